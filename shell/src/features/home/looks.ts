import cash from '@atelie/web-kit/display/drawings/cash.svg'
import clients from '@atelie/web-kit/display/drawings/clients.svg'
import products from '@atelie/web-kit/display/drawings/products.svg'
import quotes from '@atelie/web-kit/display/drawings/quotes.svg'
import type { Tint } from '@atelie/web-kit/display/tints'
import type { AppRoute } from '../navigation/route-registry.tsx'
import captions from './drawings/captions.svg'
import fonts from './drawings/fonts.svg'
import ideas from './drawings/ideas.svg'
import images from './drawings/images.svg'
import stickers from './drawings/stickers.svg'

/** How the card of each page looks. The daily work is tinted. */
export const looks: Partial<Record<AppRoute['path'], { drawing: string; tint?: Tint }>> = {
  '/clients': { drawing: clients, tint: 'coral' },
  '/products': { drawing: products, tint: 'sun' },
  '/quotes': { drawing: quotes, tint: 'plum' },
  '/cash': { drawing: cash, tint: 'petrol' },
  '/caption-generator': { drawing: captions },
  '/sticker-generator': { drawing: stickers },
  '/cute-image-generator': { drawing: images },
  '/cute-font-generator': { drawing: fonts },
  '/content-ideas-generator': { drawing: ideas },
}
