import { expect, test } from '../workshop.ts'

test('an amount can be corrected in the middle', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/cash')
  await page.getByRole('button', { name: 'Entrada', exact: true }).click()
  const amount = page.getByLabel('Valor', { exact: true })
  await expect(amount).toBeFocused()
  await keyboard.type('12345')
  for (let moved = 0; moved < 3; moved++) await keyboard.press('ArrowLeft')
  await keyboard.type('98')
  await expect(amount).toHaveValue('12.398,45')
  await keyboard.press('Backspace')
  await keyboard.press('Backspace')
  await keyboard.press('Delete')
  await keyboard.press('Delete')
  await expect(amount).toHaveValue('12,35')
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('7')
  await expect(amount).toHaveValue('0,07')
})

test('a new item of a quote is entirely in view, and so are its errors', { tag: '@width' }, async ({ page }) => {
  await page.goto('/quotes')
  await page.getByRole('button', { name: 'Novo Orçamento' }).click()
  const dialog = page.getByRole('dialog')
  const product = (position: number) => dialog.getByLabel('Produto', { exact: true }).nth(position - 1)
  for (let position = 2; position <= 4; position++) {
    await dialog.getByRole('button', { name: 'Adicionar item' }).click()
    await expect(product(position)).toBeFocused()
    await expect(dialog.getByRole('group', { name: `Item ${position}`, exact: true })).toBeInViewport({ ratio: 1 })
  }

  // The names of a client and a product contain this letter.
  for (const field of [dialog.getByLabel('Cliente', { exact: true }), product(1), product(2), product(3)]) {
    await field.pressSequentially('a')
    await expect(page.getByRole('option').first()).toBeVisible()
    await field.press('Tab')
    await expect(field).not.toHaveValue(/^a?$/)
  }
  await dialog.getByLabel('Cliente', { exact: true }).focus()
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(product(4)).toBeFocused()
  await expect(dialog.getByText('O produto é obrigatório.')).toBeInViewport({ ratio: 1 })
})

test('the days, months and years of a calendar are as large as a finger', { tag: '@phone' }, async ({ page }) => {
  const smallest = (role: 'gridcell' | 'radio') =>
    page
      .getByRole('dialog', { name: 'Calendário' })
      .getByRole(role)
      .evaluateAll((cells) =>
        Math.min(
          ...cells
            .map((cell) => cell.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .flatMap(({ width, height }) => [width, height]),
        ),
      )
  await page.goto('/quotes')
  await page.getByRole('button', { name: 'Novo Orçamento' }).tap()
  const form = page.getByRole('dialog', { name: 'Novo Orçamento' })
  await form.getByRole('button', { name: 'Validade' }).tap()
  await form.getByRole('button', { name: 'Abrir calendário' }).tap()
  await expect(page.getByRole('dialog', { name: 'Calendário' }).getByRole('gridcell').first()).toBeVisible()
  // The dialog grows while it opens.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await smallest('gridcell')).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: /^Escolher mês e ano/ }).tap()
  await expect(page.getByRole('dialog', { name: 'Calendário' }).getByRole('radio').first()).toBeVisible()
  expect(await smallest('radio')).toBeGreaterThanOrEqual(44)
  const box = (await page.getByRole('dialog', { name: 'Calendário' }).boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(390)
})

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
] as const) {
  test(
    `a calendar is wholly on a screen of ${width} × ${height} px, with all its days and arrows`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/cash')
      await page.getByRole('button', { name: 'Entrada', exact: true }).tap()
      await page.getByRole('button', { name: 'Abrir calendário' }).tap()
      const calendar = page.getByRole('dialog', { name: 'Calendário' })
      await expect(calendar.getByRole('gridcell').first()).toBeVisible()
      await page.waitForFunction(() => document.getAnimations().length === 0)
      for (const part of [
        calendar,
        calendar.getByRole('button', { name: 'Próximo mês' }),
        calendar.getByRole('columnheader').last(),
        calendar.getByRole('gridcell').last(),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 })
      }
      expect(await calendar.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBe(0)
    },
  )
}

test('the row of a checkbox is as high as a finger', { tag: '@phone' }, async ({ page }) => {
  for (const [path, name] of [
    ['/caption-generator', /emojis/i],
    ['/sticker-generator', /sombra/i],
  ] as const) {
    await page.goto(path)
    const row = page.locator('label').filter({ has: page.getByRole('checkbox', { name }) })
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
})
