import { describe, expect, it } from 'vitest'
import { contrast, hexOf, readableOn, rgbOf } from './colours.ts'

const white = rgbOf('#ffffff')
const dark = rgbOf('#261e27')

describe('colours', () => {
  it('a colour is read and written as in CSS', () => expect(hexOf(rgbOf('#6d2f63'))).toBe('#6d2f63'))

  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
  ])('the contrast of %s on white is %d', (colour, ratio) =>
    expect(contrast(rgbOf(colour), white)).toBeCloseTo(ratio, 2),
  )

  it.each(['#ffd400', '#ff5aa0', '#a8e6cf', '#6d2f63', '#ffffff', '#000000', '#808080'])(
    '%s becomes readable on a light and on a dark background',
    (colour) => {
      for (const background of [white, dark])
        expect(contrast(readableOn(background, rgbOf(colour)), background)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('a colour that can be read stays as it is', () =>
    expect(hexOf(readableOn(white, rgbOf('#6d2f63')))).toBe('#6d2f63'))
})
