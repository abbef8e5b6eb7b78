import { Writable } from 'node:stream'
import { captionBody, contentIdeasBody, cuteFontBody, stickerBody, type Caption } from '@atelie/contract/generators'
import { createLogger } from '@atelie/service-kit/log'
import type { Problem } from '@atelie/service-kit/problem'
import { FAKE_API_KEY, saying, startFakeOpenAi, type FakeOpenAi, type OddResponse } from '@atelie/test-kit/fake-openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHistory } from '../rules/history.ts'
import type { Generator } from '../rules/generator.ts'
import { createModel } from './model.ts'

let fake: FakeOpenAi
let model: Generator
const lines: string[] = []

beforeAll(async () => {
  fake = await startFakeOpenAi()
  const log = createLogger('ai', 'debug', new Writable({ write: (line, _, done) => { lines.push(String(line)); done() } }))
  model = createModel({ apiKey: FAKE_API_KEY, baseUrl: `${fake.url}/v1`, model: 'modelo', prices: { input: 1, output: 2 }, countCall: async () => {}, log, timeoutMs: 20_000 })
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.asked.length = 0
  lines.length = 0
})

const asker = () => ({ isVisitor: true, signal: new AbortController().signal, history: createHistory() })
const caption = (topic = 'Bolsa de crochê') => model.caption(captionBody.parse({ topic, style: 'casual', size: 'small', intent: 'sale', callToAction: 'comment', includeEmojis: false, another: true }), asker())
const failureOf = (asked: Promise<unknown>) => asked.then(() => { throw new Error('It was shown as finished') }, (problem: Problem) => ({ code: problem.code, message: problem.message }))

/** A caption that keeps all rules but those under test. */
const FINE = 'Cada detalhe é feito com muito carinho para você e para quem ama, do primeiro ponto ao último, com calma e com as mãos. Conta nos comentários!'
const answering = (text: string, others: object = {}): OddResponse => saying(() => JSON.stringify({ text, hashtags: ['#feitoamao'], ...others }))

/** What the person gets at once, without another question. */
async function shown(mood: OddResponse, topic?: string): Promise<Omit<Caption, 'writtenBy' | 'generationTime'>> {
  fake.moods = [mood]
  const answer = await caption(topic)
  expect(fake.asked).toHaveLength(1)
  return answer
}

