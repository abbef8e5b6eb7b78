import { z } from '@atelie/contract/zod'

/** The address of a server for e-mail. A password goes out encrypted or not at all: a relay without one is the operator's own. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/ })
  .refine(
    (text) => isEncrypted(new URL(text)) || !new URL(text).password,
    'a password needs smtps://, or smtp:// with ?requireTLS=true',
  )

/** Encryption that is not required can be left out by anyone on the way. */
const isEncrypted = ({ protocol, searchParams }: URL) =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
