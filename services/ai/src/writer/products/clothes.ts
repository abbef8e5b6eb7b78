import type { ProductType } from './product-type.ts'
import { bottom } from './clothes/bottom.ts'
import { costume } from './clothes/costume.ts'
import { dress } from './clothes/dress.ts'
import { fitness } from './clothes/fitness.ts'
import { flipFlop } from './clothes/flip-flop.ts'
import { flowerGirl } from './clothes/flower-girl.ts'
import { garment } from './clothes/garment.ts'
import { junina } from './clothes/junina.ts'
import { kids } from './clothes/kids.ts'
import { lingerie } from './clothes/lingerie.ts'
import { outerwear } from './clothes/outerwear.ts'
import { partyDress } from './clothes/party-dress.ts'
import { sleepwear } from './clothes/sleepwear.ts'
import { strawHat } from './clothes/straw-hat.ts'
import { swimwear } from './clothes/swimwear.ts'
import { top } from './clothes/top.ts'
import { weddingDress } from './clothes/wedding-dress.ts'

export const clothesTypes: readonly ProductType[] = [
  bottom, costume, dress, fitness, flipFlop, flowerGirl, garment, junina, kids, lingerie, outerwear, partyDress, sleepwear, strawHat, swimwear, top, weddingDress,
]
