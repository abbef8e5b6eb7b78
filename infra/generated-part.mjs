// @ts-check

/** A part that is generated of a file that is written by hand otherwise. @typedef {{ file: string, place: RegExp, text: string }} Part */

/**
 * Parts between two comments, "generated: NAME" and "end of NAME".
 * @param {string} file
 * @param {Record<string, string>} texts by the name of the place
 * @returns {Part[]}
 */
export const marked = (file, texts) =>
  Object.entries(texts).map(([name, text]) => ({
    file,
    text: `${text}\n`,
    place: new RegExp(`(?<=^( *)# generated: ${name}\\n)[^]*?(?= *# end of ${name}$)`, 'm'),
  }))
