import { Button, type ButtonProps } from '@atelie/web-kit/ui'
import { useRef } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'aria-describedby'> {
  label: string
  /** The accept attribute of the file input. */
  accept: string
  onChoose: (file: File) => void
}

/** Opens a file picker. The browser's own field is hidden, because a button within a button confuses screen readers. */
export function FileButton({ label, accept, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that the same file can be chosen again after it was fixed.
          target.value = ''
        }}
      />
    </>
  )
}
