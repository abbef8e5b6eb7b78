import OpenAI, { type ClientOptions } from 'openai'
import { fetchAnswer } from './fetch-answer.ts'

/** What is read of an error outside `error`. Not the `input` of FastAPI, which may be what a visitor typed. */
const READ_FIELDS = ['message', 'type', 'code', 'detail', 'loc', 'msg']

/** The client reads what a server says of an error in `error` only. FastAPI and older vLLM say it outside. */
export class CompatibleClient extends OpenAI {
  constructor(options: ClientOptions) {
    super({ ...options, fetch: fetchAnswer })
  }

  protected override makeStatusError(status: number, body: object, message: string | undefined, headers: Headers) {
    const isOutside = body instanceof Object && !('error' in body)
    return super.makeStatusError(status, isOutside ? { error: { message: JSON.stringify(body, READ_FIELDS) } } : body, message, headers)
  }
}
