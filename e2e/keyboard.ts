import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

const MOST_STOPS = 40

/** Presses Tab (or Shift+Tab) until the element has the focus, and checks that each stop on the way shows it. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not reached after ${MOST_STOPS} stops`)
}

/** Expects a ring around the focused element, or the thicker border of a text field. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { of: 'the browser itself', ring: 'browser' }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const border = element.parentElement?.querySelector('fieldset')
    const ring = outlineStyle === 'none' ? border && getComputedStyle(border).borderTopWidth : outlineWidth
    return { of: element.outerHTML.slice(0, 200), ring }
  })
  expect(focus, focus.of).toMatchObject({ ring: expect.stringMatching(/^([2-9]px|browser)$/) })
}
