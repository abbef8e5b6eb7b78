// @ts-check

const MODEL = 'model_call_duration_seconds_count'

/** Something that people use does not work as it should. @type {readonly import('./alert.mjs').Alert[]} */
export const featureAlerts = [
  {
    name: 'PdfQueueBehind',
    severity: 'page',
    for: '1m',
    runbook: 'pdfs.md',
    summary: 'Someone has waited more than 10 s for a PDF',
    expr: 'max(pdf_queue_oldest_age_seconds{kind="awaited"}) > 10',
    example: {
      series: { 'pdf_queue_oldest_age_seconds{job="quotes",instance="a",kind="awaited"}': '0+15x400' },
      after: '5m',
    },
  },
  {
    name: 'PdfRendersFail',
    severity: 'ticket',
    for: '0s',
    runbook: 'pdfs.md',
    summary: 'Attempts at rendering PDFs fail',
    expr: 'sum(increase(pdf_jobs_failed_total[15m])) > 5',
    example: { series: { 'pdf_jobs_failed_total{job="quotes-worker",instance="a"}': '0+1x400' }, after: '10m' },
  },
  {
    name: 'ChromiumRestarts',
    severity: 'ticket',
    for: '0s',
    runbook: 'pdfs.md',
    summary: 'Chromium keeps ending',
    expr: 'sum(increase(chromium_starts_total[30m])) > 3',
    example: { series: { 'chromium_starts_total{job="quotes-worker",instance="a"}': '1+1x400' }, after: '10m' },
  },
  {
    name: 'ModelFails',
    severity: 'ticket',
    for: '5m',
    runbook: 'model.md',
    summary: 'More than one call in five to the model fails or takes too long',
    expr: `sum(rate(${MODEL}{outcome=~"failed|timed_out"}[10m])) / sum(rate(${MODEL}{outcome!="aborted"}[10m])) > 0.2`,
    example: {
      series: {
        [`${MODEL}{job="ai",instance="a",outcome="failed"}`]: '0+1x400',
        [`${MODEL}{job="ai",instance="a",outcome="answered"}`]: '0+1x400',
      },
      after: '15m',
    },
  },
  {
    name: 'ModelLockedOut',
    severity: 'page',
    for: '0s',
    runbook: 'model.md',
    summary: 'The provider of the model refuses our key or has no credit left',
    expr: `sum(increase(${MODEL}{outcome=~"no_access|no_credit"}[10m])) > 0`,
    example: { series: { [`${MODEL}{job="ai",instance="a",outcome="no_credit"}`]: '0x4 1x400' }, after: '5m' },
  },
  {
    name: 'ModelCallsRunOut',
    severity: 'ticket',
    for: '0s',
    runbook: 'model.md',
    summary: "Less than a tenth of the day's calls to the model is left",
    expr: 'min(model_calls_left{caller="account"}) / max(model_calls_max{caller="account"}) < 0.1',
    example: {
      series: {
        'model_calls_left{job="ai",instance="a",caller="account"}': '5000-100x50 0x400',
        'model_calls_max{job="ai",instance="a",caller="account"}': '5000x400',
      },
      after: '15m',
    },
  },
  {
    name: 'SignInsRefused',
    severity: 'ticket',
    for: '5m',
    runbook: 'sign-ins.md',
    summary: 'Many sign-ins are refused: an attack on passwords, or a fault of ours',
    expr: 'sum(rate(http_request_duration_seconds_count{job="gateway",route="/api/login",status=~"401|429"}[5m])) > 0.5',
    example: {
      series: {
        'http_request_duration_seconds_count{job="gateway",instance="a",service="auth",method="POST",route="/api/login",status="401"}':
          '0+15x400',
      },
      after: '15m',
    },
  },
  {
    name: 'BrowsersFail',
    severity: 'ticket',
    for: '0s',
    runbook: 'client-errors.md',
    summary: 'A front-end fails in browsers',
    expr: 'sum by (front_end, version) (increase(client_errors_total[15m])) > 20',
    example: {
      series: {
        'client_errors_total{job="gateway",instance="a",front_end="shell",version="3f2a9c0b7d1e",route="/",kind="error"}':
          '0+1x400',
      },
      after: '15m',
      labels: { front_end: 'shell', version: '3f2a9c0b7d1e' },
    },
  },
  {
    name: 'CanaryFails',
    severity: 'ticket',
    for: '0s',
    runbook: 'client-errors.md',
    summary: 'The version that some sessions get fails in browsers',
    expr: 'sum by (front_end, version) (increase(client_errors_total[5m])) > 5 and on (front_end, version) max by (front_end, version) (front_end_in_use{share="canary"})',
    example: {
      series: Object.fromEntries(
        [
          ['canary', '8c1d5e7f0a2b'],
          ['stable', '3f2a9c0b7d1e'],
        ].flatMap(([share, version]) => [
          [
            `front_end_in_use{job="gateway",instance="a",front_end="mfe-content",version="${version}",share="${share}"}`,
            '1x400',
          ],
          [
            `client_errors_total{job="gateway",instance="a",front_end="mfe-content",version="${version}",route="/caption-generator",kind="boundary"}`,
            '0+1x400',
          ],
        ]),
      ),
      after: '10m',
      labels: { front_end: 'mfe-content', version: '8c1d5e7f0a2b' },
    },
  },
  {
    name: 'LedgersWrong',
    severity: 'page',
    for: '0s',
    runbook: 'cash-totals.md',
    summary: 'The last verification found accounts whose balance is wrong',
    expr: 'max(ledger_verification_wrong) > 0',
    example: { series: { 'ledger_verification_wrong{job="cash",instance="a"}': '0x4 2x400' }, after: '5m' },
  },
  {
    name: 'BackupTooOld',
    severity: 'ticket',
    for: '0s',
    runbook: 'backups.md',
    summary: 'The last backup is older than 36 hours, or there has never been one',
    expr: 'time() - max(backup_timestamp_seconds) > 36 * 3600',
    example: { series: { 'backup_timestamp_seconds{job="auth",instance="a"}': '-129500x400' }, after: '10m' },
  },
  {
    name: 'OutboxStuck',
    severity: 'ticket',
    for: '1m',
    runbook: 'outages.md',
    summary: 'Something that others must be told has been waiting in an outbox for five minutes',
    expr: 'max by (outbox) (outbox_oldest_age_seconds) > 300',
    example: {
      series: { 'outbox_oldest_age_seconds{job="crm",instance="a",outbox="deleted clients"}': '0+15x400' },
      after: '15m',
      labels: { outbox: 'deleted clients' },
    },
  },
  {
    name: 'PostalCodesFail',
    severity: 'ticket',
    for: '5m',
    runbook: 'outages.md',
    summary: 'More than half of the lookups of postal codes fail',
    expr: 'sum(rate(cep_lookups_total{outcome="failed"}[10m])) / sum(rate(cep_lookups_total[10m])) > 0.5 and sum(rate(cep_lookups_total{outcome="failed"}[10m])) > 0.02',
    example: {
      series: { 'cep_lookups_total{job="crm",instance="a",upstream="ViaCEP",outcome="failed"}': '0+1x400' },
      after: '20m',
    },
  },
]
