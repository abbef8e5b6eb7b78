import { commonSettings, jsonText, loadConfig } from '@atelie/service-kit/config'
import { jwk, jwks, readKeySet, readPrivateKey } from '@atelie/service-kit/identity'
import { z } from '@atelie/contract/zod'

const shared = {
  ...commonSettings,
  MONGODB_URI: z.string().min(1),
  REDIS_URL: z.string().min(1),
  CRM_URL: z.url(),
  IDENTITY_PRIVATE_KEY: jsonText(jwk).transform(readPrivateKey),
}

export const loadServerConfig = () => loadConfig({ ...shared, IDENTITY_PUBLIC_KEYS: jsonText(jwks).transform(readKeySet) })

export const loadWorkerConfig = () => loadConfig({ ...shared, CHROMIUM_PATH: z.string().min(1) })
