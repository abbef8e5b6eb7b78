/** Texts of the chart, which is loaded on demand. */
export const strings = {
  income: 'Entradas',
  and: 'e',
  expense: 'saídas',
  per: { day: 'por dia', month: 'por mês', year: 'por ano' },
  summary: (income: string, expense: string) =>
    `Gráfico de barras. No total, ${income} de entradas e ${expense} de saídas.`,
  bucket: (name: string, income: string, expense: string) => `${name}: entradas ${income}, saídas ${expense}`,
  most: (amount: string) => `Maior valor: ${amount}`,
  values: 'Valores do gráfico',
  nothing: 'sem movimento',
  when: 'Quando',
  empty: 'Sem movimento neste período.',
}
