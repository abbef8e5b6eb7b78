import { examplePix } from '@atelie/contract/examples/bodies'
import { getCompany } from '@atelie/contract/company'
import { exampleResponses } from '@atelie/contract/examples/responses'
import { getPix, savePix } from '@atelie/contract/pix'
import { fakeApi, fill, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import AccountPage from '../page.tsx'

const nothing = { pix: null, version: 0 }
const stored = { pix: examplePix({ kind: 'cpf' as const, key: '52998224725', depositPercent: 50 }), version: 3 }

async function openPage(settings: typeof stored | typeof nothing) {
  const api = fakeApi()
    .reply(getCompany, exampleResponses.get(getCompany) as never)
    .reply(getPix, settings)
    .reply(savePix, { ...stored, version: settings.version + 1 })
  const { user } = renderApp(<AccountPage />)
  const card = await screen.findByRole('region', { name: 'Pix' })
  const press = (name: string) => user.click(screen.getByText(name, { selector: '[role=dialog] button' }))
  const open = async (name: string) => {
    await user.click(await within(card).findByRole('button', { name }))
    return screen.findByRole('dialog', { name })
  }
  return { api, user, card, press, open, sent: () => api.calls(savePix) }
}

async function choose(user: UserEvent, kind: string) {
  await user.click(screen.getByLabelText('Tipo da chave', { selector: '[role=combobox]' }))
  await user.click(await screen.findByText(kind, { selector: '[role=option]' }))
}

describe('the Pix of the company', () => {
  it('a key is added with the password, and then shown', async () => {
    const { user, open, press, sent, card } = await openPage(nothing)
    await open('Cadastrar chave Pix')
    await choose(user, 'CPF')
    await fill(user, 'Chave Pix', '529.982.247-25')
    await fill(user, 'Nome de quem recebe', 'Ana Souza')
    await fill(user, 'Cidade', 'São Paulo')
    await fill(user, 'Sinal (%)', '50')
    await fill(user, 'Sua senha do Ateliê', 'segredo1')
    await press('Salvar Pix')
    expect(await screen.findByText('A mudança já vale para os seus orçamentos.')).toBeVisible()
    expect(sent()[0]).toMatchObject({
      body: {
        pix: {
          kind: 'cpf',
          key: '529.982.247-25',
          holder: 'Ana Souza',
          city: 'São Paulo',
          depositPercent: '50',
          showOnPdf: true,
          useQuoteNumber: false,
        },
        password: 'segredo1',
      },
    })
    expect(sent()[0]!.headers.get('If-Match')).toBe('"0"')
    await expect.poll(() => card).toHaveTextContent('529.982.247-25 (CPF)')
    expect(card).toHaveTextContent('Ana Souza, São Paulo')
    expect(card).toHaveTextContent('Sinal de 50%')
  })

  it('each empty field says what it needs, and nothing is sent', async () => {
    const { open, press, sent } = await openPage(nothing)
    const dialog = await open('Cadastrar chave Pix')
    await press('Salvar Pix')
    for (const message of [
      'Escolha o tipo da chave.',
      'Informe a chave Pix.',
      'Informe o nome de quem recebe.',
      'Informe a cidade de quem recebe.',
      'Digite sua senha.',
    ])
      expect(await within(dialog).findByText(message)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it.each([
    ['CPF', true],
    ['Telefone', true],
    ['Email', true],
    ['CNPJ', false],
    ['Chave aleatória', false],
  ])('who chooses a key of the kind %s reads that every customer sees it: %s', async (kind, isWarned) => {
    const { user, open } = await openPage(nothing)
    const dialog = await open('Cadastrar chave Pix')
    expect(within(dialog).queryByRole('alert')).toBeNull()
    await choose(user, kind)
    const warning = within(dialog).queryByText(/Todo cliente que recebe um orçamento vê esta chave/)
    expect(warning !== null).toBe(isWarned)
  })

  it('a key that is none of the chosen kind is refused at its field', async () => {
    const { user, open, press, sent } = await openPage(stored)
    await open('Alterar Pix')
    expect(screen.getByLabelText('Chave Pix')).toHaveValue('529.982.247-25')
    await fill(user, 'Chave Pix', '11987654321')
    await fill(user, 'Sua senha do Ateliê', 'segredo1')
    await press('Salvar Pix')
    await expect
      .poll(() => screen.getByLabelText('Chave Pix'))
      .toHaveAccessibleDescription('Este CPF não é válido. Confira os números.')
    expect(sent()).toEqual([])
  })

  it('a wrong password is told at its field, and what was typed stays', async () => {
    const { api, user, open, press } = await openPage(stored)
    const message = 'Senha incorreta.'
    api.fail(savePix, 'validation', { error: message, issues: [{ path: 'password', message }] })
    await open('Alterar Pix')
    await fill(user, 'Cidade', 'Olinda')
    await fill(user, 'Sua senha do Ateliê', 'segredo1')
    await press('Salvar Pix')
    await expect.poll(() => screen.getByLabelText('Sua senha do Ateliê')).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText('Cidade')).toHaveValue('Olinda')
  })

  it.each([
    ['too_many_requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    ['stale', 'Este item foi alterado em outro aparelho ou aba. Recarregue a página e tente novamente.'],
  ] as const)('a save that fails with %s says why', async (code, error) => {
    const { api, user, open, press, sent } = await openPage(stored)
    api.fail(savePix, code, { error })
    await open('Alterar Pix')
    await fill(user, 'Sua senha do Ateliê', 'segredo1')
    await press('Salvar Pix')
    expect(await screen.findByText(error)).toBeVisible()
    expect(sent()[0]!.headers.get('If-Match')).toBe('"3"')
  })

  it('Pix is removed with the password', async () => {
    const { api, user, card, open, sent } = await openPage(stored)
    api.reply(savePix, { pix: null, version: 4 })
    const dialog = await open('Remover Pix')
    await fill(user, 'Sua senha do Ateliê', 'segredo1')
    await user.click(within(dialog).getByRole('button', { name: 'Remover Pix' }))
    expect(await screen.findByText('Pix removido')).toBeVisible()
    expect(sent().map(({ body }) => body)).toEqual([{ pix: null, password: 'segredo1' }])
    expect(await within(card).findByRole('button', { name: 'Cadastrar chave Pix' })).toBeVisible()
  })

  it('settings that cannot be loaded have a message and a retry', async () => {
    const api = fakeApi()
      .reply(getCompany, exampleResponses.get(getCompany) as never)
      .fail(getPix, 'unavailable')
    const { user } = renderApp(<AccountPage />)
    const card = await screen.findByRole('region', { name: 'Pix' })
    expect(await within(card).findByRole('alert')).toHaveTextContent('Não foi possível carregar o Pix.')
    api.reply(getPix, stored)
    await user.click(within(card).getByRole('button', { name: 'Tentar novamente' }))
    expect(await within(card).findByText('529.982.247-25 (CPF)')).toBeVisible()
  })
})
