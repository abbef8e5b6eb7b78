import { captionStyles, type CaptionStyle } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { frames } from './frames.ts'

const styles = Object.keys(captionStyles) as CaptionStyle[]
/** What only the owner's own line may say. */
const VALUES = /R\$|\d|garanti[ar]|oficial/i
const THERAPY = /acredite|sonho|jornada|desista|respire/i

describe.each(Object.entries(frames))('the frame %s', (_, { leads, steps, facts, questions, asks, hashtags }) => {
  const sentences = [...styles.flatMap((style) => [...leads[style].flat(), ...steps[style].flat()]), ...Object.values(facts).flat(), ...questions]

  it('sentences are whole, and add no value to the owner\'s line', () => {
    expect(sentences.filter((text) => !/^\p{Lu}.*[.!?]$/u.test(text) || /[{}|…—]| {2}/.test(text))).toEqual([])
    expect(sentences.filter((text) => VALUES.test(text) || THERAPY.test(text))).toEqual([])
    expect([...steps.professional.flat(), ...facts.professional, ...facts.all].filter((text) => /!|(?<!\p{L})(?:pra|pro|tá|tô)(?!\p{L})/u.test(text))).toEqual([])
  })

  it('there is enough to say in each style', () => {
    for (const style of styles) {
      expect(leads[style].flat().length, style).toBeGreaterThanOrEqual(6)
      expect(steps[style].flat().length + facts[style].length + facts.all.length, style).toBeGreaterThanOrEqual(14)
    }
    expect(questions.length).toBeGreaterThanOrEqual(6)
    expect(asks.filter((text) => /[.!?]$/.test(text))).toEqual([])
    expect(hashtags.filter((word) => !/^[a-z0-9]{3,30}$/.test(word))).toEqual([])
  })
})

it('no sentence of one frame occurs in another', () => {
  const sentences = Object.values(frames).flatMap(({ leads, steps, facts, questions }) => [...new Set([...Object.values(leads).flat(2), ...Object.values(steps).flat(2), ...Object.values(facts).flat(), ...questions])])
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
})
