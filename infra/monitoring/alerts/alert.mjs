// @ts-check
import { services } from '../../services.mjs'

/**
 * @typedef {object} Alert
 * @property {string} name also the heading in its runbook
 * @property {'page' | 'ticket' | 'none' | string} severity page: at any hour; ticket: in working hours; none: fires always
 * @property {string} for how long it must be true
 * @property {string} expr
 * @property {string} summary for the person on call
 * @property {string} runbook a file in docs/runbooks
 * @property {{ series: Record<string, string>, after: string, over?: string, labels?: Record<string, string> }} [example]
 *   for an alert, or its end, that the drills (live/drills.mjs) do not show: figures, four a minute in promtool's notation;
 *   when it fires, which is not at once; when it is silent again after the fault; its labels
 */

/** Every process there is, and responding. @type {Readonly<Record<string, string>>} */
export const HEALTHY = Object.fromEntries(services.map(({ name }) => [`up{job="${name}",instance="a"}`, '1x400']))

/** A quantile of a histogram, by these labels. Panels show the last minute, in which a part that has become slow can be seen at once. */
export const quantile = (
  /** @type {number} */ share,
  /** @type {string} */ histogram,
  /** @type {string} */ by = '',
  selector = '',
  window = '1m',
) => `histogram_quantile(${share}, sum by (${by ? `${by}, ` : ''}le) (rate(${histogram}_bucket${selector}[${window}])))`
