import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { rspack } from '@rspack/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nodeBundle } from '../../../../infra/build/node-bundle.mjs'
import { printedItem, printedQuote } from '../../test/printed-quotes.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const TEMPLATE = join(import.meta.dirname, 'template.ts')
const FINGERPRINT = join(import.meta.dirname, 'fingerprint.ts')
const IMPORT = /^(?:import|export) (?!type )[^']*? from '([^']+)'$/gm

/** Without packages of code. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name!).filter((name) => /^[.@]/.test(name))

/** The file of an import, without its query. */
function fileOf(name: string, importer: string): string {
  const [path = ''] = name.split('?')
  if (path.startsWith('.')) return join(dirname(importer), path)
  const [, part, module] = /^@atelie\/([^/]+)\/(.+)$/.exec(path) ?? []
  return part ? join(ROOT, 'packages', part, 'src', `${module}.ts`) : join(ROOT, 'node_modules', path)
}

/** A file and all that it imports. */
function sourcesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  if (file.endsWith('.ts')) for (const name of importsOf(file)) sourcesFrom(fileOf(name, file), found)
  return found
}

const knownSources = importsOf(FINGERPRINT).filter((name) => name.endsWith('?raw'))
const fontFiles = importsOf(join(dirname(TEMPLATE), 'font.ts'))

const quote = printedQuote([printedItem(1)])
const fingerprint = async (): Promise<string> => (await import('./fingerprint.ts')).fingerprintOf(quote, 'sender')

beforeEach(() => vi.resetModules())

describe('the fingerprint of a PDF', () => {
  it('the fingerprint knows all sources and fonts of the template', () => {
    const files = [
      ...knownSources.map((name) => fileOf(name, FINGERPRINT)),
      ...fontFiles.map((name) => fileOf(name, TEMPLATE)),
    ]
    expect(files.sort()).toEqual([...sourcesFrom(TEMPLATE)].sort())
  })

  it.each([...knownSources, ...fontFiles])('a change in %s makes another fingerprint', async (name) => {
    const before = await fingerprint()
    const module = name.startsWith('.') ? join(dirname(FINGERPRINT), name) : name
    const { default: source } = (await import(module)) as { default: string }
    vi.resetModules()
    vi.doMock(module, () => ({ default: `${source} ` }))
    expect(await fingerprint()).not.toBe(before)
    vi.doUnmock(module)
  })

  it('a quote whose validity passes in São Paulo gets another fingerprint on that day, and only then', async () => {
    const { contentHashOf } = await import('./fingerprint.ts')
    const hashAt = (instant: string, validUntil: string | null) => {
      vi.setSystemTime(instant)
      return contentHashOf({ ...quote, validUntil })
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    const before = hashAt('2026-11-27T12:00Z', '2026-11-30')
    expect(hashAt('2026-12-01T02:59Z', '2026-11-30')).toBe(before)
    const after = hashAt('2026-12-01T03:00Z', '2026-11-30')
    expect(after).not.toBe(before)
    expect(hashAt('2027-12-01T03:00Z', '2026-11-30')).toBe(after)
    expect(hashAt('2027-12-01T03:00Z', null)).toBe(hashAt('2026-12-01T03:00Z', null))
    vi.useRealTimers()
  })

  it('a build has the fingerprint of its sources, so that another build of the same ones keeps all PDFs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atelie-fingerprint-'))
    const bundle = nodeBundle(join(import.meta.dirname, '../..'), { fingerprint: './src/pdf/fingerprint.ts' })
    const compiler = rspack({
      ...bundle,
      output: { ...bundle.output, path: folder, filename: '[name].mjs', library: { type: 'module' } },
    })
    await promisify(compiler.run.bind(compiler))()
    const built = (await import(
      pathToFileURL(join(folder, 'fingerprint.mjs')).href
    )) as typeof import('./fingerprint.ts')
    expect(built.fingerprintOf(quote, 'sender')).toBe(await fingerprint())
    await promisify(compiler.close.bind(compiler))()
    await rm(folder, { recursive: true })
  })
})
