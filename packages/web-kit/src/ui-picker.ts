/** The part of MUI for choosing from many records. */
export { default as Autocomplete } from '@mui/material/Autocomplete'
