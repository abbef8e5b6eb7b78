import type { ProductType } from './product-type.ts'
import { bannersPanels } from './party/banners-panels.ts'
import { cakeTopper } from './party/cake-topper.ts'
import { candyCups } from './party/candy-cups.ts'
import { digitalInvitation } from './party/digital-invitation.ts'
import { favorBox } from './party/favor-box.ts'
import { godparentsKit } from './party/godparents-kit.ts'
import { invitation } from './party/invitation.ts'
import { maternityFavor } from './party/maternity-favor.ts'
import { partyFavor } from './party/party-favor.ts'
import { partyInABox } from './party/party-in-a-box.ts'
import { partyStationery } from './party/party-stationery.ts'
import { pickAndAssemble } from './party/pick-and-assemble.ts'
import { surpriseBag } from './party/surprise-bag.ts'
import { tableCentre } from './party/table-centre.ts'
import { tubesAndTins } from './party/tubes-and-tins.ts'
import { weddingInvitation } from './party/wedding-invitation.ts'

export const partyTypes: readonly ProductType[] = [
  bannersPanels, cakeTopper, candyCups, digitalInvitation, favorBox, godparentsKit, invitation, maternityFavor, partyFavor, partyInABox, partyStationery, pickAndAssemble, surpriseBag, tableCentre, tubesAndTins, weddingInvitation,
]
