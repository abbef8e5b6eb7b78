import { openApiDocument } from '@atelie/contract/openapi'
import { registry } from '@atelie/contract/registry'
import { escapeHtml } from '@atelie/service-kit/html'
import { Router } from 'express'

type Document = ReturnType<typeof openApiDocument>

/** The calls for whoever wants to write a program against them: a document for tools, a page for people. */
export function createDocs(): Router {
  const document = openApiDocument()
  const page = docsPage(document)
  const router = Router()
  router.get('/api/openapi.json', (_request, response) => void response.json(document))
  router.get('/api/docs', (_request, response) => void response.type('html').send(page))
  return router
}

/** Plain HTML without styles or scripts: it prints, it can be searched, and no policy stands in its way. */
function docsPage(document: Document): string {
  const calls = registry.filter(({ endpoint }) => endpoint.access !== 'service').map(({ endpoint }) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
    const who = endpoint.access === 'public' ? 'qualquer pessoa' : 'com sessão'
    return `<article><h2><code>${endpoint.method} ${escapeHtml(path)}</code></h2><p>${escapeHtml(endpoint.summary)} · ${who}</p>
<details><summary>Entrada e resposta</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details></article>`
  })
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Ateliê: API</title></head>
<body><main><h1>Ateliê: API</h1>
<p>${escapeHtml(document.info.description)} <a href="/api/openapi.json">OpenAPI</a></p>
${calls.join('\n')}</main></body></html>
`
}
