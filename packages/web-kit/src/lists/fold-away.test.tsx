import { fakeApi, renderApp, stubMedia } from '@atelie/web-kit/testing/harness'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

const ROW_PX = 80
const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))

function Page() {
  const [shown, setShown] = useState(rows)
  return (
    <DataTable
      label="Números"
      columns={[{ label: 'Número', render: ({ id }) => `n. ${id}` }]}
      rows={shown}
      rowKey={({ id }) => id}
      actions={({ id }) => (
        <>
          <button onClick={() => setShown(shown.filter((row) => row.id !== id))}>remove {id}</button>
          <button onClick={() => setShown(shown.filter((row) => row.id === id))}>find {id}</button>
          <button onClick={() => setShown([...shown.filter((row) => row.id !== id), { id: 9 }])}>replace {id}</button>
        </>
      )}
      phoneRow={({ id }) => `n. ${id}`}
      onOpen={() => {}}
    />
  )
}

/** The rows that moved, with the place where each began. */
const moved: string[] = []
let isCalm = false

beforeEach(async () => {
  moved.length = 0
  isCalm = false
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('tr').length * ROW_PX
  })
  stubMedia((query) => isCalm && query.includes('reduced-motion'))
  Element.prototype.animate = function (this: Element, { transform }: PropertyIndexedKeyframes) {
    moved.push(`${this.textContent.slice(0, 4)} from ${(transform as string[])[0]}`)
    return {} as Animation
  } as Element['animate']
  fakeApi()
  renderApp(<Page />)
  expect(await screen.findByText('n. 1')).toBeVisible()
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

it('the rows below a deleted one glide into its place', () => {
  fireEvent.click(screen.getByText('remove 3'))
  expect(moved).toEqual(['n. 4 from translateY(80px)', 'n. 5 from translateY(80px)'])
})

it('rows that a search leaves out, or that others replace, move nothing', () => {
  fireEvent.click(screen.getByText('replace 1'))
  fireEvent.click(screen.getByText('find 4'))
  expect(moved).toEqual([])
})

it('nothing moves for a person who wants less motion', () => {
  isCalm = true
  fireEvent.click(screen.getByText('remove 3'))
  expect(moved).toEqual([])
})
