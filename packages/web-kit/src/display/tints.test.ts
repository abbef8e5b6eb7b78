import { describe, expect, it } from 'vitest'
import { hues } from '../theme/hues.ts'
import { tintOf, tints } from './tints.ts'

describe('the tint of a name', () => {
  it('is one of six, always the same, and all six occur among a few clients', () => {
    const names = [
      '',
      '🧵',
      'Ana',
      'Bia',
      'Caio',
      'Daniela',
      'Elza',
      'Fábio',
      'Gil',
      'Helena',
      'Ivo',
      'Júlia',
      'Kátia',
      'Lia',
      'Mário',
      'Nina',
      'Otto',
      'Pia',
      'Rui',
      'Sônia',
      'Tom',
      'Vera',
    ]
    expect(new Set(names.map(tintOf))).toEqual(new Set(tints))
    expect(['Ana', 'Caio', 'Daniela', 'Ana'].map(tintOf)).toEqual(['sand', 'plum', 'coral', 'sand'])
  })
})

const WHITE_TO_BLACK = { light: ['#fffefb', '#2a1a2b'], dark: ['#261e27', '#f6ebf1'] } as const

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(tints)('%s can be read on its wash and on paper, and text on the wash', (tint) => {
    const { ink, wash } = hues[scheme][tint]
    const [paper, text] = WHITE_TO_BLACK[scheme]
    for (const [over, under] of [
      [ink, wash],
      [ink, paper],
      [text, wash],
    ] as const)
      expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5)
  })
})

/** The ratio that WCAG defines. */
function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
