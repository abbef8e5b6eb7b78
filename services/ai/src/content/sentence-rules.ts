import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { core } from 'zod'
import { countWords } from '../rules/plain-text.ts'
import { agreeing, type Agreement } from '../writer/agreement.ts'
import { type Matcher, patternOf, type Phrases } from './pattern.ts'

/** Rules for a sentence of the content. Messages are read by those who write it. */
type Rule = core.CheckFn<string>

const FEWEST_WORDS = 15
const MOST_WORDS = 28

interface Words {
  forbidden: Record<
    'promise' | 'effect' | 'value' | 'hope' | 'claim' | 'chat' | 'slot' | 'photo',
    Matcher & { why: string }
  >
  beforeSubject: Phrases
  afterSubject: Phrases
  between: Phrases
}
const { forbidden, beforeSubject, afterSubject, between } = parse(
  readFileSync(new URL('./sentence-rules.yaml', import.meta.url), 'utf8'),
) as Words

const AGREEMENTS: readonly Agreement[] = (['m', 'f'] as const).flatMap((gender) =>
  [false, true].map((isPlural) => ({ gender, isPlural })),
)
const TOPIC = /\{(?:\p{L}+ )?topic\}/gu
/** Any noun: it begins with a small letter. */
const NOUN = 'xale'

const rule =
  (fault: (sentence: string) => string | null): Rule =>
  ({ value, issues }) => {
    const message = fault(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  }

/** Refuses sentences that say any of these. */
function without(...names: readonly (keyof Words['forbidden'])[]): Rule {
  const all = names.map((name) => ({ pattern: patternOf(forbidden[name], 'i'), why: forbidden[name].why }))
  return rule((sentence) => {
    const said = all.find(({ pattern }) => pattern.test(sentence))
    return said ? `"${said.pattern.exec(sentence)![0]}": ${said.why}` : null
  })
}

export const hasOneTopic = rule((sentence) => {
  const count = sentence.match(TOPIC)?.length ?? 0
  return count === 1 ? null : `uma abertura diz {topic} uma vez só, e esta diz ${count}`
})

export const passageLength = rule((sentence) => {
  const words = countWords(sentence)
  return words < FEWEST_WORDS || words > MOST_WORDS
    ? `tem ${words} palavras, e deve ter de ${FEWEST_WORDS} a ${MOST_WORDS}`
    : null
})

const SUBJECT = String.raw`\{(?:(?:o|um|esse|este|seu|meu|nosso) )?(?:topic|noun)\}`
/** A subject begins a sentence or a clause, and its verb follows. A verb after which a subject comes is not the verb of 'quem'. */
const FIXED_VERBS = [
  new RegExp(
    String.raw`(?:^|[.!?:] |(?<!\p{L})(?:enquanto|onde|porque|quando|que|se) )${SUBJECT} (?:(?:${between.join('|')}) )*(${[...beforeSubject, ...afterSubject].join('|')})(?!\p{L}| comigo)`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?<!quem )(${beforeSubject.join('|')}) ${SUBJECT}`, 'iu'),
]

/** Forms that were given in another order, or as if two of them were genders. */
function faultOfForms(slot: string): string | null {
  const forms = slot.split('/')
  const [first = '', second = '', third = ''] = forms
  const isPlural = (form: string) => /(?:m|ão|s)$/.test(form)
  if (forms.length === 2) {
    const isAdjective =
      /(?:^|^(?:é|está|fica|ficou|foi) )\p{L}*[oa]$/iu.test(first) && second.endsWith(`${first.split(' ').at(-1)!}s`)
    return !isPlural(second) || isAdjective
      ? `"${slot}": duas formas são singular e plural; se muda também com o gênero, escreva quatro: {pronto/pronta/prontos/prontas}`
      : null
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

export const whole = rule((sentence) =>
  /^[\p{Lu}{][^;]*[.!?]$/u.test(sentence)
    ? null
    : 'comece com letra maiúscula, termine com ponto e não use ponto e vírgula',
)

export const endOrColon = rule((sentence) => {
  if (!/(?:[.!?]|: \{(?:\p{L}+ )?topic\})$/u.test(sentence)) return 'termine com ponto, "!" ou "?"'
  return sentence.replace(/\{[^{}]*\}/g, '').split(':').length > 2 ? 'use no máximo um sinal de dois-pontos' : null
})

export const isNoPromise = without('promise', 'effect')
export const noChat = without('chat')
export const noValue = without('value')
export const noHope = without('hope')
export const noClaim = without('claim')
export const noSlot = without('slot')
export const noPhoto = without('photo')

/** A list says nothing twice. */
export const eachOnce: core.CheckFn<readonly unknown[]> = ({ value, issues }) =>
  value.forEach((item, at) => {
    const first = value.indexOf(item)
    if (typeof item === 'string' && item !== '' && first < at)
      issues.push({
        code: 'custom',
        message: `"${item}" já está nesta lista: é o ${first + 1}º`,
        path: [at],
        input: item,
      })
  })

export const question = rule((sentence) => (sentence.endsWith('?') ? null : 'termine com "?"'))
export const noFinalMark = rule((sentence) =>
  /[.!?]$/.test(sentence) ? 'não termine com ponto: entra no meio de uma frase' : null,
)
export const smallLetter = rule((sentence) =>
  /^\p{Lu}/u.test(sentence) ? 'comece com letra minúscula: entra no meio de uma frase' : null,
)
export const noun = rule((listed) =>
  /^[oa]s? [^/]+(?:\/.+)?$/u.test(listed) ? null : 'comece com o artigo: "a vela", "os noivos", "o pão/pães"',
)

export const naming = (pattern: RegExp, what: string): Rule =>
  rule((sentence) => (pattern.test(sentence) ? null : `fale em ${what}`))
