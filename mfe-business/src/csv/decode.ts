/** How a file's bytes were read. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows' | 'mac' | 'dos'

/** Code page 1252 differs from Latin-1 in these. Not every runtime decodes it. */
export const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
/** The upper half of code page 850, which programs for DOS wrote. Browsers do not know it. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

/** Enough to tell how the letters are spread. */
const SAMPLE_BYTES = 4_000

/** The text of a file. Without a mark that says it, the encoding is the one in which the text looks most like Portuguese. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = wideEncoding(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' }
  const text = new TextDecoder().decode(bytes)
  // A few odd bytes do not make it another encoding.
  return count(text, /\uFFFD/g) <= count(text, /[^\0-\x7f\uFFFD]/g) ? { text, encoding: 'utf-8' } : decodeOld(bytes)
}

/** Tells it by its mark, or by the zeros that every other byte of plain text is. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 1].map((side) => sample.filter((byte, index) => index % 2 === side && byte === 0).length)
  if (Math.max(...zeros) <= sample.length / 4) return null
  return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be'
}

function decodeOld(bytes: Uint8Array): { text: string; encoding: Encoding } {
  // In the order of how common they are.
  const readings: { text: string; encoding: Encoding }[] = [
    { text: withUpperHalf(bytes, WINDOWS), encoding: 'windows' },
    { text: new TextDecoder('macintosh').decode(bytes), encoding: 'mac' },
    { text: withUpperHalf(bytes, DOS), encoding: 'dos' },
  ]
  return readings.reduce((best, next) => (plausibility(next.text) > plausibility(best.text) ? next : best))
}

const withUpperHalf = (bytes: Uint8Array, letters: string) =>
  Array.from(bytes, (byte) => letters[byte - 0x80] ?? String.fromCharCode(byte)).join('')

const PORTUGUESE = /[áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ]/g
const TYPOGRAPHIC = /[“”‘’–—…€ºª°•®™§«»\u00A0²³½¼]/g
/** A capital within a word of small letters, and a cedilla in front of what never follows one. */
const MISPLACED = /[a-zà-ÿ][ÁÀÂÃÉÊÍÓÔÕÚÜÇÑ]|ç(?![aouáàâãóôõú])|Ç(?![AOUÁÀÂÃÓÔÕÚ])/g

const plausibility = (text: string) =>
  2 * count(text, PORTUGUESE) + count(text, TYPOGRAPHIC) - count(text, /[^\0-\x7f]/g) - 2 * count(text, MISPLACED)

const count = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0

/** Zip, as in .xlsx and .ods, and the container of .xls. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether the file is a spreadsheet as its program keeps it. Some programs write HTML or XML and call it .xls. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOKS.some((magic) => magic.every((byte, index) => bytes[index] === byte)) ||
  /^\s*<[!?a-z]/i.test(decode(bytes.subarray(0, SAMPLE_BYTES)).text)