describe('the form of an answer', () => {
  const json = JSON.stringify({ text: FINE, hashtags: ['#feitoamao'] })

  it.each<[string, unknown]>([
    ['thoughts and a text', [{ type: 'thinking', thinking: [{ type: 'text', text: '{"text":"Rascunho"}' }] }, { type: 'text', text: json }]],
    ['several texts', [{ type: 'text', text: json.slice(0, 40) }, { type: 'text', text: json.slice(40) }]],
    ['an output text', [{ type: 'reasoning', summary: [] }, { type: 'output_text', text: json, annotations: [] }]],
    ['kinds that nobody knows', [{ type: 'image_url', image_url: { url: 'x' } }, null, 7, { type: 'text', text: json }, { type: 'tool_use', text: 'não' }]],
    ['a text with a value', [{ type: 'text', text: { value: json, annotations: [] } }]],
    ['a message with parts', [{ type: 'message', content: [{ type: 'output_text', text: json }] }]],
    ['plain texts', [json]],
    ['one part', { type: 'text', text: json }],
    ['the object itself', JSON.parse(json)],
  ])('content that is %s is read', async (_, content) => {
    expect((await shown(saying(() => content))).text).toBe(FINE)
  })

  it.each<[string, unknown]>([['null', null], ['missing', undefined], ['a number', 7], ['an empty list', []], ['thoughts alone', [{ type: 'thinking', thinking: json }]], ['an empty object', {}]])('content that is %s is asked for again, then told', async (_, content) => {
    fake.moods = [saying(() => content)]
    expect(await failureOf(caption())).toEqual({ code: 'bad_gateway', message: 'O gerador não encontrou um bom resultado desta vez. Tente novamente ou mude o texto.' })
    expect(fake.asked).toHaveLength(2)
  })

  const DRAFT = '{"text": "Rascunho com {chaves}", "hashtags": []} não, {isso} é curto.'
  it.each([
    ['<think>', `<think>${DRAFT}</think>`], ['<thinking>', `<thinking>\n${DRAFT}\n</thinking>\n`], ['<reasoning>', `<reasoning>${DRAFT}</reasoning>`], ['<thought>', `<thought>${DRAFT}</thought>`], ['<seed:think>', `<seed:think>${DRAFT}</seed:think>`],
    ['[THINK]', `[THINK]${DRAFT}[/THINK]`], ['◁think▷', `◁think▷${DRAFT}◁/think▷`], ['<|begin_of_thought|>', `<|begin_of_thought|>${DRAFT}<|end_of_thought|>`], ['<REFLECTION>', `<REFLECTION>${DRAFT}</REFLECTION>`],
    ['a mark that only closes', `${DRAFT}</thinking>`], ['a mark that only opens', `<think>${DRAFT} Agora sim: `], ['two thoughts', `<think>${DRAFT}</think><think>mais {uma} vez</think>`],
    ['channels', `<|channel|>analysis<|message|>${DRAFT}<|end|><|start|>assistant<|channel|>final<|message|>`], ['channels with a constraint', `<|channel|>analysis<|message|>${DRAFT}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>`],
    ['channels whose marks are lost', `analysis${DRAFT}assistantfinal`],
  ])('thoughts in %s are not read', async (_, thoughts) => {
    expect((await shown(saying(() => thoughts + json))).text).toBe(FINE)
  })

  it('what was drafted in thoughts is no answer if another text follows them', async () => {
    fake.moods = [saying(() => `<think>${json}</think>Desculpe, mas não posso ajudar com isso.`)]
    expect(await failureOf(caption())).toMatchObject({ code: 'validation' })
  })

  it('the mark of a thought within an answer does not cut it', async () => {
    expect((await shown(answering(FINE.replace('do primeiro', 'dos ◁/think▷ do primeiro')))).text).toContain('você e para quem ama, dos ◁/think▷ do primeiro')
  })

  const broken = FINE.replace(', do primeiro', ',\ndo primeiro')
  it.each([
    ['a raw line break', `{"text": "${broken}", "hashtags": ["#feitoamao"]}`], ['a comma at the end', `{"text": "${FINE}", "hashtags": ["#feitoamao",],}`], ['single quotes', `{'text': '${FINE}', 'hashtags': ['#feitoamao']}`],
    ['keys without quotes', `{text: "${FINE}", hashtags: ["#feitoamao"]}`], ['curly quotes', `{“text”: “${FINE}”, “hashtags”: [“#feitoamao”]}`], ['no brace at the end', `{"text": "${FINE}", "hashtags": ["#feitoamao"]`], ['no bracket and no brace at the end', `{"text": "${FINE}", "hashtags": ["#feitoamao"`],
    ['a comment', `{"text": "${FINE}", // a legenda\n "hashtags": ["#feitoamao"]}`], ['a missing comma', `{"text": "${FINE}"\n "hashtags": ["#feitoamao"]}`], ['quotes within', `{"text": "${FINE.replace('você', '"você"')}", "hashtags": ["#feitoamao"]}`],
    ['escaped quotes', json.replaceAll('"', '\\"')], ['talk and braces around it', `Claro! {Aqui} está:\n${json}\nEspero que goste! :-}`], ['a fence', `\`\`\`json\n${json}\n\`\`\``], ['a fence and a missing brace', `\`\`\`json\n${json.slice(0, -1)}\n\`\`\``], ['a list around it', `[${json}]`], ['another object around it', `{"answer": ${json}}`],
    ['a tool\'s envelope', `{"name": "caption", "arguments": ${json}}`], ['Python\'s values', json.replace('}', ', "ok": True, "nada": None}')],
  ])('an answer with %s is read', async (_, content) => {
    const { text, hashtags } = await shown(saying(() => content))
    expect([text.replaceAll('"', '').replace('\n', ' '), hashtags]).toEqual([FINE, ['#feitoamao']])
  })

  it.each<[string, OddResponse]>([
    ['ends within a text', saying(() => '{"hashtags": ["#feitoamao"], "text": "' + FINE)],
    ['is cut off by its length', saying(() => JSON.stringify({ text: FINE, hashtags: ['#feitoamao'] }), { finish_reason: 'length' })],
    ['ends after a comma', saying(() => `{"text": "${FINE}", "hashtags": ["#feitoamao",`)],
  ])('an answer that %s is not told as a whole', async (_, mood) => {
    fake.moods = [mood]
    expect(await failureOf(caption())).toMatchObject({ code: 'bad_gateway', message: expect.stringContaining('bom resultado') })
    expect(fake.asked).toHaveLength(2)
  })
})

