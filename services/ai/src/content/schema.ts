import {
  captionIntents,
  captionStyles,
  contentPurposes,
  type CaptionIntent,
  type CaptionStyle,
  type ContentPurpose,
} from '@atelie/contract/generators'
import { EMOJI } from '@atelie/contract/text'
import { z } from 'zod'
import { each, text } from './word-lists.ts'
import {
  agreement,
  eachOnce,
  endOrColon,
  hasOneTopic,
  isNoPromise,
  naming,
  noChat,
  noClaim,
  noFinalMark,
  noHope,
  noPhoto,
  noSlot,
  noun,
  noValue,
  passageLength,
  question,
  smallLetter,
  whole,
} from './sentence-rules.ts'

/**
 * The files of the writer's content, as people write them. What is checked here needs one file only; `whole-content.ts` checks
 * what lies between them. Messages are read by those who write the content.
 *
 * Sentences may have slots. `{topic}` is what the owner typed, `{noun}` its head ('bolo de pote'), and an article or the
 * like before them agrees: `{o topic}`, `{do topic}`, `{no topic}`, `{ao topic}`, `{esse topic}`, `{seu noun}`. Other words
 * agree by their forms: `{fica/ficam}` is singular/plural, `{pronto/pronta/prontos/prontas}` also has genders.
 */
const list = <Item extends z.ZodType>(item: Item, least = 0) =>
  z.array(item).min(least, `escreva pelo menos ${least}`).check(eachOnce)
export const styles = Object.keys(captionStyles) as CaptionStyle[]
export const intents = Object.keys(captionIntents) as CaptionIntent[]

const byIntent = <Value extends z.ZodType>(value: Value) => z.strictObject(each(value, ...intents))
const byStyle = <Value extends z.ZodType>(value: Value) => z.strictObject(each(value, ...styles))
/** Professional texts neither shout nor chat. */
const byManner = <Value extends z.ZodType>(of: (sentence: typeof text) => Value, sentence: typeof text) =>
  byStyle(of(sentence)).extend({ professional: of(sentence.check(noChat)) })
/** `all` fit each style. */
const factsOf = (fact: typeof text, least = 0) => byManner(list, fact).extend({ all: list(fact.check(noChat), least) })

export const hashtag = z
  .string()
  .regex(/^[a-z0-9]{3,30}$/, 'use de 3 a 30 letras minúsculas ou números, sem # nem acentos')
const emoji = z.string().regex(new RegExp(`^(?:${EMOJI})$`, 'u'), 'escreva um só emoji entre as aspas')

/** A sentence that a reader rejected, and why, beside what it forbids. */
const rejected = z.array(z.strictObject({ text, why: text })).optional()

const opening = text.check(hasOneTopic, agreement, endOrColon, isNoPromise)
const passage = text.check(passageLength, whole, agreement, isNoPromise)
const ask = text.check(noFinalMark, noPhoto)

const openings = list(opening, 2).refine(
  (all) => all.some((sentence) => sentence.endsWith(': {topic}.')),
  'pelo menos uma abertura termina com ": {topic}.", para assuntos longos',
)

/** To sell: a scene in which somebody wants the thing, what makes it good, others whom it suits, and what to consider before ordering. */
const saleText = (sentence: typeof text) =>
  z.strictObject({ openings, ...each(list(sentence, 1), 'scene', 'quality', 'others', 'order') })
/** To share: a common doubt or mistake, the reason for it, advice, and a closing thought. */
const contentText = (sentence: typeof text) =>
  z.strictObject({ openings, ...each(list(sentence, 1), 'doubt', 'reason', 'advice', 'thought') })

/** A whole text for each intent and style: a passage of each step, in order. */
export const texts = z.strictObject({ sale: byManner(saleText, passage), content: byManner(contentText, passage) })

/** Nouns about which every sentence here is equally true: a cake in a jar, whatever its flavour. */
export const productType = z.strictObject({
  /** Spelled as in the category, without their articles. */
  nouns: list(text, 1),
  emojis: list(emoji).length(3, 'escreva três emojis'),
  /** Those that buyers look for. */
  hashtags: list(hashtag, 5),
  /** Told by a buyer first: 'chame no direct e conte a data da festa'. */
  asks: list(ask.check(smallLetter), 3),
  /** A caption may end with one of them, when it asks for comments. */
  questions: byIntent(list(text.check(question, agreement, isNoPromise), 2)),
  ...texts.shape,
  rejected,
})

const fact = text.check(agreement, endOrColon, isNoPromise)

const knowledge = {
  /** First sentences, with the topic. */
  openings: byIntent(byStyle(list(opening))).optional(),
  /** Sentences for captions that sell, and for those that share something. */
  facts: byIntent(factsOf(fact)).optional(),
  questions: byIntent(list(text.check(question, agreement, isNoPromise))).optional(),
  asks: list(text.check(noPhoto)).optional(),
}

