import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, white space folded. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(document, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' ').trim())
}
