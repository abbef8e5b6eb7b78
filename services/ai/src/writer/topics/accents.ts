import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

/** Frequent in topics, whatever else their plain letters may mean: 'bebe' is a baby. */
const FREQUENT = `
  cadela cadelinha gatinha cachorrinha próspero chimarrão araucária infláveis sétimo solitário vacinação miçanga miçangas inflável hélio látex ráfia zíper bijuteria açúcar abóbora pêssego damasco orégano ervas frutífera terrário girassol
  acarajé acrílica acrílico ajustáveis ajustável algodão além amanhã amêndoa amêndoas aniversário aniversários anão aromática aromáticas atenção através
  atrás até automática automático avelã avião aviões açafrão açaí açúcar baião balão balões bebê bebês bisavó bordô botão botões básica
  básicas básico básicos bênção bênçãos café cafés cajá camarão camarões cartão cartões católica católico cerâmica chá chás clássica clássico clássicos
  clínica clínico coleção coleções comunhão comunhões confortável coração corações crachá crachás criança crianças criação criações cristã cristão
  crochê cupuaçu cânhamo cílios cômodo decoração decorações dedicação dentário depilação descartável difíceis difícil doméstica doméstico
  dragão edição edições elegância elétrica elétrico elétricos emoção emoções endereço então escritório escritórios espaço espírito essência essências
  estética estético evangélica evangélico experiência experiências família famílias fantástico feijão fragrância fragrâncias fubá fáceis fácil fé férias
  girassóis glacê graduação gratidão grátis guaraná gás herói heróis hidratação hidráulica história histórias horário horários impermeáveis impermeável
  incríveis incrível infância inglês inspiração inspirações intenção início irmã irmão irmãos joão já jérsei lamê lançamento laváveis lavável lembrança
  lembranças leão leões lilás limão limões lâmpada lâmpadas macarrão macramê mamãe mamão maracujá mecânica mecânico melão memória memórias metálica
  metálico motivação munguzá município mágica mágico máquina máquinas máximo mãe mães mão mãos médica médico mês mínimo móveis móvel nagô náutica
  náutico não níveis nível odontológico oração orações orgânica orgânico orquídea orquídeas orçamento orçamentos paciência paixão patê paçoca pelúcia
  período pimentão plissê plástica plástico português porém possíveis possível presença preço preços promoção promoções proteção prática práticas
  prático práticos próxima próximo psicóloga psicólogo purê páscoa pássaro pássaros pães pão pérola pérolas região relâmpago reversível romântica
  romântico réveillon rústica rústico rústicos sabão safári saudável serviço serviços sofá sofás sábado só sócios também tricô três técnica técnico
  técnicos térmica térmicas térmico térmicos término unicórnio unicórnios vatapá veículo viés você vocês xícara xícaras água óleo ônibus
  última últimas último últimos única únicas único únicos úteis útil
  velório bíblia bíblias câncer gorgurão manhã manhãs ecológico ecológica ecológicos ecológicas terço açougue páprica búzios cipó paletó maiô robô
  judô buquê bibelô igapó vitória régia cordéis pastéis anéis papéis painéis carretéis hotéis coquetéis pincéis fiéis décima pública público médio média rápida
  rápido rápidos sólida sólido máscara máscaras pólen própolis pirâmide século símbolo símbolos física físico música músicas músico músicos números número página
  páginas pétala pétalas plátano princípio quilômetro química químico relógio relógios remédio retrô saída sanduíche sanduíches satélite seminário sílaba sítio sutiã
  tábua tábuas táxi tênis tônico tórax tráfego trânsito túnica túnicas vácuo válvula vídeo vídeos vírus vôlei zoológico ânimo áudio ácido álbum álbuns álcool áreas ímã
  ímãs índigo órgão ótica ótimo ótima uísque ciúme conteúdo baú baús países raízes juízo ruína saúde viúva jacarandá jatobá tamanduá xodó dominó peão sertão
  alemão artesão artesã artesãs calção camaleão campeão campeã capitão caminhão cidadão cinturão cordão dragões estação estações fogão fogões fusão gavião grão grãos
  lição lições macarrões mamões multidão órfã órfão pavão pensão porção porções pressão produção profissão refeição refeições reunião salão salmão seleção sessão
  sessões situação solução sugestão tampão televisão tradição tradições união vagão varejão verão violão violões visão vocação ações canção canções celebração
  combinação comemoração condição condições confecção confecções construção convenção direção duração educação encadernação exposição fabricação função geração
  ilustração ilustrações imaginação importância inauguração informação informações inscrição inscrições instalação invenção localização manutenção marcação nação opção
  opções operação organização participação personalização população posição preparação reclamação recordação recordações recuperação redação relação renovação
  reparação reposição restauração revelação satisfação sensação tentação variação variações vegetação agência ambiência aparência audiência ausência carência ciência
  colônia conferência consciência consultório convivência diligência distância emergência existência frequência gerência herança independência inteligência negócio
  negócios necessária necessário obrigatório palácio presépio presépios primário prontuário providência referência residência resistência responsável sequência
  silêncio tolerância urgência violência vivência vizinhança poderá pés após alguém ninguém parabéns armazém refém contém mantém convém
`

/** By its plain letters, how a word is spelled, if all texts of the categories spell it one way. */
const spellings = new Map<string, string>()
for (const word of wordsOf(textsOf(content.categories).join(' '))) {
  const key = plain(word)
  const known = spellings.get(key)
  spellings.set(key, known === undefined || known === word ? word : key)
}
for (const word of FREQUENT.trim().split(/\s+/)) spellings.set(plain(word), word)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

/** Hashtags are written without accents, and ids in English. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, part]) => (key === 'hashtags' || key === 'id' ? [] : textsOf(part))) : []
}

/** Whether a word, in plain letters, occurs in any of the writer's texts. */
export const isWord = (key: string): boolean => spellings.has(key)

/** 'croche' → 'crochê': words without accents get those they have in the writer's own texts. */
export const withAccents = (text: string): string => text.replace(/\p{L}{2,}/gu, accented)

function accented(word: string): string {
  const key = plain(word)
  const spelled = spellings.get(key)
  if (!spelled || spelled === key || spelled === word.toLowerCase()) return word
  if (word === word.toUpperCase()) return spelled.toUpperCase()
  return /^\p{Lu}/u.test(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled
}
