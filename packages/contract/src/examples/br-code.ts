import { crc16 } from '../pix-code.ts'

/** The fields of a BR Code by id, those of 26 and 62 read in turn. Throws if a length leads beyond the end. */
export function readFields(code: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < code.length;) {
    const [id, length] = [code.slice(at, at + 2), Number(code.slice(at + 2, at + 4))]
    const value = code.slice(at + 4, at + 4 + length)
    if (value.length !== length || id in fields) throw new Error(`broken at ${at}: ${code}`)
    fields[id] = value
    at += 4 + length
  }
  return fields
}

/** Whether a code ends with the checksum of what comes before. */
export const isIntact = (code: string): boolean => crc16(code.slice(0, -4)) === code.slice(-4)
