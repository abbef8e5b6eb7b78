// @ts-check
import { readFileSync } from 'node:fs'

/** The books of a small craft business in Brazil. Everything is derived from these lists, so that each run has the same records. */

export const person = {
  fullName: 'Marina Duarte',
  username: 'marina.duarte',
  email: 'demo@atelie.local',
  password: 'atelie-demo',
}

const NAMES = [
  'Ana Beatriz Carvalho',
  'Bruna Teixeira Lopes',
  'Camila Rocha Martins',
  'Daniela Freitas Souza',
  'Eduarda Nogueira Pinto',
  'Fernanda Alves Ribeiro',
  'Gabriela Monteiro Dias',
  'Helena Castro Barbosa',
  'Isabela Moura Campos',
  'Juliana Pires Azevedo',
  'Karina Lima Fonseca',
  'Larissa Gomes Batista',
  'Mônica Araújo Vieira',
  'Natália Cunha Moreira',
  'Olívia Ramos Cardoso',
  'Patrícia Melo Antunes',
  'Renata Farias Coelho',
  'Simone Duarte Peixoto',
  'Tatiane Reis Guimarães',
  'Vanessa Borges Tavares',
  'André Luiz Sampaio',
  'Carlos Eduardo Prado',
  'Diego Henrique Matos',
  'Felipe Augusto Leal',
  'João Pedro Siqueira',
  'Lucas Gabriel Amaral',
  'Marcelo Torres Brandão',
  'Paulo Roberto Xavier',
  'Rafael Bastos Queiroz',
  'Thiago Neves Macedo',
]

const PLACES = [
  {
    cep: '01310-100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    areaCode: '11',
  },
  {
    cep: '22070-011',
    street: 'Avenida Nossa Senhora de Copacabana',
    neighborhood: 'Copacabana',
    city: 'Rio de Janeiro',
    state: 'RJ',
    areaCode: '21',
  },
  {
    cep: '30140-071',
    street: 'Rua da Bahia',
    neighborhood: 'Lourdes',
    city: 'Belo Horizonte',
    state: 'MG',
    areaCode: '31',
  },
  {
    cep: '80020-310',
    street: 'Rua XV de Novembro',
    neighborhood: 'Centro',
    city: 'Curitiba',
    state: 'PR',
    areaCode: '41',
  },
  {
    cep: '90020-004',
    street: 'Rua dos Andradas',
    neighborhood: 'Centro Histórico',
    city: 'Porto Alegre',
    state: 'RS',
    areaCode: '51',
  },
  { cep: '50030-230', street: 'Rua da Aurora', neighborhood: 'Boa Vista', city: 'Recife', state: 'PE', areaCode: '81' },
]

export const clients = NAMES.map((name, index) => {
  const { areaCode, ...place } = at(PLACES, index)
  return {
    client: {
      name,
      motherName: index % 3 === 0 ? `Maria ${name.split(' ').at(-1)}` : null,
      fatherName: null,
      birthDate: `${1962 + index}-${twoDigits(((index * 5) % 12) + 1)}-${twoDigits(((index * 7) % 28) + 1)}`,
      phone: `(${areaCode}) 9${8100 + index * 17}-${2030 + index * 31}`,
      isWhatsapp: index % 4 !== 3,
    },
    address: { ...place, number: String(40 + index * 23), complement: index % 5 === 0 ? `Apto ${101 + index}` : null },
  }
})

export const company = {
  name: 'Flor de Papel Ateliê',
  address: 'Rua das Acácias, 128, Vila Mariana, São Paulo/SP',
  cnpj: '11.222.333/0001-81',
  phone: '(11) 94002-8922',
  email: 'contato@flordepapel.example',
  paymentTerms: 'Sinal de 50% na aprovação, restante na entrega',
  logoUrl: `data:image/png;base64,${readFileSync(new URL('logo.png', import.meta.url), 'base64')}`,
}

/** A made-up key: a payment to it goes nowhere. */
export const pix = {
  kind: 'random',
  key: '123e4567-e12b-12d1-a456-426655440000',
  holder: 'Marina Duarte',
  city: 'São Paulo',
  depositPercent: 50,
  useQuoteNumber: false,
  showOnPdf: true,
}

