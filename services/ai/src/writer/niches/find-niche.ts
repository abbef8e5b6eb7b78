import { anyCraft } from './any-craft.ts'
import { biscuit } from './biscuit.ts'
import { confectionery } from './confectionery.ts'
import { crochet } from './crochet.ts'
import type { Niche } from './niche.ts'
import { sewing } from './sewing.ts'
import { stationery } from './stationery.ts'

/** In this order: a cake topper of biscuit names the cake as well. */
const niches: readonly Niche[] = [biscuit, crochet, sewing, stationery, confectionery]

/** The craft that a text speaks of, or what holds for any. */
export function findNiche(text: string): Niche {
  const words = ` ${withoutAccents(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return niches.find(({ keywords }) => keywords.some((keyword) => words.includes(` ${keyword}`))) ?? anyCraft
}

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
