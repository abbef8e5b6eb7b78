/** The gender and number of a noun, for the words that agree with it. */
export interface Agreement {
  gender: 'm' | 'f'
  isPlural: boolean
}

/** For a noun of which nothing is known. */
export const UNKNOWN: Agreement = { gender: 'm', isPlural: false }

type Forms = readonly [singular: string, feminine: string, plural: string, femininePlural: string]

/** Words that may precede a noun in a slot. */
const DETERMINERS = new Map<string, Forms>(
  Object.entries({
    o: ['o', 'a', 'os', 'as'],
    do: ['do', 'da', 'dos', 'das'],
    no: ['no', 'na', 'nos', 'nas'],
    ao: ['ao', 'à', 'aos', 'às'],
    pelo: ['pelo', 'pela', 'pelos', 'pelas'],
    um: ['um', 'uma', '', ''],
    num: ['num', 'numa', 'em', 'em'],
    esse: ['esse', 'essa', 'esses', 'essas'],
    desse: ['desse', 'dessa', 'desses', 'dessas'],
    nesse: ['nesse', 'nessa', 'nesses', 'nessas'],
    este: ['este', 'esta', 'estes', 'estas'],
    deste: ['deste', 'desta', 'destes', 'destas'],
    neste: ['neste', 'nesta', 'nestes', 'nestas'],
    seu: ['seu', 'sua', 'seus', 'suas'],
    meu: ['meu', 'minha', 'meus', 'minhas'],
    nosso: ['nosso', 'nossa', 'nossos', 'nossas'],
  }),
)

const SLOT = /\{([^{}]+)\}/g

/** Stands for a slot: a text that is not looked at for slots again, which is where a person's words belong. */
export type Values = Readonly<Record<string, string | (() => string)>>

/**
 * Fills slots such as `{topic}`, `{do noun}` and `{pronto/pronta/prontos/prontas}` of a sentence that the writer knows, never of
 * one that a person typed. Throws on a slot that it does not know, without quoting it: what is thrown is logged.
 */
export function agreeing(sentence: string, agreement: Agreement, values: Values): string {
  return sentence.replace(SLOT, (_, slot: string) => {
    if (slot.includes('/')) return formOf(slot.split('/'), agreement)
    const [name = '', determiner] = slot.split(' ').reverse()
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error('A sentence has an unknown slot')
    const text = typeof value === 'string' ? value : value()
    return determiner ? `${determinerFor(determiner, agreement)} ${text}`.trim() : text
  })
}

/** Two forms are singular and plural; four are those of both genders. */
function formOf(forms: readonly string[], { gender, isPlural }: Agreement): string {
  const form = forms.length === 2 ? forms[Number(isPlural)] : forms[2 * Number(isPlural) + Number(gender === 'f')]
  if (form === undefined) throw new Error('A slot has an unknown number of forms')
  return form
}

function determinerFor(determiner: string, { gender, isPlural }: Agreement): string {
  const forms = DETERMINERS.get(determiner.toLowerCase())
  if (!forms) throw new Error('A slot has an unknown determiner')
  const form = formOf(forms, { gender, isPlural })
  return /^\p{Lu}/u.test(determiner) ? form.replace(/^./, (first) => first.toUpperCase()) : form
}
