// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { collect, missingIn } from './consumed-calls.mjs'

/**
 * After all tests of a remote's pages: fails the run if they made other calls than consumed.json has. With RECORD_CALLS=1 the
 * file is written instead. A run of some tests only tells what is new.
 * @param {import('vitest/node').TestProject} project
 */
export default function checkConsumedCalls(project) {
  return async () => {
    const run = await runOf(project)
    if (!run || (process.env.RECORD_CALLS && !run.isWhole)) return
    const { root } = project.config
    const file = join(root, 'consumed.json')
    const committed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const consumed = collect(run.made, committed)
    if (process.env.RECORD_CALLS) return writeFileSync(file, `${JSON.stringify(consumed, null, 2)}\n`)
    const differences = [
      ...missingIn(consumed, committed).map((line) => `+ ${line}`),
      ...(run.isWhole ? missingIn(committed, consumed).map((line) => `- ${line}`) : []),
    ]
    if (differences.length === 0) return
    console.error(
      `What the tests call is not what ${basename(root)}/consumed.json has:\n${differences.join('\n')}\nRecord it, and commit it with your change: RECORD_CALLS=1 npx vitest run --project ${project.name}`,
    )
    // Vitest only prints what is thrown here.
    process.exitCode = 1
  }
}

/**
 * @param {import('vitest/node').TestProject} project
 * @returns {Promise<{ made: string[], isWhole: boolean } | null>} null if a test failed
 */
async function runOf(project) {
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project)
  if (!modules.every((module) => module.state() === 'passed')) return null
  const { testFiles } = await project.globTestFiles()
  const isWhole = modules.length === testFiles.length && !project.vitest.config.testNamePattern
  return { isWhole, made: modules.flatMap((module) => /** @type {{ calls?: string[] }} */ (module.meta()).calls ?? []) }
}
