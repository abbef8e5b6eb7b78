import { Schema, type Connection } from 'mongoose'

/** The owner and a customer who has the quote's link see it as a PDF; a screen of the owner shows a picture of its first page. */
export const audiences = ['owner', 'customer', 'screen'] as const
export type Audience = (typeof audiences)[number]

/** The rendered PDF of a quote, or its picture, with the fingerprint of what it shows. */
const pdfSchema = new Schema(
  {
    accountId: { type: String, required: true },
    quoteId: { type: Number, required: true },
    fingerprint: { type: String, required: true },
    content: { type: Buffer, required: true },
    /** Null in those of earlier versions. */
    fileName: { type: String, default: null },
  },
  { versionKey: false },
)

pdfSchema.index({ accountId: 1, quoteId: 1 }, { unique: true })

/** Those of each audience. */
export const createPdfModels = (connection: Connection) => ({
  owner: connection.model('Pdf', pdfSchema, 'pdfs'),
  customer: connection.model('CustomerPdf', pdfSchema, 'customerPdfs'),
  screen: connection.model('Picture', pdfSchema, 'pictures'),
})
export type PdfModels = ReturnType<typeof createPdfModels>
