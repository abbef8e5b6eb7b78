import { createClient, listClients } from '@atelie/contract/clients'
import { createProduct, listProducts } from '@atelie/contract/products'
import { fakeApi, later, renderApp } from '@atelie/web-kit/testing/harness'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ClientsPage from '../features/clients/page.tsx'
import ProductsPage from '../features/products/page.tsx'
import { aClient, aProduct } from '../features/test-records.ts'
import { readCsv } from './read-csv.ts'

const PRODUCTS = [
  'Nome;Preço;UNIDADE;Cor',
  'Caderno artesanal;R$ 89,90;un;',
  'Fita; 3,50 ;Metro;azul',
  ';10;un;',
  'Vela;dez;un;',
  'fita;4;m;',
  'Laço;1.500,00;;',
].join('\r\n')

const CLIENT_TITLES = 'nome;Data de Nascimento;telefone;WhatsApp;CEP;Rua;Numero;Bairro;Cidade;Estado'

async function openImport(page: 'clients' | 'products') {
  const { user } = renderApp(page === 'clients' ? <ClientsPage /> : <ProductsPage />)
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }))
  await user.click(screen.getByRole('menuitem', { name: 'Importar planilha (CSV)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar planilha' }))
  const choose = (text: string, name = 'planilha.csv') =>
    user.upload(dialog.getByLabelText('Escolher arquivo'), new File([text], name, { type: 'text/csv' }))
  return { user, dialog, choose }
}

