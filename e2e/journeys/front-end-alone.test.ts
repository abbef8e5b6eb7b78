import { closedPort } from '@atelie/test-kit/closed-port'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootDir } from '../../infra/local/settings.mjs'
import { waitUntil } from '../../infra/local/process/wait-until.mjs'
import { expect, test } from '../fixtures.ts'

const STRINGS = join(rootDir, 'mfe-content/src/features/caption/strings.ts')
/** Whatever the hint is at present: its words are the team's. */
const HINT = /(?<=textHint: ')[^']+/
const NEW_HINT = 'Leia em voz alta antes de copiar.'

let server: ChildProcess
let url = ''
let original = ''

test.beforeEach(async () => {
  original = await readFile(STRINGS, 'utf8')
  const port = await closedPort()
  url = `http://127.0.0.1:${port}`
  server = spawn('npm', ['run', 'dev', '-w', '@atelie/mfe-content', '--', '--port', String(port)], {
    cwd: rootDir,
    stdio: 'ignore',
  })
  expect(await waitUntil(async () => (await fetch(url)).ok, { withinMs: 30_000 })).toBe(true)
})

// Here rather than in the test, which a time-out would leave at once.
test.afterEach(async () => {
  await writeFile(STRINGS, original)
  server.kill()
  await once(server, 'exit')
})

test('a remote runs alone, and a changed text is shown without losing what a person did', async ({ page }) => {
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`${url}/caption-generator`)
  await page.getByLabel('Sobre o que é a postagem?').fill('bolsa de crochê')
  await page.getByRole('button', { name: 'Gerar Legenda' }).click()
  const caption = page.getByLabel('Sua legenda')
  await expect(caption).toHaveValue(/^Bolsa de crochê feita à mão/)
  await caption.fill('Minha bolsa nova!')
  await expect(page.getByText(HINT.exec(original)![0])).toBeVisible()

  const changed = Date.now()
  await writeFile(STRINGS, original.replace(HINT, NEW_HINT))
  await page.getByText(NEW_HINT).waitFor()
  process.stdout.write(`hot reload: ${Date.now() - changed} ms\n`)
  await expect(caption).toHaveValue('Minha bolsa nova!')
  expect(loads).toBe(1)
})
