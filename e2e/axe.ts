import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects no violations on the page, in both colour schemes: all of axe's rules in light mode, those about colours in dark mode. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violations(page, 'light'), what).toEqual([])
  expect(await violations(page, 'dark'), `${what}, dark`).toEqual([])
}

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The other mode opens a second page for each analysis.
  // Describing what passes would take longer than finding it out.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const found = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
