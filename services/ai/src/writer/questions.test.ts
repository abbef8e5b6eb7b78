import { contentIdeasBody } from '@atelie/contract/generators'
import { expect, it } from 'vitest'
import { answersTo } from './answers.ts'
import { writeCaption } from './caption.ts'
import { writeIdeas } from './ideas/write-ideas.ts'
import { createRandom } from './random.ts'
import { readTopic } from './topics/read-topic.ts'
import { aCaptionRequest, captionGrid, shareOf } from '../../test/caption-grid.ts'

const captionOf = (topic: string) => writeCaption(aCaptionRequest({ topic }), createRandom(1))
const ideasOn = (specificIdea: string) => writeIdeas(contentIdeasBody.parse({ craftType: 'artesanato', contentPurpose: 'dica', specificIdea }), createRandom(1))

/** All that may be said in answer to it. */
function passagesFor(topic: string): readonly string[] {
  const { text, ...read } = readTopic(topic)
  const product = read.kind === 'thing' ? null : read.product
  return answersTo(text, product && { ...product, named: product.noun })
}

const answered = [
  'Como lavar crochê?', 'quanto tempo dura uma vela?', 'como guardar prata?', 'Qual a diferença entre biscuit e porcelana fria?', 'pode congelar brigadeiro?', 'como guardar macramê?',
  'quanto tempo dura um bolo na geladeira?', 'posso lavar tapete de crochê na máquina sem estragar?', 'como conservar flores frescas por mais tempo no calor do verão?',
  'como lavar o tapete de crochê que as crianças sujaram de tinta guache, suco de uva, terra do quintal, massinha e bolo de chocolate na mesma tarde de chuva na casa da avó delas?',
]

it.each(answered.map((topic, turn) => [topic, turn] as const))('an answered question contains its answer in every size: %s', (topic, turn) => {
  const passages = passagesFor(topic)
  for (const [seed, choice] of shareOf([...captionGrid.entries()], turn)) {
    const { text, isDraft } = writeCaption(aCaptionRequest({ ...choice, topic }), createRandom(seed))
    expect(passages.some((passage) => text.includes(passage)), text).toBe(true)
    expect(isDraft).toBe(false)
  }
})

it.each([
  ['quanto tempo dura uma vela?', /queima/], ['vela dura quanto tempo', /queima/], ['quantas horas dura uma vela aromática?', /queima/], ['como guardar prata?', /saquinho fechado/], ['como limpar prata escurecida?', /prata/i], ['como conservar joias de prata', /[Pp]rata/],
  ['quanto tempo dura um bolo na geladeira?', /dois ou três dias/], ['quanto tempo dura uma unha em gel?', /três semanas/], ['como evitar que o sabonete derreta', /derrete antes/], ['quanto tempo dura um sabonete?', /saboneteira/],
])('%s is answered on its matter', (topic, matter) => {
  expect(captionOf(topic).text).toMatch(matter)
  expect(ideasOn(topic).ideas[0]!.description).toMatch(matter)
  expect([captionOf(topic).isDraft, ideasOn(topic).isDraft]).toEqual([false, false])
})

it.each([
  'quanto custa um bolo de pote?', 'Quanto fica o cento de coxinha', 'quanto é a vela?', 'qual o valor da caneca personalizada', 'vocês entregam em casa?', 'vcs aceitam cartão?', 'tem pronta entrega?', 'entregam no centro?', 'qual o prazo de entrega?',
  'quanto tempo demora para entregar?', 'onde fica a loja?', 'que horas abre?', 'qual o horário de atendimento?', 'Tem vela de lavanda?', 'parcelam em quantas vezes?', 'quais as formas de pagamento?',
])('only the owner can answer "%s", so it is a draft', (topic) => {
  expect([captionOf(topic).isDraft, ideasOn(topic).isDraft]).toEqual([true, true])
})

it.each(['bolo de pote pronta entrega', 'Entregamos em toda a cidade', 'Tabela de preços', 'Horário de atendimento', 'quanto vale o meu trabalho', 'tem como lavar tapete de crochê na máquina?'])('"%s" is not left to the owner', (topic) => {
  expect(captionOf(topic).isDraft).toBe(false)
})
