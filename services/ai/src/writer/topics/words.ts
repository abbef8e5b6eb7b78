/** The writer's vocabulary: without accents and in lower case, as beginnings of whole words or as regular expressions. */
const words = (list: string) => list.trim().split(/\s+/)

/** Things that people make. Recognised in the singular and with an s. */
const PRODUCTS = new Set(words(`
  abajur agenda almofada amigurumi anel aplique arranjo aromatizador avental bandeja bandeirinha bijuteria biscoito bloco bolo bolsa bombom boneca boneco
  boton brigadeiro brinco brownie caderno caixa caixinha cachecol calendario camiseta caneca capa carteira cartao cesta cesto chale chaveiro chinelo chocolate
  colar colcha convite cookie coroa cupcake difusor doce docinho ecobag embalagem enfeite envelope escapulario escultura estojo fantasia faixa fralda gorro guardanapo
  guirlanda ima jarro jogo kit laco lacinho lembranca lembrancinha lencol letreiro luminaria macacao mandala manta marcador marmitinha mascara mochila moldura naninha
  necessaire oratorio painel pano pantufa peca paninho peso pingente plaquinha planner porta poncho porta-retrato presepio presente presilha prato pudim pulseira quadro
  roupinha sabonete sache saia scrapbook sousplat suculenta tapete terco tiara toalha topo topper torta touca trufa vaso vela vestido xale
`))

/** Crafts, materials and occasions: not products, but good hashtags. */
const OTHER_NOUNS = new Set(words(`
  artesanato biscuit bordado ceramica cestaria confeitaria costura croche macrame marcenaria papelaria patchwork pintura resina saboaria trico feltro tecido madeira
  barbante argila moda decoracao festa natal pascoa aniversario casamento batizado batismo noivado mesversario formatura mae maes pai pais noiva noivo bebe maternidade feira bazar promocao
  encomenda colecao verao inverno primavera outono presente atelie artesa artesao costureira confeiteira crocheteira empreendedorismo flor flores gratidao saudade luto homenagem saudades
`))

/** Several words that are one term. */
export const PHRASES = /\b(?:dia d[aeo]s? (?!feira|sol|chuva|trabalho)\w+|cha de (?:bebe|panela|revelacao|casa nova)|bolo de pote|pao de mel|fio de malha|ovos? de pascoa|topo de bolo|papel mache|ponto cruz|ano novo|festa junina|sao joao|volta as aulas|jogo americano|porta maternidade|outubro rosa)\b/g

const singulars = (word: string) => [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/oes$/, 'ao'), word.replace(/ns$/, 'm')]

export const isProduct = (word: string): boolean => singulars(word).some((one) => PRODUCTS.has(one))
export const isKnownNoun = (word: string): boolean => isProduct(word) || singulars(word).some((one) => OTHER_NOUNS.has(one))

/** Grief and other grave matters. */
export const SORROW = /\b(?:luto|lutos|faleci\w*|falec\w+|velorio\w*|enterr\w+|sepult\w+|funer\w+|cemiterio|finados|saudades?|doencas?|doentes?|cancer|quimioterapia|acidentes?|(?<!natureza )mort[eoa]s?|morreu|morreram|perdas?(?! de (?:peso|cabelo|tempo))|setimo dia|tragedias?|enchentes?|hospital|hospitalizad\w+|internad\w+|uti|pesames|meus sentimentos|condolencias|in memoriam|depressao|suicidio|aborto|violencia|feminicidio|guerra|descanse em paz|despedidas?(?! de solteir)|tristeza|abandono|demissao|divorcio|alzheimer|outubro rosa|setembro amarelo)\b/

/** Bad news of a business, nothing to celebrate either. 'Sem atraso' is good news, and 'um erro' may be a lesson learnt. */
export const SETBACK = /\b(?<!\b(?:sem|nunca|com o|tentativa e) )(?:atras\w+|imprevistos?|cancelad\w+|adiad\w+|esgotad\w+|defeitos?|quebrad\w+|desculp\w+(?! (?:pra|para) )|erro)\b/

