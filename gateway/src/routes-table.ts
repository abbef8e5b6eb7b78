import { pathPattern, type Endpoint, type Method } from '@atelie/contract/endpoint'
import { registry, type ServiceName } from '@atelie/contract/registry'
import { trackWork } from '@atelie/service-kit/active-work'

export interface Route extends Pick<Endpoint, 'path' | 'access' | 'refusesEndedSession' | 'carriesPicture'> {
  service: ServiceName
  /** Counts an active call, see `trackWork`. */
  enter: () => () => void
}

/** Every call that may come in from outside, read from the contract. Calls between services are not in it. */
const table = registry
  .filter(({ endpoint }) => endpoint.access !== 'service')
  .map(({ service, endpoint }) => ({
    ...endpoint,
    service,
    enter: trackWork(`${endpoint.method} ${endpoint.path}`),
    pattern: pathPattern(endpoint.path),
  }))

/** Where a call goes, or null when there is no such call. A HEAD goes where the GET does. */
export function findRoute(method: string, path: string): Route | null {
  const wanted = (method === 'HEAD' ? 'GET' : method) as Method
  return table.find((row) => row.method === wanted && row.pattern.test(path)) ?? null
}
