import { contentIdeasBody, contentPurposes, type ContentPurpose } from '@atelie/contract/generators'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeCaption } from './caption.ts'
import { writeIdeas } from './ideas/write-ideas.ts'
import { createRandom } from './random.ts'
import { markContacts, splitContacts, withContacts } from './topics/contacts.ts'
import { readTopic } from './topics/read-topic.ts'
import { aCaptionRequest, captionGrid } from '../../test/caption-grid.ts'
import { fuzzed } from '../../test/odd-words.ts'

const contacts = [
  'ana@atelie.com.br', 'bolos+festa@gmail.com', '(11) 98765-4321', '11987654321', '+55 (11) 98765-4321', '98765-4321', '3344-5566', '0800 123 4567', '0800-7654321', '+351 912 345 678',
  '@ana.doces', '@croche_da_ana', 'https://loja.com.br/velas?x=1&y=2', 'www.loja.com.br/a?b=1', 'ateliedaana.com.br', 'wa.me/5511987654321', 'linktr.ee/ana',
  '123.456.789-09', '12.345.678/0001-90', '12345678000190', '123e4567-e89b-12d3-a456-426614174000',
]
/** A product, a thing, a line, a question, a plan: the contact at the end, within or at the beginning. */
const topics: readonly ((contact: string) => string)[] = [
  (contact) => `bolo de pote, chama no zap ${contact}`, (contact) => `velas aromáticas pix ${contact}`, (contact) => `clareamento dental ${contact}`, (contact) => `bolo de pote ${contact} sabor ninho por R$ 12,50`,
  (contact) => `ligue ${contact} e peça sua marmita`, (contact) => `encomendas pelo e-mail ${contact}`, (contact) => `Encomenda da ${contact} entregue`, (contact) => `Últimas vagas para o Natal! Fale no ${contact}.`,
  (contact) => `como lavar crochê? ${contact}`, (contact) => `mostrar a abertura do forno, ${contact}`, (contact) => `BOLO DE ANIVERSÁRIO ${contact}`, (contact) => `quero uma legenda sobre caneca, contato ${contact}`, (contact) => contact,
  (contact) => `Hoje eu quero contar para vocês como foi o meu primeiro dia de feira e tudo o que aprendi com as clientes, e quem quiser saber mais pode falar comigo pelo ${contact}`,
]
const asked = fc.record({ contact: fc.constantFrom(...contacts), topic: fc.constantFrom(...topics), seed: fc.nat(10_000) })
const signsIn = (text: string) => text.split('@').length - 1

/** How often a text tells it, and signs that only a contact has. */
const told = (text: string, contact: string) => ({ times: text.split(contact).length - 1, signs: signsIn(text) })

it('a contact is told exactly once, as it was typed, in every caption', () => {
  fc.assert(fc.property(asked, ({ contact, topic, seed }) => {
    const { text } = writeCaption(aCaptionRequest({ ...captionGrid[seed % captionGrid.length]!, topic: topic(contact) }), createRandom(seed))
    expect(told(text, contact), text).toEqual({ times: 1, signs: signsIn(contact) })
  }), fuzzed(800))
})

it('a contact is told exactly once, as it was typed, in each idea', () => {
  const purposes = Object.keys(contentPurposes) as ContentPurpose[]
  fc.assert(fc.property(asked, fc.constantFrom('Confeitaria', 'Velas aromáticas', 'aeromodelismo', 'crochê @ana.faz'), ({ contact, topic, seed }, craftType) => {
    const { ideas } = writeIdeas(contentIdeasBody.parse({ craftType, contentPurpose: purposes[seed % purposes.length], specificIdea: topic(contact) }), createRandom(seed))
    for (const idea of ideas) expect(told(Object.values(idea).join('\n'), contact), JSON.stringify(idea)).toEqual({ times: 1, signs: signsIn(contact) })
  }), fuzzed(800))
})

it('several contacts are each told once', () => {
  const topic = 'laços de fita, chama no zap (11) 98765-4321 ou @ana.lacos ou ana@lacos.com.br'
  const { text } = writeCaption(aCaptionRequest({ topic }), createRandom(1))
  const [idea] = writeIdeas(contentIdeasBody.parse({ craftType: 'laços', contentPurpose: 'dica', specificIdea: topic }), createRandom(1)).ideas
  for (const written of [text, Object.values(idea!).join('\n')]) expect(written).toContain('Chama no zap (11) 98765-4321 ou @ana.lacos ou ana@lacos.com.br.')
})

it.each([['bolo de pote', 'Pix 123.456.789-09.', 'bolo de pote pix 123.456.789-09'], ['velas aromáticas', 'Encomendas no insta @ana.', 'velas aromáticas | encomendas no insta @ana'], ['caneca', 'Contato: 3344-5566.', 'caneca, no 3344-5566']])(
  'of %s it is said apart: %s', (text, contact, typed) => {
    const topic = readTopic(typed)
    expect(topic).toMatchObject({ kind: 'product', text })
    expect('contact' in topic && withContacts(topic.contact, topic.contacts)).toBe(contact)
  })

it.each(['tapete 1,20 x 2,00 por R$ 1200', 'Bolo de 2026 e CEP 01310-100', 'agenda 2025-2026', 'caneca para o dia das mães', 'reunião @ loja', '1.500 velas em 12/10/2026'])('"%s" has no contact', (typed) => {
  expect(markContacts(typed)).toEqual({ marked: typed, contacts: [] })
  expect(splitContacts(typed)).toEqual({ text: typed, ending: '' })
})
