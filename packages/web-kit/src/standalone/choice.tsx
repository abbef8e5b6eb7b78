import TextField from '@mui/material/TextField'

interface Props<Code extends string> {
  label: string
  /** Code → label. */
  options: Record<Code, string>
  value: Code
  onChange: (code: Code) => void
}

/** A small choice in the header; the browser's own select works on any screen. */
export function Choice<Code extends string>({ label, options, value, onChange }: Props<Code>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Code)}
      slotProps={{ select: { native: true } }}
      sx={{ width: 136 }}
    >
      {Object.entries<string>(options).map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </TextField>
  )
}
