import { addDays } from '@atelie/contract/add-days'
import { formatCalendarDate, today } from '@atelie/contract/dates'
import { type Company, getCompany } from '@atelie/contract/company'
import { createQuote, updateQuote } from '@atelie/contract/quotes'
import { fill, later, holdPhone } from '@atelie/web-kit/testing/harness'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aQuote } from '../test-records.ts'
import { button, dialog, isClosed, isCreated, line, openEdit, openNew, pick, readCompany, shop } from './test-steps.tsx'

const TERMS = 'Metade na encomenda'
const folded = (name: string | RegExp) => dialog().queryByRole('button', { name, expanded: false })
const inDays = (count: number) => formatCalendarDate(addDays(today(), count))

describe('the details of a quote', () => {
  it('terms of payment and the day of delivery are saved with the quote', async () => {
    const api = shop().reply(createQuote, aQuote)
    const { user } = await openNew()
    await pick(user, dialog().getByLabelText('Cliente'), /Beatriz/)
    await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
    await fill(user, 'Condições de pagamento', 'Pix na entrega')
    await fill(user, 'Data de entrega', '24/12/2099')
    await user.click(button('Criar'))
    await expect.poll(isCreated).toBe(true)
    expect(api.calls(createQuote)[0]?.body).toMatchObject({
      quote: { paymentTerms: 'Pix na entrega', deliveryDate: '2099-12-24' },
    })
  })

  it('an edited quote shows its own terms and its day of delivery, and may lose both', async () => {
    const { api, user } = await openEdit({ ...aQuote, paymentTerms: TERMS, deliveryDate: '2026-02-10' })
    api.reply(updateQuote, aQuote)
    expect(dialog().getByLabelText('Condições de pagamento')).toHaveValue(TERMS)
    expect(dialog().getByLabelText('Data de entrega')).toHaveValue('10/02/2026')
    expect(api.calls(getCompany)).toHaveLength(0)
    await user.clear(dialog().getByLabelText('Condições de pagamento'))
    await user.clear(dialog().getByLabelText('Data de entrega'))
    await user.click(button('Atualizar'))
    await expect.poll(isClosed).toBe(true)
    expect(api.calls(updateQuote)[0]?.body).toMatchObject({ quote: { paymentTerms: '', deliveryDate: '' } })
  })

  it.each([7, 10, 15, 30])('a tap chooses a validity of %i days from today', async (days) => {
    shop()
    const { user } = await openNew()
    await user.click(button(`${days} dias`))
    expect(dialog().getByLabelText('Validade')).toHaveValue(inDays(days))
    expect(
      dialog()
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual([`${days} dias`])
  })

  it('a chosen validity takes the message about a wrong one away', async () => {
    shop()
    const { user } = await openNew()
    await fill(user, 'Validade', '01/01/2020')
    await user.tab()
    await expect.poll(() => dialog().queryByText('A data de validade não pode estar no passado.')).toBeVisible()
    await user.click(button('10 dias'))
    await expect.poll(() => dialog().queryByText('A data de validade não pode estar no passado.')).toBeNull()
  })
})

describe('the terms of a new quote', () => {
  it('the terms are those of the company, which is no change that closing would ask about', async () => {
    const confirm = vi.spyOn(window, 'confirm')
    shop().reply(getCompany, readCompany({ paymentTerms: TERMS, version: 1 }))
    const { user } = await openNew()
    await expect.poll(() => dialog().getByLabelText('Condições de pagamento')).toHaveValue(TERMS)
    await user.click(button('Cancelar'))
    await expect.poll(isClosed).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('the form does not wait for the company, whose terms spare what was typed or cleared meanwhile', async () => {
    const company = later<Company>()
    shop().reply(getCompany, () => company.promise)
    const { user } = await openNew()
    await user.type(dialog().getByLabelText('Condições de pagamento'), 'P')
    await user.clear(dialog().getByLabelText('Condições de pagamento'))
    await fill(user, 'Observações', 'para presente')
    company.resolve(readCompany({ paymentTerms: TERMS, version: 1 }))
    await user.click(button('Adicionar item'))
    expect(dialog().getByLabelText('Condições de pagamento')).toHaveValue('')
    expect(dialog().getByLabelText('Observações')).toHaveValue('para presente')
  })

  it('terms that come late leave what else was typed', async () => {
    const company = later<Company>()
    shop().reply(getCompany, () => company.promise)
    const { user } = await openNew()
    await fill(user, 'Observações', 'para presente')
    company.resolve(readCompany({ paymentTerms: TERMS, version: 1 }))
    await expect.poll(() => dialog().getByLabelText('Condições de pagamento')).toHaveValue(TERMS)
    expect(dialog().getByLabelText('Observações')).toHaveValue('para presente')
  })

  it('a company that cannot be read leaves the terms empty and the form usable', async () => {
    const api = shop().fail(getCompany, 'internal').reply(createQuote, aQuote)
    const { user } = await openNew()
    await pick(user, dialog().getByLabelText('Cliente'), /Beatriz/)
    await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
    await user.click(button('Criar'))
    await expect.poll(isCreated).toBe(true)
    expect(api.calls(createQuote)[0]?.body).toMatchObject({ quote: { paymentTerms: null } })
  })
})

describe('the quantity', () => {
  it('two buttons step the quantity by one, not below one, and leave the focus where it is', async () => {
    shop()
    const { user } = await openNew()
    const quantity = dialog().getByLabelText('Quantidade')
    const focused = document.activeElement
    await user.click(button('Mais um'))
    await user.click(button('Mais um'))
    expect(quantity).toHaveValue('3')
    await user.click(button('Menos um'))
    expect(quantity).toHaveValue('2')
    expect(document.activeElement).toBe(focused)
    await fill(user, 'Quantidade', '2,5')
    await user.click(button('Mais um'))
    expect(quantity).toHaveValue('3,5')
    for (let times = 0; times < 4; times++) await user.click(button('Menos um'))
    expect(quantity).toHaveValue('1')
    expect(quantity).toHaveAttribute('inputmode', 'decimal')
  })
})

describe('on a phone', () => {
  it('validity, notes, terms and delivery are one line each until they are opened, with what they say', async () => {
    holdPhone()
    shop().reply(getCompany, readCompany({ paymentTerms: TERMS, version: 1 }))
    const { user } = await openNew()
    expect(await screen.findByText(TERMS)).toBeVisible()
    for (const name of [
      'Validade Opcional',
      'Observações Opcional',
      `Condições de pagamento ${TERMS}`,
      /^Data de entrega/,
    ])
      expect(folded(name)).toBeVisible()
    for (const label of ['Validade', 'Observações', 'Condições de pagamento', 'Data de entrega'])
      expect(dialog().queryByLabelText(label)).toBeNull()

    await user.click(folded(/^Validade/)!)
    expect(button('7 dias')).toHaveFocus()
    await user.click(button('15 dias'))
    expect(dialog().getByLabelText('Validade')).toHaveValue(inDays(15))
    await user.click(folded(/^Observações/)!)
    expect(dialog().getByLabelText('Observações')).toHaveFocus()
    await user.click(folded(/^Condições/)!)
    expect(dialog().getByLabelText('Condições de pagamento')).toHaveValue(TERMS)
    await user.click(folded(/^Data de entrega/)!)
    expect(dialog().getByLabelText('Data de entrega')).toHaveFocus()
    expect(folded(/^(Validade|Observações|Condições|Data)/)).toBeNull()
  })

  it('the dates of a folded quote read as dates, and its notes are those of the quote', async () => {
    holdPhone()
    const { api, user } = await openEdit({ ...aQuote, notes: 'Sem pressa', deliveryDate: '2026-02-10' })
    api.reply(updateQuote, aQuote)
    expect(folded('Validade 31/01/2026')).toBeVisible()
    expect(folded('Observações Sem pressa')).toBeVisible()
    expect(folded('Data de entrega 10/02/2026')).toBeVisible()
    await user.click(button('Atualizar'))
    await expect.poll(isClosed).toBe(true)
    expect(api.calls(updateQuote)[0]?.body).toMatchObject({
      quote: { validUntil: '2026-01-31', notes: 'Sem pressa', deliveryDate: '2026-02-10', paymentTerms: '' },
    })
  })

  it('a folded field that the server refuses is opened, with its message and the focus', async () => {
    holdPhone()
    const { api, user } = await openEdit()
    api.fail(updateQuote, 'validation', {
      issues: [{ path: 'quote.validUntil', message: 'A data de validade não pode estar no passado.' }],
    })
    await user.click(button('Atualizar'))
    await waitFor(() =>
      expect(dialog().getByLabelText('Validade')).toHaveAccessibleDescription(
        'A data de validade não pode estar no passado.',
      ),
    )
    expect(folded(/^Observações/)).toBeVisible()
    await fill(user, 'Validade', '31/01/2026')
    expect(dialog().getByLabelText('Validade')).toHaveValue('31/01/2026')
  })

  it('a discount is folded while it is zero, and opened by a tap', async () => {
    holdPhone()
    shop()
    const { user } = await openNew()
    await pick(user, dialog().getByLabelText('Produto'), /Caderno/)
    expect(dialog().queryByLabelText('Desconto (%)')).toBeNull()
    await user.click(button('Desconto'))
    expect(dialog().getByLabelText('Desconto (%)')).toHaveFocus()
    await user.keyboard('50')
    expect(dialog().getByLabelText('Total do item')).toHaveTextContent('R$ 44,95')
    await fill(user, 'Desconto (%)', '0')
    expect(dialog().getByLabelText('Desconto (%)')).toHaveValue('0')
  })

  it('each item with a discount shows it', async () => {
    holdPhone()
    const [item] = aQuote.items
    await openEdit({ ...aQuote, items: [item!, { ...item!, id: 2, discount: 2.5 }] })
    expect(line(1).queryByLabelText('Desconto (%)')).toBeNull()
    expect(line(2).getByLabelText('Desconto (%)')).toHaveValue('2,5')
  })

  it('the total stands beside the buttons, described as calculated automatically', async () => {
    holdPhone()
    shop()
    await openNew()
    expect(dialog().getByLabelText('Total')).toHaveTextContent('R$ 0,00')
    expect(dialog().getByText('calculado automaticamente')).toBeVisible()
  })
})
