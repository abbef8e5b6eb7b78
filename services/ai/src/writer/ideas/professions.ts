import { lexicon, type Entry } from '../topics/lexicon.ts'
import { plain } from '../topics/spelling.ts'

/** Owners also name their niche by what they are: these are what they make most. */
const PROFESSIONS: readonly (readonly [name: RegExp, noun: string])[] = [
  [/\b(?:cabeleireir|barbeir)/, 'corte de cabelo'], [/\bmaquiador|\bmake up artist/, 'maquiagem'], [/\bmanicure|\bnail|\bdesigner de unha/, 'unha em gel'], [/\btrancista|\bsalao de trancas/, 'tranca'], [/\bsalao|\bbarbearia/, 'corte de cabelo'],
  [/\blash/, 'extensao de cilios'], [/\bdesigner de sobrancelha|\bbrow/, 'design de sobrancelha'], [/\besteticista/, 'limpeza de pele'], [/\bdepilador/, 'depilacao'],
  [/\b(?:costureir|modelist|alfaiate)/, 'conserto de roupa'], [/\bcrocheteir|\btricoteir/, 'tapete de croche'], [/\bbordadeir/, 'toalha bordada'],
  [/\b(?:confeiteir|boleir|cake designer)/, 'bolo'], [/\bdoceir/, 'brigadeiro'], [/\bchocolateir/, 'trufa'], [/\bsalgadeir/, 'coxinha'], [/\bpadeir/, 'pao'], [/\bpizzaiol/, 'pizza'],
  [/\b(?:cozinheir|marmiteir|marmitaria|chef)/, 'marmita'], [/\bsaboari|\bsaboeir/, 'sabonete'], [/\bhamburgueri/, 'hamburguer'], [/\bsalgaderi/, 'coxinha'], [/\bbrigaderi/, 'brigadeiro'], [/\bboleri/, 'bolo'], [/\bfloricultura/, 'arranjo'], [/\bacaiteri/, 'acai'], [/\bsorveteri/, 'sorvete'], [/^(?:pecas (?:de|em) )?mdf\b/, 'caixa de mdf'], [/\bcroche (?:para|de|p\/) bebe/, 'sapatinho de bebe'], [/\btapioc/, 'tapioca'], [/\bflorist/, 'arranjo'], [/\b(?:ourives|joalheir)/, 'anel'], [/\bmarceneir/, 'mesa de madeira'],
  [/\bfotograf/, 'ensaio fotografico'], [/\bprofessor/, 'aula particular'], [/\bdiarista/, 'faxina'], [/\beletricista/, 'eletricista'], [/\bdog walker|\bpasseador/, 'passeio com cachorro'],
]

export function professionOf(niche: string): Entry | undefined {
  const noun = PROFESSIONS.find(([name]) => name.test(plain(niche)))?.[1]
  return noun ? lexicon.get(noun) : undefined
}
