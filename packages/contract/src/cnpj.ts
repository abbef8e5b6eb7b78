import { cnpj } from 'cpf-cnpj-validator'

/** Fourteen places, with the official punctuation or without; since July 2026 the first twelve may hold letters. */
const SHAPE = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?[0-9]{2}$/

/** Whether a text is a CNPJ whose check digits agree, in the numeric or the alphanumeric form. */
export function isCnpj(text: string): boolean {
  const compact = text.replace(/\s/g, '').toUpperCase()
  // The validator drops whatever it does not know, and what is left may happen to be right.
  return SHAPE.test(compact) && cnpj.isValid(compact)
}
