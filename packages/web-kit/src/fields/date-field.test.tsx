import { DateField } from '@atelie/web-kit/fields/date-field'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

function Form({ initial, min }: { initial: string; min?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        label="Validade"
        min={min}
        name="date"
        value={value}
        onChange={(next) => setValue(String(next))}
        onBlur={() => {}}
        inputRef={null}
        error={false}
        helperText={undefined}
      />
      <output>{value}</output>
    </>
  )
}

async function openCalendar(initial: string, min?: string) {
  fakeApi()
  const { user } = renderApp(<Form initial={initial} min={min} />)
  await user.click(screen.getByRole('button', { name: 'Abrir calendário' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Calendário' }) }
}

it('a date is picked from a calendar in Portuguese whose week starts on Monday', async () => {
  const { user, dialog } = await openCalendar('2026-11-21')
  const days = await within(dialog).findAllByRole('columnheader')
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
    'domingo',
  ])
  expect(within(dialog).getByText('novembro de 2026')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Escolher mês e ano, novembro de 2026' })).toBeEnabled()
  expect(within(dialog).getByRole('gridcell', { name: '21' })).toHaveAttribute('aria-selected', 'true')
  await user.click(within(dialog).getByRole('gridcell', { name: '30' }))
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-30')
  expect(screen.getByLabelText('Validade')).toHaveValue('30/11/2026')
})

it('the calendar offers no day before the minimum', async () => {
  const { dialog } = await openCalendar('2026-11-21', '2026-11-21')
  expect(await within(dialog).findByRole('gridcell', { name: '20' })).toBeDisabled()
  expect(within(dialog).getByRole('gridcell', { name: '21' })).toBeEnabled()
})

it.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])(
  'the value is the day that was picked in %s',
  async (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      // In São Paulo the clocks skipped midnight on this day.
      const { user, dialog } = await openCalendar('2018-11-04')
      await user.click(await within(dialog).findByRole('gridcell', { name: '4' }))
      expect(screen.getByRole('status')).toHaveTextContent('2018-11-04')
    } finally {
      process.env.TZ = before
    }
  },
)

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the calendar marks today in São Paulo, even in %s',
  async (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    // On the evening of the 20th in São Paulo it is the 21st or still the 20th elsewhere.
    vi.useFakeTimers({
      toFake: ['Date'],
      now: new Date(zone.endsWith('i') ? '2026-11-21T01:00:00Z' : '2026-11-20T04:00:00Z'),
    })
    try {
      const { dialog } = await openCalendar('')
      expect(await within(dialog).findByRole('gridcell', { current: 'date' })).toHaveTextContent('20')
    } finally {
      vi.useRealTimers()
      process.env.TZ = before
    }
  },
)

it('a date is typed with or without slashes and corrected in the middle', async () => {
  fakeApi()
  const { user } = renderApp(<Form initial="" />)
  const field = screen.getByLabelText<HTMLInputElement>('Validade')
  await user.type(field, '12031985')
  expect(screen.getByRole('status')).toHaveTextContent('1985-03-12')
  await user.type(field, '{Backspace}5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field).toHaveValue('15/03/1985')
  expect(screen.getByRole('status')).toHaveTextContent('1985-03-15')
  await user.clear(field)
  await user.type(field, '1/2/1985')
  expect(field).toHaveValue('1/2/1985')
  await user.tab()
  expect(field).toHaveValue('01/02/1985')
  expect(screen.getByRole('status')).toHaveTextContent('1985-02-01')
})

it('a date that is picked replaces what was typed', async () => {
  const { user, dialog } = await openCalendar('2026-11-21')
  await user.keyboard('{Escape}')
  await expect.poll(() => dialog.isConnected).toBe(false)
  await user.type(screen.getByLabelText('Validade'), '{Backspace}')
  expect(screen.getByLabelText('Validade')).toHaveValue('21/11/202')
  await user.click(screen.getByRole('button', { name: 'Abrir calendário' }))
  await user.click((await screen.findAllByRole('gridcell', { name: '15' }))[0]!)
  expect(screen.getByLabelText<HTMLInputElement>('Validade').value).toMatch(/^15\/\d\d\/\d{4}$/)
})
