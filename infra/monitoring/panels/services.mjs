// @ts-check
import { quantile } from '../alerts/alert.mjs'
import { services } from '../../services.mjs'
import { panel, rarePanel } from './panel.mjs'

/** @typedef {import('./panel.mjs').Panel} Panel */

/** @param {string} job @returns {Panel[]} */
const callPanels = (job) => [
  panel(
    'Calls',
    'reqps',
    `sum by (route, method) (rate(http_request_duration_seconds_count{job="${job}",route!~"/(livez|readyz|metrics)"}[1m]))`,
    '{{method}} {{route}}',
  ),
  rarePanel(
    'Failed calls',
    'reqps',
    `sum by (route, method, status) (rate(http_request_duration_seconds_count{job="${job}",status=~"5..|aborted"}[1m]))`,
    '{{method}} {{route}} {{status}}',
  ),
  panel(
    'Duration of calls, 95 %',
    's',
    quantile(
      0.95,
      'http_request_duration_seconds',
      'route',
      `{job="${job}",status!="304",route!~"/(livez|readyz|metrics)"}`,
    ),
    '{{route}}',
  ),
  panel('Calls under way', 'short', `sum by (instance) (http_requests_in_flight{job="${job}"})`, '{{instance}}'),
]

/** Panels of every process. @param {string} job @returns {Panel[]} */
const processPanels = (job) => [
  panel('Build', 'short', `sum by (version, commit) (build_info{job="${job}"})`, '{{version}} {{commit}}', {
    help: 'How many processes run each.',
  }),
  panel(
    'Event loop delay, 99 %',
    's',
    quantile(0.99, 'event_loop_delay_seconds', 'instance', `{job="${job}"}`),
    '{{instance}}',
  ),
  rarePanel(
    'Stalls of the event loop, by work',
    'short',
    `sum by (work) (increase(event_loop_stalls_total{job="${job}"}[15m]))`,
    '{{work}}',
  ),
  panel('Processor', 'percentunit', `rate(process_cpu_seconds_total{job="${job}"}[1m])`, '{{instance}}'),
  panel('Memory', 'bytes', `process_resident_memory_bytes{job="${job}"}`, '{{instance}}'),
  panel('Started', 'dateTimeAsIso', `process_start_time_seconds{job="${job}"} * 1000`, '{{instance}}', {
    isNumber: true,
  }),
]

/** @param {string} job @returns {Panel[]} */
const databasePanels = (job) => [
  panel('Database within reach', 'short', `mongodb_up{job="${job}"}`, '{{instance}}'),
  panel(
    'Database operations, 95 %',
    's',
    quantile(0.95, 'mongodb_operation_duration_seconds', 'instance', `{job="${job}"}`),
    '{{instance}}',
  ),
  panel(
    'Database operations',
    'reqps',
    `sum by (instance) (rate(mongodb_operation_duration_seconds_count{job="${job}"}[1m]))`,
    '{{instance}}',
  ),
  {
    title: 'Database connections',
    unit: 'short',
    queries: [
      { expr: `sum by (state) (mongodb_pool_connections{job="${job}"})`, legend: '{{state}}' },
      { expr: `sum(mongodb_pool_max_connections{job="${job}"})`, legend: 'max' },
    ],
  },
  panel(
    'Waiting for a database connection, 95 %',
    's',
    quantile(0.95, 'mongodb_pool_wait_seconds', 'instance', `{job="${job}"}`),
    '{{instance}}',
  ),
  rarePanel(
    'No database connection',
    'reqps',
    `sum by (reason) (rate(mongodb_pool_wait_failures_total{job="${job}"}[1m]))`,
    '{{reason}}',
  ),
]

/** @param {string} job @returns {Panel[]} */
const redisPanels = (job) => [
  panel('Redis within reach', 'short', `redis_up{job="${job}"}`, '{{instance}}'),
  {
    title: 'Memory of Redis',
    unit: 'bytes',
    queries: [
      { expr: `max(redis_memory_used_bytes{job="${job}"})`, legend: 'in use' },
      { expr: `max(redis_memory_max_bytes{job="${job}"})`, legend: 'max; 0 is no limit' },
    ],
  },
  panel(
    'Redis commands, 95 %',
    's',
    quantile(0.95, 'redis_command_duration_seconds', 'instance', `{job="${job}"}`),
    '{{instance}}',
  ),
  panel(
    'Redis commands',
    'reqps',
    `sum by (outcome) (rate(redis_command_duration_seconds_count{job="${job}"}[1m]))`,
    '{{outcome}}',
  ),
]

