/** The writer's vocabulary: without accents and in lower case, as beginnings of whole words or as regular expressions. */
const words = (list: string) => list.trim().split(/\s+/)

/** Grief and other grave matters. */
export const SORROW = /\b(?:luto|lutos|faleci\w*|falec\w+|velorio\w*|enterr\w+|sepult\w+|funer\w+|cemiterio|finados|saudades?|doencas?|doentes?|cancer|quimioterapia|acidentes?|(?<!natureza )mort[eoa]s?|morreu|morreram|perdas?(?! de (?:peso|cabelo|tempo))|setimo dia|missa de \d+º? ?dias?|perd(?:i|emos) (?:o|a|meu|minha|nosso|nossa|um|uma) (?!emprego|cliente|peso|chave|celular)|tragedias?|enchentes?|hospital|hospitalizad\w+|internad\w+|uti|pesames|meus sentimentos|condolencias|in memoriam|depressao|suicidio|aborto|violencia|feminicidio|guerra|descanse em paz|despedidas?(?! de solteir)|tristeza|abandono|alzheimer|outubro rosa|setembro amarelo)\b/

/** What makes even a product a matter of grief: 'lembrança de luto'. */
export const MOURNING = /\b(?:luto(?!.*solteir)|falec(?:imento|id[ao]s?|eu|eram)|que (?:ja )?morr(?:eu|eram)|velorio|setimo dia|7º dia|in memoriam|em memoria d[aeo]s?|memorial(?: d[aeo])?(?! day)|cinzas d[aeo]|pesames|enterro|funeral|urnas?|missa de \d+º?|vir(?:ou|aram) (?:estrel\w+|anj\w+)|(?:mae|pai|avo|avos|vo|vovo|filh[oa]|amig[oa]|marido|quem \w+|esta) (?:mora )?(?:no|la no|esta no) ceu|que (?:ja )?(?:partiu|partiram|se foi|se foram|nos deixou|nos deixaram)|de quem (?:ja )?(?:partiu|se foi))\b(?<!coroas? (?:de|pra|para) .*)/

/** No jokes beside these. */
export const GRAVE_WORDS = /\b(?:nossa senhora|sagrado|divino|santos?|santa|sao (?!paulo|joao\b.*(?:festa|forro|arraia))\w+|deus|jesus|fe|biblia|missa|terco|oracao|prematur\w+|cancer|oncolog\w+|quimioterapia|hospital|uti|iemanja|orixas?|umbanda|candomble|7 dias|consciencia negra|autis\w+|doacao|doenca|quimio|leite materno)\b/

/** A list of what there is to eat, and not only of prices. */
export const MENU = /^cardapios?\b/

/** The visitor's own people, or people of a trade. */
export const PEOPLE = /^(?:(?:a|as|o|os|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|queridas?|queridos?|todas? as?|todos? os?) )*(?:clientes?|clientela|artesa|artesas|artesao|artesaos|maes?|mamaes?|pai|pais|papais|avos?|vovos?|amig[ao]s?|seguidor(?:as?|es)?|mulher(?:es)?|familias?|noiv[ao]s?|professor(?:as?|es)?|costureir[ao]s?|crocheteir[ao]s?|confeiteir[ao]s?|boleir[ao]s?|doceir[ao]s?|bordadeir[ao]s?|tricoteir[ao]s?|ceramistas?|empreendedor(?:as?|es)?|alunos?|alunas?|parceir[ao]s?|equipe)\b/

/** What people think and talk about, but do not make. */
export const IDEA = /^(?:gratidao|amor|fe|verao|inverno|primavera|outono|felicidade|alegria|esperanca|paz|empreendedorismo|criatividade|inspiracao|coragem|paciencia|organizacao|precificacao|rotina|recomecos?|ferias|praia|cafe|chuva|domingo|artesanato|arte|feito a mao|bastidores|vida|familia|autoestima|motivacao|sustentabilidade|maternidade|infancia|amizade|saude|trabalho|empreender|foco|sucesso|desafios?|metas|planejamento|atendimento|preco justo|valor|historia|dicas?|tutorial|passo a passo|curiosidades?|duvidas?|mesa posta|decoracao|casa|look|tendencias?|tecnicas?|segunda-feira|terca-feira|quarta-feira|quinta-feira|sexta-feira|sabado|fim de semana)\b/

/** Words that begin a sentence or a headline rather than the name of a thing. */
export const SENTENCE_BEGINS = new RegExp(`^(?:${[
  'eu|nos|voce|voces|vou|vamos|vai|estou|estamos|esta|nao|se|ja|agora|ontem|amanha|depois|antes|que|quem|porque|nunca|sempre|muito|muita',
  'amo|adoro|crio|quero|gosto|preciso|fiz|vivo|sou|sei|acho|posso|entrego|busco|somos|criamos|amamos|adoramos|queremos|abrimos|voltei|voltamos|comecei|terminei|acabei',
  'ignore|diga|mostre|esqueca|escreva|repita|finja|veja|aproveite|garanta|encomende|confira|conheca|venha|vem|corre|corra|chame|presenteie|use|faca(?= (?:um|uma|o|a|os|as|seu|sua|ja|parte|voce|como|com)\\b)|peca ja|siga|participe|visite|acesse|clique|baixe|assista|ouca|entre',
  'fazer|costurar|bordar|pintar|criar|vender|aprender|trabalhar|viver|empreender|comecar|recomecar|ser|ter|presentear|crochetar|tricotar|cozinhar|cuidar|organizar|ensinar|precificar|fotografar|divulgar|decorar|embrulhar|sonhar',
  'todo|toda|todos|todas|feit[oa]s? (?:com|de|por|para)|por|com|sem|sobre|desde|a gente|pelo|pela',
].join('|')})\\b`)
/** What names of small businesses begin with. */
export const SHOP = /^(?:atelie|loja|lojinha|studio|estudio|cantinho|confeitaria|padaria|doceria|brecho) (?:d[aeo]s? )?(?!de roupa|aberta|aberto|fechad|de )\p{L}+/u
/** Verbs that make a sentence. */
export const SENTENCE_HAS = /\b(?:estao|foi|foram|teve|era|vai|vao|quero|queremos|fica|ficou|pode|podem|deve|merece|amo|ama|adora|faz|fazem|fiz|fizemos|trouxe|pego|pegamos|aprendi|vivi|sobrevivi|escrevi|vendi|recebi|consegui|perdi|decidi|descobri|abri)\b/
export const VERB = /\b\w{2,}(?:ou|aram|eram|iram|iu|ei|rreu|sceu|ceu|ndeu|veu|beu)\b/

/** Brazilian first names: enough of them to tell a person from a product. */
export const FIRST_NAMES = new Set(words(`
  ana maria clara julia beatriz laura alice helena sofia sophia isabela isabella manuela valentina luiza luisa lara leticia gabriela rafaela mariana camila carolina
  fernanda amanda bruna larissa juliana patricia aline vanessa renata sandra marcia adriana cristina claudia simone luciana daniela priscila tatiana monica rosa rosana
  rita vera tereza teresa lucia marlene sonia regina joana antonia francisca josefa raquel debora elaine viviane cecilia lorena livia heloisa maite antonella eloa
  joao jose antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo gustavo andre fernando leonardo
  bia ju lu mari gabi dani carol leti nanda tati cris rafa duda malu bel lela vivi dona tia nega ze chico seu vo
  miguel arthur davi bernardo heitor theo gael samuel matheus mateus vitor victor enzo benicio caio henrique murilo ricardo roberto sergio thiago tiago vinicius
`))
