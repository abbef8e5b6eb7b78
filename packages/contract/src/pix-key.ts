import { cnpj, cpf } from 'cpf-cnpj-validator'
import { isCnpj } from './cnpj.ts'
import { formatPhone, readPhone } from './phones.ts'
import * as z from '@atelie/contract/schema'

/** Kinds of keys with the labels users read, those first that say least about a person. A CPF and a mobile number both have eleven digits, so people choose. */
export const pixKinds = {
  random: 'Chave aleatória',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  phone: 'Telefone',
  email: 'Email',
} as const
export type PixKind = keyof typeof pixKinds

/** The longest key that there is, an e-mail. */
export const MAX_PIX_KEY = 77

/** Messages about a key that is none of its kind. */
export const pixKeyMessages: Record<PixKind, string> = {
  cpf: 'Este CPF não é válido. Confira os números.',
  cnpj: 'Este CNPJ não é válido. Confira os números.',
  phone: 'Informe o telefone com DDD, como (11) 98765-4321.',
  email: 'Email inválido',
  random: 'Esta chave aleatória não está completa. Copie do aplicativo do seu banco.',
}

const readers: Record<PixKind, (typed: string) => string | null> = {
  cpf: (typed) => (CPF.test(typed) && cpf.isValid(typed) ? cpf.strip(typed) : null),
  cnpj: (typed) => (isCnpj(typed) ? typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase() : null),
  phone(typed) {
    const { national, hasMore } = readPhone(typed)
    return national && !hasMore ? `+55${national}` : null
  },
  email: (typed) => (z.safeParse(EMAIL, typed).success ? typed.toLowerCase() : null),
  random: (typed) => (RANDOM.test(typed) ? typed.toLowerCase() : null),
}

/** The validator drops letters, and what is left may happen to be valid. */
const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/
const EMAIL = z.email()
/** Any version of UUID: banks differ. */
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A key as the banks register it; null if it is none of that kind. */
export const normalPixKey = (kind: PixKind, typed: string): string | null => readers[kind](typed.trim())

/** Every customer sees the key: these three say more about a person than a payment needs. */
export const isPersonalKey = (kind: PixKind): boolean => kind === 'cpf' || kind === 'phone' || kind === 'email'

/** A registered key as people write it: '52998224725' → '529.982.247-25'. */
export const formatPixKey = ({ kind, key }: { kind: PixKind; key: string }): string => {
  if (kind === 'cpf') return cpf.format(key)
  if (kind === 'cnpj') return cnpj.format(key)
  return kind === 'phone' ? formatPhone(key.replace(/^\+55/, '')) : key
}
