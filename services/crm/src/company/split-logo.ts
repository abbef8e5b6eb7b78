import { Worker } from 'node:worker_threads'
import { BODY_LIMIT_BYTES } from '@atelie/service-kit/body'
import { Problem } from '@atelie/service-kit/problem'

const TIMEOUT_MS = 10_000

export interface SplitBody {
  /** The parsed body without its logo. */
  rest: unknown
  /** The bytes of the logo; none when it came without one. */
  image: Buffer
}

/** Parses a large body in a thread of its own. Throws Problem('malformed') for what is no JSON, or is more than a logo. */
export async function splitLogo(body: Uint8Array<ArrayBuffer>): Promise<SplitBody> {
  const { rest, image } = await inThread(body).catch((cause: unknown) => {
    throw new Problem('malformed', { cause })
  })
  if (rest.length > BODY_LIMIT_BYTES) throw new Problem('too_large')
  return { rest: JSON.parse(rest) as unknown, image: Buffer.from(image.buffer, image.byteOffset, image.byteLength) }
}

function inThread(body: Uint8Array<ArrayBuffer>): Promise<{ rest: string; image: Uint8Array<ArrayBuffer> }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./split-logo.worker.mjs', import.meta.url), {
      workerData: body, transferList: [body.buffer], resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread ended without an answer'))
    })
  })
}
