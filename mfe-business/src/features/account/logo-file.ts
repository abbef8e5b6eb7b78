/** A file as a data URL. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('not readable'))
    reader.readAsDataURL(file)
  })
}

/** The first bytes of the four formats, as Latin-1 text. */
const BEGINNINGS = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^GIF8[79]a/]

/** Whether a file begins like a picture that the server accepts; its name is no proof. */
export async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return BEGINNINGS.some((beginning) => beginning.test(text))
}
