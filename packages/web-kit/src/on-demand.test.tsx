import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

it('a part is loaded when it is asked for, and after a failure when it is asked for again', async () => {
  const importPart = vi.fn(async () => () => <p>the menu</p>).mockRejectedValueOnce(new Error('offline'))
  const { usePart } = onDemand(importPart)
  function Page() {
    const { part: Menu, hasFailed, load } = usePart()
    return (
      <>
        <button onClick={load}>open</button>
        {Menu && <Menu />}
        {hasFailed && <p>no menu</p>}
      </>
    )
  }
  const { unmount } = render(<Page />)
  const user = userEvent.setup()
  expect(importPart).not.toHaveBeenCalled()
  await user.click(screen.getByText('open'))
  expect(await screen.findByText('no menu')).toBeVisible()
  await user.click(screen.getByText('open'))
  expect(await screen.findByText('the menu')).toBeVisible()
  expect(screen.queryByText('no menu')).toBeNull()

  unmount()
  render(<Page />)
  expect(screen.getByText('the menu')).toBeVisible()
  expect(importPart).toHaveBeenCalledTimes(2)
})
