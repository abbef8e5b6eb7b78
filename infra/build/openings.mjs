// @ts-check

/** After these, readers have to find the subject themselves. */
const OPENING = /^[*\s]*(?<word>Of|What|By|As|For what|For whom|Whoever|Nobody|Whose|Whom)\b/
const OF_TITLE = new RegExp(OPENING, 'i')

/**
 * The function that a call begins with: `it` of it.each(rows)(title, test).
 * @param {any} callee
 * @returns {string | undefined}
 */
const beginningOf = (callee) => (callee.type === 'Identifier' ? callee.name : callee.object || callee.callee ? beginningOf(callee.object ?? callee.callee) : undefined)

/** @type {import('eslint').Rule.RuleModule} */
export const openings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { opening: "Begin with the subject or a verb, not with '{{ word }}'." },
  },
  create: (context) => ({
    Program() {
      const comments = context.sourceCode.getAllComments()
      for (const [index, { type, value, loc }] of comments.entries()) {
        const before = comments[index - 1]
        const goesOn = type === 'Line' && before?.type === 'Line' && before.loc?.end.line === Number(loc?.start.line) - 1
        const word = OPENING.exec(value)?.groups?.word
        if (word && loc && !goesOn) context.report({ loc, messageId: 'opening', data: { word } })
      }
    },
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !['it', 'test'].includes(beginningOf(callee) ?? '')) return
      const text = title.type === 'TemplateLiteral' ? title.quasis[0]?.value.raw : title.type === 'Literal' ? title.value : undefined
      const word = OF_TITLE.exec(String(text))?.groups?.word
      if (word) context.report({ node: title, messageId: 'opening', data: { word } })
    },
  }),
}
