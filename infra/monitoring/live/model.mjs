// @ts-check
import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const CAPTION = 'Cada detalhe é feito com muito carinho para você e para quem ama. '.repeat(2)

/** A server with the API of OpenAI that writes captions, or fails. */
export async function startModel() {
  /** Statuses of the next answers, one each; the last one stays. */
  const statuses = [200]
  const server = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request))
    const { emojis, hashtags } = JSON.parse(messages[1].content)
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    const content = JSON.stringify({
      text: `${CAPTION}Chama no direct!${emojis ? ' ✨' : ''}`,
      hashtags: hashtags ? ['#feitoamao'] : [],
    })
    const answer = {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 },
    }
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? answer : { error: { message: 'made up' } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param {readonly number[]} next */
    answerWith: (next) => void statuses.splice(0, statuses.length, ...next),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
/** @typedef {Awaited<ReturnType<typeof startModel>>} Model */
