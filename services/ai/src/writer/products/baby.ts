import type { ProductType } from './product-type.ts'
import { bib } from './baby/bib.ts'
import { blanket } from './baby/blanket.ts'
import { burpCloth } from './baby/burp-cloth.ts'
import { changingPad } from './baby/changing-pad.ts'
import { clothes } from './baby/clothes.ts'
import { comforter } from './baby/comforter.ts'
import { cribSet } from './baby/crib-set.ts'
import { doorHanger } from './baby/door-hanger.ts'
import { goingHomeOutfit } from './baby/going-home-outfit.ts'
import { layette } from './baby/layette.ts'
import { nursingPillow } from './baby/nursing-pillow.ts'
import { towel } from './baby/towel.ts'

export const babyTypes: readonly ProductType[] = [
  bib, blanket, burpCloth, changingPad, clothes, comforter, cribSet, doorHanger, goingHomeOutfit, layette, nursingPillow, towel,
]
