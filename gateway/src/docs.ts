import { openApiDocument } from '@atelie/contract/openapi'
import { Router } from 'express'
import { docsPage, docsStyle } from './docs-page.ts'

/** The API documentation: a document for tools, a page for people. */
export function createDocs(): Router {
  const document = openApiDocument()
  const page = docsPage(document)
  const router = Router()
  router.get('/api/openapi.json', (_request, response) => void response.json(document))
  router.get('/api/docs', (_request, response) => void response.type('html').send(page))
  router.get('/api/docs.css', (_request, response) => void response.type('css').send(docsStyle))
  return router
}
