import { fakeApi, goBack, later, renderApp } from '@atelie/web-kit/testing/harness'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { componentOnDemand } from './component-on-demand.tsx'

const Dialog = ({ name }: { name: string }) => <p>{name}</p>
const FAILURE = { title: 'Erro', description: 'Tente novamente.' }
/** In the vocabulary of a browser: a file that comes, late or never. */
const file = () => later<ComponentType<{ name: string }>>()

/** A page whose control opens a late dialog, whatever becomes of it. */
function openPage(importDialog: () => Promise<ComponentType<{ name: string }>>) {
  const LateDialog = componentOnDemand(importDialog, FAILURE)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(!isOpen || !LateDialog.isLoaded())}>toggle</button>
        <button>other</button>
        {isOpen && <LateDialog name="the dialog" onClose={() => setOpen(false)} />}
      </>
    )
  }
  fakeApi()
  return { LateDialog, ...renderApp(<Page />) }
}

it('a component is loaded once it is opened; meanwhile the person sees that it is coming, and a second tap changes nothing', async () => {
  const { promise, resolve } = file()
  const importDialog = vi.fn(() => promise)
  const { user } = openPage(importDialog)
  expect(importDialog).not.toHaveBeenCalled()
  await user.click(screen.getByText('toggle'))
  expect(screen.getByRole('status')).toHaveTextContent('Abrindo...')
  await user.click(screen.getByText('toggle'))
  expect(screen.getByRole('status')).toBeVisible()
  resolve(Dialog)
  expect(await screen.findByText('the dialog')).toBeVisible()
  expect(screen.queryByText('Abrindo...')).toBeNull()
  await user.click(screen.getByText('toggle'))
  expect(screen.queryByText('the dialog')).toBeNull()
  expect(importDialog).toHaveBeenCalledOnce()
})

it('the control that was pressed is busy until the component is there, and Back takes the press back', async () => {
  const { promise, resolve } = file()
  const { user } = openPage(() => promise)
  await user.click(screen.getByText('toggle'))
  expect(screen.getByText('toggle')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('other')).not.toHaveAttribute('aria-busy')
  await goBack()
  expect(screen.queryByText('Abrindo...')).toBeNull()
  expect(screen.getByText('toggle')).not.toHaveAttribute('aria-busy')
  await user.click(screen.getByText('toggle'))
  resolve(Dialog)
  expect(await screen.findByText('the dialog')).toBeVisible()
  expect(screen.getByText('toggle')).not.toHaveAttribute('aria-busy')
})

it('with an item of a menu, the button that opened the menu is busy; with a row, the row', async () => {
  const LateDialog = componentOnDemand(() => file().promise, FAILURE)
  function Page() {
    const [isMenuOpen, setMenuOpen] = useState(false)
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setMenuOpen(true)}>menu</button>
        <table>
          <tbody>
            <tr onClick={() => setOpen(true)}>
              <td>row</td>
            </tr>
          </tbody>
        </table>
        {isMenuOpen && (
          <ul role="menu">
            <li
              role="menuitem"
              onClick={() => {
                setMenuOpen(false)
                setOpen(true)
              }}
            >
              item
            </li>
          </ul>
        )}
        {isOpen && <LateDialog name="" onClose={() => setOpen(false)} />}
      </>
    )
  }
  fakeApi()
  const { user } = renderApp(<Page />)
  await user.click(screen.getByText('menu'))
  await user.click(screen.getByText('item'))
  expect(screen.getByText('menu')).toHaveAttribute('aria-busy', 'true')
  await goBack()
  await user.click(screen.getByText('row'))
  expect(screen.getByRole('row')).toHaveAttribute('aria-busy', 'true')
})

it('a component that cannot be loaded is told and closed; only its control tries again', async () => {
  const importDialog = vi.fn(async () => Dialog).mockRejectedValueOnce(new Error('offline'))
  const { user } = openPage(importDialog)
  await user.click(screen.getByText('toggle'))
  expect(await screen.findByText('Tente novamente.')).toBeVisible()
  expect(screen.queryByText('Abrindo...')).toBeNull()
  await user.click(screen.getByText('other'))
  await user.keyboard('a')
  expect(importDialog).toHaveBeenCalledOnce()
  await user.click(screen.getByText('toggle'))
  expect(await screen.findByText('the dialog')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Tente novamente.')).toBeNull())
})

it('a component that was closed before its file fails says nothing', async () => {
  const { promise, reject } = file()
  const { unmount, user } = openPage(() => promise)
  await user.click(screen.getByText('toggle'))
  unmount()
  await act(async () => {
    reject(new Error('offline'))
  })
  expect(screen.queryByText('Tente novamente.')).toBeNull()
})

it('a component that was loaded before is shown at once', async () => {
  const { LateDialog } = openPage(async () => Dialog)
  await LateDialog.load()
  fireEvent.click(screen.getByText('toggle'))
  expect(screen.getByText('the dialog')).toBeVisible()
})

it('a component that is mounted while it is closed is loaded when it opens', async () => {
  const importDialog = vi.fn(async () => Dialog)
  const LateDialog = componentOnDemand(importDialog, FAILURE)
  fakeApi()
  const onClose = () => {}
  const view = (open: boolean) => <LateDialog open={open} name={open ? 'open' : 'closed'} onClose={onClose} />
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        {view(isOpen)}
        <button onClick={() => setOpen(!isOpen)}>toggle</button>
      </>
    )
  }
  const { user } = renderApp(<Page />)
  expect(importDialog).not.toHaveBeenCalled()
  expect(screen.queryByText('Abrindo...')).toBeNull()
  await user.click(screen.getByText('toggle'))
  expect(await screen.findByText('open')).toBeVisible()
  await user.click(screen.getByText('toggle'))
  expect(screen.getByText('closed')).toBeVisible()
})
