// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { rootDir } from '../local/settings.mjs'

/** @typedef {{ uses?: string, run?: string, env?: Record<string, string> }} Step */
/** @typedef {{ 'timeout-minutes'?: number, permissions?: object, steps: Step[] }} Job */
/** @typedef {{ on: Record<string, { tags?: string[] } | null>, permissions?: object, concurrency?: object, jobs: Record<string, Job> }} Workflow */

const FOLDER = join(rootDir, '.github/workflows')
const files = readdirSync(FOLDER)
const read = (/** @type {string} */ path) => readFileSync(join(rootDir, path), 'utf8')
const workflows = files.map((file) => ({
  file,
  workflow: /** @type {Workflow} */ (parse(read(`.github/workflows/${file}`))),
}))
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${name} in ${file}`, job })),
)
const steps = jobs.flatMap(({ name, job }) => job.steps.map((step) => ({ name, step })))
const commands = steps.flatMap(({ name, step: { run } }) => (run ? [{ name, run }] : []))

describe('each workflow', () => {
  it('each workflow may only read the sources', () => {
    for (const { file, workflow } of workflows) expect(workflow.permissions, file).toEqual({ contents: 'read' })
    for (const { name, job } of jobs) expect(job.permissions, name).toBeUndefined()
  })

  it('each job has a time-out, and each workflow says what may run at once', () => {
    for (const { name, job } of jobs) expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60)
    for (const { file, workflow } of workflows)
      expect(workflow.concurrency, file).toMatchObject({ group: expect.any(String) })
  })

  it('each action is pinned to a commit, which nobody can move', () => {
    for (const { name, step } of steps) if (step.uses) expect(step.uses, name).toMatch(/^[a-z]+\/[a-z-]+@[0-9a-f]{40}$/)
  })

  it('untrusted input is passed as an environment variable, never interpolated', () => {
    for (const { name, run } of commands) expect(run, name).not.toContain('${{')
  })
})

describe('what the workflows name', () => {
  it('each npm script, nx target and file in a command exists', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const { targetDefaults } = JSON.parse(read('nx.json'))
    for (const { name, run } of commands) {
      for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g))
        expect(Object.keys(scripts), name).toContain(script)
      for (const [, targets = ''] of run.matchAll(/nx affected -t ((?:[a-z][\w:-]* )+)/g))
        expect(Object.keys(targetDefaults), name).toEqual(expect.arrayContaining(targets.trim().split(' ')))
      for (const [path] of run.matchAll(/\binfra\/[\w./-]+/g))
        expect(existsSync(join(rootDir, path)), `${path} of ${name}`).toBe(true)
    }
  })

  it('compose, from which the images are built, builds each target of the Dockerfile', () => {
    const targets = [...read('infra/docker/Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, target]) => target)
    const { services } = parse(read('infra/compose/docker-compose.yml'), { merge: true })
    const built = Object.values(services).flatMap(({ build }) => (build ? [build.target] : []))
    const parts = targets.filter((target) =>
      new RegExp(`(?:FROM |--from=)${target}\\b`).test(read('infra/docker/Dockerfile')),
    )
    expect([...new Set([...built, ...parts])].sort()).toEqual(targets.sort())
  })
})
