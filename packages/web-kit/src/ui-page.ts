/** The parts of MUI that many pages of the remotes need, but none of the shell's own. */
export { default as Checkbox } from '@mui/material/Checkbox'
export { default as Chip } from '@mui/material/Chip'
export { default as FormControlLabel } from '@mui/material/FormControlLabel'
export { default as Skeleton } from '@mui/material/Skeleton'
export { default as useMediaQuery } from '@mui/material/useMediaQuery'
