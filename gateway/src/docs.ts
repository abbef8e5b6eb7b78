import { gzipSync } from 'node:zlib'
import { openApiDocument } from '@atelie/contract/openapi'
import { PAGE_STYLE, pageStyle } from '@atelie/service-kit/message-page'
import { Router, type RequestHandler } from 'express'
import { docsPage, docsStyle } from './docs-page.ts'

/** The API documentation: a document for tools, a page for people; and the style of the pages that services answer with. */
export function createDocs(): Router {
  const document = openApiDocument()
  const router = Router()
  router.get('/api/openapi.json', kept('json', JSON.stringify(document), 'no-cache'))
  router.get('/api/docs', kept('html', docsPage(document), 'no-cache'))
  router.get('/api/docs.css', kept('css', docsStyle, 'no-cache'))
  router.get(PAGE_STYLE, kept('css', pageStyle, 'public, max-age=3600'))
  return router
}

/** Compressed once, because anyone may ask for these without a limit. */
function kept(type: string, text: string, caching: string): RequestHandler {
  const [raw, compressed] = [Buffer.from(text), gzipSync(text)]
  return (request, response) => {
    const isCompressed = request.acceptsEncodings('gzip') === 'gzip'
    response.vary('Accept-Encoding').type(type).set('Cache-Control', caching)
    if (isCompressed) response.set('Content-Encoding', 'gzip')
    response.send(isCompressed ? compressed : raw)
  }
}
