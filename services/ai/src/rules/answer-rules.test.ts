import { describe, expect, it } from 'vitest'
import { ideaFaults } from './idea-rules.ts'
import { promptFaults } from './prompt-rules.ts'

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
    expect(promptFaults('A kitten', [])).toEqual(['the prompt must have between 40 and 2500 characters'])
  })
})
