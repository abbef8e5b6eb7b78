import { DateField } from '@atelie/web-kit/fields/date-field'
import { DecimalField } from '@atelie/web-kit/fields/decimal-field'
import { FilteredField } from '@atelie/web-kit/fields/filtered-field'
import type { FieldProps } from '@atelie/web-kit/fields/form-field'
import { MoneyField } from '@atelie/web-kit/fields/money-field'
import { fakeApi, renderApp } from '@atelie/web-kit/testing/harness'
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'

type Field = (props: FieldProps) => ReactNode

function Form({ field: Field }: { field: Field }) {
  const [value, setValue] = useState('')
  return (
    <Field
      name="field"
      value={value}
      onChange={(next) => setValue(String(next))}
      onBlur={() => {}}
      inputRef={null}
      error={false}
      helperText={undefined}
    />
  )
}

const money: Field = (props) => <MoneyField {...props} label="Campo" />
const phone: Field = (props) => <FilteredField {...props} label="Campo" accepts={/[\d() -]/g} />
const cep: Field = (props) => <FilteredField {...props} label="Campo" accepts={/[\d-]/g} />
const state: Field = (props) => <FilteredField {...props} label="Campo" accepts={/[a-z]/gi} toUpperCase maxLength={2} />
const date: Field = (props) => <DateField {...props} label="Campo" />
const decimal: Field = (props) => <DecimalField {...props} label="Campo" min={1} step={1} />
const price: Field = (props) => <DecimalField {...props} label="Campo" min={0.01} step={0.01} />
const L = '{ArrowLeft}'

/** Field, keys, and the resulting text with | for the caret. */
const cases: [name: string, field: Field, keys: string, outcome: string][] = [
  ['an amount takes a digit where the caret is', money, `12345${L}${L}${L}9`, '1.239|,45'],
  ['an amount takes several digits where the caret is', money, `12345${L}${L}${L}678`, '123.678|,45'],
  ['an amount takes a digit before its first one', money, '5{Home}9', '9|0,05'],
  ['an amount takes a digit behind a leading zero', money, `5{Home}{ArrowRight}9`, '9|,05'],
  ['an amount loses the digit before the caret', money, `12345${L}${L}${L}{Backspace}`, '12|,45'],
  ['an amount loses the digit behind the caret', money, `12345${L}${L}{Delete}`, '12,3|5'],
  ['an amount passes its comma backwards', money, `12345${L}${L}{Backspace}{Backspace}`, '12|,45'],
  ['an amount passes its comma with Delete', money, `12345${L}${L}${L}{Delete}{Delete}`, '12,3|5'],
  ['an amount keeps its zeros while its first digit is replaced', money, '1000{Home}{Delete}2', '2|0,00'],
  ['a full amount takes no other digit', money, `12345678901${L}${L}${L}9`, '123.456.789|,01'],
  ['an amount refuses a letter', money, `12345${L}${L}${L}x`, '123|,45'],
  ['an amount refuses an e behind a digit', money, '1500e', '15,00|'],
  ['an amount goes on after an e', money, '12e5', '1,25|'],
  ['an amount empties from its end', money, '5{Backspace}', '|'],
  ['a phone refuses a letter', phone, `11 98${L}${L}a`, '11 |98'],
  ['a phone takes a digit', phone, `11 98${L}${L}7`, '11 7|98'],
  ['a postal code refuses a dot', cep, `01310${L}${L}.`, '013|10'],
  ['a state refuses a digit and takes a small letter', state, `p${L}1s`, 'S|P'],
  ['a full state takes no other letter', state, `sp${L}r`, 'S|P'],
  ['a date takes a digit', date, `211126${L}${L}${L}{Backspace}2`, '21/12|/26'],
  ['a date refuses a letter', date, `2111${L}x`, '21/1|1'],
  ['a number refuses a letter before it', decimal, `1,5{Home}x`, '|1,5'],
  ['a number keeps a letter behind a digit', decimal, '1e3', '1e3|'],
  ['a number keeps a space between its digits', decimal, '1 5{Backspace}', '1 |'],
  ['a number is stepped with the arrow keys', decimal, '2,5{ArrowUp}{ArrowUp}{ArrowDown}', '3,5|'],
  ['a price is stepped with both its decimals', price, '10,09{ArrowUp}', '10,10|'],
  ['a price is stepped to two zeros', price, '0,99{ArrowUp}', '1,00|'],
  ['a price is stepped down to its minimum', price, '0,02{ArrowDown}{ArrowDown}', '0,01|'],
  ['a number is not stepped below its minimum', decimal, '2,5{ArrowDown}{ArrowDown}', '1|'],
]

it.each(cases)('%s', async (_, field, keys, outcome) => {
  fakeApi()
  const { user } = renderApp(<Form field={field} />)
  const input = screen.getByLabelText<HTMLInputElement>('Campo')
  await user.click(input)
  await user.keyboard(keys)
  const caret = input.selectionStart!
  expect(`${input.value.slice(0, caret)}|${input.value.slice(caret)}`).toBe(outcome)
})

it('an arrow key that steps a number does not move the caret as well, and the others do', () => {
  fakeApi()
  renderApp(<Form field={decimal} />)
  // False: the browser does nothing itself.
  const press = (key: string) => fireEvent.keyDown(screen.getByLabelText('Campo'), { key })
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(press)).toEqual([false, false, true, true])
})
