import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { release, rollBack } from '@atelie/releases/actions.mjs'
import { folderStore } from '@atelie/releases/folder-store.mjs'
import { readLatest } from '@atelie/releases/record.mjs'
import { publish } from '@atelie/releases/release.mjs'
import { expect, test } from '../fixtures.ts'
import { register } from '../steps.ts'
import { type Edit, withVariant } from '../variant.ts'

test.skip(Boolean(process.env.BASE_URL), 'releases broken versions')
test.use({ injectedErrors: /mfe-business|Failed to load|remote|React|broken|integrity/ })

const TITLE = 'src/features/clients/strings.ts'
const EXPOSE = 'src/expose.tsx'
const who = 'e2e'

test('a remote is released, rolled back and broken under an open shell, which goes on with the other', async ({ browser, copy, person }) => {
  test.setTimeout(240_000)
  const store = folderStore(copy.frontEndStore)
  const stableVersion = async () => (await readLatest(store)).frontEnds['mfe-business']!.stable
  /** Builds mfe-business with a change, which is not in use yet. */
  const published = (edit: Edit) => withVariant('mfe-business', edit, async (dist) => (await publish(store, dist, 'e2e')).version)
  const context = await browser.newContext({ baseURL: copy.url, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await register(page, person)
  const other = await context.newPage()
  await other.goto('/caption-generator')
  await other.getByLabel('Sobre o que é a postagem?').fill('bolsa de crochê')

  const main = page.getByRole('main')
  /** Opens the clients' page as people do, from elsewhere, without a reload. */
  async function visitClients(): Promise<void> {
    await page.getByRole('link', { name: 'Ateliê' }).click()
    await page.getByRole('link', { name: /Clientes/ }).first().click()
  }
  const sees = (title: string) => expect(async () => {
    await visitClients()
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })

  await sees('Gerenciamento de Clientes')
  const first = await stableVersion()

  // A release is seen without a reload, and so is its rollback.
  const renamed = await published({ file: TITLE, from: 'Gerenciamento de Clientes', to: 'Minha clientela' })
  await release(store, { versions: { 'mfe-business': renamed }, who })
  await sees('Minha clientela')
  await rollBack(store, { name: 'mfe-business', who })
  await sees('Gerenciamento de Clientes')

  const broken: [string, Edit][] = [
    ['throws', { file: EXPOSE, from: 'export const routes', to: 'throw new Error("broken on purpose")\nexport const routes' }],
    ['hangs', { file: EXPOSE, from: 'export const routes', to: 'await new Promise(() => {})\nexport const routes' }],
    ['does not fit', { file: TITLE, from: 'export const strings', to: 'import { NewHint } from "@atelie/web-kit/display/page-parts"\nconsole.info(NewHint)\nexport const strings' }],
  ]
  for (const [fault, edit] of broken.filter(([name]) => name !== 'hangs')) {
    await test.step(`a version that ${fault}`, async () => {
      const version = await published(edit)
      if (fault === 'does not fit') {
        await expect(release(store, { versions: { 'mfe-business': version }, who })).rejects.toThrow('@atelie/web-kit/display/page-parts: NewHint')
        return
      }
      await release(store, { versions: { 'mfe-business': version }, who })
      await sees('Gerenciamento de Clientes')
      await rollBack(store, { name: 'mfe-business', who })
    })
  }

  await test.step('a version of which a file is missing', async () => {
    const version = await published({ file: TITLE, from: 'Gerenciamento de Clientes', to: 'Sem arquivo' })
    await rm(join(copy.frontEndStore, 'front-ends', 'mfe-business', version, 'files', 'remoteEntry.js'))
    await rm(join(copy.frontEndStore, 'front-ends', 'mfe-business', version, 'files', 'remoteEntry.js.br'))
    await rm(join(copy.frontEndStore, 'front-ends', 'mfe-business', version, 'files', 'remoteEntry.js.gz'))
    await release(store, { versions: { 'mfe-business': version }, who })
    await sees('Gerenciamento de Clientes')
    await rollBack(store, { name: 'mfe-business', who })
  })
  expect(await stableVersion()).toBe(first)

  await expect(other.getByLabel('Sobre o que é a postagem?')).toHaveValue('bolsa de crochê')
  await other.getByRole('button', { name: 'Gerar Legenda' }).click()
  await expect(other.getByLabel('Sua legenda')).toHaveValue(/\S/)
  await context.close()
})
