import { escapeHtml } from '@atelie/service-kit/html'
import { text } from '../texts.ts'
import { amountLine, type QuotePix } from './pix.ts'
import { qrSvg } from './qr.ts'

/** How to pay, with the code to scan and to copy. */
export const pixBlock = (pix: QuotePix): string => `
  <section class="pix">
    ${qrSvg(pix.code, 'QR code do Pix')}
    <div>
      <h2>Pague com Pix</h2>
      <p class="name">${amountLine(pix)}</p>
      <p>Para ${text(pix.holder)}. Leia o código no aplicativo do seu banco, ou copie e cole:</p>
      <p class="code">${copyable(pix.code)}</p>
    </div>
  </section>`

/** Lines end between two other characters: viewers leave out a blank there when people copy, and the code would be void. */
const copyable = (code: string): string =>
  code
    .split(/(\S(?: \S)+)/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : `<span>${escapeHtml(part)}</span>`))
    .join('')
