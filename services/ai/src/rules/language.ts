const wordsOf = (text: string) => new Set(text.split(' '))

/** Small words that nearly every sentence has and that related languages spell differently. */
const PORTUGUESE = wordsOf('não você você uma um do da dos das em no na nos nas ao pelo pela para pra com que é mais seu sua meu minha muito quem isso por aqui também já até o os as e à ou eu mas foi sem está esta este essa esse nessa tudo quando onde qual sou são minhas meus nosso nossa nossos nossas seus suas dele dela deles delas pessoas tem têm ter ainda depois hoje outro outra outros outras gente aos às num numa sem então assim bem bom boa fazer faz fica ficam vem vêm pode podem mesma mesmo nem só tudo')
const OTHERS = wordsOf('the and you your with of to is are this that for it we our el los las una con del qué usted y en le les des du et est avec pour und der die das ist mit nicht il di per che sono')

const ONLY_PORTUGUESE = /[ãõ]/

/** Whether a text of at least a sentence is Portuguese and not another language that models slip into. */
export function isPortuguese(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const share = (isOne: (word: string) => boolean) => words.filter(isOne).length / words.length
  const portuguese = share((word) => PORTUGUESE.has(word) || ONLY_PORTUGUESE.test(word))
  return portuguese > 0.1 && portuguese > 2 * share((word) => OTHERS.has(word))
}
