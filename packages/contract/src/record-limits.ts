/** What an account may have only so many of, as users call it. */
const kinds = {
  client: { many: 'clientes', advice: 'Exclua os que não usa mais para cadastrar outros.' },
  product: { many: 'produtos', advice: 'Exclua os que não usa mais para cadastrar outros.' },
  quote: { many: 'orçamentos', advice: 'Exclua os mais antigos para criar outros.' },
  transaction: { many: 'transações', advice: 'Exclua as mais antigas para registrar outras.' },
} as const
export type RecordKind = keyof typeof kinds

/** What a user reads when the account has no room for another one. */
export function limitMessage(kind: RecordKind, max: number): string {
  const { many, advice } = kinds[kind]
  return `Sua conta chegou ao limite de ${max.toLocaleString('pt-BR')} ${many}. ${advice}`
}
