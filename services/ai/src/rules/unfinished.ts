import { plain } from '../writer/topics/spelling.ts'

/** Told to the model if it declines in words. */
export const DECLINED = 'it must be the text itself and not why you decline'

/** Begins the words with which models hand over a text: 'Claro! Aqui está a sua legenda:'. */
const HANDED_OVER = [
  String.raw`(?:(?:claro|com certeza|certo|perfeito|otimo|pronto|ok(?:ay)?|sure|certainly|of course|absolutely)\b(?: que sim)?[^\p{L}\n]{1,4})?(?:aqui (?:esta|estao|vai|vao|tem|segue)|segue[m]?|eis|confira|here(?: is|'s|’s| are))\b[^.!?:\n]{0,60}\b(?:legendas?|textos?|posts?|postagem|publicac\w+|ideias?|prompts?|sugest\w+|opc\w+|vers\w+|captions?|json)\b[^.!?:\n]{0,60}(?::|[.!]?\s*\n)`,
  String.raw`(?:claro|com certeza|sure|certainly|of course|absolutely)\b(?: que sim)?[^\p{L}\n]{1,4}(?:aqui|segue|eis|here)\b[^.!?:\n]{0,80}(?::|[.!]?\s*\n)`,
  String.raw`(?:legenda|caption|prompt|response|answer|output|titulo|title)(?: \d+)? ?:`,
].join('|')
/** And those that follow it: 'Espero que goste!' */
const SENT_OFF = [
  String.raw`espero (?:que (?:voce )?(?:goste|tenha gostado|isso ajude|ajude|seja util)|ter ajudado)\b[^\n]{0,60}$`,
  String.raw`\b(?:(?:se|caso) (?:voce )?(?:quiser|precisar|preferir|desejar)|posso|quer que eu|fico a disposicao|me avise|e so (?:pedir|avisar))\b[^.!?\n]{0,60}\b(?:outr[ao]s? (?:vers\w+|opc\w+|legendas?|textos?|ideias?|sugest\w+)|mais (?:vers\w+|opc\w+|legendas|ideias|sugest\w+)|ajust\w+ (?:o tom|a legenda|o texto|algo|alguma coisa|qualquer coisa)|(?:alterar|mudar|adaptar) (?:o tom|a legenda|o texto))\b[^\n]{0,60}$`,
  String.raw`\b(?:i )?hope (?:this|you|it)\b[^\n]{0,60}$|\blet me know\b[^\n]{0,80}$`,
].join('|')
const TALK = new RegExp(`^[^\\p{L}\\p{N}\\n]*(?:${HANDED_OVER})|${SENT_OFF}`, 'u')

/** Nobody but a model says so. */
const MODEL_DECLINES = new RegExp([
  String.raw`\bcomo (?:uma ia|(?:uma )?inteligencia artificial|(?:um )?modelo de (?:linguagem|ia)|(?:uma? )?assistente (?:virtual|de ia))\b`, String.raw`\bas an? (?:ai|artificial|large language|language model)\b`,
  String.raw`\bi(?:'|’)?m (?:sorry|unable|not able)\b|\bi (?:can(?:no|'|’)?t|cannot|won(?:'|’)?t|am unable to) (?:help|assist|create|generate|write|provide|comply|fulfill|do|produce)\b|^sorry\b`,
  String.raw`\bnao (?:posso|consigo|poderei|e possivel|me e possivel|tenho permissao para) (?:te )?(?:ajudar|ajuda-l[ao]|atender|criar|gerar|escrever|produzir|fornecer|cumprir|responder|continuar|realizar|colaborar|fazer)(?: com| a| o| em)? (?:iss?o|ess[ea]|est[ea]|nest[ea]|ness[ea]|ess[ea]s|est[ea]s|a est[ea]|a ess[ea]|conteudos?|legendas? (?:sobre|com|que|para)|textos? (?:sobre|com|que)|o que (?:voce )?(?:pediu|foi pedido)|(?:sua|tal|a sua|seu|o seu) (?:solicitacao|pedido))\b`,
].join('|'), 'u')
/** Owners apologize, too, but seldom for not being able to write. */
const DECLINES = /^[^\p{L}\n]*(?:desculp\w+|sinto muito|lamento|perdao|infelizmente)\b[^.!?\n]{0,40}\bnao (?:posso|consigo|poderei|tenho permissao|devo)\b[^.!?\n]{0,30}\b(?:ajud\w+|atend\w+|criar|gerar|escrever|produzir|fornecer|cumprir|responder|colaborar)\b/u

const BLANKS = [/\[(?=[^[\]\n]*\p{L})[^[\]\n]{2,80}\]/gu, /\{[^{}\n]{0,80}\}/g, /<(?=\p{L})[^<>\n]{1,80}>/gu, /(?<!_)_{3,}/g, /R\$ ?(?:X+(?:,X+)?(?!\p{L})|\[)|(?<![\p{L}\p{N}])X{1,3}(?:%|,XX|\/XX)|(?<![\p{L}\p{N}])XXX+/gu, /\b(?:lorem|insira aqui|inserir aqui|preencha aqui)\b/gi]

const QUOTES = /^(?:"[^"]+"|“[^“”]+”|«[^«»]+»|'[^']+')$/

/** A shorter word says too little to be recognized by. */
const LONG = /\p{L}{5,}/gu
const stemsOf = (text: string) => (text.match(LONG) ?? []).map((word) => word.slice(0, 5))

/**
 * Why a text of a model cannot be shown, though it may be all that the rules ask for: it declines, speaks to whoever asked, or
 * leaves blanks. What the person typed herself is none of it.
 */
export function unfinishedFaults(text: string, typed: readonly string[]): string[] {
  const own = typed.join('\n').toLowerCase()
  const ownStems = new Set(stemsOf(plain(own)))
  const [said, ownSaid] = [plain(text), plain(own)]
  const occurs = (pattern: RegExp) => {
    const found = pattern.exec(said)?.[0]
    return found !== undefined && !ownSaid.includes(found.trim())
  }
  const isOfHers = (pattern: RegExp) => stemsOf(pattern.exec(said)?.[0] ?? '').some((stem) => ownStems.has(stem))
  const isBlank = (blank: string) => !own.includes(blank.toLowerCase())
  return [
    ...occurs(MODEL_DECLINES) || (occurs(DECLINES) && !isOfHers(DECLINES)) ? [DECLINED] : [],
    ...occurs(TALK) && !isOfHers(TALK) ? ['it must be the text alone, without a word to whoever asked for it before or after it'] : [],
    ...BLANKS.flatMap((pattern) => text.match(pattern) ?? []).some(isBlank) ? ['nothing may be left to be filled in'] : [],
    ...QUOTES.test(text) && !own.includes(text.toLowerCase()) ? ['the whole text must not stand in quotation marks'] : [],
    ...text.includes('\ufffd') && !own.includes('\ufffd') ? ['it has characters that cannot be read'] : [],
  ]
}
