import { client } from './clients.ts'
import { companyDetails } from './company.ts'
import { endpoint } from './endpoint.ts'
import { idParams, positiveId } from './fields.ts'
import { pix } from './pix.ts'
import { product } from './products.ts'
import { currentPassword } from './users.ts'
import { extend } from '@atelie/contract/schema'
import { z } from './zod.ts'

/** Calls between services. The gateway routes only /api, so none of these can be reached from outside. */

/** The client and products that a quote copies; a missing client is null, missing products are left out. */
export const getQuoteSubjects = endpoint({
  method: 'GET',
  path: '/internal/quote-subjects',
  access: 'service',
  query: z.object({
    clientId: positiveId('clientId'),
    /** Comma-separated, at most the 200 items of a quote. */
    productIds: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,199}$/)
      .transform((list) => list.split(',').map(Number)),
  }),
  status: 200,
  response: z.object({ client: z.nullable(client), products: z.array(product) }),
})

/** Identifies the content of a company's details and Pix: it changes when, and only when, they do. */
const companyHash = z.string()

/** The details of the business on a printed quote. */
export const getCompanyForPdf = endpoint({
  method: 'GET',
  path: '/internal/company',
  access: 'service',
  status: 200,
  response: extend(companyDetails, {
    pix: z.nullable(pix),
    hash: companyHash,
    /** White or nearly so, on transparency: on paper it needs a background to be visible. */
    isLogoLight: z.boolean(),
    /** The main one of its logo, readable on white; null without a coloured logo. */
    accentColour: z.nullable(z.string().regex(/^#[0-9a-f]{6}$/)),
  }),
})
/** Identifies the business details that a printed quote shows. */
export const getCompanyHash = endpoint({
  method: 'GET',
  path: '/internal/company/hash',
  access: 'service',
  status: 200,
  response: z.object({
    hash: companyHash,
    /** A business without a name goes by its owner's. */
    isNamed: z.boolean(),
  }),
})

/** The person an account belongs to; null if the account no longer exists. */
export const getOwner = endpoint({
  method: 'GET',
  path: '/internal/owner',
  access: 'service',
  isRoutine: true,
  status: 200,
  response: z.object({
    fullName: z.string().nullable(),
    /** Only for what the product itself tells its owner. */
    email: z.string().nullable(),
  }),
})

/** Whether this is the account's password. Wrong ones count as wrong sign-ins: beyond their limit none is checked. */
export const checkPassword = endpoint({
  method: 'POST',
  path: '/internal/password-checks',
  access: 'service',
  body: z.object({ password: currentPassword }),
  status: 200,
  response: z.object({
    result: z.enum(['right', 'wrong', 'too_many']),
    /** Until there may be another try, if there were too many. */
    retryAfterSeconds: z.int(),
  }),
})

/**
 * Marks a product that is about to be deleted, unless a quote uses it: no quote being saved takes it any more. Without a
 * deletion soon after, the mark has no effect. May be repeated.
 */
export const markProductDeleted = endpoint({
  method: 'PUT',
  path: '/internal/products/:id/deletion',
  access: 'service',
  params: idParams,
  status: 200,
  response: z.object({ isUsedInQuotes: z.boolean() }),
})

/** Deletes the quotes of a deleted client, for which none can be saved any more. May be repeated. */
export const deleteClientQuotes = endpoint({
  method: 'DELETE',
  path: '/internal/clients/:id/quotes',
  access: 'service',
  params: idParams,
  status: 204,
})

/** The amount that the customer has agreed to pay; null if the quote does not exist, was never accepted, or was refused since. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/internal/quotes/:id/agreement',
  access: 'service',
  params: idParams,
  status: 200,
  response: z.object({ totalCents: z.nullable(z.int()) }),
})

/**
 * Receipts of a deleted quote stay in the ledger, but belong to no quote, and nothing can be received for it any more. May be
 * repeated.
 */
export const releaseReceipts = endpoint({
  method: 'DELETE',
  path: '/internal/quotes/:id/receipts',
  access: 'service',
  params: idParams,
  status: 204,
})

/** How many accounts one call may ask about. */
export const MAX_LEDGERS_ASKED = 1_000

/**
 * The version of each account's ledger, in the order asked; any change makes a new one. The gateway answers unchanged polls by
 * it.
 */
export const readLedgerVersions = endpoint({
  method: 'POST',
  path: '/internal/cash/versions',
  access: 'service',
  isRoutine: true,
  body: z.object({
    accountIds: z
      .array(z.string().regex(/^[0-9a-f]{24}$/))
      .min(1)
      .max(MAX_LEDGERS_ASKED),
  }),
  status: 200,
  response: z.object({ versions: z.array(z.string()) }),
})

/** A session that was signed out while the auth service could not be reached. */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/internal/revocations',
  access: 'service',
  body: z.object({ sid: z.string().min(8), signedInAt: z.int() }),
  status: 204,
})

const instant = z.iso.datetime()
/** Sign-outs are listed by time, those of one instant by sid; the next page starts after this position. */
const position = z.object({ since: instant, after: z.string() })

/** A page of the sessions that were signed out, of which the gateway keeps a list. */
export const listRevocations = endpoint({
  method: 'GET',
  path: '/internal/revocations',
  access: 'service',
  isRoutine: true,
  query: position,
  status: 200,
  response: z.object({
    /** When this page was read, for the next request. */
    readAt: instant,
    revoked: z.array(z.object({ sid: z.string(), expiresAt: instant })),
    /** Where the next page starts; null if this is the last. */
    next: position.nullable(),
  }),
})

/** The next segment of the sessions that were signed out a while ago, packed. Later ones are listed one by one. */
export const readRevocationSegment = endpoint({
  method: 'GET',
  path: '/internal/revocations/segments',
  access: 'service',
  query: z.object({ after: z.coerce.number().int().min(0) }),
  status: 200,
  response: z.object({
    segment: z
      .object({
        number: z.int(),
        /** Base64 of a packed list. */
        sids: z.string(),
        until: instant,
        untilSid: z.string(),
        expiresAt: instant,
      })
      .nullable(),
  }),
})
