import type { ProductType } from './product-type.ts'
import { babyBook } from './stationery/baby-book.ts'
import { bookmark } from './stationery/bookmark.ts'
import { businessCard } from './stationery/business-card.ts'
import { notebook } from './stationery/notebook.ts'
import { photoAlbum } from './stationery/photo-album.ts'
import { planner } from './stationery/planner.ts'
import { recipeBook } from './stationery/recipe-book.ts'
import { signatureBook } from './stationery/signature-book.ts'
import { sketchbook } from './stationery/sketchbook.ts'
import { stickersTags } from './stationery/stickers-tags.ts'
import { tag } from './stationery/tag.ts'
import { thankYouCard } from './stationery/thank-you-card.ts'
import { vaccineBooklet } from './stationery/vaccine-booklet.ts'

export const stationeryTypes: readonly ProductType[] = [
  babyBook, bookmark, businessCard, notebook, photoAlbum, planner, recipeBook, signatureBook, sketchbook, stickersTags, tag, thankYouCard, vaccineBooklet,
]
