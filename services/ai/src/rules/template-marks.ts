/** Between the turns of a conversation, in the templates of chat models: `<|im_end|>`, `<｜end▁of▁sentence｜>`, `[/INST]`. `</s>` may also end a stroke through words. */
const MARK = String.raw`<[|｜][\w▁ /-]{1,40}[|｜]>|<\/?(?:start|end)_of_turn>|<(?:bos|eos|pad)>|\[\/?INST\]|<<\/?SYS>>|<\/s>(?<!<s>[^<]*<\/s>)|<s>(?=\s*(?:\[|<[|<｜]))`
/** Some name the speaker first. */
const OPENING = new RegExp(String.raw`^(?:\s*(?:${MARK})(?:(?:assistant|model)\b)?)+`, 'iu')
const NEXT = new RegExp(MARK, 'iu')

/** A model's turn up to the mark that ends it: some servers pass it on, and what the model makes up of the next turn. */
export function untilMark(text: string): string {
  const turn = text.replace(OPENING, '')
  const end = turn.search(NEXT)
  return end < 0 ? turn : turn.slice(0, end)
}
