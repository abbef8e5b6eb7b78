import { startStandalone } from '@atelie/web-kit/standalone/start'
import { routes } from './expose.tsx'

startStandalone({ routes, needsAccount: false })
