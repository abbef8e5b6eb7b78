import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { Choice } from './choice.tsx'
import { strings } from './strings.ts'

/** Light or dark, whatever the system is. MUI stores it. */
export function ThemeChoice() {
  const { mode = 'system', setMode } = useColorScheme()
  useEffect(() => {
    // The browser draws some things itself, such as scroll bars.
    document.documentElement.style.colorScheme = mode === 'system' ? '' : mode
  }, [mode])
  return <Choice label={strings.theme} options={strings.themes} value={mode} onChange={setMode} />
}
