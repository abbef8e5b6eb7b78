// @ts-check
import { expect, it } from 'vitest'
import { OVERLAYS, readRendered } from '../rendered.mjs'
import { trim } from './trim.mjs'
import { loadSchemas } from './validate.mjs'

const validate = loadSchemas()
const find = (/** @type {string} */ kind) =>
  structuredClone(readRendered('prod').find((object) => object.kind === kind) ?? expect.fail(`no ${kind}`))

it.each(OVERLAYS)('each object of the overlay %s fits the schema of its kind', (overlay) => {
  expect(readRendered(overlay).flatMap(validate)).toEqual([])
})

it.each([
  [
    'a misspelt field',
    'Deployment',
    (/** @type {any} */ { spec }) => {
      spec.template.spec.containers[0].readynessProbe = {}
    },
    '/spec/template/spec/containers/0 must NOT have additional properties {"additionalProperty":"readynessProbe"}',
  ],
  [
    'a text instead of a number',
    'Deployment',
    (/** @type {any} */ { spec }) => {
      spec.template.spec.terminationGracePeriodSeconds = '20'
    },
    '/spec/template/spec/terminationGracePeriodSeconds must be integer',
  ],
  [
    'a missing field',
    'CronJob',
    (/** @type {any} */ { spec }) => {
      delete spec.schedule
    },
    "must have required property 'schedule'",
  ],
  [
    'a misspelt field of an extension',
    'ScaledObject',
    (/** @type {any} */ { spec }) => {
      spec.minReplicas = 2
    },
    '"additionalProperty":"minReplicas"',
  ],
  [
    'an unknown kind',
    'Ingress',
    (/** @type {any} */ object) => {
      object.apiVersion = 'extensions/v1beta1'
    },
    'no schema of extensions/v1beta1',
  ],
])('%s is refused', (_, kind, spoil, fault) => {
  const object = find(kind)
  spoil(object)
  expect(validate(object)).toEqual([expect.stringContaining(fault)])
})

it('a schema of a cluster becomes strict, except where it takes anything', () => {
  const fields = { properties: { name: { type: 'string', description: 'a name' } }, type: 'object' }
  expect(trim(fields)).toEqual({
    type: 'object',
    properties: { name: { type: 'string' } },
    additionalProperties: false,
  })
  expect(trim({ ...fields, 'x-kubernetes-preserve-unknown-fields': true })).not.toHaveProperty('additionalProperties')
  expect(trim({ type: 'object', additionalProperties: { type: 'string', default: '' } })).toEqual({
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  expect(trim({ allOf: [{ $ref: '#/components/schemas/a.b' }], default: {} })).toEqual({ $ref: '#/definitions/a.b' })
  expect(trim({ 'x-kubernetes-int-or-string': true })).toEqual({ type: ['integer', 'string'] })
  expect(trim({ type: 'string', nullable: true })).toEqual({ type: ['string', 'null'] })
})
