import type { Page } from 'playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, test, type Person } from '../fixtures.ts'
import { register, signOutElsewhere } from '../steps.ts'

// The person is a visitor on a phone; the laptop has the same screens.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function expectTab(page: Page, name: string) {
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

test('a visitor writes a caption, chooses its hashtags and copies it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/caption-generator')
  await expect(page.getByRole('tab', { name: 'Resultado' })).toBeDisabled()
  await page.getByRole('button', { name: 'Gerar Legenda' }).click()
  await expect(page.getByText('O tópico deve ter pelo menos 3 caracteres')).toBeVisible()
  await page.getByLabel('Sobre o que é a postagem?').fill('bolsa de crochê')
  await page.getByRole('radio', { name: 'Divertido' }).check()
  await page.getByRole('slider').fill('3')
  await page.getByRole('button', { name: 'Gerar Legenda' }).click()
  await expect(page.getByText('Legenda gerada com sucesso!', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Tempo de geração: \d+\.\d\ds$/)).toBeVisible()
  await expectTab(page, 'Resultado')

  const suggested = page.getByRole('region', { name: 'Hashtags sugeridas' }).getByRole('button')
  await expect(suggested).toHaveCount(3)
  const tag = (await suggested.first().textContent())!
  await suggested.first().click()
  await page.getByLabel('Nova hashtag').fill('feito com amor')
  await page.getByLabel('Nova hashtag').press('Enter')
  await expect(page.getByRole('region', { name: 'Hashtags selecionadas' }).getByRole('button')).toHaveText([
    tag,
    '#feito_com_amor',
  ])
  await page.getByLabel('Sua legenda').fill('Minha bolsa nova!')
  await page.getByRole('button', { name: 'Copiar Legenda' }).click()
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible()
  expect(await clipboard(page)).toBe(`Minha bolsa nova!\n\n${tag} #feito_com_amor`)
  await expect(page.getByRole('button', { name: 'Copiar Legenda' })).toBeVisible()

  await page.getByRole('button', { name: 'Gerar Nova' }).click()
  await expectTab(page, 'Formulário')
  await expect(page.getByLabel('Sobre o que é a postagem?')).toHaveValue('bolsa de crochê')
  await expect(page.getByRole('tab', { name: 'Resultado' })).toBeDisabled()
  await page.getByRole('button', { name: 'Recuperar o texto editado' }).click()
  await expect(page.getByLabel('Sua legenda')).toHaveValue('Minha bolsa nova!')
})

interface PromptScreen {
  path: string
  /** Fills in the form and returns words that the prompt must contain. */
  fillIn: (page: Page) => Promise<string>
}

const promptScreens: Record<string, PromptScreen> = {
  'a sticker': {
    path: '/sticker-generator',
    async fillIn(page) {
      await page.getByLabel('Como é o sticker?').fill('gatinha costureira')
      await page.getByLabel('Texto no sticker').fill('Feito com amor')
      return 'Feito com amor'
    },
  },
  'a cute image': {
    path: '/cute-image-generator',
    async fillIn(page) {
      await page.getByLabel('O que aparece na imagem?').fill('ursinho tomando chá')
      return 'ursinho tomando chá'
    },
  },
  'a cute font': {
    path: '/cute-font-generator',
    async fillIn(page) {
      await page.getByRole('button', { name: 'Frase motivacional' }).click()
      return 'Acredite nos seus sonhos'
    },
  },
}

for (const [what, { path, fillIn }] of Object.entries(promptScreens)) {
  test(`a visitor gets a prompt for ${what}, and takes it to an image tool`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    const words = await fillIn(page)
    await page.getByRole('button', { name: 'Gerar prompt' }).click()
    const prompt = page.getByLabel('Seu prompt')
    await expect(prompt).toHaveValue(new RegExp(words, 'i'))
    await expectTab(page, 'Resultado')
    await prompt.fill(`${await prompt.inputValue()} Azul.`)
    await page.getByRole('button', { name: 'Copiar prompt' }).click()
    await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible()
    expect(await clipboard(page)).toBe(await prompt.inputValue())
    const portuguese = await prompt.inputValue()
    await page.getByRole('button', { name: 'Ver em inglês' }).click()
    await expect(prompt).not.toHaveValue(portuguese)
    await expect(prompt).toHaveValue(new RegExp(words, 'i'))
    const tool = page.getByRole('link', { name: 'Abrir ferramenta de imagens' })
    await expect(tool).toHaveAttribute('href', /^https:/)
    await expect(tool).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'Gerar Nova' }).click()
    await expectTab(page, 'Criar Prompt')
  })
}

