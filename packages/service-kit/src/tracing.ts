import type { Logger } from './log.ts'

interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  VERSION: string
}

let stop: (() => Promise<void>) | undefined

/** Sends traces to a collector, if one is set. To be called before anything connects. */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT, VERSION }: TracingSettings,
  log: Logger,
): Promise<void> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { createProvider } = await import('./tracing-provider.ts')
  const provider = createProvider({ service, version: VERSION, endpoint: OTEL_EXPORTER_OTLP_ENDPOINT, log })
  stop = () => provider.shutdown().catch((err: unknown) => log.warn({ err }, 'traces not sent'))
}

export const isTracing = (): boolean => stop !== undefined

/** Sends what is left, if the collector takes it in time. */
export const stopTracing = async (): Promise<void> => stop?.()
