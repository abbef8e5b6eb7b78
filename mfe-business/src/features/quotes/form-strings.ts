/** The texts of the form that its page does not need. */
export const formStrings = {
  fields: {
    paymentTerms: 'Condições de pagamento',
    deliveryDate: 'Data de entrega',
  },
  newClient: (name: string) => (/\p{L}/u.test(name) ? `+ Cadastrar “${name}”` : '+ Cadastrar cliente'),
  newProduct: () => '+ Cadastrar produto',
  days: (count: number) => `${count} dias`,
  steps: { less: 'Menos um', more: 'Mais um' },
  discount: 'Desconto',
  currentPrice: (price: string) => `Preço atual: ${price}`,
  usePrice: 'Usar',
  calculated: 'calculado automaticamente',
}
