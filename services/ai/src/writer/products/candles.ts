import type { ProductType } from './product-type.ts'
import { candleHolder } from './candles/candle-holder.ts'
import { candle } from './candles/candle.ts'
import { ceremonyCandle } from './candles/ceremony-candle.ts'
import { decorativeCandle } from './candles/decorative-candle.ts'
import { diffuser } from './candles/diffuser.ts'
import { linenWater } from './candles/linen-water.ts'
import { roomSpray } from './candles/room-spray.ts'
import { sachet } from './candles/sachet.ts'
import { scentedCandle } from './candles/scented-candle.ts'
import { waxMelt } from './candles/wax-melt.ts'

export const candlesTypes: readonly ProductType[] = [
  candleHolder, candle, ceremonyCandle, decorativeCandle, diffuser, linenWater, roomSpray, sachet, scentedCandle, waxMelt,
]
