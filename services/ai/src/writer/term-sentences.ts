import type { CaptionStyle } from '@atelie/contract/generators'

interface Terms {
  price: string | null
  contacts: readonly string[]
  specs: readonly string[]
}

/** What stands in a sentence of its own: 'R$ 30' is told as 'Sai por R$ 30.' */
export const termSentences = ({ price, contacts, specs }: Terms, style: CaptionStyle): string[] => [...specs.length > 0 ? [`Detalhes: ${specs.join(', ')}.`] : [], ...priceSentences(price, style), ...contacts.length > 0 ? [`Contato: ${contacts.join(' ou ')}.`] : []]

function priceSentences(price: string | null, style: CaptionStyle): string[] {
  if (!price) return []
  if (style === 'professional' || style === 'motivational') return [`Valor: ${price}.`]
  return [price.startsWith('a partir') ? `Sai ${price}.` : `Sai por ${price}.`]
}
