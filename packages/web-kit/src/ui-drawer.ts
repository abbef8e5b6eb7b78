/** The parts of MUI for the menu of small screens. Only the shell has one, so this module is not shared. */
export { default as Drawer } from '@mui/material/Drawer'
export { default as List } from '@mui/material/List'
export { default as ListItemButton } from '@mui/material/ListItemButton'
export { default as ListItemText } from '@mui/material/ListItemText'
