import { content } from '../../content/content.ts'
import type { Category } from '../../content/schema.ts'
import type { Product } from './find-product.ts'
import { pluralOf } from './plurals.ts'
import { plain } from './spelling.ts'

/** What the owner has said already, and what is then not asked or recommended any more. */
const TOLD: readonly (readonly [said: RegExp, asked: RegExp])[] = [
  [/\btema\b/, /\btemas?\b/],
  [/\b(?:branc|pret|azul|azuis|vermelh|rosa|amarel|verde|lilas|roxo|bege|cru|marrom|cinza|dourad|prat[ae]ad|laranja|vinho|marinho|colorid|xadrez|estampad)/, /\b(?:cor|cores|estampas?)\b/],
  [/\b(?:de|com|sabor) (?:chocolate|morango|ninho|limao|coco|maracuja|doce de leite|brigadeiro|nutella|cenoura|milho|leite|cafe|frango|carne|camarao|queijo|calabresa|uva|abacaxi|manga|caju|goiabada|laranja|pistache|nozes|amendoim)/, /\b(?:sabor|sabores|recheios?|chocolate|fruta)\b/],
  [/^\d+ |\b\d+ ?(?:unid\w*|pessoas|pecas|fatias|salgad\w+|doc\w+|marmitas)|\bcom \d+\b|\bcento\b/, /\b(?:quantidade|quant[ao]s|numero|porcoes)\b|\b(?:por|pra cada|para cada) (?:adulto|pessoa|convidado|crianca)|\bcomem? muito\b/],
  [/\bkit festa\b|\bcento de (?!(?:doc|salgad))/, /\b(?:sabor|sabores|recheios?)\b/],
  [/\binfant(?:il|is)\b|\bkids\b/, /\bchurras|\bcerveja|\bvinho\b|\bchope\b|\bmarido|\bsogr[ao]/],
  [/\b(?:turma|alunos|formandos|equipe|funcionarios)\b/, /\b(?:o|seu) tamanho\b|\bse e para voce\b/],
  [/\b(?:no|em|de) potes?\b/, /\bfatias?\b/],
  [/\bpeca unica\b|\d ?cm\b/, /\bquantas pessoas\b|\bconjunto\b/],
  [/\b(?:a|em) domicilio\b|\bna sua casa\b/, /\bfeit[ao]s? em casa\b|\bsalao\b|\b(?:a|na|minha) cadeira\b/],
  [/\bpolvos?\b|\bbaleias?\b|\bpeixe|\bagua-?viva|\bcobr(?:a|inha)|\btubar|\bgolfinho|\bcaracol|\bminhoca/, /\borelha|\bfocinho|\bpat(?:as?|inhas?)\b|(?<!\b(?:oito|dois) )\bbracos?\b|(?<!\boito )\bpernas?\b/],
  [/\b(?:lavanda|baunilha|capim|alecrim|canela|bambu|flor d|erva|camomila|eucalipto|hortela|citronela|coco|cheiro|aroma de)/, /\b(?:aroma|aromas|cheiro|cheiros|perfume que)\b/],
  [/\bnome\b/, /\bnomes?\b/],
  [/\bcasal\b|\bsolteiro\b|\bking\b|\bqueen\b/, /\bcasal\b|\b(?:uma|duas) pessoas?\b|\bpara quant[ao]s\b/],
  [/\brevend/, /\bquem (?:vai comer|come|ganha|vai ganhar)\b|\bsabor\b|\bpara quem\b/],
  [/\b(?:sala|quarto|cozinha|banheiro|lavabo|varanda|escritorio)\b/, /\bcomodo\b|\bonde (?:vai|vao|fica|ficam|ficara)\b/],
  [/\b(?:para|pra) (?:o |a |os |as |meu |minha )?(?:mae|pai|avo|vovo|professor|namorad|noiv|madrinh|padrinh|amig|bebe|menin|filh|marido|esposa)/, /\bpara quem\b|\bquem (?:vai ganhar|ganharia|merece|voce presentearia)\b/],
  [/\b(?:tamanho|tam|pp?|gg?|m) ?\d|\d ?cm|\b\d+(?:[.,]\d+)? ?m\b|\bplus size\b|\btamanho\b/, /\b(?:tamanhos?|medidas?)\b/],
  [/\b(?:casamento|batizado|aniversario|formatura|cha de|maternidade|natal|pascoa)\b/, /\b(?:ocasiao|ocasioes)\b/],
]

