import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

/** The profile of a person who has chosen to block all cookies: then reading the property localStorage throws. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } }

test('with all cookies blocked the pages for visitors are there, and a caption is written', async ({ playwright }, { project: { use } }) => {
  const folder = await mkdtemp(join(tmpdir(), 'atelie-blocked-'))
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKED))
  const context = await playwright.chromium.launchPersistentContext(folder, { ...use.launchOptions, ...use })
  const page = await context.newPage()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByText('Este navegador bloqueia cookies')).toBeVisible()
  expect(await page.evaluate(() => { try { return window.localStorage.length } catch (error) { return (error as Error).name } })).toBe('SecurityError')
  await page.goto('/content-ideas-generator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/caption-generator')
  await page.getByRole('textbox').first().fill('bolsa de crochê')
  await page.getByRole('button', { name: 'Gerar Legenda' }).click()
  await expect(page.getByLabel('Sua legenda')).not.toBeEmpty()
  await context.close()
  await rm(folder, { recursive: true })
})
