import { getBalance, getTransaction, listTransactions, type Transaction } from '@atelie/contract/cash'
import { later, renderApp } from '@atelie/web-kit/testing/harness'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTransaction } from '../../test-records.ts'
import CashPage from '../page.tsx'
import { anExpense, button, inRow, rowOf, sums, till } from '../test-steps.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') })
})
afterEach(() => {
  setVisibility('visible')
  vi.useRealTimers()
})

/** Advances the clock in small steps. */
const pass = (seconds: number) =>
  act(async () => {
    for (let step = 0; step < seconds * 10; step++) await vi.advanceTimersByTimeAsync(100)
  })

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Leaves calls to matching URLs without a response, until the returned function is called. */
function hang(end: string) {
  // The browser's own time-outs do not use the fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timer = new AbortController()
    setTimeout(() => timer.abort(), ms)
    return timer.signal
  })
  const originalFetch = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith(end)
      ? new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      : originalFetch(url, init),
  )
  return () => vi.stubGlobal('fetch', originalFetch)
}

async function open() {
  const api = till()
  const view = renderApp(<CashPage />)
  // The page's parts are loaded on demand, which the fake clock does not speed up.
  await act(async () => {
    await vi.dynamicImportSettled()
  })
  await pass(0.1)
  const count = () => ({ lists: api.calls(listTransactions).length, sums: api.calls(getBalance).length })
  /** How many requests were made in that time. */
  const during = async (seconds: number) => {
    const before = count()
    await pass(seconds)
    return { lists: count().lists - before.lists, sums: count().sums - before.sums }
  }
  return { ...view, api, during }
}

describe('list and balance', () => {
  it('list and balance are polled each second, with the edit dialog open or not', async () => {
    const { during } = await open()
    expect(await during(6)).toEqual({ lists: 6, sums: 6 })
    fireEvent.click(inRow('Tecido de algodão', 'Editar'))
    expect(await during(6)).toEqual({ lists: 6, sums: 6 })
  })

  it.each([
    { dialog: 'closed', lists: 1 },
    { dialog: 'open', lists: 0 },
  ])(
    'polls do not overlap, and the list is also fetched every three seconds unless the edit dialog is open: $dialog',
    async ({ dialog, lists }) => {
      const { api, during } = await open()
      const slow = later<Transaction[]>()
      api.reply(listTransactions, () => slow.promise)
      if (dialog === 'open') fireEvent.click(inRow('Tecido de algodão', 'Editar'))
      expect(await during(2.4)).toMatchObject({ lists: 1 })
      // Half a second before the third fetch, and a whole one before the poll.
      slow.resolve([aTransaction, anExpense])
      expect(await during(0.8)).toMatchObject({ lists })
      expect(await during(0.6)).toMatchObject({ lists: 1 - lists })
    },
  )

  it('a hidden tab does not poll, and a visible one polls at once', async () => {
    const { during } = await open()
    act(() => setVisibility('hidden'))
    expect(await during(10)).toEqual({ lists: 0, sums: 0 })
    act(() => setVisibility('visible'))
    expect(await during(0.1)).toEqual({ lists: 1, sums: 1 })
  })

  it('changes in another tab appear within two seconds, and what is unchanged is not rerendered', async () => {
    const { api } = await open()
    const drawn = rowOf('Tecido de algodão')
    inRow('Tecido de algodão', 'Editar').focus()
    const watched = vi.fn<MutationCallback>()
    const observer = new MutationObserver(watched)
    observer.observe(screen.getByRole('table', { name: 'Transações' }), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    await pass(5)
    expect(watched).not.toHaveBeenCalled()

    api
      .reply(listTransactions, [
        { ...aTransaction, id: 4, description: 'Laço vendido' },
        aTransaction,
        { ...anExpense },
      ])
      .reply(getBalance, { ...sums, total: 144.3 })
    await pass(2)
    expect(screen.getByText('Laço vendido')).toBeVisible()
    expect(screen.getByText('R$ 144,30')).toBeVisible()
    expect(rowOf('Tecido de algodão')).toBe(drawn)
    expect(inRow('Tecido de algodão', 'Editar')).toHaveFocus()
    observer.disconnect()
  })

  it('a response with the same ETag is not read', async () => {
    const { api } = await open()
    const tagged = (body: string) => new Response(body, { headers: { ETag: '"same"' } })
    const originalFetch = globalThis.fetch
    let body = JSON.stringify([aTransaction])
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.startsWith(listTransactions.path) ? Promise.resolve(tagged(body)) : originalFetch(url, init),
    )
    await pass(2)
    expect(screen.queryByText('Tecido de algodão')).toBeNull()
    body = 'no JSON at all'
    await pass(3)
    expect(screen.getByText('Caneca vendida na feira')).toBeVisible()
    expect(screen.queryByText(/desatualizados/)).toBeNull()
    expect(api.calls(getBalance).length).toBeGreaterThan(3)
  })
})

