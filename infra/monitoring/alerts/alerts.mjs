// @ts-check
import { featureAlerts } from './features.mjs'
import { outageAlerts } from './outages.mjs'
import { promiseAlerts } from './promises.mjs'

/** Every alert. @type {readonly import('./alert.mjs').Alert[]} */
export const alerts = [...promiseAlerts, ...outageAlerts, ...featureAlerts]
