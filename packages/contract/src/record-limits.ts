/** Kinds of records with a limit per account, as users call them. */
const kinds = {
  client: { many: 'clientes', advice: 'Exclua os que não usa mais para cadastrar outros.' },
  product: { many: 'produtos', advice: 'Exclua os que não usa mais para cadastrar outros.' },
  quote: { many: 'orçamentos', advice: 'Exclua os mais antigos para criar outros.' },
  transaction: { many: 'transações', advice: 'Exclua as mais antigas para registrar outras.' },
} as const
export type RecordKind = keyof typeof kinds

/** The message for users when the account has as many records of a kind as it may. */
export function limitMessage(kind: RecordKind, max: number): string {
  const { many, advice } = kinds[kind]
  return `Sua conta chegou ao limite de ${max.toLocaleString('pt-BR')} ${many}. ${advice}`
}
