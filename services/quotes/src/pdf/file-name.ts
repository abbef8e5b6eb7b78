const LONGEST_NAME = 60

/** `orcamento-41-atelie-da-ana.pdf`: only characters that every system and every header takes. */
export function pdfFileName(quoteId: number, companyName: string | null): string {
  const name = (companyName ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '')
  return `${['orcamento', quoteId, name].filter(Boolean).join('-')}.pdf`
}
