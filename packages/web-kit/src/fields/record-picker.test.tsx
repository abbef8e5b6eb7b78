import { RecordPicker } from '@atelie/web-kit/fields/record-picker'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, it, vi } from 'vitest'

const options = [
  { id: 1, name: 'Fita de cetim' },
  { id: 2, name: 'Fita de veludo' },
  { id: 3, name: 'Linha' },
]

function Form(props: Partial<Pick<ComponentProps<typeof RecordPicker>, 'options' | 'creation'>>) {
  const [value, setValue] = useState('0')
  return (
    <>
      <RecordPicker
        label="Produto"
        name="product"
        options={options}
        emptyText="Nenhum"
        value={value}
        onChange={(id) => setValue(String(id))}
        onBlur={() => {}}
        inputRef={null}
        error={false}
        helperText={undefined}
        {...props}
      />
      <button>next</button>
      <output>{value}</output>
    </>
  )
}

it.each([
  ['nothing that was typed is found', 'Barbante', 'Barbante'],
  ['nothing is found, without the blanks around what was typed', '  Barbante cru ', 'Barbante cru'],
])('a record is created if %s, which neither Enter nor Tab does by itself', async (_, typed, name) => {
  fakeApi()
  const open = vi.fn()
  const { user } = renderApp(<Form creation={{ label: (text) => `Novo: ${text}`, open }} />)
  const field = screen.getByLabelText('Produto')
  await user.click(field)
  expect(screen.queryByRole('option', { name: /Novo/ })).toBeNull()
  await user.paste(typed)
  expect(screen.getByText('Nenhum')).toBeVisible()
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([`Novo: ${name}`])
  await user.keyboard('{Enter}')
  await user.tab()
  expect(open).not.toHaveBeenCalled()
  await user.click(field)
  await user.paste(typed)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith(name)
  expect(screen.getByRole('status')).toHaveTextContent('0')
})

it('an empty list offers to create its first record, without a name', async () => {
  fakeApi()
  const open = vi.fn()
  const { user } = renderApp(<Form options={[]} creation={{ label: (text) => `Novo: ${text}`, open }} />)
  await user.click(screen.getByLabelText('Produto'))
  await user.click(screen.getByRole('option'))
  expect(open).toHaveBeenCalledExactlyOnceWith('')
})

const choose = async (user: UserEvent) => {
  await user.keyboard('linha{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('3')
}

it.each(['FITA DE VELUDO', 'fita\u00a0de veludo', '  fita  de\tveludo ', 'veludó', 'ＶＥＬＵＤＯ', 've\u00adludo'])(
  'the search finds a name however it is written: %j',
  async (term) => {
    fakeApi()
    const { user } = renderApp(<Form />)
    await user.click(screen.getByLabelText('Produto'))
    await user.paste(term)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Fita de veludo'])
  },
)

const ways: Record<string, [(user: UserEvent) => Promise<void>, string, string]> = {
  'Tab takes the first option that matches the text': [
    async (user) => {
      await user.keyboard('veludo')
      await user.tab()
    },
    '2',
    'Fita de veludo',
  ],
  'Tab takes the option that the arrows highlighted': [
    async (user) => {
      await user.keyboard('fita{ArrowDown}')
      await user.tab()
    },
    '2',
    'Fita de veludo',
  ],
  'Tab takes the option that the mouse highlighted': [
    async (user) => {
      await user.keyboard('f')
      fireEvent.mouseMove(screen.getAllByRole('option')[1]!)
      await user.tab()
    },
    '2',
    'Fita de veludo',
  ],
  'Shift+Tab takes the highlighted option too': [
    async (user) => {
      await user.keyboard('linha')
      await user.tab({ shift: true })
    },
    '3',
    'Linha',
  ],
  'Tab takes nothing if no option matches': [
    async (user) => {
      await user.keyboard('xyz')
      await user.tab()
    },
    '0',
    '',
  ],
  'Tab takes nothing from a closed list': [
    async (user) => {
      await user.keyboard('linha{Escape}')
      await user.tab()
    },
    '0',
    '',
  ],
  'Tab takes nothing from a list that was only opened': [
    async (user) => {
      await user.tab()
    },
    '0',
    '',
  ],
  'Tab takes nothing from a list that was closed and only opened again': [
    async (user) => {
      await user.keyboard('linha{Escape}')
      await user.click(screen.getByLabelText('Produto'))
      expect(screen.getByRole('listbox')).toBeVisible()
      await user.tab()
    },
    '0',
    '',
  ],
  'Tab takes the option that the arrows highlighted without a text': [
    async (user) => {
      expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
      await user.keyboard('{ArrowDown}')
      await user.tab()
    },
    '1',
    'Fita de cetim',
  ],
  'Tab takes nothing once the text is emptied': [
    async (user) => {
      await user.keyboard('l{Backspace}')
      await user.tab()
    },
    '0',
    '',
  ],
  'the button that clears leaves no record chosen': [
    async (user) => {
      await choose(user)
      await user.click(screen.getByTitle('Limpar'))
      await user.tab()
    },
    '0',
    '',
  ],
  'emptying the text leaves no record chosen': [
    async (user) => {
      await choose(user)
      await user.clear(screen.getByLabelText('Produto'))
      await user.tab()
    },
    '0',
    '',
  ],
  'a click elsewhere takes nothing': [
    async (user) => {
      await user.keyboard('linha')
      await user.click(screen.getByText('next'))
    },
    '0',
    '',
  ],
}

it.each(Object.entries(ways))('%s', async (_, [leave, value, text]) => {
  fakeApi()
  const { user } = renderApp(<Form />)
  await user.click(screen.getByLabelText('Produto'))
  await leave(user)
  expect(screen.getByRole('status')).toHaveTextContent(value)
  expect(screen.getByLabelText('Produto')).toHaveValue(text)
  expect(screen.queryByRole('listbox')).toBeNull()
})
