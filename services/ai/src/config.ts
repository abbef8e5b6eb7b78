import { commonSettings, loadConfig } from '@atelie/service-kit/config'

export const config = loadConfig(commonSettings)
