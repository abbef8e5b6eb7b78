// @ts-check
import { stringify } from 'yaml'
import { HEALTHY } from './alerts/alert.mjs'
import { alerts } from './alerts/alerts.mjs'
import { recordings } from './alerts/promises.mjs'

const RUNBOOKS = 'docs/runbooks'
/** The interval of the examples. */
const STEP = '15s'
/** The alerts of promises compare several hours. */
const EVALUATE_EVERY = '30s'

/** @typedef {import('./alerts/alert.mjs').Alert} Alert */

/** A link as editors and code hosts understand it. @param {Alert} alert */
const runbookOf = ({ runbook, name }) => `${RUNBOOKS}/${runbook}#${name.toLowerCase()}`

/** @param {Alert} alert */
const annotationsOf = (alert) => ({ summary: alert.summary, runbook: runbookOf(alert) })

/** The rules that Prometheus computes and watches. */
export const ruleGroups = () => [
  { name: 'recordings', interval: EVALUATE_EVERY, rules: recordings },
  {
    name: 'alerts',
    interval: EVALUATE_EVERY,
    rules: alerts.map((alert) => ({
      alert: alert.name,
      expr: alert.expr,
      for: alert.for,
      labels: { severity: alert.severity },
      annotations: annotationsOf(alert),
    })),
  },
]

export const rulesFile = () => stringify({ groups: ruleGroups() }, { lineWidth: 0 })

/** For promtool: an alert is silent at first, fires in its example, and ends when that is over. */
export const rulesTestFile = () =>
  stringify(
    {
      rule_files: ['rules.yml'],
      evaluation_interval: EVALUATE_EVERY,
      tests: alerts.flatMap(({ example, ...alert }) =>
        !example
          ? []
          : {
              name: alert.name,
              interval: STEP,
              input_series: Object.entries({ ...HEALTHY, ...example.series }).map(([series, values]) => ({
                series,
                values,
              })),
              alert_rule_test: [
                ...(alert.severity === 'none' ? [] : [{ alertname: alert.name, eval_time: '0m', exp_alerts: [] }]),
                {
                  alertname: alert.name,
                  eval_time: example.after,
                  exp_alerts: [
                    {
                      exp_labels: { severity: alert.severity, ...example.labels },
                      exp_annotations: annotationsOf(alert),
                    },
                  ],
                },
                ...(example.over ? [{ alertname: alert.name, eval_time: example.over, exp_alerts: [] }] : []),
              ],
            },
      ),
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  )
