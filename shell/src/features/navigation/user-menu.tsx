import type { User } from '@atelie/contract/users'
import { ChevronDownIcon } from '@atelie/web-kit/display/icons'
import { InitialsAvatar } from '@atelie/web-kit/display/initials-avatar'
import { onDemand } from '@atelie/web-kit/on-demand'
import { Button, Typography } from '@atelie/web-kit/ui'
import { type MouseEvent, useState } from 'react'
import { displayName } from './display-name.ts'

const { usePart: useList } = onDemand(async () => (await import('./user-menu-list.tsx')).UserMenuList)

export function UserMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [List, loadList] = useList()

  function open(event: MouseEvent<HTMLElement>) {
    loadList()
    setAnchor(event.currentTarget)
  }

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={open}
        sx={{ maxWidth: 280, gap: 1 }}
      >
        <InitialsAvatar name={displayName(user)} size={32} />
        <Typography component="span" variant="inherit" noWrap>{displayName(user)}</Typography>
      </Button>
      {List && <List name={displayName(user)} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
