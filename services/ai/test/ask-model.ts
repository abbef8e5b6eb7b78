import { Writable } from 'node:stream'
import { captionBody, type CaptionRequest } from '@atelie/contract/generators'
import { createLogger } from '@atelie/service-kit/log'
import { FAKE_API_KEY } from '@atelie/test-kit/fake-openai'
import { silentLog } from '@atelie/test-kit/silent-log'
import { createModel } from '../src/model/model.ts'
import { captionTask } from '../src/model/tasks.ts'
import type { Asker } from '../src/rules/generator.ts'
import { createHistory } from '../src/rules/history.ts'
import { tableOf } from './table.ts'

/** A caption that keeps all rules but those under test. */
export const FINE =
  'Cada detalhe é feito com muito carinho para você e para quem ama, do primeiro ponto ao último, com calma e com as mãos. Conta nos comentários!'

interface Answers {
  read: { what: string; content: unknown }[]
  oddlyRead: { what: string; headers?: Record<string, string>; others?: object }[]
  unpostable: { what: string; content?: unknown; choice?: object; text?: string; problem: 'refused' | 'unusable' }[]
  ownWords: { topic: string; text: string }[]
  failures: {
    what: string
    status?: number
    headers?: Record<string, string>
    body: unknown
    problem: 'busy' | 'failed' | 'locked' | 'broke' | 'refused'
    times: number
  }[]
  formatRefusals: { server: string; status: number; body: object }[]
  otherRefusals: { status: number; body: object }[]
}
export const answers = JSON.parse(
  JSON.stringify(tableOf('model-answers'))
    .replaceAll('FINE', FINE)
    .replaceAll('INSTRUCTIONS', captionTask.instructions.slice(0, 60)),
) as Answers

/** A log that adds its lines to these. */
export const logInto = (lines: string[], level: Parameters<typeof createLogger>[1]) =>
  createLogger(
    'ai',
    level,
    new Writable({
      write: (line, _, done) => {
        lines.push(String(line))
        done()
      },
    }),
  )

/** A model behind a server, with nothing to limit its calls. */
export const modelAt = (url: string, options: Partial<Parameters<typeof createModel>[0]> = {}) =>
  createModel({
    apiKey: FAKE_API_KEY,
    baseUrl: `${url}/v1`,
    model: 'modelo',
    prices: { input: 1, output: 2 },
    countCall: async () => {},
    log: silentLog,
    timeoutMs: 20_000,
    ...options,
  })

export const caption = (fields: Partial<CaptionRequest> = {}): CaptionRequest =>
  captionBody.parse({
    topic: 'Bolsa de crochê',
    style: 'casual',
    size: 'small',
    intent: 'sale',
    callToAction: 'comment',
    ...fields,
  })

export const anyAsker = (): Asker => ({
  isVisitor: true,
  signal: new AbortController().signal,
  history: createHistory(),
})

/** Texts for a call without an answer. */
export const PROBLEMS = {
  refused: { code: 'validation', message: 'O gerador não pôde atender a este pedido. Mude o texto e tente novamente.' },
  unusable: {
    code: 'bad_gateway',
    message: 'O gerador não encontrou um bom resultado desta vez. Tente novamente ou mude o texto.',
  },
  busy: { code: 'unavailable', message: 'O gerador está muito ocupado no momento. Tente novamente em instantes.' },
  slow: { code: 'bad_gateway', message: 'O gerador demorou demais para responder. Tente novamente em instantes.' },
  failed: { code: 'bad_gateway', message: 'O gerador não conseguiu responder. Tente novamente em instantes.' },
  locked: {
    code: 'bad_gateway',
    message: 'O gerador não pode escrever agora: a chave de acesso dele foi recusada. Avise quem cuida do sistema.',
  },
  broke: {
    code: 'bad_gateway',
    message: 'O gerador não pode escrever agora: os créditos dele acabaram. Avise quem cuida do sistema.',
  },
}
