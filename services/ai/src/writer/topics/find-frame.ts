import type { FrameName } from '../../content/schema.ts'
import { MOURNING } from './words.ts'

/** Someone of the owner's has died: 'perdi minha avó', and not 'perdi meu emprego'. */
const KIN = String.raw`(?:mae|mamae|pai|papai|avos?|vovo|vo|bisavo|irma|irmao|filh[oa]|marido|espos[oa]|ti[oa]|sogr[oa]|prim[oa]|sobrinh[oa]|afilhad[oa]|padrinho|madrinha|amig[oa]|companheir[oa]|cachorr\w+|gat\w+|bebe)`
const OWN_GRIEF = new RegExp(String.raw`\b(?:luto|falecimento|morte|perda) (?:\w+ ){0,3}${KIN}\b|\b(?:perdi|perdemos) (?:\w+ )?${KIN}\b|\b(?:meu|minha|nosso|nossa) (?:\w+ ){0,9}(?:faleceu|morreu|partiu|nos deixou)\b|\b(?:faleceu|morreu|partiu) (?:o |a )?(?:meu|minha|nosso|nossa)\b`)

type Rule = readonly [frame: FrameName, pattern: RegExp]

/** What a line is about even if it names a product, in plain letters. The first rule that fits decides. */
const BEFORE_PRODUCTS: readonly Rule[] = [
  ['own-grief', OWN_GRIEF],
  ['setback', /\b(?:descobri|estou com|t[oô]u? com|peguei|fui diagnosticad[ao]|recebi o diagnostico|(?:vou )?comec\w+ (?:o |um |meu )?tratamento)\b.*\b(?:cancer|tumor|doenca|dengue|covid|virose|gripe|pneumonia|depressao|chikungunya|zika|tratamento)\b/],
  ['story', /^por ?que (?:eu|nos) (?!nao\b)|^(?:(?:aquel[ae]|tod[ao]|quando) (?:a |o )?)?clientes? (?:que|quando) (?!am[aoe]|compr|confi|indic|volt|encomend)|\b(?:vou|vamos|estou|estamos|decidi|resolvi|resolvemos) (?:fechar|fechando|encerrar|encerrando) (?:a |as |o |os )?(?:(?:minha|nossa|meu|nosso) )?(?:loja fisica|loja (?:depois|apos)|portas|atividades|atelie (?:depois|apos))/],
  ['back-again', /\b(?:volt|recome[cç])\w+ .*\b(?:depois|apos) (?:d[aeo]s? |que )?(?:\w+ )?(?:enchente|incendio|alag\w+|inund\w+|cirurgia|tratamento|doenca|acidente|roubo|assalto|perdi|perdemos)\b/],
  ['theme', /^(?:deus|jesus)\b(?!.*\b(?:terco|imagem|quadro|placa)\b)/],
  ['grief', MOURNING],
  ['warning', /\bgolpes?\b|\bperfi(?:l|s) falsos?\b|\bperfil fake\b|\bclonad[oa]\b|\bhackead[oa]\b|\bhackearam\b/],
  ['price-rise', /\breajust\w+|\b(?:subiu|subiram|encareceu|encareceram)\b(?! (?:no|na|para|pra|ao|de nivel))|\baument\w+ (?:\w+ ){0,3}(?:precos?|valor(?:es)?)\b|\b(?:precos?|valor(?:es)?) (?:\w+ ){0,4}(?:subi\w+|sobe\w*|aument\w+|mud(?:ou|ar|aram))\b/],
  ['story', /^mudanca de (?:endereco|telefone|horario|nome)\b|^(?:mudei|mudamos) de\b|^(?:estamos em )?novo endereco\b|^como (?:a |o )?(?:minha|meu) (?:avo|vo|mae|pai|tia|familia)\b|^como (?:eu )?(?:comecei|aprendi|descobri|criei|larguei|virei|nasceu|surgiu|tudo comecou)\b|^(?:a |o )?(?:minha|meu) (?:mae|pai|avo|vo|marido|esposa|irma|irmao|tia|filh[ao]) (?:que|me|sempre)\b/],
  ['setback', /\b(?<!\b(?:sem|nunca|com o|tentativa e) )(?:atras(?:o|os|ou|ar|ando|ada|ado|adas|ados|aram)|imprevistos?|cancelad\w+|cancelei|cancelamos|adiad\w+|defeitos?|desculp\w+(?! (?:pra|para) )|pe[cd]i(?:mos|r)? perdao|erro (?:no|na|em)|err(?:amos|ei) (?:a |o |n?[ao] |com )?(?:encomendas?|pedidos?|entregas?|datas?|endereco|precos?|valor|clientes?)|alag\w+|enchente|inund\w+|incendio|pegou fogo|roub(?:o|ou|aram|ada|ado)|furt(?:o|ou|aram)|assalt\w+|operad[ao]|(?:vou|preciso|precisei) (?:me )?operar|(?<!\b(?:para|pra|pos|pos-) ?(?:\w+ )?)cirurgia|internad[ao]|(?:forno|maquina|geladeira|freezer|carro|moto|impressora|fogao) (?:\w+ )?(?:quebrou|estragou|queimou|parou|pifou))\b/],
  ['poll', /^(?:enquete|votacao|me ajud(?:a|em) a escolher|ajud(?:a|em) a escolher|vote)\b|^(?:qual|quais) (?:\w+ ){0,3}(?:vc|vcs|voce|voces|prefer\w+|escolh\w+|gost\w+)|\b(?:vc|vcs|voce|voces) prefere[m]?\b|^[^,.!?]{3,30} ou [^,.!?]{3,30}\?+$|^\w+ ou \w+$/],
  ['giveaway', /\b(?:sorteio|sorteios|sortear|sorteando)\b/],
  ['bundle-offer', /^combo\b|(?<!r\$ ?|\b(?:de|tam|tamanho|numero|com) )\b\d{1,2} por (?:r\$ ?)?\d|\b(?:leve \d|leve (?:dois|duas|tres|quatro)|pague \d|compre \d|compr(?:e|ou|ando)\b.*\b(?:ganh|lev)\w+|na compra de|compras? (?:acima|a partir) de (?=.*\b(?:ganh|lev|brinde|frete)\w*)|ganhe (?:um|uma|mais)|brinde na|combo promocional)\b/],
  ['free-delivery', /\b(?:frete|entrega) (?:gratis|gratuit\w+|free)\b|^(?:agora )?(?:entrego|entregamos|fazemos entrega|faco entrega)\b/],
  ['discount', /\bde (?:r\$ ?)?\d[\d.,]*(?: reais)? por (?:r\$ ?)?\d|(?<!\b(?:sinal|entrada) (?:de )?\d?)\d\s*%(?! (?:algodao|cacau|la|poliester|natural|vegetal|artesanal))|\b(?:descontos?|promocao|promocoes|promo|(?:\d+ reais|r\$ ?\d[\d.,]*) (?:so|somente|apenas) (?:hoje|essa|esta|nesta|nessa|ate)|liquidacao|queima de estoque|cupo[mn]\w*|black friday|oferta|ofertas|preco especial|(?:pela )?metade do preco|por tempo limitado)\b/],
  ['last-places', /^(?:as )?encomendas? (?:\w+ ){0,4}(?:encerra\w* (?:no |em )?(?:dia|\d)|(?:so )?ate (?:o )?dia)|\b(?:ultim[ao]s? (?:\d+ )?(?:vagas?|unidades?|pecas?|horarios?|dias?|encomendas?|chances?)|restam|so restam|resta so|esgotando|esta acabando|acabando|poucas (?:vagas|unidades))\b/],
  ['orders-closed', /\b(?:encomendas?|pedidos?|agenda) (?:\w+ ){0,3}(?:encerrad|fechad|esgotad|lotad|chei|lot|suspens)\w*|\b(?:agenda|lista) (?:de \w+ )?(?:lotada|cheia|fechada|esgotada)\b|\bsem vagas\b|\bnao (?:(?:estou|estamos) (?:mais )?(?:pegando|aceitando)|(?:pego|pegamos|aceito|aceitamos) mais)\b|\bfechei a agenda\b/],
  ['orders-open', /\b(?:encomendas?|pedidos?|agenda|agendamentos?) (?:\w+ ){0,4}abert\w+|\b(?:abri|abrimos|abertas?|abertos?) (?:a |as |os )?(?:agenda|encomendas|pedidos)|\b(?:aceit(?:o|ando|amos)|pegando|recebendo) (?:encomendas|pedidos)|\babri (?:vagas?|horarios?)\b|\bencomende ja\b|\breservas? abertas?\b/],
  ['back-in-stock', /^volt(?:ou|aram) (?:a|o|as|os)\b|\bdisponive(?:l|is) (?:de novo|novamente)\b|\b(?:reposicao|de volta ao estoque|voltou ao estoque|pronta entrega|a pronta entrega|chegaram mais|chegou mais|voltaram as|voltaram os)\b|\besgotad\w+ volt\w+/],
  ['price-list', /^(?:tabela|lista|relacao) (?:de |dos )?(?:precos?|valores)|^(?:valores|precos?)(?! justo)\b|^cardapio\b/],
  ['opening-hours', /^horarios? (?:de|do|no|na|especial)\b|\bhorarios? (?:de |do |da )?(?:atendimento|funcionamento|loja|atelie|fim)|^(?:atendemos|atendimento|atendo|funcionamos|abrimos as|respondo)\b|^(?:sabado|domingo|segunda|feriado) (?:aberto|fechado)|^horarios?$/],
  ['shop-holiday', /\brecesso\b|\bde ferias\b(?! escolares)|\b(?:vou|vamos) fechar\b|\bfechar(?:ei|emos)\b|\bficar(?:ei|emos)? fechad[oa]s?\b|\bfechad[oa]s? (?:no|na|nos|nas|dia|para|ate)\b|^ferias (?:do|da|de|coletivas)\b|\bnao (?:havera|teremos|vai ter|vamos ter|abriremos|abrimos|atendemos|atenderemos|vou abrir|vamos abrir|vou atender|abro|atendo)\b|\bvolt(?:amos|o) (?:no )?(?:dia|em|segunda|na)\b|\b(?:loja|atelie) fechad\w+/],
  ['help-wanted', /^(?:procur(?:o|a-se|amos|ando)|precis(?:o|amos|a-se) de|contrat(?:o|amos|ando|a-se)|estamos contratando|estou contratando|vagas? (?:de|para) (?!encomenda|orcamento)|busc(?:o|amos) (?!inspir))/],
  ['back-again', /\b(?:de volta|voltando|reabrindo|reabrimos|volte[i]|voltei|voltamos de|estou de volta|to de volta|retornei|sumida|sumido)\b/],
  ['launch', /^(?:lancamentos?|novidades?|nov[ao] (?:colecao|linha|sabor|cardapio|modelo|produto|estampa|catalogo)|nov[ao]s (?:colecoes|modelos|produtos|estampas|sabores|pecas|cores)|chegou (?:a )?(?:novidade|colecao)|colecao|pre-lancamento|em breve|vem ai|inauguracao|reinauguracao)\b|\b(?:sabor|modelo|cor|estampa) nov[ao]\b/],
  ['workshop', /^curso\b|\b(?:workshops?|oficinas? (?!mecanica)|aulao|masterclass|lives?)\b|^inscricoes\b|\bcurso (?:de|para|gratuito|online|presencial)\b/],
  ['fair', /^(?:feiras?|feirinhas?|bazar|bazares|exposicao|evento|convites? (?:para|pra) (?:a |o |nossa |nosso )?(?:feira|bazar|evento|exposicao|inauguracao|live))\b|\b(?:estar(?:ei|emos)|vou|vamos|estou|estamos|expo(?:r|ndo)|esperamos voce|te espero) (?:\w+ ){0,3}(?:feira|feirinha|bazar|exposicao|festa d|festival|quermesse)/],
  ['milestone', /\b(?:complet(?:o|amos|ei|ando)|fazemos|faz|fiz|comemor\w+) (?:\w+ )?(?:\d+|um|dois|tres|cinco|dez) anos?\b|^\d+ anos? (?:de|do|da) (?:atelie|loja|empresa|marca|confeitaria|historia|profissao)|\b\d+ ?(?:mil|k)? seguidores\b|\bmilh?ar de seguidores\b|\b(?:encomenda|pedido|cliente|venda) (?:numero|de numero|n) ?\d+|\b(?:centesim|milesim|primeir)[ao] (?:encomenda|cliente|venda|pedido)\b|^aniversario d[aeo] (?:loja|atelie|empresa|marca)|^\d+ anos? (?:de|do|da|dos|das) (?!idade|garantia)|\b\d+ anos? d[oa]s? (?:atelie|loja|empresa|marca|confeitaria)|\b\d+ (?:encomendas|pedidos|bolos|pecas) (?:entregues|feit\w+)/],
  ['delivered-order', /\b(?:pront[oa]s?|entregues?|finalizad[oa]s?)$|\bentregues? para\b|\b(?:encomenda|encomendas|pedido|pedidos|entrega|entregas) (?:\w+ ){0,4}(?:entregue|pront|finalizad|concluid|feit|realizad|enviad)\w*|\bsaiu para entrega\b|^mais (?:uma|um) (?:entrega|pedido|encomenda)\b|^entregas? d[aeo]\b|\bembarcando\b/],
  ['testimonial', /\bo que falaram\b|\b(?:feedbacks?|depoimentos?|avaliac(?:ao|oes) d|clientes? (?:satisfeit|feliz|amou|amaram|falou|disse)\w*|o que (?:a |as |o |os )?\w+ fal(?:ou|aram|am)|recadinho d[aeo] cliente|print)\b/],
  ['before-after', /\bantes era assim\b|\bantes (?:e|x|vs) depois\b|\btransformacao d|\bcomo era e como ficou\b|\bresultado final d/],
  ['fair-price', /\b(?:por ?que|pq|porque)\b.*\b(?:car[oa]s?|custa|valor|preco)\b|^preco justo\b|\bvalor do (?:trabalho|artesanato|feito|meu trabalho)\b|\bquanto (?:vale|custa) (?:uma hora|(?:o )?(?:meu |nosso )?trabalho|o feito)|\bvaloriz(?:e|ar|acao)\b.*\b(?:artesa|trabalho|pequeno|local)/],
  ['how-to-order', /^como (?:encomendar|comprar|pedir|fazer (?:o |seu )?pedido|funciona\b.*)|^(?:formas|meios) de pagamento|\bpasso a passo (?:do pedido|da encomenda|para encomendar)|^aceito pix\b|^aceitamos\b.*(?:pix|cartao)/],
  ['behind-the-scenes', /^bastidores:|^(?:hoje )?(?:embala|organiza|prepara|separa|produzi|corta|monta|costura|borda|pinta|assa|testa|modela|enrola)ndo\b|^(?:os )?bastidores(?:$| d[aeo]s? (?:atelie|loja|producao|dia|festa|cozinha|trabalho|meu|minha|nosso|nossa|encomenda)\b)|^making of\b/],
]

