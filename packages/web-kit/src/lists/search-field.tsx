import { SearchIcon } from '@atelie/web-kit/display/icons'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { TextField } from '@atelie/web-kit/fields/text-field'

interface Props {
  value: string
  onChange: (value: string) => void
  placeholder: string
}

/** The browser's own is blue. */
const cross = {
  appearance: 'none',
  width: 20,
  height: 20,
  cursor: 'pointer',
  bgcolor: 'text.secondary',
  mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round'%3E%3Cpath d='M6 6l12 12M18 6L6 18'/%3E%3C/svg%3E") center / contain no-repeat`,
}

export function SearchField({ value, onChange, placeholder }: Props) {
  return (
    <TextField
      type="search"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 1,
        'input::placeholder': { textOverflow: 'ellipsis', fontSize: { xs: '0.8125rem', sm: '1rem' } },
        'input::-webkit-search-cancel-button': cross,
      }}
      slotProps={{
        htmlInput: { 'aria-label': placeholder },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