/** Feasts and stages of life: beside the owner's own, no other is spoken of. */
const FEASTS: readonly RegExp[] = [
  /\banivers(?!\w* de (?:namoro|casamento))|\bparabens\b|\bmesversar|\bvelinhas?\b/, /\bcasament|\bnoiv[ao]|\bbodas\b|\baltar\b/, /\bbatiz|\bbatismo/, /\bcomunh/, /\bcrism/, /\bformatur|\bformand/, /\bdia das maes\b/, /\bdia dos pais\b/, /\bnamor(?:o\b|ad)/,
  /\bnatal\b|\bamigo secreto\b|\bceia\b/, /\bpascoa\b/, /\bmaternidade\b|\bcha de (?:bebe|fralda)|\bgestant|\bgravid/, /\bescola|\baulas?\b|\bprofessor/, /\bjunin|\bsao joao\b|\barraia/, /\bvelorio|\bluto\b/,
  /\bprimeiro dia (?:no|de) (?:emprego|trabalho)|\b(?:novo emprego|emprego novo|entrevista de emprego|prova marcada|vestibular)\b/,
]
/** Not every occasion is a party. */
const PARTY = [/\bfest|\banivers|\bcasament|\bnoiv|\bbodas\b|\bbatiz|\bcomunh|\bcrism|\bformatur|\bcha (?:de|da|revel)|\bmaternidade|\bjunin|\barraia|\bnatal\b/, /\bfestas?\b|\bfestinha|\bconvidad|\bmesa de doces\b/] as const
const OCCASIONS: readonly (readonly [named: RegExp, spokenOf: RegExp])[] = [...FEASTS.map((feast) => [feast, feast] as const), PARTY]

/** Fewer sentences would repeat themselves too soon. */
const LEAST = 6
/** A word in more of a category's sentences than this is no name of one of its products, but of its material or use. */
const COMMON = 0.15

/** Leaves out sentences that speak of other products of the category, or ask for what the owner has told. */
export type Fit = (sentences: readonly string[]) => string[]

/** Tells sentences that neither ask for what the owner has told nor speak of another occasion than hers. */
export function unasked(text: string): (sentence: string) => boolean {
  const said = plain(text)
  const isAsked = TOLD.filter(([told]) => told.test(said)).map(([, asked]) => asked)
  const others = OCCASIONS.filter(([named]) => !named.test(said)).map(([, spokenOf]) => spokenOf)
  const unfit = [...isAsked, ...others.length < OCCASIONS.length ? others : []]
  return (sentence) => {
    if (unfit.length === 0) return true
    const key = plain(sentence)
    return !unfit.some((pattern) => pattern.test(key))
  }
}

export function fitFor({ category, noun }: Pick<Product, 'category' | 'noun'>, text: string): Fit {
  const isUnasked = unasked(text)
  const own = new Set([...wordsOf(text), ...wordsOf(noun)].map(stemOf))
  const others = heads.get(category)!
  const fits = (sentence: string) => isUnasked(sentence) && !wordsOfOwn(sentence).some((word) => others.has(word) && !own.has(stemOf(word)))
  return (sentences) => {
    const fitting = sentences.filter(fits)
    return fitting.length >= Math.min(LEAST, sentences.length / 2) ? fitting : keepingSome(sentences, isUnasked)
  }
}

/** Those that fit, or all if none does. */
export function keepingSome(sentences: readonly string[], fits: (sentence: string) => boolean): string[] {
  const fitting = sentences.filter(fits)
  return fitting.length > 0 ? fitting : [...sentences]
}

const wordsOf = (text: string) => plain(text).match(/[a-z-]{3,}/g) ?? []
const withoutSlots = (sentence: string) => sentence.replace(/\{[^{}]*\}/g, ' ')

/** The writer's own sentences are the same for every caption, and there is an end to them. */
const known = new Map<string, readonly string[]>()

function wordsOfOwn(sentence: string): readonly string[] {
  const words = known.get(sentence) ?? wordsOf(withoutSlots(sentence))
  known.set(sentence, words)
  return words
}

/** 'velas' and 'velinha' count as the same. */
const stemOf = (word: string) => word.slice(0, 4)

/** The first words of a category's nouns, in both numbers, apart from those that its sentences are full of. */
function headsOf(category: Category): Set<string> {
  const sentences = [category, ...category.groups].flatMap(({ facts }) => (['sale', 'content'] as const).flatMap((intent) => Object.values(facts?.[intent] ?? {}).flat()))
  const used = new Map<string, number>()
  for (const sentence of sentences) for (const word of new Set(wordsOf(withoutSlots(sentence)))) used.set(word, (used.get(word) ?? 0) + 1)
  const nouns = category.groups.flatMap((group) => group.nouns).map((noun) => noun.split('/')[0]!.split(' ')[1]!)
  return new Set(nouns.flatMap((noun) => [plain(noun), plain(pluralOf(noun))]).filter((word) => (used.get(word) ?? 0) <= sentences.length * COMMON))
}

/** Computed at the start, so that the first person does not wait for it. */
const heads = new Map(content.categories.map((category) => [category, headsOf(category)]))
