// @ts-check
import { expect, it } from 'vitest'
import { selectorsIn } from './promql.mjs'

it.each([
  ['up', [{ metric: 'up', labels: [] }]],
  [
    'max by (job) (up) == 0 or absent(up{job="crm"})',
    [
      { metric: 'up', labels: [] },
      { metric: 'up', labels: [{ label: 'job', value: 'crm' }] },
    ],
  ],
  [
    'histogram_quantile(0.95, sum by (job, le) (rate(a_seconds_bucket{route=~"/x/{y}|/z",status!="304"}[5m]))) > 0.25',
    [
      {
        metric: 'a_seconds_bucket',
        labels: [
          { label: 'route', value: '/x/{y}|/z' },
          { label: 'status', value: '304' },
        ],
      },
    ],
  ],
  [
    'promise:broken:ratio1h{promise="quick"} / 0.05 and b_total > 10',
    [
      { metric: 'promise:broken:ratio1h', labels: [{ label: 'promise', value: 'quick' }] },
      { metric: 'b_total', labels: [] },
    ],
  ],
])('the selectors of %s are found', (expr, selectors) => {
  expect(selectorsIn(expr)).toEqual(selectors)
})
