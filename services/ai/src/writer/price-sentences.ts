import type { CaptionStyle } from '@atelie/contract/generators'

/** 'R$ 30' is told as 'Sai por R$ 30.' */
export function priceSentences(price: string | null, style: CaptionStyle): string[] {
  if (!price) return []
  if (style === 'professional' || style === 'motivational') return [`Valor: ${price}.`]
  return [price.startsWith('a partir') ? `Sai ${price}.` : `Sai por ${price}.`]
}
