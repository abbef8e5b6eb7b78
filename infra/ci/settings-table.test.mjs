// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rootDir } from '../local/settings.mjs'
import { services } from '../services.mjs'

/** @typedef {import('@atelie/contract/zod').z.ZodType} Schema */
/** @typedef {Record<string, Schema>} Shape */

const DOCUMENT = join(rootDir, 'docs/settings.md')
const TABLE = /(?<=<!-- Made from the configurations.* -->\n\n)(?:\|.*\n)*/
const RENDER = 'docs/settings.md is out of date: npm run generate'

const config = '@atelie/service-kit/config'
// Gives the schemas themselves instead of the settings of this process.
beforeAll(
  () =>
    void vi.doMock(config, async (load) => ({
      .../** @type {object} */ (await load()),
      loadConfig: (/** @type {Shape} */ shape) => shape,
    })),
)
afterAll(() => {
  vi.doUnmock(config)
  vi.resetModules()
})

/** @returns {Promise<Record<string, Shape>>} the settings of each process, by its name */
async function readShapes() {
  const entries = await Promise.all(
    services.map(async ({ name, folder, bundle }) => {
      const { config: shape, loadServerConfig, loadWorkerConfig } = await import(join(rootDir, folder, 'src/config.ts'))
      return [name, shape ?? (bundle === 'worker' ? loadWorkerConfig() : loadServerConfig())]
    }),
  )
  return Object.fromEntries(entries)
}

/** @param {Schema} schema */
function defaultOf(schema) {
  const { success, data } = schema.safeParse(undefined)
  if (!success) return 'required'
  return data === undefined ? '–' : `\`${data}\``
}

/** @param {Record<string, Shape>} shapes */
function tableOf(shapes) {
  const names = [...new Set(Object.values(shapes).flatMap(Object.keys))].sort()
  const rows = names.map((name) => {
    const readers = Object.entries(shapes).flatMap(([process, { [name]: schema }]) =>
      schema ? [{ process, fallback: defaultOf(schema), what: schema.description }] : [],
    )
    const descriptions = [...new Set(readers.map(({ fallback, what }) => `${fallback} | ${what}`))]
    expect(descriptions, `${name} is described once`).toHaveLength(1)
    const who = readers.length === Object.keys(shapes).length ? 'all' : readers.map(({ process }) => process).join(', ')
    return `| \`${name}\` | ${who} | ${descriptions[0]} |`
  })
  return ['| setting | read by | default | what it is |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
}

it('docs/settings.md has each setting of each process, as the configurations describe it', async () => {
  const document = readFileSync(DOCUMENT, 'utf8')
  const table = tableOf(await readShapes())
  expect(table).not.toContain('undefined')
  expect(document).toMatch(TABLE)
  await expect(
    document.replace(TABLE, () => table),
    RENDER,
  ).toMatchFileSnapshot(DOCUMENT)
})

it('docs/settings.md has each setting of npm start', () => {
  const read = ['settings', 'set-up/chromium', 'engines/find-database', 'engines/find-redis']
    .map((file) => readFileSync(join(rootDir, `infra/local/${file}.mjs`), 'utf8'))
    .join()
  const names = [...read.matchAll(/env\.(?<name>[A-Z_]{4,})/g)]
    .map(({ groups }) => groups?.name)
    .filter((name) => name !== 'ENGINE')
  const [document = ''] = readFileSync(DOCUMENT, 'utf8').split('## Each process', 1)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})
