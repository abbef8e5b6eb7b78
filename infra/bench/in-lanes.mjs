// @ts-check

/**
 * Works through the items, so many at once.
 * @template Item
 * @param {number} lanes
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<unknown>} work
 */
export async function inLanes(lanes, items, work) {
  const pending = [...items]
  const lane = async () => {
    for (let item = pending.shift(); item !== undefined; item = pending.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
