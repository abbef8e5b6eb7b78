import { WINDOWS } from './decode.ts'

/** Bytes 0x80 to 0xBF, which follow the first one of a letter in UTF-8, as code page 1252 shows them; without the no-break space. */
const FOLLOWING = String.raw`[\u0080-\u009F\u00A1-\u00BF${WINDOWS}]`

/**
 * UTF-8 that an earlier program took for code page 1252 (PÃ£o, VOVÃ”, â€œ) or for that of an old Mac (P√£o). A no-break space may
 * follow a capital Ã at the end of a word, but not one that begins it.
 */
export const GARBLED = new RegExp(
  String.raw`[ÂÃÌ]${FOLLOWING}|Â\u00A0|\$Â|(?:^|[^\p{L}])Ã(?:\u00A0|$)|â[€‚„]|[√¬][^\0-\x7f]|‚Ä`,
  'u',
)
