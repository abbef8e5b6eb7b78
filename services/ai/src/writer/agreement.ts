/** The gender and number of a noun, for the words that agree with it. */
export interface Agreement {
  gender: 'm' | 'f'
  isPlural: boolean
}

type Forms = readonly [singular: string, feminine: string, plural: string, femininePlural: string]

/** Words that may precede a noun in a slot. */
const DETERMINERS: Record<string, Forms> = {
  o: ['o', 'a', 'os', 'as'], do: ['do', 'da', 'dos', 'das'], no: ['no', 'na', 'nos', 'nas'], ao: ['ao', 'à', 'aos', 'às'], pelo: ['pelo', 'pela', 'pelos', 'pelas'],
  um: ['um', 'uma', '', ''], num: ['num', 'numa', 'em', 'em'],
  esse: ['esse', 'essa', 'esses', 'essas'], desse: ['desse', 'dessa', 'desses', 'dessas'], nesse: ['nesse', 'nessa', 'nesses', 'nessas'],
  este: ['este', 'esta', 'estes', 'estas'], deste: ['deste', 'desta', 'destes', 'destas'], neste: ['neste', 'nesta', 'nestes', 'nestas'],
  seu: ['seu', 'sua', 'seus', 'suas'], meu: ['meu', 'minha', 'meus', 'minhas'], nosso: ['nosso', 'nossa', 'nossos', 'nossas'],
}

const SLOT = /\{([^{}]+)\}/g

/** What stands for a slot: a text that is not looked at for slots again. */
export type Values = Readonly<Record<string, string | (() => string)>>

/** Fills slots such as `{topic}`, `{do noun}` and `{pronto/pronta/prontos/prontas}`. Throws on a slot that it does not know. */
export function agreeing(sentence: string, agreement: Agreement, values: Values): string {
  return sentence.replace(SLOT, (_, slot: string) => {
    if (slot.includes('/')) return formOf(slot.split('/'), agreement)
    const [name = '', determiner] = slot.split(' ').reverse()
    const value = values[name]
    if (value === undefined) throw new Error(`Unknown slot: ${slot}`)
    const text = typeof value === 'string' ? value : value()
    return determiner ? `${determinerFor(determiner, agreement)} ${text}`.trim() : text
  })
}

/** Two forms are singular and plural; four are those of both genders. */
function formOf(forms: readonly string[], { gender, isPlural }: Agreement): string {
  const form = forms.length === 2 ? forms[Number(isPlural)] : forms[2 * Number(isPlural) + Number(gender === 'f')]
  if (form === undefined) throw new Error(`Unknown forms: ${forms.join('/')}`)
  return form
}

function determinerFor(determiner: string, { gender, isPlural }: Agreement): string {
  const forms = DETERMINERS[determiner.toLowerCase()]
  if (!forms) throw new Error(`Unknown determiner: ${determiner}`)
  const form = formOf(forms, { gender, isPlural })
  return /^\p{Lu}/u.test(determiner) ? form.replace(/^./, (first) => first.toUpperCase()) : form
}
