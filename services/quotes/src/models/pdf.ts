import { Schema, type Connection } from 'mongoose'

/** The rendered PDF of a quote, with the fingerprint of what it shows. */
const pdfSchema = new Schema(
  {
    accountId: { type: String, required: true },
    quoteId: { type: Number, required: true },
    fingerprint: { type: String, required: true },
    content: { type: Buffer, required: true },
  },
  { versionKey: false },
)

pdfSchema.index({ accountId: 1, quoteId: 1 }, { unique: true })

export const createPdfModel = (connection: Connection) => connection.model('Pdf', pdfSchema, 'pdfs')
export type PdfModel = ReturnType<typeof createPdfModel>
