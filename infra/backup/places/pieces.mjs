// @ts-check

/**
 * The same bytes in pieces of one size; only the last one may be smaller.
 * @param {AsyncIterable<Uint8Array>} bytes
 * @param {number} size
 * @returns {AsyncGenerator<Buffer>}
 */
export async function* inPieces(bytes, size) {
  let parts = /** @type {Uint8Array[]} */ ([])
  let held = 0
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + size - held)
      parts.push(part)
      held += part.length
      from += part.length
      if (held < size) continue
      yield Buffer.concat(parts)
      parts = []
      held = 0
    }
  }
  if (held > 0) yield Buffer.concat(parts)
}
