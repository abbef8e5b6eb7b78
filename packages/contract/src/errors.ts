import * as z from '@atelie/contract/schema'

/** Every error code, with its HTTP status and what users read when there is no more specific message. */
export const errorCatalogue = {
  validation: { status: 400, message: 'Verifique os dados informados.' },
  malformed: { status: 400, message: 'Não conseguimos ler o que foi enviado.' },
  unauthenticated: { status: 401, message: 'Entre na sua conta para continuar.' },
  bad_credentials: { status: 401, message: 'Email ou senha inválidos.' },
  cross_site: { status: 403, message: 'Pedido recusado: veio de outro site.' },
  not_found: { status: 404, message: 'Não encontrado.' },
  timeout: { status: 408, message: 'O envio demorou demais. Verifique sua conexão e tente novamente.' },
  conflict: { status: 409, message: 'Este item já existe ou foi alterado.' },
  in_use: { status: 409, message: 'Este item está em uso.' },
  limit_reached: { status: 409, message: 'Sua conta chegou ao limite de itens guardados.' },
  idempotency_conflict: { status: 409, message: 'Estes dados já foram enviados de outra forma. Recarregue a página.' },
  stale: {
    status: 412,
    message: 'Este item foi alterado em outro aparelho ou aba. Recarregue a página e tente novamente.',
  },
  too_large: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  unsupported_media_type: { status: 415, message: 'O conteúdo precisa ser enviado como JSON.' },
  too_many_requests: { status: 429, message: 'Muitos pedidos em pouco tempo. Espere um instante e tente de novo.' },
  internal: { status: 500, message: 'Ocorreu um erro inesperado. Tente novamente.' },
  bad_gateway: { status: 502, message: 'Um serviço externo não respondeu. Tente novamente em instantes.' },
  unavailable: { status: 503, message: 'Serviço temporariamente indisponível. Tente novamente em instantes.' },
} as const

export type ErrorCode = keyof typeof errorCatalogue
const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

/** The body of every error response. */
export const problemBody = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  isUsedInQuotes: z.optional(z.boolean()),
  requestId: z.optional(z.string()),
})
export type ProblemBody = z.output<typeof problemBody>
