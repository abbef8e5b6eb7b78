// @ts-check

/**
 * @typedef {object} Query
 * @property {string} expr
 * @property {string} [legend] a series' name, with its labels as {{label}}; by default the panel's title
 * @property {true} [mayBeEmpty] has data only after something went wrong, or was set up
 */

/**
 * @typedef {object} Panel
 * @property {string} title
 * @property {string} [help] what to make of it
 * @property {'short' | 's' | 'percentunit' | 'reqps' | 'bytes' | 'currencyUSD' | 'dateTimeAsIso'} unit
 * @property {true} [isNumber] shows the latest value instead of a graph
 * @property {readonly Query[]} queries
 */

/** @typedef {{ name: string, title: string, panels: readonly Panel[] }} Dashboard */

/**
 * @param {string} title
 * @param {Panel['unit']} unit
 * @param {string} expr
 * @param {string} [legend]
 * @param {Omit<Panel, 'title' | 'unit' | 'queries'>} [more]
 * @returns {Panel}
 */
export const panel = (title, unit, expr, legend, more = {}) => ({
  title,
  unit,
  ...more,
  queries: [{ expr, ...(legend ? { legend } : {}) }],
})

/** One that has data only after something went wrong, or was set up. @type {typeof panel} */
export const rarePanel = (...parts) => {
  const { queries, ...rest } = panel(...parts)
  return { ...rest, queries: queries.map((query) => ({ ...query, mayBeEmpty: true })) }
}
