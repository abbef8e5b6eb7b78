/** A text without JSON's escapes, which are double where JSON stands in JSON. */
export const unescaped = (text: string) => text
  .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  .replace(/(?<!\\)\\+[nrt]/g, ' ')
