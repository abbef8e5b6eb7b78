import { closedByBack } from '@atelie/web-kit/back/closed-by-back'
import MuiDialog from '@mui/material/Dialog'
import MuiMenu from '@mui/material/Menu'
import MuiPopover from '@mui/material/Popover'

/** The parts of MUI that open over a page, with what is in them. */
export const Dialog = closedByBack(MuiDialog)
export const Menu = closedByBack(MuiMenu)
export const Popover = closedByBack(MuiPopover)
export { default as DialogActions } from '@mui/material/DialogActions'
export { default as DialogContent } from '@mui/material/DialogContent'
export { default as DialogContentText } from '@mui/material/DialogContentText'
export { default as DialogTitle } from '@mui/material/DialogTitle'
export { default as Divider } from '@mui/material/Divider'
export { default as ListSubheader } from '@mui/material/ListSubheader'
export { default as MenuItem } from '@mui/material/MenuItem'
export { default as Select } from '@mui/material/Select'
