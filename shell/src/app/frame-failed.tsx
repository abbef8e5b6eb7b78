import { isRouteErrorResponse, useRouteError } from '@atelie/web-kit/router'
import { NotFoundPage } from '../features/not-found/page.tsx'
import { PageFailed } from './page-failed.tsx'

/** For what no route catches: an address that even '*' does not match, such as one with a line break, or a frame that failed. */
export function FrameFailed() {
  return isRouteErrorResponse(useRouteError()) ? <NotFoundPage /> : <PageFailed />
}
