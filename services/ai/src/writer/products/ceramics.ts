import type { ProductType } from './product-type.ts'
import { clayPot } from './ceramics/clay-pot.ts'
import { cupMug } from './ceramics/cup-mug.ts'
import { generalPiece } from './ceramics/general-piece.ts'
import { incenseHolder } from './ceramics/incense-holder.ts'
import { paintedTile } from './ceramics/painted-tile.ts'
import { pitcherTeapot } from './ceramics/pitcher-teapot.ts'
import { plateBowl } from './ceramics/plate-bowl.ts'
import { sculptureOrnament } from './ceramics/sculpture-ornament.ts'
import { tumbler } from './ceramics/tumbler.ts'
import { vase } from './ceramics/vase.ts'
import { waterJug } from './ceramics/water-jug.ts'

export const ceramicsTypes: readonly ProductType[] = [
  clayPot, cupMug, generalPiece, incenseHolder, paintedTile, pitcherTeapot, plateBowl, sculptureOrnament, tumbler, vase, waterJug,
]
