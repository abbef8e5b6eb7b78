import { captionBody } from '@atelie/contract/generators'
import { exampleCaption } from '@atelie/contract/examples/bodies'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { captionFaults, ideaFaults, promptFaults } from './answer-rules.ts'

const { captions } = tableOf<{ captions: [what: string, request: object, answer: object, fault: string][] }>('caption-faults')

describe('a caption', () => {
  const ask = (fields = {}) => captionBody.parse(exampleCaption({ size: 'small', maxHashtags: 2, ...fields }))
  const text = 'Esta bolsa de crochê foi feita à mão para você 🧶 com muito carinho, em fios macios e cores que não desbotam. Quer uma? Me chama no direct!'
  const hashtags = ['#croche', '#feito_a_mao']
  const plain = text.replace(' 🧶', '')

  it.each(captions)('a caption that %s has a fault with a message, by which the model can fix it', (_, request, answer, fault) => {
    expect(captionFaults(ask(request), { text, hashtags, ...answer })).toEqual([fault])
  })

  it('a caption that is as requested has no faults', () => {
    expect(captionFaults(ask(), { text, hashtags })).toEqual([])
    expect(captionFaults(ask({ includeEmojis: false, includeHashtags: false }), { text: plain, hashtags: [] })).toEqual([])
  })
})

describe('ideas for posts', () => {
  const idea = { title: 'Laço novo', description: 'Um laço feito à mão para você.', format: 'Foto de perto', cta: 'Comente aqui' }
  const ideas = (count: number, fields = {}) => ideaFaults(Array.from({ length: count }, () => ({ ...idea, ...fields })))

  it.each([[0, true], [1, false], [5, false], [6, true]])('%d ideas are too few or too many: %s', (count, isFault) => {
    expect(ideas(count)).toEqual(isFault ? ['there must be between 1 and 5 ideas'] : [])
  })

  it.each([[0, true], [1, false], [1_500, false], [1_501, true]])('a part of an idea with %d characters is too short or too long: %s', (length, isFault) => {
    expect(ideas(1, { format: 'x'.repeat(length) })).toEqual(isFault ? ['every part of an idea must have between 1 and 1500 characters'] : [])
  })

  it('ideas with markup or in another language are faulty', () => {
    expect(ideas(1, { title: '<b>Laço</b>' })).toEqual(['no part of an idea may have markup'])
    expect(ideas(1, { description: 'A bow made by hand for you.' })).toEqual(['the ideas must be in Brazilian Portuguese'])
  })
})

describe('a prompt for an image tool', () => {
  const prompt = 'A sticker of a kitten with big eyes and a thick white border'

  it('each fault of a prompt has a message, by which the model can fix it', () => {
    expect(promptFaults(prompt, ['kitten', null])).toEqual([])
    expect(promptFaults(`${prompt} <br>`, [])).toEqual(['the prompt must have no markup'])
    expect(promptFaults(prompt, ['gatinha'])).toEqual(['the prompt must quote exactly: "gatinha"'])
  })

  it.each([[39, true], [40, false], [2_500, false], [2_501, true]])('a prompt with %d characters is too short or too long: %s', (length, isFault) => {
    expect(promptFaults('x'.repeat(length), [])).toEqual(isFault ? ['the prompt must have between 40 and 2500 characters'] : [])
  })
})
