// @ts-check
import { Worker } from 'node:worker_threads'
import { cookiesSetBy } from './cookies.mjs'
import { post } from './sign-in-flood.mjs'
import { describeAim, describeRatio, percentile } from './statistics.mjs'

const ROUNDS = 6
const SIGN_INS = 8
const PASSWORD = 'segredo1'

/** The one thing that stays the same throughout a flood. */
const FLOODS = ['browser', 'address', 'e-mail']

/**
 * With the limits on: how long another person's sign-in takes while one browser, one address or one e-mail keeps sending
 * ninety at once ÷ the same just before. Each round has new people and addresses, so that the limits do not stop the flood
 * at once. Addresses are made up, which works because the copy trusts its proxy.
 * @param {string} url
 */
export async function signInFloods(url) {
  for (const [kind, flood] of FLOODS.entries()) {
    const ratios = []
    let refused = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `${kind}-${round}`
      const owner = await register(url, `dona-${name}`, `10.0.${kind}.${round}`)
      const cookie = (await register(url, `apressada-${name}`, `10.1.${kind}.${round}`)).cookie
      const idle = await signInTimes(url, owner)
      const worker = new Worker(new URL('sign-in-flood.mjs', import.meta.url), { workerData: { url, flood, name, cookie, password: PASSWORD, address: `10.1.${kind}.${round}` } })
      await new Promise((resolve) => worker.once('message', resolve))
      const busy = await signInTimes(url, owner)
      await worker.terminate()
      refused += busy.refused
      ratios.push(percentile(busy.taken, 0.5) / percentile(idle.taken, 0.5))
      console.log(`one ${flood}, round ${round + 1}: ${percentile(idle.taken, 0.5).toFixed(0)} ms alone, ${percentile(busy.taken, 0.5).toFixed(0)} ms during the flood`)
    }
    console.log(describeRatio(`somebody else's sign-in while one ${flood} floods ÷ alone`, ratios, 2))
    console.log(`refused of ${ROUNDS * SIGN_INS}: ${refused} (${describeAim(refused, 0)})`)
  }
}

/** @param {string} url @param {string} name @param {string} address */
async function register(url, name, address) {
  const email = `${name}@exemplo.com.br`
  const response = await post(url, '/api/register', { fullName: name, email, password: PASSWORD }, { address })
  if (response.status !== 201) throw new Error(`the registration's response was a ${response.status}`)
  return { email, address, cookie: cookiesSetBy(response) }
}

/** @param {string} url @param {{ email: string, address: string }} person in a new browser */
async function signInTimes(url, { email, address }) {
  const taken = []
  let refused = 0
  for (let index = 0; index < SIGN_INS; index += 1) {
    const began = performance.now()
    const { status } = await post(url, '/api/login', { email, password: PASSWORD }, { address })
    taken.push(performance.now() - began)
    if (status !== 200) refused += 1
  }
  return { taken, refused }
}
