interface PixCode {
  /** In the form that banks register: what `normalPixKey` returns. */
  key: string
  /** Typed, not verified: the payer's bank shows the true one. */
  holder: string
  city: string
  /** Absent: the payer types the amount. */
  cents?: number
  /** Shown to the payer, as far as there is room beside the key. */
  info?: string
  /** One to 25 letters and digits, which the bank's statement shows; absent if there is none. */
  txid?: string
}

/** All that fits beside the other parts of the account's field, the key included. */
const KEY_AND_INFO_LENGTH = 73

/**
 * The text behind a Pix QR code ("copia e cola"), a static BR Code: fields of a two-digit id, a two-digit length and a
 * value. It never expires and may be paid again and again.
 */
export function pixCode({ key, holder, city, cents = 0, info = '', txid = '***' }: PixCode): string {
  const shownInfo = plain(info, KEY_AND_INFO_LENGTH - key.length)
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key) + (shownInfo && field('02', shownInfo))),
    field('52', '0000'),
    field('53', '986'),
    cents > 0 ? field('54', `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`) : '',
    field('58', 'BR'),
    field('59', plain(holder, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', txid)),
    '6304',
  ].join('')
  return fields + crc16(fields)
}

const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value

/** A text as the code can have it: without accents and anything else beyond ASCII, and cut to a length. */
export const plain = (text: string, length: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, Math.max(0, length))
    .trim()

/** CRC-16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0')
}
