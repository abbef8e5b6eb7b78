import { componentOnDemand } from '@atelie/web-kit/component-on-demand'
import { strings } from './strings.ts'

const failure = { title: strings.error, description: strings.menuFailed }

/** The page is shown before its menus can be opened. */
export const MobileMenu = componentOnDemand(async () => (await import('./mobile-menu.tsx')).MobileMenu, failure)
export const UserMenuList = componentOnDemand(async () => (await import('./user-menu-list.tsx')).UserMenuList, failure)
export const ContentMenuList = componentOnDemand(
  async () => (await import('./content-menu-list.tsx')).ContentMenuList,
  failure,
)

/** For a menu that someone is about to open. */
export const loadAhead = (menu: { load: () => Promise<unknown> }) => () => {
  menu.load().catch(() => undefined)
}
