// @ts-check
import { definePlugin, defineRule } from '@oxlint/plugins'

const FEWEST_WORDS = 4
/** An accent, or a small word that English has not. */
const PORTUGUESE = /[À-ÿ]|(?<!\p{L})(?:d[aeo]s|da|de|que|para|pra|com|uma?|nao|em|n[ao]s|os|e|o)(?!\p{L})/iu
/** Values of a template. */
const VALUE = 'x'

/** @param {string} text */
const isPortuguese = (text) =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= FEWEST_WORDS && PORTUGUESE.test(text)

/** @typedef {import('@oxlint/plugins').ESTree.Node} Node */

/**
 * An error's message is part of the code that finds the error.
 * @param {Node | null} node
 * @returns {boolean}
 */
function isInMessage(node) {
  if (!node) return false
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && /(?:Problem|Error)$/.test(node.callee.name))
    return true
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && /messages$/i.test(node.id.name))
    return true
  return isInMessage(node.parent)
}

const portugueseText = defineRule({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      content:
        'What the writer says or recognizes belongs in a YAML file in services/ai/content, where those who write it find it.',
    },
  },
  create(context) {
    const check = (/** @type {Node} */ node, /** @type {string} */ text) => {
      if (isPortuguese(text) && !isInMessage(node)) context.report({ node, messageId: 'content' })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join(VALUE))
      },
    }
  },
})

export default definePlugin({ meta: { name: 'atelie' }, rules: { 'portuguese-text': portugueseText } })
