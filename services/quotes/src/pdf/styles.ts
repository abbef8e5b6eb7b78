/** The look of the printed quote: the colours of the screens on white, figures in columns. */
export const styles = `
  * { box-sizing: border-box; margin: 0; }
  body { font: 10.5pt/1.5 Figtree, "Liberation Sans", "DejaVu Sans", sans-serif; color: #2b2529; font-variant-numeric: tabular-nums; }
  .company { display: flex; align-items: center; gap: 5mm; margin-bottom: 8mm; color: #675d63; }
  .company img { max-width: 40mm; max-height: 24mm; object-fit: contain; }
  .company .name { color: #2b2529; }
  header { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2pt solid #7a3e6d; padding-bottom: 5mm; }
  h1 { font-size: 24pt; line-height: 1.1; font-weight: 600; }
  .number { color: #7a3e6d; }
  dl { text-align: right; }
  dl div { display: flex; gap: 3mm; justify-content: flex-end; }
  dt { color: #675d63; }
  h2 { font-size: 8.5pt; font-weight: 600; letter-spacing: .08em; text-transform: uppercase; color: #675d63; margin-bottom: 1mm; }
  .client { margin: 8mm 0; }
  .name { font-size: 13pt; font-weight: 600; }
  p, td { overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; }
  th { font-size: 8.5pt; font-weight: 600; color: #675d63; border-bottom: 1pt solid #cdc3c9; }
  th, td { padding: 2.2mm 2mm; text-align: right; vertical-align: top; white-space: nowrap; }
  th:first-child, td:first-child { text-align: left; white-space: normal; padding-left: 0; }
  th:last-child, td:last-child { padding-right: 0; }
  tr { break-inside: avoid; }
  tbody tr { border-bottom: .5pt solid #e8e1e5; }
  .total { margin-top: 5mm; text-align: right; font-size: 12pt; break-before: avoid; }
  .total strong { font-size: 18pt; margin-left: 4mm; color: #7a3e6d; }
  .notes { margin-top: 10mm; padding: 4mm 5mm; background: #faf7f2; border-radius: 2mm; break-inside: avoid; }
  .notes p { white-space: pre-wrap; }
`
