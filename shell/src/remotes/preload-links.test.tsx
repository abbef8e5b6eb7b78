import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { preloadLinkedPages } from './preload-links.ts'

const FILES = ['/front-ends/mfe-business/1/remoteEntry.js', '/front-ends/shell/1/assets/part.js']
const send = vi.fn<(address: string) => Promise<Response>>()
const sent = () => send.mock.calls.map(([address]) => address)
const namesFiles = async (address: string) =>
  new Response(address.includes('page-files') ? JSON.stringify({ files: FILES }) : '')

beforeAll(preloadLinkedPages)
beforeEach(() => {
  send.mockReset().mockImplementation(namesFiles)
  vi.stubGlobal('fetch', send)
})

function link(href: string): HTMLElement {
  render(
    <a href={href}>
      <span>{href}</span>
    </a>,
  )
  return screen.getByText(href)
}

it.each([
  ['pointed at', '/clients', (part: HTMLElement) => fireEvent.pointerOver(part)],
  ['focused', '/products', (part: HTMLElement) => fireEvent.focusIn(part.closest('a')!)],
])('the files for the page of a link are loaded once when it is %s', async (_, path, use) => {
  const part = link(path)
  use(part)
  use(part)
  await vi.waitFor(() => expect(sent()).toEqual([`/front-ends/page-files?page=${path}`, ...FILES]))
})

it.each(['/', '/nowhere', '/api/pdf/quote/1', 'https://other.example/cash'])(
  'nothing is loaded for a link to %s',
  (href) => {
    fireEvent.pointerOver(link(href))
    expect(sent()).toEqual([])
  },
)

it('nothing is loaded for someone who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fireEvent.pointerOver(link('/quotes'))
  expect(sent()).toEqual([])
})

it.each([
  ['/cash', 'cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['/account', 'fails', async () => new Response('not found', { status: 404 })],
])('a preload of %s that %s does not show', async (path, _, reply) => {
  send.mockImplementation(reply)
  fireEvent.pointerOver(link(path))
  // Vitest fails for a rejection that no one handles, and the set-up for a console error.
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent()).toEqual([`/front-ends/page-files?page=${path}`])
})
