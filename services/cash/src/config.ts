import { z } from '@atelie/contract/zod'
import { commonSettings, jsonText, loadConfig } from '@atelie/service-kit/config'
import { jwks, readKeySet } from '@atelie/service-kit/identity'

export const config = loadConfig({
  ...commonSettings,
  MONGODB_URI: z.string().min(1),
  IDENTITY_PUBLIC_KEYS: jsonText(jwks).transform(readKeySet),
})
