import type { ProductType } from './product-type.ts'
import { babyShowerDecoration } from './balloons/baby-shower-decoration.ts'
import { balloonArch } from './balloons/balloon-arch.ts'
import { balloonGift } from './balloons/balloon-gift.ts'
import { balloons } from './balloons/balloons.ts'
import { foilBalloons } from './balloons/foil-balloons.ts'
import { heliumBalloons } from './balloons/helium-balloons.ts'
import { partyDecoration } from './balloons/party-decoration.ts'
import { partyPanel } from './balloons/party-panel.ts'
import { pickUpDecoration } from './balloons/pick-up-decoration.ts'

export const balloonsTypes: readonly ProductType[] = [
  babyShowerDecoration, balloonArch, balloonGift, balloons, foilBalloons, heliumBalloons, partyDecoration, partyPanel, pickUpDecoration,
]
