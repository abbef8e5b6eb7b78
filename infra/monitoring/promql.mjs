// @ts-check

/** @typedef {{ metric: string, labels: { label: string, value: string }[] }} Selector */

/**
 * The metrics that a query asks for, with the labels by which it chooses.
 * @param {string} expr
 * @returns {Selector[]}
 */
export function selectorsIn(expr) {
  const withoutGroups = expr.replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '')
  const found = withoutGroups.matchAll(/(?<![\w:"])([a-zA-Z_:][\w:]*)(?:\{((?:[^"}]|"[^"]*")*)\})?(?!\s*\()(?![\w:])/g)
  return [...found]
    .filter(([, name = '']) => !WORDS.has(name))
    .map(([, metric = '', inside = '']) => ({ metric, labels: labelsIn(inside) }))
}

const WORDS = new Set(['and', 'or', 'unless', 'm', 's', 'd', 'h'])

/** @param {string} inside */
const labelsIn = (inside) =>
  [...inside.matchAll(/(?<!\w)(\w+)(?:=~|!~|!=|=)"([^"]*)"/g)].map(([, label = '', value = '']) => ({ label, value }))
