import { cnpj } from 'cpf-cnpj-validator'

/** Fourteen characters, with or without the official punctuation; since July 2026 the first twelve may be letters. */
const SHAPE = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?[0-9]{2}$/

/** Whether a text is a CNPJ with valid check digits, numeric or alphanumeric. */
export function isCnpj(text: string): boolean {
  const compact = text.replace(/\s/g, '').toUpperCase()
  // The validator drops unknown characters, and what is left may happen to be valid.
  return SHAPE.test(compact) && cnpj.isValid(compact)
}
