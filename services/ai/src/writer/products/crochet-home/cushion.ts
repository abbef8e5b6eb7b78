import type { ProductType } from '../product-type.ts'

export const cushion: ProductType = {
  nouns: ['capa de almofada de crochê', 'capa de almofada de tricô', 'almofada de crochê', 'almofada de tricô'],
  asks: ['a medida da sua almofada', 'a cor do sofá ou da cama', 'quantas peças você imagina'],
  questions: {
    sale: ['Quantas almofadas tem no seu sofá hoje?', 'Sofá neutro ou sofá colorido?'],
    content: ['Você tira as almofadas da cama toda noite?', 'No seu sofá, almofada é para enfeitar ou para abraçar?'],
  },
  emojis: ['🧶', '🛋️', '🏠'],
  hashtags: ['almofadadecroche', 'capadealmofada', 'almofadasdecroche', 'almofadas', 'almofadadetrico', 'decoracaodesala', 'capasdealmofada'],
  sale: {
    professional: {
      openings: [
        'O sofá é o mesmo, a sala mudou: {topic}.',
        '{O topic} {traz/trazem} relevo para o sofá de todo dia.',
        'Um detalhe que a sala inteira acompanha: {topic}.',
      ],
      steps: [
        ['Trocar de sofá é decisão para anos. Trocar o que está em cima dele leva um minuto e muda a sala inteira.', 'No fim da tarde, você senta com um livro e ajeita a almofada nas costas. Sem perceber, já está passando os dedos nos pontos.'],
        ['O relevo do ponto dá profundidade ao tecido liso do sofá. Mesmo numa cor só, a peça não fica apagada.'],
        ['Combina com o sofá, a cama, a poltrona de leitura ou o banco da varanda coberta. Em dupla, já forma conjunto.'],
        ['Antes de escolher, meça de costura a costura uma almofada que já usa e observe a cor do sofá. O contraste costuma dar vida.'],
      ],
    },
    casual: {
      openings: [
        'Pra dar vida nova ao sofá velho: {topic}.',
        '{O topic} {muda/mudam} a sala mais rápido que pintura.',
        'O sofá lá de casa agradeceu: {topic}.',
      ],
      steps: [
        ['Sofá novo tá longe, né? A gente muda as almofadas e a sala já parece de outra casa.', 'Tem sala toda arrumadinha que ainda parece vitrine. Põe um crochê ou tricô no sofá e dá vontade de sentar.'],
        ['Eu gosto porque o ponto tem relevo. Pode ser uma cor só que já chama o olho.'],
        ['No sofá, na cama, naquela poltrona que só serve pra pôr roupa. Onde cai, fica bonito.'],
        ['Mede uma almofada que você já tem, de costura a costura, e me fala a cor do sofá. Daí a gente pensa no contraste.'],
      ],
    },
    funny: {
      openings: [
        'Almofada com lugar marcado no sofá: {topic}.',
        '{O topic} {é/são} o primeiro alvo do cachorro.',
        'Mais uma para tirar da cama toda noite: {topic}.',
      ],
      steps: [
        ['Toda noite você tira as almofadas da cama e toda manhã põe de volta. Pelo menos que sejam bonitas no meio do caminho.', 'Há quem abrace a almofada no suspense e quem a jogue no gol do adversário. Em casa há um de cada, e a almofada no meio.'],
        ['Com esse relevo, quem cochila no sofá levanta com o desenho do ponto na bochecha. É prova de que dormiu.'],
        ['Serve ao sofá, à cama e à poltrona que hoje segura a roupa que não está suja nem limpa.'],
        ['Comece por duas. Quem começa por uma só passa a semana mudando a coitada de canto.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco de cuidado no lugar do descanso: {topic}.',
        '{O topic} {mostra/mostram} o capricho de cada carreira.',
        'Para a sala de quem recebe sem cerimônia: {topic}.',
      ],
      steps: [
        ['Receber em casa dá trabalho, e quem recebe sabe. O sofá arrumado é a primeira coisa que a visita vê.', 'Depois de arrumar tudo, você senta por fim no sofá. É bom encontrar ali uma coisa bonita.'],
        ['Para o ponto sair igual da primeira à última carreira, a mão mantém o mesmo ritmo. Dá para ver isso na peça.'],
        ['Para o quarto que ganhou cor nova, a casa recém-alugada ou a sala que espera há tempo por uma mudança.'],
        ['Escolha partindo de algo que já existe na sala e de que você gosta. Um quadro ou um vaso indicam a cor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantas e onde colocar: {topic}.',
        'Como combinar {o topic} com o sofá que você tem.',
        'Antes de lavar {o topic}, vale saber isto.',
      ],
      steps: [
        ['Um sofá com almofadas todas iguais parece loja, e um com todas diferentes parece sobra. O difícil é o meio-termo.'],
        ['O olho procura algo que se repita. Quando só a cor ou só a textura volta, o conjunto parece pensado.'],
        ['Repita uma cor e varie a textura. Ao lavar, aperte dentro de uma toalha em vez de torcer e seque deitado.'],
        ['No tricô e no crochê, o formato pede conferência. Um ponto a menos numa lateral, e a peça já sai torta.'],
      ],
    },
    casual: {
      openings: [
        'Sofá bonito sem gastar o fim de semana: {topic}.',
        'A conta de quantas almofadas: um papo sobre {topic}.',
        'Minha dica de sofá com {topic}.',
      ],
      steps: [
        ['Compramos tudo da mesma cor pra não errar e depois a sala fica apagada. Já aconteceu por aqui também.'],
        ['O que costuma faltar no sofá é textura. O relevo do ponto cria sombra, e a sombra dá graça.'],
        ['Mistura uma com relevo e uma lisa e repete uma cor da sala. Dá certo em quase todo sofá.'],
        ['Eu meço a peça toda hora enquanto faço. Se um lado anda mais que o outro, desmancho e volto.'],
      ],
    },
    funny: {
      openings: [
        'O esporte nacional de arrumar almofada: {topic}.',
        'Cenas de sofá com {topic}.',
        'Quem senta em cima {do topic} não sabe o que faz.',
      ],
      steps: [
        ['A visita chega, tira a almofada, segura no colo sem saber onde pôr e passa a tarde abraçada com ela.'],
        ['Almofada com relevo atrai a mão. A pessoa conversa, conta da viagem e vai contando os pontos sem perceber.'],
        ['Deixe um espaço vazio no sofá, do tamanho de uma pessoa. Visita tem vergonha de mexer na arrumação.'],
        ['Quem faz olha o sofá alheio e repara primeiro no ponto. Só depois cumprimenta os donos da casa.'],
      ],
    },
    motivational: {
      openings: [
        'Muitas carreiras até o tamanho certo: {topic}.',
        'O capricho que se vê do corredor: {topic}.',
        'Quem faz {o topic} mede, desmancha e mede de novo.',
      ],
      steps: [
        ['Muita gente começou no tricô ou no crochê por um quadrado. Saiu torto, e assim mesmo ficou no sofá por anos.'],
        ['A mão de quem começa aperta sem perceber, e depois afrouxa. Com o treino, o ponto se acerta sozinho.'],
        ['Faça uma amostra de dez centímetros e conte os pontos antes de começar. É pouco trabalho perto de um desmanche.'],
        ['Guardar a primeira peça torta faz bem a quem aprende. Ao lado da última, ela mostra quanto a mão andou.'],
      ],
    },
  },
}
