import type { Closings, Openings, Theme, Voice } from './voice.ts'

/** For bad news, in each style: it apologizes, makes no jokes and leaves the details to the owner. */
const leading = [
  '{Queremos falar|Precisamos falar|Vamos falar|Preferimos falar} {com transparência|com sinceridade|com clareza}{| hoje| com você| com quem acompanha o ateliê}.',
  '{Um aviso|Um recado|Um comunicado} {importante|sincero|do ateliê|com transparência}{|, em poucas palavras|, com todo o respeito|, para quem acompanha o nosso trabalho}.',
  '{Nem tudo sai|Nem sempre tudo sai} como {o planejado|a gente planeja|gostaríamos}{|, e é preciso dizer|, e você merece saber}.',
]

const openings: Openings = {
  thing: { sale: [], content: [] }, idea: [], occasion: [], people: [], name: [], greeting: [], question: [], news: [],
  statement: leading,
}

const apology: Theme = ['Pedimos desculpas e estamos à disposição para conversar.', 'Pedimos desculpas de verdade e queremos ouvir você.', 'Sentimos muito e estamos por aqui para conversar.', 'Pedimos desculpas a quem esperava outra notícia.']
const themes: readonly Theme[] = [
  ['Preferimos contar com sinceridade a deixar alguém sem resposta.', 'Avisar com clareza também faz parte do nosso trabalho.'],
  ['Cada pessoa terá a nossa atenção, uma conversa de cada vez.', 'Vamos conversar com cada pessoa, com calma e atenção.'],
  ['Sabemos que isso pode atrapalhar os seus planos.', 'Entendemos a chateação de quem contava com outra coisa.'],
  ['Se ficou alguma dúvida, pergunte, e nós respondemos.', 'Para qualquer pergunta, estamos por perto.'],
  ['Agradecemos a paciência e a compreensão.', 'Agradecemos a leitura atenta e a confiança.'],
  ['Quem trabalha com as mãos também passa por dias difíceis.', 'Trabalhar à mão tem dias em que os planos mudam.'],
  ['Vamos procurar com você o melhor caminho.', 'Queremos encontrar com você uma boa saída.'],
  ['A sua confiança é importante para nós, e cuidamos dela.', 'O respeito por quem confia em nós vem em primeiro lugar.'],
  ['Por trás de cada mensagem há uma pessoa que vai ler com atenção.', 'Quem escrever para nós terá uma resposta sincera.'],
  ['Não queremos deixar ninguém sem saber o que aconteceu.', 'Contar logo é o mínimo que podemos fazer.'],
  ['Seguimos trabalhando com o mesmo cuidado de sempre.', 'O cuidado com cada trabalho continua o mesmo.'],
  ['Quem preferir pode falar conosco em particular.', 'Para falar com calma, estamos sempre por aqui.'],
  ['Aprendemos também com o que não sai bem.', 'Levamos isso a sério e vamos aprender com o que aconteceu.'],
]

/** The call to action alone. */
const calls = (leads: readonly string[]) => ({ leads, ends: { sale: ['.'], content: ['.'], any: ['.'] } })
const closings: Closings = {
  comment: calls(['Se quiser, escreva nos comentários', 'Se tiver alguma dúvida, deixe nos comentários', 'Estamos lendo tudo nos comentários', 'Deixe a sua pergunta nos comentários', 'Escreva para nós nos comentários', 'Fale conosco nos comentários']),
  direct: calls(['Se quiser conversar, chame no direct', 'Chame no direct', 'Escreva para nós no direct', 'Estamos no direct', 'Fale conosco no direct', 'Mande uma mensagem no direct']),
  biolink: calls(['Fale conosco pelo link na bio', 'O link na bio leva até nós', 'Estamos também no link na bio', 'Para falar conosco, use o link na bio', 'O caminho até nós está no link na bio', 'Use o link na bio']),
}

export const apologetic: Voice = {
  openings,
  themes: { about: { thing: [], idea: [], occasion: [], people: [] }, product: [], sale: [], making: [], any: themes, occasion: [], people: [], question: [], news: [], statement: [apology], greeting: [], name: [] },
  closings,
  emojis: ['🤍', '🙏', '✉️'],
}
