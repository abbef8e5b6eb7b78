// @ts-check
import { inLanes } from './in-lanes.mjs'
import { perMinute } from './per-minute.mjs'
import { quoteOwner } from './quote-owner.mjs'

const QUOTES = 60
/** An owner opens tab after tab. */
const TABS = 4

/**
 * Prints how many PDFs a minute one account gets that prints all it has: it is slowed down, so that others are not.
 * @param {string} url
 */
export async function oneAccount(url) {
  const owner = await quoteOwner(url, { name: 'sozinha', quotes: QUOTES })
  const openAll = () => inLanes(TABS, owner.ids, owner.open)
  await openAll()
  const kept = await perMinute(QUOTES, openAll)
  await owner.outdateAll()
  const rendered = await perMinute(QUOTES, openAll)
  console.log(`one account alone gets ${rendered.toFixed(0)} PDFs a minute that must be rendered, ${kept.toFixed(0)} that are kept (no aim: it is paced on purpose)`)
}