/** Traits that decide what is said of a product beyond its category. */
const flags = z.strictObject({
  ...each(z.boolean(), 'isGift', 'isHandmade', 'allowsJokes'),
  /** No two are the same; it is made after it was ordered. */
  ...each(z.boolean(), 'isUnique', 'isMadeToOrder'),
})

/** Some nouns of a category, with what is true of them only. */
const group = z.strictObject({
  /** With their gender and number by their article: 'a vela', 'o porta-vela', 'as bodas'; an irregular plural follows a slash: 'o pão/pães'. */
  nouns: list(text.check(noun)),
  /** Where they differ from the category's. */
  flags: flags.partial().optional(),
  ...knowledge,
})

const named = z
  .string()
  .regex(/^(?:os?|as?|uma?) .*[^.!?]$/, 'comece com o artigo e não termine com ponto: "a escolha do aroma"')

/** The knowledge about a kind of product or service: true of each of its nouns, and of no other category. */
export const category = z.strictObject({
  /** Categories are read in this order. */
  order: z.int().optional(),
  /** Used within sentences: 'quem trabalha com velas e aromas'. */
  name: text,
  /**
   * Words that a topic may say of it beside its noun: a material makes something else of a thing, but not of a cake; only food has
   * flavours; nobody is given a service, and a bed for a cat has no theme of cats.
   */
  sort: z.enum(['thing', 'food', 'scent', 'service', 'pet']),
  /** The craft itself, which owners also type: 'a confeitaria'. */
  crafts: list(text),
  flags,
  /** Nouns that belong here if one of these words, in plain letters, follows: 'de croche' decides for 'bolsa de crochê preta'. */
  materials: list(text),
  /** The category of its things when they are made of yarn: a crocheted dress is of 'crochet-wear'. */
  yarn: text.optional(),
  /** Its figures are judged by whom they show: Our Lady is no toy. */
  showsFigures: z.boolean().optional(),
  ...knowledge,
  /** Advice that is true for each product, in whole sentences. */
  tips: list(fact, 12),
  /** Parts of the work worth showing, 'a escolha do aroma', and things on the table, 'os pavios'. */
  ...each(list(named), 'steps', 'tools'),
  hashtags: list(hashtag),
  emojis: list(emoji),
  groups: list(group, 1),
  rejected,
})

/**
 * Answers on a matter that people ask about: for a question with one of these words, in plain letters or as the
 * beginning of a word ('lav' for 'lavar', 'lavagem'). The first entry that fits answers, so narrower ones come first. Its first
 * passage answers, the others go on; all suit every style.
 */
export const answers = list(
  z.strictObject({
    words: list(z.string().regex(/^[a-z0-9 -]+$/, 'escreva em minúsculas e sem acentos'), 1),
    /** Only if the question names one of these nouns of the category. */
    nouns: list(text).optional(),
    passages: list(passage.check(noChat, noSlot), 4),
  }),
  1,
)

/** Those that nearly everybody would write, and others for those who have had them. */
const ranked = <Item extends z.ZodType>(item: Item) => z.strictObject({ plain: list(item), others: list(item) })

const aside = text.check(whole, noSlot, noValue, noHope)
const lineSteps = (sentence: typeof text) =>
  z.strictObject(each(list(sentence, 1), 'scene', 'matter', 'others', 'next'))

/** Traits of a frame, so that no code has to know it by name. For what each means see content/frames/README.md. */
const frameTrait = z.enum([
  'grave',
  'mourned',
  'about-product',
  'selling',
  'teaching',
  'urgent',
  'sells-nothing',
  'news',
  'no-offer',
  'ideas-of-its-own',
  'ideas-by-purpose',
  'last-resort',
  'asks',
])

/** A post that is not about a product as such: a discount, a fair, a word of thanks. The owner's own line is part of the caption, as typed. */
export const frame = z.strictObject({
  traits: z.array(frameTrait).default([]),
  /** They stand before the owner's line. */
  leads: byStyle(ranked(aside)).refine(
    (leads) => Object.values(leads).every(({ plain, others }) => plain.length + others.length >= 6),
    'cada estilo precisa de pelo menos 6 começos',
  ),
  /** Passages after it that are one text: a scene, the matter, others whom it may concern, and what the reader may do. */
  steps: byManner(lineSteps, aside),
  /** They stand after it. */
  facts: factsOf(aside, 8),
  questions: list(aside.check(question), 6),
  asks: list(ask),
  hashtags: list(hashtag),
  emojis: list(emoji),
  rejected,
})

/** Details that a topic may name beside its product: whom it is for, the feast, the theme, the flavour. */
export const details = list(
  byStyle(list(text)).extend({
    /** Any of these words or phrases, as people type them. */
    words: list(text, 1),
    rejected,
  }),
  1,
)

/** The manner of a caption, whatever it is about; what it says comes from categories and frames. */
export const style = styleOf(text.check(noClaim, noHope))
/** Where nothing is sold: hope is in place. */
export const soberStyle = styleOf(text.check(noClaim))

