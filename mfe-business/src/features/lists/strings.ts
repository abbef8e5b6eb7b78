export const strings = {
  clientsFailed: 'Erro ao buscar clientes',
  productsFailed: 'Erro ao carregar produtos',
}
