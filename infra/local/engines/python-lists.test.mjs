// @ts-check
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const lists = ['secantus-python', 'moto-python', 'wheels'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => join(folder, file)),
)

it.each(lists)('%s has one version and the hashes of every package', (file) => {
  const entries = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => !/^(#|$)/.test(line))
    .join('\n')
    .split(/\n(?! )/)
  for (const entry of entries)
    expect(entry).toMatch(/^[\w-]+==[\w.]+( ; [^\\]+)? \\\n( +--hash=sha256:[0-9a-f]{64}( \\\n|$))+$/)
})

it('every installation with pip checks hashes', () => {
  const source = readdirSync(import.meta.dirname)
    .filter((file) => /\.mjs$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  for (const line of source.split('\n').filter((one) => /'pip', '(?:install|download)'/.test(one)))
    expect(line).toContain('--require-hashes')
})
