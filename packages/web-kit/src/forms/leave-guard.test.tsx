import { mayLeaveAll, useLeaveGuard, useUnloadGuard } from '@atelie/web-kit/forms/leave-guard'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

/** Whether the browser closes the tab without a prompt. */
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it.each([
  ['screen', useLeaveGuard],
  ['state', useUnloadGuard],
])('closing the tab and signing out ask while something on a %s is unsaved', async (_, useGuard) => {
  function Page() {
    const [isDirty, setDirty] = useState(false)
    useGuard(isDirty)
    return <button onClick={() => setDirty(!isDirty)}>{isDirty ? 'save' : 'change'}</button>
  }
  fakeApi()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user } = renderApp(<Page />)
  expect([closesTab(), mayLeaveAll()]).toEqual([true, true])

  await user.click(screen.getByText('change'))
  expect(closesTab()).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
  expect(mayLeaveAll()).toBe(false)
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Há alterações não salvas. Tem certeza que deseja sair?')
  confirm.mockReturnValue(true)
  expect(mayLeaveAll()).toBe(true)

  await user.click(screen.getByText('save'))
  expect([closesTab(), mayLeaveAll()]).toEqual([true, true])
})
