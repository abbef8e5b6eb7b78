import { FONT_FACES } from './font.ts'
import { printable } from './printable.ts'

const FONT = 'Figtree, "Liberation Sans", Symbols, "Noto Color Emoji", sans-serif'
const INK = '#2b2529'
const SECONDARY = '#675d63'
/** Ours, where the sender's logo has no colour. */
const ACCENT = '#6d2f63'
/** For the sender's own colour. */
export const accentStyle = (accent?: string | null): string => `:root { --accent: ${accent ?? ACCENT}; }`

const MARGIN_LINE = `font: 8pt ${FONT}; color: ${SECONDARY}; white-space: nowrap;`

/** The look of the printed quote: the typeface and colours of the screens on white paper, with tabular figures. */
export const styles = `
  ${FONT_FACES}
  * { box-sizing: border-box; margin: 0; }
  body {
    font: 11pt/1.45 ${FONT};
    font-variant-numeric: tabular-nums; color: ${INK}; overflow-wrap: anywhere;
  }
  h1, h2, .name { font-weight: 600; line-height: 1.25; }
  h2, th { font-size: 8.5pt; font-weight: 600; color: ${SECONDARY}; }

  header { display: flex; justify-content: space-between; gap: 10mm; padding-bottom: 6mm; border-bottom: 1.5pt solid var(--accent); }
  .company { display: flex; align-items: center; gap: 5mm; color: ${SECONDARY}; font-size: 9.5pt; min-width: 0; }
  .company img { max-width: 38mm; max-height: 26mm; object-fit: contain; border-radius: 2mm; }
  .company .light { background: ${INK}; padding: 2.5mm; }
  .company .name { font-size: 14pt; color: ${INK}; margin-bottom: .5mm; }
  .document { flex: none; margin-left: auto; text-align: right; }
  h1 { font-size: 20pt; color: var(--accent); letter-spacing: -.01em; }
  .dates { margin-top: 1.5mm; font-size: 10pt; }
  .dates div { display: flex; gap: 2mm; justify-content: flex-end; }
  dt { color: ${SECONDARY}; }

  .client { margin: 7mm 0; padding: 4mm 5mm; background: #faf7f2; border-radius: 2mm; }
  .client .name { font-size: 12pt; margin: .5mm 0; }
  .client p:not(.name) { font-size: 10pt; color: ${SECONDARY}; }

  table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  th { border-bottom: 1pt solid #cdc3c9; vertical-align: bottom; }
  th, td { padding: 2.2mm 2mm; text-align: right; }
  td { vertical-align: top; }
  td:nth-child(n + 3), .sums * { white-space: nowrap; }
  .amount { white-space: nowrap; }
  .description { font-size: 9.5pt; line-height: 1.4; color: ${SECONDARY}; white-space: pre-wrap; }
  th:first-child, td:first-child { text-align: left; padding-left: 0; }
  th:last-child, td:last-child { padding-right: 0; }
  .quantity { width: 24mm; }
  .discount { width: 19mm; }
  .price, .total { width: 33mm; }
  tr { break-inside: avoid; }
  tbody tr { border-bottom: .5pt solid #e8e0d8; }

  .closing { break-inside: avoid; }
  .closing > tr:last-child, .sums tr { border: 0; }
  .closing .sums-cell { padding: 2mm 0 0; }
  .sums { width: auto; table-layout: auto; margin-left: auto; }
  .sums > tbody > tr > * { border: 0; padding: 1mm 0 0 5mm; font-size: 11pt; vertical-align: bottom; text-align: right; }
  .sums th { font-weight: 400; }
  .sums .grand > * { padding-top: 2mm; }
  .sums .grand th { font-weight: 600; color: ${INK}; }
  .sums .grand td { font-size: 15pt; line-height: 1.2; font-weight: 600; color: var(--accent); }

  .long { font-size: 9pt; }
  .grand .long { font-size: 11pt; }

  .pix { display: flex; gap: 5mm; margin-top: 7mm; padding: 3mm 5mm 3mm 3mm; border: 1pt solid #e8e0d8; border-radius: 2mm; break-inside: avoid; }
  .pix svg { flex: none; width: 36mm; height: 36mm; }
  .pix div { align-self: center; min-width: 0; }
  .pix .name { margin: .5mm 0 1mm; font-size: 12pt; }
  .pix .code { margin-top: 1.5mm; font-size: 7.5pt; line-height: 1.35; color: ${SECONDARY}; word-break: break-all; }
  .pix .code span { white-space: nowrap; }

  .terms { display: flex; gap: 12mm; }
  .notes { margin-top: 7mm; }
  .notes h2 { margin-bottom: 1mm; break-after: avoid; }
  .notes p { white-space: pre-wrap; orphans: 3; widows: 3; }
`

const MARGINS = { top: 18, sides: 18, bottom: 20 }

/**
 * Every sheet has its sender and page number, and all but the first, which shows them large, the client and title: sheets
 * get mixed up. The texts go into CSS, so anything but plain letters is escaped.
 */
export const pageMargins = ({ sender, client, title }: { sender: string; client: string; title: string }): string => `
  @page {
    size: A4; margin: ${MARGINS.top}mm ${MARGINS.sides}mm ${MARGINS.bottom}mm;
    @top-left { content: ${cssString(client)}; ${MARGIN_LINE} }
    @top-right { content: ${cssString(title)}; ${MARGIN_LINE} }
    @bottom-left { content: ${cssString(sender)}; ${MARGIN_LINE} }
    @bottom-right { content: "Página " counter(page) " de " counter(pages); ${MARGIN_LINE} }
  }
  @page :first { @top-left { content: none; } @top-right { content: none; } }
`

/**
 * The first sheet on a screen. The others are columns beside it, out of sight: columns break where sheets do. `data-sheets` on
 * the root element is their number.
 */
export const firstSheet = (sender: string): string => `
  html { position: relative; width: 210mm; height: 297mm; overflow: hidden; background: #fff; }
  body {
    width: ${210 - 2 * MARGINS.sides}mm; height: ${297 - MARGINS.top - MARGINS.bottom}mm; margin: ${MARGINS.top}mm ${MARGINS.sides}mm;
    columns: ${210 - 2 * MARGINS.sides}mm; column-gap: ${2 * MARGINS.sides}mm; column-fill: auto;
  }
  html::before, html::after { position: absolute; bottom: ${MARGINS.bottom / 2}mm; transform: translateY(50%); ${MARGIN_LINE} }
  html::before { content: ${cssString(sender)}; left: ${MARGINS.sides}mm; }
  html::after { content: "Página 1 de " attr(data-sheets); right: ${MARGINS.sides}mm; }
`

/** How many letters fit beside another text, even wide capitals. */
const LINE_LENGTH = 45

/** Splits into letters as people see them: an emoji may be several characters, which mean something else apart. */
const letters = new Intl.Segmenter('pt-BR')

function cssString(text: string): string {
  return `"${shortened(printable(text)).replace(/[^A-Za-z0-9 ]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`
}

function shortened(text: string): string {
  // Segmenting takes longer than the rest of the template, so only long texts are.
  if (text.length <= LINE_LENGTH) return text
  const segments = Array.from(letters.segment(text.slice(0, 1_000)), ({ segment }) => segment)
  return segments.length > LINE_LENGTH ? `${segments.slice(0, LINE_LENGTH).join('')}…` : text
}
