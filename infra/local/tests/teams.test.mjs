// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rootDir } from '../settings.mjs'
import { partsOf, readOwners } from './teams.mjs'

const owners = readOwners()

describe('the owners', () => {
  it('the platform team owns everything that no other team does', () => {
    const [first] = readFileSync(join(rootDir, '.github/CODEOWNERS'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    expect(first).toMatch(/^\* +@atelie\/plataforma$/)
  })

  it('each path in CODEOWNERS exists, with a slash at the end if it is a folder', () => {
    for (const { path } of owners) {
      expect(existsSync(join(rootDir, path)), path).toBe(true)
      expect(statSync(join(rootDir, path)).isDirectory(), path).toBe(path.endsWith('/'))
    }
  })

  it('each remote has a team of its own', () => {
    const remotes = readdirSync(rootDir).filter((name) => name.startsWith('mfe-'))
    const teams = remotes.map((name) => owners.find(({ path }) => path === `${name}/`)?.owner)
    expect(teams).toEqual(remotes.map(() => expect.stringMatching(/^@atelie\/(?!plataforma$)[a-z]+$/)))
    expect(new Set(teams).size).toBe(remotes.length)
  })
})

describe('what belongs to a team', () => {
  it('a team has the folder of its remote and the journeys of which it owns the file', () => {
    const rules = [
      { path: 'mfe-garden/', owner: '@atelie/green' },
      { path: 'mfe-kitchen/', owner: '@atelie/white' },
      { path: 'e2e/journeys/roses.test.ts', owner: '@atelie/green' },
      { path: 'e2e/journeys/soup.test.ts', owner: '@atelie/white' },
    ]
    expect(partsOf('garden', rules)).toEqual({ folder: 'mfe-garden', journeys: ['e2e/journeys/roses.test.ts'] })
    expect(() => partsOf('shell', rules)).toThrow('There is no team "shell": give one of garden, kitchen.')
  })

  it.each(['business', 'content'])('the team %s has journeys', (team) => {
    expect(partsOf(team, owners).journeys).not.toEqual([])
  })
})
