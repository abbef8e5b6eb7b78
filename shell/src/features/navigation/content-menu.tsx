import { ChevronDownIcon } from '@atelie/web-kit/display/icons'
import { useLocation } from '@atelie/web-kit/router'
import { Button } from '@atelie/web-kit/ui'
import { useRef } from 'react'
import { ContentMenuList, loadAhead } from './menus-on-demand.ts'
import { generatorRoutes } from './route-registry.tsx'
import { strings } from './strings.ts'
import { useOpenHere } from './use-open-here.ts'

const loadList = loadAhead(ContentMenuList)

/** The generators behind one button, on a laptop whose screen is too small for all links. */
export function ContentMenu() {
  const [isOpen, setOpen] = useOpenHere()
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const isHere = generatorRoutes.some(({ path }) => path === pathname)
  return (
    <>
      <Button
        ref={button}
        color={isHere ? 'primary' : 'inherit'}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<ChevronDownIcon />}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={() => setOpen(true)}
        sx={{ display: { lg: 'none' }, color: isHere ? undefined : 'text.secondary', fontWeight: isHere ? 700 : 500 }}
      >
        {strings.content}
      </Button>
      <ContentMenuList open={isOpen} anchor={() => button.current} onClose={() => setOpen(false)} />
    </>
  )
}
