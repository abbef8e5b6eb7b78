import { expect, it } from 'vitest'
import { takeSpecs } from './specs.ts'

it.each([
  ['refil de sabonete líquido 500ml', 'refil de sabonete líquido', ['500ml']],
  ['camiseta da empresa tam P ao GG pacote com 10', 'camiseta da empresa', ['tam P ao GG', 'pacote com 10']],
  ['mini vasos 6 x 6 cm kit com 4', 'mini vasos', ['6 x 6 cm', 'kit com 4']],
  ['vestido de malha P, M e G', 'vestido de malha', ['P, M e G']],
  ['bolo de rolo de goiabada 500 g', 'bolo de rolo de goiabada', ['500 g']],
  ['cento de coxinha', 'cento de coxinha', []],
  ['caixa com 6 brigadeiros', 'caixa com 6 brigadeiros', []],
  ['vela de 7 dias', 'vela de 7 dias', []],
])('sizes and counts at the end of "%s" are told apart', (text, rest, specs) => {
  expect(takeSpecs(text)).toEqual({ rest, specs })
})
