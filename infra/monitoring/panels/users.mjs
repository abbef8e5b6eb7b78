// @ts-check
import { quantile } from '../alerts/alert.mjs'
import { promises } from '../promises.mjs'
import { panel, rarePanel } from './panel.mjs'

const CALLS = 'http_request_duration_seconds_count{job="gateway",service!=""'
/** Prometheus extends what it saw to the whole day, so the counts have fractions. */
const ofDay = (/** @type {string} */ counter, by = '') => `round(sum by (${by}) (increase(${counter}[1d])))`

/** Are all users all right? @type {import('./panel.mjs').Dashboard} */
export const usersDashboard = {
  name: 'users',
  title: 'Are users all right?',
  panels: [
    ...promises.map(({ name, title }) =>
      panel(title, 'percentunit', `1 - promise:broken:ratio30d{promise="${name}"}`, undefined, {
        isNumber: true,
        help: 'Kept over the last thirty days.',
      }),
    ),
    rarePanel(
      'Alerts',
      'short',
      'sum by (alertname, severity) (ALERTS{alertstate="firing",severity!="none"})',
      '{{alertname}} ({{severity}})',
      { help: 'Each has a section in docs/runbooks.' },
    ),
    ...promises.map(({ name, title, budget }) =>
      panel(
        `How fast the budget burns: ${title}`,
        'short',
        `promise:broken:ratio1h{promise="${name}"} / ${budget}`,
        'last hour',
        { help: 'At 1 the budget of thirty days lasts thirty days; at 14.4 someone is called.' },
      ),
    ),
    panel(
      'Front-ends in use',
      'short',
      'max by (front_end, version, share) (front_end_in_use)',
      '{{front_end}} {{version}} ({{share}})',
      { help: 'A line that begins is a release.' },
    ),
    panel('Parts that respond', 'short', 'sum by (job) (up)', '{{job}}', {
      help: 'Which build each runs, and since when, is on its own page.',
    }),
    panel('Database within reach', 'short', 'min by (job) (mongodb_up)', '{{job}}', {
      help: '0: its calls are refused. One alone: its network or password. All together: the database.',
    }),
    panel('Database operations, 95 %', 's', quantile(0.95, 'mongodb_operation_duration_seconds', 'job'), '{{job}}', {
      help: 'Those that have ended: while the database hangs, none does. One alone is slow: its queries. All together: the database, or its machine.',
    }),
    panel('PDFs in the queue', 'short', 'max by (kind) (pdf_queue_depth)', '{{kind}}', {
      help: 'Awaited by someone, or ahead of anyone asking.',
    }),
    panel('PDFs rendered', 'reqps', 'sum(rate(pdf_job_duration_seconds_count[1m]))'),
    panel('Machine load per processor', 'short', 'max(machine_load_per_processor)', undefined, {
      help: 'Of the busiest machine. Above 1, work waits for a processor.',
    }),
    panel('Calls', 'reqps', `sum by (service) (rate(${CALLS},status!="304"}[1m]))`, '{{service}}', {
      help: 'As the gateway sees them, without polls that had no news.',
    }),
    panel('Polls without news', 'reqps', `sum by (service) (rate(${CALLS},status="304"}[1m]))`, '{{service}}', {
      help: 'Two a second from each open cash screen.',
    }),
    rarePanel(
      'Failed calls',
      'reqps',
      `sum by (service, route) (rate(${CALLS},status=~"5.."}[1m]))`,
      '{{service}} {{route}}',
    ),
    rarePanel(
      'Calls refused or cut off',
      'reqps',
      `sum by (status) (rate(${CALLS},status=~"401|403|429|aborted"}[1m]))`,
      '{{status}}',
    ),
    panel(
      'Duration of calls, 95 %',
      's',
      quantile(0.95, 'http_request_duration_seconds', 'service', '{job="gateway",service!="",status!="304"}'),
      '{{service}}',
    ),
    panel(
      'Slowest calls, 95 %',
      's',
      `topk(10, ${quantile(0.95, 'http_request_duration_seconds', 'route', '{job="gateway",service!=""}')})`,
      '{{route}}',
    ),
    panel('Waiting for PDFs, 95 %', 's', quantile(0.95, 'pdf_open_duration_seconds', 'outcome'), '{{outcome}}'),
    rarePanel(
      'Refused sign-ins and registrations',
      'reqps',
      'sum by (event, reason) (rate(security_events_total{event=~".*_refused"}[1m]))',
      '{{event}}: {{reason}}',
    ),
    rarePanel(
      'Failures in browsers, 15 minutes',
      'short',
      'sum by (front_end, version, route, kind) (increase(client_errors_total[15m]))',
      '{{front_end}} {{version}} {{route}} {{kind}}',
    ),
    panel('Registrations, 24 h', 'short', ofDay('security_events_total{event="registered"}'), undefined, {
      isNumber: true,
    }),
    panel('Quotes, 24 h', 'short', ofDay('records_created_total{call="createQuote"}'), undefined, { isNumber: true }),
    rarePanel(
      'Quotes sent and accepted, 24 h',
      'short',
      ofDay('quotes_status_changes_total{status=~"sent|accepted"}', 'status'),
      '{{status}}',
      { isNumber: true },
    ),
    panel('PDFs opened, 24 h', 'short', ofDay('pdf_open_duration_seconds_count{outcome="ready"}'), undefined, {
      isNumber: true,
    }),
    panel('Cash entries, 24 h', 'short', ofDay('records_created_total{call="createTransaction"}'), undefined, {
      isNumber: true,
    }),
    panel(
      'Clients and products, 24 h',
      'short',
      ofDay('records_created_total{call=~"createClient|createProduct"}', 'call'),
      '{{call}}',
      { isNumber: true },
    ),
    panel(
      'Texts generated, 24 h',
      'short',
      ofDay('http_request_duration_seconds_count{job="gateway",method="POST",route=~"/api/.+/generate",status="200"}'),
      undefined,
      { isNumber: true },
    ),
  ],
}
