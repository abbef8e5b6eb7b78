/** Nobody would post them. */
const WRITTEN_OUT: readonly (readonly [short: RegExp, whole: string])[] = [
  [/(?<!\p{L}|tam |tam\. |tamanho )p(?:\/ ?| (?=\p{L}{3}|\d+ (?:de|pessoas|anos)(?!\p{L})))/giu, 'para '], [/(?<!\p{L}|vitamina |tipo |letra )c(?:\/ ?| (?!d[aeo]s? )(?=[\p{L}\d]{2}))/giu, 'com '], [/(?<!\p{L})s\/ ?/giu, 'sem '],
  [/(?<!\p{L})jg (?=de )/giu, 'jogo '], [/(?<!\p{L})cx (?=de |com )/giu, 'caixa '], [/(?<!\p{L})pct /giu, 'pacote '], [/(?<!\p{L})(?:pçs?|(?<=\d ?)pcs?)(?!\p{L})/giu, 'peças'],
  [/(?<!\p{L})vcs(?!\p{L})/giu, 'vocês'], [/(?<!\p{L})vc(?!\p{L})/giu, 'você'], [/(?<!\p{L})hj(?!\p{L})/giu, 'hoje'], [/(?<!\p{L})(?:nossa|n\.?) ?s(?:ra|enhora)\.? (?=\p{L})/giu, 'Nossa Senhora '], [/(?<!\p{L})obg(?!\p{L})/giu, 'obrigada'], [/(?<!\p{L})bb(?!\p{L})/giu, 'bebê'], [/(?<!\p{L})tbm?(?!\p{L})/giu, 'também'], [/(?<!\p{L})q (?=\p{L})/giu, 'que '], [/(?<=\p{L} )pq(?!\p{L})(?!.*\?)/giu, 'porque'], [/(?<!\p{L})pq(?!\p{L})/giu, 'por que'], [/(?<!\p{L})msm(?!\p{L})/giu, 'mesmo'], [/(?<!\p{L})ta (?=\p{L}+[aei]ndo(?!\p{L}))/giu, 'tá '], [/(?<!\p{L})to (?=\p{L}+[aei]ndo(?!\p{L}))/giu, 'tô '], [/(?<!\p{L})qdo(?!\p{L})/giu, 'quando'], [/(?<=^por ?que (?:\p{L}+ ){1,4})e (?=(?:tão |tao |mais |muito )?(?:car[oa]s?|barat[oa]s?|diferentes?|demorad[oa]s?|melhor(?:es)?)(?!\p{L}))/giu, 'é '], [/(?<!\p{L})n (?=(?:é|e|tem|sei|vou|vai|quero|cai|solta|derret\p{L}*)(?!\p{L}))/giu, 'não '], [/(?<!\p{L})mt[oa]?(?!\p{L})/giu, 'muito'],
  [/(?<!\p{L})(segunda|ter[cç]a|quarta|quinta|sexta) feira(?!\p{L})/giu, '$1-feira'], [/(?<!\p{L})as (?=\d{1,2} ?(?:h(?!\p{L})|horas|da (?:manh|tarde|noite)))/giu, 'às '], [/(?<=(?:hoje|amanh[aã]|s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta|feira) )a (?=noite|tarde)/giu, 'à '],
  [/(?<!\p{L})((?:feit|pintad|bordad|costurad|moldad)[oa]s?) a m[aã]o(?!\p{L})/giu, '$1 à mão'],
  [/(?<!\p{L})((?:volta|retorno)) as (?=aulas(?!\p{L}))/giu, '$1 às '], [/(?<!\p{L})(r)ec[eé]m[ -](?=\p{L}{4,}[aeiou]d[oa]s?(?!\p{L}))/giu, '$1ecém-'],
  [/(?<![\d,.])([2-9]) ?o? ano(?!\p{L})/giu, '$1º ano'], [/(?<![\d,.])([2-9]) ?a? s[eé]rie(?!\p{L})/giu, '$1ª série'],
  [/(?<=(?<!\p{L})(?:agradec\p{L}+|obrigad[oa]|gratidão|gratidao|homenag\p{L}+|parab[eé]ns|dedicad[oa]s?) )as (?=(?:minhas |nossas |queridas )?(?:clientes|seguidoras|m[aã]es|mam[aã]es|av[oó]s|alunas|amigas|noivas|professoras|mulheres|parceiras|meninas|madrinhas|fam[ií]lias)(?!\p{L}))/giu, 'às '],
  [/(?<=(?<!\p{L})agradec\p{L}+ )os (?=(?:meus |nossos |queridos )?(?:clientes|seguidores|pais|alunos|amigos|noivos|professores|parceiros|padrinhos)(?!\p{L}))/giu, 'aos '],
  [/(?<=(?<!\p{L})(?:em|para|pra|por) )todo (?=(?:brasil|estado|pa[ií]s)(?!\p{L}))/giu, 'todo o '], [/(?<=(?<!\p{L})(?:em|para|pra|por) )toda (?=(?:cidade|regi[aã]o)(?!\p{L}))/giu, 'toda a '],
  [/(?<=(?<!\p{L})(?:compras?|pedidos?|encomendas?|gr[aá]tis|desconto|brinde) (?:acima|a partir) de )(?=\d+(?:,\d\d)?(?:$|[,.!;]| (?!reais|\p{L}+s(?!\p{L})|un|kg|itens|a |e |ou )))/giu, 'R$ '],
]

export const writtenOut = (text: string): string => WRITTEN_OUT.reduce((line, [short, whole]) => line.replace(short, whole), text)
