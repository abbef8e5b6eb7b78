import { anyOf } from './phrases.ts'

const TEXT = '(legendas?|textos?|posts?|postagem|publicac*|ideias?|prompts?|sugest*|opc*|vers*|captions?|json)'
/** Words for a text that owners hardly use of what they sell. */
const TEXT_ALONE = '(legendas?|textos?|captions?|prompts?|vers(ao|oes))'
const HERE = '(aqui (esta|estao|vai|vao|tem|segue)|seguem?|eis|confira|here (is|are)|here(\'|’)s)'
const SURE = '(claro|com certeza|certo|perfeito|otimo|excelente|maravilha|pronto|ok|okay|entendido|sure|certainly|of course|absolutely|great)'
const SAID_FIRST = String.raw`(?:${anyOf([SURE])}(?: que sim)?[^\p{L}\n]{1,6})?`
const FIRST_SENTENCE = String.raw`(?:[^.!?:\n]{1,60}[.!…]{1,3}[^\p{L}\p{N}\n]{0,6})?`
const LINE_END = String.raw`(?::|[.!]?\s*\n)`

const LABEL = String.raw`(?:\d[aª] )?(legenda|opcao|versao|sugestao|texto|resposta|assistente|titulo|caption|option|version|prompt|response|answer|output|title|assistant|system|user|ia|ai|bot|chatgpt|rascunho|final answer|texto (da legenda|do post))`
const NUMBER = String.raw` (?:\d{1,2}|[a-c]) ?[-–—:).]`
const LABEL_KIND = String.raw`(?: (?:final|revisada|corrigida|atualizada|sugerida|pronta|curta|longa|principal|para (?:o )?instagram))?`

/** Before a text: 'Claro! Aqui está a sua legenda:', 'Opção 1:', 'Entendido.' */
const BEFORE = [
  String.raw`${SAID_FIRST}${anyOf([`${HERE} … ${TEXT}`])}[^.!?:\n]{0,60}${LINE_END}`,
  String.raw`${FIRST_SENTENCE}${anyOf([`${HERE} … ${TEXT_ALONE}`])}[^.!?:\n]{0,60}${LINE_END}`,
  String.raw`${FIRST_SENTENCE}${anyOf(['(aqui (esta|estao|vai|vao|segue)|seguem?|eis|here (it is|you go))( abaixo| a seguir| aqui)?'])} ?${LINE_END}`,
  String.raw`${anyOf(['(claro|com certeza|sure|certainly|of course|absolutely)'])}(?: que sim)?[^\p{L}\n]{1,4}${anyOf(['(aqui|segue|eis|here)'])}[^.!?:\n]{0,80}${LINE_END}`,
  String.raw`${anyOf(['(entendido|entendi|entendi (o|seu|sua) (pedido|solicitacao)|compreendido|compreendi|anotado|understood|got it|certainly|of course|(como|conforme) (solicitado|pedido|voce pediu|voce solicitou))'])} ?[.!,:]`,
  String.raw`${anyOf([LABEL])}(?:${LABEL_KIND} ?:|${NUMBER})`,
  String.raw`${anyOf([SURE])}[^\p{L}\n]{1,4}vamos la ?[:.!]`,
]
/** After it: 'Espero que goste!', '(27 palavras)', 'Nota: adaptei o tom.' */
const AFTER = [
  String.raw`\n[^\p{L}\p{N}]{0,6}${anyOf([LABEL])}${NUMBER}`,
  String.raw`${anyOf(['espero que (voce )?(goste|tenha gostado|isso ajude|ajude|seja util)', 'espero ter ajudado'])}[^\p{L}\p{N}\n]*$`,
  anyOf([`espero que … (goste|gostado|ajude|util|atenda|agrade) … (d[aoe]|a|o|ess[ae]|est[ae]|as|os) (resultado|${TEXT_ALONE})`]),
  String.raw`${anyOf([
    `((se|caso) (voce )?(quiser|precisar|preferir|desejar)|posso|quer que eu|fico a disposicao|me avise|e so (pedir|avisar)) … (outr[ao]s? ${TEXT}|mais (vers*|opc*|legendas|ideias|sugest*)|ajust* (o tom|a legenda|o texto|algo|alguma coisa|qualquer coisa)|(alterar|mudar|adaptar) (o tom|a legenda|o texto))`,
    '(fique a vontade|sinta-se (livre|a vontade)) para … (legendas?|o texto|o tom|emojis|hashtags)', '(adapt*|ajust*|alter*|edit*|modific*) … (legendas?|captions?|hashtags)', '(adapt*|ajust*) o tom (para|de|e)', 'o que (voce )?achou (da legenda|do texto)', '(gostaria|quer) (de )?(uma )?(outra|nova) (versao|legenda|opcao)', 'usei … (emojis|hashtags)',
    '(i )?hope (this|you|it)', 'let me know',
  ])}[^\n]{0,80}$`,
  String.raw`[([]\D{0,20}\d+ (?:palavras|words|caracteres|characters|tokens)[)\]]|\n\s{0,3}\d+ (?:palavras|words)\.?$`, String.raw`${anyOf(['(total|contagem|numero) de (palavras|caracteres)', 'word count'])} ?:`,
  String.raw`(?:^|[.!?\n)])[^\p{L}\p{N}]{0,6}(?:nota|obs|observac(?:ao|oes)|note)(?: (?:final|importante))?\.?\)? ?: ?(?=\p{L})`,
]

/** Models say these to the one who asks for a text. */
export const TALK = new RegExp(String.raw`^[^\p{L}\p{N}\n]{0,20}(?:${BEFORE.join('|')})|${AFTER.join('|')}`, 'gu')
