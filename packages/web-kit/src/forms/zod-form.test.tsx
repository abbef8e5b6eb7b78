import { z } from '@atelie/contract/zod'
import { FormField } from '@atelie/web-kit/fields/form-field'
import { useZodForm } from '@atelie/web-kit/forms/zod-form'
import { fakeApi, fill, later, renderApp } from '@atelie/web-kit/testing/harness'
import { TextField } from '@atelie/web-kit/fields/text-field'
import { fireEvent, screen } from '@testing-library/react'
import { useFieldArray } from '@atelie/web-kit/hook-form'
import { expect, it, vi } from 'vitest'

const required = z.string().min(1, 'Obrigatório')
const schema = z.object({ name: required, notes: z.string(), items: z.array(z.object({ product: required })) })

function Form({ onSubmit = () => {} }: { onSubmit?: () => void | Promise<void> }) {
  const { control, handleSubmit } = useZodForm(schema, { name: '', notes: '', items: [{ product: '' }] })
  const { fields, append } = useFieldArray({ control, name: 'items' })
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      <FormField control={control} name="name" render={(field) => <TextField {...field} label="Nome" />} />
      <FormField control={control} name="notes" render={(field) => <TextField {...field} label="Notas" />} />
      {fields.map(({ id }, index) => (
        <FormField
          key={id}
          control={control}
          name={`items.${index}.product`}
          render={(field) => <TextField {...field} label={`Item ${index + 1}`} />}
        />
      ))}
      <button type="button" onClick={() => append({ product: '' }, { shouldFocus: false })}>
        Adicionar
      </button>
      <button>Salvar</button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

async function submitEmpty() {
  fakeApi()
  const { user } = renderApp(<Form />)
  expect(['Nome', 'Notas', 'Item 1'].filter(isInvalid)).toEqual([])
  await user.click(screen.getByText('Salvar'))
  await expect.poll(() => ['Nome', 'Notas', 'Item 1'].filter(isInvalid)).toEqual(['Nome', 'Item 1'])
  return { user }
}

it('a refused field is marked as invalid until it is corrected, with its message', async () => {
  const { user } = await submitEmpty()
  expect(field('Nome')).toHaveAccessibleDescription('Obrigatório')
  await fill(user, 'Nome', 'Ana')
  await expect.poll(() => isInvalid('Nome')).toBe(false)
  expect(field('Nome')).not.toHaveAccessibleDescription()
})

it('an item added to a refused form has no errors until the form is submitted again', async () => {
  const { user } = await submitEmpty()
  await user.click(screen.getByText('Adicionar'))
  // A later validation, so that the one after adding has ended.
  await fill(user, 'Nome', 'Ana')
  await expect.poll(() => isInvalid('Nome')).toBe(false)
  expect(isInvalid('Item 2')).toBe(false)
  await user.click(screen.getByText('Salvar'))
  await expect.poll(() => isInvalid('Item 2')).toBe(true)
})

it('a submit during another one does nothing, and a later one submits again', async () => {
  fakeApi()
  const saved = later<void>()
  const onSubmit = vi.fn(() => saved.promise)
  const { user } = renderApp(<Form onSubmit={onSubmit} />)
  await fill(user, 'Nome', 'Ana')
  await fill(user, 'Item 1', 'Fita')
  // False: the browser does not load a page.
  const submit = () => fireEvent.submit(field('Nome').closest('form')!)
  expect([submit(), submit()]).toEqual([false, false])
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(submit()).toBe(false)
  saved.resolve()
  await expect
    .poll(() => {
      submit()
      return onSubmit.mock.calls.length
    })
    .toBe(2)
})

it('the first refused field is scrolled into view together with its message', async () => {
  const scrolled: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push([this, this.getAttribute('aria-describedby') !== null])
  })
  await submitEmpty()
  await expect.poll(() => scrolled).toEqual([[field('Nome'), true]])
})
