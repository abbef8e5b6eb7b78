import { DateField } from '@atelie/web-kit/fields/date-field'
import { DecimalField } from '@atelie/web-kit/fields/decimal-field'
import { FilteredField } from '@atelie/web-kit/fields/filtered-field'
import type { FieldProps } from '@atelie/web-kit/fields/form-field'
import { MoneyField } from '@atelie/web-kit/fields/money-field'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'

type Field = (props: FieldProps) => ReactNode

function Form({ field: Field }: { field: Field }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Field
        name="field"
        value={value}
        onChange={(next) => setValue(String(next))}
        onBlur={() => {}}
        inputRef={null}
        error={false}
        helperText={undefined}
      />
      <button onClick={() => setValue('')}>next</button>
      <output>{value}</output>
    </>
  )
}

const money: Field = (props) => <MoneyField {...props} label="Campo" />
const date: Field = (props) => <DateField {...props} label="Campo" />
const decimal: Field = (props) => <DecimalField {...props} label="Campo" min={0.01} step={0.01} />
const state: Field = (props) => <FilteredField {...props} label="Campo" accepts={/[a-z]/gi} toUpperCase maxLength={2} />
const cep: Field = (props) => <FilteredField {...props} label="Campo" accepts={/[\d-]/g} />
const names = new Map([
  [money, 'an amount'],
  [date, 'a date'],
  [decimal, 'a number'],
  [state, 'a state'],
  [cep, 'a postal code'],
])

function show(field: Field) {
  fakeApi()
  const { user } = renderApp(<Form field={field} />)
  return {
    user,
    input: screen.getByLabelText<HTMLInputElement>('Campo'),
    value: () => screen.getByRole('status').textContent,
  }
}

/** Field, text that is put in at once, what is displayed, and the value if it is another. */
const pasted: [field: Field, text: string, displayed: string, value?: string][] = [
  [money, '1500', '15,00', '15.00'],
  [money, '8', '0,08', '0.08'],
  [money, ' 8990\n', '89,90', '89.90'],
  [money, 'abc', '', ''],
  [money, '1500 (pix)', '15,00', '15.00'],
  [money, 'R$ 1.500', '1.500,00', '1500.00'],
  [money, 'R$1500', '1.500,00', '1500.00'],
  [money, '1500 reais', '1.500,00', '1500.00'],
  [money, '89,9', '89,90', '89.90'],
  [money, '89.9', '89,90', '89.90'],
  [money, '1.500,5', '1.500,50', '1500.50'],
  [money, '1,234.56', '1.234,56', '1234.56'],
  [money, '1 500,00', '1.500,00', '1500.00'],
  [money, 'R$\u00A01\u00A0234,56', '1.234,56', '1234.56'],
  [money, 'Total: R$ 12,50.', '12,50', '12.50'],
  [money, ',50', '0,50', '0.50'],
  [money, '\uFF11\uFF12,5', '12,50', '12.50'],
  [money, '-89,90', '-89,90', '-89.90'],
  [money, '\u2212 R$ 5,00', '-5,00', '-5.00'],
  [money, '-1500', '-1.500,00', '-1500.00'],
  [money, '(89,90)', '-89,90', '-89.90'],
  [money, '89,90-', '89,90-'],
  [money, '1e3', '1e3'],
  [money, '10,00 a 20,00', '10,00 a 20,00'],
  [money, '3x 49,90', '3x 49,90'],
  [money, '10,555', '10,555'],
  [money, '0.500', '0.500'],
  [money, '1.000.000.000,00', '1.000.000.000,00', '1000000000.00'],
  [money, '123456789012', '1.234.567.890,12', '1234567890.12'],
  [money, '15,', '15,00', '15.00'],
  [money, '15.', '15,00', '15.00'],
  [money, 'Total: 1500, pix', '1.500,00', '1500.00'],
  [money, '15,-', '15,00', '15.00'],
  [money, '10%', '10%'],
  [money, ' 12,5 % ', '12,5 %'],
  [money, '-5\uFF05', '-5\uFF05'],
  [money, '10 por cento', '10 por cento'],
  [money, '99999999999999999', '99999999999999999'],
  [money, ' 12345678901234567 ', '12345678901234567'],
  [money, 'R$ 99999999999999999', '99999999999999999'],
  [money, '99999999999999999,00', '99999999999999999,00'],
  [decimal, 'R$ 1.500', '1.500'],
  [decimal, '1500', '1500'],
  [decimal, '1,234.56', '1234.56'],
  [decimal, '1e3', '1e3'],
  [decimal, '-2', '-2'],
  [decimal, ' 0,5 m', '0,5'],
  [date, '23041985', '23/04/1985', '1985-04-23'],
  [date, ' 23/04/1985', '23/04/1985', '1985-04-23'],
  [date, '\t23/04/1985\n', '23/04/1985', '1985-04-23'],
  [date, 'nasc. 23/04/1985', '23/04/1985', '1985-04-23'],
  [date, 'nasc. 23041985', '23/04/1985', '1985-04-23'],
  [date, '23.04.1985', '23/04/1985', '1985-04-23'],
  [date, '23-04-1985', '23/04/1985', '1985-04-23'],
  [date, '23 04 1985', '23/04/1985', '1985-04-23'],
  [date, '1985-04-23', '23/04/1985', '1985-04-23'],
  [date, '1985-04-23T00:00:00Z', '23/04/1985', '1985-04-23'],
  [date, '1/2/1985', '1/2/1985', '1985-02-01'],
  [date, 'Quinta, 23 de abril de 1985', '23/4/1985', '1985-04-23'],
  [date, '1º mar. 1985', '1/3/1985', '1985-03-01'],
  [date, '\u200E23/04/1985', '23/04/1985', '1985-04-23'],
  [date, '23/04/85', '23/04/85'],
  [date, '31/02/1985', '31/02/1985'],
  [date, '23/04', '23/04'],
  [date, 'amanhã', ''],
  [state, ' SP', 'SP'],
  [state, 'sp\u200B', 'SP'],
  [state, '\u00A0rj ', 'RJ'],
  [state, '1', ''],
  [state, 'SP - São Paulo', 'SP'],
  [cep, '01.310-100', '01310-100'],
  [cep, '01310\u2011100', '01310-100'],
]

