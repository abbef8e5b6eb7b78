import { MAX_MESSAGE, MAX_REPORT_BYTES, MAX_STACK } from '@atelie/contract/client-error-limits'
import { type ClientError, reportClientError } from '@atelie/contract/client-errors'
import { trackWork } from '@atelie/service-kit/active-work'
import type { Logger } from '@atelie/service-kit/log'
import { Counter } from '@atelie/service-kit/metrics'
import { nameCall } from '@atelie/service-kit/named-call'
import { Problem } from '@atelie/service-kit/problem'
import { parsePart } from '@atelie/service-kit/route'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { createBodyBuffering } from '../body-buffering.ts'
import type { Released } from '../front-ends/released.ts'
import type { ReportLimits } from '../limits.ts'
import { createLabels } from './labels.ts'
import { scrubbed } from './scrub.ts'

const clientErrors = new Counter({
  name: 'client_errors_total',
  help: 'Failures that browsers reported',
  labelNames: ['front_end', 'version', 'route', 'kind'],
})

interface ClientErrorDeps {
  released: Released
  /** Absent if nothing is limited. */
  limits?: ReportLimits
  log: Logger
}

/** Takes what browsers report into the log and the metrics. Anyone may send anything here. */
export function createClientErrors({ released, limits, log }: ClientErrorDeps): RequestHandler {
  const labelsOf = createLabels(released)
  const readBody = createReader()
  const enter = trackWork(`${reportClientError.method} ${reportClientError.path}`)

  async function note(report: ClientError): Promise<void> {
    const labels = await labelsOf(report)
    clientErrors.inc({ front_end: labels.frontEnd, version: labels.version, route: labels.route, kind: report.kind })
    if (limits && !(await limits.mayLog())) return
    log.warn(
      {
        ...labels,
        kind: report.kind,
        message: scrubbed(report.message, MAX_MESSAGE),
        stack: scrubbed(report.stack, MAX_STACK),
      },
      'client error',
    )
  }

  return async (request, response) => {
    nameCall(response, reportClientError)
    response.once('close', enter())
    await limits?.refuseFlood(request.ip)
    await note(parsePart(reportClientError.body, await readBody(request, response)) as ClientError)
    response.status(reportClientError.status).end()
  }
}

function createReader(): (request: Request, response: Response) => Promise<unknown> {
  const awaitBody = createBodyBuffering()
  const parse = express.json({ limit: MAX_REPORT_BYTES, inflate: false })

  return async (request, response) => {
    // One that does not say how large it is could go on for ever.
    if (
      Number(request.headers['content-length'] ?? 0) > MAX_REPORT_BYTES ||
      request.headers['transfer-encoding'] !== undefined
    ) {
      response.setHeader('Connection', 'close')
      throw new Problem('too_large')
    }
    await awaitBody(request, response, { account: undefined, call: reportClientError })
    return new Promise((resolve, reject) => {
      parse(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve(request.body)))
      // A body that was put back does not flow by itself.
      request.resume()
    })
  }
}
