import { replaceParams, type Endpoint } from './endpoint.ts'
import { errorCatalogue, problemBody } from './errors.ts'
import { another } from './generators.ts'
import { registry } from './registry.ts'
import { summaries } from './summaries.ts'
import { z } from './zod.ts'

type JsonSchema = Record<string, unknown>

/** Descriptions of fields whose names do not say it all. */
const descriptions = z.registry<{ description: string }>().add(another, {
  description:
    'true asks for a result that differs from the last one: an answer of the model that is kept for a few seconds is then not given again. The built-in writer varies its texts without it. A screen sends it once it has shown a result.',
})

/** Requests are described as sent; the parsed form (cents, thousandths) is internal. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: descriptions })
  return rest
}

const content = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** The public calls as an OpenAPI 3.1 document, made from the descriptions that server and screens use. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { service, endpoint } of registry) {
    if (endpoint.access === 'service') continue
    const path = replaceParams(endpoint.path, (name) => `{${name}}`)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(service, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ateliê',
      version: '1',
      description:
        'The public calls. A session is a cookie, which POST /api/login sets; without one the answer is 401.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'atelie_session' } },
    },
  }
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^("\\d+"|\\d+)$' },
  description:
    'A versão lida; se o registro mudou desde então e não tem já os valores enviados, a resposta é 412. Sem ela, vale a última gravação.',
}

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'O ETag da última resposta; se nada mudou desde então, a resposta é 304, sem corpo.',
}

function operation(service: string, endpoint: Endpoint) {
  const { access, body, status, ifMatch, etag } = endpoint
  const summary = summaries.get(endpoint)
  return {
    summary,
    tags: [service],
    security: access === 'account' ? [{ session: [] }] : [],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(ifMatch ? [IF_MATCH] : []),
      ...(etag ? [IF_NONE_MATCH] : []),
    ],
    ...(body ? { requestBody: { required: true, content: content(schemaOf(body, 'input')) } } : {}),
    responses: {
      [status]: { description: summary, ...successContent(endpoint) },
      ...(etag ? { 304: { description: 'Unchanged' } } : {}),
      default: {
        description: `Error: ${Object.keys(errorCatalogue).join(', ')}`,
        content: content({ $ref: '#/components/schemas/Problem' }),
      },
    },
  }
}

function successContent({ response, produces }: Endpoint) {
  if (produces) return { content: { [produces]: { schema: { type: 'string', format: 'binary' } } } }
  return response ? { content: content(schemaOf(response, 'output')) } : {}
}

function parameters(place: 'path' | 'query', schema: z.core.$ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
