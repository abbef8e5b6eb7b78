import { commonSettings, jsonText, loadConfig } from '@atelie/service-kit/config'
import { jwk, jwks, readKeySet, readPrivateKey } from '@atelie/service-kit/identity'
import { z } from '@atelie/contract/zod'

const address = z.url().transform((url) => url.replace(/\/$/, ''))

export const config = loadConfig({
  ...commonSettings,
  MONGODB_URI: z.string().min(1),
  QUOTES_URL: z.url(),
  VIACEP_URL: address.default('https://viacep.com.br'),
  BRASILAPI_URL: address.default('https://brasilapi.com.br'),
  IDENTITY_PRIVATE_KEY: jsonText(jwk).transform(readPrivateKey),
  IDENTITY_PUBLIC_KEYS: jsonText(jwks).transform(readKeySet),
})