describe('an answer that has to be cleaned', () => {
  it('texts, ideas and prompts come without any of it', async () => {
    const dirty = '**Cada** detalhe &eacute; feito <b>com</b> muito \u202ecarinho\\n\\n- para você\u0000 e para quem ama, do primeiro ponto ao \ud83d último, com calma e com as mãos. Conta nos comentários!'
    const { text } = await shown(answering(`## ${dirty}`))
    expect(text).toBe('Cada detalhe é feito com muito carinho\n\n• para você e para quem ama, do primeiro ponto ao último, com calma e com as mãos. Conta nos comentários!')
    fake.moods = [saying(() => JSON.stringify({ ideas: [{ title: '**Um dia**', description: dirty, format: '`Foto`', cta: '[Comente](https://x.y) aqui' }] }))]
    const { ideas } = await model.ideas(contentIdeasBody.parse({ craftType: 'Crochê', contentPurpose: 'dica' }), asker())
    expect(ideas).toEqual([{ title: 'Um dia', description: text, format: 'Foto', cta: 'Comente aqui' }])
    const prompt = 'Um sticker fofo de \\"gatinha\\", em **cores suaves**\\ne bem nítido, com &amp; sem fundo.'
    fake.moods = [saying(() => `{"prompt": "${prompt}", "promptInEnglish": "${prompt}"}`)]
    const sticker = await model.sticker(stickerBody.parse({ description: 'gatinha' }), asker())
    expect(sticker.prompt).toBe('Um sticker fofo de "gatinha", em cores suaves\ne bem nítido, com & sem fundo.')
  })

  it.each(['*Ana*', '__Ju__ & Bia', '# 1 da família', 'R$ 10 &amp; meio', '[Ana](2 anos)', '{nome}', '<3 Ana', 'a\\nb', '`Léo`', '- Ana -'])('words that a person typed stay as they are: %j', async (text) => {
    fake.moods = ['fine']
    const { prompt } = await model.cuteFont(cuteFontBody.parse({ text }), asker())
    expect(prompt).toContain(`"${text}"`)
    expect(fake.asked).toHaveLength(1)
  })

  it('a hashtag that came as a list, as a heading or bold is one', async () => {
    const { hashtags } = await shown(answering(FINE, { hashtags: ['- #croche', '# bolsa', '**#presente**', '#feito\\_a\\_mao'] }))
    expect(hashtags).toEqual(['#croche', '#bolsa', '#presente', '#feito_a_mao'])
  })
})

const REFUSED = { code: 'validation', message: 'O gerador não pôde atender a este pedido. Mude o texto e tente novamente.' }
const UNUSABLE = { code: 'bad_gateway', message: 'O gerador não encontrou um bom resultado desta vez. Tente novamente ou mude o texto.' }

