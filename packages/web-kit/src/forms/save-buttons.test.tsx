import { SaveButtons } from '@atelie/web-kit/forms/save-buttons'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

const button = (name: string) => screen.getByRole('button', { name })

it('the buttons of a page keep the focus while the form saves, and have no effect', async () => {
  const onCancel = vi.fn()
  function Page() {
    const [isSaving, setSaving] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSaving(true)
        }}
      >
        <SaveButtons isSaving={isSaving} label="Salvar" onCancel={onCancel} />
      </form>
    )
  }
  fakeApi()
  const { user } = renderApp(<Page />)
  await user.click(button('Salvar'))
  expect(button('Salvando...')).toHaveFocus()
  expect(button('Salvando...')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Cancelar')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Cancelar'))
  expect(onCancel).not.toHaveBeenCalled()
})