describe('a spreadsheet of products', () => {
  it('a spreadsheet is checked line by line before anything is created', async () => {
    const api = fakeApi().reply(listProducts, [aProduct])
    const { dialog, choose } = await openImport('products')
    await choose(PRODUCTS)
    expect(await dialog.findByText('3 produtos serão criados')).toBeVisible()
    expect(dialog.getByText('1 produto já existe e não será repetido (linha 2)')).toBeVisible()
    expect(dialog.getByText('Colunas que não serão usadas: Cor.')).toBeVisible()
    expect(dialog.getByText('Linha 4: Nome: O nome é obrigatório')).toBeVisible()
    expect(dialog.getByText('Linha 5: Preço: Valor inválido')).toBeVisible()
    expect(api.calls(createProduct)).toEqual([])
  })

  it('the lines are created in order and once each, and an import resumes after an outage', async () => {
    const api = fakeApi().reply(listProducts, [aProduct])
    const { user, dialog, choose } = await openImport('products')
    await choose(PRODUCTS)
    api.fail(createProduct, 'unavailable')
    await user.click(await dialog.findByRole('button', { name: 'Importar 3 produtos' }))
    expect(await dialog.findByText(/A importação parou depois de 0 produtos/)).toBeVisible()
    api.reply(createProduct, aProduct)
    await user.click(dialog.getByRole('button', { name: 'Continuar' }))
    expect(await dialog.findByText('3 produtos importados')).toBeVisible()

    const calls = api.calls(createProduct)
    expect(calls.map(({ body }) => body)).toMatchObject([
      { name: 'Fita' },
      { name: 'Fita', price: 3.5, unit: 'm' },
      { name: 'fita', price: 4 },
      { name: 'Laço', price: 1500 },
    ])
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(api.calls(listProducts).length).toBeGreaterThan(1)
  })

  it('several products may share a name, but repeated ones are left out', async () => {
    const product = { ...aProduct, name: 'Fita', description: 'Cetim', price: 3.5 }
    fakeApi().reply(listProducts, [product, { ...product, id: 2, name: 'Vela', sku: 'V1' }])
    const { dialog, choose } = await openImport('products')
    await choose(
      [
        'Nome;Descrição;Preço;Unidade;SKU',
        'fita;cetim;R$ 3,50;;',
        'Fita;Cetim;3,50;m;',
        'Fita;Cetim;4;;',
        'Fita;Gorgurão;3,50;;',
        'Fita;Cetim;3,5;un;F1',
        'Outro nome;;9;;v1',
        'FITA;cetim;4,00;Unidade;',
        'Fita nova;;1;;F1',
        ...Array.from({ length: 12 }, () => 'Fita;Cetim;4;;'),
      ].join('\n'),
    )
    expect(await dialog.findByText('4 produtos serão criados')).toBeVisible()
    expect(dialog.getByText('2 produtos já existem e não serão repetidos (linhas 2, 7)')).toBeVisible()
    expect(
      dialog.getByText(
        '14 linhas estão repetidas na planilha e ficarão de fora (linhas 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 e mais 4)',
      ),
    ).toBeVisible()
  })

  it('the preview shows the first records to be created, under the titles that are used', async () => {
    fakeApi().reply(listProducts, [])
    const { dialog, choose } = await openImport('products')
    await choose(
      ['PREÇO;Cor;nome', ...Array.from({ length: 7 }, (_, index) => `${index + 1},50;azul;Fita ${index + 1}`)].join(
        '\n',
      ),
    )
    const table = within(await dialog.findByRole('table', { name: 'O que será criado' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'PreçoNome',
      '1,50Fita 1',
      '2,50Fita 2',
      '3,50Fita 3',
      '4,50Fita 4',
      '5,50Fita 5',
    ])
    expect(dialog.getByText('e mais 2')).toBeVisible()
  })

  it('an import keeps its place when the whole server is down, the list included', async () => {
    const api = fakeApi().reply(listProducts, [aProduct])
    const { user, dialog, choose } = await openImport('products')
    await choose('Nome;Preço\nVela;10\nFita;3')
    api.fail(listProducts, 'unavailable').fail(createProduct, 'unavailable')
    await user.click(await dialog.findByRole('button', { name: 'Importar 2 produtos' }))
    expect(await dialog.findByText(/A importação parou depois de 0 produtos/)).toBeVisible()
    expect(api.calls(listProducts)).toHaveLength(1)
    api.reply(createProduct, aProduct)
    await user.click(dialog.getByRole('button', { name: 'Continuar' }))
    expect(await dialog.findByText('2 produtos importados')).toBeVisible()
    await expect.poll(() => api.calls(listProducts)).toHaveLength(2)
    await user.click(dialog.getByText('Fechar'))
    expect(screen.getByRole('cell', { name: 'Caderno artesanal' })).toBeVisible()
  })

  it('an import can be stopped and resumed', async () => {
    const first = later<typeof aProduct>()
    const api = fakeApi()
      .reply(listProducts, [])
      .reply(createProduct, () => first.promise)
    const { user, dialog, choose } = await openImport('products')
    await choose('Nome;Preço\nVela;10\nFita;3')
    await user.click(await dialog.findByRole('button', { name: 'Importar 2 produtos' }))
    await user.click(await dialog.findByRole('button', { name: 'Parar' }))
    expect(dialog.getByRole('button', { name: 'Parando...' })).toBeDisabled()
    first.resolve(aProduct)
    expect(await dialog.findByText('A importação parou depois de 1 produto. Continue quando quiser.')).toBeVisible()
    expect(api.calls(createProduct)).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Continuar' }))
    expect(await dialog.findByText('2 produtos importados')).toBeVisible()
    expect(api.calls(createProduct).map(({ body }) => body)).toMatchObject([{ name: 'Vela' }, { name: 'Fita' }])
  })

  it('an import closed half-way shows what was created', async () => {
    const first = later<typeof aProduct>()
    const api = fakeApi()
      .reply(listProducts, [])
      .reply(createProduct, () => first.promise)
    const { user, dialog, choose } = await openImport('products')
    await choose('Nome;Preço\nCaderno artesanal;89,90\nFita;3')
    await user.click(await dialog.findByRole('button', { name: 'Importar 2 produtos' }))
    await user.click(await dialog.findByRole('button', { name: 'Parar' }))
    api.reply(listProducts, [aProduct])
    first.resolve(aProduct)
    await dialog.findByText(/parou depois de 1 produto/)
    await user.click(dialog.getByText('Fechar'))
    expect(await screen.findByText('Caderno artesanal')).toBeInTheDocument()
  })

  it('lines that the server refuses are left out, with the reason', async () => {
    const api = fakeApi()
      .reply(listProducts, [])
      .fail(createProduct, 'validation', { error: 'Limite de produtos atingido.' })
    const { user, dialog, choose } = await openImport('products')
    await choose('Nome;Preço\nVela;10')
    await user.click(await dialog.findByRole('button', { name: 'Importar 1 produto' }))
    expect(await dialog.findByText('Linha 2: Limite de produtos atingido.')).toBeVisible()
    expect(dialog.getByText('0 produtos importados')).toBeVisible()
    expect(api.calls(createProduct)).toHaveLength(1)
  })

  it.each([
    [
      'without titles',
      'Vela;10',
      'Não encontramos os títulos das colunas. Acrescente acima dos dados uma linha com: Nome, Descrição, Preço, Unidade, Código (SKU).',
    ],
    ['with titles alone', 'Nome;Preço\r\n', 'A planilha só tem a linha de títulos.'],
    [
      'without a required column',
      'Nome;Cor\nVela;azul',
      'Falta a coluna obrigatória Preço. Acrescente na planilha e escolha o arquivo de novo.',
    ],
    ['saved by a spreadsheet program', 'PK\u0003\u0004...', /^Este arquivo ainda é uma planilha/],
    [
      'with one title twice',
      'Nome;Preço;nome\nVela;10;Vela',
      'A planilha tem mais de uma coluna com o título Nome. Deixe só uma.',
    ],
    [
      'with an open quote',
      'Nome;Preço\nVela;10\n"Fita;3\nLaço;2',
      'Na linha 3 há aspas (") abertas e não fechadas. Corrija essa linha na planilha e escolha o arquivo de novo.',
    ],
    ['that is too large', 'x'.repeat(5_000_001), 'O arquivo é grande demais. Divida a planilha em partes de até 5 MB.'],
    [
      'with too many lines',
      `Nome;Preço\n${'Vela;1\n'.repeat(5_001)}`,
      'A planilha tem linhas demais. Divida em partes de até 5.000 linhas.',
    ],
  ])('%s is refused with a message', async (_, text, message) => {
    fakeApi().reply(listProducts, [])
    const { dialog, choose } = await openImport('products')
    await choose(text)
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Baixar planilha modelo' })).toBeVisible()
  })
})

describe('a spreadsheet of clients', () => {
  it('whether a phone is on WhatsApp may be written in any of the usual ways', async () => {
    const api = fakeApi().reply(listClients, []).reply(createClient, aClient)
    const { user, dialog, choose } = await openImport('clients')
    const answers = ['Sim', 's', 'X', 'VERDADEIRO', '1', '', 'Não', 'nao', 'n', 'FALSO', '0', 'talvez']
    await choose(
      [
        CLIENT_TITLES,
        ...answers.map(
          (text, index) => `Ana ${index};23/04/1985;11988881234;${text};01310100;Rua A;1;Centro;Santos;SP`,
        ),
      ].join('\n'),
    )
    await user.click(await dialog.findByRole('button', { name: 'Importar 11 clientes' }))
    expect(await dialog.findByText('11 clientes importados')).toBeVisible()
    expect(dialog.getByText('Linha 13: WhatsApp: Informe se o telefone tem WhatsApp: Sim ou Não.')).toBeVisible()
    const sent = api
      .calls(createClient)
      .map(({ body }) => (body as { client: { isWhatsapp: boolean } }).client.isWhatsapp)
    expect(sent).toEqual([true, true, true, true, true, false, false, false, false, false, false])
  })

  it('dates, phones and postal codes may be as spreadsheets write them', async () => {
    const api = fakeApi().reply(listClients, []).reply(createClient, aClient)
    const { user, dialog, choose } = await openImport('clients')
    await choose(
      [
        CLIENT_TITLES,
        'Beatriz Almeida;23.4.1985 00:00:00;+55 (11)\u00a098888-1234;sim;1310100;Avenida Paulista;1000;Bela Vista;São Paulo;sp',
        'Ana Lima;31/02/1990;1,19888E+10;;01310100;Rua A;1;Centro;Santos;Lisboa',
      ].join('\n'),
    )
    expect(
      await dialog.findByText(
        'Linha 3: Data de nascimento: Esta data não existe. Use dia/mês/ano, com o ano completo.; ' +
          'Telefone: O telefone é obrigatório e deve ter pelo menos 10 dígitos; Estado: Use no máximo 2 caracteres.',
      ),
    ).toBeVisible()
    await user.click(await dialog.findByRole('button', { name: 'Importar 1 cliente' }))
    expect(await dialog.findByText('1 cliente importado')).toBeVisible()
    expect(api.calls(createClient)[0]?.body).toMatchObject({
      client: { name: 'Beatriz Almeida', birthDate: '1985-04-23', phone: '(11) 98888-1234', isWhatsapp: true },
      address: { cep: '01310-100', state: 'SP' },
    })
  })

  it('the preview shows what will be stored, and tells what is left out and which letters to look at', async () => {
    fakeApi().reply(listClients, [])
    const { dialog, choose } = await openImport('clients')
    await choose(
      `${CLIENT_TITLES}\nMaur\uFFFDcio;23/4/1985;11988880001 / 1133330001;sim;1310100;Rua A;1;Centro;Santos;São Paulo`,
    )
    const table = within(await dialog.findByRole('table', { name: 'O que será criado' }))
    expect(table.getAllByRole('row').at(-1)?.textContent).toBe(
      'Maur\uFFFDcio23/04/1985(11) 98888-0001Sim01310-100Rua A1CentroSantosSP',
    )
    expect(dialog.getByText('1 linha será lida com uma ressalva')).toBeVisible()
    expect(dialog.getByText('Linha 2: Telefone: só o primeiro número será guardado, (11) 98888-0001')).toBeVisible()
    expect(dialog.getByText(/Há letras que não puderam ser lidas e aparecem como \uFFFD \(linha 2\)/)).toBeVisible()
  })
})

it('the clients stay on screen if they cannot be reloaded after an import', async () => {
  const api = fakeApi().reply(listClients, [aClient]).reply(createClient, aClient)
  const { user, dialog, choose } = await openImport('clients')
  await choose(`${CLIENT_TITLES}\nCarla Dias;23/04/1985;11988881234;;01310100;Rua A;1;Centro;Santos;SP`)
  api.fail(listClients, 'unavailable')
  await user.click(await dialog.findByRole('button', { name: 'Importar 1 cliente' }))
  expect(await dialog.findByText('1 cliente importado')).toBeVisible()
  await expect.poll(() => api.calls(listClients)).toHaveLength(2)
  await user.click(dialog.getByText('Fechar'))
  expect(screen.getByText('Beatriz Almeida')).toBeVisible()
})

describe('an export', () => {
  let saved: { name: string; content: Blob }[]
  beforeEach(() => {
    saved = []
    let latest: Blob
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (content: Blob) => {
          latest = content
          return 'blob:1'
        },
        revokeObjectURL: () => {},
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: latest })
    })
  })

  it('exported clients can be imported again: all of them are known', async () => {
    fakeApi().reply(listClients, [aClient])
    const { user } = renderApp(<ClientsPage />)
    await user.click(await screen.findByRole('button', { name: 'Mais ações' }))
    await user.click(screen.getByRole('menuitem', { name: 'Exportar planilha (CSV)' }))
    await expect.poll(() => saved).toHaveLength(1)
    expect(saved[0]?.name).toBe('clientes.csv')
    const text = await saved[0]!.content.text()
    const [titles, cells] = readCsv(text, () => 0).rows.map((row) => row.cells)
    expect(Object.fromEntries(titles!.map((title, index) => [title, cells![index]]))).toMatchObject({
      Nome: 'Beatriz Almeida',
      'Nome da mãe': '',
      'Nome do pai': '',
      'Data de nascimento': '23/04/1985',
      Telefone: '(11) 98888-1234',
      WhatsApp: 'Sim',
      CEP: '01310-100',
      Rua: 'Avenida Paulista',
      Número: '1000',
      Complemento: '',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Estado: 'SP',
    })

    await user.click(screen.getByRole('button', { name: 'Mais ações' }))
    await user.click(screen.getByRole('menuitem', { name: 'Importar planilha (CSV)' }))
    await user.upload(await screen.findByLabelText('Escolher arquivo'), new File([text], 'clientes.csv'))
    expect(await screen.findByText('1 cliente já existe e não será repetido (linha 2)')).toBeVisible()
    expect(screen.getByText('0 clientes serão criados')).toBeVisible()
  })
})
