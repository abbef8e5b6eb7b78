import { requiredText } from './fields.ts'
import * as z from '@atelie/contract/schema'

/** One address, never a list: no comma, blank or line break passes. */
export const email = z.pipe(requiredText('Email é obrigatório', { max: 254 }), z.email('Email inválido'))
