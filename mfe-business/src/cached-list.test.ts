import { byName } from '@atelie/contract/by-name'
import { createQueryClient } from '@atelie/web-kit/calls/query-client'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { changesList, withoutRow, withRow } from './cached-list.ts'

interface Row {
  id: number
  name: string
}

const queryKey = ['rows']
const ana = { id: 1, name: 'Ana' }
const bia = { id: 2, name: 'Bia' }
const saving = changesList({ queryKey }, (rows: Row[], saved: Row) => withRow(rows, saved, byName))

/** A save during which `meanwhile` happens to a list with Bia. */
async function save(saved: Row, meanwhile: (client: ReturnType<typeof createQueryClient>) => unknown = () => {}) {
  const client = createQueryClient()
  client.setQueryData(queryKey, [bia])
  const before = saving.onMutate(undefined, { client })
  await meanwhile(client)
  await saving.onSuccess(saved, undefined, before, { client })
  return { rows: client.getQueryData(queryKey), isOutOfDate: client.getQueryState(queryKey)?.isInvalidated }
}

it('a new record takes its place in the list', async () => {
  expect(await save(ana)).toEqual({ rows: [ana, bia], isOutOfDate: false })
})

it('a changed record replaces the earlier one, wherever it belongs now', () => {
  expect(withRow([ana, bia], { ...ana, name: 'Zilda' }, byName)).toEqual([bia, { ...ana, name: 'Zilda' }])
})

it('a deleted record leaves the list', () => {
  expect(withoutRow([ana, bia], 1)).toEqual([bia])
})

it('a list that was loaded for another person during the save is left alone', async () => {
  const another = { id: 1, name: 'Carla' }
  expect(
    await save(ana, (client) => {
      client.clear()
      client.setQueryData(queryKey, [another])
    }),
  ).toEqual({ rows: [another], isOutOfDate: true })
})

it('a list that was out of date stays out of date', async () => {
  expect(await save(ana, (client) => client.invalidateQueries({ queryKey }))).toEqual({
    rows: [bia],
    isOutOfDate: true,
  })
})

it('after a failed save, which may have been done nevertheless, the next one fetches the list', async () => {
  expect(await save(ana, (client) => saving.onError(new Error('no response'), undefined, [bia], { client }))).toEqual({
    rows: [bia],
    isOutOfDate: true,
  })
})

it('a list that was never loaded is not made up', async () => {
  expect(await save(ana, (client) => client.clear())).toEqual({ rows: undefined, isOutOfDate: undefined })
})

it('a list that is being fetched is fetched again, since the response may lack the record', async () => {
  const response = vi.fn(async () => [bia])
  const { rows } = await save(ana, (client) => {
    new QueryObserver(client, { queryKey, queryFn: response, staleTime: 0 }).subscribe(() => {})
  })
  expect(rows).toEqual([bia])
  expect(response).toHaveBeenCalledTimes(2)
})
