import { describe, expect, it } from 'vitest'
import { maskedAmount } from './amount-mask.ts'
import { dateTyped, maskedDate } from './date-field.tsx'

describe('an amount field', () => {
  it.each([
    ['8', '', '0.08'], ['0,089', '0.08', '0.89'], ['8990', '', '89.90'], ['1.234,56', '', '1234.56'], ['123456789012', '', '123456789.01'],
    ['1e3', '', '1e3'], ['0,01e', '0.01', '0,01e'], ['0,01e3', '0,01e', '0,01e3'], ['a1b2c3', '', '1.23'], ['0,013', '0,01e3', '0.13'],
    ['0', '', '0.00'], ['0,0', '0.00', ''], ['0,00', '0.05', '0.00'], ['', '0.05', ''], ['abc', '', ''],
  ])('an amount field reads %j after %j as %j', (typed, before, value) => expect(maskedAmount(typed, before)).toBe(value))
})

describe('a date field', () => {
  it.each([
    ['2', '2'], ['2111', '21/11'], ['21/11/202', '21/11/202'], ['21112026', '21/11/2026'], ['', ''], ['21/', '21/'], ['1/', '1/'], ['1/2/1985', '1/2/1985'],
    ['1/03/1985', '1/03/1985'], ['15/03/1985', '15/03/1985'], ['1985-04-23', '23/04/1985'], ['23.04.1985', '23/04/1985'], ['2111202699', '21/11/2026'], [' ', ''], ['abc', ''],
  ])('a date field shows %j as %j', (typed, text) => expect(maskedDate(typed)).toBe(text))

  it.each([
    ['21/11/2026', '2026-11-21'], ['1/2/1985', '1985-02-01'], ['31/02/2026', null], ['21/11/202', null], ['', null],
  ])('a date field reads %j as %j', (text, date) => expect(dateTyped(text)).toBe(date))
})