describe('text that is put into a field at once', () => {
  it.each(pasted.map(([field, text, ...rest]) => [names.get(field)!, text, field, ...rest] as const))(
    '%s takes %j as what it says',
    async (_, text, field, displayed, expected = displayed) => {
      const { user, input, value } = show(field)
      await user.click(input)
      await user.paste(text)
      expect([input.value, value()]).toEqual([displayed, expected])
      fireEvent.click(screen.getByText('next'))
      fireEvent.input(input, { target: { value: text } })
      expect([input.value, value()], 'filled in by the browser').toEqual([displayed, expected])
    },
  )

  it('digits are pasted where the caret is, and an amount replaces the one that is there', async () => {
    const { user, input } = show(money)
    await user.type(input, '12345{Home}')
    await user.paste('98')
    expect(input).toHaveValue('98.123,45')
    expect(input.selectionStart).toBe(2)
    input.setSelectionRange(3, 6)
    await user.keyboard('7')
    expect(input).toHaveValue('987,45')
    await user.paste('R$ 6,5')
    expect(input).toHaveValue('6,50')
  })

  it('a part of a date can be replaced by a pasted one', async () => {
    const { user, input, value } = show(date)
    await user.type(input, '23041985')
    input.setSelectionRange(6, 10)
    await user.paste('1990')
    expect(value()).toBe('1990-04-23')
  })

  it('text that is no amount is replaced by what is typed next', async () => {
    const { user, input } = show(money)
    await user.click(input)
    await user.paste('1e3')
    await user.keyboard('{Backspace}5')
    expect(input).toHaveValue('0,15')
  })
})

