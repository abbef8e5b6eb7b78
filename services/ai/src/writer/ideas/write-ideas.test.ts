import { contentIdeasBody, type ContentPurpose, contentPurposes, type Idea } from '@atelie/contract/generators'
import { expect, it } from 'vitest'
import { shareOf } from '../../../test/caption-grid.ts'
import { tableOf } from '../../../test/table.ts'
import { createHistory } from '../../rules/history.ts'
import { ideaFaults } from '../../rules/answer-rules.ts'
import { createRandom } from '../random.ts'
import { writeIdeas } from './write-ideas.ts'

const purposes = Object.keys(contentPurposes) as ContentPurpose[]
const niches = [
  'Crochê',
  'Costura criativa',
  'biscuit',
  'CONFEITARIA',
  'Papelaria',
  'Macramê',
  'tricô',
  'bordado',
  'Velas aromáticas',
  'FAÇO BOLOS',
  'Artesã',
  'xy',
  '🎀🎀🎀',
]
const ownIdeas = [
  'cesto organizador',
  'tapete redondo que terminei ontem',
  'Dia das Mães',
  'Como lavar crochê',
  'Frete grátis',
  'uma encomenda atrasada',
  'João e Maria',
  'Não sei ainda!',
  'FELIZ NATAL',
  'Luto',
  'minhas clientes',
  'Bolo por R$ 25,00',
  'Quero mostrar o meu novo ateliê e contar como tudo começou lá em casa',
]
const ownIdeasAndSeeds = ['', ...ownIdeas].flatMap((own) => [0, 1, 2, 3, 4, 5].map((seed) => [own, seed] as const))

const written = (craftType: string, contentPurpose: ContentPurpose, specificIdea: string, seed = 1) =>
  writeIdeas(contentIdeasBody.parse({ craftType, contentPurpose, specificIdea }), createRandom(seed))

const SLIPS =
  /[{}]|undefined| {2}|\.\.|[.!?],|, “\p{Lu}|\bde (?:os?|as?) (?=\p{L})|\bem (?:os?|as?) |necessaire|escolha a escolha/u
/** Instructions for the maker, which must not be in what customers read. */
const TO_THE_MAKER = /\b(?:Peça que|Convide|Filme|Grave|Fotografe|Poste|Publique|Escreva a legenda|seu nicho)\b/

it.each(purposes.flatMap((purpose) => niches.map((niche, turn) => [purpose, niche, turn] as const)))(
  "ideas with the aim %s for %s read well, whatever the visitor's own idea is",
  (purpose, niche, turn) => {
    for (const [own, seed] of shareOf(ownIdeasAndSeeds, turn)) {
      const list = written(niche, purpose, own, seed).ideas
      expect(ideaFaults(list), JSON.stringify(list)).toEqual([])
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
      for (const idea of list) {
        const where = JSON.stringify({ own, idea })
        const texts = Object.values(idea).map((text) => text.replace(/R\$ 25,00|Não sei ainda!/g, 'x'))
        expect(
          texts.filter((text) =>
            SLIPS.test(text.replace(/(?<=Comente|com|frase|palavra|palavras|em|lê|Ideia:) “/g, ' ')),
          ),
          where,
        ).toEqual([])
        expect(
          texts.flatMap((text) => text.split(/(?<=[.!?”])\s/)).filter((sentence) => sentence.split(':').length > 2),
          where,
        ).toEqual([])
        if (purpose !== 'dica')
          expect(`${idea.title} ${idea.description} ${idea.cta}`.match(TO_THE_MAKER), where).toBeNull()
        expect(idea.cta, where).toMatch(/coment|direct|salv[ea]|marque|marca/i)
      }
    }
  },
)

/** For the purpose `any`, of all purposes. */
interface Row {
  niche: string
  purpose: string
  own: string
  /** In its parts, word for word. */
  says?: Partial<Idea>
  /** In its title or description. */
  speaksOf?: string
  /** In its description, besides the visitor's own words. */
  explains?: string
  /** In no description or call to action, and in no part of any idea. */
  neverTold?: string
  never?: string
}

it.each(tableOf<Row[]>('ideas').map((row) => [row.own, row.niche, row.purpose, row] as const))(
  'the idea "%s" of a visitor who makes %s is carried out for %s',
  (own, niche, purpose, { says = {}, speaksOf, explains, neverTold, never }) => {
    for (const each of purpose === 'any' ? purposes : [purpose as ContentPurpose]) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { ideas } = written(niche, each, own, seed)
        const { title, description } = ideas[0]!
        for (const [part, words] of Object.entries(says)) expect(ideas[0]![part as keyof Idea]).toContain(words)
        if (speaksOf) expect(`${title} ${description}`).toMatch(new RegExp(speaksOf, 'i'))
        if (explains)
          expect(description.replace(new RegExp(own.replace('?', '\\?'), 'gi'), '')).toMatch(new RegExp(explains, 'i'))
        if (neverTold)
          expect(ideas.map((idea) => `${idea.description} ${idea.cta}`).join('\n')).not.toMatch(
            new RegExp(neverTold, 'i'),
          )
        if (never) expect(JSON.stringify(ideas)).not.toMatch(new RegExp(never, 'i'))
      }
    }
  },
)

it('only ideas without knowledge of what they are about are drafts', () => {
  const isDraft = (craftType: string, specificIdea = '') => written(craftType, 'inspiracional', specificIdea).isDraft
  expect([
    isDraft('aeromodelismo'),
    isDraft('Crochê', 'Comecei com 50 reais'),
    isDraft('Crochê', 'clareamento dental'),
  ]).toEqual([true, true, true])
  expect([
    isDraft('Crochê'),
    isDraft('Crochê', 'tapete redondo'),
    isDraft('Crochê', 'Frete grátis'),
    isDraft('Crochê', 'Luto'),
    isDraft('Velas', 'ensinar a acender a vela'),
  ]).toEqual([false, false, false, false, false])
})

it.each(['velas', 'bolos', 'crochê', 'manicure'])(
  'who asks six times for a tip on %s does not read the same one again',
  (niche) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const history = createHistory()
      const told = Array.from(
        { length: 6 },
        (_, call) =>
          writeIdeas(
            contentIdeasBody.parse({ craftType: niche, contentPurpose: 'dica' }),
            createRandom(seed * 10 + call),
            history,
          ).ideas[0]!.description,
      )
      expect(new Set(told.map((text) => text.slice(0, 60))).size, told.join('\n')).toBeGreaterThanOrEqual(5)
    }
  },
)
