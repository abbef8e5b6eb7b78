import { createProduct, deleteProduct, listProducts, updateProduct } from '@atelie/contract/products'
import { fakeApi, fill, later, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aProduct } from '../test-records.ts'
import ProductsPage from './page.tsx'

const form = () => within(screen.getByRole('dialog'))

it('a product is created from its dialog', async () => {
  const api = fakeApi().reply(listProducts, []).reply(createProduct, aProduct)
  const { user } = renderApp(<ProductsPage />)
  expect(await screen.findByText('Nenhum produto cadastrado ainda.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Novo Produto' }))
  await user.click(form().getByRole('button', { name: 'Cadastrar produto' }))
  expect(await screen.findByText('O nome é obrigatório')).toBeVisible()
  expect(form().getByLabelText('Preço')).toHaveAccessibleDescription('O preço é obrigatório')

  await fill(user, 'Nome', 'Caderno artesanal')
  await user.type(form().getByLabelText('Preço'), '8990')
  expect(form().getByLabelText('Preço')).toHaveValue('89,90')
  await user.click(form().getByRole('button', { name: 'Cadastrar produto' }))

  expect(await screen.findByText('Produto criado')).toBeVisible()
  expect(await screen.findByRole('cell', { name: 'R$ 89,90' })).toBeVisible()
  expect(api.calls(listProducts)).toHaveLength(1)
  expect(api.calls(createProduct)[0]?.body).toEqual({
    name: 'Caderno artesanal',
    description: '',
    price: 89.9,
    unit: 'un',
  })
})

