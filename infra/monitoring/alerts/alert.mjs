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
 * @property {{ series: Record<string, string>, after: string, over?: string, labels?: Record<string, string> }} [example] of what the drills (live/drills.mjs) cannot show: figures, four a minute in promtool's notation, at which it
 *   fires after a while and not at once, and its labels then; when it is silent again, soon after the fault's end
 */

/** Every process there is, and responding. @type {Readonly<Record<string, string>>} */
export const HEALTHY = Object.fromEntries(services.map(({ name }) => [`up{job="${name}",instance="a"}`, '1x400']))

/** A quantile of a histogram over five minutes, by these labels. */
export const quantile = (
  /** @type {number} */ share,
  /** @type {string} */ histogram,
  /** @type {string} */ by = '',
  selector = '',
) => `histogram_quantile(${share}, sum by (${by ? `${by}, ` : ''}le) (rate(${histogram}_bucket${selector}[5m])))`
