import { mayLeaveAll } from '@atelie/web-kit/forms/leave-guard'
import type { RemoteName } from '@atelie/web-kit/remote-routes'
import { Alert, Button } from '@atelie/web-kit/ui'
import { useSyncExternalStore } from 'react'
import { isOutdated, subscribe, triedVersion } from '../remotes/in-use.ts'
import { strings } from '../strings.ts'

/** Says that there is a new version, or that this browser tries one. Nothing is reloaded before the person wants it. */
export function VersionNotices({ remote }: { remote: RemoteName | undefined }) {
  const isOld = useSyncExternalStore(subscribe, () => isOutdated(remote))
  const tried = useSyncExternalStore(subscribe, triedVersion)
  return (
    <>
      {tried && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void stopTrying()}>
              {strings.stopTrying}
            </Button>
          }
        >
          {strings.trying(tried)}
        </Alert>
      )}
      {isOld && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={update}>
              {strings.update}
            </Button>
          }
        >
          {strings.newVersion}
        </Alert>
      )}
    </>
  )
}

function update(): void {
  if (mayLeaveAll()) window.location.reload()
}

async function stopTrying(): Promise<void> {
  await fetch('/front-ends/try', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  update()
}
