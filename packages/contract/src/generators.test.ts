import { describe, expect, it } from 'vitest'
import {
  captionBody,
  captionDefaults,
  captionSizes,
  captionWords,
  contentIdeasBody,
  contentPurposes,
  craftTypeBody,
  cuteFontBody,
  cuteImageBody,
  generatorMessages,
  stickerBody,
  waitingTime,
  type CaptionSize,
} from './generators.ts'
import { messages } from '../test/messages.ts'

const caption = { ...captionDefaults, topic: 'Bolsa de crochê' }

describe('a caption request', () => {
  it("a caption form has the spec's messages", () => {
    expect(messages(captionBody, { topic: ' ab ' })).toEqual({
      topic: 'O tópico deve ter pelo menos 3 caracteres',
      style: 'Selecione um estilo',
      size: 'Selecione um tamanho',
      intent: 'Selecione uma intenção',
      callToAction: 'Selecione uma chamada para ação',
    })
    expect(messages(captionBody, captionDefaults)).toEqual({ topic: 'O tópico deve ter pelo menos 3 caracteres' })
  })

  it('a caption has five hashtags and emojis by default', () => {
    const { includeHashtags, maxHashtags, includeEmojis, ...rest } = caption
    expect(captionBody.parse(rest)).toEqual({ ...rest, includeHashtags, maxHashtags, includeEmojis })
  })

  it.each([0, 30])('a caption may have %d hashtags', (maxHashtags) =>
    expect(messages(captionBody, { ...caption, maxHashtags })).toEqual({}),
  )

  it.each(Object.entries(captionWords))('a %s caption has as many words as its label says', (size, { min, max }) => {
    expect(captionSizes[size as CaptionSize]).toContain(`(${min} a ${max} palavras)`)
  })
})

describe('requests for prompts', () => {
  it('a sticker has all its options on by default', () => {
    const all = { whiteBorder: true, shadow: true, darkBackground: true, bubbleText: true }
    expect(stickerBody.parse({ description: 'gatinha' })).toEqual({ description: 'gatinha', options: all })
    expect(stickerBody.parse({ description: 'gatinha', text: ' ', options: { shadow: false } })).toEqual({
      description: 'gatinha',
      text: null,
      options: { ...all, shadow: false },
    })
  })

  it("a request for a prompt without its text gets the field's message", () => {
    expect(messages(stickerBody, { description: 'ab' })).toEqual({
      description: 'A descrição deve ter pelo menos 3 caracteres',
    })
    expect(messages(cuteImageBody, { description: ' ' })).toEqual({ description: 'A descrição é obrigatória' })
    expect(messages(cuteFontBody, {})).toEqual({ text: 'O texto é obrigatório' })
    expect(cuteFontBody.parse({ text: '  Ana ' })).toEqual({ text: 'Ana' })
  })

  it('letters are drawn for at most a hundred characters', () => {
    expect(messages(cuteFontBody, { text: 'x'.repeat(100) })).toEqual({})
    expect(messages(cuteFontBody, { text: 'x'.repeat(101) })).toEqual({ text: 'Use no máximo 100 caracteres.' })
  })

  it('a picture has text only if that is requested', () => {
    expect(cuteImageBody.parse({ description: 'urso' })).toEqual({ description: 'urso', includeText: false })
    expect(cuteImageBody.parse({ description: 'urso', includeText: true })).toEqual({
      description: 'urso',
      includeText: true,
    })
  })
})

describe('a request for ideas', () => {
  it.each(Object.entries(contentPurposes))('the purpose %s is accepted by code and by its label %s', (code, label) => {
    for (const contentPurpose of [code, label]) {
      expect(contentIdeasBody.parse({ craftType: 'Crochê', contentPurpose, specificIdea: '' })).toEqual({
        craftType: 'Crochê',
        contentPurpose: code,
        specificIdea: null,
      })
    }
  })

  it("a request for ideas without a niche or purpose gets the fields' messages", () => {
    expect(messages(contentIdeasBody, { craftType: ' ', contentPurpose: 'vendas' })).toEqual({
      craftType: 'Por favor, informe seu nicho artesanal.',
      contentPurpose: 'Selecione o objetivo do conteúdo',
    })
    expect(messages(craftTypeBody, { craftType: 'x'.repeat(81) })).toEqual({
      craftType: 'Use no máximo 80 caracteres.',
    })
  })
})

it.each([
  [0, '1 segundo'],
  [40, '40 segundos'],
  [59.2, '60 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [3600, '1 hora'],
  [3601, '2 horas'],
  [86_400, '24 horas'],
])('%d seconds of waiting are %s', (seconds, text) => expect(waitingTime(seconds)).toBe(text))

it('the message about too many texts says how long to wait', () => {
  expect(generatorMessages.tooMany(30)).toBe(
    'Você já gerou muitos conteúdos em pouco tempo. Tente novamente em 30 segundos.',
  )
})
