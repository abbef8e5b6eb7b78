import { EMOJI } from '@atelie/contract/text'
import { decodeHTMLStrict } from 'entities/decode'
import { markAt, MARKS, withoutMarks } from './plain-text.ts'

/** Between the turns of a conversation, in the templates of chat models: `<|im_end|>`, `<｜end▁of▁sentence｜>`, `[/INST]`. `</s>` may also end a stroke through words. */
const MARK = String.raw`<[|｜][\w▁ /-]{1,40}[|｜]>|<\/?(?:start|end)_of_turn>|<(?:bos|eos|pad)>|\[\/?INST\]|<<\/?SYS>>|<\/s>(?<!<s>[^<]*<\/s>)|<s>(?=\s*(?:\[|<[|<｜]))`
/** Some name the speaker first. */
const OPENING = new RegExp(String.raw`^(?:\s*(?:${MARK})(?:(?:assistant|model)\b)?)+`, 'iu')
const NEXT = new RegExp(MARK, 'iu')

/** A model's turn up to the mark that ends it: some servers pass it on, and what the model makes up of the next turn. */
function untilMark(text: string): string {
  const turn = text.replace(OPENING, '')
  const end = turn.search(NEXT)
  return end < 0 ? turn : turn.slice(0, end)
}

/**
 * Control characters, halves of characters, those that change the direction of writing, and letters that show nothing. Emoji
 * may contain some and stay whole; private characters are seen to elsewhere.
 */
const UNSEEN = new RegExp(
  String.raw`(${EMOJI})|[^\P{C}\n\t\ue000-\uf8ff]|[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]`,
  'gu',
)

const changed = (text: string, changes: readonly (readonly [RegExp, string])[]) =>
  changes.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)

/** A text without JSON's escapes, which are double where JSON stands in JSON. */
export const withoutEscapes = (text: string): string =>
  changed(text, [
    [/(?<!\\)\\+r\\+n|(?<!\\)\\+[nr]/g, '\n'],
    [/(?<!\\)\\+t/g, ' '],
    [/(?<!\\)\\+(["'/])/g, '$1'],
  ]).replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const visible = (text: string) =>
  changed(text, [
    [/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'],
    [UNSEEN, '$1'],
    [/[\t\p{Zs}]/gu, ' '],
  ])

const decoded = (text: string) => visible(decodeHTMLStrict(withoutEscapes(text)))

/** Those that only say what a text looks like. Any other may be dangerous, or a blank to fill in, and is a fault. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/<\/?(?:br|p|div|li|ul|ol|h[1-6]|blockquote|pre|hr)\b[^<>]*>/gi, '\n'],
  [/<\/?(?:b|strong|i|em|u|s|del|ins|mark|small|big|sub|sup|span|font|center|code|tt|q|cite)\b[^<>]*>/gi, ''],
]

const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^ *(?:```|~~~)[^\n`]*$/gm, ''],
  [/^ *(?:[-*_] ?){3,}$/gm, ''],
  [/^ *#{1,6} +/gm, ''],
  [/^ *> ?/gm, ''],
  [/^ *[-*+] +(?=\S)/gm, '• '],
  [/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1'],
  [/\*{1,3}(?![\s\ufe0f])([^*\n]*[^*\s])\*{1,3}(?!\ufe0f)/g, '$1'],
  [/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])([^_\n]*[^_\s])_{1,3}(?![\p{L}\p{N}_])/gu, '$1'],
  [/~~(?=\S)([^~\n]*[^~\s])~~/g, '$1'],
  [/(?<!\*)\*{2,}/g, ''],
  [/(?<!`)`+([^`\n]+)`+/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1'],
]

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/(?<! ) {2,}/g, ' '],
  [/ ?\n ?/g, '\n'],
  [/(?<!\n)\n{3,}/g, '\n\n'],
]

/** One layer may hide another. */
const MOST_LAYERS = 5

function untilStable(text: string, change: (text: string) => string, layers = MOST_LAYERS): string {
  const next = change(text)
  return next === text || layers === 1 ? next : untilStable(next, change, layers - 1)
}

const unwrapped = (text: string) =>
  untilStable(text, (layer) => changed(untilMark(decoded(layer)), [...TAGS, ...MARKDOWN]))

/**
 * A text of a model as it can be posted: without markup, Markdown, entities, escapes, template marks, and characters that nobody sees.
 * @param typed a person's own words, whose asterisks and the like stay
 */
export function plainAnswer(text: string, typed: readonly string[] = []): string {
  const kept = typed.filter((words) => unwrapped(words) !== words)
  const marked = kept.reduce((rest, words, index) => rest.replaceAll(words, markAt(index)), text.replace(MARKS, ''))
  return withoutMarks(changed(unwrapped(marked), SPACES), kept).trim()
}
