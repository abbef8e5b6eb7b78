// @ts-check

/**
 * The global variable under which a remote's version leaves its container, which its chunks use too: those of two versions
 * must not meet in one page.
 * @param {string} name
 * @param {string} version
 */
export const globalName = (name, version) => `${name.replaceAll('-', '_')}_${version}`

/** The global variable in which remotes find the shell's federation runtime. */
export const RUNTIME_GLOBAL = '_FEDERATION_BUNDLER_RUNTIME'
