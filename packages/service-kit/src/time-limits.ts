/**
 * How long things may take, in ms, where one waits for another. A caller must give up later than what it waits for, or
 * a failure is told as the wrong one: the test beside this file says who waits for whom.
 */
export const timeLimits = {
  /** One answer of the database; the driver tries a read twice. */
  databaseAnswer: 5_000,
  /** All tries of a transaction whose writes conflict. */
  transaction: 5_000,
  /** Until the other work of an account is done. */
  accountTurn: 5_000,
  /** A service's answer to another service, which tries once more. */
  serviceCall: 3_000,
  /** Until a password is hashed. */
  passwordTurn: 10_000,
  /** The auth service's answer to another one that asks whether a password is right. */
  passwordCheck: 11_000,
  /** All tries of deleting a product that quotes may use. */
  productDeletion: 10_000,
  /** Until a PDF is rendered, after which people are told to try again. */
  pdfOpening: 10_000,
  /** One look whether it is. */
  pdfLook: 1_900,
  /** The same before an e-mail with it can be sent. */
  mailPdf: 4_000,
  /** Until the server for e-mail has taken one. */
  mailDelivery: 6_000,
  /** Until an outbox takes the process that delivers a row for dead, and another one may repeat it. */
  outboxLease: 10_000,
  /** Printing a PDF; nobody waits for that alone. */
  print: 10_000,
  /** Until a large picture is read, after others. */
  pictureTurn: 30_000,
  /** Until a body has arrived at the service that reads pictures. */
  pictureArrival: 60_000,
  /** A service's answer to the gateway. */
  gatewayCall: 12_000,
  /** Beyond a model's own time, which is a setting. */
  beyondModel: 5_000,
  /** A service's answer to a call with a large body. */
  gatewayPicture: 50_000,
  /** Longer than any step but that of a stuck process, which is killed then. */
  stuck: 10_000,
}
