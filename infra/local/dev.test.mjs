// @ts-check
import { expect, it } from 'vitest'
import { devProcesses, inDevelopment } from './dev.mjs'
import { readSettings } from './settings.mjs'

it('every process runs the bundle that is watched', () => {
  expect(devProcesses.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining(['gateway/dist-dev/main.js', 'services/quotes/dist-dev/worker.js']),
  )
  expect(devProcesses.filter(({ entry }) => !entry.includes('/dist-dev/'))).toEqual([])
})

it.each([{}, { FRONT_END_STORE: 's3://builds/front-ends' }])(
  'in development the front-ends never come from the store of released ones: %o',
  (env) => {
    expect(inDevelopment(readSettings({ ...env, DATA_DIR: '/data' }))).toMatchObject({
      dataDir: '/data',
      frontEndStore: '/data/front-ends-dev',
    })
  },
)
