import type { core } from 'zod'
import { countWords } from '../rules/plain-text.ts'
import { agreeing, type Agreement } from '../writer/agreement.ts'

/** Rules for a sentence of the content. Messages are read by those who write it. */
type Rule = core.CheckFn<string>

const FEWEST_WORDS = 15
const MOST_WORDS = 28

/** Promises that only the owner may make, and such as nobody should. */
const PROMISES = /R\$|descontos?\b|frete|parcel|grátis|estoque|garanti[ar]|últim[ao]s (?:unid|peças|vagas)|promoç|oficial/i
const EFFECTS = /terapia|terapêutic|relaxa|ansiedade|estresse|insônia|\bcura\b|saudável|hipoalerg|segur[oa] para/i
const THERAPY = /acredite em você|desista|respire fundo|tudo passa|jornada/i
/** Values that only the owner's own line may say. */
const VALUES = /R\$|\d|garanti[ar]|oficial/i
const HOPE = /acredite|sonho|jornada|desista|respire/i
/** Claims that are true of some products only. */
const CLAIMS = /R\$|descontos?\b|frete|grátis|estoque|garanti[ar]|feit[oa]s? (?:com|à mão)|artesan|à mão|presentear|peça única/i
const CHAT = /!|(?<!\p{L})(?:pra|pro|tá|tô)(?!\p{L})/u

const AGREEMENTS: readonly Agreement[] = (['m', 'f'] as const).flatMap((gender) => [false, true].map((isPlural) => ({ gender, isPlural })))
const TOPIC = /\{(?:\p{L}+ )?topic\}/gu
/** Any noun: it begins with a small letter. */
const NOUN = 'xale'

const rule = (fault: (sentence: string) => string | null): Rule => ({ value, issues }) => {
  const message = fault(value)
  if (message) issues.push({ code: 'custom', message, input: value })
}

const without = (pattern: RegExp, why: string) => rule((sentence) => {
  const [found] = pattern.exec(sentence) ?? []
  return found ? `"${found}": ${why}` : null
})

export const hasOneTopic = rule((sentence) => {
  const count = sentence.match(TOPIC)?.length ?? 0
  return count === 1 ? null : `uma abertura diz {topic} uma vez só, e esta diz ${count}`
})

export const passageLength = rule((sentence) => {
  const words = countWords(sentence)
  return words < FEWEST_WORDS || words > MOST_WORDS ? `tem ${words} palavras, e deve ter de ${FEWEST_WORDS} a ${MOST_WORDS}` : null
})

