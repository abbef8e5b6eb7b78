import { NavLink } from '@atelie/web-kit/router'
import { Menu, MenuItem } from '@atelie/web-kit/ui-overlay'
import { generatorRoutes } from './route-registry.tsx'
import { strings } from './strings.ts'

interface Props {
  open: boolean
  /** The button. */
  anchor: () => HTMLElement | null
  onClose: () => void
}

export function ContentMenuList({ open, anchor, onClose }: Props) {
  return (
    // It opens outside the page's landmarks, so it is one itself.
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': strings.content } }}
    >
      {generatorRoutes.map(({ path, link: { label, icon: Icon } }) => (
        <MenuItem
          key={path}
          component={NavLink}
          to={path}
          end
          onClick={onClose}
          sx={{ gap: 1.5, '&[aria-current=page]': { color: 'primary.main', fontWeight: 700 } }}
        >
          <Icon fontSize="small" />
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
