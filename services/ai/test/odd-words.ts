import { captionBody } from '@atelie/contract/generators'
import fc from 'fast-check'

/** `npm run fuzz -- --count 100000 --seed 7` sets both. */
export const fuzzed = (usual: number) => ({
  numRuns: process.env.FUZZ_COUNT ? Math.ceil(Number(process.env.FUZZ_COUNT) / 10) : usual,
  seed: Number(process.env.FUZZ_SEED ?? 1),
})

/** For the tests that take so many; others end by vitest's own limit. */
export const FUZZ_MS = 3_600_000

/** Words that a template, a replacement or an object would take for its own. */
export const oddWords = [
  '{topic}',
  '{noun}',
  '{line}',
  '{nome do cliente}',
  '{do topic}',
  '{a/b}',
  '{a/b/c}',
  '{pronto/pronta/prontos/prontas}',
  '{constructor}',
  '{toString}',
  '{valueOf}',
  '{__proto__}',
  '{hasOwnProperty}',
  '{x constructor}',
  '{{topic}}',
  '{{',
  '}',
  '{',
  '{}',
  '{ }',
  '${topic}',
  '$&',
  '$1',
  '$$',
  '$<name>',
  '$`',
  '%s',
  '%7Btopic%7D',
  '\\',
  '\\n',
  '\\u0041',
  '[topic]',
  '/',
  '//',
  '"',
  "'",
  '`',
  '|',
  '<%= topic %>',
  '#{topic}',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
] as const

/** Topics in which owners would put such a word: a product, a long line, an announcement, a question, grief, nothing known. */
export const around: readonly ((word: string) => string)[] = [
  (word) => `bolo de pote ${word}`,
  (word) => `${word} de crochê`,
  (word) => `Promoção de bolo de pote para o ${word} no sábado`,
  (word) => `Camiseta com a frase "vai ${word}" para a turma toda`,
  (word) => `Últimas vagas para caneca ${word}`,
  (word) => `Como lavar ${word} de crochê?`,
  (word) => `Luto pela minha avó ${word}`,
  (word) => `xyz ${word} abc`,
  (word) => word,
  (word) => `Bolo ${word} por R$ 25,00`,
  (word) => `mostrar ${word} e a abertura do forno`,
  (word) => `nome ${word} com tema de ${word}`,
]

const sign = fc.constantFrom('{', '}', '{{', '}}', '$', '\\', '"', "'", '/', '%', '[', ']', '<', '>', '|', '`', '#')
const piece = fc.oneof(
  fc.constantFrom<string>(...oddWords),
  sign,
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('bolo', 'bolsa de crochê', 'vela', 'sábado', 'promoção', 'minha', 'com', '20%'),
)

/** A text as it is parsed, which is trimmed and has something that can be seen. */
export const oddText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...around), fc.array(piece, { minLength: 1, maxLength: 6 }))
    .map(([text, pieces]) => text(pieces.join(' ')).slice(0, maxLength).trim())
    .filter((text) => captionBody.shape.topic.safeParse(text.slice(0, 200)).success)
