import type { ProductType } from './product-type.ts'
import { cakeTopper } from './biscuit/cake-topper.ts'
import { decoratedPen } from './biscuit/decorated-pen.ts'
import { decoratedPotMug } from './biscuit/decorated-pot-mug.ts'
import { favor } from './biscuit/favor.ts'
import { figure } from './biscuit/figure.ts'
import { general } from './biscuit/general.ts'
import { keychainMagnet } from './biscuit/keychain-magnet.ts'
import { nativity } from './biscuit/nativity.ts'
import { weddingCouple } from './biscuit/wedding-couple.ts'

export const biscuitTypes: readonly ProductType[] = [
  cakeTopper, decoratedPen, decoratedPotMug, favor, figure, general, keychainMagnet, nativity, weddingCouple,
]
