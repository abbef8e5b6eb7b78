// @ts-check
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockDataDir } from '../process/data-lock.mjs'
import { spawnCopy } from '../process/spawn-copy.mjs'
import { rootDir } from '../settings.mjs'
import { newDataDir, removeDataDir } from './fixtures/copy.mjs'

describe('a command that installs the packages', () => {
  it.each(['start.mjs', 'test.mjs'])('%s starts without any packages', (entry) => {
    expect(packagesBehind(join(rootDir, 'infra/local', entry))).toEqual([])
  })

  it('a second start in a data folder installs nothing', async () => {
    const dataDir = newDataDir()
    const { release } = lockDataDir(dataDir)
    const second = spawnCopy({ dataDir, port: 1_024 })
    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(/^The data folder .* is in use by another start/)
    release()
    removeDataDir(dataDir)
  })
})

/**
 * Packages that a file and its static imports need; dynamic imports do not count.
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function packagesBehind(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'();=]*'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
  return imported
    .filter((name) => !name.startsWith('node:'))
    .flatMap((name) =>
      name.startsWith('.') ? packagesBehind(join(dirname(file), name), seen) : [`${name} in ${file}`],
    )
}
