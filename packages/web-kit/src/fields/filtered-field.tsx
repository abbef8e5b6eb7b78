import type { TextFieldProps } from '@atelie/web-kit/fields/text-field'
import type { FieldProps } from './form-field.tsx'
import { type Mask, MaskedField } from './masked-field.tsx'
import { plainText } from './pasted-text.ts'

type Props = FieldProps &
  Pick<TextFieldProps, 'slotProps'> & {
    label: string
    /** Matches one character that may be typed, with the g flag; others are dropped. */
    accepts: RegExp
    toUpperCase?: boolean
    /** Counts accepted characters. The attribute of that name would count those that are dropped. */
    maxLength?: number
    /** Reads a pasted text. If that is not acceptable, the text stays as it is, for the form to refuse. */
    readPasted?: (text: string) => string
  }

/** A text field that accepts certain characters only. */
export function FilteredField({
  accepts,
  toUpperCase = false,
  maxLength = Infinity,
  readPasted,
  value,
  onChange,
  ...field
}: Props) {
  const accepted = (text: string) => {
    const kept = (plainText(text).match(accepts) ?? []).join('')
    return toUpperCase ? kept.toUpperCase() : kept
  }
  const mask: Mask = ({ before, typed, caret, pasted }) => {
    if (readPasted && pasted !== null) {
      const text = readPasted(pasted)
      return accepted(text) === text && text.length <= maxLength ? { text, caret: text.length } : { text: typed, caret }
    }
    // A text that is too long was not typed here: what is left of it would say something else.
    if (before.length > maxLength && accepted(typed).length > maxLength)
      return { text: typed.length < before.length ? typed : before, caret }
    const behind = accepted(typed.slice(caret)).slice(0, maxLength)
    const ahead = accepted(typed.slice(0, caret)).slice(0, maxLength - behind.length)
    return { text: ahead + behind, caret: ahead.length }
  }
  return <MaskedField {...field} text={value} mask={mask} onText={onChange} />
}
