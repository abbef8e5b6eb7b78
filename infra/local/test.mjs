// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './set-up/build.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureEngines } from './engines/engines.mjs'
import { FRONT_ENDS } from './front-ends.mjs'
import { installPackages } from './set-up/packages.mjs'
import { choosePorts } from './process/ports.mjs'
import { readSettings, rootDir } from './settings.mjs'
import { StartError } from './start-error.mjs'
import { say, step } from './steps.mjs'
import { stopSignal } from './process/stop-signal.mjs'
import { addUp } from './tests/reports.mjs'
import { partsOf, readOwners } from './tests/teams.mjs'
import { assertUnchanged, noteTested, sourcesNow } from './tests/tested.mjs'
import { runApiTests, runCheck, runEndToEnd, runPlaywright, runSomeApiTests, runTwoOfEach, runUnits, runVitest, runWork } from './tests/runners.mjs'

/**
 * `npm test`: everything, from scratch. `npm run test:api` and `npm run test:e2e` run one part,
 * `npm run test:api -- cash balance` one file of it, `npm run test:e2e -- two-of-each` what two of each process share,
 * `.ci/team content` checks one front-end, its size too, and runs its journeys,
 * `npm run fuzz -- --count 100000 --seed 7` only sends odd input, and more of it; findings are printed as they occur.
 * `npm run test:long` runs what takes too long for every commit: more odd input, sums compared with exact fractions, each
 * caption and idea of the grids of which other runs write a fifth, ten minutes of open cash screens, a gateway with a million
 * sign-outs, all journeys on two of each process, some in WebKit and Firefox, a copy that is wiped and restored, an hour of
 * mutation tests, and half an hour in which everything is killed, frozen or cut off in turn.
 * `npm run test:long -- --only chaos --minutes 5 --seed 7` is one of them: sums, captions, cash, sign-outs, scaling, engines,
 * backups, mutants, chaos or fuzz. The last line is "N passed, N failed".
 */
const CODE_FOLDERS = ['packages', 'services', 'gateway', 'shell', 'mfe-business', 'mfe-content', 'infra', 'e2e']

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' }, only: { type: 'string' } } })
const [part = 'all', ...names] = positionals
const wantsLong = (/** @type {string} */ name) => part === 'long' && (options.only ?? name) === name
const isFuzz = part === 'fuzz' || wantsLong('fuzz')
/** How many random inputs. */
const count = options.count ?? (part === 'long' ? '100000' : '20000')
const seed = options.seed ?? String(Date.now() % 1_000_000)
const wants = (/** @type {string} */ name) => part === 'all' || part === name
const signal = stopSignal()
const { dataDir, enginesDir } = readSettings(process.env)
const scratch = mkdtempSync(join(tmpdir(), 'atelie-test-'))
const reportFile = join(scratch, 'report.json')
/** @type {import('./tests/reports.mjs').Counts[]} */
const results = []

try {
  const sources = await sourcesNow(rootDir)
  const team = part === 'team' ? partsOf(names[0], readOwners()) : null
  const packages = step('Installing the packages', (detail) => installPackages(rootDir, { signal, detail }))
  const [chromiumPath] = await Promise.all([
    step('Finding Chromium', (detail) => ensureChromium({ rootDir, enginesDir, packages, signal, detail })),
    step('Finding the engines', (detail) => ensureEngines({ dataDir, enginesDir, signal, detail })),
    packages,
  ])
  const env = { ...process.env, CHROMIUM_PATH: chromiumPath, ENGINES_DIR: enginesDir }

  if (part === 'all') {
    results.push(...await Promise.all([
      runCheck('types', 'nx', ['run-many', '-t', 'typecheck'], { env, signal }),
      runCheck('lint', 'eslint', ['.', '--max-warnings', '0'], { env, signal }),
      runCheck('lint with types', 'oxlint', [], { env, signal }),
      runCheck('import boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...CODE_FOLDERS], { env, signal }),
      runCheck('unused code', 'knip', [], { env, signal }),
    ]))
    const units = await runUnits(reportFile, { env, signal })
    if (units.failed === 0) for (const name of FRONT_ENDS) noteTested(rootDir, name, sources)
    results.push(units)
  }
  if (team) {
    const own = [team.folder, ...team.journeys]
    results.push(...await Promise.all([
      runCheck('types', 'nx', ['run-many', '-t', 'typecheck', '-p', `@atelie/${team.folder}`], { env, signal }),
      runCheck('lint', 'eslint', [...own, '--max-warnings', '0'], { env, signal }),
      runCheck('lint with types', 'oxlint', own, { env, signal }),
      runCheck('import boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...own], { env, signal }),
    ]))
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
    results.push(await runVitest('captions', ['--project', 'ai', 'src/writer'], reportFile, { env: { ...env, EVERY_CAPTION: '1' }, signal }))
  }
  if (wants('api')) {
    const options = { env, signal }
    results.push(await (names.length ? runSomeApiTests(names, reportFile, options) : runApiTests(options)))
  }
  if (part === 'long') {
    await step('Building what changed', (detail) => buildAll(rootDir, { signal, detail }))
    // Imported here, because some of it needs packages, which a first run installs above.
    const { runSoaks } = await import('../soak/soaks.mjs')
    results.push(...await runSoaks({ wants: wantsLong, minutes: options.minutes, count: options.count, seed: Number(seed), enginesDir, chromiumPath, signal }))
  }
  if (wants('e2e') || isFuzz || team) {
    await step('Building what changed', (detail) => buildAll(rootDir, { signal, detail }))
    const journeysDir = mkdtempSync(join(scratch, 'journeys-'))
    const { port, cep } = await choosePorts(journeysDir, ['port', 'cep'])
    // The journeys have their own fake postal code service: no test calls a public one.
    const upstreams = { VIACEP_URL: `http://127.0.0.1:${cep}`, BRASILAPI_URL: `http://127.0.0.1:${cep}` }
    const journeysEnv = { ...env, ...upstreams, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: journeysDir }
    if (isFuzz) {
      const fuzzEnv = { ...journeysEnv, FUZZ_COUNT: count, FUZZ_SEED: seed, HOSTILE_TEXTS: 'all' }
      const tests = part === 'long' ? '@fuzz|blocks a process' : '@fuzz'
      say(`  seed ${seed}, ${count} inputs`)
      results.push(await runVitest('odd topics and answers', ['--project', 'ai', '--testNamePattern', 'of any kind'], reportFile, { env: fuzzEnv, signal }))
      if (part === 'long') results.push(await runVitest('hostile texts in PDFs', ['--project', 'quotes-api', 'hostile-texts'], reportFile, { env: fuzzEnv, signal }))
      results.push(await runPlaywright('odd input', ['--project', 'api', '--grep', tests], { env: fuzzEnv, signal }))
    } else {
      if (team || names.length === 0) {
        // It needs the packages.
        const { assertBudgets, BUDGETS } = await import('./tests/budgets.mjs')
        results.push(await runWork('sizes', () => assertBudgets(team ? [team.folder] : Object.keys(BUDGETS))))
      }
      const options = { env: journeysEnv, signal }
      const files = team ? team.journeys : names
      if (names.includes('two-of-each')) results.push(await runTwoOfEach(options))
      else results.push(await (files.length ? runPlaywright(team ? 'journeys' : 'by name', files, options) : runEndToEnd(options)))
    }
  }
  if (part === 'all') results.push(await runWork('the checkout is as before', () => assertUnchanged(rootDir, sources)))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  results.push({ passed: 0, failed: 1 })
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

const { passed, failed } = addUp(results)
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
