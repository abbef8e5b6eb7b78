// @ts-check
import { stringify } from 'yaml'
import { services } from '../services.mjs'

/**
 * @param {{ ruleFile: string, interval: string, alertmanager?: string, discover: (service: import('../services.mjs').Service) => object }} options discover: how Prometheus finds the processes of a job
 * @returns {string}
 */
export const prometheusConfig = ({ ruleFile, interval, alertmanager, discover }) =>
  stringify({
    global: { scrape_interval: interval, evaluation_interval: interval },
    rule_files: [ruleFile],
    ...(alertmanager ? { alerting: { alertmanagers: [{ static_configs: [{ targets: [alertmanager] }] }] } } : {}),
    scrape_configs: services.map((service) => ({ job_name: service.name, ...discover(service) })),
  })

/** In compose the name of a service has the addresses of all its containers. */
export const composeConfig = () =>
  prometheusConfig({
    ruleFile: '/etc/prometheus/rules.yml',
    interval: '15s',
    alertmanager: 'alertmanager:9093',
    discover: ({ name, healthPort: port }) => ({
      dns_sd_configs: [{ names: [name], type: 'A', port, refresh_interval: '10s' }],
    }),
  })
