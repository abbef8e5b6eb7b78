import { cuteFontBody, cuteImageBody, stickerBody } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { promptFaults } from '../../rules/prompt-rules.ts'
import { createRandom } from '../random.ts'
import { writeCuteFontPrompt } from './font-prompt.ts'
import { writeCuteImagePrompt, writeStickerPrompt } from './image-prompts.ts'

const font = (text: string, seed = 1) => writeCuteFontPrompt(cuteFontBody.parse({ text }), createRandom(seed))
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const CRAFT = /stitch|yarn|button|needle|pom-pom/i

describe('letters', () => {
  it.each([
    ['Sofia com tema de unicórnio', 'Sofia', 'unicórnio', /unicorn/], ['Sofia no tema unicórnio', 'Sofia', 'unicórnio', /unicorn/], ['Miguel, tema safári', 'Miguel', 'safári', /safari animals|lion/],
    ['Helena tema jardim encantado', 'Helena', 'jardim encantado', /flowers|blossoms/], ['Nome Theo com o tema dos dinossauros', 'Theo', 'dinossauros', /dinosaur/], ['Ana Clara (tema: sereia)', 'Ana Clara', 'sereia', /mermaid|seashells/],
    ['Bento com tema de galinha pintadinha', 'Bento', 'galinha pintadinha', /theme/],
  ])('%j writes %j and decorates with %j', (text, written, theme, ornament) => {
    for (const seed of seeds) {
      const prompt = font(text, seed)
      expect(prompt).toContain(`of the text "${written}", spelled exactly`)
      expect(prompt).toContain(`with the theme "${theme}"`)
      expect(prompt).toMatch(ornament)
      expect(prompt).not.toMatch(CRAFT)
    }
  })

  it.each([['Feliz aniversário, vovó!', /balloons|candles/i], ['Ana e Bia, bodas de prata', /flowers|roses/i], ['Feliz Natal', /pine|Christmas/i], ['Acredite nos seus sonhos', /clouds and stars|moon/i], ['Ateliê de crochê', /yarn/i]])(
    '%j is decorated with what it speaks of', (text, ornament) => { for (const seed of seeds) expect(font(text, seed)).toMatch(ornament) })

  it.each(['Ana Clara', 'Ação, já!', 'O tema de hoje é você'])('%j gets neutral ornaments', (text) => {
    for (const seed of seeds) {
      expect(promptFaults(font(text, seed), [text])).toEqual([])
      expect(font(text, seed)).toMatch(/around the letters/)
      expect(font(text, seed)).not.toMatch(CRAFT)
    }
  })
})

it('a picture about grief is not cute', () => {
  for (const seed of seeds) {
    const all = [font('Saudades eternas, vovô', seed), writeCuteImagePrompt(cuteImageBody.parse({ description: 'anjo em luto' }), createRandom(seed)), writeStickerPrompt(stickerBody.parse({ description: 'vela', text: 'Luto' }), createRandom(seed))]
    expect(all.join()).not.toMatch(/kawaii|playful|joyful|cheerful|adorable|chibi/i)
  }
})

it('colors and a background that the owner named are not changed', () => {
  for (const seed of seeds) {
    const sticker = writeStickerPrompt(stickerBody.parse({ description: 'dinossauro verde com laço, fundo rosa com bolinhas' }), createRandom(seed))
    const image = writeCuteImagePrompt(cuteImageBody.parse({ description: 'coelhinha lilás em fundo azul' }), createRandom(seed))
    for (const prompt of [sticker, image]) {
      expect(prompt).toMatch(/exactly the colors that are named/)
      expect(prompt).not.toMatch(/palette of|pastel|dark background|white background|300 dpi/)
    }
  }
})

it('a home is no cake', () => { for (const seed of seeds) expect(font('Lar doce lar', seed)).not.toMatch(/cupcake|sprinkles/i) })

it('text in a balloon is a speech balloon', () => {
  const sticker = (bubbleText: boolean) => writeStickerPrompt(stickerBody.parse({ description: 'gatinha', text: 'Miau', options: { bubbleText } }), createRandom(1))
  expect(sticker(true)).toMatch(/"Miau".*inside a speech balloon/)
  expect(sticker(false)).toMatch(/without a speech balloon/)
  expect(sticker(true)).not.toMatch(/bubble letters/)
  const quiet = writeStickerPrompt(stickerBody.parse({ description: 'vela', text: 'Luto', options: { bubbleText: true } }), createRandom(1))
  expect(quiet).toMatch(/small, simple letters below the figure/)
  expect(quiet).not.toMatch(/balloon/)
})