it.each([
  { what: 'list', path: listTransactions.path },
  { what: 'balance', path: getBalance.path },
])('leaving the screen aborts a poll of the $what that is under way', async ({ path }) => {
  const { unmount } = await open()
  // So that nothing else aborts it.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    if (url.startsWith(path)) signals.push(signal!)
    return new Promise(() => {})
  })
  await pass(1.1)
  const areAborted = () => signals.map(({ aborted }) => aborted)
  expect(areAborted()).toEqual([false])
  unmount()
  expect(areAborted()).toEqual([true])
})

describe('a poll that fails', () => {
  it('failed polls leave everything on screen with a single warning, until one succeeds', async () => {
    const { api } = await open()
    api.fail(listTransactions, 'unavailable').fail(getBalance, 'unavailable')
    await pass(1.5)
    expect(screen.queryByText(/desatualizados/)).toBeNull()
    await pass(10)
    expect(screen.getByText('Tecido de algodão')).toBeVisible()
    expect(screen.getByText('R$ 54,40')).toBeVisible()
    const alerts = screen.getAllByRole('alert')
    expect(alerts).toHaveLength(1)
    expect(alerts[0]).toHaveTextContent(
      'Erro ao buscar transações. Erro ao buscar saldo. Os dados podem estar desatualizados.',
    )
    expect(screen.queryByText('Erro!')).toBeNull()

    api.reply(listTransactions, [aTransaction]).reply(getBalance, sums)
    await pass(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Tecido de algodão')).toBeNull()
  })

  it('a single failed poll shows no warning', async () => {
    const { api } = await open()
    api.fail(listTransactions, 'unavailable')
    await pass(1)
    api.reply(listTransactions, [aTransaction])
    for (let second = 0; second < 4; second++) {
      await pass(1)
      expect(screen.queryByText(/desatualizados/)).toBeNull()
    }
  })

  it('a poll without a response times out soon', async () => {
    const { api } = await open()
    const respondAgain = hang('')
    await pass(7.5)
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Erro ao buscar transações. Erro ao buscar saldo. Os dados podem estar desatualizados/,
    )
    expect(screen.getByText('Tecido de algodão')).toBeVisible()
    respondAgain()
    api.reply(listTransactions, [aTransaction])
    await pass(5.5)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Tecido de algodão')).toBeNull()
  })

  it('a deletion elsewhere is noticed soon, even if there was no response about the edited transaction', async () => {
    const { api } = await open()
    fireEvent.click(inRow('Tecido de algodão', 'Editar'))
    const respondAgain = hang(`/${anExpense.id}`)
    api.reply(listTransactions, [aTransaction]).fail(getTransaction, 'not_found')
    await pass(2)
    respondAgain()
    expect(screen.getByRole('dialog')).toBeVisible()
    await pass(5.5)
    expect(
      screen.getByText('Esta transação foi excluída em outro aparelho e não pode mais ser alterada.'),
    ).toBeVisible()
  })

  it('a first poll that fails has a message without flicker, and polling continues', async () => {
    const api = till().fail(listTransactions, 'unavailable').fail(getBalance, 'unavailable')
    renderApp(<CashPage />)
    await pass(0.5)
    for (let step = 0; step < 30; step++) {
      expect(screen.getByText('Erro ao buscar transações')).toBeVisible()
      expect(screen.getByText('Erro ao buscar saldo')).toBeVisible()
      await pass(0.1)
    }
    expect(screen.queryByText(/desatualizados/)).toBeNull()
    api.reply(listTransactions, [aTransaction])
    fireEvent.click(
      within(screen.getByText('Erro ao buscar transações').closest('[role=alert]')!).getByRole('button', {
        name: 'Tentar novamente',
      }),
    )
    await pass(0.1)
    expect(screen.getByText('Caneca vendida na feira')).toBeVisible()
    api.reply(getBalance, sums)
    await pass(1.5)
    expect(screen.getByText('R$ 54,40')).toBeVisible()
  })

  it('a failed poll for another period shows nothing of the previous period', async () => {
    const { api } = await open()
    fireEvent.click(button('Filtros'))
    api.fail(listTransactions, 'unavailable').fail(getBalance, 'unavailable')
    fireEvent.click(button('Mês anterior'))
    await pass(0.2)
    for (let step = 0; step < 30; step++) {
      expect(screen.getByText('Erro ao buscar transações')).toBeVisible()
      expect(screen.queryByText('Tecido de algodão')).toBeNull()
      await pass(0.1)
    }
  })
})