describe('an answer that is no text to be posted', () => {
  const rest = FINE.slice(0, -1)
  it.each([
    ['talk before it', `Claro! Aqui está a sua legenda:\n\n${FINE}`, UNUSABLE], ['talk after it', `${FINE}\n\nEspero que goste!`, UNUSABLE], ['a label', `Legenda: ${FINE}`, UNUSABLE], ['an offer of other versions', `${FINE} Se quiser, posso criar outra versão mais curta.`, UNUSABLE],
    ['quotation marks around it', `"${FINE}"`, UNUSABLE], ['curly quotation marks around it', `“${FINE}”`, UNUSABLE],
    ['a blank in brackets', `[nome do produto]: ${FINE}`, UNUSABLE], ['a blank in braces', `Oi, {nome}! ${FINE}`, UNUSABLE], ['a blank in angle brackets', `<insira o nome aqui> ${FINE}`, UNUSABLE], ['a line to fill in', `Por R$ ___: ${FINE}`, UNUSABLE], ['dummy text', `Lorem ipsum dolor sit amet. ${FINE}`, UNUSABLE],
    ['talk about the topic', `Claro! Aqui está uma legenda para a sua bolsa de crochê:\n\n${FINE}`, UNUSABLE], ['a number before it', `Opção 1: ${FINE}`, UNUSABLE], ['a count of its words', `${FINE}\n\n(27 palavras)`, UNUSABLE], ['a note', `${FINE}\n\nNota: adaptei o tom.`, UNUSABLE], ['capitals to fill in', `O NOME DO PRODUTO chegou. ${FINE}`, UNUSABLE], ['somebody\'s address', `Siga @seuperfil. ${FINE}`, UNUSABLE], ['an open end', `${FINE} Feita com`, UNUSABLE], ['a question for more', `Preciso de mais detalhes para escrever. ${FINE}`, REFUSED],
    ['a refusal', `Desculpe, mas não posso ajudar com esse pedido, que não é para mim nem para você. ${rest}`, REFUSED], ['a refusal in English', `I'm sorry, but I can't do it. ${FINE}`, REFUSED], ['a model that speaks of itself', `Como uma IA, não tenho opinião. ${FINE}`, REFUSED],
  ])('%s is asked for again, then told, and never shown', async (_, text, problem) => {
    fake.moods = [answering(text)]
    expect(await failureOf(caption())).toEqual(problem)
    expect(fake.asked.map(({ messages }) => messages.length)).toEqual([2, 4])
    fake.asked.length = 0
    fake.moods = [answering(text), answering(FINE)]
    expect((await caption()).text).toBe(FINE)
    expect(fake.asked).toHaveLength(2)
  })

  it('a refusal instead of JSON is told as one', async () => {
    fake.moods = [saying(() => 'Desculpe, mas não posso ajudar com isso.')]
    expect(await failureOf(caption())).toEqual(REFUSED)
  })

  it.each([
    ['Coleção [novo] de bolsas', `Coleção [novo] de bolsas. ${FINE}`], ['bolsa [NOVO]', `A bolsa [novo] chegou. ${FINE}`], ['Desculpe o atraso: não posso atender hoje', `Desculpe, mas não posso atender hoje. ${FINE}`], ['Camiseta "vai {time}"', `Camiseta "vai {time}". ${FINE}`],
    ['Claro! Aqui está a sua legenda: curso', `Claro! Aqui está a sua legenda: curso. ${FINE}`], ['Lorem ipsum é o nome do meu ateliê', `O ateliê Lorem ipsum abriu. ${FINE}`], ['Como uma IA mudou meu ateliê', `Como uma IA mudou meu ateliê: assim. ${FINE}`],
  ])('what the topic %j says itself is none of it', async (topic, text) => {
    expect((await shown(answering(text), topic)).text).toBe(text)
  })
})

