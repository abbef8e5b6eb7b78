// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const COSTS_FILE = join(import.meta.dirname, 'costs.json')

/**
 * What `npm run bench -- costs` measured last.
 * @typedef {object} Costs
 * @property {string} date
 * @property {number} cores of the machine
 * @property {string} node
 * @property {Record<'poll' | 'read' | 'create' | 'signIn' | 'pdf', Record<string, number>>} perTime CPU milliseconds by part, and `operations` of the database
 * @property {{ account: number, quotes: number, pdf: number, redisPerSignIn: number, redisPerCaption: number }} bytes
 */

/** @returns {Costs} */
export const readCosts = () => JSON.parse(readFileSync(COSTS_FILE, 'utf8'))
