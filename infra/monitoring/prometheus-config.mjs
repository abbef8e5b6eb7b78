// @ts-check
import { stringify } from 'yaml'
import { jobs } from './jobs.mjs'

/**
 * @param {{ ruleFile: string, interval: string, alertmanager: string, discover: (job: typeof jobs[number]) => object }} options discover: how Prometheus finds the processes of a job
 * @returns {string}
 */
export const prometheusConfig = ({ ruleFile, interval, alertmanager, discover }) => stringify({
  global: { scrape_interval: interval, evaluation_interval: interval },
  rule_files: [ruleFile],
  alerting: { alertmanagers: [{ static_configs: [{ targets: [alertmanager] }] }] },
  scrape_configs: jobs.map((job) => ({ job_name: job.name, ...discover(job) })),
})

/** In compose the name of a service has the addresses of all its containers. */
export const composeConfig = () => prometheusConfig({
  ruleFile: '/etc/prometheus/rules.yml',
  interval: '15s',
  alertmanager: 'alertmanager:9093',
  discover: ({ name, port }) => ({ dns_sd_configs: [{ names: [name], type: 'A', port, refresh_interval: '10s' }] }),
})
