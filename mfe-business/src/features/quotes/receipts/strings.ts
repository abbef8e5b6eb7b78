export const strings = {
  title: 'Recebimentos',
  received: 'Recebido',
  open: 'Em aberto',
  beyond: 'Recebido a mais',
  failed: 'Não foi possível carregar os recebimentos.',
  record: 'Registrar recebimento',
  parts: 'Quanto foi recebido',
  all: 'Tudo o que falta',
  half: 'Metade do total',
  /** The part that the company asks for on its quotes. */
  deposit: (percent: number) => `Sinal (${percent}%)`,
  described: (id: number, client: string) => (client ? `Orçamento ${id} – ${client}` : `Orçamento ${id}`),
  showInCash: (amount: string, date: string) => `Ver no caixa: ${amount} em ${date}`,
  /** Above the spec's question before a quote is deleted. */
  kept: (amount: string) =>
    `Foram recebidos ${amount} por este orçamento. As entradas continuam no controle de caixa, sem ligação com ele.`,
}
