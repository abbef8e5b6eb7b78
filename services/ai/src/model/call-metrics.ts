import { Counter, Histogram } from '@atelie/service-kit/metrics'
import type { Usage } from '../rules/generator.ts'

const callSeconds = new Histogram({
  name: 'model_call_duration_seconds', help: 'How long calls to the model took, by outcome', labelNames: ['outcome'], buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300],
})
const tokens = new Counter({ name: 'model_tokens_total', help: 'Tokens of the model\'s answers and of what it was asked', labelNames: ['task', 'direction'] })
const cost = new Counter({ name: 'model_cost_dollars_total', help: 'What the answers cost, in US dollars, by the prices in the settings', labelNames: ['task'] })

/** Aborted if no one waited any more, refused if the model or its provider declines what is asked. */
const outcomes = ['answered', 'refused', 'failed', 'timed_out', 'aborted', 'no_access', 'no_credit'] as const
export type Outcome = typeof outcomes[number]
// From the start, since Prometheus does not see the rise to 1 of a series that was not there.
for (const outcome of outcomes) callSeconds.zero({ outcome })

/** Returns a function that ends the measurement. */
export const measureCall = (): (labels: { outcome: Outcome }) => void => callSeconds.startTimer()

export function countUsage(task: string, { inputTokens, outputTokens, costUsd }: Usage): void {
  tokens.inc({ task, direction: 'input' }, inputTokens)
  tokens.inc({ task, direction: 'output' }, outputTokens)
  cost.inc({ task }, costUsd)
}
