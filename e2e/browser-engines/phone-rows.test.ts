import { today } from '@atelie/contract/dates'
import { exampleClient, exampleProduct, exampleQuote, exampleTransaction } from '@atelie/contract/examples/bodies'
import { overlapIn } from '../overlap.ts'
import { expect, test } from './fixtures.ts'

const COUNT = 12

/** The limits of journeys/phone-rows.test.ts. */
const LISTS = [
  { path: '/quotes', tallest: 104, atLeast: 6 },
  { path: '/clients', tallest: 84, atLeast: 8 },
  { path: '/cash', tallest: 80, atLeast: 7 },
]

/**
 * Heights of rows, how many are whole between the header and what stands at the bottom, how far the parts of one lie
 * over each other, and the smallest side of what the first one offers to press.
 */
const MEASURE = `
  scrollTo(0, arguments[0])
  const boxes = (selector, from = document) => [...from.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const [header] = boxes('header'), [bar] = boxes('nav[aria-label=Atalhos]'), rows = boxes('tr[data-phone]')
  const targets = boxes('a, button', document.querySelector('tr[data-phone]'))
  return {
    tallest: Math.max(...rows.map(({ height }) => height)),
    whole: rows.filter(({ top, bottom }) => top >= header.bottom && bottom <= bar.top).length,
    overlap: Math.max(...[...document.querySelectorAll('tr[data-phone]')].map(${overlapIn})),
    smallest: Math.min(...targets.flatMap(({ width, height }) => [width, height])),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }
`

interface Measures {
  tallest: number
  whole: number
  overlap: number
  smallest: number
  sideways: number
}

test('rows on a phone are as short as in a notebook, and nothing is cut off at the side', async ({
  signedIn: phone,
  account,
}) => {
  const productId = await account.create(
    '/api/products',
    exampleProduct({ name: 'Bolsa de crochê com alça de couro sintético' }),
  )
  for (let index = 0; index < COUNT; index++) {
    const clientId = await account.create(
      '/api/clients',
      exampleClient({ name: `Conceição Aparecida dos Santos Figueiredo ${index}` }),
    )
    await account.create(
      '/api/quotes',
      exampleQuote({ clientId, validUntil: '2030-12-12' }, [{ productId, unitPrice: 123_456.78 }]),
    )
    await account.create(
      '/api/cash/transaction',
      exampleTransaction({ date: today(), amount: '12345.67', notes: 'Pago no Pix\nna feira de sábado' }),
    )
  }
  for (const { path, tallest, atLeast } of LISTS) {
    await phone.open(path)
    await phone.find({ css: 'tr[data-phone]' })
    await expect
      .poll(async () => (await phone.evaluate<Measures>(MEASURE, 500)).whole, path)
      .toBeGreaterThanOrEqual(atLeast)
    const measures = await phone.evaluate<Measures>(MEASURE, 500)
    expect(measures.tallest, path).toBeLessThanOrEqual(tallest)
    expect(measures.overlap, path).toBeLessThanOrEqual(1)
    expect(measures.smallest, path).toBeGreaterThanOrEqual(44)
    expect(measures.sideways, path).toBe(0)
  }
})
