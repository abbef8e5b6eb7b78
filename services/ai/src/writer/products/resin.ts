import type { ProductType } from './product-type.ts'
import { board } from './resin/board.ts'
import { bookmark } from './resin/bookmark.ts'
import { bouquet } from './resin/bouquet.ts'
import { coaster } from './resin/coaster.ts'
import { jewelry } from './resin/jewelry.ts'
import { keychainLetter } from './resin/keychain-letter.ts'
import { lamp } from './resin/lamp.ts'
import { preservedFlower } from './resin/preserved-flower.ts'
import { table } from './resin/table.ts'
import { trayBox } from './resin/tray-box.ts'
import { wallPiece } from './resin/wall-piece.ts'

export const resinTypes: readonly ProductType[] = [
  board, bookmark, bouquet, coaster, jewelry, keychainLetter, lamp, preservedFlower, table, trayBox, wallPiece,
]
