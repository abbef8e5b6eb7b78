import fc from 'fast-check'

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/** Values that have broken programs before: wrong types, operators, odd numbers, odd text, odd sizes. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1,
    0.1,
    1e-9,
    1e21,
    1e308,
    9007199254740993,
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '0x10',
    '1.5',
    '1,5',
    '1.234,56',
    '٣',
    'NaN',
    [],
    {},
    [[]],
    [null],
    { $ne: '' },
    { $gt: '' },
    { $where: '1' },
    { $in: [1] },
    [{ $ne: null }],
    JSON.parse('{"__proto__":{"admin":true}}'),
    { constructor: 1 },
    '\u0000',
    'a\u0000b',
    '\ud800',
    '👩🏽‍🎨',
    '\u202eabc',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '{topic}',
    'bolo para o {constructor} no sábado',
    '$&',
    "'; DROP",
    '../../etc/passwd',
    '%00',
    '0000-00-00',
    '9999-12-31',
    '2026-02-30',
    '2026-11-21T25:00:00Z',
    '2026-11-21T00:00:00.000Z',
    '99999999999999999999',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double(),
  fc.integer(),
  fc.integer({ min: 1, max: 3_000 }).map(deep),
  fc.integer({ min: 100, max: 60_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid body with one to three of its parts replaced, removed or added; now and then something else altogether. */
export function mutated(body: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    value: nasty,
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  })
  const changed = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy = { root: structuredClone(body) }
    // Collected before anything changes, so that only parts of the valid body are changed, not the odd values.
    const places = placesIn(copy)
    for (const { at, value, how } of changes) apply(places[at % places.length]!, value, how)
    return copy.root
  })
  return fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: nasty })
}

type Node = Record<string, unknown>
interface Place {
  parent: Node
  key: string
  original: unknown
}

function apply({ parent, key, original }: Place, value: unknown, how: string): void {
  if (how === 'remove') delete parent[key]
  else if (how === 'add') parent[`${key}Extra`] = value
  else if (how === 'repeat') parent[key] = Array(300).fill(original)
  else parent[key] = value
}

function placesIn(node: Node): Place[] {
  return Object.entries(node).flatMap(([key, child]) => [
    { parent: node, key, original: structuredClone(child) },
    ...(typeof child === 'object' && child !== null ? placesIn(child as Node) : []),
  ])
}

/** Filters of a list, each of them sometimes odd or repeated. */
export const oddFilter = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('startDate', 'endDate', 'type', 'startDate[$gt]', '__proto__'),
        fc.oneof(
          fc.constantFrom(
            '2026-11-01',
            '2026-11-30',
            '0000-00-00',
            '9999-12-31',
            '2026-11-21T25:00:00Z',
            '2026-11-21T00:00:00.000Z',
            'all',
            'income',
            '',
            '%00',
            '{"$ne":1}',
          ),
          fc.webQueryParameters(),
        ),
      )
      .map(([name, value]) => `${name}=${value}`),
    { minLength: 1, maxLength: 4 },
  )
  .map((filters) => filters.join('&'))

/** Values to be sent in place of an id. */
export const oddId = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '%00',
    '%24ne',
    '99999999999999999999',
    '9007199254740993',
    '..%2F1',
    '1%2F2',
    '%F0%9F%8E%A8',
    ' 1',
    '0x1',
  ),
  fc.integer({ min: 2, max: 1e9 }).map(String),
)
