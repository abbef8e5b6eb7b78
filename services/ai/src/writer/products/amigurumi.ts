import type { ProductType } from './product-type.ts'
import { animal } from './amigurumi/animal.ts'
import { comforterToy } from './amigurumi/comforter-toy.ts'
import { doll } from './amigurumi/doll.ts'
import { keychain } from './amigurumi/keychain.ts'
import { mobile } from './amigurumi/mobile.ts'
import { octopus } from './amigurumi/octopus.ts'

export const amigurumiTypes: readonly ProductType[] = [
  animal, comforterToy, doll, keychain, mobile, octopus,
]
