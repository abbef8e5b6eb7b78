import type { Client } from '@atelie/contract/clients'
import { describe, expect, it } from 'vitest'
import { clientCsv } from '../features/clients/csv.ts'
import { productCsv } from '../features/products/csv.ts'
import { aClient } from '../features/test-records.ts'
import { readPlan } from './read-file.ts'

const TITLES = 'Nome;Data de nascimento;Telefone;WhatsApp;CEP;Rua;Número;Bairro;Cidade;Estado'
const line = (change: Partial<Record<'name' | 'date' | 'phone' | 'yes' | 'cep' | 'state', string>> = {}) => {
  const { name, date, phone, yes, cep, state } = {
    name: 'Ana Lima',
    date: '23/04/1985',
    phone: '(11) 98888-0001',
    yes: 'Sim',
    cep: '01310-100',
    state: 'SP',
    ...change,
  }
  return [name, date, phone, yes, cep, 'Rua A', '10', 'Centro', 'Santos', state].join(';')
}
const clients = (content: BlobPart, existing: Client[] = []) =>
  readPlan(new File([content], 'clientes.csv'), clientCsv, existing)
const products = (content: BlobPart) => readPlan(new File([content], 'produtos.csv'), productCsv, [])
/** The part of each line that would be stored, in one column. */
async function stored(title: string, lines: string[]): Promise<(string | undefined)[]> {
  const { columns, toCreate } = await clients([TITLES, ...lines].join('\n'))
  return lines.map((_, index) => toCreate.find(({ line }) => line === index + 2)?.cells[columns.indexOf(title)])
}

