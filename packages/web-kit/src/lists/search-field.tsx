import { SearchIcon } from '@atelie/web-kit/display/icons'
import { InputAdornment } from '@atelie/web-kit/ui-form'
import { TextField } from '@atelie/web-kit/fields/text-field'

interface Props {
  value: string
  onChange: (value: string) => void
  placeholder: string
}

export function SearchField({ value, onChange, placeholder }: Props) {
  return (
    <TextField
      type="search"
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ bgcolor: 'background.paper', borderRadius: 1, 'input::placeholder': { textOverflow: 'ellipsis', fontSize: { xs: '0.8125rem', sm: '1rem' } } }}
      slotProps={{
        htmlInput: { 'aria-label': placeholder },
        input: { startAdornment: <InputAdornment position="start"><SearchIcon /></InputAdornment> },
      }}
    />
  )
}
