/** Valid bodies; a test changes the one field it is about. */

export const exampleClient = (client: object = {}, address: object = {}) => ({
  client: {
    name: 'Ana Beatriz Nogueira',
    birthDate: '1990-05-01',
    phone: '(11) 98765-4321',
    isWhatsapp: true,
    ...client,
  },
  address: {
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: 'Apto 12',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    ...address,
  },
})

export const exampleProduct = (product: object = {}) => ({
  name: 'Caneca pintada à mão',
  price: 89.9,
  unit: 'un',
  ...product,
})

export const exampleQuote = (quote: object = {}, items: object[] = [{}]) => ({
  quote: {
    clientId: 1,
    validUntil: null,
    notes: null,
    paymentTerms: null,
    deliveryDate: null,
    total: 0,
    status: 'draft',
    ...quote,
  },
  items: items.map((item) => ({ productId: 1, quantity: '1', unitPrice: '89.90', discount: '0', ...item })),
})

/** The state of a quote that nothing has happened to. */
export const unsentQuote = {
  sentAt: null,
  openedAt: null,
  hasNewAnswer: false,
  linkExpiresAt: null,
  accepted: null,
  rejected: null,
  events: [],
}

export const exampleTransaction = (transaction: object = {}) => ({
  date: '2026-11-21',
  type: 'income',
  description: 'Caneca vendida na feira',
  amount: '89.90',
  categoryId: 5,
  notes: null,
  paymentMethod: 'money',
  ...transaction,
})

/** One red pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

export const exampleCompany = (company: object = {}) => ({
  name: 'Ateliê da Ana',
  address: 'Rua das Flores, 10',
  cnpj: '11.222.333/0001-81',
  email: 'contato@ateliedaana.com.br',
  paymentTerms: 'Metade na encomenda, metade na entrega',
  phone: '(11) 4002-8922',
  logoUrl: LOGO,
  ...company,
})

export const examplePix = (pix: object = {}) => ({
  kind: 'random' as const,
  key: '123e4567-e12b-12d1-a456-426655440000',
  holder: 'Ana Souza',
  city: 'São Paulo',
  depositPercent: 50,
  showOnPdf: true,
  useQuoteNumber: false,
  ...pix,
})

export const exampleCaption = (caption: object = {}) => ({
  topic: 'Bolsa de crochê',
  style: 'professional',
  size: 'medium',
  intent: 'sale',
  callToAction: 'direct',
  includeHashtags: true,
  maxHashtags: 5,
  includeEmojis: true,
  ...caption,
})

export const exampleIdeas = (request: object = {}) => ({
  craftType: 'Crochê',
  contentPurpose: 'dica',
  specificIdea: 'cesto organizador',
  ...request,
})
