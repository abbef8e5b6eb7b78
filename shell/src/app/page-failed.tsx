import { ErrorState } from '@atelie/web-kit/display/page-parts'
import { strings } from '../strings.ts'

/** A page of the shell itself that broke, most likely because its file could not be fetched. */
export function PageFailed() {
  return <ErrorState message={strings.remoteFailed} onRetry={() => location.reload()} />
}
