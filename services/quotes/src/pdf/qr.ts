import { encodeQR } from 'qr'

/** The blank around a code that readers need, in modules. */
const QUIET_ZONE = 4

/** A QR code as SVG, on white whatever it is shown on. It scales to the size that styles give it. */
export function qrSvg(text: string, label: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const runs = rows.flatMap((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  const side = rows.length
  return `<svg viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${runs.join('')}"/></svg>`
}

/** Neighbours drawn as one: fewer shapes are printed faster, and show no seams. */
const darkRuns = (row: readonly boolean[]) =>
  [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map(({ index, 0: run }) => ({
    x: index,
    length: run.length,
  }))
