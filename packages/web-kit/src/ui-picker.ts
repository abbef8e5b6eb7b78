/** The part of MUI for choosing from many records. */
export { default as Autocomplete, createFilterOptions } from '@mui/material/Autocomplete'
