import type { ProductType } from './product-type.ts'
import { anklet } from './jewellery/anklet.ts'
import { beadCharm } from './jewellery/bead-charm.ts'
import { beads } from './jewellery/beads.ts'
import { bioJewellery } from './jewellery/bio-jewellery.ts'
import { bracelet } from './jewellery/bracelet.ts'
import { earrings } from './jewellery/earrings.ts'
import { engagementRing } from './jewellery/engagement-ring.ts'
import { hoops } from './jewellery/hoops.ts'
import { jewelleryGeneral } from './jewellery/jewellery-general.ts'
import { necklace } from './jewellery/necklace.ts'
import { pendant } from './jewellery/pendant.ts'
import { phoneStrap } from './jewellery/phone-strap.ts'
import { ring } from './jewellery/ring.ts'
import { weddingRings } from './jewellery/wedding-rings.ts'

export const jewelleryTypes: readonly ProductType[] = [
  anklet, beadCharm, beads, bioJewellery, bracelet, earrings, engagementRing, hoops, jewelleryGeneral, necklace, pendant, phoneStrap, ring, weddingRings,
]
