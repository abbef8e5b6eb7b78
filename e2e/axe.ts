import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no violations on the page, in both colour schemes: all of axe's rules in light mode, those about colours in dark mode. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Once a page: parsing it takes as long as an analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await violations(page, 'light'), what).toEqual([])
  expect(await violations(page, 'dark', { runOnly: COLOUR_RULES }), `${what}, dark`).toEqual([])
}

async function violations(page: Page, colorScheme: 'light' | 'dark', rules: axe.RunOptions = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Describing what passes would take longer than finding it out.
  const found = await page.evaluate((options) => window.axe.run(options), {
    resultTypes: ['violations' as const],
    ...rules,
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
