import { alterations } from '../categories/alterations.ts'
import { bakery } from '../categories/bakery.ts'
import { beauty } from '../categories/beauty.ts'
import { cakes } from '../categories/cakes.ts'
import type { Category } from '../categories/category.ts'
import { crochetHome } from '../categories/crochet-home.ts'
import { embroidery } from '../categories/embroidery.ts'
import { flowers } from '../categories/flowers.ts'
import { jewellery } from '../categories/jewellery.ts'
import { meals } from '../categories/meals.ts'
import { sweets } from '../categories/sweets.ts'
import { woodwork } from '../categories/woodwork.ts'
import { plain } from '../topics/spelling.ts'

/** Owners also name their niche by what they are. */
const PROFESSIONS: readonly (readonly [name: RegExp, category: Category])[] = [
  [/\b(?:cabeleireir|barbeir|maquiador|manicure|trancista|esteticista|depilador|lash|designer de sobrancelha|designer de unha)/, beauty],
  [/\b(?:costureir|modelist|alfaiate)/, alterations], [/\bcrocheteir|\btricoteir/, crochetHome], [/\bbordadeir/, embroidery],
  [/\b(?:confeiteir|boleir|cake designer)/, cakes], [/\b(?:doceir|chocolateir)/, sweets], [/\b(?:salgadeir|padeir|pizzaiol)/, bakery], [/\b(?:cozinheir|marmiteir|tapioc|chef)/, meals],
  [/\bflorist/, flowers], [/\b(?:ourives|joalheir)/, jewellery], [/\bmarceneir/, woodwork],
]

export const professionOf = (niche: string): Category | undefined => PROFESSIONS.find(([name]) => name.test(plain(niche)))?.[1]
