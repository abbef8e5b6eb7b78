import { z } from '@atelie/contract/zod'
import { CheckField } from '@atelie/web-kit/fields/check-field'
import { DateField } from '@atelie/web-kit/fields/date-field'
import { FilteredField } from '@atelie/web-kit/fields/filtered-field'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { MoneyField } from '@atelie/web-kit/fields/money-field'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

const text = z.string()
const schema = z.object({
  name: text.min(1, 'Obrigatório'),
  notes: text,
  price: text,
  date: text,
  state: text,
  isOpen: z.boolean(),
})
const empty = { name: '', notes: '', price: '', date: '', state: '', isOpen: false }

function Form({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { control, handleSubmit } = useZodForm(schema, empty)
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      <FormField control={control} name="name" render={(field) => <TextField {...field} label="Nome" />} />
      <FormField control={control} name="notes" render={(field) => <TextField {...field} label="Notas" multiline />} />
      <FormField control={control} name="price" render={(field) => <MoneyField {...field} label="Preço" />} />
      <FormField control={control} name="date" render={(field) => <DateField {...field} label="Data" />} />
      <FormField
        control={control}
        name="state"
        render={(field) => <FilteredField {...field} label="Estado" accepts={/[a-z]/gi} toUpperCase maxLength={2} />}
      />
      <CheckField control={control} name="isOpen" label="Aberto" />
      <button>Salvar</button>
    </form>
  )
}

/** Fills a field in as a browser does: behind React's back. */
function fillIn(label: string, value: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
}

/** Fills it in as a script on the page does, such as a password manager's. */
function assign(label: string, value: string): void {
  screen.getByLabelText<HTMLInputElement>(label).value = value
}

it.each([
  ['the browser', fillIn],
  ['a script', assign],
])('a value that %s filled in without an event is submitted, and goes through the masks', async (_, fill) => {
  fakeApi()
  const onSubmit = vi.fn()
  const { user } = renderApp(<Form onSubmit={onSubmit} />)
  for (const [label, value] of Object.entries({
    Nome: 'Ana',
    Notas: 'a\nb',
    Preço: 'R$ 1.500',
    Data: '1985-04-23',
    Estado: ' sp',
  }))
    fill(label, value)
  await user.click(screen.getByText('Salvar'))
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ name: 'Ana', notes: 'a\nb', price: '1500.00', date: '1985-04-23', state: 'SP', isOpen: false }]])
  expect(screen.getByLabelText('Preço')).toHaveValue('1.500,00')
})

it('a value emptied without an event is missing, and a typed one stays', async () => {
  fakeApi()
  const onSubmit = vi.fn()
  const { user } = renderApp(<Form onSubmit={onSubmit} />)
  await user.type(screen.getByLabelText('Nome'), 'Ana')
  await user.type(screen.getByLabelText('Preço'), '8990')
  fillIn('Nome', '')
  await user.click(screen.getByText('Salvar'))
  await expect.poll(() => screen.getByLabelText('Nome')).toHaveAccessibleDescription('Obrigatório')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Preço')).toHaveValue('89,90')
})
