import { ErrorState } from '@atelie/web-kit/display/page-parts'
import type { RemoteName } from '@atelie/web-kit/remote-routes'
import { Component, type ReactNode, Suspense, useState } from 'react'
import { forgetRemote, remotePage } from '../remotes.ts'
import { strings } from '../strings.ts'
import { PageSpinner } from './page-spinner.tsx'

interface Props {
  remote: RemoteName
  path: string
}

/** One page of a remote. If the remote is down, only this page shows an error. */
export function RemotePage({ remote, path }: Props) {
  const [Page, setPage] = useState(() => remotePage(remote, path))
  function retry() {
    forgetRemote(remote)
    setPage(() => remotePage(remote, path))
  }
  return (
    <RemoteBoundary onRetry={retry}>
      <Suspense fallback={<PageSpinner />}><Page /></Suspense>
    </RemoteBoundary>
  )
}

class RemoteBoundary extends Component<{ onRetry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorState message={strings.remoteFailed} onRetry={this.retry} /> : this.props.children
  }
}
