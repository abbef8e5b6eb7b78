import { backAgain } from './back-again.ts'
import { backInStock } from './back-in-stock.ts'
import { beforeAfter } from './before-after.ts'
import { behindTheScenes } from './behind-the-scenes.ts'
import { bundleOffer } from './bundle-offer.ts'
import { deliveredOrder } from './delivered-order.ts'
import { discount } from './discount.ts'
import { fairPrice } from './fair-price.ts'
import { fair } from './fair.ts'
import type { Frame } from './frame.ts'
import { freeDelivery } from './free-delivery.ts'
import { giveaway } from './giveaway.ts'
import { greeting } from './greeting.ts'
import { grief } from './grief.ts'
import { helpWanted } from './help-wanted.ts'
import { holiday } from './holiday.ts'
import { howToOrder } from './how-to-order.ts'
import { lastPlaces } from './last-places.ts'
import { launch } from './launch.ts'
import { milestone } from './milestone.ts'
import { openingHours } from './opening-hours.ts'
import { ordersClosed } from './orders-closed.ts'
import { ordersOpen } from './orders-open.ts'
import { ownGrief } from './own-grief.ts'
import { people } from './people.ts'
import { poll } from './poll.ts'
import { priceList } from './price-list.ts'
import { priceRise } from './price-rise.ts'
import { question } from './question.ts'
import { setback } from './setback.ts'
import { shopHoliday } from './shop-holiday.ts'
import { shopName } from './shop-name.ts'
import { story } from './story.ts'
import { testimonial } from './testimonial.ts'
import { thanks } from './thanks.ts'
import { theme } from './theme.ts'
import { warning } from './warning.ts'
import { workshop } from './workshop.ts'

/** What the writer can say beside a line that names no product, or says something about one. */
export const frames = {
  backAgain, backInStock, beforeAfter, behindTheScenes, bundleOffer, deliveredOrder, discount, fair, fairPrice,
  freeDelivery, giveaway, greeting, grief, helpWanted, holiday, howToOrder, lastPlaces, launch,
  milestone, openingHours, ordersClosed, ordersOpen, ownGrief, people, poll, priceList, priceRise, question, setback,
  shopHoliday, shopName, story, testimonial, thanks, theme, warning, workshop,
} as const satisfies Record<string, Frame>

export type FrameName = keyof typeof frames