/** @type {readonly [name: string, description: string, price: number, unit: string][]} */
const CATALOGUE = [
  ['Caneca personalizada', 'Cerâmica 325 ml com nome e ilustração', 42.9, 'un'],
  ['Topo de bolo em papel', 'Camadas em papel 240 g com nome e idade', 38, 'un'],
  ['Lembrancinha de maternidade', 'Sachê perfumado com tag do bebê', 6.5, 'un'],
  ['Caixa milk personalizada', 'Papel fotográfico fosco, já montada', 4.2, 'pç'],
  ['Kit festa 30 peças', 'Caixinhas, tubetes e tags do mesmo tema', 189.9, 'kit'],
  ['Amigurumi coelho', 'Fio de algodão, 25 cm', 95, 'un'],
  ['Manta de crochê para bebê', 'Fio antialérgico, 80 × 90 cm', 210, 'un'],
  ['Toalha bordada', 'Toalha de rosto com nome bordado', 49.9, 'un'],
  ['Caderno artesanal A5', 'Capa dura em tecido, 100 folhas', 64, 'un'],
  ['Vela aromática', 'Cera de coco, 180 g, essência de lavanda', 36.5, 'un'],
  ['Sabonete artesanal', 'Barra de 90 g em óleo de oliva', 14.9, 'un'],
  ['Laço de cabelo', 'Gorgurão com bico de pato', 9.9, 'pç'],
  ['Fita de cetim estampada', 'Largura de 22 mm com a marca da cliente', 3.75, 'm'],
  ['Adesivo redondo', 'Folha com 24 adesivos de 4 cm em vinil', 18, 'cx'],
  ['Convite digital animado', 'Vídeo de 15 segundos em alta definição', 55, 'un'],
  ['Painel de festa em tecido', 'Sublimado, 1,50 m de diâmetro', 159, 'un'],
  ['Bolsa de palha com pompom', 'Palha de buriti com alça de couro', 128, 'un'],
  ['Macramê de parede', 'Barbante cru, 50 × 80 cm', 145, 'un'],
  ['Pão de mel decorado', 'Embalado um a um com tag', 7.8, 'un'],
  ['Essência para aromatizador', 'Flor de algodão, frasco âmbar', 0.35, 'ml'],
]

export const products = CATALOGUE.map(([name, description, price, unit]) => ({ name, description, price, unit }))

const OCCASIONS = [
  'aniversário de 1 ano',
  'chá de bebê',
  'casamento',
  'formatura',
  'batizado',
  'festa de 15 anos',
  'Dia das Mães',
  'brinde de empresa',
]
const STATUSES = ['draft', 'sent', 'accepted', 'rejected']
const QUOTES = 40

/**
 * Quotes refer to their client and products by position in the lists above. Each quote is identified by its notes.
 */
export const quotes = Array.from({ length: QUOTES }, (_, index) => ({
  client: (index * 7) % NAMES.length,
  notes: `Pedido ${index + 1}: ${at(OCCASIONS, index)}. As artes são aprovadas pela cliente antes da produção.`,
  status: at(STATUSES, index),
  validInDays: index % 5 === 4 ? null : 10 + (index % 4) * 5,
  deliveryInDays: 30 + (index % 6) * 5,
  items: Array.from({ length: 1 + (index % 4) }, (_, line) => ({
    product: (index * 3 + line * 5) % CATALOGUE.length,
    quantity: 1 + ((index + line * 4) % 12) * (line === 0 ? 5 : 1),
    discount: (index + line) % 4 === 0 ? 10 : 0,
  })),
}))

/** Expenses and income of a month, besides the pieces sold. */
const EXPENSES = /** @type {const} */ ([
  ['Papel, tecido e linhas', 7, 18_450],
  ['Caixas e fitas', 8, 7_290],
  ['Correios', 10, 4_380],
  ['Internet e luz', 12, 21_900],
  ['Anúncio na rede social', 11, 6_000],
])
const MONTHS = 12
const SALES_A_MONTH = 8

/**
 * A year of the cash ledger, the oldest first. Each entry is identified by its description; the days count back from the
 * day on which they are added.
 */
export const transactions = Array.from({ length: MONTHS }, (_, month) => [
  ...Array.from({ length: SALES_A_MONTH }, (_, index) =>
    sale(month * SALES_A_MONTH + index + 1, daysAgo(month, index * 4 + 2)),
  ),
  {
    daysAgo: daysAgo(month, 12),
    type: 'income',
    categoryId: 2,
    description: `Feira de artesanato, ${month + 1}ª edição`,
    cents: 32_000 + month * 1_750,
    notes: null,
  },
  ...EXPENSES.map(([name, categoryId, cents], index) => ({
    daysAgo: daysAgo(month, index * 5 + 2),
    type: 'expense',
    categoryId,
    description: `${name}, nota ${month + 1}/${index + 1}`,
    cents: cents + ((month * 7 + index * 3) % 10) * 310,
    notes: null,
  })),
]).flat()

/**
 * @param {number} number
 * @param {number} daysAgo
 */
function sale(number, daysAgo) {
  const [name, , price] = at(CATALOGUE, number * 3)
  const pieces = 1 + (number % 6)
  return {
    daysAgo,
    type: 'income',
    categoryId: number % 4 === 0 ? 1 : 5,
    description: `Venda ${number}: ${name}`,
    cents: Math.round(price * 100) * pieces,
    notes: pieces > 4 ? `${pieces} peças, retirada no ateliê.` : null,
  }
}

/**
 * @param {number} month 0 is the oldest, the last one ends today
 * @param {number} day of the month
 */
function daysAgo(month, day) {
  return (MONTHS - month) * 30 - day
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 * @returns {T}
 */
function at(list, index) {
  return /** @type {T} */ (list[index % list.length])
}

/** @param {number} value */
function twoDigits(value) {
  return String(value).padStart(2, '0')
}
