import type { ProductType } from './product-type.ts'
import { backpack } from './bags/backpack.ts'
import { beachBag } from './bags/beach-bag.ts'
import { handbag } from './bags/handbag.ts'
import { lunchBox } from './bags/lunch-box.ts'
import { maternityBag } from './bags/maternity-bag.ts'
import { mealBag } from './bags/meal-bag.ts'
import { necessaire } from './bags/necessaire.ts'
import { pencilCase } from './bags/pencil-case.ts'
import { smallHolder } from './bags/small-holder.ts'
import { suitcase } from './bags/suitcase.ts'
import { tote } from './bags/tote.ts'
import { waistBag } from './bags/waist-bag.ts'

export const bagsTypes: readonly ProductType[] = [
  backpack, beachBag, handbag, lunchBox, maternityBag, mealBag, necessaire, pencilCase, smallHolder, suitcase, tote, waistBag,
]
