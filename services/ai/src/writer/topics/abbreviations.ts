/** Nobody would post them. */
const WRITTEN_OUT: readonly (readonly [short: RegExp, whole: string])[] = [
  [/(?<!\p{L}|tam |tam\. |tamanho )p(?:\/ ?| (?=\p{L}{3}|\d+ (?:de|pessoas|anos)(?!\p{L})))/giu, 'para '], [/(?<!\p{L}|vitamina |tipo |letra )c(?:\/ ?| (?!d[aeo]s? )(?=[\p{L}\d]{2}))/giu, 'com '], [/(?<!\p{L})s\/ ?/giu, 'sem '],
  [/(?<!\p{L})jg (?=de )/giu, 'jogo '], [/(?<!\p{L})cx (?=de |com )/giu, 'caixa '], [/(?<!\p{L})pct /giu, 'pacote '], [/(?<!\p{L})(?:pçs?|(?<=\d ?)pcs?)(?!\p{L})/giu, 'peças'],
  [/(?<!\p{L})vcs(?!\p{L})/giu, 'vocês'], [/(?<!\p{L})vc(?!\p{L})/giu, 'você'], [/(?<!\p{L})hj(?!\p{L})/giu, 'hoje'], [/(?<!\p{L})(?:nossa|n\.?) ?s(?:ra|enhora)\.? (?=\p{L})/giu, 'Nossa Senhora '], [/(?<!\p{L})obg(?!\p{L})/giu, 'obrigada'], [/(?<!\p{L})bb(?!\p{L})/giu, 'bebê'], [/(?<!\p{L})tbm?(?!\p{L})/giu, 'também'], [/(?<!\p{L})q (?=\p{L})/giu, 'que '], [/(?<=\p{L} )pq(?!\p{L})(?!.*\?)/giu, 'porque'], [/(?<!\p{L})pq(?!\p{L})/giu, 'por que'], [/(?<!\p{L})msm(?!\p{L})/giu, 'mesmo'], [/(?<!\p{L})ta (?=\p{L}+[aei]ndo(?!\p{L}))/giu, 'tá '], [/(?<!\p{L})to (?=\p{L}+[aei]ndo(?!\p{L}))/giu, 'tô '], [/(?<!\p{L})qdo(?!\p{L})/giu, 'quando'], [/(?<=^por ?que (?:\p{L}+ ){1,4})e (?=(?:tão |tao |mais |muito )?(?:car[oa]s?|barat[oa]s?|diferentes?|demorad[oa]s?|melhor(?:es)?)(?!\p{L}))/giu, 'é '], [/(?<!\p{L})n (?=(?:é|e|tem|sei|vou|vai|quero|cai|solta|derret\p{L}*)(?!\p{L}))/giu, 'não '], [/(?<!\p{L})mt[oa]?(?!\p{L})/giu, 'muito'],
  [/(?<!\p{L})(segunda|ter[cç]a|quarta|quinta|sexta) feira(?!\p{L})/giu, '$1-feira'], [/(?<!\p{L})as (?=\d{1,2} ?(?:h(?!\p{L})|horas|da (?:manh|tarde|noite)))/giu, 'às '], [/(?<=(?:hoje|amanh[aã]|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta|feira) )a (?=noite|tarde)/giu, 'à '],
  [/(?<!\p{L})((?:feit|pintad|bordad|costurad|moldad)[oa]s?) a m[aã]o(?!\p{L})/giu, '$1 à mão'],
]

export const writtenOut = (text: string): string => WRITTEN_OUT.reduce((line, [short, whole]) => line.replace(short, whole), text)
