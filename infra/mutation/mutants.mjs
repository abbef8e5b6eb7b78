// @ts-check
import ts from 'typescript'

/**
 * A small fault put into a source file.
 * @typedef {object} Mutant
 * @property {string} path from the root
 * @property {number} line
 * @property {number} start
 * @property {number} end
 * @property {string} replacement of what is between start and end
 * @property {string} change for the reader
 */

/** @typedef {{ start: number, end: number, replacement: string }} Edit */

const { SyntaxKind } = ts

/** @type {Partial<Record<ts.SyntaxKind, string[]>>} */
const OTHER_OPERATORS = {
  [SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [SyntaxKind.LessThanToken]: ['<=', '>='],
  [SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [SyntaxKind.BarBarToken]: ['&&'],
  [SyntaxKind.PlusToken]: ['-'],
  [SyntaxKind.MinusToken]: ['+'],
  [SyntaxKind.AsteriskToken]: ['/'],
  [SyntaxKind.SlashToken]: ['*'],
  [SyntaxKind.PlusEqualsToken]: ['-='],
  [SyntaxKind.MinusEqualsToken]: ['+='],
}
/** @type {Record<string, string>} */
const OTHER_METHODS = { some: 'every', every: 'some', min: 'max', max: 'min', startsWith: 'endsWith', endsWith: 'startsWith', floor: 'ceil', ceil: 'floor' }

/** Durations, which no test should wait for. */
const DURATION = /(?:_MS|Ms|_SECONDS|Seconds|_AFTER|timeout|Timeout|TTL|ttl)$/
/** Styles, which people check by eye. */
const LOOKS = /^(?:sx|style|slotProps)$|Styles?$/
/** Texts for logs and documents, which people read and tests do not. */
const WORDS_FOR = /^(?:summary|description|help)$/
const LOGGING = /\b(?:log|logger|console)\??\.\w+$/

/**
 * Every small fault that could be put into a source file.
 * @param {string} path
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  /** @type {Mutant[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (isLeftAlone(node)) return
    for (const edit of editsOf(node, source)) found.push(described(edit, path, source))
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/**
 * @param {Mutant} mutant
 * @param {string} text
 */
export const withMutant = ({ start, end, replacement }, text) => text.slice(0, start) + replacement + text.slice(end)

/** @param {ts.Node} node */
function isLeftAlone(node) {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  // In markup, only event handlers count.
  if (ts.isJsxAttribute(node)) return !node.initializer || !ts.isJsxExpression(node.initializer) || !node.initializer.expression || !ts.isArrowFunction(node.initializer.expression)
  if (ts.isCallExpression(node)) return LOGGING.test(node.expression.getText()) || node.expression.getText().startsWith('styled(')
  if (ts.isVariableDeclaration(node)) return LOOKS.test(node.name.getText())
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Error'
  return ts.isPropertyAssignment(node) && (WORDS_FOR.test(node.name.getText()) || LOOKS.test(node.name.getText()))
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {Edit[]}
 */
function editsOf(node, source) {
  const whole = (/** @type {string} */ replacement) => [{ start: node.getStart(source), end: node.getEnd(), replacement }]
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return negated(node.expression, source)
  if (ts.isConditionalExpression(node)) return negated(node.condition, source)
  if (ts.isBinaryExpression(node)) return ofOperator(node, source)
  if (node.kind === SyntaxKind.TrueKeyword) return whole('false')
  if (node.kind === SyntaxKind.FalseKeyword) return whole('true')
  if (ts.isExpressionStatement(node)) return isDirective(node) ? [] : whole('{}')
  if (ts.isNumericLiteral(node)) return isDuration(node) ? [] : whole(String(Number(node.text) + 1))
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return isName(node) ? [] : whole(node.text === '' ? '\'mutant\'' : '\'\'')
  if (node.kind === SyntaxKind.QuestionDotToken) return whole(isMember(node) ? '!.' : '!')
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) return ofMethod(node.name)
  if (ts.isObjectLiteralExpression(node) && ts.isCallExpression(node.parent)) return withoutOption(node, source)
  return []
}

/**
 * @param {ts.Expression} condition
 * @param {ts.SourceFile} source
 * @returns {Edit[]}
 */
function negated(condition, source) {
  return [{ start: condition.getStart(source), end: condition.getEnd(), replacement: `!(${condition.getText(source)})` }]
}

/**
 * @param {ts.BinaryExpression} node
 * @param {ts.SourceFile} source
 * @returns {Edit[]}
 */
function ofOperator({ left, operatorToken, right }, source) {
  if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return [{ start: left.getEnd(), end: right.getEnd(), replacement: '!' }]
  return (OTHER_OPERATORS[operatorToken.kind] ?? []).map((replacement) => ({ start: operatorToken.getStart(source), end: operatorToken.getEnd(), replacement }))
}

/**
 * @param {ts.MemberName} name
 * @returns {Edit[]}
 */
function ofMethod(name) {
  const replacement = Object.hasOwn(OTHER_METHODS, name.text) ? OTHER_METHODS[name.text] : undefined
  return replacement ? [{ start: name.getStart(), end: name.getEnd(), replacement }] : []
}

/**
 * @param {ts.ObjectLiteralExpression} node
 * @param {ts.SourceFile} source
 * @returns {Edit[]}
 */
function withoutOption({ properties }, source) {
  return properties.map((property, index) => ({ start: property.getStart(source), end: properties[index + 1]?.getStart(source) ?? property.getEnd(), replacement: '' }))
}

/** @param {ts.ExpressionStatement} node */
const isDirective = ({ expression }) => ts.isStringLiteral(expression)

/** @param {ts.Node} node a `?.` */
const isMember = (node) => ts.isPropertyAccessExpression(node.parent)

/** @param {ts.Node} node */
function isDuration(node) {
  const holder = ts.findAncestor(node, (above) => ts.isVariableDeclaration(above) || ts.isPropertyAssignment(above))
  return holder !== undefined && DURATION.test(/** @type {ts.VariableDeclaration | ts.PropertyAssignment} */ (holder).name.getText())
}

/** @param {ts.StringLiteralLike} node */
function isName(node) {
  const { parent } = node
  return (ts.isPropertyAssignment(parent) && parent.name === node) || (ts.isCallExpression(parent) && parent.expression.kind === SyntaxKind.ImportKeyword)
}

/**
 * @param {Edit} edit
 * @param {string} path
 * @param {ts.SourceFile} source
 * @returns {Mutant}
 */
function described({ start, end, replacement }, path, source) {
  const { line } = source.getLineAndCharacterOfPosition(start)
  const lineStart = source.getPositionOfLineAndCharacter(line, 0)
  const lineEnd = source.text.indexOf('\n', start)
  const before = source.text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).trim()
  return { path, line: line + 1, start, end, replacement, change: `${oneLine(source.text.slice(start, end))} → ${oneLine(replacement) || '(nothing)'} in: ${oneLine(before)}` }
}

const MOST_SHOWN = 100
const oneLine = (/** @type {string} */ text) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line
}
