import { captionBody } from '@atelie/contract/generators'
import { exampleCaption } from '@atelie/contract/examples/bodies'
import { describe, expect, it } from 'vitest'
import { captionFaults, ideaFaults, promptFaults } from './answer-rules.ts'

describe('a caption', () => {
  const ask = (fields = {}) => captionBody.parse(exampleCaption({ size: 'small', maxHashtags: 2, ...fields }))
  const text = 'Esta bolsa de crochê foi feita à mão para você 🧶 com muito carinho, em fios macios e cores que não desbotam. Quer uma? Me chama no direct!'
  const hashtags = ['#croche', '#feito_a_mao']
  const plain = text.replace(' 🧶', '')

  it.each([
    ['is too short', {}, { text: 'Uma bolsa feita para você 🧶. Me chama no direct!' }, 'the text has 9 words and must have between 25 and 50'],
    ['lacks emojis', {}, { text: plain }, 'the text must have at least one emoji'],
    ['has unwanted emojis', { includeEmojis: false }, { text }, 'the text must have no emoji'],
    ['lacks its call to action', { callToAction: 'comment' }, { text }, 'the text must contain the call to action "comment"'],
    ['has markup', {}, { text: `${text} <br>` }, 'the text must have no markup'],
    ['has hashtags in its text', {}, { text: `${text} #croche` }, 'hashtags belong in their list and not in the text'],
    ['has too many hashtags', {}, { hashtags: [...hashtags, '#bolsa'] }, 'there must be at most 2 hashtags'],
    ['has unwanted hashtags', { includeHashtags: false }, { hashtags }, 'there must be at most 0 hashtags'],
    ['lacks hashtags', {}, { hashtags: [] }, 'there must be at least one hashtag'],
    ['has a hashtag of two words', {}, { hashtags: ['#feito a mão'] }, 'a hashtag is # and letters, digits or _, without spaces'],
    ['has a hashtag twice', {}, { hashtags: ['#croche', '#Croche'] }, 'no hashtag may be there twice'],
  ])('a caption that %s has a fault with a message, by which the model can fix it', (_, request, answer, fault) => {
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
