import type { ProductType } from './product-type.ts'
import { bottle } from './mugs/bottle.ts'
import { cup } from './mugs/cup.ts'
import { drinkGlass } from './mugs/drink-glass.ts'
import { flipFlop } from './mugs/flip-flop.ts'
import { fridgeMagnet } from './mugs/fridge-magnet.ts'
import { keychain } from './mugs/keychain.ts'
import { mousePad } from './mugs/mouse-pad.ts'
import { mug } from './mugs/mug.ts'
import { photoFrameTile } from './mugs/photo-frame-tile.ts'
import { photoMug } from './mugs/photo-mug.ts'
import { photoPillow } from './mugs/photo-pillow.ts'
import { photoShirt } from './mugs/photo-shirt.ts'
import { photoTile } from './mugs/photo-tile.ts'

export const mugsTypes: readonly ProductType[] = [
  bottle, cup, drinkGlass, flipFlop, fridgeMagnet, keychain, mousePad, mug, photoFrameTile, photoMug, photoPillow, photoShirt, photoTile,
]
