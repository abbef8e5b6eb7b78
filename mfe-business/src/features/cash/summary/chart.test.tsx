import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import { Chart } from './chart.tsx'
import { bucketsOf } from './chart-data.ts'

const on = (date: string, type: 'income' | 'expense', amount: string) => ({ ...aTransaction, date, type, amount })

describe('the sums', () => {
  it('the sums are exact, by day, and every day of a month has a bucket', () => {
    const buckets = bucketsOf(
      [
        on('2026-11-02', 'income', '0.10'),
        on('2026-11-02', 'income', '0.20'),
        on('2026-11-02', 'expense', '5.00'),
        on('2026-11-30', 'expense', '1.00'),
      ],
      { startDate: '2026-11-01', endDate: '2026-11-30' },
    )
    expect(buckets).toHaveLength(30)
    expect(buckets[1]).toEqual({ key: '2026-11-02', income: 30, expense: 500 })
    expect(buckets[29]).toEqual({ key: '2026-11-30', income: 0, expense: 100 })
    expect(buckets[2]).toEqual({ key: '2026-11-03', income: 0, expense: 0 })
  })

  it('the sums are by month if the period is long, and by year if it is very long', () => {
    const sales = [on('2026-03-31', 'income', '2.00'), on('2026-03-01', 'income', '1.00')]
    const year = bucketsOf(sales, { startDate: '2026-01-01', endDate: '2026-12-31' })
    expect(year.map(({ key }) => key)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`),
    )
    expect(year[2]?.income).toBe(300)
    expect(
      bucketsOf([on('2020-05-05', 'expense', '1.00'), ...sales], { startDate: '1000-01-01', endDate: '9999-12-31' }),
    ).toEqual([
      { key: '2020', income: 0, expense: 100 },
      { key: '2026', income: 300, expense: 0 },
    ])
  })
})

it('the chart is a picture with a name and a summary, and a table for screen readers', async () => {
  fakeApi()
  renderApp(
    <Chart
      transactions={[on('2026-11-02', 'income', '89.90'), on('2026-11-05', 'expense', '35.50')]}
      period={{ startDate: '2026-11-01', endDate: '2026-11-30' }}
    />,
  )
  const picture = screen.getByRole('img', { name: 'Entradas e saídas por dia' })
  expect(picture).toHaveAccessibleDescription('Gráfico de barras. No total, R$ 89,90 de entradas e R$ 35,50 de saídas.')
  const rows = within(screen.getByRole('table', { name: 'Entradas e saídas por dia' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'QuandoEntradasSaídas',
    '02/11R$ 89,90R$ 0,00',
    '05/11R$ 0,00R$ 35,50',
  ])
  const tallest = [...picture.querySelectorAll('[data-kind]')].map((bar) => Number(bar.getAttribute('height')))
  expect(Math.max(...tallest)).toBe(100)
})

describe('the values of the chart', () => {
  const values = () => document.querySelector('[data-values]')?.textContent
  const slider = () => screen.getByRole('slider', { name: 'Valores do gráfico' })

  function open() {
    fakeApi()
    return renderApp(
      <Chart
        transactions={[
          on('2026-11-02', 'income', '89.90'),
          on('2026-11-05', 'expense', '35.50'),
          on('2026-11-05', 'income', '1234.00'),
        ]}
        period={{ startDate: '2026-11-01', endDate: '2026-11-30' }}
      />,
    )
  }

  it('the largest amount has a label, and no value is shown at first', () => {
    open()
    expect(screen.getByText('Maior valor: R$ 1.234,00')).toBeVisible()
    expect(values()).toBeUndefined()
    expect(screen.getByText('01/11')).toBeVisible()
  })

  it('a tap shows the values of a day, until the focus leaves', () => {
    open()
    vi.spyOn(slider(), 'clientWidth', 'get').mockReturnValue(300)
    const tap = (offsetX: number) => {
      const event = createEvent.pointerUp(slider())
      Object.defineProperty(event, 'offsetX', { value: offsetX })
      fireEvent(slider(), event)
    }
    tap(15)
    expect(values()).toBe('02/11+R$ 89,90')
    expect(document.querySelector('[data-chosen]')).toHaveAttribute('x', '1')
    tap(29)
    expect(values()).toBe('03/11sem movimento')
    expect(slider()).toHaveFocus()
    tap(300)
    expect(values()).toBe('30/11sem movimento')
    fireEvent.blur(slider())
    expect(values()).toBeUndefined()
  })

  it('the keyboard starts at the last day with an entry, and each day tells what it has', async () => {
    const { user } = open()
    await user.tab()
    expect(slider()).toHaveFocus()
    expect(values()).toBe('05/11+R$ 1.234,00−R$ 35,50')
    expect(slider()).toHaveAttribute('aria-valuetext', '05/11: entradas R$ 1.234,00, saídas R$ 35,50')
    fireEvent.change(slider(), { target: { value: '29' } })
    expect(slider()).toHaveAttribute('aria-valuetext', '30/11: entradas R$ 0,00, saídas R$ 0,00')
  })
})

it('a period without entries has no field for values', () => {
  fakeApi()
  renderApp(<Chart transactions={[]} period={{ startDate: '2026-11-01', endDate: '2026-11-30' }} />)
  expect(screen.queryByRole('slider')).toBeNull()
})
