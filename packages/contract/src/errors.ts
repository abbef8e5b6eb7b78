import * as z from '@atelie/contract/schema'

/** Every error code, with its HTTP status and what users read when there is no more specific message. */
export const errorCatalogue = {
  validation: { status: 400, message: 'Verifique os dados informados.' },
  malformed: { status: 400, message: 'A requisição não pôde ser lida.' },
  unauthenticated: { status: 401, message: 'Entre na sua conta para continuar.' },
  bad_credentials: { status: 401, message: 'Email ou senha inválidos.' },
  cross_site: { status: 403, message: 'Requisição de outra origem recusada.' },
  not_found: { status: 404, message: 'Não encontrado.' },
  timeout: { status: 408, message: 'O envio demorou demais. Verifique sua conexão e tente novamente.' },
  conflict: { status: 409, message: 'O registro já existe ou foi alterado.' },
  in_use: { status: 409, message: 'O registro está em uso.' },
  limit_reached: { status: 409, message: 'Sua conta chegou ao limite de registros.' },
  idempotency_conflict: { status: 409, message: 'Esta operação já foi enviada com outros dados.' },
  stale: { status: 412, message: 'Este registro foi alterado em outro lugar. Recarregue a página e tente novamente.' },
  too_large: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  unsupported_media_type: { status: 415, message: 'O conteúdo precisa ser enviado como JSON.' },
  too_many_requests: { status: 429, message: 'Muitas requisições em pouco tempo. Tente novamente em instantes.' },
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