test('a visitor gets an idea, saves it, and finds the niche again later', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/content-ideas-generator')
  await page.getByLabel('Seu nicho artesanal').fill('Crochê infantil')
  await page.getByRole('radio', { name: /Bastidores/ }).check()
  await page.getByRole('button', { name: 'Gerar Ideia' }).click()
  await expect(page.getByText('Nicho artesanal salvo!', { exact: true })).toBeVisible()
  await expectTab(page, 'Resultados')
  await expect(page.getByText(/^#crocheinfantil /)).toBeVisible()
  const title = (await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().textContent())!
  await page.getByRole('button', { name: 'Copiar texto' }).click()
  expect(await clipboard(page)).toContain(title)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar texto' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ideia-croche-infantil.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain(title)
  await page.getByRole('button', { name: 'Outra ideia' }).click()
  await expectTab(page, 'Criar')

  await page.reload()
  await expect(page.getByText('Crochê infantil', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Editar nicho' }).click()
  await expect(page.getByLabel('Seu nicho artesanal')).toHaveValue('Crochê infantil')
})

test.describe('a very first idea that fails', { tag: '@phone' }, () => {
  test.use({ injectedErrors: /500/ })

  test('a failed first idea leaves the person where they are, with the reason in view', async ({ page }) => {
    await page.route('**/api/content-ideas/generate', (route) =>
      route.fulfill({ status: 500, json: { error: 'Ocorreu um erro inesperado.', code: 'internal' } }),
    )
    await page.goto('/content-ideas-generator')
    await page.getByLabel('Seu nicho artesanal').fill('Crochê')
    await page.getByRole('radio', { name: /Dica/ }).check()
    await page.getByRole('button', { name: 'Gerar Ideia' }).click()
    await expect(page.getByText('Nicho artesanal salvo!', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Erro 500/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Gerar Ideia' })).toBeFocused()
    await page.getByRole('button', { name: 'Editar nicho' }).click()
    await page.getByLabel('Seu nicho artesanal').fill('Biscuit')
    await page.getByLabel('Seu nicho artesanal').press('Enter')
    await expect(page.getByText('Biscuit', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Erro 500/)).toBeInViewport({ ratio: 1 })
  })
})

test(
  'a niche saved after the session has ended waits for the person, and becomes theirs',
  { tag: '@phone' },
  async ({ page, person, baseURL }) => {
    const field = page.getByLabel('Seu nicho artesanal')
    await register(page, person)
    await page.goto('/content-ideas-generator')
    await field.fill('Macramê')
    await signOutElsewhere(page.context(), baseURL!)
    await page.getByRole('button', { name: 'Salvar nicho' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Senha', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/content-ideas-generator$/)
    await expect(field).toHaveValue('Macramê')
    await page.getByRole('button', { name: 'Salvar nicho' }).click()
    await expect(page.getByText('Nicho artesanal salvo!', { exact: true })).toBeVisible()
    expect(await (await page.request.get('/api/content-ideas/craft-type')).json()).toEqual({ craftType: 'Macramê' })
  },
)

test(
  'the text of a visitor is still there after Back and after a reload, and gone after a sign-out',
  { tag: '@phone' },
  async ({ page, person }) => {
    const topic = page.getByLabel('Sobre o que é a postagem?')
    const caption = page.getByLabel('Sua legenda')
    await page.goto('/caption-generator')
    await topic.fill('bolsa de crochê')
    await page.getByRole('button', { name: 'Gerar Legenda' }).click()
    const text = await caption.inputValue()
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('link', { name: 'Fontes Fofinhas' }).click()
    await page.getByLabel('Nome ou frase').fill('Ana')
    await page.goBack()
    await expect(caption).toHaveValue(text)
    await page.reload()
    await expect(caption).toHaveValue(text)
    await page.getByRole('tab', { name: 'Formulário' }).click()
    await expect(topic).toHaveValue('bolsa de crochê')
    await page.goForward()
    await expect(page.getByLabel('Nome ou frase')).toHaveValue('Ana')

    await register(page, person)
    await page.goto('/caption-generator')
    await expect(topic).toHaveValue('bolsa de crochê')
    await signOut(page)
    await page.goto('/caption-generator')
    await expect(topic).toHaveValue('')
    await expect(page.getByRole('tab', { name: 'Resultado' })).toBeDisabled()
  },
)

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByText('Sair', { exact: true }).click()
  await expect(page).toHaveURL(/\/auth/)
}

test(
  "a visitor's niche moves to the account that signs in, and the next person in the browser does not find it",
  { tag: '@phone' },
  async ({ page, person }) => {
    const saved = page.getByText('Velas aromáticas', { exact: true })
    const field = page.getByLabel('Seu nicho artesanal')
    await page.goto('/content-ideas-generator')
    await field.fill('Velas aromáticas')
    await page.getByRole('button', { name: 'Salvar nicho' }).click()
    await expect(saved).toBeVisible()
    // Without opening the ideas: signing in is enough.
    await register(page, person)
    await signOut(page)
    await page.goto('/content-ideas-generator')
    await expect(field).toHaveValue('')
    const next: Person = { ...person, email: `next-${person.email}` }
    await register(page, next)
    await page.goto('/content-ideas-generator')
    await expect(field).toHaveValue('')
    await signOut(page)
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Senha', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).not.toHaveURL(/\/auth/)
    await page.goto('/content-ideas-generator')
    await expect(saved).toBeVisible()
  },
)
