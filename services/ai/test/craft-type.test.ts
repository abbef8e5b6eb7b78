import type { ApiResponse } from '@atelie/test-kit/caller'
import { queryPlan, indexed } from '@atelie/test-kit/query-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, startAi, visitorCookieIn, type AiHarness } from './harness.ts'

let ai: AiHarness
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())

const account = (letter: string) => letter.repeat(24)
const niche = async (call: AiHarness['visitor']) =>
  (await call('GET', '/api/content-ideas/craft-type')).body.craftType as string | null
const save = (call: AiHarness['visitor'], craftType: unknown) =>
  call('POST', '/api/content-ideas/save-craft', { body: { craftType } })

/** The cookie that the auth service makes of it at sign-in. */
const claimedBy = (accountId: string, cookie: string) => `atelie_claimed_8080=${accountId}.${cookie.split('=')[1]}`
const isForgotten = (response: ApiResponse) =>
  response.headers.getSetCookie().some((line) => line.startsWith('atelie_claimed_8080=;'))

/** The cookie of a browser whose visitor saved a niche. */
const savedBy = async (craftType: string) => visitorCookieIn(await save(ai.visitor, craftType))

describe('a visitor', () => {
  it('a visitor has no niche at first, and then the one saved in this browser', async () => {
    expect(await niche(ai.visitor)).toBeNull()
    const response = await save(ai.visitor, '  Crochê ')
    expect([response.status, response.body]).toEqual([200, { craftType: 'Crochê' }])
    const cookie = visitorCookieIn(response)
    expect(await niche(ai.browser(cookie))).toBe('Crochê')
    const changed = visitorCookieIn(await save(ai.browser(cookie), 'Biscuit'))
    expect(await niche(ai.browser(changed))).toBe('Biscuit')
    expect(await niche(ai.visitor)).toBeNull()
  })

  it('a visitor cannot forge a cookie', async () => {
    const [header, , signature] = (await savedBy('Crochê')).split('.')
    const claims = Buffer.from(
      JSON.stringify({ visitor: 'visitante', craftType: 'Forjado', aud: 'visitor', iss: 'visitor' }),
    ).toString('base64url')
    expect(await niche(ai.browser(`${header}.${claims}.${signature}`))).toBeNull()
    expect(
      await niche(ai.browser(`atelie_visitor_8080=${ai.keys.bearer('gateway', 'visitor', OWNER).slice(7)}`)),
    ).toBeNull()
  })

  it.each([
    ['', 'Por favor, informe seu nicho artesanal.'],
    [{ $ne: 1 }, 'Texto inválido.'],
    ['x'.repeat(81), 'Use no máximo 80 caracteres.'],
  ])('a visitor cannot save the niche %j', async (craftType, error) => {
    expect(await save(ai.visitor, craftType)).toMatchObject({ status: 400, body: { error } })
  })
})

describe('an account', () => {
  it('an account has its own niche, in every browser', async () => {
    expect(await niche(ai.as(OWNER))).toBeNull()
    await save(ai.as(OWNER), 'Costura')
    await save(ai.as(OWNER), 'Papelaria')
    expect(await niche(ai.as(OWNER))).toBe('Papelaria')
    expect(await niche(ai.as(account('b')))).toBeNull()
    expect(await queryPlan(ai.database.connection, 'niches', { accountId: OWNER })).toEqual(indexed(1))
  })

  it('an account without a niche takes over the one its browser claimed for it', async () => {
    const claim = claimedBy(account('c'), await savedBy('Velas'))
    const response = await ai.browser(claim, account('c'))('GET', '/api/content-ideas/craft-type')
    expect(response.body).toEqual({ craftType: 'Velas' })
    expect(isForgotten(response)).toBe(true)
    expect(await niche(ai.as(account('c')))).toBe('Velas')
  })

  it('neither another account nor a visitor gets a claimed niche, which waits for its own account', async () => {
    const claim = claimedBy(account('d'), await savedBy('Velas'))
    for (const next of [ai.browser(claim), ai.browser(claim, account('e'))]) {
      const response = await next('GET', '/api/content-ideas/craft-type')
      expect([response.body, isForgotten(response)]).toEqual([{ craftType: null }, false])
    }
    expect(await niche(ai.browser(claim, account('d')))).toBe('Velas')
  })

  it('an account with a niche keeps it, whatever its browser claimed', async () => {
    await save(ai.as(account('1')), 'Costura')
    expect(await niche(ai.browser(claimedBy(account('1'), await savedBy('Velas')), account('1')))).toBe('Costura')
    const response = await save(ai.browser(claimedBy(account('1'), await savedBy('Velas')), account('1')), 'Bordado')
    expect(isForgotten(response)).toBe(true)
    expect(await niche(ai.as(account('1')))).toBe('Bordado')
  })

  it('a claimed niche is taken over once, however many calls come at first', async () => {
    const claim = claimedBy(account('f'), await savedBy('Velas'))
    expect(await Promise.all(Array.from({ length: 10 }, () => niche(ai.browser(claim, account('f')))))).toEqual(
      Array(10).fill('Velas'),
    )
  })

  it('an account gets nothing from a forged claim', async () => {
    for (const claim of ['atelie_claimed_8080=x', claimedBy(account('2'), '=a.b.c'), claimedBy(account('2'), '')])
      expect(await niche(ai.browser(claim, account('2')))).toBeNull()
  })

  it('only a person has a niche, not another part of ours', async () => {
    const authorization = ai.keys.bearer('crm', 'ai', OWNER)
    expect((await ai.visitor('GET', '/api/content-ideas/craft-type', { headers: { authorization } })).status).toBe(401)
  })
})
