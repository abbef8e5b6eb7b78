import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import type { Request, RequestHandler, Response } from 'express'
import { nameOf } from './named-call.ts'

/**
 * OpenTelemetry's spans say what a request did, and for how long: see docs/adr/0036. They carry names of ours and never what
 * people typed. While tracing is off, all of this does nothing.
 */
const tracer = trace.getTracer('atelie')

/** In the process that calls reach first: begins a trace for each. Its id is the request's. */
export const beginTrace: RequestHandler = (request, response, next) => traceCall(request, response, ROOT_CONTEXT, next)

/** In the others: goes on with the caller's trace, if there is one. What the processes ask each other all the time is in none. */
export const continueTrace: RequestHandler = (request, response, next) => {
  const caller = propagation.extract(ROOT_CONTEXT, request.headers)
  if (trace.getSpan(caller)) traceCall(request, response, caller, next)
  else next()
}

function traceCall(request: Request, response: Response, caller: typeof ROOT_CONTEXT, next: () => void): void {
  const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, caller)
  if (!span.isRecording()) return next()
  response.once('close', () => {
    const path = nameOf(response)?.path
    if (path) span.updateName(`${request.method} ${path}`)
    span.setAttributes({
      'http.request.method': request.method,
      'http.response.status_code': response.statusCode,
      ...(path && { 'http.route': path }),
    })
    if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(caller, span), next)
}

/** Work that a request waits for. Outside of a trace it is just done. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = startChild(name, attributes)
  if (!span) return work()
  try {
    return await context.with(trace.setSpan(context.active(), span), work)
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** A span for a call to something outside of this process; undefined outside of a trace. */
export function startChild(name: string, attributes: Attributes): Span | undefined {
  return trace.getActiveSpan() && tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
}

/** Names the error only: its message may quote what people typed. */
export function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The header by which the next process continues the current trace; empty outside of one. */
export function traceHeaders(): { traceparent?: string } {
  const headers = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Continues a trace from its header, as for a job that was requested before. */
export function withTrace<T>(traceparent: string, work: () => T): T {
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent }), work)
}