describe('undoing', () => {
  const undo = '{Control>}z{/Control}'
  const redo = '{Control>}{Shift>}Z{/Shift}{/Control}'

  it.each<[string, Field, string, string[], string[]]>([
    ['an amount', money, '123', ['0,12', '0,01', ''], ['0,01', '0,12', '1,23', '1,23']],
    ['a date', date, '211', ['21', '2', ''], ['2', '21', '21/1', '21/1']],
    ['a state', state, 'sp', ['S', '', ''], ['S', 'SP']],
    ['a number', decimal, '1,5', ['1,', '1', ''], ['1', '1,', '1,5']],
  ])('%s goes back to each of its texts and forth again', async (_, field, keys, before, after) => {
    const { user, input } = show(field)
    await user.type(input, keys)
    for (const text of before) {
      await user.keyboard(undo)
      expect(input).toHaveValue(text)
    }
    for (const text of after) {
      await user.keyboard(redo)
      expect(input).toHaveValue(text)
    }
  })

  it('a pasted amount is undone at once, the caret is where it was, and Ctrl+Y repeats it', async () => {
    const { user, input, value } = show(money)
    await user.type(input, '12345{ArrowLeft}')
    await user.paste('R$ 6,5')
    await user.keyboard(undo)
    expect([input.value, input.selectionStart, value()]).toEqual(['123,45', 5, '123.45'])
    await user.keyboard('{Meta>}y{/Meta}')
    expect(value()).toBe('6.50')
  })

  it('a refused letter is no step', async () => {
    const { user, input } = show(money)
    await user.type(input, '12x')
    await user.keyboard(undo)
    expect(input).toHaveValue('0,01')
  })

  it('an arrow key is undone', async () => {
    const { user, input } = show(decimal)
    await user.type(input, '2{ArrowUp}{ArrowUp}')
    await user.keyboard(undo + undo)
    expect(input).toHaveValue('2')
  })

  it("the browser's own command does the same", async () => {
    const { user, input } = show(money)
    await user.type(input, '12')
    expect(
      fireEvent(input, new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true })),
    ).toBe(false)
    expect(input).toHaveValue('0,01')
  })

  it('a field that the form emptied has nothing to undo', async () => {
    const { user, input } = show(money)
    await user.type(input, '12')
    await user.click(screen.getByText('next'))
    await user.type(input, undo)
    expect(input).toHaveValue('')
  })

  it('only the usual keys undo', () => {
    const { input } = show(money)
    // True: the browser does what the keys stand for.
    for (const keys of [{ key: 'z' }, { key: 'x', ctrlKey: true }, { key: 'z', ctrlKey: true, altKey: true }])
      expect(fireEvent.keyDown(input, keys)).toBe(true)
    expect(fireEvent.keyDown(input, { key: 'z', metaKey: true })).toBe(false)
  })
})

describe('a keyboard that composes its text', () => {
  /** Composes text like a phone's keyboard, which replaces what it composed before. */
  function compose(input: HTMLInputElement, texts: string[]): string[] {
    input.focus()
    const base = input.value
    fireEvent.compositionStart(input)
    const shown = texts.map((text) => {
      fireEvent(
        input,
        new InputEvent('beforeinput', {
          inputType: 'insertCompositionText',
          data: text,
          isComposing: true,
          bubbles: true,
        }),
      )
      fireEvent.input(input, {
        target: { value: base + text },
        inputType: 'insertCompositionText',
        data: text,
        isComposing: true,
      })
      return input.value
    })
    fireEvent.compositionEnd(input)
    return shown
  }

  it.each<[string, Field, string[], string, string]>([
    ['an amount', money, ['1', '12', '123456'], '1.234,56', '1234.56'],
    ['a date', date, ['2', '2304', '23041985'], '23/04/1985', '1985-04-23'],
    ['a state', state, ['s', 'sp'], 'SP', 'SP'],
    ['a number', decimal, ['1', '1,'], '1,', '1,'],
  ])('%s is left alone until the keyboard is done', (_, field, texts, displayed, expected) => {
    const { input, value } = show(field)
    expect(compose(input, texts)).toEqual(texts)
    expect([input.value, value()]).toEqual([displayed, expected])
  })

  it('a form that is sent meanwhile has the value', () => {
    const { input, value } = show(money)
    fireEvent(
      input,
      new InputEvent('beforeinput', {
        inputType: 'insertCompositionText',
        data: '12',
        isComposing: true,
        bubbles: true,
      }),
    )
    fireEvent.input(input, { target: { value: '1234' }, inputType: 'insertCompositionText', isComposing: true })
    expect([input.value, value()]).toEqual(['1234', '12.34'])
  })

  it('a whole composition is undone at once', async () => {
    const { user, input } = show(money)
    await user.type(input, '5')
    compose(input, ['1', '12'])
    expect(input).toHaveValue('5,12')
    await user.keyboard('{Control>}z{/Control}')
    expect(input).toHaveValue('0,05')
  })
})

it.each([
  ['1885-04-23', 'Confira o ano: é mesmo 1885?'],
  ['2206-11-20', 'Confira o ano: é mesmo 2206?'],
  ['1900-01-01', ''],
  ['2026-11-20', ''],
])('a date of an unlikely year is asked about: %s', (value, text) => {
  fakeApi()
  renderApp(
    <DateField
      label="Campo"
      name="date"
      value={value}
      onChange={() => {}}
      onBlur={() => {}}
      inputRef={null}
      error={false}
      helperText={undefined}
    />,
  )
  expect(screen.getByLabelText('Campo')).toHaveAccessibleDescription(text)
})
