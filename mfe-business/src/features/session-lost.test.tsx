import { createTransaction, getBalance, listCategories, listTransactions } from '@atelie/contract/cash'
import { createClient, getClient, listClients, updateClient } from '@atelie/contract/clients'
import { company as companyRecord, getCompany, saveCompany } from '@atelie/contract/company'
import { createProduct, listProducts } from '@atelie/contract/products'
import { listQuotes } from '@atelie/contract/quote-list'
import { createQuote, getQuote, updateQuote } from '@atelie/contract/quotes'
import { rowReader } from '@atelie/contract/record'
import { login } from '@atelie/contract/users'
import { useAuth } from '@atelie/web-kit/session/auth-context'
import { fakeApi, fill, renderApp, testUser } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { type ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import AccountPage from './account/page.tsx'
import { loadForms } from './cash/forms-on-demand.ts'
import CashPage from './cash/page.tsx'
import ClientsPage from './clients/page.tsx'
import ProductsPage from './products/page.tsx'
import { loadDialogs } from './quotes/dialogs-on-demand.ts'
import QuotesPage from './quotes/page.tsx'
import { aClient, aProduct, aQuote, aTransaction, someCategories } from './test-records.ts'

// Otherwise the first form of each page would come later than the others.
await Promise.all([loadForms(), loadDialogs()])

/** Like the shell, which shows a page to signed-in people only. */
function Shell({ page: Page }: { page: ComponentType }) {
  const { user, login } = useAuth()
  if (user) return <Page />
  return <button onClick={() => void login({ email: testUser.email, password: 'segredo' })}>sign in</button>
}

const fullClient = {
  Nome: 'Carla Dias',
  'Data de nascimento': '23/04/1985',
  Telefone: '(11) 98888-1234',
  CEP: '01310-100',
  Rua: 'Avenida Paulista',
  Número: '1000',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Estado: 'SP',
}

it.each([
  {
    form: 'a new client',
    page: ClientsPage,
    open: /^Novo Cliente$/,
    typed: fullClient,
    save: 'Cadastrar cliente',
    call: createClient,
  },
  {
    form: 'an edited client',
    page: ClientsPage,
    open: /^Editar$/,
    typed: { Rua: 'Rua Augusta' },
    save: 'Salvar alterações',
    call: updateClient,
  },
  {
    form: 'a new product',
    page: ProductsPage,
    open: /^Novo Produto$/,
    typed: { Nome: 'Fita', Preço: '3,50' },
    save: 'Cadastrar produto',
    call: createProduct,
  },
  {
    form: 'an edited quote',
    page: QuotesPage,
    open: /^Editar$/,
    typed: { Observações: 'para presente', Quantidade: '3' },
    save: 'Atualizar',
    call: updateQuote,
  },
])('a text typed into $form comes back after the session was lost', async ({ page, open, typed, save, call }) => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  fakeApi()
    .reply(login, testUser)
    .fail(call, 'unauthenticated')
    .reply(listClients, [aClient])
    .reply(getClient, aClient)
    .reply(listProducts, [aProduct])
    .reply(listQuotes, [aQuote])
    .reply(getQuote, aQuote)
  const { user } = renderApp(<Shell page={page} />)
  await user.click(await screen.findByRole(open.test('Novo Cliente') ? 'tab' : 'button', { name: open }))
  await screen.findByRole('button', { name: save })
  for (const [label, text] of Object.entries(typed)) await fill(user, label, text)
  await user.click(screen.getByRole('button', { name: save }))

  await user.click(await screen.findByRole('button', { name: 'sign in' }))
  await screen.findByRole('button', { name: save })
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(screen.queryByText(/Ocorreu um erro/)).toBeNull()
  expect(confirm).not.toHaveBeenCalled()
})

it('a restored edit of an old version does not overwrite a newer one', async () => {
  const api = fakeApi()
    .reply(login, testUser)
    .reply(listClients, [aClient])
    .reply(listProducts, [aProduct])
    .reply(listQuotes, [aQuote])
    .reply(getQuote, { ...aQuote, version: 4 })
    .fail(updateQuote, 'unauthenticated')
  const { user } = renderApp(<Shell page={QuotesPage} />)
  await user.click(await screen.findByTitle('Editar'))
  await screen.findByRole('dialog')
  await fill(user, 'Observações', 'para presente')
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  api.reply(getQuote, { ...aQuote, version: 5, notes: 'de outra pessoa' }).fail(updateQuote, 'stale')

  await user.click(await screen.findByRole('button', { name: 'sign in' }))
  expect(await screen.findByLabelText('Observações')).toHaveValue('para presente')
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(await screen.findByText(/Este item foi alterado em outro aparelho/)).toBeVisible()
  expect(api.calls(updateQuote).map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"4"'])
})

it('a restored quote is still unsaved, and closing it deliberately discards it', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const api = fakeApi()
    .reply(login, testUser)
    .reply(listClients, [aClient])
    .reply(listProducts, [aProduct])
    .reply(listQuotes, [aQuote])
    .fail(createQuote, 'unauthenticated')
  const { user } = renderApp(<Shell page={QuotesPage} />)
  const openNew = async () => user.click(await screen.findByRole('button', { name: 'Novo Orçamento' }))
  const pick = async (label: string, name: RegExp) => {
    await user.click(screen.getByLabelText(label))
    await user.click(await screen.findByRole('option', { name }))
  }
  await screen.findByText('Beatriz Almeida')
  await openNew()
  await screen.findByRole('dialog')
  await pick('Cliente', /Beatriz/)
  await pick('Produto', /Caderno/)
  await user.click(screen.getByRole('button', { name: 'Adicionar item' }))
  await user.click(screen.getAllByTitle('Remover item')[1]!)
  await fill(user, 'Observações', 'para presente')
  await user.click(screen.getByRole('button', { name: 'Criar' }))

  await user.click(await screen.findByRole('button', { name: 'sign in' }))
  expect(await screen.findByLabelText('Observações')).toHaveValue('para presente')
  expect(screen.getByLabelText('Cliente')).toHaveValue('Beatriz Almeida')
  expect(screen.getByLabelText('Preço unitário')).toHaveValue('89,90')
  expect(api.calls(createQuote)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(confirm).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await openNew()
  expect(await screen.findByLabelText('Observações')).toHaveValue('')
})

it('a chosen logo is still chosen after the session was lost', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} }))
  const company = rowReader(companyRecord)({ version: 0 })
  fakeApi().reply(login, testUser).reply(getCompany, company).fail(saveCompany, 'unauthenticated')
  const { user } = renderApp(<Shell page={AccountPage} />)
  await user.upload(
    await screen.findByLabelText('Escolher imagem'),
    new File([new Uint8Array([0xff, 0xd8, 0xff])], 'logo.jpg', { type: 'image/jpeg' }),
  )
  await screen.findByRole('img')
  await user.click(screen.getByRole('button', { name: 'Salvar configurações' }))
  await user.click(await screen.findByRole('button', { name: 'sign in' }))
  expect(await screen.findByRole('img', { name: 'Logotipo da empresa' })).toHaveAttribute('src', 'blob:preview')
})

