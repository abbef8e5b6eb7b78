// @ts-check
import { createChecks } from './probe/checks.mjs'

/**
 * `npm run -s probe -- https://address` looks at the product from outside, as a visitor does, without signing in. It prints figures
 * for Prometheus (its node exporter reads such a file), and on the other stream what failed; exits with 1 if anything did, with 2
 * without an address.
 */
const [address] = process.argv.slice(2)
if (!address || !URL.canParse(address)) {
  console.error('Give the address of the product: npm run -s probe -- https://exemplo.com.br')
  process.exit(2)
}
const results = await Promise.all(
  createChecks(address).map(async ({ name, run }) => {
    const began = performance.now()
    const failure = await run().then(
      () => null,
      (error) => (error instanceof Error ? error.message : String(error)),
    )
    return { name, failure, seconds: (performance.now() - began) / 1000 }
  }),
)
console.log('# HELP probe_success Whether the check from outside passed\n# TYPE probe_success gauge')
for (const { name, failure } of results) console.log(`probe_success{check="${name}"} ${failure === null ? 1 : 0}`)
console.log('# HELP probe_duration_seconds How long it took\n# TYPE probe_duration_seconds gauge')
for (const { name, seconds } of results) console.log(`probe_duration_seconds{check="${name}"} ${seconds.toFixed(3)}`)
for (const { name, failure } of results) if (failure !== null) console.error(`${name}: ${failure}`)
process.exitCode = results.some(({ failure }) => failure !== null) ? 1 : 0
