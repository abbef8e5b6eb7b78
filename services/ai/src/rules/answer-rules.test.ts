import { captionBody } from '@atelie/contract/generators'
import { exampleCaption } from '@atelie/contract/examples/bodies'
import { expect, it } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { captionFaults, ideaFaults, promptFaults } from './answer-rules.ts'

const { captions } = tableOf<{ captions: [what: string, request: object, answer: object, fault: string][] }>(
  'caption-faults',
)

const ask = (fields = {}) => captionBody.parse(exampleCaption({ size: 'small', maxHashtags: 2, ...fields }))
const text =
  'Esta bolsa de crochê foi feita à mão para você 🧶 com muito carinho, em fios macios e cores que não desbotam. Quer uma? Me chama no direct!'
const hashtags = ['#croche', '#feito_a_mao']
const plain = text.replace(' 🧶', '')

it.each(captions)(
  'a caption that %s has a fault with a message, by which the model can fix it',
  (_, request, answer, fault) => {
    expect(captionFaults(ask(request), { text, hashtags, ...answer })).toEqual([fault])
  },
)

it('a caption that is as requested has no faults', () => {
  expect(captionFaults(ask(), { text, hashtags })).toEqual([])
  expect(captionFaults(ask({ includeEmojis: false, includeHashtags: false }), { text: plain, hashtags: [] })).toEqual(
    [],
  )
})

const idea = {
  title: 'Laço novo',
  description: 'Um laço feito à mão para você.',
  format: 'Foto de perto',
  cta: 'Comente aqui',
}
const ideas = (count: number, fields = {}) => ideaFaults(Array.from({ length: count }, () => ({ ...idea, ...fields })))

it('ideas with markup or in another language are faulty', () => {
  expect(ideas(1, { title: '<b>Laço</b>' })).toEqual(['no part of an idea may have markup'])
  expect(ideas(1, { description: 'A bow made by hand for you.' })).toEqual([
    'the ideas must be in Brazilian Portuguese',
  ])
})

const prompt = 'A sticker of a kitten with big eyes and a thick white border'

it('each fault of a prompt has a message, by which the model can fix it', () => {
  expect(promptFaults(prompt, ['kitten', null])).toEqual([])
  expect(promptFaults(`${prompt} <br>`, [])).toEqual(['the prompt must have no markup'])
  expect(promptFaults(prompt, ['gatinha'])).toEqual(['the prompt must quote exactly: "gatinha"'])
})

it.each<[string, (amount: number) => string[], number, number, string]>([
  ['ideas', ideas, 1, 5, 'there must be between 1 and 5 ideas'],
  [
    'the characters of a part of an idea',
    (length) => ideas(1, { format: 'x'.repeat(length) }),
    1,
    1_500,
    'every part of an idea must have between 1 and 1500 characters',
  ],
  [
    'the characters of a prompt',
    (length) => promptFaults('x'.repeat(length), []),
    40,
    2_500,
    'the prompt must have between 40 and 2500 characters',
  ],
])('%s may be neither too few nor too many', (_, faults, least, most, fault) => {
  expect([least - 1, least, most, most + 1].map((amount) => faults(amount))).toEqual([[fault], [], [], [fault]])
})
