import { queryPlan, indexed } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startAi, visitorCookieIn, type AiHarness } from './harness.ts'

let ai: AiHarness
beforeAll(async () => { ai = await startAi() })
afterAll(() => ai.stop())

const account = (letter: string) => letter.repeat(24)
const niche = async (call: AiHarness['visitor']) => (await call('GET', '/api/content-ideas/craft-type')).body.craftType as string | null
const save = (call: AiHarness['visitor'], craftType: unknown) => call('POST', '/api/content-ideas/save-craft', { body: { craftType } })

/** The cookie of a browser whose visitor saved a niche. */
const savedBy = async (craftType: string) => visitorCookieIn(await save(ai.visitor, craftType))

describe('a visitor', () => {
  it('has no niche at first, and the one that was saved in this browser then', async () => {
    expect(await niche(ai.visitor)).toBeNull()
    const answer = await save(ai.visitor, '  Crochê ')
    expect([answer.status, answer.body]).toEqual([200, { craftType: 'Crochê' }])
    const cookie = visitorCookieIn(answer)
    expect(await niche(ai.browser(cookie))).toBe('Crochê')
    const changed = visitorCookieIn(await save(ai.browser(cookie), 'Biscuit'))
    expect(await niche(ai.browser(changed))).toBe('Biscuit')
    expect(await niche(ai.visitor)).toBeNull()
  })

  it('cannot make up a cookie', async () => {
    const [header, , signature] = (await savedBy('Crochê')).split('.')
    const claims = Buffer.from(JSON.stringify({ visitor: 'visitante', craftType: 'Forjado', aud: 'visitor', iss: 'visitor' })).toString('base64url')
    expect(await niche(ai.browser(`${header}.${claims}.${signature}`))).toBeNull()
    expect(await niche(ai.browser(`atelie_visitor_8080=${ai.keys.bearer('gateway', 'visitor', OWNER).slice(7)}`))).toBeNull()
  })

  it.each([['', 'Por favor, informe seu nicho artesanal.'], [{ $ne: 1 }, 'Por favor, informe seu nicho artesanal.'], ['x'.repeat(81), 'Use no máximo 80 caracteres.']])('cannot save %j', async (craftType, error) => {
    expect(await save(ai.visitor, craftType)).toMatchObject({ status: 400, body: { error } })
  })
})

describe('an account', () => {
  it('has a niche of its own, in every browser', async () => {
    expect(await niche(ai.as(OWNER))).toBeNull()
    await save(ai.as(OWNER), 'Costura')
    await save(ai.as(OWNER), 'Papelaria')
    expect(await niche(ai.as(OWNER))).toBe('Papelaria')
    expect(await niche(ai.as(account('b')))).toBeNull()
    expect(await queryPlan(ai.database.connection, 'niches', { accountId: OWNER })).toEqual(indexed(1))
  })

  it('without a niche takes the visitor\'s along at the first call, out of the browser', async () => {
    const cookie = await savedBy('Velas')
    const answer = await ai.browser(cookie, account('c'))('GET', '/api/content-ideas/craft-type')
    expect(answer.body).toEqual({ craftType: 'Velas' })
    expect(await niche(ai.as(account('c')))).toBe('Velas')
    // The next person in this browser, signed in or not, does not find it.
    const after = visitorCookieIn(answer)
    expect(await niche(ai.browser(after))).toBeNull()
    expect(await niche(ai.browser(after, account('d')))).toBeNull()
  })

  it('with a niche keeps it, whatever the browser says', async () => {
    await save(ai.as(account('e')), 'Costura')
    expect(await niche(ai.browser(await savedBy('Velas'), account('e')))).toBe('Costura')
    const answer = await save(ai.browser(await savedBy('Velas'), account('e')), 'Bordado')
    expect(await niche(ai.browser(visitorCookieIn(answer)))).toBeNull()
    expect(await niche(ai.as(account('e')))).toBe('Bordado')
  })

  it('takes it once when many calls come first', async () => {
    const cookie = await savedBy('Velas')
    expect(await Promise.all(Array.from({ length: 10 }, () => niche(ai.browser(cookie, account('f')))))).toEqual(Array(10).fill('Velas'))
  })

  it('is a person\'s: another part of ours has no niche', async () => {
    const authorization = ai.keys.bearer('crm', 'ai', OWNER)
    expect((await ai.visitor('GET', '/api/content-ideas/craft-type', { headers: { authorization } })).status).toBe(401)
  })
})
