import type { User } from '@atelie/contract/users'
import { ChevronDownIcon } from '@atelie/web-kit/display/icons'
import { InitialsAvatar } from '@atelie/web-kit/display/initials-avatar'
import { Button, Typography } from '@atelie/web-kit/ui'
import { useRef } from 'react'
import { displayName } from './display-name.ts'
import { loadAhead, UserMenuList } from './menus-on-demand.ts'
import { useOpenHere } from './use-open-here.ts'

const loadList = loadAhead(UserMenuList)

export function UserMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useOpenHere()
  const button = useRef<HTMLButtonElement>(null)

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<ChevronDownIcon />}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={() => setOpen(true)}
        sx={{ maxWidth: 280, gap: 1 }}
      >
        <InitialsAvatar name={displayName(user)} size={32} />
        <Typography component="span" variant="inherit" noWrap>
          {displayName(user)}
        </Typography>
      </Button>
      <UserMenuList
        open={isOpen}
        name={displayName(user)}
        anchor={() => button.current}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
