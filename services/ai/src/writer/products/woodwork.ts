import type { ProductType } from './product-type.ts'
import { benchStool } from './woodwork/bench-stool.ts'
import { box } from './woodwork/box.ts'
import { furniture } from './woodwork/furniture.ts'
import { generalPiece } from './woodwork/general-piece.ts'
import { gourd } from './woodwork/gourd.ts'
import { lamp } from './woodwork/lamp.ts'
import { pictureDecor } from './woodwork/picture-decor.ts'
import { servingBoard } from './woodwork/serving-board.ts'
import { shelfKeyholder } from './woodwork/shelf-keyholder.ts'
import { signName } from './woodwork/sign-name.ts'
import { toyGame } from './woodwork/toy-game.ts'
import { wardrobe } from './woodwork/wardrobe.ts'

export const woodworkTypes: readonly ProductType[] = [
  benchStool, box, furniture, generalPiece, gourd, lamp, pictureDecor, servingBoard, shelfKeyholder, signName, toyGame, wardrobe,
]
