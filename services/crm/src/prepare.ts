import '@atelie/service-kit/stop-early'
import { runPreparation } from '@atelie/service-kit/prepare'
import { createModels, migrations } from './models.ts'

/** Prepares the database for this version, before its processes start. */
await runPreparation('crm', createModels, migrations)
