import { Button, type ButtonProps } from '@atelie/web-kit/ui'

interface Props extends Pick<ButtonProps, 'size'> {
  isBusy: boolean
  label: string
  busyLabel: string
}

/**
 * Submits the form of a page. While it is busy only its label changes: a disabled button would lose the focus. The form
 * must ignore a second press, as those of useZodForm do.
 */
export function SubmitButton({ isBusy, label, busyLabel, size }: Props) {
  return (
    <Button type="submit" variant="contained" size={size} aria-disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </Button>
  )
}
