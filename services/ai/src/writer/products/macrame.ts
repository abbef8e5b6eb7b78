import type { ProductType } from './product-type.ts'
import { bag } from './macrame/bag.ts'
import { dreamcatcher } from './macrame/dreamcatcher.ts'
import { keychain } from './macrame/keychain.ts'
import { lamp } from './macrame/lamp.ts'
import { plantHanger } from './macrame/plant-hanger.ts'
import { table } from './macrame/table.ts'
import { wallPanel } from './macrame/wall-panel.ts'

export const macrameTypes: readonly ProductType[] = [
  bag, dreamcatcher, keychain, lamp, plantHanger, table, wallPanel,
]
