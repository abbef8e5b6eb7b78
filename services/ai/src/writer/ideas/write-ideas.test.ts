import { contentIdeasBody, contentPurposes, type ContentPurpose, type Idea } from '@atelie/contract/generators'
import { describe, expect, it } from 'vitest'
import { shareOf } from '../../../test/caption-grid.ts'
import { ideaFaults } from '../../rules/idea-rules.ts'
import { createHistory } from '../../rules/history.ts'
import { createRandom } from '../random.ts'
import { writeIdeas } from './write-ideas.ts'

const purposes = Object.keys(contentPurposes) as ContentPurpose[]
const niches = ['Crochê', 'Costura criativa', 'biscuit', 'CONFEITARIA', 'Papelaria', 'Macramê', 'tricô', 'bordado', 'Velas aromáticas', 'FAÇO BOLOS', 'Artesã', 'xy', '🎀🎀🎀']
const ownIdeas = ['cesto organizador', 'tapete redondo que terminei ontem', 'Dia das Mães', 'Como lavar crochê', 'Frete grátis', 'uma encomenda atrasada', 'João e Maria', 'Não sei ainda!', 'FELIZ NATAL', 'Luto', 'minhas clientes', 'Bolo por R$ 25,00', 'Quero mostrar o meu novo ateliê e contar como tudo começou lá em casa']

const ownIdeasAndSeeds = ['', ...ownIdeas].flatMap((own) => [0, 1, 2, 3, 4, 5].map((seed) => [own, seed] as const))

const ideas = (craftType: string, contentPurpose: ContentPurpose, specificIdea = '', seed = 1) =>
  writeIdeas(contentIdeasBody.parse({ craftType, contentPurpose, specificIdea }), createRandom(seed)).ideas
const first = (...asked: Parameters<typeof ideas>): Idea => ideas(...asked)[0]!

const SLIPS = /[{}]|undefined| {2}|\.\.|[.!?],|, “\p{Lu}|\bde (?:os?|as?) (?=\p{L})|\bem (?:os?|as?) |necessaire|escolha a escolha/u
/** Instructions for the maker, which must not be in what customers read. */
const TO_THE_MAKER = /\b(?:Peça que|Convide|Filme|Grave|Fotografe|Poste|Publique|Escreva a legenda|seu nicho)\b/

describe.each(purposes)('ideas for %s', (purpose) => {
  it.each(niches.map((niche, turn) => [niche, turn] as const))('ideas for %s read well, whatever the visitor\'s own idea is', (niche, turn) => {
    for (const [own, seed] of shareOf(ownIdeasAndSeeds, turn)) {
      const list = ideas(niche, purpose, own, seed)
      expect(ideaFaults(list), JSON.stringify(list)).toEqual([])
      for (const idea of list) {
        const where = JSON.stringify({ own, idea })
        const texts = Object.values(idea).map((text) => text.replace(/R\$ 25,00|Não sei ainda!/g, 'x'))
        expect(texts.filter((text) => SLIPS.test(text.replace(/(?<=Comente|com|frase|palavra|palavras|em|lê|Ideia:) “/g, ' '))), where).toEqual([])
        expect(texts.flatMap((text) => text.split(/(?<=[.!?”])\s/)).filter((sentence) => sentence.split(':').length > 2), where).toEqual([])
        if (purpose !== 'dica') expect(`${idea.title} ${idea.description} ${idea.cta}`.match(TO_THE_MAKER), where).toBeNull()
        expect(idea.cta, where).toMatch(/coment|direct|salv[ea]|marque|marca/i)
      }
    }
  })
})

