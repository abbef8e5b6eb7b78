import { captionBody, contentIdeasBody, type ContentPurpose, contentPurposes, cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { FAKE_API_KEY, type FakeOpenAi, startFakeOpenAi } from '@atelie/test-kit/fake-openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAsker, modelAt } from '../test/ask-model.ts'
import { captionGrid } from '../test/caption-grid.ts'
import { injections } from '../test/injections.ts'
import { captionTask } from './model/prompts/caption.ts'
import { captionFaults, ideaFaults, promptFaults } from './rules/answer-rules.ts'
import type { Generator, Prompt } from './rules/generator.ts'
import { hasMarkup } from './rules/plain-text.ts'
import { createWriter } from './writer/writer.ts'

let fake: FakeOpenAi
let seed = 0
beforeAll(async () => { fake = await startFakeOpenAi() })
afterAll(() => fake.close())

const engines: Record<string, () => Generator> = {
  'the built-in writer': () => createWriter(() => seed++),
  'a model': () => modelAt(fake.url),
}

/** The promises of both engines. */
describe.each(Object.entries(engines))('%s', (_, create) => {
  let engine: Generator
  beforeAll(() => { engine = create() })

  it('every kind of caption keeps to the rules', async () => {
    for (const choice of captionGrid) {
      const request = captionBody.parse({ topic: 'Bolsa de crochê', maxHashtags: 7, ...choice })
      const caption = await engine.caption(request, anyAsker())
      expect(captionFaults(request, caption), JSON.stringify({ choice, caption })).toEqual([])
      expect(caption.hashtags).toHaveLength(7)
    }
  })

  it.each([[{ includeHashtags: false }], [{ maxHashtags: 0 }]])('a caption has no hashtags with %j', async (fields) => {
    const request = captionBody.parse({ topic: 'Bolsa de crochê', ...captionGrid[0], ...fields })
    expect((await engine.caption(request, anyAsker())).hashtags).toEqual([])
  })

  it('prompts for image tools keep the visitor\'s words', async () => {
    const description = 'gatinha "costurando" à máquina'
    const faults = async (asked: Promise<Prompt>, words: string[]) => Object.values(await asked).flatMap((text: string) => promptFaults(text, words))
    expect(await faults(engine.sticker(stickerBody.parse({ description, text: 'Feito à mão' }), anyAsker()), [description, 'Feito à mão'])).toEqual([])
    expect(await faults(engine.sticker(stickerBody.parse({ description }), anyAsker()), [description])).toEqual([])
    expect(await faults(engine.cuteImage(cuteImageBody.parse({ description }), anyAsker()), [description])).toEqual([])
    expect(await faults(engine.cuteFont(cuteFontBody.parse({ text: 'Ação, já!' }), anyAsker()), ['Ação, já!'])).toEqual([])
    const withTheme = engine.cuteFont(cuteFontBody.parse({ text: 'Sofia com tema de unicórnio' }), anyAsker())
    expect(await faults(withTheme, ['Sofia'])).toEqual([])
    expect(JSON.stringify(await withTheme)).not.toContain('Sofia com tema')
  })

  it('prompts come in Portuguese, and in English', async () => {
    const all = await Promise.all([
      engine.sticker(stickerBody.parse({ description: 'gatinha' }), anyAsker()), engine.cuteImage(cuteImageBody.parse({ description: 'gatinha' }), anyAsker()), engine.cuteFont(cuteFontBody.parse({ text: 'Ana' }), anyAsker()),
    ])
    for (const { prompt, promptInEnglish } of all) {
      expect(prompt).toMatch(/\b(?:com|em|de)\b/)
      expect(prompt).not.toMatch(/\b(?:with|the|of|and)\b/)
      expect(promptInEnglish).toMatch(/\b(?:with|the|of|and)\b/)
      expect(promptInEnglish).not.toMatch(/\b(?:com|em|de)\b/)
    }
  })

  it.each(Object.keys(contentPurposes) as ContentPurpose[])('any craft gets ideas for the purpose %s', async (contentPurpose) => {
    for (const craftType of ['Crochê', 'Costura criativa', 'biscuit', 'CONFEITARIA', 'Papelaria', 'Velas aromáticas', 'xy', '🎀🎀🎀']) {
      const { ideas } = await engine.ideas(contentIdeasBody.parse({ craftType, contentPurpose, specificIdea: 'Dia das Mães' }), anyAsker())
      expect(ideaFaults(ideas), JSON.stringify(ideas)).toEqual([])
    }
  })

  it.each(injections)('nothing leaks for %j', async (text) => {
    const captions = captionBody.safeParse({ topic: text, ...captionGrid[0] })
    const results = JSON.stringify([
      captions.success && await engine.caption(captions.data, anyAsker()),
      await engine.sticker(stickerBody.parse({ description: text, text: text.slice(0, 80) }), anyAsker()),
      await engine.cuteImage(cuteImageBody.parse({ description: text }), anyAsker()),
      await engine.cuteFont(cuteFontBody.parse({ text: text.slice(0, 100) }), anyAsker()),
      await engine.ideas(contentIdeasBody.parse({ craftType: text.slice(0, 80), contentPurpose: 'dica', specificIdea: text }), anyAsker()).then(({ ideas }) => ideas),
    ])
    expect(hasMarkup(JSON.parse(results).flat(9).map((part: unknown) => JSON.stringify(part)).join())).toBe(false)
    expect(results).not.toContain(FAKE_API_KEY)
    expect(results).not.toContain(captionTask.instructions.slice(0, 40))
    // Nor does it change the instructions: it is a value in the data, whatever it looks like.
    for (const { messages } of fake.asked.splice(0)) expect(messages.map(({ role }) => role), messages.at(-1)?.content).toEqual(['system', 'user'])
  })
})

it('ideas build on the visitor\'s own idea, whatever its quotes', async () => {
  const { ideas } = await createWriter(() => seed++).ideas(contentIdeasBody.parse({ craftType: 'Crochê', contentPurpose: 'dica', specificIdea: 'cesto "grande"' }), anyAsker())
  for (const { title, description } of ideas) expect(`${title} ${description}`.toLowerCase()).toContain('cesto grande')
})
