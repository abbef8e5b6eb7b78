// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A page for where Grafana is not. Prometheus serves it itself, as one of its console templates: two braces would be an
 * instruction to it, so a legend's labels are in brackets.
 * @param {readonly import('../panels/panel.mjs').Dashboard[]} dashboards
 * @returns {string}
 */
export function page(dashboards) {
  const template = readFileSync(join(import.meta.dirname, 'template.html'), 'utf8')
  const data = JSON.stringify(dashboards).replaceAll('<', String.raw`\u003c`).replaceAll(/\{\{(\w+)\}\}/g, '[[$1]]')
  const text = template.replace('__DASHBOARDS__', () => data)
  if (text.includes('{{')) throw new Error('the page has two braces, which Prometheus would take for an instruction')
  return text
}
