import { Gauge, readBeforeScrape } from '@atelie/service-kit/metrics'

type Calls = Record<'account' | 'visitor', number>

const maxCalls = new Gauge({ name: 'model_calls_max', help: 'Calls to the model that a kind of caller may use up in a day', labelNames: ['caller'] })
const callsLeft = new Gauge({ name: 'model_calls_left', help: 'How many of them are left', labelNames: ['caller'] })

/** Shows the ceiling in the metrics. What is left is read each time, since all processes use it up. */
export function measureCallsLeft(max: Calls, readLeft: () => Promise<Calls>): void {
  for (const [caller, calls] of Object.entries(max)) maxCalls.set({ caller }, calls)
  readBeforeScrape('model calls left', async () => {
    callsLeft.reset()
    for (const [caller, calls] of Object.entries(await readLeft())) callsLeft.set({ caller }, calls)
  })
}
