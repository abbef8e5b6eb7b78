// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { StartError } from '../local/start-error.mjs'

/** @typedef {'BACKUP_MONGODB_URI' | 'BACKUP_TO' | 'BACKUP_KEY' | 'BACKUP_KEYS_FOLDER' | 'BACKUP_KEEP_DAYS'} Name */

/**
 * A setting; `NAME_FILE` is the path of a file with its value.
 * @param {NodeJS.ProcessEnv} env
 * @param {Name} name
 * @returns {string} empty if it is not set
 */
export function setting(env, name) {
  const file = env[`${name}_FILE`]
  if (!file) return env[name] ?? ''
  if (!existsSync(file)) throw new StartError(`${name}_FILE is "${file}", and there is no such file.`)
  return readFileSync(file, 'utf8').trim()
}

/** @param {string} text @returns {number} 0 for none */
export function days(text) {
  const number = Number(text || 0)
  if (Number.isInteger(number) && number >= 0) return number
  throw new StartError(`"${text}" is not a number of days to keep backups: give a whole one, for example 30.`)
}

/**
 * @param {string} value
 * @param {string} what
 */
export function required(value, what) {
  if (value) return value
  throw new StartError(what)
}

/**
 * Runs a command to its end; what a person can correct is printed as a sentence.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof StartError ? error.message : error)
  }
}