it('the dialog opens at once while it loads, and a late response does not replace another one', async () => {
  const api = fakeApi().reply(listProducts, [aProduct])
  const { user } = renderApp(<ProductsPage />)
  await screen.findByText('Caderno artesanal')
  const slow = later<(typeof aProduct)[]>()
  api.reply(listProducts, () => slow.promise)
  await user.click(screen.getByTitle('Editar'))
  expect(await screen.findByRole('dialog', { name: 'Editar Produto' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Novo Produto' }))
  await fill(user, 'Nome', 'Fita')
  slow.resolve([aProduct])
  api.reply(listProducts, [aProduct])
  await expect.poll(() => api.calls(listProducts)).toHaveLength(2)
  expect(screen.getByRole('dialog', { name: 'Novo Produto' })).toBeVisible()
  expect(form().getByLabelText('Nome')).toHaveValue('Fita')
})

it('the dialog accepts no input while it saves', async () => {
  const slow = later<typeof aProduct>()
  fakeApi()
    .reply(listProducts, [])
    .reply(createProduct, () => slow.promise)
  const { user } = renderApp(<ProductsPage />)
  await user.click(screen.getByRole('button', { name: 'Novo Produto' }))
  await fill(user, 'Nome', 'Fita')
  await fill(user, 'Preço', '350')
  await user.click(form().getByRole('button', { name: 'Cadastrar produto' }))
  expect(await form().findByText('Salvando...')).toBeVisible()
  expect(form().getByLabelText('Descrição')).toBeDisabled()
  slow.reject(new Error('offline'))
  await expect.poll(() => form().queryByRole('button', { name: 'Cadastrar produto' })).toHaveFocus()
})

it.each(['Escape', 'Cancelar', 'Fechar'])('closing an unsaved product with %s asks first', async (way) => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  fakeApi().reply(listProducts, [])
  const { user } = renderApp(<ProductsPage />)
  const close = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(form().getByRole('button', { name: way }))
  await user.click(screen.getByRole('button', { name: 'Novo Produto' }))
  await fill(user, 'Nome', 'Fita')
  await close()
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Há alterações não salvas. Tem certeza que deseja sair?')
  expect(form().getByLabelText('Nome')).toHaveValue('Fita')
  confirm.mockReturnValue(true)
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('retrying a failed create repeats the idempotency key', async () => {
  const api = fakeApi().reply(listProducts, []).fail(createProduct, 'unavailable')
  const { user } = renderApp(<ProductsPage />)
  await user.click(screen.getByRole('button', { name: 'Novo Produto' }))
  await fill(user, 'Nome', 'Fita')
  await fill(user, 'Preço', '350')
  await user.click(form().getByRole('button', { name: 'Cadastrar produto' }))
  expect(await screen.findByText('Ocorreu um erro ao criar o produto.')).toBeVisible()

  api.reply(createProduct, aProduct)
  await user.click(await form().findByRole('button', { name: 'Cadastrar produto' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = api.calls(createProduct).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('a product is edited', async () => {
  const api = fakeApi().reply(listProducts, [aProduct]).reply(updateProduct, aProduct)
  const { user } = renderApp(<ProductsPage />)
  await user.click(await screen.findByTitle('Editar'))
  expect(await form().findByLabelText('Preço')).toHaveValue('89,90')
  await fill(user, 'Nome', 'Caderno grande')
  await user.click(form().getByRole('button', { name: 'Salvar alterações' }))
  expect(await screen.findByText('Produto atualizado')).toBeVisible()
  expect(api.calls(updateProduct)[0]).toMatchObject({
    params: { id: '1' },
    body: { name: 'Caderno grande', price: 89.9 },
  })
})

it('a list that cannot be loaded has a message and a retry', async () => {
  const api = fakeApi().fail(listProducts, 'unavailable')
  const { user } = renderApp(<ProductsPage />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar produtos')
  api.reply(listProducts, [aProduct])
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Caderno artesanal')).toBeVisible()
})

it('an edit starts from what is stored now, and a product that cannot be loaded has a message', async () => {
  const api = fakeApi().reply(listProducts, [aProduct]).fail(updateProduct, 'stale')
  const { user } = renderApp(<ProductsPage />)
  await screen.findByText('Caderno artesanal')
  api.fail(listProducts, 'unavailable')
  await user.click(screen.getByTitle('Editar'))
  expect(await screen.findByText('Ocorreu um erro ao abrir o produto para edição.')).toBeVisible()
  expect(screen.getByText('Caderno artesanal')).toBeVisible()
  api.reply(listProducts, [{ ...aProduct, name: 'Caderno renomeado', version: 7 }])
  await user.click(screen.getByTitle('Editar'))
  expect(await form().findByDisplayValue('Caderno renomeado')).toBeVisible()
  await user.click(form().getByRole('button', { name: 'Salvar alterações' }))
  expect(
    await screen.findByText('Este item foi alterado em outro aparelho ou aba. Recarregue a página e tente novamente.'),
  ).toBeVisible()
  expect(api.calls(updateProduct)[0]?.headers.get('If-Match')).toBe('"7"')
})

it('products are found by name or price', async () => {
  fakeApi().reply(listProducts, [aProduct, { ...aProduct, id: 2, name: 'Fita', price: 3.5 }])
  const { user } = renderApp(<ProductsPage />)
  await user.type(await screen.findByPlaceholderText('Buscar produtos...'), '3,50')
  expect(screen.getByText('Fita')).toBeVisible()
  expect(screen.queryByText('Caderno artesanal')).toBeNull()
})

it.each([
  [
    { isUsedInQuotes: true },
    'Produto em uso',
    'Este produto não pode ser excluído porque está sendo usado em orçamentos. Primeiro remova o produto dos orçamentos.',
  ],
  [{ error: 'Tente mais tarde.' }, 'Erro', 'Tente mais tarde.'],
])('a product that cannot be deleted has a message: %j', async (problem, title, text) => {
  fakeApi().reply(listProducts, [aProduct]).fail(deleteProduct, 'in_use', problem)
  const { user } = renderApp(<ProductsPage />)
  await user.click(await screen.findByTitle('Excluir'))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Caderno artesanal Tem certeza que deseja excluir este produto? Esta ação não pode ser desfeita.',
  )
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

it('a product found by its description says so, and one not found can be created with the term as its name', async () => {
  fakeApi().reply(listProducts, [{ ...aProduct, description: 'Capa de linho' }])
  const { user } = renderApp(<ProductsPage />)
  await user.type(await screen.findByPlaceholderText('Buscar produtos...'), 'linho')
  expect(await screen.findByText('linho', { selector: 'mark' })).toBeVisible()
  expect(screen.getByText('Descrição:', { exact: false })).toHaveTextContent('Descrição: Capa de linho')
  await user.clear(screen.getByPlaceholderText('Buscar produtos...'))
  await user.type(screen.getByPlaceholderText('Buscar produtos...'), 'Fita de cetim')
  await user.click(await screen.findByRole('button', { name: 'Cadastrar “Fita de cetim”' }))
  expect(form().getByLabelText('Nome')).toHaveValue('Fita de cetim')
})
