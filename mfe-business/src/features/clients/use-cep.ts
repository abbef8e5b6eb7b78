import { type CepAddress, cepNotFoundMessage, lookUpCep } from '@atelie/contract/clients'
import { digitsOf } from '@atelie/contract/fields'
import { callApi } from '@atelie/web-kit/calls/api'
import { useToast } from '@atelie/web-kit/toast/toast'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ClientInput } from './queries.ts'
import { strings } from './strings.ts'

const CEP_DIGITS = 8
const NOTHING: CepAddress = { street: '', neighborhood: '', city: '', state: '' }
const FILLED = ['street', 'neighborhood', 'city', 'state'] as const

/**
 * Fills the address of a postal code. Typing goes on meanwhile: a field that was changed since keeps what was typed.
 * What the code does not tell (a small town has one for all its streets) stays as the person typed it, while what an
 * earlier code had filled in goes with that code.
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
        if (isUntouched && (found[name] || isOurs)) setValue(`address.${name}`, found[name], { shouldDirty: true, shouldValidate: found[name] !== '' })
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

  /** To be told of every change of the field; asks once for each complete code. */
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
