import type { ProductType } from './product-type.ts'
import { anklet } from './jewellery/anklet.ts'
import { bracelet } from './jewellery/bracelet.ts'
import { earrings } from './jewellery/earrings.ts'
import { engagementRing } from './jewellery/engagement-ring.ts'
import { hoops } from './jewellery/hoops.ts'
import { jewelleryGeneral } from './jewellery/jewellery-general.ts'
import { necklace } from './jewellery/necklace.ts'
import { pendant } from './jewellery/pendant.ts'
import { ring } from './jewellery/ring.ts'
import { weddingRings } from './jewellery/wedding-rings.ts'

export const jewelleryTypes: readonly ProductType[] = [
  anklet, bracelet, earrings, engagementRing, hoops, jewelleryGeneral, necklace, pendant, ring, weddingRings,
]
