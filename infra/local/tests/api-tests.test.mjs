// @ts-check
import { expect, it } from 'vitest'
import { apiFolders, chooseApiTests } from './api-tests.mjs'

it('the name of a part chooses its tests, any other a file', () => {
  expect(chooseApiTests(['cash', 'balance'])).toEqual(['--project=cash-api', 'balance'])
})

it('a file without a part is looked for everywhere', () => {
  expect(chooseApiTests(['limits'])).toEqual(['--project=*-api', 'limits'])
})

it('the gateway and each service have API tests', () => {
  expect(apiFolders).toEqual(expect.arrayContaining(['gateway', 'services/cash', 'services/quotes']))
})
