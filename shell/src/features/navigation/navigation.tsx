import { useAuth } from '@atelie/web-kit/session/auth-context'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { MobileMenu } from './menus-on-demand.ts'
import { NewAnswers } from './new-answers.tsx'
import { useOpenHere } from './use-open-here.ts'

/** The header, the bar at the bottom of a phone, and the menu that both open. */
export function Navigation() {
  const { user } = useAuth()
  const [isMenuOpen, setMenuOpen] = useOpenHere()
  const openMenu = () => setMenuOpen(true)
  return (
    <>
      <NewAnswers />
      <Header onMenu={openMenu} />
      {user && <BottomBar onMenu={openMenu} />}
      <MobileMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </>
  )
}
