import { type CepAddress, cepNotFoundMessage, lookUpCep } from '@atelie/contract/clients'
import { digitsOf } from '@atelie/contract/fields'
import { callApi } from '@atelie/web-kit/calls/api'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from '@atelie/web-kit/hook-form'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const CEP_DIGITS = 8
const NOTHING: CepAddress = { street: '', neighborhood: '', city: '', state: '' }
const FILLED = ['street', 'neighborhood', 'city', 'state'] as const

/**
 * Fills in the address of a postal code. A field that is edited meanwhile keeps what was typed. Fields that the code does
 * not determine (a small town has one for all its streets) keep what the person typed, but not what an earlier code filled
 * in.
 */
export function useCep({ getValues, setValue }: UseFormReturn<ClientInput>) {
  const toast = useToast()
  const [isLooking, setLooking] = useState(false)
  const running = useRef<AbortController>(null)
  const asked = useRef(digitsOf(getValues('address.cep') ?? ''))
  const filled = useRef<Partial<CepAddress>>({})
  useEffect(() => () => running.current?.abort(), [])

  async function fill(digits: string): Promise<void> {
    const mine = new AbortController()
    running.current = mine
    setLooking(true)
    const before = { ...getValues('address') }

    function place(found: CepAddress) {
      for (const name of FILLED) {
        const isUntouched = getValues(`address.${name}`) === before[name]
        const isOurs = before[name] !== '' && before[name] === filled.current[name]
        if (isUntouched && (found[name] || isOurs))
          setValue(`address.${name}`, found[name], { shouldDirty: true, shouldValidate: found[name] !== '' })
      }
      filled.current = found
    }

    try {
      place(await callApi(lookUpCep, { params: { digits } }, { signal: mine.signal }))
    } catch {
      if (mine.signal.aborted) return
      place(NOTHING)
      toast({ variant: 'destructive', title: strings.error, description: cepNotFoundMessage })
    } finally {
      if (running.current === mine) setLooking(false)
    }
  }

  /** Call it on every change of the field; it looks up each complete code once. */
  function cepChanged(cep: string): void {
    const digits = digitsOf(cep)
    if (digits === asked.current) return
    asked.current = digits
    running.current?.abort()
    setLooking(false)
    if (digits.length === CEP_DIGITS) void fill(digits)
  }

  return { isLooking, cepChanged }
}
