import { createTransaction, listTransactions } from '@atelie/contract/cash'
import { limitMessage } from '@atelie/contract/record-limits'
import { fill, goBack, later } from '@atelie/web-kit/testing/harness'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import { button, openForm, standStill, till } from '../test-steps.tsx'

beforeEach(() => {
  standStill()
})
afterEach(() => {
  vi.useRealTimers()
})

const field = (label: string) => screen.getByLabelText(label)

describe('the form', () => {
  it.each([
    ['Entrada', 'Nova entrada', 'Salvar entrada', 'Vendas', { type: 'income', categoryId: 5 }],
    ['Saída', 'Nova saída', 'Salvar saída', 'Despesas gerais', { type: 'expense', categoryId: 6 }],
  ] as const)(
    'the form opened by %s records a transaction, shows a message and is ready for the next of its type',
    async (open, title, save, category, sent) => {
      const api = till().reply(createTransaction, aTransaction)
      const { user } = await openForm(open)
      expect(screen.getByRole('form', { name: title })).toBeVisible()
      expect(button(open)).toHaveAttribute('aria-expanded', 'true')
      expect(field('Data')).toHaveValue('21/11/2026')
      expect(field('Categoria')).toHaveTextContent(category)
      await user.type(field('Valor'), '8990')
      expect(field('Valor')).toHaveValue('89,90')
      await fill(user, 'Descrição', 'Caneca vendida na feira')
      await fill(user, 'Observações', 'Paga em dinheiro')
      const lists = api.calls(listTransactions).length
      await user.click(button(save))

      expect(await screen.findByText('Sucesso!')).toBeVisible()
      expect(screen.getByText('Transação criada com sucesso.')).toBeVisible()
      expect(api.calls(createTransaction)[0]?.body).toEqual({
        date: '2026-11-21',
        description: 'Caneca vendida na feira',
        amount: '89.90',
        notes: 'Paga em dinheiro',
        paymentMethod: 'money',
        ...sent,
      })
      await waitFor(() => expect(api.calls(listTransactions).length).toBeGreaterThan(lists))
      expect(screen.getByRole('form', { name: title })).toBeVisible()
      for (const label of ['Valor', 'Descrição', 'Observações']) expect(field(label)).toHaveValue('')
      expect(field('Categoria')).toHaveTextContent(category)
      expect(field('Valor')).toHaveFocus()
    },
  )

  it('two equal sales in a row are recorded as two', async () => {
    const api = till().reply(createTransaction, aTransaction)
    const { user } = await openForm('Entrada')
    for (const count of [1, 2]) {
      await fill(user, 'Valor', '8990')
      await fill(user, 'Descrição', 'Caneca')
      await user.click(button('Salvar entrada'))
      await waitFor(() => expect(api.calls(createTransaction)).toHaveLength(count))
      await waitFor(() => expect(field('Descrição')).toHaveValue(''))
    }
    const [first, second] = api.calls(createTransaction)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'))
  })

  it('the form offers the categories of its type, in order', async () => {
    const api = till().reply(createTransaction, aTransaction)
    const { user } = await openForm('Saída')
    await user.click(field('Categoria'))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Despesas gerais',
      'Materiais',
    ])
    await user.click(screen.getByRole('option', { name: 'Materiais' }))
    await fill(user, 'Valor', '1000')
    await fill(user, 'Descrição', 'Lã')
    await user.click(button('Salvar saída'))
    await waitFor(() => expect(api.calls(createTransaction)[0]?.body).toMatchObject({ categoryId: 7 }))
    await waitFor(() => expect(field('Categoria')).toHaveTextContent('Despesas gerais'))
  })

  it("pressing the other type's button keeps what was typed, and pressing the form's own closes it", async () => {
    till()
    const { user } = await openForm('Entrada')
    await fill(user, 'Descrição', 'Fita')
    await user.click(button('Saída'))
    expect(field('Descrição')).toHaveValue('Fita')
    expect(field('Categoria')).toHaveTextContent('Despesas gerais')
    expect(screen.getByRole('form', { name: 'Nova saída' })).toBeVisible()

    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    await user.click(button('Saída'))
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Há alterações não salvas. Tem certeza que deseja sair?')
    expect(field('Descrição')).toHaveValue('Fita')
    confirm.mockReturnValue(true)
    await user.click(button('Cancelar'))
    expect(screen.queryByRole('form')).toBeNull()
    expect(button('Saída')).toHaveFocus()
    await user.click(button('Entrada'))
    await user.click(button('Entrada'))
    expect(screen.queryByRole('form')).toBeNull()
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  it('Back closes the form, but asks nothing and closes nothing while it saves', async () => {
    const slow = later<typeof aTransaction>()
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    till().reply(createTransaction, () => slow.promise)
    const { user } = await openForm('Entrada')
    await fill(user, 'Valor', '500')
    await fill(user, 'Descrição', 'Venda na feira')
    await goBack()
    expect(confirm).toHaveBeenCalledOnce()
    await user.click(button('Salvar entrada'))
    await goBack()
    expect(confirm).toHaveBeenCalledOnce()
    expect(screen.getByRole('form')).toBeVisible()
    slow.resolve(aTransaction)
    await screen.findByText('Transação criada com sucesso.')
    await goBack()
    expect(screen.queryByRole('form')).toBeNull()
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('the form accepts no input while it saves, and then has the type chosen meanwhile', async () => {
    const slow = later<typeof aTransaction>()
    const api = till().reply(createTransaction, () => slow.promise)
    const { user } = await openForm('Entrada')
    await fill(user, 'Valor', '500')
    await fill(user, 'Descrição', 'Venda na feira')
    await user.click(button('Salvar entrada'))
    await user.type(screen.getByLabelText('Descrição'), ' de natal')
    expect(screen.getByLabelText('Descrição')).toHaveValue('Venda na feira')
    await user.click(button('Saída'))
    slow.resolve(aTransaction)
    await screen.findByText('Transação criada com sucesso.')
    await expect.poll(() => field('Valor')).not.toHaveAttribute('readonly')
    expect(field('Valor')).toHaveFocus()
    await fill(user, 'Valor', '700')
    await fill(user, 'Descrição', 'Linha de costura')
    api.reply(createTransaction, aTransaction)
    await user.click(button('Salvar saída'))
    await expect
      .poll(() => api.calls(createTransaction).map(({ body }) => body))
      .toMatchObject([
        { type: 'income', categoryId: 5 },
        { type: 'expense', categoryId: 6, description: 'Linha de costura' },
      ])
  })

  it('each missing or wrong field has its message', async () => {
    const api = till()
    const { user } = await openForm('Entrada')
    await user.clear(field('Data'))
    await user.click(button('Salvar entrada'))
    expect(await screen.findByText('Descrição é obrigatória')).toBeVisible()
    expect(field('Valor')).toHaveAccessibleDescription('Valor é obrigatório')
    expect(field('Data')).toHaveAccessibleDescription('Data é obrigatória')
    expect(screen.queryByText('Erro!')).toBeNull()

    await fill(user, 'Valor', '0')
    await user.click(button('Salvar entrada'))
    expect(await screen.findByText('Erro!')).toBeVisible()
    expect(field('Valor')).toHaveAccessibleDescription('O valor inserido é inválido.')
    expect(api.calls(createTransaction)).toHaveLength(0)
  })
})

describe('a failure', () => {
  async function submit() {
    const { user } = await openForm('Entrada')
    await fill(user, 'Valor', '8990')
    await fill(user, 'Descrição', 'Fita')
    await user.click(button('Salvar entrada'))
    return user
  }

  it('a failed save has a message, and a retry cannot record twice', async () => {
    const api = till().fail(createTransaction, 'unavailable')
    const user = await submit()
    expect(await screen.findByText('Ocorreu um erro ao criar a transação.')).toBeVisible()
    expect(screen.getByText('Erro!')).toBeVisible()
    expect(field('Descrição')).toHaveValue('Fita')
    api.reply(createTransaction, aTransaction)
    await user.click(button('Salvar entrada'))
    expect(await screen.findByText('Transação criada com sucesso.')).toBeVisible()
    const keys = api.calls(createTransaction).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it("a full ledger has the server's message", async () => {
    const error = limitMessage('transaction', 200_000)
    till().fail(createTransaction, 'limit_reached', { error })
    await submit()
    expect(
      await screen.findByText(
        'Sua conta chegou ao limite de 200.000 transações. Exclua as mais antigas para registrar outras.',
      ),
    ).toBeVisible()
  })

  it('a server validation error is shown at its field', async () => {
    const message = 'Escolha uma categoria do mesmo tipo da transação.'
    till().fail(createTransaction, 'validation', { issues: [{ path: 'categoryId', message }] })
    await submit()
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('an invalid form has a message', async () => {
    till()
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no randomness')
    })
    await submit()
    expect(await screen.findByText('Ocorreu um erro ao processar o formulário.')).toBeVisible()
  })
})

describe('a saved transaction that the filter hides', () => {
  it.each([
    {
      hides: 'the period',
      fields: { date: '2026-10-05' },
      hint: 'Lançada em 05/10/2026, fora do período mostrado.',
      period: '01/10/2026 a 31/10/2026',
    },
    {
      hides: 'the search',
      fields: { description: 'Fita' },
      hint: 'Lançada em 20/11/2026, mas escondida pelos filtros.',
      period: '01/11/2026 a 30/11/2026',
    },
  ])('a saved transaction hidden by $hides has a hint that can show it', async ({ fields, hint, period }) => {
    till().reply(createTransaction, { ...aTransaction, ...fields })
    const { user } = await openForm('Entrada')
    await user.click(button('Filtros'))
    await user.type(screen.getByPlaceholderText('Buscar por descrição...'), 'caneca')
    await fill(user, 'Valor', '8990')
    await fill(user, 'Descrição', 'Caneca')
    await user.click(button('Salvar entrada'))
    expect(await screen.findByText(hint)).toBeVisible()
    await user.click(button('Mostrar'))
    expect(screen.queryByText(hint)).toBeNull()
    expect(screen.getByText(period)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Transações' })).toHaveFocus()
  })

  it('there is no hint while the list shows the saved transaction', async () => {
    till().reply(createTransaction, aTransaction)
    const { user } = await openForm('Entrada')
    await fill(user, 'Valor', '8990')
    await fill(user, 'Descrição', 'Caneca')
    await user.click(button('Salvar entrada'))
    await screen.findByText('Transação criada com sucesso.')
    expect(screen.queryByText(/^Lançada em/)).toBeNull()
  })
})
