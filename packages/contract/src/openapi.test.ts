import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  const { openapi, paths, components } = openApiDocument()

  it('the OpenAPI document says which version it is written in, without which no tool reads it', () =>
    expect(openapi).toMatch(/^3\.1\.\d+$/))

  it('the OpenAPI document has every public call and none between services', () => {
    expect(Object.keys(paths)).toContain('/api/clients/{id}')
    expect(Object.keys(paths).filter((path) => !/^\/(api|orcamento)\//.test(path))).toEqual([])
  })

  it('the OpenAPI document has a summary of every call', () => {
    for (const [path, operations] of Object.entries(paths))
      for (const [method, operation] of Object.entries(operations))
        expect(operation, `${method} ${path}`).toMatchObject({ summary: expect.stringMatching(/./) })
  })

  it('the OpenAPI document describes requests, responses and who may call', () => {
    expect(paths['/api/products']).toMatchObject({
      post: {
        security: [{ session: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', required: expect.arrayContaining(['name', 'price']) } },
          },
        },
        responses: {
          201: { content: { 'application/json': { schema: { properties: { id: { type: 'integer' } } } } } },
        },
      },
    })
    expect(paths['/api/clients/{id}']).toMatchObject({
      put: { parameters: [{ name: 'id' }, { name: 'If-Match', in: 'header', required: false }] },
    })
    expect(paths['/api/cash/balance']).toMatchObject({
      get: {
        parameters: [
          { name: 'startDate', in: 'query', required: false },
          { name: 'endDate' },
          { name: 'If-None-Match', in: 'header' },
        ],
        responses: { 200: {}, 304: {} },
      },
    })
    expect(paths['/api/login']).toMatchObject({ post: { security: [] } })
    expect(paths['/api/pdf/quote/{id}']).toMatchObject({
      get: {
        parameters: [{ name: 'id', in: 'path', required: true }],
        responses: { 200: { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } } },
      },
    })
  })

  it.each(['caption', 'sticker', 'cute-image', 'cute-font', 'content-ideas'])(
    'the OpenAPI document says what another result of %s is',
    (generator) => {
      expect(paths[`/api/${generator}/generate`]).toMatchObject({
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    another: { type: 'boolean', description: expect.stringContaining('differs from the last one') },
                  },
                },
              },
            },
          },
        },
      })
    },
  )

  it('the OpenAPI document describes errors, with the field and the message of each invalid input', () => {
    expect(paths['/api/products']).toMatchObject({
      post: {
        responses: {
          default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
        },
      },
    })
    expect(components.schemas.Problem).toMatchObject({
      required: ['error', 'code'],
      properties: {
        code: { enum: expect.arrayContaining(['validation', 'not_found']) },
        issues: {
          items: {
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    })
  })
})
