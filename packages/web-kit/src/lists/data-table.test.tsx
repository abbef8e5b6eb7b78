import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DataTable } from './data-table.tsx'

const rows = Array.from({ length: 500 }, (_, index) => ({ id: index + 1 }))

it('every row of a long list is printed', async () => {
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
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
  act(() => { window.dispatchEvent(new Event('beforeprint')) })
  expect(screen.getAllByRole('row')).toHaveLength(501)
  act(() => { window.dispatchEvent(new Event('afterprint')) })
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
})
