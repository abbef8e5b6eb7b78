// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './set-up/build.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureEngines } from './engines/engines.mjs'
import { FRONT_ENDS, IN_FRONT_ENDS } from './front-ends.mjs'
import { choosePorts } from './process/ports.mjs'
import { readSettings, rootDir } from './settings.mjs'
import { say, step } from './steps.mjs'
import { assertBudgets, BUDGETS } from './tests/budgets.mjs'
import { partsOf, readOwners } from './tests/teams.mjs'
import { assertUnchanged, noteTested } from './tests/tested.mjs'
import {
  runApiTests,
  runCheck,
  runEndToEnd,
  runPlaywright,
  runSomeApiTests,
  runTwoOfEach,
  runUnits,
  runVitest,
  runWork,
} from './tests/runners.mjs'

/** oxlint looks for code in TypeScript only, which this version of Node does not load. */
const LINT_ARGS = ['-c', 'oxlint.config.mjs']
const CODE_FOLDERS = ['packages', 'services', 'gateway', ...FRONT_ENDS, 'infra', 'e2e']

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    only: { type: 'string' },
  },
})
const [part = 'all', ...names] = positionals
const wantsLong = (/** @type {string} */ name) => part === 'long' && (options.only ?? name) === name
const isFuzz = part === 'fuzz' || wantsLong('fuzz')
/** How many random inputs. */
const count = options.count ?? (part === 'long' ? '100000' : '20000')
const seed = options.seed ?? String(Date.now() % 1_000_000)
const wants = (/** @type {string} */ name) => part === 'all' || part === name
const { dataDir, enginesDir } = readSettings(process.env)

/**
 * Runs what the arguments ask for.
 * @param {{ sources: string | null, results: import('./tests/reports.mjs').Counts[], signal: AbortSignal }} options sources: what the checkout held before; results: to which what was counted is added
 */
export async function runTests({ sources, results, signal }) {
  const scratch = mkdtempSync(join(tmpdir(), 'atelie-test-'))
  const reportFile = join(scratch, 'report.json')
  try {
    const team = part === 'team' ? partsOf(names[0], readOwners()) : null
    const [chromiumPath] = await Promise.all([
      step('Finding Chromium', (detail) => ensureChromium({ rootDir, enginesDir, signal, detail })),
      step('Finding the engines', (detail) => ensureEngines({ dataDir, enginesDir, signal, detail })),
    ])
    const env = { ...process.env, CHROMIUM_PATH: chromiumPath, ENGINES_DIR: enginesDir }

    if (part === 'all') {
      results.push(
        ...(await Promise.all([
          runCheck('types and lint', 'oxlint', LINT_ARGS, { env, signal }),
          runCheck('import boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...CODE_FOLDERS], {
            env,
            signal,
          }),
          runCheck('unused code', 'knip', [], { env, signal }),
          runCheck('format', 'oxfmt', ['--check', '.'], { env, signal }),
        ])),
      )
      const units = await runUnits(reportFile, { env, signal })
      if (units.failed === 0) for (const name of FRONT_ENDS) noteTested(rootDir, name, sources)
      results.push(units)
    }
    if (team) {
      const own = [team.folder, ...team.journeys]
      results.push(
        ...(await Promise.all([
          runCheck('types and lint', 'oxlint', [...LINT_ARGS, ...own, ...IN_FRONT_ENDS], { env, signal }),
          runCheck('import boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...own], { env, signal }),
          runCheck('format', 'oxfmt', ['--check', ...own], { env, signal }),
        ])),
      )
      const units = await runVitest('units', ['--project', `${team.folder}*`], reportFile, { env, signal })
      if (units.failed === 0) noteTested(rootDir, team.folder, sources)
      results.push(units)
    }
    if (wantsLong('sums')) {
      const moneyEnv = { ...env, MONEY_CASES: count, MONEY_SEED: seed }
      say(`  seed ${seed}, ${count} cases each`)
      results.push(await runVitest('sums', ['--project', 'money', 'exact'], reportFile, { env: moneyEnv, signal }))
    }
    if (wantsLong('captions')) {
      results.push(
        await runVitest('captions', ['--project', 'ai', 'src/writer'], reportFile, {
          env: { ...env, EVERY_CAPTION: '1' },
          signal,
        }),
      )
    }
    if (wants('api')) {
      const options = { env, signal }
      results.push(await (names.length ? runSomeApiTests(names, reportFile, options) : runApiTests(options)))
    }
    if (part === 'long') {
      await step('Building what changed', () => buildAll(rootDir, signal))
      // Loading them takes longer than some of the other tests.
      const { runSoaks } = await import('../soak/soaks.mjs')
      results.push(
        ...(await runSoaks({
          wants: wantsLong,
          minutes: options.minutes,
          count: options.count,
          seed: Number(seed),
          enginesDir,
          chromiumPath,
          signal,
        })),
      )
    }
    if (wants('e2e') || isFuzz || team) {
      await step('Building what changed', () => buildAll(rootDir, signal))
      const journeysDir = mkdtempSync(join(scratch, 'journeys-'))
      const { port, cep, smtp } = await choosePorts(journeysDir, ['port', 'cep', 'smtp'])
      // The journeys have their own fakes of services elsewhere: no test calls a public one.
      const upstreams = {
        VIACEP_URL: `http://127.0.0.1:${cep}`,
        BRASILAPI_URL: `http://127.0.0.1:${cep}`,
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        MAIL_FROM: 'orcamentos@atelie.example',
      }
      const journeysEnv = { ...env, ...upstreams, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: journeysDir }
      if (isFuzz) {
        const fuzzEnv = { ...journeysEnv, FUZZ_COUNT: count, FUZZ_SEED: seed, HOSTILE_TEXTS: 'all' }
        const tests = part === 'long' ? '@fuzz|blocks a process' : '@fuzz'
        say(`  seed ${seed}, ${count} inputs`)
        results.push(
          await runVitest(
            'odd topics and answers',
            ['--project', 'ai', '--testNamePattern', 'of any kind'],
            reportFile,
            { env: fuzzEnv, signal },
          ),
        )
        if (part === 'long')
          results.push(
            await runVitest('hostile texts in PDFs', ['--project', 'quotes-api', 'hostile-texts'], reportFile, {
              env: fuzzEnv,
              signal,
            }),
          )
        results.push(await runPlaywright('odd input', ['--project', 'api', '--grep', tests], { env: fuzzEnv, signal }))
      } else {
        if (team || names.length === 0) {
          results.push(await runWork('sizes', () => assertBudgets(team ? [team.folder] : Object.keys(BUDGETS))))
        }
        const options = { env: journeysEnv, signal }
        const files = team ? team.journeys : names
        if (names.includes('two-of-each')) results.push(await runTwoOfEach(options))
        else
          results.push(
            await (files.length ? runPlaywright(team ? 'journeys' : 'by name', files, options) : runEndToEnd(options)),
          )
      }
    }
    if (part === 'all')
      results.push(await runWork('the checkout is as before', () => assertUnchanged(rootDir, sources)))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
