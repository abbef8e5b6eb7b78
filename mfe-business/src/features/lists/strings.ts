export const strings = {
  clientsFailed: 'Erro ao buscar clientes',
  productsFailed: 'Erro ao carregar produtos',
  quotesFailed: 'Erro ao carregar orçamentos',
}
