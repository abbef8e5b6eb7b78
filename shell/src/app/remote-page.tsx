import { ErrorState } from '@atelie/web-kit/display/error-state'
import { isAnythingUnsaved } from '@atelie/web-kit/forms/leave-guard'
import type { RemoteName } from '@atelie/web-kit/remote-routes'
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { reportFailure } from '../remotes/failure-reports.ts'
import { addressOf, rereadInUse } from '../remotes/in-use.ts'
import { forgetRemote, remotePage } from '../remotes/remote-pages.ts'
import { strings } from '../strings.ts'
import { PageSpinner } from './page-spinner.tsx'

interface Props {
  remote: RemoteName
  path: string
}

/** How many pages of each remote are shown: one, or none while the person is elsewhere. */
const shown = new Map<RemoteName, number>()
const isShown = (remote: RemoteName) => (shown.get(remote) ?? 0) > 0
const countShown = (remote: RemoteName, change: number) => void shown.set(remote, (shown.get(remote) ?? 0) + change)

/** One page of a remote. If the remote is down, only this page shows an error. */
export function RemotePage({ remote, path }: Props) {
  const [Page, setPage] = useState(() => remotePage(remote, path))
  const [retries, setRetries] = useState(0)

  useEffect(() => {
    // Who comes from elsewhere gets what was released meanwhile, unless something was typed before the answer.
    if (!isShown(remote))
      void rereadInUse().then(() => {
        if (!isAnythingUnsaved()) setPage(() => remotePage(remote, path))
      })
    countShown(remote, 1)
    // Once the next page had its turn, which may be the remote's, too.
    return () => queueMicrotask(() => countShown(remote, -1))
  }, [remote, path])

  async function retry() {
    // A page that failed three times may need more than its remote.
    if (retries >= MOST_RETRIES) return window.location.reload()
    setRetries(retries + 1)
    await rereadInUse()
    forgetRemote(remote)
    setPage(() => remotePage(remote, path))
  }

  function failed(error: unknown) {
    reportFailure(error, { frontEnd: remote, version: addressOf(remote)?.version }, 'boundary')
    if (retries >= MOST_RETRIES && !isAnythingUnsaved()) window.location.reload()
  }

  return (
    <RemoteBoundary onRetry={retry} onFailed={failed}>
      <Suspense fallback={<PageSpinner />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  )
}

const MOST_RETRIES = 2

interface BoundaryProps {
  onRetry: () => Promise<void> | void
  onFailed: (error: unknown) => void
  children: ReactNode
}

class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }

  private readonly retry = async () => {
    await this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorState message={strings.remoteFailed} onRetry={this.retry} /> : this.props.children
  }
}
