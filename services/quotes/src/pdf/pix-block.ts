import { formatCents } from '@atelie/money/cents'
import { text } from '../texts.ts'
import type { QuotePix } from './pix.ts'
import { qrSvg } from './qr.ts'

/** How to pay, with the code to scan and to copy. */
export const pixBlock = ({ code, amountCents, depositPercent, holder }: QuotePix): string => `
  <section class="pix">
    ${qrSvg(code, 'QR code do Pix')}
    <div>
      <h2>Pague com Pix</h2>
      <p class="name">${depositPercent === null ? 'Total' : `Sinal de ${depositPercent}%`}: ${formatCents(amountCents)}</p>
      <p>Para ${text(holder)}. Leia o código no aplicativo do seu banco, ou copie e cole:</p>
      <p class="code">${text(code)}</p>
    </div>
  </section>`
