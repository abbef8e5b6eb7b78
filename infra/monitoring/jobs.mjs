// @ts-check

/**
 * The scrape jobs of Prometheus: a job for each kind of process, under the name that it has in compose and in a local copy.
 * @type {readonly { name: string, port: number, takesCalls: boolean, hasDatabase: boolean, hasRedis: boolean }[]}
 */
export const jobs = [
  { name: 'gateway', port: 9000, takesCalls: true, hasDatabase: false, hasRedis: false },
  { name: 'auth', port: 3000, takesCalls: true, hasDatabase: true, hasRedis: true },
  { name: 'crm', port: 3000, takesCalls: true, hasDatabase: true, hasRedis: false },
  { name: 'quotes', port: 3000, takesCalls: true, hasDatabase: true, hasRedis: true },
  { name: 'quotes-worker', port: 3000, takesCalls: false, hasDatabase: true, hasRedis: true },
  { name: 'cash', port: 3000, takesCalls: true, hasDatabase: true, hasRedis: false },
  { name: 'ai', port: 3000, takesCalls: true, hasDatabase: true, hasRedis: true },
]