describe('titles', () => {
  it.each([
    [
      'Nome*;Nascimento;Celular;CEP;Endereço;Nº;Bairro;Município;UF',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos;SP',
    ],
    [
      'NOME COMPLETO:;Data nasc.;Telefone/WhatsApp;cep;Logradouro;N°;bairro;cidade;estado (UF)',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos;SP',
    ],
    [
      'Cliente\tDt. Nasc.\tFone\tCódigo Postal\tRua\tNum.\tBairro\tMunicipio\tUf',
      'Ana\t23/04/1985\t(11) 98888-0001\t01310-100\tRua A\t10\tCentro\tSantos\tSP',
    ],
    [
      '"Nome\ndo cliente";"Aniversário";"Celular(com DDD)";CEP;"Rua/Avenida";"Número";Bairro;Cidade;UF',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos;SP',
    ],
    [
      'Nome da cliente;Nascido em;Fone;C.E.P.;Rua/Av;Nr;Bairro;Cidade/UF',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos/SP',
    ],
    [
      'NOME DA CLIENTE;Nascida em;Tel.;C.E.P;Rua / Av.;Nr.;Bairro;Cidade - Estado',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos - sp',
    ],
    [
      'Nome (cliente);D.N.;Cel.;CEP;End.;N.;Bairro;Cidade;U.F.',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos;SP',
    ],
    [
      'Nome;Dt.Nasc.;Celular;CEP;Av./Rua;Nr;Bairro;Cidade;Cidade/UF',
      'Ana;23/04/1985;(11) 98888-0001;01310-100;Rua A;10;Centro;Santos;Santos (SP)',
    ],
  ])('titles are found by what they mean: %s', async (titles, cells) => {
    const { toCreate, ignored, refused } = await clients(`${titles}\r\n${cells}\r\n`)
    expect({ ignored, refused }).toEqual({ ignored: [], refused: [] })
    expect(toCreate[0]?.body).toMatchObject({
      client: { name: 'Ana', birthDate: '1985-04-23', phone: '(11) 98888-0001' },
      address: { cep: '01310-100', street: 'Rua A', number: '10', neighborhood: 'Centro', city: 'Santos', state: 'SP' },
    })
  })

  it.each(['VALOR R$', 'Preço venda', 'Vl. Unit.', 'Vlr. unitário', 'PREÇO EM R$', 'Vl. Venda', 'Pr. Unit.'])(
    'a price is found under %s',
    async (title) => {
      expect((await products(`Produto;${title}\nVela;10,00`)).toCreate[0]?.body).toMatchObject({
        name: 'Vela',
        price: '10,00',
      })
    },
  )

  it('contacts of Google are read, and what they lack is named', async () => {
    const titles =
      'First Name,Middle Name,Last Name,Birthday,Labels,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code'
    const contact =
      'Ana,,Lima,1985-04-23,* myContacts,Mobile,+55 11 98888-0001 ::: +55 11 3333-0001,"Rua A, 10\nCentro",Santos,SP,11010-000'
    await expect(clients(`${titles}\r\n${contact}`)).rejects.toThrow(
      'Faltam as colunas obrigatórias Número, Bairro. Acrescente na planilha e escolha o arquivo de novo.',
    )
    const { toCreate, noted, ignored } = await clients(`${titles},Número,Bairro\r\n${contact},10,Centro`)
    expect(toCreate[0]).toMatchObject({
      line: 2,
      body: {
        client: { name: 'Ana Lima', birthDate: '1985-04-23', phone: '(11) 98888-0001' },
        address: { street: 'Rua A, 10\nCentro', state: 'SP', cep: '11010-000' },
      },
    })
    expect(toCreate[0]?.cells).toContain('Rua A, 10 Centro')
    expect(noted).toEqual([{ line: 2, problems: ['Telefone: só o primeiro número será guardado, (11) 98888-0001'] }])
    expect(ignored).toEqual(['Labels', 'Phone 1 - Label'])
  })

  it('contacts of Outlook are read: the first of several phones that is not empty', async () => {
    const titles =
      'First Name,Last Name,Mobile Phone,Home Phone,Home Street,Home City,Home State,Home Postal Code,Birthday,Número,Bairro'
    const { toCreate } = await clients(
      [
        titles,
        'Ana,Lima,,(11) 3333-4444,Rua A,Santos,SP,11010-000,23/4/1985,10,Centro',
        'Bia,,11988880002,1133334444,Rua A,Santos,SP,11010-000,23/4/1985,10,Centro',
      ].join('\n'),
    )
    expect(toCreate.map(({ body }) => [body.client.name, body.client.phone])).toEqual([
      ['Ana Lima', '(11) 3333-4444'],
      ['Bia', '11988880002'],
    ])
  })

  it('a first name and a surname make one name', async () => {
    const { toCreate } = await clients(
      `Nome;Sobrenome;${TITLES.replace('Nome;', '')}\nAna;Lima;${line().replace('Ana Lima;', '')}`,
    )
    expect(toCreate[0]?.body.client.name).toBe('Ana Lima')
  })

  it.each([
    [
      'Nome;Telefone\nAna;11988880001',
      'Faltam as colunas obrigatórias Data de nascimento, CEP, Rua, Número, Bairro, Cidade, Estado.',
    ],
    [`${TITLES.replace(';Estado', '')}\n${line()}`, 'Falta a coluna obrigatória Estado.'],
    ['a;b;c\n1;2;3', 'Não encontramos os títulos das colunas.'],
    [`${TITLES};telefone\n${line()};1`, 'A planilha tem mais de uma coluna com o título Telefone. Deixe só uma.'],
    [`Clientes da loja;;\n${TITLES}`, 'A planilha só tem a linha de títulos.'],
  ])('the titles %j are refused: %s', async (text, message) => {
    await expect(clients(text)).rejects.toThrow(message)
  })

  it('lines above the titles and the sum below the data are left out, and told', async () => {
    const { toCreate, leftOut } = await products(
      'Relatório de produtos;;\r\nEmitido em 01/11/2026;;\r\n;;\r\nNome;Preço;Unidade\r\nVela;12,50;un\r\nTotal;12,50;\r\n',
    )
    expect(toCreate.map(({ line, cells }) => [line, ...cells])).toEqual([[5, 'Vela', '12,50', 'un']])
    expect(leftOut).toEqual([
      'O que está acima dos títulos não será usado (linhas 1, 2).',
      'A soma ou nota no fim da planilha não será importada (linha 6).',
    ])
  })
  it.each([
    [['Subtotal;12,50;', 'Total geral;12,50;'], 2],
    [['TOTAL R$;12,50'], 1],
    [['Soma;12,50'], 1],
    [['Totais;12,50'], 1],
    [['Total de produtos: 1'], 1],
    [['Total;12,50', 'Gerado em 12/05/2026 10:30'], 2],
    [['Total: R$ 12,50;;'], 1],
    [[';Total;12,50'], 1],
    [['Total geral:;;', 'Emitido por Ana;;', 'Página 1 de 1;;'], 3],
    [['Quantidade de itens: 1'], 1],
    [['Sub-total;12,50', 'SOMA TOTAL;12,50', 'Impresso em 12/05/2026'], 3],
    [['Valor total;12,50'], 1],
    [['1 registro'], 1],
  ])('sums and notes at the end are no records: %j', async (last, number) => {
    const { toCreate, refused, leftOut } = await products(['Nome;Preço;Unidade', 'Vela;12,50;un', ...last].join('\n'))
    expect(toCreate.map(({ body }) => body.name)).toEqual(['Vela'])
    expect(refused).toEqual([])
    expect(leftOut).toEqual([
      number === 1
        ? 'A soma ou nota no fim da planilha não será importada (linha 3).'
        : `As somas ou notas no fim da planilha não serão importadas (linhas ${last.map((_, index) => index + 3).join(', ')}).`,
    ])
  })

  it('a product whose name begins like a sum stays', async () => {
    const { toCreate, leftOut } = await products(
      'Nome;Preço;Unidade\nTotal flex;12,50;un\nSubtotal;2;un\nVela;1;un\nTotal flex grande;12,50;un\nSomar e brincar;3;\nTotal mix;4;',
    )
    expect(toCreate.map(({ body }) => body.name)).toEqual([
      'Total flex',
      'Subtotal',
      'Vela',
      'Total flex grande',
      'Somar e brincar',
      'Total mix',
    ])
    expect(leftOut).toEqual([])
  })

  it('only records count towards the most that are read', async () => {
    const lines = (number: number) => Array.from({ length: number }, (_, index) => `Vela ${index};1`).join('\n')
    const { toCreate } = await products(`Relatório\nEmitido hoje\nNome;Preço\n${lines(5_000)}\nSubtotal;1\nTotal;5000`)
    expect(toCreate).toHaveLength(5_000)
    const tooMany = 'A planilha tem linhas demais. Divida em partes de até 5.000 linhas.'
    await expect(products(`Nome;Preço\n${lines(5_001)}`)).rejects.toThrow(tooMany)
    await expect(products(`Nome;Preço\n${lines(9_000)}`)).rejects.toThrow(tooMany)
  })
})

