// @ts-check
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../settings.mjs'

describe('a command that installs the packages', () => {
  it.each(['start.mjs', 'test.mjs'])('%s starts without any packages', (entry) => {
    expect(packagesBehind(join(rootDir, 'infra/local', entry))).toEqual([])
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
  const imported = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'();=]*'([^']+)'/gm)].map(([, name = '']) => name)
  return imported.filter((name) => !name.startsWith('node:')).flatMap((name) =>
    name.startsWith('.') ? packagesBehind(join(dirname(file), name), seen) : [`${name} in ${file}`])
}
