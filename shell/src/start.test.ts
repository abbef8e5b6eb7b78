import { readFileSync } from 'node:fs'
import { theme } from '@atelie/web-kit/theme/theme'
import { expect, it } from 'vitest'

const html = readFileSync(new URL('./index.html', import.meta.url), 'utf8')
const [light = '', dark = ''] = html.split('prefers-color-scheme: dark) {')

it.each([
  ['light', light.slice(light.indexOf('<style>'))],
  ['dark', dark],
] as const)('the page has the colours of the %s theme before any program has run', (scheme, style) => {
  const { palette } = (theme as unknown as { colorSchemes: Record<string, { palette: typeof theme.palette }> })
    .colorSchemes[scheme]!
  for (const colour of [palette.background.default, palette.primary.main, palette.background.paper, palette.divider])
    expect(style).toContain(colour)
})
