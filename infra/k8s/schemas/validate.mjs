// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { titleOf } from '../objects.mjs'

const FOLDER = join(import.meta.dirname, 'versions')

/**
 * Checks objects against the schemas that are kept here.
 * @returns {(object: import('../objects.mjs').KubeObject) => string[]} a line for each fault
 */
export function loadSchemas() {
  const validators = new Map(
    readdirSync(FOLDER).flatMap((name) => {
      const { kinds, definitions } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
      // Patterns are Go's, which are not all valid in Unicode mode.
      const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false })
      return Object.entries(kinds).map(
        ([kind, schema]) => /** @type {const} */ ([kind, ajv.compile({ ...schema, definitions })]),
      )
    }),
  )
  return (object) => {
    const validate = validators.get(`${object.apiVersion} ${object.kind}`)
    if (!validate) return [`${titleOf(object)}: no schema of ${object.apiVersion}`]
    validate(object)
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${titleOf(object)}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}
