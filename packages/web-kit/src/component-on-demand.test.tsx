import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { componentOnDemand } from './component-on-demand.ts'

const Dialog = ({ name }: { name: string }) => <p>{name}</p>

it('a component is loaded when it is to be shown, and after a failure with the next key', async () => {
  const importDialog = vi.fn(async () => Dialog).mockRejectedValueOnce(new Error('offline'))
  const LateDialog = componentOnDemand(importDialog)
  expect(importDialog).not.toHaveBeenCalled()
  render(<LateDialog name="the dialog" />)
  expect(screen.queryByText('the dialog')).toBeNull()
  await userEvent.setup().keyboard('a')
  expect(await screen.findByText('the dialog')).toBeVisible()
})

it('a component that was loaded before is shown at once', async () => {
  const LateDialog = componentOnDemand(async () => Dialog)
  await LateDialog.load()
  render(<LateDialog name="the dialog" />)
  expect(screen.getByText('the dialog')).toBeVisible()
})