it('an import resumes where it was, and says why it stopped', async () => {
  const api = fakeApi().reply(login, testUser).reply(listProducts, []).fail(createProduct, 'unauthenticated')
  const { user } = renderApp(<Shell page={ProductsPage} />)
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }))
  await user.click(screen.getByRole('menuitem', { name: 'Importar planilha (CSV)' }))
  await user.upload(
    await screen.findByLabelText('Escolher arquivo'),
    new File(['Nome;Preço\nFita;3\nLaço;4'], 'produtos.csv'),
  )
  await user.click(await screen.findByRole('button', { name: 'Importar 2 produtos' }))

  await user.click(await screen.findByRole('button', { name: 'sign in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar planilha' }))
  expect(dialog.getByText(/parou depois de 0 produtos. Sua sessão terminou no meio da importação/)).toBeVisible()
  api.reply(createProduct, aProduct)
  await user.click(dialog.getByRole('button', { name: 'Continuar' }))
  expect(await dialog.findByText('2 produtos importados')).toBeVisible()
  const [lost, again] = api.calls(createProduct).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(again).toBe(lost)
})

it('a poll that finds the session lost does not discard what was typed', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const balance = { total: 89.9, income: 89.9, expense: 0 }
  const api = fakeApi()
    .reply(login, testUser)
    .reply(listTransactions, [aTransaction])
    .reply(getBalance, balance)
    .reply(listCategories, someCategories)
  const { user } = renderApp(<Shell page={CashPage} />)
  await screen.findByText('Caneca vendida na feira')
  await user.click(screen.getByRole('button', { name: 'Saída' }))
  await fill(user, 'Valor', '1250')
  await fill(user, 'Descrição', 'Fita de cetim')
  await user.click(screen.getByLabelText('Categoria'))
  await user.click(await screen.findByRole('option', { name: 'Materiais' }))
  api.fail(listTransactions, 'unauthenticated').fail(getBalance, 'unauthenticated')

  const signIn = await screen.findByRole('button', { name: 'sign in' })
  api.reply(listTransactions, [aTransaction]).reply(getBalance, balance).reply(createTransaction, aTransaction)
  await user.click(signIn)
  expect(await screen.findByRole('form', { name: 'Nova saída' })).toBeVisible()
  expect(screen.getByLabelText('Valor')).toHaveValue('12,50')
  expect(screen.getByLabelText('Descrição')).toHaveValue('Fita de cetim')
  await expect.poll(() => screen.getByLabelText('Categoria').textContent).toBe('Materiais')
  expect(confirm).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Salvar saída' }))
  expect(await screen.findByText('Transação criada com sucesso.')).toBeVisible()
  expect(api.calls(createTransaction)[0]?.body).toMatchObject({ type: 'expense', categoryId: 7, amount: '12.50' })
})

it('the filters of the cash screen are restored, and open', async () => {
  const balance = { total: 89.9, income: 89.9, expense: 0 }
  const api = fakeApi()
    .reply(login, testUser)
    .reply(listTransactions, [aTransaction])
    .reply(getBalance, balance)
    .reply(listCategories, someCategories)
  const { user } = renderApp(<Shell page={CashPage} />)
  await user.click(await screen.findByRole('button', { name: 'Filtros' }))
  await user.click(screen.getByRole('button', { name: 'Mês anterior' }))
  await user.click(screen.getByLabelText('Tipo'))
  await user.click(screen.getByRole('option', { name: 'Entradas' }))
  await user.type(screen.getByPlaceholderText('Buscar por descrição...'), 'caneca')
  const start = screen.getByLabelText<HTMLInputElement>('Data inicial').value
  api.fail(listTransactions, 'unauthenticated').fail(getBalance, 'unauthenticated')

  const signIn = await screen.findByRole('button', { name: 'sign in' })
  api.reply(listTransactions, [aTransaction]).reply(getBalance, balance)
  await user.click(signIn)
  expect(await screen.findByLabelText('Data inicial')).toHaveValue(start)
  expect(screen.getByRole('button', { name: 'Mês anterior' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByLabelText('Tipo')).toHaveTextContent('Entradas')
  expect(screen.getByPlaceholderText('Buscar por descrição...')).toHaveValue('caneca')
})
