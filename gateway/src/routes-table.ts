import { pathPattern, type Endpoint, type Method } from '@atelie/contract/endpoint'
import { registry, type ServiceName } from '@atelie/contract/registry'
import { trackWork } from '@atelie/service-kit/active-work'

export interface Route extends Pick<Endpoint, 'path' | 'access' | 'refusesEndedSession' | 'carriesPicture'> {
  service: ServiceName
  /** Counts an active call, see `trackWork`. */
  enter: () => () => void
}

/** Every call that may come from outside and is passed on, taken from the contract. Calls between services are not included. */
const table = registry.flatMap(({ service, endpoint }) =>
  service === 'gateway' || endpoint.access === 'service'
    ? []
    : [
        {
          ...endpoint,
          service,
          enter: trackWork(`${endpoint.method} ${endpoint.path}`),
          pattern: pathPattern(endpoint.path),
        },
      ],
)

/** The route of a call, or null if there is no such call. A HEAD has the route of its GET. */
export function findRoute(method: string, path: string): Route | null {
  const wanted = (method === 'HEAD' ? 'GET' : method) as Method
  return table.find((row) => row.method === wanted && row.pattern.test(path)) ?? null
}
