import { openApiDocument } from '@atelie/contract/openapi'
import { PAGE_STYLE, pageStyle } from '@atelie/service-kit/message-page'
import { Router } from 'express'
import { docsPage, docsStyle } from './docs-page.ts'

/** The API documentation: a document for tools, a page for people; and the style of the pages that services answer with. */
export function createDocs(): Router {
  const document = openApiDocument()
  const page = docsPage(document)
  const router = Router()
  router.get('/api/openapi.json', (_request, response) => void response.json(document))
  router.get('/api/docs', (_request, response) => void response.type('html').send(page))
  router.get('/api/docs.css', (_request, response) => void response.type('css').send(docsStyle))
  router.get(
    PAGE_STYLE,
    (_request, response) => void response.set('Cache-Control', 'public, max-age=3600').type('css').send(pageStyle),
  )
  return router
}
