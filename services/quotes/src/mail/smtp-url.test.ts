import { expect, it } from 'vitest'
import { smtpUrl } from './smtp-url.ts'

it.each([
  'smtp://relay.internal:25',
  'smtps://ana:senha@mail.example.com',
  'smtp://ana:senha@mail.example.com:587?requireTLS=true',
])('%s is taken', (url) => {
  expect(smtpUrl.safeParse(url).success).toBe(true)
})

it.each(['smtp://ana:senha@mail.example.com:587', 'smtp://ana:senha@mail.example.com?requireTLS=false'])(
  'the password of %s would go out in plain text',
  (url) => {
    expect(smtpUrl.safeParse(url).error?.issues[0]?.message).toContain('requireTLS=true')
  },
)

it('another protocol is refused', () => {
  expect(smtpUrl.safeParse('https://mail.example.com').success).toBe(false)
})
