import type { ProductType } from './product-type.ts'
import { christmasOrnament } from './decor/christmas-ornament.ts'
import { clock } from './decor/clock.ts'
import { decorObject } from './decor/decor-object.ts'
import { lamp } from './decor/lamp.ts'
import { mirror } from './decor/mirror.ts'
import { painting } from './decor/painting.ts'
import { pendant } from './decor/pendant.ts'
import { picture } from './decor/picture.ts'
import { wallpaper } from './decor/wallpaper.ts'
import { windChime } from './decor/wind-chime.ts'
import { wreath } from './decor/wreath.ts'

export const decorTypes: readonly ProductType[] = [
  christmasOrnament, clock, decorObject, lamp, mirror, painting, pendant, picture, wallpaper, windChime, wreath,
]
