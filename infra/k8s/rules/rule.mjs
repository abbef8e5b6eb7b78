// @ts-check

/**
 * @typedef {object} Rule
 * @property {string} name
 * @property {(objects: readonly import('../objects.mjs').KubeObject[]) => string[]} faults a line for each
 */

/**
 * A line for each thing that is not as it must be.
 * @param {string} title
 * @param {Record<string, boolean>} wanted whether it is, by what it must be
 */
export const missing = (title, wanted) =>
  Object.entries(wanted)
    .filter(([, holds]) => !holds)
    .map(([what]) => `${title}: ${what}`)
