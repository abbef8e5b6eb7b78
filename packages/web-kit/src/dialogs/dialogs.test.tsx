import { ConfirmDialog } from '@atelie/web-kit/dialogs/confirm-dialog'
import { DialogForm, FormDialog, SaveActions } from '@atelie/web-kit/dialogs/form-dialog'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type FormEvent, useEffect, useState } from 'react'
import { expect, it } from 'vitest'

const CONFIRMATION = { title: 'Excluir', text: 'Certeza?', confirm: 'Salvar', working: 'Salvando...' }
/** Completes a dialog's work, with or without a refused field. */
let end: (isRefused: boolean) => void

function Confirmation() {
  const [open, setOpen] = useState(true)
  const [working, setWorking] = useState(false)
  useEffect(() => {
    end = () => setWorking(false)
  }, [])
  return (
    <ConfirmDialog
      open={open}
      texts={CONFIRMATION}
      subject="Ana"
      working={working}
      onConfirm={async () => setWorking(true)}
      onCancel={() => setOpen(false)}
    />
  )
}

function Form() {
  const [open, setOpen] = useState(true)
  const [isSaving, setSaving] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const close = () => setOpen(false)
  useEffect(() => {
    end = (refused) => {
      setSaving(false)
      setRefused(refused)
    }
  }, [])
  function submit(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
  }
  return (
    open && (
      <FormDialog open title="Produto" isSaving={isSaving} onClose={close}>
        <DialogForm onSubmit={submit}>
          <TextField label="Nome" error={isRefused} disabled={isSaving} />
          <SaveActions isSaving={isSaving} label="Salvar" onCancel={close} />
        </DialogForm>
      </FormDialog>
    )
  )
}

it.each([
  ['confirmation', <Confirmation />, 'alertdialog', 2],
  ['form', <Form />, 'dialog', 3],
] as const)(
  'the buttons of a %s are switched off while it saves, and nothing closes it',
  async (_, page, role, count) => {
    fakeApi()
    const { user } = renderApp(page)
    const dialog = screen.getByRole(role)
    await user.click(within(dialog).getByText('Salvar'))
    const buttons = within(dialog).getAllByRole('button')
    expect(buttons).toHaveLength(count)
    for (const button of buttons) expect(button).toBeDisabled()
    expect(dialog).toHaveFocus()
    await user.keyboard('{Escape}')
    await user.click(dialog.parentElement!)
    expect(dialog).toBeVisible()

    act(() => end(false))
    expect(within(dialog).getByText('Salvar')).toHaveFocus()
    for (const button of buttons) expect(button).toBeEnabled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  },
)

it('a refused field has the focus after the save', async () => {
  fakeApi()
  const { user } = renderApp(<Form />)
  await user.click(screen.getByText('Salvar'))
  act(() => end(true))
  expect(screen.getByLabelText('Nome')).toHaveFocus()
})
