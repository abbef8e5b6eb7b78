import { commonSettings, jsonText, loadConfig } from '@atelie/service-kit/config'
import { jwk, jwks, readKeySet, readPrivateKey } from '@atelie/service-kit/identity'
import { z } from '@atelie/contract/zod'

export const config = loadConfig({
  ...commonSettings,
  MONGODB_URI: z.string().min(1),
  QUOTES_URL: z.url(),
  IDENTITY_PRIVATE_KEY: jsonText(jwk).transform(readPrivateKey),
  IDENTITY_PUBLIC_KEYS: jsonText(jwks).transform(readKeySet),
})
