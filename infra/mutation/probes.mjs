// @ts-check
import ts from 'typescript'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {{ at: number, text: string }} Insertion */

/** The name of the global function that a probe calls with the numbers of its mutants, where tests are watched. */
export const REACHED = '__reachedMutants'

/**
 * The source with a call where each mutant would be, so that a test that gets there is known to reach it.
 * @param {string} path
 * @param {string} text
 * @param {ReadonlyMap<number, Mutant>} mutants by number
 * @returns {{ text: string, loaded: number[] }} loaded: mutants that are reached when the file is loaded
 */
export function withProbes(path, text, mutants) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  /** @type {Map<ts.Node, number[]>} */
  const places = new Map()
  for (const [number, mutant] of mutants) {
    const place = placeOf(innermost(source, mutant))
    places.set(place, [...places.get(place) ?? [], number])
  }
  const insertions = [...places].flatMap(([place, numbers]) => insertionsFor(place, numbers, source))
  return { text: withInsertions(text, insertions), loaded: [...places].flatMap(([place, numbers]) => place.parent === source ? numbers : []) }
}

/**
 * @param {ts.SourceFile} source
 * @param {Mutant} mutant
 * @returns {ts.Node}
 */
function innermost(source, { start, end }) {
  const within = (/** @type {ts.Node} */ node) => node.getStart(source) <= start && end <= node.getEnd()
  let node = /** @type {ts.Node} */ (source)
  for (let child = ts.forEachChild(node, (each) => within(each) ? each : undefined); child; child = ts.forEachChild(node, (each) => within(each) ? each : undefined)) node = child
  return node
}

/**
 * The statement, or the result of an arrow function, that a node is part of.
 * @param {ts.Node} node
 * @returns {ts.Node}
 */
function placeOf(node) {
  return ts.findAncestor(node, (each) => (isStatement(each) && !ts.isBlock(each)) || isResult(each)) ?? node
}

/**
 * @param {ts.Node} place
 * @param {readonly number[]} numbers
 * @param {ts.SourceFile} source
 * @returns {Insertion[]}
 */
function insertionsFor(place, numbers, source) {
  const call = `globalThis.${REACHED}?.(${numbers.join(', ')})`
  const around = (/** @type {string} */ before, /** @type {string} */ after) => [{ at: place.getStart(source), text: before }, { at: place.getEnd(), text: after }]
  if (isResult(place)) return around(`(${call}, `, ')')
  if (isBranch(place)) return around(`{ ${call}; `, ' }')
  return [{ at: place.getStart(source), text: `${call}; ` }]
}

/**
 * @param {string} text
 * @param {readonly Insertion[]} insertions
 */
function withInsertions(text, insertions) {
  let result = text
  for (const insertion of [...insertions].sort((a, b) => b.at - a.at)) result = result.slice(0, insertion.at) + insertion.text + result.slice(insertion.at)
  return result
}

/** @param {ts.Node} node */
const isResult = (node) => ts.isArrowFunction(node.parent ?? node) && /** @type {ts.ArrowFunction} */ (node.parent).body === node && !ts.isBlock(node)

/** @param {ts.Node} node */
const isStatement = (node) => node.parent !== undefined && (isInList(node) || isBranch(node))

/** @param {ts.Node} node */
const isInList = ({ parent }) => ts.isSourceFile(parent) || ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent)

/**
 * A statement without braces after a condition.
 * @param {ts.Node} node
 */
const isBranch = (node) => !ts.isBlock(node) && ((ts.isIfStatement(node.parent) && node.parent.expression !== node)
  || (ts.isIterationStatement(node.parent, false) && node.parent.statement === node))