const occasion = String.raw`(?:natal|pascoa|carnaval|halloween|reveillon|ano novo|sao joao|festas?(?: junina| de| do| da)?|aniversarios?|mesversarios?|casamentos?|noivados?|bodas|batizados?|batismo|formaturas?|primeira comunhao|crisma|volta as aulas|cha de (?:bebe|panela|revelacao|casa nova)|dia d(?:as|os|a|o) \w+)\b`
/** Words that an occasion begins with. A cake for a birthday is a cake. */
export const OCCASION = new RegExp(`^${occasion}`)
export const OCCASIONS = new RegExp(String.raw`\b${occasion}`)

/** The visitor's own people, or people of a trade. */
export const PEOPLE = /^(?:(?:a|as|o|os|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|queridas?|queridos?|todas? as?|todos? os?) )*(?:clientes?|clientela|artesa|artesas|artesao|artesaos|maes?|mamaes?|pai|pais|papais|avos?|vovos?|amig[ao]s?|seguidor(?:as?|es)?|mulher(?:es)?|familias?|noiv[ao]s?|professor(?:as?|es)?|costureir[ao]s?|crocheteir[ao]s?|confeiteir[ao]s?|boleir[ao]s?|doceir[ao]s?|bordadeir[ao]s?|tricoteir[ao]s?|ceramistas?|empreendedor(?:as?|es)?|alunos?|alunas?|parceir[ao]s?|equipe)\b/

/** What people think and talk about, but do not make. */
export const IDEA = /^(?:gratidao|amor|fe|verao|inverno|primavera|outono|felicidade|alegria|esperanca|paz|empreendedorismo|criatividade|inspiracao|coragem|paciencia|organizacao|precificacao|rotina|recomecos?|ferias|praia|cafe|chuva|domingo|artesanato|arte|feito a mao|bastidores|vida|familia|autoestima|motivacao|sustentabilidade|maternidade|infancia|amizade|saude|trabalho|empreender|foco|sucesso|desafios?|metas|planejamento|atendimento|preco justo|valor|historia|dicas?|tutorial|passo a passo|curiosidades?|duvidas?|mesa posta|decoracao|casa|look|tendencias?|tecnicas?|segunda-feira|terca-feira|quarta-feira|quinta-feira|sexta-feira|sabado|fim de semana)\b/

/** News of a business and what has no article: a line of its own. */
export const NEWS = /^(?:nov[ao]s?|primeir[ao]s?|ultim[ao]s?|promocao|promocoes|descontos?|ofertas?|liquidacao|queima|sorteios?|encomendas?|pedidos?|agenda (?:abert|fechad|chei|lotad|lot|de|do|da|para)\w*|convite (?:para|pra)|convites? especia|horarios?|feiras?|bazar|bazares|eventos?|exposicao|inauguracao|lancamentos?|colecao|colecoes|catalogo|vagas|avisos?|recados?|recesso|comunicado|parcerias?|workshops?|aulas?|cursos?|oficinas?|lives?|pronta entrega|fretes?|entregas?|estoque|cupo[mn]\w*|black friday|novidades?|atencao|frete gratis|aberto|aberta|reabertura|abertura|loja|atelie|lojinha|em breve|tudo|hoje)\b/

/** Brazilian first names: enough of them to tell a person from a product. */
export const FIRST_NAMES = new Set(words(`
  ana maria clara julia beatriz laura alice helena sofia sophia isabela isabella manuela valentina luiza luisa lara leticia gabriela rafaela mariana camila carolina
  fernanda amanda bruna larissa juliana patricia aline vanessa renata sandra marcia adriana cristina claudia simone luciana daniela priscila tatiana monica rosa rosana
  rita vera tereza teresa lucia marlene sonia regina joana antonia francisca josefa raquel debora elaine viviane cecilia lorena livia heloisa maite antonella eloa
  joao jose antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo gustavo andre fernando leonardo
  miguel arthur davi bernardo heitor theo gael samuel matheus mateus vitor victor enzo benicio caio henrique murilo ricardo roberto sergio thiago tiago vinicius
`))
