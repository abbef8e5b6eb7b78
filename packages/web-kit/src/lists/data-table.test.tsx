import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

const rows = Array.from({ length: 500 }, (_, index) => ({ id: index + 1 }))

async function openTable() {
  fakeApi()
  renderApp(
    <DataTable
      label="Números"
      columns={[{ label: 'Número', render: ({ id }) => `n. ${id}` }]}
      rows={rows}
      rowKey={({ id }) => id}
      actions={() => null}
    />,
  )
  expect(await screen.findByText('n. 1')).toBeVisible()
}

it('every row of a long list is printed', async () => {
  await openTable()
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
  act(() => { window.dispatchEvent(new Event('beforeprint')) })
  expect(screen.getAllByRole('row')).toHaveLength(501)
  act(() => { window.dispatchEvent(new Event('afterprint')) })
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
})

const spaces = () => [...document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden]')].map(({ style }) => parseFloat(style.height))

it.each([
  { shape: 'rows', isNarrow: false, height: 61, gap: 0 }, { shape: 'cards', isNarrow: true, height: 200, gap: 12 },
])('the $shape on screen are rendered in their places, wherever the list is on its page', async ({ isNarrow, height, gap }) => {
  const top = 3_000
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow && query.includes('max-width'), addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.matches('tbody') ? top - window.scrollY : 0, 500, this.matches('tr') ? height : 0)
  })
  await openTable()
  act(() => {
    vi.stubGlobal('scrollY', top + 300 * (height + gap))
    window.dispatchEvent(new Event('scroll'))
  })
  expect(screen.getByText('n. 301')).toBeVisible()
  const rendered = screen.getAllByRole('row').slice(1)
  expect(rendered.length).toBeLessThan(100)
  const before = Number(rendered[0]!.getAttribute('aria-rowindex')) - 2
  const after = rows.length - before - rendered.length
  expect(spaces()).toEqual([before * (height + gap), after * (height + gap)])
})
