import { Button, type ButtonProps } from '@atelie/web-kit/ui'

interface Props extends Pick<ButtonProps, 'size'> {
  isBusy: boolean
  label: string
  busyLabel: string
}

/**
 * Sends the form of a page. While that takes, the button only says so: a disabled button would lose the focus to nowhere.
 * A second press is the form's to ignore, as those of useZodForm do.
 */
export function SubmitButton({ isBusy, label, busyLabel, size }: Props) {
  return <Button type="submit" variant="contained" size={size} aria-disabled={isBusy}>{isBusy ? busyLabel : label}</Button>
}
