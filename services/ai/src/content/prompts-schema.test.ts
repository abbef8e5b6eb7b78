import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { promptKinds } from './prompts-schema.ts'
import { readSource, told } from './source-file.ts'

const source = readFileSync(join(import.meta.dirname, '../../content/prompts/sticker.yaml'), 'utf8')
const faultsIn = (text: string) => readSource('prompts/sticker.yaml', text, promptKinds.sticker).faults?.map(told) ?? []

it.each([
  ['a part without English', ', en: "A sticker" }', ' }', /falta "en"/],
  ['a slot that only Portuguese has', 'en: "Look: $1. Colors: $2."', 'en: "Look: $1."', /as lacunas/],
  ['a sentence without its mark', 'pt: "Sem sombra."', 'pt: "Sem sombra"', /termine com ponto/],
  ['a full stop within a sentence', 'pt: "de acordo com a descrição"', 'pt: "de acordo com a descrição."', /não termine com ponto/],
  ['a phrase with an open parenthesis', '"sem balão"', '"(sem balão"', /não dá para ler "\(sem balão"/],
  ['a list that is not there', '"sem balão"', '"sem {balloon}"', /não dá para ler "sem \{balloon\}"/],
  ['an unknown list', 'noBubble: ["sem balão"]', 'noBubble: ["sem balão"]\n  noBalloon: ["sem balão"]', /não conheço "noBalloon"/],
])('%s is told with its line', (_, right, wrong, message) => {
  expect(faultsIn(source)).toEqual([])
  expect(source).toContain(right)
  const line = source.slice(0, source.indexOf(right)).split('\n').length
  const faults = faultsIn(source.replace(right, wrong))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(message)
  expect(Number(faults[0]!.split(/[: ]/)[1])).toBeGreaterThanOrEqual(line)
})
