import { encodeQR } from 'qr'

/** The blank around a code that readers need, in modules. */
const QUIET_ZONE = 4

/** A QR code as SVG, on white whatever it is shown on. It scales to the size that styles give it. */
export function qrSvg(text: string, label: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const side = rows.length
  return `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path stroke="#000" d="${rows.map(rowPath).join('')}"/></svg>`
}

/** Neighbours are one line, as thick as a row: outlines of squares take Chromium three times as long to print. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(text.matchAll(/#+/g), ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`).join('')
}