describe('phones', () => {
  const plan = (phones: string[]) =>
    clients([TITLES, ...phones.map((phone, index) => line({ phone, name: `Ana ${index}` }))].join('\n'))

  it('the preview shows the number that will be stored, and says what of a cell is left out', async () => {
    const { columns, toCreate, noted, refused } = await plan([
      '11988880001 / 1133330001',
      '(11) 3333-4444 ramal 21',
      '+1 (305) 555-0199',
      '0xx15 11 98888-0004',
      '+55 11 98888-0005 ::: +55 11 3333-0005',
      '(11) 98888-0006 mãe 2x',
      '"11988880007;1133330007"',
      '98888-0001',
    ])
    expect(toCreate.map(({ cells }) => cells[columns.indexOf('Telefone')])).toEqual([
      '(11) 98888-0001',
      '(11) 3333-4444',
      '1 (305) 555-0199',
      '(11) 98888-0004',
      '(11) 98888-0005',
      '(11) 98888-0006',
      '(11) 98888-0007',
    ])
    expect(toCreate.map(({ body }) => body.client.phone)).toEqual(
      toCreate.map(({ cells }) => cells[columns.indexOf('Telefone')]),
    )
    expect(noted.map(({ line }) => line)).toEqual([2, 3, 4, 6, 7, 8])
    expect(noted[0]?.problems).toEqual(['Telefone: só o primeiro número será guardado, (11) 98888-0001'])
    expect(noted[2]?.problems).toEqual([
      'Telefone: parece ser de outro país, e a conversa no WhatsApp só abre números do Brasil',
    ])
    expect(refused).toEqual([
      { line: 9, problems: ['Telefone: O telefone é obrigatório e deve ter pelo menos 10 dígitos'] },
    ])
  })

  it('the same people are known however their names and numbers are written', async () => {
    const existing = [
      ["Joana D'Ávila", '(11) 98888-1234'],
      ['Ana Lima', '(11) 97777-1234'],
      ['Maria Duas', '(31) 95555-1234'],
      ['Com Zero', '011 93333-1234'],
    ].map(([name, phone], index) => ({ ...aClient, id: index + 1, name: name!, phone: phone! }))
    const people = [
      ['Joana D’Ávila', '(11) 98888-1234'],
      ['Ana\u00a0Lima', '11977771234'],
      ['Maria Duas', '+55 31 95555-1234'],
      ['Com Zero', '11 93333-1234'],
      ['maria  duas', '(31) 95555-1234'],
      ['JOANA DAVILA', '5511988881234'],
    ]
    const { known, toCreate } = await clients(
      [TITLES, ...people.map(([name, phone]) => line({ name: name!, phone: phone! }))].join('\n'),
      existing,
    )
    expect({ known, toCreate }).toEqual({ known: [2, 3, 4, 5, 6, 7], toCreate: [] })
  })

  it('a column of WhatsApp numbers is the phone', async () => {
    const { toCreate } = await clients(
      `${TITLES.replace('Telefone;', '')}\n${line({ yes: '11 98888-0001' }).replace('(11) 98888-0001;', '')}`,
    )
    expect(toCreate[0]?.body.client).toMatchObject({ phone: '11 98888-0001', isWhatsapp: true })
  })
})

