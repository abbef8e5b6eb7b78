import { PageFields } from '@atelie/web-kit/forms/page-fields'
import { SelectField } from '@atelie/web-kit/fields/select-field'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { Checkbox } from '@atelie/web-kit/ui-page'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'

const select = {
  name: 'unit',
  label: 'Unidade',
  options: { un: 'Unidade', kg: 'Quilograma' },
  inputRef: null,
  error: false,
  helperText: undefined,
  onBlur() {},
}
let setSaving: (isSaving: boolean) => void

function Page() {
  const [isSaving, set] = useState(false)
  const [text, setText] = useState('Caneca')
  const [unit, setUnit] = useState('un')
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    setSaving = set
  }, [])
  return (
    <PageFields isSaving={isSaving}>
      <TextField label="Nome" value={text} onChange={({ target }) => setText(target.value)} />
      <Checkbox slotProps={{ input: { 'aria-label': 'WhatsApp' } }} />
      <SelectField
        {...select}
        value={unit}
        onChange={(event) => setUnit((event as { target: { value: string } }).target.value)}
      />
      <button onClick={() => setPresses(presses + 1)} onDrop={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </PageFields>
  )
}

it('the fields of a page keep the focus while it saves, and nothing changes them', async () => {
  fakeApi()
  const { user } = renderApp(<Page />)
  const name = screen.getByLabelText('Nome')
  const unit = screen.getByRole('combobox')
  await user.type(name, 's')
  act(() => setSaving(true))
  expect(name).toHaveFocus()
  await user.type(name, 'x{Backspace}{Backspace}')
  await user.paste('y')
  await user.click(screen.getByLabelText('WhatsApp'))
  await user.click(screen.getByRole('button'))
  fireEvent.drop(screen.getByRole('button'))
  await user.click(unit)
  unit.focus()
  await user.keyboard('q{ArrowDown}{ArrowUp} {Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(unit).toHaveTextContent('Unidade')
  expect(name).toHaveValue('Canecas')
  expect(screen.getByLabelText('WhatsApp')).not.toBeChecked()
  expect(screen.getByRole('button')).toHaveTextContent('0')
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()

  act(() => setSaving(false))
  await user.type(name, '!')
  await user.click(screen.getByLabelText('WhatsApp'))
  expect(name).toHaveValue('Canecas!')
  expect(screen.getByLabelText('WhatsApp')).toBeChecked()
})

it('the text of a field can be copied while it saves', () => {
  fakeApi()
  renderApp(<Page />)
  act(() => setSaving(true))
  // True: the browser does what the keys stand for.
  for (const modifier of ['ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 'c', [modifier]: true })).toBe(true)
})

it('Tab chooses the highlighted option of an open select', async () => {
  fakeApi()
  const { user } = renderApp(<Page />)
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(screen.getByRole('combobox')).toHaveTextContent('Quilograma')
  await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
})
