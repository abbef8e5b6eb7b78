/** Nobody would post them. */
const WRITTEN_OUT: readonly (readonly [short: RegExp, whole: string])[] = [
  [/(?<!\p{L})p(?:\/ ?| (?=\p{L}{3}))/giu, 'para '], [/(?<!\p{L})c\/ ?/giu, 'com '], [/(?<!\p{L})s\/ ?/giu, 'sem '],
  [/(?<!\p{L})jg (?=de )/giu, 'jogo '], [/(?<!\p{L})cx (?=de |com )/giu, 'caixa '], [/(?<!\p{L})pct /giu, 'pacote '], [/(?<!\p{L})(?:pç|pc)s?(?!\p{L})/giu, 'peças'],
  [/(?<!\p{L})vcs(?!\p{L})/giu, 'vocês'], [/(?<!\p{L})vc(?!\p{L})/giu, 'você'], [/(?<!\p{L})hj(?!\p{L})/giu, 'hoje'], [/(?<!\p{L})bb(?!\p{L})/giu, 'bebê'], [/(?<!\p{L})tb(?!\p{L})/giu, 'também'], [/(?<!\p{L})mt[oa]?(?!\p{L})/giu, 'muito'],
  [/(?<!\p{L})((?:feit|pintad|bordad|costurad|moldad)[oa]s?) a m[aã]o(?!\p{L})/giu, '$1 à mão'],
]

export const writtenOut = (text: string): string => WRITTEN_OUT.reduce((line, [short, whole]) => line.replace(short, whole), text)