/** Panels of what only one of them does. @type {Record<string, readonly Panel[]>} */
const OWN = {
  gateway: [
    rarePanel(
      'Failures in browsers',
      'short',
      'sum by (front_end, version, kind) (increase(client_errors_total[15m]))',
      '{{front_end}} {{version}} {{kind}}',
    ),
  ],
  auth: [
    panel(
      'Security events',
      'reqps',
      'sum by (event, reason) (rate(security_events_total[1m]))',
      '{{event}} {{reason}}',
    ),
    panel('Last backup', 'dateTimeAsIso', 'max(backup_timestamp_seconds) * 1000', undefined, {
      isNumber: true,
      help: '1970: never.',
    }),
    panel('Its size', 'bytes', 'max(backup_bytes)', undefined, { isNumber: true }),
  ],
  crm: [
    panel('Deleted clients whose quotes remain', 'short', 'max(outbox_waiting{outbox="deleted clients"})'),
    panel('Since when', 's', 'max(outbox_oldest_age_seconds{outbox="deleted clients"})'),
    rarePanel(
      'Lookups of postal codes',
      'reqps',
      'sum by (upstream, outcome) (rate(cep_lookups_total[1m]))',
      '{{upstream}} {{outcome}}',
    ),
  ],
  quotes: [
    panel('PDFs in the queue', 'short', 'max by (kind) (pdf_queue_depth)', '{{kind}}', {
      help: 'Every process of this service reports the same queue.',
    }),
    panel('Age of the queue', 's', 'max by (kind) (pdf_queue_oldest_age_seconds)', '{{kind}}'),
    rarePanel(
      'PDFs refused, 15 minutes',
      'short',
      'sum by (kind) (increase(pdf_renders_refused_total[15m]))',
      '{{kind}}',
      { help: 'Of accounts that have 500 waiting. Nobody else waits for these.' },
    ),
    panel('PDFs opened', 'reqps', 'sum by (outcome) (rate(pdf_open_duration_seconds_count[1m]))', '{{outcome}}'),
  ],
  'quotes-worker': [
    panel('PDFs rendered', 'reqps', 'sum by (instance) (rate(pdf_job_duration_seconds_count[1m]))', '{{instance}}'),
    panel('Failed attempts, 15 minutes', 'short', 'sum(increase(pdf_jobs_failed_total[15m]))'),
    panel('Rendering, 95 %', 's', quantile(0.95, 'pdf_job_duration_seconds')),
    panel('Printing in Chromium, 95 %', 's', quantile(0.95, 'chromium_print_duration_seconds')),
    panel('Starts of Chromium, 1 h', 'short', 'sum(increase(chromium_starts_total[1h]))'),
    rarePanel(
      'Pages of Chromium replaced, 1 h',
      'short',
      'sum by (reason) (increase(chromium_pages_discarded_total[1h]))',
      '{{reason}}',
      { help: 'A page is used up after a hundred documents.' },
    ),
  ],
  cash: [
    panel('Ledgers verified last', 'dateTimeAsIso', 'max(ledger_verification_timestamp_seconds) * 1000', undefined, {
      isNumber: true,
      help: '1970: never.',
    }),
    panel('Ledgers in that verification', 'short', 'max(ledger_verification_checked)', undefined, { isNumber: true }),
    panel('Wrong ones among them', 'short', 'max(ledger_verification_wrong)', undefined, { isNumber: true }),
  ],
  ai: [
    panel(
      'Calls to the model',
      'reqps',
      'sum by (outcome) (rate(model_call_duration_seconds_count[1m]))',
      '{{outcome}}',
    ),
    rarePanel(
      'Duration of calls to the model, 95 %',
      's',
      quantile(0.95, 'model_call_duration_seconds', 'outcome'),
      '{{outcome}}',
    ),
    rarePanel(
      'Tokens, 1 h',
      'short',
      'sum by (task, direction) (increase(model_tokens_total[1h]))',
      '{{task}} {{direction}}',
    ),
    rarePanel('Cost, 24 h', 'currencyUSD', 'sum by (task) (increase(model_cost_dollars_total[1d]))', '{{task}}'),
    rarePanel('Calls to the model left today', 'short', 'min by (caller) (model_calls_left)', '{{caller}}'),
  ],
}

/** @type {readonly import('./panel.mjs').Dashboard[]} */
export const serviceDashboards = services.map(({ name, callers, isFront, database, redisKeys }) => ({
  name,
  title: `Part: ${name}`,
  panels: [
    ...(OWN[name] ?? []),
    ...(isFront || callers.length > 0 ? callPanels(name) : []),
    ...processPanels(name),
    ...(database ? databasePanels(name) : []),
    ...(redisKeys.length > 0 ? redisPanels(name) : []),
  ],
}))
