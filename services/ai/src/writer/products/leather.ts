import type { ProductType } from './product-type.ts'
import { bag } from './leather/bag.ts'
import { belt } from './leather/belt.ts'
import { cowhideCoat } from './leather/cowhide-coat.ts'
import { leatherHat } from './leather/leather-hat.ts'
import { mateBag } from './leather/mate-bag.ts'
import { notebook } from './leather/notebook.ts'
import { saddle } from './leather/saddle.ts'
import { sandal } from './leather/sandal.ts'
import { sheath } from './leather/sheath.ts'
import { shoeBoot } from './leather/shoe-boot.ts'
import { smallGoods } from './leather/small-goods.ts'
import { wallet } from './leather/wallet.ts'

export const leatherTypes: readonly ProductType[] = [
  bag, belt, cowhideCoat, leatherHat, mateBag, notebook, saddle, sandal, sheath, shoeBoot, smallGoods, wallet,
]