/** What a line is about if it names no product. */
const AFTER_PRODUCTS: readonly Rule[] = [
  ['question', /^(?:como|quando|onde|qual|quais|o que|quanto|quantos|quantas|sera que|vale a pena|por que|porque|dicas?\b|duvidas?\b|curiosidades?\b|tutorial|passo a passo)\b(?!.*[.!])|\?$/],
  ['greeting', /^(?:feliz|felizes|boas festas|bom dia|boa (?:tarde|noite|semana|sorte)|otim[ao] (?:dia|semana|tarde|noite|final|fim)|bom (?:fim|final|feriado|domingo|sabado)|parabens|bem[- ]vind\w+|sejam? bem[- ]vind\w+|prospero|oi+|ola|oie|e ai)\b/],
  ['thanks', /\b(?:obg|obrigad[ao]|agradec\w+|gratidao (?:por|a|pel|aos?|as?)\b|gratid[ao]o? \w+ \w+)|^(?:(?:as|os|minhas|meus|nossas|nossos|queridas|queridos|todas as|todos os|cada) )*clientes?\b(?! (?:satisf|feliz))|^clientela\b|^(?:meus|minhas) seguidor/],
  ['behind-the-scenes', /^(?:bastidores|rotina|um dia (?:de|no|na)|dia de (?:producao|trabalho|atelie|cozinha)|mesa de trabalho|processo (?:criativo|de)|meu (?:cantinho|atelie)|nosso atelie|minha (?:mesa|oficina|cozinha)|por tras d|producao d)\b/],
  ['theme', /\b(?:consciencia negra|outubro rosa|setembro amarelo|novembro azul|dia da mulher|dia internacional)\b/],
  ['holiday', /^(?:feriado\b|(?:o |a |esse |neste |nesse |para o |pro |chegou o |vem ai o )?(?:natal|pascoa|carnaval|halloween|reveillon|ano novo|sao joao|volta as aulas|festas? junina|dia d(?:as|os|a|o) (?!feira|sol|chuva|trabalho|semana)\w+)|dia de (?:nossa|santo|santa|sao|reis)|dia \d+ de \w+)\b/],
]

const matching = (rules: readonly Rule[], text: string): FrameName | undefined => rules.find(([, pattern]) => pattern.test(text))?.[0]

/** In plain letters: what the line is about before and apart from any product. */
export const frameBeforeProducts = (text: string): FrameName | undefined => matching(BEFORE_PRODUCTS, text)

/** In plain letters, of a line without a product. */
export const frameAfterProducts = (text: string): FrameName | undefined => matching(AFTER_PRODUCTS, text)
