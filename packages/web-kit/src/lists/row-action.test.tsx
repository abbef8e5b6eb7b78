import { EditIcon } from '@atelie/web-kit/display/icons'
import { RowAction } from '@atelie/web-kit/lists/row-action'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('a double click acts once, and the keyboard acts too', async () => {
  fakeApi()
  const act = vi.fn()
  const { user } = renderApp(<RowAction title="Editar" icon={EditIcon} onClick={act} />)
  await user.dblClick(screen.getByRole('button', { name: 'Editar' }))
  expect(act).toHaveBeenCalledOnce()
  await user.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(2)
})

it('an outside page opens in a new tab, which has no access to this one', async () => {
  fakeApi()
  const { user } = renderApp(<RowAction title="WhatsApp" icon={EditIcon} href="https://wa.me/5511988881234" />)
  const link = screen.getByRole('link', { name: 'WhatsApp' })
  expect(link).toHaveAttribute('href', 'https://wa.me/5511988881234')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  // A link has no action of its own that could fail.
  await user.click(link)
})
