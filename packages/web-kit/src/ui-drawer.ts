import { closedByBack } from '@atelie/web-kit/back/closed-by-back'
import MuiDrawer from '@mui/material/Drawer'

/** The parts of MUI for the menu of small screens. Only the shell has one, so this module is not shared. */
export const Drawer = closedByBack(MuiDrawer)
export { default as List } from '@mui/material/List'
export { default as ListItemButton } from '@mui/material/ListItemButton'
export { default as ListItemText } from '@mui/material/ListItemText'
