import { plain } from '../topics/spelling.ts'
import { anyCraft } from './any-craft.ts'
import { biscuit } from './biscuit.ts'
import { cakes } from './cakes.ts'
import { crochet } from './crochet.ts'
import { embroidery } from './embroidery.ts'
import { knitting } from './knitting.ts'
import { macrame } from './macrame.ts'
import type { Niche } from './niche.ts'
import { sewing } from './sewing.ts'
import { stationery } from './stationery.ts'
import { sweets } from './sweets.ts'

/** In this order: embroidery decides for an embroidered bag, the cake for a chocolate cake. */
const niches: readonly Niche[] = [biscuit, crochet, knitting, macrame, embroidery, sewing, stationery, cakes, sweets]

/** They name a cake or paper and are neither cake nor stationery. */
const MISLEADING = /\b(?:topos? de bolo|toppers?|papel mache|papel de parede|panos? de prato|porta[- ]bolo|caixa de bolo|embalage\w+ \w+ (?:bolo|doce)s?)\b/g

/** The craft that a text is about, or the general one. */
export function findNiche(text: string): Niche {
  const known = plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ').replace(MISLEADING, ' ')
  return niches.find(({ keywords }) => keywords.test(known)) ?? anyCraft
}
