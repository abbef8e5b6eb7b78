// @ts-check
import { inLanes } from './in-lanes.mjs'
import { quoteOwner } from './quote-owner.mjs'

const AT_ONCE = 4

/**
 * Accounts that open PDFs in turn. The service gives one account four at once and five a second in the long run, so a
 * measurement of anything else must spread its calls.
 * @param {string} url
 * @param {{ name: string, accounts: number, quotes: number, lines?: number }} options quotes: of each account
 */
export async function quoteCrowd(url, { name, accounts, quotes, lines }) {
  const owners = /** @type {Awaited<ReturnType<typeof quoteOwner>>[]} */ ([])
  for (let index = 0; index < accounts; index += 1) owners.push(await quoteOwner(url, { name: `${name}${index}`, quotes, lines }))
  /** One of each account, then the next one of each. */
  const inTurn = Array.from({ length: accounts * quotes }, (_, index) => {
    const owner = /** @type {typeof owners[number]} */ (owners[index % accounts])
    return { owner, id: 1 + Math.floor(index / accounts) }
  })
  return {
    /** @param {number} index */
    owner: (index) => /** @type {typeof owners[number]} */ (owners[index % accounts]),
    size: inTurn.length,
    outdateAll: () => inLanes(AT_ONCE, owners, (owner) => owner.outdateAll()),
    /** @param {number} index which quote, the accounts in turn */
    open(index) {
      const { owner, id } = /** @type {typeof inTurn[number]} */ (inTurn[index])
      return owner.open(id)
    },
    /**
     * Opens some of the quotes, from one position to before another.
     * @param {number} from @param {number} to
     */
    openMany: (from, to) => inLanes(AT_ONCE, inTurn.slice(from, to), ({ owner, id }) => owner.open(id)),
  }
}
