import { getQuotePdf } from '@atelie/contract/quote-list'
import { readWhenReady } from './pdf.ts'

/** The PDF, named as the server names it, for sharing. */
export async function loadPdfFile(id: number): Promise<File> {
  const response = await readWhenReady(getQuotePdf, id)
  const [, name = `orcamento-${id}.pdf`] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return new File([await response.blob()], name, { type: getQuotePdf.produces! })
}
