import { loadConfig, serviceSettings } from '@atelie/service-kit/config'

export const config = loadConfig(serviceSettings)
