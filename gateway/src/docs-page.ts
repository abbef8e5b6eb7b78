import type { openApiDocument } from '@atelie/contract/openapi'
import { errorCatalogue } from '@atelie/contract/errors'
import { escapeHtml } from '@atelie/service-kit/html'

type Document = ReturnType<typeof openApiDocument>

interface Schema {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

interface Operation {
  summary: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: Schema; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Field {
  name: string
  type: string
  required: boolean
  description: string | undefined
}

/** The document as one page that can be printed and searched, without scripts. */
export function docsPage({ info, paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(method.toUpperCase(), path, operation as Operation)),
  )
  const errors = Object.entries(errorCatalogue).map(([code, { status, message }]) =>
    row([`<code>${code}</code>`, String(status), escapeHtml(message)]),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Ateliê API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Ateliê API</h1>
<p>${escapeHtml(info.description)} <a href="/api/openapi.json">OpenAPI document</a></p>
${calls.join('\n')}
<section id="errors"><h2>Errors</h2><p>Whatever is not a success is JSON: <code>{ error, code, issues?, requestId }</code>; <code>error</code> is for people.</p>
${table(['Code', 'Status', 'What people read'], errors)}</section></main></body></html>
`
}

function call(
  method: string,
  path: string,
  { summary, security, parameters, requestBody, responses }: Operation,
): string {
  const [status = '', success] = Object.entries(responses).find(([name]) => name !== 'default') ?? []
  const inputs = [
    ...parameters.map(({ name, in: place, required, schema, description }) => ({
      name: `${name} (${place})`,
      type: typeOf(schema),
      required,
      description,
    })),
    ...fieldsOf(schemaIn(requestBody?.content)),
  ]
  const answer = success?.content ? fieldsOf(schemaIn(success.content)) : []
  const who = security.length > 0 ? 'with a session' : 'anyone'
  return `<section><h2><code>${method} ${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}. For ${who}; success is ${status}${produces(success?.content)}.</p>
${fields('Input', inputs)}${fields('Answer', answer)}</section>`
}

const produces = (content: object = {}) =>
  Object.keys(content)
    .filter((type) => type !== 'application/json')
    .map((type) => `, ${escapeHtml(type)}`)
    .join('')

const schemaIn = (content: Record<string, { schema: Schema }> = {}): Schema => content['application/json']?.schema ?? {}

function fields(title: string, list: readonly Field[]): string {
  if (list.length === 0) return ''
  const rows = list.map(({ name, type, required, description }) =>
    row([
      `<code>${escapeHtml(name)}</code>`,
      escapeHtml(type),
      [required && 'required', description && escapeHtml(description)].filter(Boolean).join('. '),
    ]),
  )
  return `<details><summary>${title}</summary>${table(['Field', 'Type', ''], rows)}</details>`
}

/** The fields of an object, nested ones with dotted names; for a list, those of its rows. */
function fieldsOf(schema: Schema, prefix = ''): Field[] {
  if (schema.items) return fieldsOf(schema.items, `${prefix}[].`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const nested = fieldsOf(property, property.items ? prefix + name : `${prefix}${name}.`)
    return nested.length > 0
      ? nested
      : [
          {
            name: prefix + name,
            type: typeOf(property),
            required: schema.required?.includes(name) ?? false,
            description: property.description,
          },
        ]
  })
}

function typeOf({ type, enum: values, anyOf, items }: Schema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  return items ? `${typeOf(items)}[]` : [type ?? 'any'].flat().join(' | ')
}

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (titles: readonly string[], rows: readonly string[]) =>
  `<div class="wide"><table><thead><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

export const docsStyle = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 24px 16px; }
main { max-width: 60rem; margin: 0 auto; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.0625rem; margin: 2rem 0 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0.5rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9375rem; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1.5rem 0.25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`
