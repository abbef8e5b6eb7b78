import { cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import requests from '../../../test/prompts.json'
import type { Prompt } from '../../rules/generator.ts'
import { promptFaults } from '../../rules/prompt-rules.ts'
import { createRandom, type Random } from '../random.ts'
import { writeCuteFontPrompt } from './font-prompt.ts'
import { writeCuteImagePrompt } from './image-prompt.ts'
import { writeStickerPrompt } from './sticker-prompt.ts'

/** What a prompt says word for word or in some way, in either language, and what it never says, in any case. */
interface Row {
  tool: keyof typeof writers
  request: { text?: string; description?: string }
  says?: string[]
  matches?: string[]
  never?: string
}

const writers = {
  font: (request: object, random: Random) => writeCuteFontPrompt(cuteFontBody.parse(request), random),
  image: (request: object, random: Random) => writeCuteImagePrompt(cuteImageBody.parse(request), random),
  sticker: (request: object, random: Random) => writeStickerPrompt(stickerBody.parse(request), random),
}

const rows = (requests as Row[]).map((row) => [row.tool, JSON.stringify(row.request), row] as const)
const promptsFor = ({ tool, request }: Row): Prompt[] => Array.from({ length: 40 }, (_, seed) => writers[tool](request, createRandom(seed)))

describe.each(rows)('the %s prompt for %s', (_, __, row) => {
  const { says = [], matches = [], never } = row

  it('it draws and writes what was asked for, and nothing else', () => {
    for (const { prompt, promptInEnglish } of promptsFor(row)) {
      const both = `${prompt}\n${promptInEnglish}`
      for (const words of says) expect(both).toContain(words)
      for (const pattern of matches) expect(both).toMatch(new RegExp(pattern, 'iu'))
      if (never) expect(both).not.toMatch(new RegExp(never, 'iu'))
    }
  })

  it('both languages have the same number of sentences, with each part filled in and a capital first', () => {
    for (const { prompt, promptInEnglish } of promptsFor(row)) {
      expect([prompt, promptInEnglish].flatMap((text) => promptFaults(text, []))).toEqual([])
      for (const text of [prompt, promptInEnglish]) expect(text.replace(/"[^"]*"/g, 'X')).not.toMatch(/\$\d|undefined| {2}|,,|\.\.|(?:^|\. )\p{Ll}/u)
      expect(prompt.replace(/"[^"]*"/g, 'X').split('. ')).toHaveLength(promptInEnglish.replace(/"[^"]*"/g, 'X').split('. ').length)
    }
  })
})
