import { createTransaction } from '@atelie/contract/cash'
import { fill, holdPhone } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import { button, openCash, openForm, standStill, till } from '../test-steps.tsx'

beforeEach(() => {
  standStill()
  holdPhone()
})
afterEach(() => {
  vi.useRealTimers()
})

const form = () => screen.queryByRole('form')
const inForm = (name: string) => within(form()!).getByRole('button', { name })

it('on a phone the two buttons move to the head of the open form, so that they cover nothing', async () => {
  till()
  await openForm('Entrada')
  expect(screen.getAllByRole('button', { name: 'Entrada' })).toEqual([inForm('Entrada')])
  expect(inForm('Entrada')).toHaveAttribute('aria-expanded', 'true')
  expect(inForm('Saída')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByLabelText('Valor')).toHaveFocus()
  expect(within(form()!).getAllByRole('textbox')[0]).toBe(screen.getByLabelText('Valor'))
})

it('on a phone the buttons change the type of the open form, and close it', async () => {
  till()
  const { user } = await openForm('Entrada')
  await fill(user, 'Descrição', 'Fita')
  await user.click(inForm('Saída'))
  expect(screen.getByRole('form', { name: 'Nova saída' })).toBeVisible()
  expect(screen.getByLabelText('Descrição')).toHaveValue('Fita')
  expect(screen.getByLabelText('Valor')).toHaveFocus()
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  await user.click(inForm('Saída'))
  expect(form()).toBeNull()
  expect(button('Saída')).toHaveFocus()
})

it('on a phone closing the form leads back to the button that opened it', async () => {
  till().reply(createTransaction, aTransaction)
  const { user } = await openForm('Entrada')
  await user.click(button('Cancelar'))
  expect(button('Entrada')).toHaveFocus()
  await user.click(button('Saída'))
  await user.click(button('Cancelar'))
  expect(button('Saída')).toHaveFocus()
})

it('the buttons take no focus when the page opens', async () => {
  till()
  await openCash()
  expect(document.body).toHaveFocus()
})
