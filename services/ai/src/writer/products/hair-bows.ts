import type { ProductType } from './product-type.ts'
import { babyHeadband } from './hair-bows/baby-headband.ts'
import { headband } from './hair-bows/headband.ts'
import { kidsBow } from './hair-bows/kids-bow.ts'
import { kidsTiara } from './hair-bows/kids-tiara.ts'
import { scrunchieClip } from './hair-bows/scrunchie-clip.ts'

export const hairBowsTypes: readonly ProductType[] = [
  babyHeadband, headband, kidsBow, kidsTiara, scrunchieClip,
]
