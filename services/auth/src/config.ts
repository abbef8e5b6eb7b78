import { commonSettings, rateLimitSettings, jsonText, loadConfig } from '@atelie/service-kit/config'
import { jwk, jwks, readKeySet, readPrivateKey } from '@atelie/service-kit/identity'
import { z } from '@atelie/contract/zod'

export const config = loadConfig({
  ...commonSettings,
  ...rateLimitSettings,
  MONGODB_URI: z.string().min(1),
  REDIS_URL: z.string().min(1),
  PUBLIC_URL: z.url(),
  SESSION_PRIVATE_KEY: jsonText(jwk).transform(readPrivateKey),
  SESSION_PUBLIC_KEYS: jsonText(jwks).transform(readKeySet),
  IDENTITY_PUBLIC_KEYS: jsonText(jwks).transform(readKeySet),
})
