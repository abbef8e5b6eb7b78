import helmet from 'helmet'
import type { RequestHandler } from 'express'

/** The app needs none of these; what it may share or copy is not restricted. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ')

/** The hash of the empty string: emotion creates its style element empty and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Module Federation works without eval and inline scripts. */
export function securityHeaders(publicUrl: string): RequestHandler {
  const secure = publicUrl.startsWith('https:')
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Like frameAncestors, for browsers that only know this one.
    xFrameOptions: { action: 'deny' },
    // Other hosts of the operator's domain are none of our business.
    strictTransportSecurity: secure && { includeSubDomains: false },
  })
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS)
    protect(request, response, next)
  }
}
