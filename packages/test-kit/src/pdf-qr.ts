import { PDFiumLibrary } from '@hyzyla/pdfium'
import decode from 'jsqr'

/** Three pixels for each point: a module of a printed code has at least four. */
const SCALE = 3

/** The text of the QR code on a page of a PDF, as a phone's camera would read it; null if there is none. */
export async function pdfQr(content: Uint8Array, page = 1): Promise<string | null> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(content)
  // Grey tones only, so that it does not matter in which order the colours come.
  const { data, width, height } = await document.getPage(page - 1).render({ scale: SCALE, render: 'bitmap' })
  document.destroy()
  library.destroy()
  return decode(new Uint8ClampedArray(data), width, height)?.data ?? null
}
