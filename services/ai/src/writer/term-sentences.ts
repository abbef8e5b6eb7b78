import type { CaptionStyle } from '@atelie/contract/generators'
import { capitalize } from './capitalize.ts'
import type { Terms } from './topics/read-topic.ts'

/** Terms in sentences of their own: 'R$ 30' becomes 'Sai por R$ 30.' */
export const termSentences = ({ price, contact, specs }: Terms, style: CaptionStyle): string[] => [...specs.map(specSentence), ...priceSentences(price, style), ...contact === '' ? [] : [contact]]

/** 'tam P ao GG' becomes 'Tamanhos: P ao GG.', '500 g' 'Peso: 500 g.', and 'pacote com 10' stays. */
function specSentence(spec: string): string {
  const [, sizes = SIZES.test(spec) ? spec : null] = /^tam(?:anho)?s?(?: d[aeo])? (.+)$/i.exec(spec) ?? []
  if (sizes) return `Tamanhos: ${sizes}.`
  if (!/^\d/.test(spec) || COUNT.test(spec)) return `${capitalize(spec)}.`
  return `${WEIGHT.test(spec) ? 'Peso' : 'Medida'}: ${spec}.`
}

const SIZES = /^(?:pp?|m|gg?|xg)[, ]/i
const COUNT = / (?:unidades|peças|un|fatias|pessoas|lugares|velas)$/i
const WEIGHT = /\d ?(?:g|gr|kg)$/i

function priceSentences(price: string | null, style: CaptionStyle): string[] {
  if (!price) return []
  if (style === 'professional' || style === 'motivational') return [`Valor: ${price}.`]
  return [price.startsWith('a partir') ? `Sai ${price}.` : `Sai por ${price}.`]
}
