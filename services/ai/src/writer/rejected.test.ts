import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { categories } from './categories/categories.ts'
import { neutral } from './categories/neutral.ts'
import { frames } from './frames/frames.ts'
import { neutralTexts } from './products/neutral.ts'
import { recipients } from './details/recipients.ts'
import { occasions } from './details/occasions.ts'
import { themes } from './details/themes.ts'
import { flavours } from './details/flavours.ts'
import { scents } from './details/scents.ts'
import { standing } from './details/standing.ts'
import { thingPlans } from './ideas/thing-plans.ts'

const textsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf))

/** Sentences that a second reader would not have posted, with her reasons, one in a line between `|`. */
const rejected = readFileSync(new URL('../../test/rejected.txt', import.meta.url), 'utf8').trim().split('\n').map((line) => line.split(' | ').slice(1, -1).join(' | '))

it('no sentence that the second reading rejected is in use', () => {
  const used = new Set(textsOf([categories, neutral, neutralTexts, frames, recipients, occasions, themes, flavours, scents, standing, thingPlans]))
  expect(rejected.filter((sentence) => used.has(sentence))).toEqual([])
  expect(rejected.length).toBeGreaterThan(1000)
})
