import { expect, it } from 'vitest'
import { timeLimits as of } from './time-limits.ts'

it.each<[who: string, waits: number, forWhat: number]>([
  ['the gateway waits for a database that hangs, which a read asks twice', of.gatewayCall, 2 * of.databaseAnswer],
  [
    'the gateway waits for a transaction after the other work of its account',
    of.gatewayCall,
    of.accountTurn + of.transaction,
  ],
  ['the gateway waits for a password', of.gatewayCall, of.passwordTurn],
  ['a service waits for a password to be checked', of.passwordCheck, of.passwordTurn],
  ['the gateway waits for a service that has a password checked', of.gatewayCall, of.passwordCheck],
  ['the gateway waits for a PDF', of.gatewayCall, of.pdfOpening],
  ['the gateway waits for an e-mail with its PDF', of.gatewayCall, of.mailPdf + of.mailDelivery],
  ['an outbox waits for another service, asked twice', of.outboxLease, 2 * of.serviceCall],
  ['an outbox waits for an e-mail to the address that auth knows', of.outboxLease, of.serviceCall + of.mailDelivery],
  ['the gateway waits for the deletion of a product', of.gatewayCall, of.productDeletion],
  ['the gateway waits for a service that asks another one twice', of.gatewayCall, 2 * of.serviceCall],
  ['who opens a PDF looks several times', of.pdfOpening, 4 * of.pdfLook],
  ['the gateway waits for a picture after others', of.gatewayPicture, of.pictureTurn],
  ['the service still receives a picture while the gateway waits', of.pictureArrival, of.gatewayPicture],
  ['the gateway sees a stuck process die', of.gatewayCall, of.stuck],
])('%s', (_, waits, forWhat) => {
  expect(waits).toBeGreaterThan(forWhat)
})
