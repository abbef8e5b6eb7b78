import { Schema, type Connection } from 'mongoose'

/** The readers of a PDF: the owner, or a customer who has the quote's link. */
export const audiences = ['owner', 'customer'] as const
export type Audience = (typeof audiences)[number]

/** The rendered PDF of a quote, with the fingerprint of what it shows. */
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
})
export type PdfModels = ReturnType<typeof createPdfModels>
