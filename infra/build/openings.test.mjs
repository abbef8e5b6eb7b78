// @ts-check
import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { openings } from './openings.mjs'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ messageId: 'opening' }]

new RuleTester().run('openings', openings, {
  valid: [
    '/** The size of a whole report. */',
    '// Calls whose time is up\n// As above, they are repeated.',
    '/** Offers the rest. Of these, some are kept. */',
    '/** Whether a person waits. */',
    "describe('what fits', () => {})",
    "it('a file that was written is read', () => {})",
    "send('what is new')",
  ],
  invalid: [
    { code: '/** Of a whole report. */', errors },
    { code: '/**\n * What is stored for a quote.\n */', errors },
    { code: 'const size = 1 // By name.', errors },
    { code: 'send()\n// Nobody waits for it.', errors },
    { code: '/** As sent. */ const sent = 1 // As kept.', errors: [...errors, ...errors] },
    { code: "it('what was written is read', () => {})", errors },
    { code: "test.describe('a person', () => { test(`of ${many} rows some are shown`, () => {}) })", errors },
    { code: "it.each(rows)('by keyboard %s is left', () => {})", errors },
  ],
})