function styleOf<Sentence extends typeof text>(sentence: Sentence) {
  const ended = sentence.check(endOrColon)
  const inComments = ended.check(naming(/coment/i, '"comentários"'))
  const inDirect = ended.check(naming(/\bdirect\b/i, '"direct"'))
  const inBio = ended.check(naming(/\blink na bio\b/i, '"link na bio"'))
  return z.strictObject({
    /** First sentences about a product or service, which they name. */
    openings: byIntent(list(ended.check(hasOneTopic, agreement))),
    closings: z.strictObject({
      /** `afterQuestion` follow a question; `any` ask for a comment by themselves. */
      comment: z.strictObject({ afterQuestion: list(inComments), any: ranked(inComments) }),
      /** `afterQuestion` follow a question here too. `withAsk` have `{ask}`, what a buyer tells first: 'a data da festa'. */
      direct: z.strictObject({
        withAsk: ranked(inDirect.check(naming(/^[^{]*\{ask\}[^{]*$/, '{ask}, uma vez'))),
        afterQuestion: list(inDirect),
        any: ranked(inDirect),
      }),
      /** `withNoun` name the product. */
      biolink: z.strictObject({ withNoun: ranked(inBio.check(agreement)), any: ranked(inBio) }),
    }),
    emojis: list(emoji),
  })
}

/**
 * A post, in texts with slots. Customers read `title`, `description` and `cta`, which are posted as they are; `format` tells
 * the owner what to photograph or film.
 */
const plan = z.strictObject({ title: text, description: text, format: text, cta: text })
const plans = list(plan, 1)

/** Ideas for one purpose. */
export const purpose = z.strictObject({
  /** Without an idea of the owner's. */
  free: plans,
  /**
   * With one: about a product or service, `{topic}`; a sentence of hers, `{line}`, or `{words}` for quotes; an occasion,
   * `{occasion}`; or something of which no text is known: `{passage}` is what its niche says of it, if anything.
   */
  ...each(plans.optional(), 'about', 'telling', 'occasion', 'thing'),
  /** About a product of which a whole text is known; slots are the steps of that text. */
  known: z.strictObject({ style: z.enum(styles), intent: z.enum(intents), plans }),
})

export const intentions = ['show', 'film', 'tell', 'thank', 'teach', 'launch', 'raffle', 'surprise', 'other'] as const
/** Posts about what the owner wants to do. They fit happy and sad stories, and leave telling and teaching to her. */
export const ownPlans = z.strictObject(each(plans, ...intentions))

/** Posts about a line of the owner's own. */
export const linePlans = z.strictObject({
  /**
   * `casual` and `motivational` stand between a lead and passages of the line's frame. Others are about her work of the moment, which
   * the picture shows; an offer in her own words; a question to which the writer knows no answer; grief and bad news, whatever
   * the purpose.
   */
  ...each(plans, 'casual', 'motivational', 'behind-the-scenes', 'offer', 'question', 'grief', 'setback'),
  /** After a post about something that is still to come: `{when}`. */
  date: text,
})

export type ProductType = Omit<z.infer<typeof productType>, 'rejected'>
export type Texts = z.infer<typeof texts>
export type Flags = z.infer<typeof flags>
export type Group = z.infer<typeof group>
export type Knowledge = Required<Pick<Group, keyof typeof knowledge>>
export type Answer = z.infer<typeof answers>[number]
/** Its id is the name of its folder, and its types are the files beside it. */
export type Category = Omit<z.infer<typeof category>, 'rejected'> & {
  id: string
  types: readonly ProductType[]
  answers: readonly Answer[]
}
export type Sort = Category['sort']
export type FrameTrait = z.infer<typeof frameTrait>
export type Frame = Omit<z.infer<typeof frame>, 'rejected'>
export type Ranked = { plain: readonly string[]; others: readonly string[] }
export type LineSteps = Frame['steps'][CaptionStyle]
export type Detail = Omit<z.infer<typeof details>[number], 'rejected'>
export type Style = z.infer<typeof style>
export type Plan = z.infer<typeof plan>
export type Purpose = z.infer<typeof purpose>
export type LinePlans = z.infer<typeof linePlans>
export type Act = (typeof intentions)[number]

export const detailLists = ['recipients', 'occasions', 'standing', 'themes', 'flavours', 'scents'] as const
export type DetailList = (typeof detailLists)[number]
export const styleNames = [...styles, 'sober'] as const
export type StyleName = (typeof styleNames)[number]

/** Those that the code knows by name; the folder has more. */
export const frameNames = [
  'grief',
  'setback',
  'question',
  'holiday',
  'greeting',
  'theme',
  'people',
  'shop-name',
  'story',
  'launch',
  'how-to-order',
  'behind-the-scenes',
  'discount',
] as const

export type FrameName = (typeof frameNames)[number] | (string & {})

export const purposeNames = Object.keys(contentPurposes) as ContentPurpose[]
