import { fakeApi, renderApp, stubMedia } from '@atelie/web-kit/testing/harness'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

const rows = Array.from({ length: 500 }, (_, index) => ({ id: index + 1 }))
const newRows = [{ id: 501 }, { id: 502 }, { id: 503 }]

function Page() {
  const [shown, setShown] = useState(rows)
  return (
    <>
      <DataTable
        label="Números"
        columns={[{ label: 'Número', render: ({ id }) => `n. ${id}` }]}
        rows={shown}
        rowKey={({ id }) => id}
        actions={() => null}
        phoneRow={({ id }) => `n. ${id}`}
        onOpen={() => {}}
      />
      <button onClick={() => setShown([...newRows, ...rows])}>add</button>
    </>
  )
}

async function openTable() {
  fakeApi()
  renderApp(<Page />)
  expect(await screen.findByText('n. 1')).toBeVisible()
}

it('every row of a long list is printed', async () => {
  await openTable()
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  expect(screen.getAllByRole('row')).toHaveLength(501)
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
})

/** The part above the list on its page. */
const TOP = 3_000

/** Gives the page a layout that scrolls. */
function layOut(height: number, isNarrow = false) {
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    vi.stubGlobal('scrollY', top)
  })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000)
  stubMedia((query) => isNarrow && query.includes('max-width'))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.matches('tbody') ? TOP - window.scrollY : 0, 500, this.matches('tr') ? height : 0)
  })
}

function scroll(top: number) {
  act(() => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })
}

const spaces = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden]')].map(({ style }) => parseFloat(style.height))

it.each([
  { shape: 'rows', isNarrow: false, height: 61 },
  { shape: 'rows of a phone', isNarrow: true, height: 84 },
])(
  'the $shape on screen are rendered in their places, wherever the list is on its page',
  async ({ isNarrow, height }) => {
    layOut(height, isNarrow)
    await openTable()
    scroll(TOP + 300 * height)
    expect(screen.getByText('n. 301')).toBeVisible()
    const rendered = screen.getAllByRole('row').slice(1)
    expect(rendered.length).toBeLessThan(100)
    const before = Number(rendered[0]!.getAttribute('aria-rowindex')) - 2
    const after = rows.length - before - rendered.length
    expect(spaces()).toEqual([before * height, after * height])
  },
)

it('the rows on screen stay where they are when others are added above them', async () => {
  layOut(61)
  await openTable()
  const scrolled = TOP + 300 * 61
  scroll(scrolled)
  fireEvent.click(screen.getByText('add'))
  expect(scrollY).toBe(scrolled + newRows.length * 61)
  expect(screen.getByText('n. 301')).toBeVisible()
})

it('rows that are added to a list whose top is on screen are shown', async () => {
  layOut(61)
  await openTable()
  fireEvent.click(screen.getByText('add'))
  expect(scrollY).toBe(0)
  expect(screen.getByText('n. 501')).toBeVisible()
})
