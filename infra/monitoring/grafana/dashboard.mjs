// @ts-check

/** @typedef {import('../panels/panel.mjs').Dashboard} Dashboard */
/** @typedef {import('../panels/panel.mjs').Panel} Panel */

/** Grafana's grid has 24 columns. */
const COLUMNS = 24
const GRAPH = { width: 8, height: 7 }

/** The name provisioned in datasources.yml. */
const DATASOURCE = { type: 'prometheus', uid: 'prometheus' }

/** @param {Dashboard} dashboard */
export const grafanaDashboard = ({ name, title, panels }) => ({
  uid: `atelie-${name}`,
  title,
  tags: ['atelie'],
  timezone: 'browser',
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  schemaVersion: 39,
  links: [
    { type: 'dashboards', tags: ['atelie'], asDropdown: true, title: 'Dashboards', includeVars: false, keepTime: true },
  ],
  panels: panels.map(grafanaPanel),
})

/** @param {Panel} panel @param {number} index */
function grafanaPanel({ title, help, unit, isNumber, queries }, index) {
  const perRow = COLUMNS / GRAPH.width
  return {
    id: index + 1,
    type: isNumber ? 'stat' : 'timeseries',
    title,
    ...(help ? { description: help } : {}),
    datasource: DATASOURCE,
    gridPos: {
      x: (index % perRow) * GRAPH.width,
      y: Math.floor(index / perRow) * GRAPH.height,
      w: GRAPH.width,
      h: GRAPH.height,
    },
    fieldConfig: { defaults: { unit, ...(isNumber ? {} : { min: 0 }) }, overrides: [] },
    ...(isNumber ? { options: { reduceOptions: { calcs: ['lastNotNull'] } } } : {}),
    targets: queries.map(({ expr, legend }, at) => ({
      refId: 'ABCDEFGH'[at],
      expr,
      legendFormat: legend ?? title,
      datasource: DATASOURCE,
    })),
  }
}
