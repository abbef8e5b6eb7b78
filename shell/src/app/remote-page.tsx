import { ErrorState } from '@atelie/web-kit/page-parts'
import { Component, type ReactNode, Suspense, use } from 'react'
import { forgetRemote, type RemoteName, remoteRoutes } from '../remotes.ts'
import { strings } from '../strings.ts'
import { PageSpinner } from './page-spinner.tsx'

interface Props {
  remote: RemoteName
  path: string
}

/** One page of a remote. While that remote is down, this page alone says so. */
export function RemotePage({ remote, path }: Props) {
  return (
    <RemoteBoundary key={path} onRetry={() => forgetRemote(remote)}>
      <Suspense fallback={<PageSpinner />}>
        <LoadedPage remote={remote} path={path} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedPage({ remote, path }: Props) {
  const Page = use(remoteRoutes(remote))[path]
  if (!Page) throw new Error(`remote ${remote} has no page ${path}`)
  return <Page />
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
