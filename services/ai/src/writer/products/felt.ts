import type { ProductType } from './product-type.ts'
import { cakeTopper } from './felt/cake-topper.ts'
import { doll } from './felt/doll.ts'
import { doorDecor } from './felt/door-decor.ts'
import { favor } from './felt/favor.ts'
import { keychain } from './felt/keychain.ts'
import { maternityWreath } from './felt/maternity-wreath.ts'
import { mobile } from './felt/mobile.ts'
import { name } from './felt/name.ts'
import { puppets } from './felt/puppets.ts'

export const feltTypes: readonly ProductType[] = [
  cakeTopper, doll, doorDecor, favor, keychain, maternityWreath, mobile, name, puppets,
]
