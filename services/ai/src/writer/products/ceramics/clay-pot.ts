import type { ProductType } from '../product-type.ts'

export const clayPot: ProductType = {
  nouns: ['panela de barro', 'panelinha de barro', 'caçarola de barro', 'caldeirão de barro', 'frigideira de barro', 'tacho de barro', 'jogo de panelas de barro'],
  asks: ['quantas pessoas vão comer', 'o tipo do seu fogão', 'o que você mais gosta de cozinhar'],
  questions: {
    sale: ['Qual seria a primeira receita no barro?', 'Quem você chamaria para o almoço?'],
    content: ['Que comida tem gosto de casa de avó para você?', 'Quem da sua família fica com o fundinho da panela?'],
  },
  emojis: ['🍲', '🔥', '🏺'],
  hashtags: ['paneladebarro', 'panelasdebarro', 'panelabarro', 'comidanapaneladebarro', 'cozinhabrasileira', 'panelasdebarrooriginal', 'utensiliosdecozinha'],
  sale: {
    professional: {
      openings: [
        'A comida que vai do fogo à mesa: {topic}.',
        '{O topic} {mantém/mantêm} a comida quente por mais tempo.',
        'Comida feita com calma combina com barro: {topic}.',
      ],
      steps: [
        ['O caldo borbulha devagar, e o cheiro chega à sala antes da comida. Quando o barro vai à mesa, a conversa para.', 'Em dias de casa cheia, há quem se atrase e mesmo assim coma quente. No barro, a comida ainda ferve com o fogo apagado.'],
        ['O barro aquece devagar e distribui bem o calor. Depois, esfria devagar também, e a comida segue borbulhando à mesa.'],
        ['É um presente para quem gosta de cozinhar sem pressa, para quem recebe e para quem guarda receitas de família.'],
        ['Antes de escolher, conte quantas pessoas você costuma servir e confirme se a peça é indicada para o seu fogão.'],
      ],
    },
    casual: {
      openings: [
        'Comida no barro tem outro gosto: {topic}.',
        'Almoço de casa cheia pede {topic}.',
        'Do fogão direto pra mesa com {topic}.',
      ],
      steps: [
        ['Sabe aquele cheiro que chama todo mundo pra cozinha antes da hora? No barro, a comida vai borbulhando até a mesa.', 'Tem sempre um que chega atrasado pro almoço. No barro a comida espera por ele quente, sem precisar voltar pro fogo.'],
        ['O barro demora um pouco pra esquentar, mas depois segura o calor que é uma beleza. E a comida cozinha por igual.'],
        ['É pra quem gosta de cozinhar conversando e pra quem tem receita de avó na gaveta. De presente, emociona.'],
        ['Pensa em quanta gente senta na sua mesa. E vê antes se a panela serve pro fogão que você tem.'],
      ],
    },
    funny: {
      openings: [
        'O cheiro vai avisar os vizinhos: {topic}.',
        'Avisa a família que tem {topic} no fogo.',
        'A fila na cozinha começa com {topic}.',
      ],
      steps: [
        ['Ninguém ajudou a cortar a cebola. Quando o cheiro sai do barro, aparecem sete pessoas perguntando se precisa de alguma coisa.', 'A comida chega borbulhando, e alguém diz que está quente. Outro não acredita, prova e passa o resto do almoço em silêncio.'],
        ['O barro esquenta no seu ritmo e não esfria tão cedo. É a panela dos atrasados, e toda família tem um.'],
        ['Serve para quem segue receita, para quem vai no olho e para quem só destampa para ver se já está bom.'],
        ['Conte os da casa e os que vêm pelo cheiro. Depois veja se a peça é própria para o seu fogão.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem cozinha com tempo e gosto: {topic}.',
        'A receita da família pede {topic}.',
        'Reunir todo mundo em volta {do topic}.',
      ],
      steps: [
        ['A receita nunca foi escrita, alguém ensinou ao lado do fogão. Um dia, quem aprendeu convida todos e faz do mesmo jeito.', 'Acordar cedo para pôr o feijão ou o caldo no fogo é um cuidado antigo. A casa inteira percebe quando levanta.'],
        ['Há séculos se cozinha em barro no Brasil, e o gesto é o mesmo. O fogo baixo faz a sua parte sem pressa.'],
        ['É presente para quem saiu de casa e sente falta daquela comida, e para quem sempre alimentou os outros.'],
        ['Pense na receita que você quer ver à mesa e em quantos vão comer. Cozido, caldo e assado pedem tamanhos diferentes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O preparo antes do primeiro uso: {topic}.',
        'Cuidado com o choque térmico {no topic}.',
        'Como lavar e guardar {um topic}.',
      ],
      steps: [
        ['Muitas panelas de barro racham logo no primeiro uso. Quase sempre, foram direto da prateleira para o fogo alto.'],
        ['O barro é poroso e guarda umidade. Com o calor repentino, a água dentro dele se expande e abre caminho.'],
        ['Siga a preparação indicada por quem fez a peça, comece em fogo baixo e espere esfriar antes de lavar.'],
        ['Guardada num lugar seco e arejado, a panela não pega cheiro. Com o uso, escurece, e quem cozinha gosta dela assim.'],
      ],
    },
    casual: {
      openings: [
        'Vai usar pela primeira vez? Espera: {topic}.',
        'O que nunca se faz com {um topic}.',
        'Segredo de quem cozinha {no topic}.',
      ],
      steps: [
        ['Chegou em casa, lavou e já botou no fogo alto. Aí ouviu o \'crec\', e o almoço mudou de plano.'],
        ['É que o barro é cheio de furinhos que guardam água. Se esquenta de uma vez, essa água quer sair, e sai rachando.'],
        ['Pergunta pra quem fez como se prepara aquela peça e começa com fogo baixinho. Pra lavar, só depois de fria.'],
        ['A panela vai escurecendo com o tempo, e eu acho lindo. Cada mancha é de um almoço que deu certo.'],
      ],
    },
    funny: {
      openings: [
        'Paciência, que o barro tem seu tempo: {topic}.',
        'A pressa não combina com {topic}.',
        'Quem tem fome sofre perto {do topic}.',
      ],
      steps: [
        ['Tiraram do fogo há dez minutos, e a comida ainda ferve. O apressado já queimou a língua e vai queimar outra vez.'],
        ['Barro guarda o calor e devolve aos poucos. Quem nunca aprende isso é a língua do apressado.'],
        ['Comece com fogo baixo e nunca jogue água fria na panela quente. E ponha o apressado na ponta da mesa, longe.'],
        ['No fim, sobra o fundinho, e começa a disputa. Nenhuma família admite, mas é por ele que todos vieram.'],
      ],
    },
    motivational: {
      openings: [
        'Saber que vem de longe: {topic}.',
        'Cozinhar {no topic} ensina a esperar.',
        'As mãos por trás {do topic} trabalham há gerações.',
      ],
      steps: [
        ['A comida no fogo baixo obriga a ficar por perto. É nesse tempo que se conta o que aconteceu na semana.'],
        ['O barro não aceita o fogo de uma vez. Ele precisa se acostumar ao calor, e quem cozinha aprende o mesmo ritmo.'],
        ['Pergunte a alguém mais velho da família por uma receita e anote enquanto ele conta. As medidas vêm com as histórias.'],
        ['Antes do fogo, a peça seca à sombra, sem vento, por dias. Quem faz sabe que ali se decide quase tudo.'],
      ],
    },
  },
}
