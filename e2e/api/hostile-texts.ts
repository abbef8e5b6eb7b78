/** With the rest of a body this stays below the limit of 512 KB per call. */
const MAX_BYTES = 500_000

/** One of each class of characters that parsers treat differently. */
const CLASSES = {
  digits: '7',
  zeros: '0',
  letters: 'a',
  capitals: 'Ã',
  spaces: ' ',
  'line ends': '\n',
  dots: '.',
  commas: ',',
  dashes: '-',
  signs: '!',
  slashes: '/',
  quotes: '"',
  'angle brackets': '<',
  braces: '{',
  marks: '\u0301',
  emoji: '👩‍🎨',
  'half characters': '\ud83d',
  controls: '\u0001',
  'unseen signs': '\u200b',
}

/** Texts that make expressions backtrack: a start, a repeated part, and an end that does not match. */
const REPEATS: readonly (readonly [start: string, repeated: string, end: string])[] = [
  ['0,', '0', '1'],
  ['1', '.000', '.'],
  ['-', '1', 'x'],
  ['x', ' ', 'x'],
  ['x', '\n', 'x'],
  ['x', ' \n', 'x'],
  ['a@', 'a.', '@'],
  ['a', '@a', ''],
  ['', '#a', '!'],
  ['', 'a,', 'a.'],
  ['', '<a', ''],
  ['', '<', 'a>'],
  ['', '</a ', '<'],
  ['{', 'a|', ''],
  ['', '\\', 'u'],
  ['', '!?', '.'],
  ['R$ ', '1.', '%'],
  ['Ana', ' com tema', '('],
  ['', 'dia dos ', '?'],
  ['2026-11-21T00:00:00.', '0', 'Z'],
  ['data:image/png;base64,', 'A', '!'],
  ['', '%00', ''],
]

export interface HostileText {
  name: string
  /** At most that many characters, and no more than a call may have. */
  text: (maxLength?: number) => string
}

export const hostileTexts: readonly HostileText[] = [
  ...Object.entries(CLASSES).map(([name, sign]) => ({
    name,
    text: (maxLength?: number) => pumped(['', sign, ''], maxLength),
  })),
  ...REPEATS.map((parts) => ({
    name: JSON.stringify(parts.join('…')),
    text: (maxLength?: number) => pumped(parts, maxLength),
  })),
]

function pumped([start, repeated, end]: readonly [string, string, string], maxLength = MAX_BYTES): string {
  const times = Math.min((maxLength - start.length - end.length) / repeated.length, MAX_BYTES / bytesInJson(repeated))
  return start + repeated.repeat(Math.max(0, Math.floor(times))) + end
}

const bytesInJson = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
