import { alterations } from './alterations.ts'
import { amigurumi } from './amigurumi.ts'
import { baby } from './baby.ts'
import { bags } from './bags.ts'
import { bakery } from './bakery.ts'
import { balloons } from './balloons.ts'
import { beauty } from './beauty.ts'
import { biscuit } from './biscuit.ts'
import { cakes } from './cakes.ts'
import { candles } from './candles.ts'
import type { Category } from './category.ts'
import { ceramics } from './ceramics.ts'
import { clothes } from './clothes.ts'
import { crochetHome } from './crochet-home.ts'
import { crochetWear } from './crochet-wear.ts'
import { decor } from './decor.ts'
import { dolls } from './dolls.ts'
import { embroidery } from './embroidery.ts'
import { felt } from './felt.ts'
import { flowers } from './flowers.ts'
import { frozenTreats } from './frozen-treats.ts'
import { giftBaskets } from './gift-baskets.ts'
import { hairBows } from './hair-bows.ts'
import { homeSewing } from './home-sewing.ts'
import { jewellery } from './jewellery.ts'
import { leather } from './leather.ts'
import { macrame } from './macrame.ts'
import { meals } from './meals.ts'
import { mugs } from './mugs.ts'
import { party } from './party.ts'
import { patchwork } from './patchwork.ts'
import { pets } from './pets.ts'
import { religious } from './religious.ts'
import { resin } from './resin.ts'
import { services } from './services.ts'
import { soaps } from './soaps.ts'
import { stationery } from './stationery.ts'
import { sweets } from './sweets.ts'
import { uniforms } from './uniforms.ts'
import { woodwork } from './woodwork.ts'

/** All that the writer knows something about. A topic that no noun of theirs begins is a matter for `neutral`. */
export const categories: readonly Category[] = [
  cakes, sweets, bakery, meals, frozenTreats, clothes, homeSewing, baby,
  bags, uniforms, crochetHome, crochetWear, amigurumi, macrame, patchwork, embroidery,
  felt, dolls, biscuit, alterations, candles, soaps, jewellery, hairBows,
  stationery, party, mugs, woodwork, ceramics, resin, leather, pets,
  flowers, giftBaskets, religious, decor, balloons, beauty, services,
]
