import type { ProductType } from './product-type.ts'
import { baptismKeepsake } from './religious/baptism-keepsake.ts'
import { bibleCover } from './religious/bible-cover.ts'
import { bridalRosary } from './religious/bridal-rosary.ts'
import { communionKeepsake } from './religious/communion-keepsake.ts'
import { medal } from './religious/medal.ts'
import { nativity } from './religious/nativity.ts'
import { oratory } from './religious/oratory.ts'
import { prayerBoard } from './religious/prayer-board.ts'
import { prayerJournal } from './religious/prayer-journal.ts'
import { rosary } from './religious/rosary.ts'
import { verseSign } from './religious/verse-sign.ts'
import { wallFaith } from './religious/wall-faith.ts'

export const religiousTypes: readonly ProductType[] = [
  baptismKeepsake, bibleCover, bridalRosary, communionKeepsake, medal, nativity, oratory, prayerBoard, prayerJournal, rosary, verseSign, wallFaith,
]
