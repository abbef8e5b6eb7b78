// @ts-check
import { services } from '../../services.mjs'
import { quantile } from './alert.mjs'

const FAILED =
  'sum by (service) (rate(http_request_duration_seconds_count{job="gateway",service!="",status=~"5.."}[1m]))'

/** A Prometheus may watch other products too. */
const UP = `up{job=~"${services.map(({ name }) => name).join('|')}"}`

/** Over five minutes: within one there may be few operations, and a quantile that comes and goes fires nothing. */
const lately = (/** @type {number} */ share, /** @type {string} */ histogram) =>
  quantile(share, histogram, 'job', '', '5m')

const DATABASE_SLOW = `${lately(0.95, 'mongodb_operation_duration_seconds')} > 0.25`

/** Something the product needs is away or slow. @type {readonly import('./alert.mjs').Alert[]} */
export const outageAlerts = [
  {
    name: 'ProcessAway',
    severity: 'page',
    for: '1m',
    runbook: 'outages.md',
    summary: 'No process of a part responds',
    expr: [`max by (job) (${UP}) == 0`, ...services.map(({ name }) => `absent(up{job="${name}"})`)].join(' or '),
  },
  {
    name: 'ReplicaAway',
    severity: 'ticket',
    for: '2m',
    runbook: 'outages.md',
    summary: 'One process of a part does not respond, others of it do',
    expr: `${UP} == 0 unless on (job) max by (job) (${UP}) == 0`,
    example: {
      series: { 'up{job="crm",instance="b"}': '1x8 0x400' },
      after: '10m',
      labels: { job: 'crm', instance: 'b' },
    },
  },
  {
    name: 'Watchdog',
    severity: 'none',
    for: '0s',
    runbook: 'README.md',
    summary: 'Alerts are computed and sent',
    expr: 'vector(1)',
    example: { series: {}, after: '0m' },
  },
  {
    name: 'ProcessRestarts',
    severity: 'ticket',
    for: '0s',
    runbook: 'outages.md',
    summary: 'A process keeps restarting',
    expr: 'sum by (job) (changes(process_start_time_seconds[15m])) > 3',
  },
  {
    name: 'ServiceFails',
    severity: 'page',
    for: '2m',
    runbook: 'outages.md',
    summary: 'More than one call in twenty to a service fails',
    expr: `${FAILED} / sum by (service) (rate(http_request_duration_seconds_count{job="gateway",service!="",status!="304"}[1m])) > 0.05 and ${FAILED} > 0.02`,
    example: {
      series: {
        'http_request_duration_seconds_count{job="gateway",instance="a",service="crm",method="GET",route="/api/clients",status="200"}':
          '0+9x400',
        'http_request_duration_seconds_count{job="gateway",instance="a",service="crm",method="GET",route="/api/clients",status="503"}':
          '0+1x60 60x340',
      },
      after: '10m',
      over: '16m30s',
      labels: { service: 'crm' },
    },
  },
  {
    name: 'DatabaseAway',
    severity: 'page',
    for: '30s',
    runbook: 'outages.md',
    summary: 'A part cannot reach its database',
    expr: 'min by (job) (mongodb_up) == 0',
  },
  {
    name: 'RedisAway',
    severity: 'page',
    for: '30s',
    runbook: 'outages.md',
    summary: 'A part cannot reach Redis',
    expr: 'min by (job) (redis_up) == 0',
  },
  {
    name: 'RedisFull',
    severity: 'page',
    for: '30s',
    runbook: 'outages.md',
    summary: 'Redis refuses what it must store, or soon will',
    expr: 'max by (job) (redis_memory_used_bytes / (redis_memory_max_bytes > 0)) > 0.9 or sum by (job) (increase(redis_command_duration_seconds_count{outcome="refused"}[2m])) > 0',
  },
  {
    name: 'DatabaseSlow',
    severity: 'ticket',
    for: '5m',
    runbook: 'outages.md',
    summary: 'One database operation in twenty takes more than 250 ms',
    expr: DATABASE_SLOW,
  },
  {
    name: 'DatabaseSlowForAll',
    severity: 'page',
    for: '2m',
    runbook: 'outages.md',
    summary: 'Database operations of three parts or more are slow: the database itself, or its machine',
    expr: `count(${DATABASE_SLOW}) >= 3`,
  },
  {
    name: 'DatabasePoolFull',
    severity: 'ticket',
    for: '5m',
    runbook: 'outages.md',
    summary: 'Operations wait more than 100 ms for a database connection',
    expr: `${lately(0.95, 'mongodb_pool_wait_seconds')} > 0.1`,
  },
  {
    name: 'RedisSlow',
    severity: 'ticket',
    for: '5m',
    runbook: 'outages.md',
    summary: 'One Redis command in twenty takes more than 100 ms',
    expr: `${lately(0.95, 'redis_command_duration_seconds')} > 0.1`,
  },
  {
    name: 'EventLoopBlocked',
    severity: 'ticket',
    for: '5m',
    runbook: 'outages.md',
    summary: 'A process is often blocked for more than 250 ms',
    expr: `${lately(0.99, 'event_loop_delay_seconds')} > 0.25`,
  },
]
