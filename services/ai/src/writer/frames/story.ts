import type { Frame } from './frame.ts'

export const story: Frame = {
  leads: {
    professional: [
      'Uma história que vale a pena contar.', 'Compartilhamos um momento.', 'Por trás do trabalho há histórias como esta.', 'Registramos aqui uma lembrança.', 'Um pouco do nosso caminho.',
      'Hoje dividimos algo com você.',
    ],
    casual: [
      'Deixa eu te contar uma coisa.', 'Senta que lá vem história.', 'Vim dividir isso com você.', 'Aconteceu por aqui.', 'Um pedacinho da minha vida.', 'Sem filtro e sem roteiro.',
    ],
    funny: [
      'Baseado em fatos reais.', 'Capítulo de hoje.', 'Ninguém perguntou, mas eu preciso contar.', 'Sobe o som da vinheta.', 'Aconteceu e eu posso provar.', 'Diário de bordo, página de hoje.',
    ],
    motivational: [
      'Cada história começa em algum lugar.', 'O caminho se faz de momentos assim.', 'Guardo esta lembrança e divido com você.', 'Olhar para trás dá sentido ao hoje.', 'Vale a pena contar.', 'Há dias que ficam.',
    ],
  },
  facts: {
    all: [
      'Quem acompanha de perto sabe que nem tudo aparece nas fotos.', 'Histórias assim explicam muito do que se vê aqui.', 'Contar ajuda a lembrar de onde se veio.',
      'Por trás de cada trabalho há uma pessoa e um dia comum.', 'Pequenos momentos costumam dizer muito.', 'Dividir o caminho aproxima quem faz de quem acompanha.', 'Nem sempre o que dá certo começa com um plano.',
      'Daqui a um tempo, esta vai ser mais uma lembrança.', 'Talvez você tenha vivido algo parecido.',
    ],
    professional: [
      'Gostamos de mostrar também o que está por trás do resultado.', 'É uma parte da nossa trajetória que merece registro.', 'Agradecemos a quem acompanha de perto.', 'O dia a dia ensina o que nenhum manual traz.',
      'Seguimos construindo, um dia após o outro.',
    ],
    casual: [
      'Eu podia guardar pra mim, mas quis contar.', 'Quem vive isso sabe como é.', 'Fiquei pensando nisso o dia todo.', 'Achei que você ia gostar de saber.', 'Coisas que só acontecem por aqui.',
    ],
    funny: [
      'Se virar filme, eu quero escolher quem me interpreta.', 'A trilha sonora foi a chaleira apitando.', 'Testemunhas: eu, a mesa e uma xícara fria.', 'Não inventei nada, nem teria tanta criatividade.',
      'Rir é opcional, mas recomendado.',
    ],
    motivational: [
      'Cada passo, pequeno ou grande, faz parte.', 'O que hoje é história um dia foi só tentativa.', 'Aprende-se muito vivendo o próprio trabalho.', 'Reconhecer o caminho dá vontade de seguir.',
      'O que importa é continuar com verdade.',
    ],
  },
  questions: [
    'Já viveu algo parecido?', 'Que história sua você contaria?', 'Isso também acontece por aí?', 'O que você sentiu ao ler?', 'Quem precisa conhecer esta história?', 'Como foi o seu começo?',
  ],
  asks: [
    'a sua história', 'o que você viveu de parecido', 'o que achou desta história', 'uma lembrança sua',
  ],
  hashtags: ['historia', 'minhahistoria', 'bastidores', 'diaadia', 'vidareal', 'trajetoria', 'momentos', 'pequenosnegocios'],
  emojis: ['📖', '💛', '☕', '✨', '📸'],
}
