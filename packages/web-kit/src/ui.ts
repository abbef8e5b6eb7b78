/**
 * The parts of MUI that we use, in a few modules, which the shell shares with the remotes: sharing the whole library would
 * load all of it, and not sharing it would load each part once per remote. This module is part of the first load, the others
 * are loaded with the first screen that needs them: ui-form, ui-page, ui-overlay, ui-data and ui-picker.
 */
export { Alert } from './ui-alert.tsx'
export { default as Box } from '@mui/material/Box'
export { default as Button } from '@mui/material/Button'
export type { ButtonProps } from '@mui/material/Button'
export { default as Card } from '@mui/material/Card'
export { default as CircularProgress } from '@mui/material/CircularProgress'
export { default as CssBaseline } from '@mui/material/CssBaseline'
export { default as IconButton } from '@mui/material/IconButton'
export { default as Stack } from '@mui/material/Stack'
export { default as SvgIcon } from '@mui/material/SvgIcon'
export type { SvgIconProps } from '@mui/material/SvgIcon'
export { default as Typography } from '@mui/material/Typography'
export { createTheme, styled, ThemeProvider } from '@mui/material/styles'