describe('the visitor\'s own idea', () => {
  it.each(purposes)('the visitor\'s idea is what a whole post for %s is about', (purpose) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const thing = first('Crochê', purpose, 'vaso de parede', seed)
      for (const part of [thing.title + thing.description, ...purpose === 'surpresa' ? [] : [thing.format]]) expect(part.toLowerCase()).toContain('vaso de parede')
      const told = first('Crochê', purpose, 'Comecei com 50 reais', seed)
      expect(told).toMatchObject({ description: expect.stringMatching(/^Comecei com 50 reais\. /), format: expect.stringContaining('Comecei com 50 reais') })
      const { title, description } = first('Crochê', purpose, 'Dia das Mães', seed)
      expect(`${title} ${description}`).toContain('Dia das Mães')
    }
  })

  it('posts do not use an idea that is missing', () => {
    for (const none of ['Não sei ainda!', 'nao sei', 'Qualquer coisa', '...', 'tanto faz']) expect(JSON.stringify(ideas('Crochê', 'dica', none))).not.toMatch(/sei ainda|nao sei|qualquer coisa|tanto faz/i)
  })

  it.each([
    ['ensinar a lavar necessaire de tecido sem estragar o forro', 'dica', { title: 'Como lavar necessaire de tecido sem estragar o forro' }],
    ['explicar pq o sabonete precisa curar 30 dias', 'dica', { title: 'Por que o sabonete precisa curar 30 dias' }],
    ['quero mostrar a abertura do forno depois da queima', 'bastidores', { description: 'Hoje eu mostro a abertura do forno depois da queima.' }],
    ['mostrar eu cortando os tecidos', 'bastidores', { description: 'Aqui sou eu cortando os tecidos.' }],
    ['video rapido cortando o tecido e montando o ziper', 'bastidores', { description: 'Hoje tem vídeo rápido cortando o tecido e montando o zíper.', format: 'Vídeo rápido cortando' }],
    ['agradecer as clientes do mes', 'inspiracional', { description: 'Hoje eu quero agradecer às clientes do mês.' }],
    ['sortear um topo de bolo entre quem marcar 2 amigas', 'surpresa', { description: 'Vou sortear um topo de bolo entre quem marcar 2 amigas.' }],
    ['esconder um chaveirinho de brinde em 3 pedidos', 'surpresa', { description: 'Vou esconder um chaveirinho de brinde em 3 pedidos.' }],
    ['contar de uma cliente q encomendou um terço depois q a mae saiu da uti', 'inspiracional', { description: 'Hoje eu quero contar de uma cliente que encomendou um terço depois que a mãe saiu da UTI.' }],
    ['quem fechar kit festa ate dia 20 ganha o topo de bolo', 'promocao', { description: 'Quem fechar kit festa até dia 20 ganha o topo de bolo.' }],
    ['dia das maes, quem encomendar ate dia 5 ganha uma caneca', 'promocao', { description: 'Dia das Mães, quem encomendar até dia 5 ganha uma caneca.' }],
    ['lançar o chaveiro de capivara no sabado as 10h', 'produto_novo', { title: 'chaveiro de capivara', description: 'Anota aí: no sábado às 10h.' }],
  ] as const)('%j is carried out in the visitor\'s words', (own, purpose, expected) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const idea = first('artesanato', purpose, own, seed)
      for (const [part, words] of Object.entries(expected)) expect(idea[part as keyof Idea]).toContain(words)
      expect(JSON.stringify(idea)).not.toMatch(/em silêncio|se precisar conversar|condolên|desconto/i)
    }
  })

  it.each([
    ['marmitas', 'produto_novo', 'cardapio da semana', /cardápio da semana/i, /preço|vergonha/], ['feltro', 'produto_novo', 'enfeite de porta maternidade', /bebê|maternidade/i, /campainha|chave da casa|olho mágico/], ['manicure', 'surpresa', 'cor de esmalte do mes', /cor de esmalte do mês/i, /segredo/],
    ['bordado', 'inspiracional', 'nome em toalha', /nome em toalha/i, /caminho/], ['costura criativa', 'dica', 'como lavar necessaire', /sabão neutro/, /errei/], ['ceramica', 'bastidores', 'queima no forno', /queima no forno/i, /caneta/],
    ['sabonete artesanal', 'dica', 'sabonete para pele seca', /ingredientes|tipo|usa hoje/, /trata|cura /], ['salgados', 'promocao', 'cento de coxinha', /cento de coxinha/i, /sabores|meia quadra|por adulto|cada adulto/],
    ['confeitaria', 'surpresa', 'bolo de pote q mais sai', /mais sai|mais pedido/, /segredo/], ['cestas', 'inspiracional', 'cesta para dia das maes', /mãe|Mães/, /primeiro dia/], ['aeromodelismo', 'dica', 'motor novo', /motor novo/, /avaliação|indicou/],
  ] as const)('a post in %s for %s speaks of %s', (niche, purpose, own, named, elsewhere) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { title, description, cta } = first(niche, purpose, own, seed)
      expect(`${title} ${description}`).toMatch(named)
      expect(`${description} ${cta}`).not.toMatch(elsewhere)
    }
  })

  it('advice in a post is on the matter that the visitor wants to explain', () => {
    for (let seed = 0; seed < 20; seed += 1) expect(first('velas aromáticas', 'dica', 'explicar como cortar o pavio', seed).description).toMatch(/pavio/)
  })

  it.each([['Velas', 'como usar vela pela primeira vez', /superfície|derret|borda|pavio/i], ['Velas', 'ensinar a acender a vela', /pavio|fósforo|acend/i], ['Crochê', 'como lavar crochê?', /lav|torc|sombra|rótulo/i]])('a question in %s that the niche knows about, %s, gets an answer', (niche, own, answer) => {
    for (let seed = 0; seed < 10; seed += 1) expect(first(niche, 'dica', own, seed).description.replace(new RegExp(own, 'gi'), '')).toMatch(answer)
  })

  it('only ideas without knowledge of what they are about are drafts', () => {
    const isDraft = (craftType: string, specificIdea = '') => writeIdeas(contentIdeasBody.parse({ craftType, contentPurpose: 'inspiracional', specificIdea }), createRandom(1)).isDraft
    expect([isDraft('aeromodelismo'), isDraft('Crochê', 'Comecei com 50 reais'), isDraft('Crochê', 'clareamento dental')]).toEqual([true, true, true])
    expect([isDraft('Crochê'), isDraft('Crochê', 'tapete redondo'), isDraft('Crochê', 'Frete grátis'), isDraft('Crochê', 'Luto'), isDraft('Velas', 'ensinar a acender a vela')]).toEqual([false, false, false, false, false])
  })

  it('an idea about grief gets quiet posts, whatever the purpose', () => {
    for (const purpose of purposes) {
      for (const list of [ideas('Biscuit', purpose, 'Luto'), ideas('Biscuit', purpose, 'Minha avó faleceu ontem'), ideas('Lembranças de luto', purpose), ideas('Lembranças de luto', purpose, 'vela')]) {
        expect(JSON.stringify(list)).not.toMatch(/condição|novidade|adivinh|eu quero|!/i)
        expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
      }
    }
  })

  it('an idea about bad news gets posts that apologize, whatever the purpose', () => {
    for (const purpose of purposes) {
      for (const { description } of ideas('Biscuit', purpose, 'uma encomenda atrasada')) expect(description).toMatch(/^Uma encomenda atrasada\. .*(?:desculpas|Sentimos muito)/)
    }
  })

  it('a warning stays one, whatever the purpose', () => {
    for (const purpose of purposes) expect(JSON.stringify(ideas('Biscuit', purpose, 'Cuidado com perfil falso pedindo Pix'))).not.toMatch(/condição|novidade|desculpas|oferta/i)
  })

  it('an idea about news gets posts that announce it', () => {
    for (const purpose of ['inspiracional', 'produto_novo', 'bastidores'] as const) expect(JSON.stringify(ideas('Biscuit', purpose, 'Frete grátis'))).not.toMatch(/me lembrar|me faz continuar|A foto mostra|história é bem/)
  })

  it('an idea about washing gets the advice for the craft', () => {
    expect(first('Crochê', 'dica', 'Como lavar crochê').description).toMatch(/lav|torc|sombra|rótulo/i)
  })
})

it.each(['velas', 'bolos', 'crochê', 'manicure'])('who asks six times for a tip on %s does not read the same one again', (niche) => {
  for (let seed = 0; seed < 5; seed += 1) {
    const history = createHistory()
    const told = Array.from({ length: 6 }, (_, call) => writeIdeas(contentIdeasBody.parse({ craftType: niche, contentPurpose: 'dica' }), createRandom(seed * 10 + call), history).ideas[0]!.description)
    expect(new Set(told.map((text) => text.slice(0, 60))).size, told.join('\n')).toBeGreaterThanOrEqual(5)
  }
})

it('advice is true for each product of the craft', () => {
  const all = (niche: string) => JSON.stringify(Array.from({ length: 40 }, (_, seed) => purposes.map((purpose) => ideas(niche, purpose, '', seed))))
  expect(all('Macramê')).not.toMatch(/correntinha|carreira/)
  expect(all('Crochê')).toMatch(/agulha|carreira|fio/)
})