describe('a failure in a response that says it succeeded', () => {
  const busy = { code: 'unavailable', message: 'O gerador está muito ocupado no momento. Tente novamente em instantes.' }
  const failed = { code: 'bad_gateway', message: 'O gerador não conseguiu responder. Tente novamente em instantes.' }
  const locked = { code: 'bad_gateway', message: expect.stringContaining('a chave de acesso dele foi recusada') }
  const broke = { code: 'bad_gateway', message: expect.stringContaining('os créditos dele acabaram') }
  const body = (sent: unknown): OddResponse => () => ({ body: sent })

  it.each<[string, OddResponse, object, number]>([
    ['an error with a number', body({ error: { message: 'Rate limited', code: 429 } }), busy, 2], ['an error with a code', body({ error: { message: 'No', code: 'invalid_api_key' } }), locked, 1], ['an error with a kind', body({ error: { message: 'Slow down', type: 'rate_limit_error' } }), busy, 2],
    ['a used up credit', body({ error: { message: 'Pay', code: 'insufficient_quota' } }), broke, 1], ['a status in the error', body({ error: { message: 'No', status: 403 } }), locked, 1], ['a filtered request', body({ error: { message: 'No', code: 'content_filter' } }), REFUSED, 1],
    ['a used up credit in a word', body({ error: 'insufficient_quota' }), broke, 1], ['a used up credit in words', body({ error: 'Insufficient credits' }), broke, 1], ['a refused key in words', body({ error: 'Invalid API key.' }), locked, 1], ['an error in the words of a choice', body({ choices: [{ error: 'unauthorized' }] }), locked, 1], ['a list of answers', body([{ choices: [{ message: { content: '{}' } }] }]), failed, 2], ['a list of errors', body([{ error: { code: 401, message: 'No' } }]), locked, 1], ['a list of errors in words', body([{ error: 'insufficient_quota' }]), broke, 1], ['a list of errors with a status', () => ({ status: 429, body: [{ error: { code: 'insufficient_quota', message: 'Pay' } }] }), broke, 1], ['a used up credit in a word with a status', () => ({ status: 429, body: { error: 'insufficient_quota' } }), broke, 1],
    ['an error in words', body({ error: 'model overloaded' }), failed, 2], ['an error beside choices', body({ error: { message: 'Oh', code: 502 }, choices: [{ message: { content: '{}' } }] }), failed, 2], ['an error in the choice', body({ choices: [{ error: { code: 502, message: 'Upstream' }, finish_reason: 'error' }] }), failed, 2],
    ['an error outside', body({ object: 'error', message: 'Broken', code: 503 }), failed, 2], ['no choices', body({ id: 'x', choices: [] }), failed, 2], ['choices that are missing', body({ id: 'x' }), failed, 2], ['choices that are no list', body({ choices: 'x' }), failed, 2], ['null', body(null), failed, 2], ['a list', body([]), failed, 2],
    ['nothing', body(''), failed, 2], ['a page', () => ({ headers: { 'content-type': 'text/html' }, body: '<html>Entre</html>' }), failed, 2], ['a stream of events', () => ({ headers: { 'content-type': 'text/event-stream' }, body: 'data: {"choices":[{"delta":{"content":"a"}}]}\n\ndata: [DONE]\n\n' }), failed, 2],
    ['no content', () => ({ status: 204, body: '' }), failed, 2], ['bytes that are no text', body(Buffer.from([0xff, 0xfe, 0x7b, 0x80])), failed, 2], ['more than fits', body(`{"choices":[{"message":{"content":"${'x'.repeat(3_000_000)}"}}]}`), failed, 2], ['levels without end', body('['.repeat(200_000)), failed, 2], ['deep levels', body(`{"choices":[{"message":{"content":${'['.repeat(5_000)}${']'.repeat(5_000)}}}]}`), failed, 2],
    ['a filtered answer', saying((content) => content, { finish_reason: 'content_filter' }), REFUSED, 1], ['a refusal beside the content', body({ choices: [{ message: { content: null, refusal: 'No.' } }] }), REFUSED, 1],
  ])('%s is told as what it is', async (_, mood, problem, times) => {
    fake.moods = [mood]
    expect(await failureOf(caption())).toEqual(problem)
    expect(fake.asked).toHaveLength(times)
  })

  it('JSON of another content type is read', async () => {
    fake.moods = [(content) => ({ headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ choices: [{ message: { content } }] }) })]
    expect((await caption()).text).toContain('coment')
  })

  it.each(['', null])('an empty error (%j) or refusal beside an answer is none', async (error) => {
    fake.moods = [(content) => ({ body: { error, choices: [{ message: { content, refusal: '' } }] } })]
    expect((await caption()).text).toContain('coment')
  })

  it.each<unknown>([{ prompt_tokens: -5, completion_tokens: 'muitos' }, { prompt_tokens: 1e308, completion_tokens: {} }, 'x', null, []])('tokens that are counted as %j are estimated', async (usage) => {
    fake.moods = [(content) => ({ body: { choices: [{ message: { content } }], usage } })]
    expect((await caption()).text).toContain('coment')
  })

  it.each([400, 422, 500, 503])('an error with status %d that quotes the request leaves no typed word in the log', async (status) => {
    fake.moods = [() => ({ status, body: { error: { message: `Cannot read "Bolsa da Zulmira \\u0026 \\"Ana\\"" in ${JSON.stringify(JSON.stringify({ topic: 'Bolsa da Zulmira & "Ana"' }))}` } } })]
    const problem = await caption('Bolsa da Zulmira & "Ana"').catch((error: Problem) => error) as Problem
    expect(JSON.stringify([problem.message, (problem.cause as Error).message])).not.toContain('Zulmira')
    expect(lines.join()).not.toContain('Zulmira')
    expect((problem.cause as Error).message).toContain('Cannot read')
  })
})
