/** The pages for signed-in people. */
export const pages = ['/', '/clients', '/products', '/quotes', '/cash', '/account']

/** A page that does not exist, which is a page too. */
export const unknownPage = '/nowhere'

/** The pages for visitors too. */
export const publicPages = [
  '/caption-generator',
  '/sticker-generator',
  '/cute-image-generator',
  '/cute-font-generator',
  '/content-ideas-generator',
  unknownPage,
]
