import { expect, it } from 'vitest'
import { sayings } from './phrases.ts'

const says = sayings({
  flower: ['flor*'],
  border: ['borda *'],
  cake: ['bolos?', 'doce', '!doce lar'],
  color: ['rosa', 'azul'],
  background: ['fundo {color}', '^{color}$'],
  space: ['espaço … (nome|foto)'],
})

it.each([
  ['flower', 'com FLÔRES', 'deflorestar'], ['flower', 'florzinhas', 'flauta'], ['border', 'com borda rosa', 'uma borda'], ['cake', 'dois bolos', 'bolota'], ['cake', 'doce lar, doce', 'lar, doce lar'],
  ['background', 'em fundo azul', 'fundo verde'], ['background', 'Rosa', 'rosa e azul'], ['space', 'com espaço em cima para o nome', 'com espaço. Nome: Ana'],
] as const)('the list %j finds itself in %j, and not in %j', (list, text, other) => {
  expect(says[list](text)).toBe(true)
  expect(says[list](other)).toBe(false)
})
