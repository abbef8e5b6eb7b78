import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Finds nothing on the page as it is, in both colour schemes: all of axe's rules in the light, those about colours in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violations(page, 'light'), what).toEqual([])
  expect(await violations(page, 'dark'), `${what}, dark`).toEqual([])
}

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The other mode opens a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const found = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}
