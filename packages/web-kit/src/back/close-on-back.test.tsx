import { listenForBack, useCloseOnBack, useEntryOfPage } from '@atelie/web-kit/back/close-on-back'
import { Link, Outlet, RouterProvider } from '@atelie/web-kit/router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'

function Frame() {
  useEntryOfPage()
  return (
    <>
      <Link to="/list">list</Link>
      <Outlet />
    </>
  )
}

function ListPage() {
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(isOpen, () => setOpen(false))
  return (
    <>
      <h1>List</h1>
      <button onClick={() => setOpen(!isOpen)}>toggle</button>
      {isOpen && <p>menu</p>}
      <Link to="/next">next</Link>
    </>
  )
}

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByText(name))
const go = (steps: number) =>
  act(async () => {
    history.go(steps)
  })
const expectPage = (name: string) => waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(name))
const expectMenu = (isOpen: boolean) =>
  waitFor(() => expect(screen.queryAllByText('menu')).toHaveLength(isOpen ? 1 : 0))

beforeEach(async () => {
  history.pushState(null, '', '/')
  render(
    <RouterProvider
      router={createBrowserRouter([
        {
          element: <Frame />,
          children: [
            { path: '/', element: <h1>Home</h1> },
            { path: '/list', element: <ListPage /> },
            { path: '/next', element: <h1>Next</h1> },
          ],
        },
      ])}
    />,
  )
  listenForBack()
  await press('list')
  await expectPage('List')
})

it('Back closes what is open, and then leaves the page', async () => {
  await press('toggle')
  await expectMenu(true)
  await go(-1)
  await expectMenu(false)
  await go(-1)
  await expectPage('Home')
})

it('Back leaves the page at once after something was opened and closed, and the link of the page pressed', async () => {
  await press('toggle')
  await press('toggle')
  await press('list')
  await go(-1)
  await expectPage('Home')
})

it('Back leaves the page at once after its own link was pressed in what was open, twice', async () => {
  for (let times = 0; times < 2; times++) {
    await press('toggle')
    await press('list')
    await press('toggle')
  }
  await go(-1)
  await expectPage('Home')
})

it('Back still closes what is open after the link of the page was pressed', async () => {
  await press('toggle')
  await press('toggle')
  await press('list')
  await press('toggle')
  await go(-1)
  await expectMenu(false)
  await expectPage('List')
  await go(-1)
  await expectPage('Home')
})

it('Forward passes over an entry that was left behind, just as Back does', async () => {
  await press('toggle')
  await press('toggle')
  await press('next')
  await expectPage('Next')
  await go(-1)
  await expectPage('List')
  await go(-1)
  await expectPage('Home')
  await go(1)
  await expectPage('List')
  await go(1)
  await expectPage('Next')
})

it('Forward onto an entry that was left behind at the end changes nothing, and Back leaves the page', async () => {
  await press('toggle')
  await go(-1)
  await expectMenu(false)
  await go(1)
  await expectPage('List')
  await go(-1)
  await expectPage('Home')
})
