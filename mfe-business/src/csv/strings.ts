/** The name of a list, as it is in its file's name; both are masculine, with a plural in s. */
export type ListName = 'clientes' | 'produtos'

const nameFor = (number: number, name: ListName) => (number === 1 ? name.slice(0, -1) : name)

const countOf = (number: number, name: ListName) => `${number.toLocaleString('pt-BR')} ${nameFor(number, name)}`

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`

/** More line numbers than these would not help. */
const NAMED_LINES = 10

const andMore = (number: number) => `e mais ${number.toLocaleString('pt-BR')}`

function lineList(lines: readonly number[]): string {
  const more = lines.length > NAMED_LINES ? ` ${andMore(lines.length - NAMED_LINES)}` : ''
  return `(${lines.length === 1 ? 'linha' : 'linhas'} ${lines.slice(0, NAMED_LINES).join(', ')}${more})`
}

export const strings = {
  more: 'Mais ações',
  export: 'Exportar planilha (CSV)',
  import: 'Importar planilha (CSV)',
  title: 'Importar planilha',
  explanation: 'Use uma planilha salva como CSV, com uma linha de títulos acima dos dados.',
  template: 'Baixar planilha modelo',
  choose: 'Escolher arquivo',
  chooseAnother: 'Outro arquivo',
  tooLarge: 'O arquivo é grande demais. Divida a planilha em partes de até 5 MB.',
  tooMany: 'A planilha tem linhas demais. Divida em partes de até 5.000 linhas.',
  unreadable: 'Não foi possível ler o arquivo. Salve a planilha como CSV e tente novamente.',
  workbook:
    'Este arquivo ainda é uma planilha do Excel ou de outro programa, não um CSV. Abra-o, escolha Salvar como (ou Fazer download) e o tipo CSV, de preferência CSV UTF-8; depois escolha aqui o arquivo salvo.',
  error: 'Erro',
  exportFailed: 'Não foi possível exportar agora. Verifique a conexão e tente novamente.',
  notLoaded: 'Não foi possível continuar agora. Verifique a conexão e tente novamente.',
  noTitles: (titles: readonly string[]) =>
    `Não encontramos os títulos das colunas. Acrescente acima dos dados uma linha com: ${titles.join(', ')}.`,
  missing: (titles: readonly string[]) =>
    `${titles.length === 1 ? 'Falta a coluna obrigatória' : 'Faltam as colunas obrigatórias'} ${titles.join(', ')}. Acrescente na planilha e escolha o arquivo de novo.`,
  titleTwice: (title: string) => `A planilha tem mais de uma coluna com o título ${title}. Deixe só uma.`,
  brokenQuote: (line: number) =>
    `Na linha ${line} há aspas (") abertas e não fechadas. Corrija essa linha na planilha e escolha o arquivo de novo.`,
  noLines: 'A planilha só tem a linha de títulos.',
  above: (lines: readonly number[]) => `O que está acima dos títulos não será usado ${lineList(lines)}.`,
  trailing: (lines: readonly number[]) =>
    `${lines.length === 1 ? 'A soma ou nota no fim da planilha não será importada' : 'As somas ou notas no fim da planilha não serão importadas'} ${lineList(lines)}.`,
  encodings: {
    'utf-8': null,
    'utf-16': 'UTF-16',
    windows: 'Windows (ANSI)',
    mac: 'Macintosh',
    dos: 'DOS (página de código 850)',
  },
  encoding: (name: string) => `O arquivo não está em UTF-8: foi lido como ${name}. Confira se os acentos estão certos.`,
  unreadableLetters: (lines: readonly number[]) =>
    `Há letras que não puderam ser lidas e aparecem como \uFFFD ${lineList(lines)}. Corrija-as na planilha antes de importar.`,
  garbled: (lines: readonly number[]) =>
    `Há acentos trocados, como em “PÃ£o” no lugar de “Pão” ${lineList(lines)}. Corrija-os na planilha antes de importar.`,
  noted: (number: number) => count(number, 'linha será lida com uma ressalva', 'linhas serão lidas com uma ressalva'),
  willCreate: (number: number, name: ListName) =>
    `${countOf(number, name)} ${number === 1 ? 'será criado' : 'serão criados'}`,
  wrongLines: (number: number) =>
    count(number, 'linha tem erros e ficará de fora', 'linhas têm erros e ficarão de fora'),
  known: (lines: readonly number[], name: ListName) =>
    `${countOf(lines.length, name)} ${lines.length === 1 ? 'já existe e não será repetido' : 'já existem e não serão repetidos'} ${lineList(lines)}`,
  repeated: (lines: readonly number[]) =>
    `${count(lines.length, 'linha está repetida na planilha e ficará de fora', 'linhas estão repetidas na planilha e ficarão de fora')} ${lineList(lines)}`,
  preview: 'O que será criado',
  ignored: (titles: readonly string[]) => `Colunas que não serão usadas: ${titles.join(', ')}.`,
  line: (number: number) => `Linha ${number}`,
  andMore,
  start: (number: number, name: ListName) => `Importar ${countOf(number, name)}`,
  goOn: 'Continuar',
  running: (done: number, all: number) =>
    `Importando ${done.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')}...`,
  done: (number: number, name: ListName) => `${countOf(number, name)} ${number === 1 ? 'importado' : 'importados'}`,
  failed: (done: number, name: ListName, failure: string) =>
    `A importação parou depois de ${countOf(done, name)}. ${failure} O que já entrou está salvo; continue quando quiser.`,
  stopped: (done: number, name: ListName) =>
    `A importação parou depois de ${countOf(done, name)}. Continue quando quiser.`,
  sessionLost: 'Sua sessão terminou no meio da importação.',
  stop: 'Parar',
  stopping: 'Parando...',
  cancel: 'Cancelar',
  close: 'Fechar',
}
