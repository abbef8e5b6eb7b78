import type { ProductType } from './product-type.ts'
import { bag } from './leather/bag.ts'
import { belt } from './leather/belt.ts'
import { notebook } from './leather/notebook.ts'
import { sandal } from './leather/sandal.ts'
import { shoeBoot } from './leather/shoe-boot.ts'
import { smallGoods } from './leather/small-goods.ts'
import { wallet } from './leather/wallet.ts'

export const leatherTypes: readonly ProductType[] = [
  bag, belt, notebook, sandal, shoeBoot, smallGoods, wallet,
]
