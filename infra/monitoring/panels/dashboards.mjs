// @ts-check
import { serviceDashboards } from './services.mjs'
import { usersDashboard } from './users.mjs'

/** @type {readonly import('./panel.mjs').Dashboard[]} */
export const dashboards = [usersDashboard, ...serviceDashboards]
