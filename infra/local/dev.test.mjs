// @ts-check
import { expect, it } from 'vitest'
import { devProcesses } from './dev.mjs'

it('every process runs the bundle that is watched, and the gateway serves the front-ends that are', () => {
  expect(devProcesses.map(({ entry }) => entry)).toEqual(expect.arrayContaining(['gateway/dist-dev/main.js', 'services/quotes/dist-dev/worker.js']))
  expect(devProcesses.filter(({ entry }) => !entry.includes('/dist-dev/'))).toEqual([])
  const gateway = devProcesses.find(({ name }) => name === 'gateway')
  const surroundings = /** @type {any} */ ({ rootDir: '/copy', settings: {}, keys: { privateKey: () => '' }, ports: {} })
  expect(gateway?.env(surroundings)).toMatchObject({
    SHELL_SOURCE: '/copy/shell/dist-dev', MFE_BUSINESS_SOURCE: '/copy/mfe-business/dist-dev', MFE_CONTENT_SOURCE: '/copy/mfe-content/dist-dev',
  })
})
