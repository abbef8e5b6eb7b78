import { getAnsweredPdf, getQuotePicture } from '@atelie/contract/quote-events'
import { getQuotePdf } from '@atelie/contract/quote-list'
import type { Route } from '@atelie/service-kit/route'
import type { PdfSenders } from '../pdf/open-pdf.ts'

export function addPdfRoutes(route: Route, { sendCurrent, sendAnswered }: PdfSenders): void {
  route(getQuotePdf, ({ identity, params, request, response }) =>
    sendCurrent({ accountId: identity.sub, id: params.id, audience: 'owner' }, { request, response }),
  )
  route(getQuotePicture, ({ identity, params, request, response }) =>
    sendCurrent({ accountId: identity.sub, id: params.id, audience: 'screen' }, { request, response }),
  )
  route(getAnsweredPdf, ({ identity, params, request, response }) =>
    sendAnswered({ accountId: identity.sub, ...params }, { request, response }),
  )
}
