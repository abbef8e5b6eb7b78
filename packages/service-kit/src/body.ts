import express, { type Request, type Response } from 'express'
import type { Identity } from './identity.ts'
import { Problem } from './problem.ts'

/** Enough for a quote of 200 long lines; a call that carries pictures has its own reader. */
export const BODY_LIMIT_BYTES = 512 * 1024

/** Reads a body, which the contract's schema then checks. */
export type BodyReader = (request: Request, response: Response, identity: Identity | null) => Promise<unknown>

const parseJson = express.json({ limit: BODY_LIMIT_BYTES })

export const readJson: BodyReader = (request, response) => {
  requireJson(request)
  return new Promise((resolve, reject) => {
    parseJson(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve(request.body)))
  })
}

export function requireJson(request: Request): void {
  if (!request.is('application/json')) throw new Problem('unsupported_media_type')
}
