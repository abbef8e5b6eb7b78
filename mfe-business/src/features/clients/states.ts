import { foldText } from '@atelie/contract/text'

const STATES: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato grosso': 'MT',
  'mato grosso do sul': 'MS',
  'minas gerais': 'MG',
  para: 'PA',
  paraiba: 'PB',
  parana: 'PR',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  'rio grande do sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa catarina': 'SC',
  'sao paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
}

/** 'São Paulo', 'Estado de São Paulo', 'S.P.' and 'SP - São Paulo' are SP; the text itself if it is no state. */
export function readState(text: string): string {
  const folded = foldText(text)
  const code = folded.replace(/[^\p{L}\d]/gu, '')
  if (/^[a-z]{2}$/.test(code)) return code.toUpperCase()
  const names = folded.replace(/^estado d[aeo] /, '').split(/ ?[-/(),] ?/)
  const found = names
    .map((name) => STATES[name] ?? Object.values(STATES).find((state) => state === name.toUpperCase()))
    .find(Boolean)
  return found ?? text
}

/** 'Santos/SP' and 'Santos (SP)' are the city of Santos. */
export function readCity(text: string): string {
  const [, city = '', state = ''] = /^(.*[^\s(,/-])[\s(,/-]+([a-z]{2})\)?$/i.exec(text) ?? []
  return /[(,/-]/.test(text) && Object.values(STATES).includes(state.toUpperCase()) ? city : text
}
