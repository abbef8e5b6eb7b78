/** The pages for signed-in people. */
export const pages = ['/', '/clients', '/products', '/quotes', '/cash', '/account']

/** The pages for visitors too. The last is not found. */
export const publicPages = ['/caption-generator', '/sticker-generator', '/cute-image-generator', '/cute-font-generator', '/content-ideas-generator', '/nowhere']