it.each([
  ['with its formulas computed', "'-Bia;11988881234;01310100;007;1e5"],
  ['as it was', '"\'-Bia";"=""11988881234""";"=""01310100""";"=""007""";"=""1e5"""'],
  ['with commas', "'-Bia,11988881234,01310100,007,1e5"],
])('an export that a spreadsheet saved again, %s, is read back', async (_, saved) => {
  const stored = {
    ...aClient,
    name: '-Bia',
    phone: '11988881234',
    address: { ...aClient.address, cep: '01310100', number: '007', complement: '1e5' },
  }
  const delimiter = saved.includes(',') ? ',' : ';'
  const titles = [
    'Nome',
    'Telefone',
    'CEP',
    'Número',
    'Complemento',
    'Data de nascimento',
    'Rua',
    'Bairro',
    'Cidade',
    'Estado',
  ].join(delimiter)
  const others = ['23/04/1985', 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP'].join(delimiter)
  expect((await clients(`${titles}\n${saved}${delimiter}${others}`, [stored])).known).toEqual([2])
  expect((await clients(`${titles}\n${saved}${delimiter}${others}`)).toCreate[0]?.body).toMatchObject({
    client: { name: '-Bia', phone: '11988881234', birthDate: '1985-04-23' },
    address: { cep: '01310100', number: '007', complement: '1e5' },
  })
})

describe('cells', () => {
  const each = (column: 'date' | 'cep' | 'state', texts: string[]) =>
    texts.map((text, index) => line({ [column]: text, name: `Ana ${index}` }))

  it('dates are read as people and spreadsheets write them, and years of two digits are refused', async () => {
    const right = [
      '1985-04-23',
      '23/abr/1985',
      '31160',
      '23.4.1985',
      '23-04-1985',
      '23 / 04 / 1985',
      '1985-04-23T00:00:00.000Z',
      '23 de abril de 1985',
      '="23/04/1985"',
      '23/04/1985 10:30',
    ]
    expect(await stored('Data de nascimento', each('date', right))).toEqual(right.map(() => '23/04/1985'))
    expect(
      await stored(
        'Data de nascimento',
        each('date', ['23/04/85', '04/23/1985', '29/02/2023', '23/04/1085', '23/xyz/1985', '', '99999']),
      ),
    ).toEqual(Array(7).fill(undefined))
  })

  it('a CEP may have dots, blanks and words, and lack the zero that a spreadsheet dropped', async () => {
    const right = [
      '01.310-100',
      '01310 100',
      '1310-100',
      '01310100.0',
      '1310100',
      'CEP 01310-100',
      '01310\u2011100',
      '01310-100.',
    ]
    expect(await stored('CEP', each('cep', right))).toEqual(right.map(() => '01310-100'))
    expect(await stored('CEP', each('cep', ['1,31E+06', '131010', '013101000', 'sem CEP', '']))).toEqual(
      Array(5).fill(undefined),
    )
  })

  it('a state may be written in full', async () => {
    expect(
      await stored(
        'Estado',
        each('state', ['sp', 'São Paulo', 'S.P.', 'SP - São Paulo', 'Sp ', 'SAO PAULO', 'São Paulo (SP)', 'Santos/SP']),
      ),
    ).toEqual(Array(8).fill('SP'))
    expect(await stored('Estado', each('state', ['pará', 'PARANÁ', 'Mato Grosso do Sul', 'xx', 'Lisboa', '']))).toEqual(
      ['PA', 'PR', 'MS', 'XX', undefined, undefined],
    )
  })

  it('prices are read with their currency, and what could be two numbers is refused', async () => {
    const price = async (text: string) => (await products(`Nome;Preço\nVela;${text}`)).toCreate[0]?.cells[1] ?? null
    const right = {
      ' R$ 89,90 ': '89,90',
      'R$ -   ': '0,00',
      'R$\u00a01.234,56': '1.234,56',
      '1\u202f234,56': '1.234,56',
      '="12,50"': '12,50',
      '89,90 R$': '89,90',
      '89,90 reais': '89,90',
      'BRL 89,90': '89,90',
      '1.500': '1.500,00',
      R$89: '89,00',
      '12,-': '12,00',
      '1,234.56': '1.234,56',
      '1,234,567.80': '1.234.567,80',
      '10,00 cada': '10,00',
      'R$: 10,00': '10,00',
      'R$ 10,00/un': '10,00',
      'R$10,00 a unidade': '10,00',
    }
    for (const [text, amount] of Object.entries(right)) expect([text, await price(text)]).toEqual([text, amount])
    for (const text of [
      '−5,00',
      '10,00-',
      '1,234',
      '#VALOR!',
      '1e3',
      '',
      '10 ou 12',
      '1,23.56',
      '12 34',
      'cada',
      '10,00 a 12,00',
    ])
      expect([text, await price(text)]).toEqual([text, null])
  })

  it.each([
    ['un', ['Un.', 'und', 'UND.', 'Unidades', 'unid', 'UN', '']],
    ['kg', ['Quilo', 'quilos', 'Kilo', 'KGS', 'kg.', 'Quilogramas']],
    ['m', ['mts', 'metros', 'mt', 'Metro']],
    ['pç', ['pc', 'pçs', 'Pcs.', 'peças', 'Peça']],
    ['g', ['gramas', 'gr']],
    ['cx', ['caixas', 'Cx.']],
    ['l', ['litros', 'lt']],
    ['ml', ['mls', 'mililitros']],
    ['cm', ['cms', 'centimetros']],
    ['kit', ['kits', 'Kit']],
  ])('the unit %s may be written in other ways', async (unit, texts) => {
    const { toCreate } = await products(
      ['Nome;Preço;Unidade', ...texts.map((text, index) => `Vela ${index};1;${text}`)].join('\n'),
    )
    expect(toCreate.map(({ cells }) => cells[2])).toEqual(texts.map(() => unit))
  })

  it('the preview shows texts as they will be stored', async () => {
    const { toCreate } = await products('Nome;Preço;Unidade;Descrição\n"Vela\u200b  de\ncera";5;Metro;"a\r\nb"')
    expect(toCreate[0]?.cells).toEqual(['Vela de cera', '5,00', 'm', 'a\nb'])
  })
})

describe('letters', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

  it.each([
    ['of Windows', bytes('Nome;Pre', [0xe7], 'o\nP', [0xe3], 'o;1'), 'Windows (ANSI)'],
    ['of an old Mac', bytes('Nome;Pre', [0x8d], 'o\nP', [0x8b], 'o;1'), 'Macintosh'],
    ['of DOS', bytes('Nome;Pre', [0x87], 'o\nP', [0xc6], 'o;1'), 'DOS (página de código 850)'],
    [
      'in UTF-16 without a mark',
      Uint8Array.from([...'Nome;Preço\nPão;1'].flatMap((letter) => [letter.charCodeAt(0), 0])),
      'UTF-16',
    ],
  ])('a file %s is read, and told as such', async (_, content, name) => {
    const { toCreate, warnings } = await products(content)
    expect(toCreate[0]?.body.name).toBe('Pão')
    expect(warnings).toEqual([
      `O arquivo não está em UTF-8: foi lido como ${name}. Confira se os acentos estão certos.`,
    ])
  })

  it('an odd byte and accents that an earlier program garbled are told with their lines', async () => {
    const { toCreate, warnings } = await products(bytes('Nome;Preço\nPão;1\nMa', [0xe7], 'ã;2\nPÃ£o de mel;3\nMAÇÃ;4'))
    expect(toCreate.map(({ body }) => body.name)).toEqual(['Pão', 'Ma\uFFFDã', 'PÃ£o de mel', 'MAÇÃ'])
    expect(warnings).toEqual([
      'Há letras que não puderam ser lidas e aparecem como \uFFFD (linha 3). Corrija-as na planilha antes de importar.',
      'Há acentos trocados, como em “PÃ£o” no lugar de “Pão” (linha 4). Corrija-os na planilha antes de importar.',
    ])
  })

  it.each([
    'VOVÃ”',
    'AVÃ“',
    'VOCÃŠ',
    'ÃšNICA',
    'Ã€ VISTA',
    'Ã‚NGELA',
    'AMANHÃƒ',
    'Ã\u00A0 vista',
    'â€œVelaâ€\u009D',
    'Kit â€“ azul',
    'Dâ€™Ávila',
    'R$Â 5',
    'R$Â\u00A05',
    'NÂº 5',
    'MaÃ§Ã£',
    'SÃ‰RIE',
    'CRIANÃ‡A',
    'Ã\u008Dris',
    'LuÃ\u00ADs',
    'P√£o',
    'ma√ß√£',
    'cora√ß√µes',
    'caf√©',
    'Â½ kg',
  ])('%j is told as garbled', async (name) => {
    expect((await products(`Nome;Preço\nVela;1\n${name};2`)).warnings).toEqual([
      'Há acentos trocados, como em “PÃ£o” no lugar de “Pão” (linha 3). Corrija-os na planilha antes de importar.',
    ])
  })

  it.each([
    'MAÇÃ',
    'MAÇÃ – azul',
    'IRMÃ “Ana”',
    'CORAÇÃO',
    'ÂNGELA',
    'Â',
    'IRMÃ-GÊMEA',
    'Pêra â mesa',
    '√4',
    'R$ 5 €',
    'LÃ',
    'LÃ “merino”',
  ])('%j is not', async (name) => {
    expect((await products(`Nome;Preço\n${name};2`)).warnings).toEqual([])
  })

  it.each([
    ['.xlsx', [0x50, 0x4b, 3, 4]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ])('a file %s is told as one, and how to save it', async (_, start) => {
    await expect(products(bytes(start, 'x'))).rejects.toThrow(
      /^Este arquivo ainda é uma planilha do Excel ou de outro programa, não um CSV\. Abra-o, escolha Salvar como/,
    )
  })
})
