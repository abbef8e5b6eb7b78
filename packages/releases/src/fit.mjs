// @ts-check
/** The front-end that provides the shared modules; all others take them. */
export const SHELL = 'shell'

/**
 * Finds what a front-end takes that the shell lacks, as 'module: export'.
 * @param {Pick<import('./release.mjs').Release, 'takes'>} remote
 * @param {Pick<import('./release.mjs').Release, 'provides'>} shell
 * @returns {string[]}
 */
export function missingFor({ takes }, { provides = {} }) {
  return Object.entries(takes).flatMap(([module, names]) => {
    const provided = provides[module]
    if (!provided) return [`${module} as a whole`]
    return names.filter((name) => !provided.includes(name)).map((name) => `${module}: ${name}`)
  })
}
