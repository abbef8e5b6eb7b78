import { anyOf } from './phrases.ts'

const WRITE = '(ajud*|atend*|cri*|ger*|escrev*|produz*|elabor*|desenvolv*|fornec*|cumpr*|respond*|continu*|realiz*|colabor*|fazer|atender|abordar|opinar|comentar)'
const WHAT_WAS_ASKED = '(isso|esse|essa|este|esta|esses|essas|nesse|nessa|neste|nesta|conteudos?|legendas?|textos?|o que|sua|seu|tal)'
const REQUEST = '(solicitacao|pedido|requisicao|conteudo|tema|assunto|request|prompt)'

/** Nobody but a model says so. */
export const MODEL_DECLINES = new RegExp(anyOf([
  'como (uma ia|uma inteligencia artificial|inteligencia artificial|um modelo de (linguagem|ia)|modelo de (linguagem|ia)|(uma? )?assistente (virtual|de ia))',
  '(como|enquanto|sendo) (uma )?ia(?=,)', '(sou|enquanto) (apenas |so )?(um |uma )?(ia|inteligencia artificial|modelo de (linguagem|ia)|assistente (virtual|de ia))', 'nao fui (programad|treinad|desenvolvid)[oa]', 'fui (programad|treinad|desenvolvid)[oa] para',
  'as an? (ai|artificial|large language|language model)',
  `nao (posso|consigo|poderei|poderia|devo|vou|e possivel|me e possivel|tenho permissao para|tenho como|sou capaz de|(e|seria) (apropriado|adequado|etico)|estou (autorizad[oa]|apt[oa]|programad[oa]|habilitad[oa]) (a|para)) (te )?${WRITE}( com| a| o| em| sobre)? ${WHAT_WAS_ASKED}`, String.raw`nao (posso|consigo|poderei) (te )?(ajudar|atender)(?=[^\p{L}\p{N}]*$)`, `(recuso-me|me recuso) a ${WRITE}`,
  `nao me sinto (confortavel|a vontade|segur[oa]) … ${WRITE}`, `nao me sinto (confortavel|a vontade) com (esse|essa|este|esta|o|a) ${REQUEST}`,
  `(prefiro|opto por|optei por|devo|preciso) (nao|recusar) (${WRITE} )?((sobre|com|a) )?${WHAT_WAS_ASKED}`,
  `(essa|esse|esta|este|sua|seu|tal) ${REQUEST} … (viol*|infring*|contrari*|vai contra|fere|desrespeit*)`,
  '(viol*|infring*|contrari*|contra|desrespeit*|fere) (as|minhas|as minhas|nossas|as nossas|os|a) (diretrizes|politicas?|termos|normas) (de|do|da|da minha|eticas|internas)?', '(pelas|contra as|com as|das|minhas|nossas) (minhas |nossas )?(diretrizes|politicas de (uso|conteudo|seguranca))', '(por|devido a) (questoes|razoes|motivos) (eticas|eticos|de seguranca)', '(pelas|contra as) politicas', '(contra|viol*|infring*) … minhas (diretrizes|politicas|normas|instrucoes)',
  '(nao tenho|nao ha|nao possuo|nao recebi|faltam) (informac*|detalhes|dados|contexto) (suficientes?|para|sobre)', '(nao tenho|nao ha|nao possuo|nao recebi|sem) … (informac*|detalhes|dados|contexto) suficientes?',
  '(preciso|precisaria) (saber|entender) (um pouco )?(mais|melhor)', 'nao (entendi|compreendi) (o|a|seu|sua|o seu|a sua) (pedido|solicitacao|tema)', '(poderia|pode) (reformular|esclarecer)',
  'preciso (de|que voce informe|saber) (mais|alguns|algumas|um pouco mais de) (detalhes|informac*|contexto|dados)', '(poderia|pode|por favor) (voce )?(me )?(fornec*|inform*|especific*|detalh*|compartilh*|dar|diga|dizer) (me )?(um pouco )?mais (detalhes|informac*|contexto|sobre)',
  'i(\'|’| a)m (sorry|unable|not able|not comfortable)', 'i (can(no|\'|’)?t|cannot|won(\'|’)?t|am unable to) (help|assist|create|generate|write|provide|comply|fulfill|do|produce)',
  '(request|this|content) (violates|goes against) … (guidelines|policy|policies)', 'i (need|do not have|don(\'|’)?t have) (more|enough|sufficient) (information|details|context)', '(could|can) you (please )?(provide|share|tell me|give me|clarify) (me )?(some )?more',
]) + '|^sorry\\b', 'gu')

/** Owners apologize, too, but seldom for not being able to write. */
export const DECLINES = new RegExp(String.raw`^[^\p{L}\n]*${anyOf([`(desculp*|sinto muito|lamento|perdao|infelizmente) … nao (posso|consigo|poderei|tenho permissao|devo) … ${WRITE}`])}`, 'gu')
