import { plain } from './spelling.ts'

/** The state capitals and other large cities of Brazil, in plain letters. */
const CITIES = `aracaju, belem, belo horizonte, boa vista, brasilia, campo grande, cuiaba, curitiba, florianopolis, fortaleza, goiania, joao pessoa, macapa, maceio, manaus, palmas,
  porto alegre, porto velho, recife, rio branco, rio de janeiro, salvador, sao luis, sao paulo, teresina, vitoria, campinas, guarulhos, sao goncalo, duque de caxias, sao bernardo do campo, nova iguacu,
  santo andre, osasco, sorocaba, ribeirao preto, uberlandia, contagem, juiz de fora, joinville, londrina, niteroi, santos, sao jose dos campos, caxias do sul, campina grande, feira de santana, blumenau,
  maringa, petropolis, pelotas, cascavel, ponta grossa, bauru, piracicaba, franca, montes claros, betim, uberaba, caruaru, olinda, jundiai, anapolis, vila velha, itajai, chapeco, foz do iguacu, gramado, petrolina, mossoro, imperatriz, parauapebas, santa maria, passo fundo, bento goncalves`
  .split(/,\s*/)

const PLACE = new RegExp(String.raw`\b(?:em|de|para|no|na|,) (${CITIES.join('|')})\b`, 'g')

/** Hashtags for the cities that a text names: 'em Belo Horizonte' is belohorizonte. */
export const placesIn = (text: string): string[] => [...plain(text).matchAll(PLACE)].map(([, city]) => city!.replaceAll(' ', ''))
