import { createQuote } from '@atelie/contract/quotes'
import { later, pressUndo } from '@atelie/web-kit/testing/harness'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aQuote } from '../test-records.ts'
import { button, dialog, isCreated, line, openNew, pick, shop } from './test-steps.tsx'

const undo = () => screen.queryByRole('button', { name: 'Desfazer' })

/** Fills in a new quote with two items and removes the first. */
async function removeFirst() {
  const api = shop().reply(createQuote, aQuote)
  const { user } = await openNew()
  await pick(user, dialog().getByLabelText('Cliente'), /Beatriz/)
  await pick(user, line(1).getByLabelText('Produto'), /Caderno/)
  await user.clear(line(1).getByLabelText('Quantidade'))
  await user.type(line(1).getByLabelText('Quantidade'), '2,5')
  await user.click(button('Adicionar item'))
  await pick(user, line(2).getByLabelText('Produto'), /Fita/)
  await user.click(line(1).getByTitle('Remover item'))
  expect(await screen.findByText('Item removido')).toBeVisible()
  return { api, user }
}

it('a removed item can be put back in its place, as it was typed', async () => {
  const { api, user } = await removeFirst()
  await pressUndo(user)
  expect(line(1).getByLabelText('Produto')).toHaveValue('Caderno artesanal')
  expect(line(1).getByLabelText('Quantidade')).toHaveValue('2,5')
  expect(line(2).getByLabelText('Produto')).toHaveValue('Fita de cetim')
  expect(dialog().getByRole('group', { name: 'Item 1' })).toHaveFocus()
  expect(undo()).toBeNull()
  await user.click(button('Criar'))
  await waitFor(() =>
    expect(api.calls(createQuote)[0]?.body).toMatchObject({ items: [{ quantity: 2.5 }, { productId: 2 }] }),
  )
})

it('a removed item comes last if fewer remain than were before it', async () => {
  const { user } = await removeFirst()
  await user.click(button('Adicionar item'))
  await user.click(line(2).getByTitle('Remover item'))
  await pressUndo(user)
  expect(line(1).getByLabelText('Produto')).toHaveValue('Fita de cetim')
  expect(line(2).getByLabelText('Produto')).toHaveValue('')
  expect(dialog().getByRole('group', { name: 'Item 2' })).toHaveFocus()
})

it('nothing is put back into a form while it is saved', async () => {
  const { api, user } = await removeFirst()
  const slow = later<typeof aQuote>()
  api.reply(createQuote, () => slow.promise)
  await user.click(button('Criar'))
  await waitFor(() => expect(undo()).toBeNull())
  slow.resolve(aQuote)
  await expect.poll(isCreated).toBe(true)
})

it('closing the form takes the offer away', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user } = await removeFirst()
  await user.click(button('Cancelar'))
  await waitFor(() => expect(undo()).toBeNull())
})