/** Verbs in the singular that people put beside a noun, and whose subject may follow: 'chegou a vela'. With 'as velas' they are wrong. */
const BEFORE_SUBJECT = [
  'aparece', 'apareceu', 'basta', 'bastava', 'cabe', 'coube', 'chega', 'chegou', 'começa', 'começou', 'está', 'estava', 'entra', 'entrou', 'existe',
  'existia', 'falta', 'faltava', 'faltou', 'fica', 'ficou', 'mora', 'nasce', 'nasceu', 'sai', 'saiu', 'se foi', 'sobra', 'sobrou', 'some', 'sumiu', 'surge',
  'surgiu', 'veio', 'vem', 'volta', 'voltou',
]
/** These and others come after it. */
const AFTER_SUBJECT = [
  ...BEFORE_SUBJECT,
  'acaba', 'acompanha', 'ajuda', 'alegra', 'combina', 'conquista', 'conta', 'cuida', 'dá', 'deixa', 'dura', 'é', 'encanta', 'era', 'espera', 'fala', 'faz',
  'fez', 'foi', 'funciona', 'ganha', 'ganhou', 'guarda', 'ilumina', 'leva', 'merece', 'mostra', 'muda', 'parece', 'passa', 'pede', 'perfuma', 'pode',
  'precisa', 'rende', 'resolve', 'reúne', 'sabe', 'salva', 'salvou', 'serve', 'tem', 'traz', 'vai', 'vira', 'virou',
]
const BETWEEN = '(?:ainda|às vezes|já|mal|me|não|nunca|quase|que|se|sempre|só|também)'
const SUBJECT = String.raw`\{(?:(?:o|um|esse|este|seu|meu|nosso) )?(?:topic|noun)\}`
/** A subject begins a sentence or a clause, and its verb follows. A verb after which a subject comes is not the verb of 'quem'. */
const FIXED_VERBS = [
  new RegExp(String.raw`(?:^|[.!?:] |(?<!\p{L})(?:enquanto|onde|porque|quando|que|se) )${SUBJECT} (?:${BETWEEN} )*(${AFTER_SUBJECT.join('|')})(?!\p{L}| comigo)`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?<!quem )(${BEFORE_SUBJECT.join('|')}) ${SUBJECT}`, 'iu'),
]

/** Forms that were given in another order, or as if two of them were genders. */
function faultOfForms(slot: string): string | null {
  const forms = slot.split('/')
  const [first = '', second = '', third = ''] = forms
  const isPlural = (form: string) => /(?:m|ão|s)$/.test(form)
  if (forms.length === 2) {
    const isAdjective = /(?:^|^(?:é|está|fica|ficou|foi) )\p{L}*[oa]$/iu.test(first) && second.endsWith(`${first.split(' ').at(-1)!}s`)
    return !isPlural(second) || isAdjective ? `"${slot}": duas formas são singular e plural; se muda também com o gênero, escreva quatro: {pronto/pronta/prontos/prontas}` : null
  }
  if (forms.length !== 4) return `"${slot}": escreva duas formas, singular e plural, ou quatro, também com o gênero`
  return isPlural(second) && !isPlural(third) ? `"${slot}": a ordem é {pronto/pronta/prontos/prontas}` : null
}

/** Checks how it reads with nouns of each gender and number. */
export const agreement = rule((sentence) => {
  for (const [, slot = ''] of sentence.matchAll(/\{([^{}/]*\/[^{}]*)\}/g)) {
    const fault = faultOfForms(slot)
    if (fault) return fault
  }
  for (const pattern of FIXED_VERBS) {
    const [, verb] = pattern.exec(sentence) ?? []
    if (verb) return `"${verb}" não combina com um nome no plural: escreva as duas formas, como {chegou/chegaram}`
  }
  for (const agreement of AGREEMENTS) {
    const filled = filledFor(sentence, agreement)
    if (filled === null) return 'há uma lacuna entre chaves que o escritor não conhece'
    const [found] = /[{}|…—]| {2}|\bde (?:os|as) /u.exec(filled) ?? []
    if (found) return `"${found}" não pode ficar em: ${filled}`
    if (/^\p{Ll}/u.test(filled) && !filled.startsWith(NOUN)) return 'comece com letra maiúscula'
  }
  return null
})

function filledFor(sentence: string, agreement: Agreement): string | null {
  try {
    return agreeing(sentence, agreement, { topic: NOUN, noun: NOUN })
  } catch {
    return null
  }
}

export const whole = rule((sentence) => (/^[\p{Lu}{][^;]*[.!?]$/u.test(sentence) ? null : 'comece com letra maiúscula, termine com ponto e não use ponto e vírgula'))

export const endOrColon = rule((sentence) => {
  if (!/(?:[.!?]|: \{(?:\p{L}+ )?topic\})$/u.test(sentence)) return 'termine com ponto, "!" ou "?"'
  return sentence.replace(/\{[^{}]*\}/g, '').split(':').length > 2 ? 'use no máximo um sinal de dois-pontos' : null
})

export const isNoPromise = rule((sentence) => {
  const [promise] = PROMISES.exec(sentence) ?? []
  if (promise) return `"${promise}": só a dona da loja pode prometer isso`
  const [effect] = EFFECTS.exec(sentence) ?? THERAPY.exec(sentence) ?? []
  return effect ? `"${effect}": não prometa efeito sobre a saúde ou a mente` : null
})

export const noChat = without(CHAT, 'no estilo profissional, e no que serve a todos, sem "!" e sem "pra", "tá" ou "tô"')
export const noValue = without(VALUES, 'só a frase da dona diz valores e números')
export const noHope = without(HOPE, 'não dê conselhos de vida')
export const noClaim = without(CLAIMS, 'isto não é verdade para todo produto')
export const noSlot = without(/[{}|…—]| {2}/, 'aqui não há lacunas, reticências nem espaços dobrados')

/** A list says nothing twice. */
export const eachOnce: core.CheckFn<readonly unknown[]> = ({ value, issues }) => value.forEach((item, at) => {
  const first = value.indexOf(item)
  if (typeof item === 'string' && item !== '' && first < at) issues.push({ code: 'custom', message: `"${item}" já está nesta lista: é o ${first + 1}º`, path: [at], input: item })
})

export const question = rule((sentence) => (sentence.endsWith('?') ? null : 'termine com "?"'))
export const noFinalMark = rule((sentence) => (/[.!?]$/.test(sentence) ? 'não termine com ponto: entra no meio de uma frase' : null))
/** A photo cannot be told in words. */
export const noPhoto = without(/^(?:uma?s? |as? |os? )?(?:fotos?|prints?|áudios?|vídeos?)(?!\p{L})/u, 'isto não se conta em palavras')
export const smallLetter = rule((sentence) => (/^\p{Lu}/u.test(sentence) ? 'comece com letra minúscula: entra no meio de uma frase' : null))
export const noun = rule((listed) => (/^[oa]s? [^/]+(?:\/.+)?$/u.test(listed) ? null : 'comece com o artigo: "a vela", "os noivos", "o pão/pães"'))

export const naming = (pattern: RegExp, what: string): Rule => rule((sentence) => (pattern.test(sentence) ? null : `fale em ${what}`))
