// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HEADLESS_SHELL, PRINT_FONTS } from '../local/set-up/apt.mjs'
import { rootDir } from '../local/settings.mjs'

const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8')

it('npx is run in the folder of a package, since it goes there from any other', () => {
  const folders = [...dockerfile.matchAll(/cd (\S+) && npx/g)].map(([, folder = '']) => folder.replace('/app/', ''))
  expect(folders).toEqual(expect.arrayContaining(['${FOLDER}', 'infra']))
  expect(
    folders.filter((folder) => folder !== '${FOLDER}' && !existsSync(join(rootDir, folder, 'package.json'))),
  ).toEqual([])
})

it('the packages are those of the lock file', () => {
  expect([...dockerfile.matchAll(/npm (?:ci|install|i)\b.*/g)].map(([command]) => command)).toEqual(['npm ci'])
})

it('the image that prints has the browser and the fonts that a first start installs', () => {
  const [, printing = ''] = /^FROM base AS printing$([^]*?)^FROM/m.exec(dockerfile) ?? []
  expect(printing.split(/\s+/)).toEqual(expect.arrayContaining([HEADLESS_SHELL, ...PRINT_FONTS]))
})
