export interface ApiResponse {
  status: number
  headers: Headers
  /** The parsed JSON, or the text if it is not JSON. */
  body: any
}

interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
  /** Aborts the call. */
  signal?: AbortSignal
}

export type Caller = (method: string, path: string, options?: CallOptions) => Promise<ApiResponse>

/** Calls a server as a third-party program would, with these headers each time. */
export function createCaller(baseUrl: string, headers: Record<string, string> = {}): Caller {
  return async (method, path, options = {}) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...headers,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body:
        options.body === undefined
          ? undefined
          : typeof options.body === 'string'
            ? options.body
            : JSON.stringify(options.body),
      signal: AbortSignal.any([AbortSignal.timeout(20_000), ...(options.signal ? [options.signal] : [])]),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
}
