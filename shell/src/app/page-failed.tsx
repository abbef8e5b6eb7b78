import { ErrorState } from '@atelie/web-kit/display/page-parts'
import { strings } from '../strings.ts'

/** For a page of the shell itself that failed, most likely because its file could not be loaded. */
export function PageFailed() {
  return <ErrorState message={strings.remoteFailed} onRetry={() => location.reload()} />
}
