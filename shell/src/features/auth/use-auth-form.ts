import { callApi } from '@atelie/web-kit/calls/api'
import { getCraftType } from '@atelie/web-kit/calls/bare-calls'
import type { FieldProps } from '@atelie/web-kit/fields/form-field'
import { issuesOf } from '@atelie/web-kit/forms/server-errors'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'

/** Errors by the name of the field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>
type Values<Name extends string> = Record<Name, string>

interface Options<Name extends string> {
  initial: Values<Name>
  /** Everything that is wrong. Rejects if the rules cannot be loaded. */
  check: (values: Values<Name>) => Promise<Errors<Name>>
  send: (values: Values<Name>) => Promise<unknown>
}

/** An empty hint that reserves a line for errors: otherwise leaving a field would move the button away from under a click. */
const ERROR_LINE = ' '

/**
 * The common part of sign-in and registration: one call at a time, and an error where the person just was. A field is
 * checked when it is left, then with each key in any field. Other forms have react-hook-form, which would nearly double
 * what this page adds to the first load: docs/adr/0030-sign-in-without-form-library.md.
 */
export function useAuthForm<Name extends string>({ initial, check, send }: Options<Name>) {
  const [values, setValues] = useState(initial)
  const [checked, setChecked] = useState<readonly Name[]>([])
  const [errors, setErrors] = useState<Errors<Name>>({})
  /** Refused by the server; until the field changes. */
  const [refused, setRefused] = useState<Errors<Name>>({})
  /** The error of the last attempt. */
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)

  // While the rules cannot be loaded nothing is wrong; the form then does not send either.
  const recheck = (next: Values<Name>) => void check(next).then(setErrors, () => undefined)

  function change(name: Name, value: string): void {
    const next = { ...values, [name]: value }
    setValues(next)
    setRefused({ ...refused, [name]: undefined })
    if (checked.length > 0) recheck(next)
  }

  function leave(name: Name): void {
    setChecked([...checked, name])
    recheck(values)
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setFailure(null)
    setChecked(Object.keys(initial) as Name[])
    try {
      const found = await check(values)
      setErrors(found)
      if (focusFirst(form, found)) return
      await send(values)
      claimNiche()
    } catch (error) {
      setFailure(error)
      const found = Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message])) as Errors<Name>
      setRefused(found)
      focusFirst(form, found)
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    await submit(event.currentTarget)
    isBusy.current = false
    setIsSending(false)
  }

  function field(name: Name, hint = ERROR_LINE): FieldProps {
    const error = refused[name] ?? (checked.includes(name) ? errors[name] : undefined)
    return {
      name,
      value: values[name],
      onChange: (event) => change(name, (event as ChangeEvent<HTMLInputElement>).target.value),
      onBlur: () => leave(name),
      error: error !== undefined,
      helperText: error ?? hint,
    }
  }

  return { field, form: { onSubmit, failure, isSending } }
}

/** Whether there was one. */
function focusFirst(form: HTMLFormElement, errors: Errors<string>): boolean {
  const first = [...form.elements].find((element) => errors[element.getAttribute('name') ?? ''] !== undefined)
  if (first instanceof HTMLElement) first.focus()
  return first !== undefined
}

/** This call moves the visitor's niche into the account. If it fails, the niche waits for the next one. */
function claimNiche(): void {
  callApi(getCraftType, {}).catch(() => undefined)
}
