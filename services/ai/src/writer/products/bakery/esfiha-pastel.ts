import type { ProductType } from '../product-type.ts'

export const esfihaPastel: ProductType = {
  nouns: ['esfiha', 'pastel', 'folhado', 'calzone'],
  asks: ['quantas pessoas vão comer', 'quais sabores prefere', 'se é para o lanche ou para o jantar'],
  questions: {
    sale: ['Qual é o seu sabor de sempre?', 'Quantos para matar a sua fome?'],
    content: ['Você começa pela borda ou pelo recheio?', 'Com molho ou sem molho?'],
  },
  emojis: ['🥟', '🍽️', '😋'],
  hashtags: ['esfiha', 'pastel', 'folhado', 'calzone', 'esfihas', 'salgadosassados', 'lanches', 'salgados'],
  sale: {
    professional: {
      openings: [
        'Para o lanche que vira jantar, {topic}.',
        '{O topic} {reúne/reúnem} a turma sem cerimônia.',
        'Massa bem feita e recheio de verdade: {topic}.',
      ],
      steps: [
        ['Fim de tarde, todos com fome e ninguém disposto a cozinhar. Um lanche salgado no centro da mesa resolve.', 'A visita era para um café, mas a conversa se estendeu. Está na hora de servir alguma coisa salgada.'],
        ['A massa precisa sustentar sem pesar, e o recheio precisa aparecer logo. O resto é comer enquanto está quente.'],
        ['{Vai/Vão} bem no lanche em família, no jogo com os amigos, na pausa do trabalho e no jantar sem louça.'],
        ['Pense na fome de cada um e varie os sabores. Com dois ou três recheios, a mesa inteira fica atendida.'],
      ],
    },
    casual: {
      openings: [
        'Hoje o lanche é {topic} e a conversa vai longe.',
        'Quem aguenta comer só um? Tem {topic}.',
        'Fome de salgado se resolve assim: {topic}.',
      ],
      steps: [
        ['Sabe aquele lanche que era pra enganar a fome e virou o jantar? Eu vivo disso, sem nenhuma culpa.', 'Abriu a porta, veio o cheiro, e já tem gente na mesa. Ninguém precisou chamar duas vezes.'],
        ['Bom é quando o recheio aparece na primeira mordida. Massa sozinha a gente come em outro dia.'],
        ['Combina com jogo, filme, visita de última hora e volta do trabalho sem ideia do que fazer.'],
        ['Pega sabores diferentes, que assim todo mundo prova o do outro. E conta direito quem tem fome de leão.'],
      ],
    },
    funny: {
      openings: [
        'Assopra, morde e queima a língua do mesmo jeito: {topic}.',
        'Avisaram que o recheio estava quente, e ninguém esperou: {topic}.',
        'Ninguém mais conta depois da terceira rodada {do topic}.',
      ],
      steps: [
        ['A primeira mordida solta o vapor, e a pessoa dança de boca aberta. Os outros riem e fazem igual.', 'Pediram para dividir, cada um comeu o seu, e agora olham para o último. Ninguém pisca.'],
        ['O recheio quente é um teste de paciência. Com aquele cheiro, ninguém passa no teste.'],
        ['Bom para reunião de família, porque diminui a conversa. Bom para encontro, porque rende assunto.'],
        ['Conte as pessoas e some as que chegam pelo cheiro. Vizinho de porta também entra.'],
      ],
    },
    motivational: {
      openings: [
        'Depois do expediente, mesa simples e {topic}.',
        'Juntar a família numa noite comum: {topic}.',
        'Quem correu o dia todo merece {topic}.',
      ],
      steps: [
        ['O dia foi comprido para todos, e sentar juntos por meia hora já melhora a noite. A comida pode ser simples.', 'Um passeio de mãos dadas e uma parada para comer um salgado. Muita gente guarda essa lembrança de criança.'],
        ['Abrir a massa e rechear um por um pede ritmo e atenção. A primeira mordida conta essa prática.'],
        ['Para a turma do futebol, do curso ou da obra, um lanche dividido encerra bem o dia.'],
        ['Pergunte o sabor preferido de cada um antes de pedir. Quem é lembrado se sente em casa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Massa, recheio e calor: {topic}.',
        'Como reaquecer {o topic} sem perder a textura.',
        'Um detalhe que muda {o topic}.',
      ],
      steps: [
        ['Aquecido no micro-ondas, o lanche de ontem fica mole e sem graça. Muitos nem tentam outro jeito.', 'Em casa, o recheio escapa pela borda e suja a assadeira ou o óleo. É a frustração de quem começa.'],
        ['Recheio úmido produz vapor, e o vapor procura saída. O mesmo vapor amolece a massa no micro-ondas.'],
        ['Use recheio frio e sequinho e, se for fechar, aperte bem as bordas. Para reaquecer, forno quente por poucos minutos.'],
        ['São receitas que viajaram com famílias de muitos lugares e ganharam recheios brasileiros pelo caminho.'],
      ],
    },
    casual: {
      openings: [
        'Papo de massa e recheio: {topic}.',
        'O que aprendi esquentando {topic} de ontem.',
        'Bora falar {do topic} com fome mesmo?',
      ],
      steps: [
        ['Já fiz em casa com o recheio ainda quente e a massa virou papa. Comemos de garfo, e ninguém reclamou.'],
        ['O recheio quente solta vapor e amolece a massa antes do tempo. Aí ela rasga, gruda e não segura nada.'],
        ['Recheio frio, bem escorrido, e massa aberta por igual. Parece pouco, mas é o que segura tudo no lugar.'],
        ['Rechear um por um tem o seu ritmo. A mão vai, a conversa também, e a pilha cresce.'],
      ],
    },
    funny: {
      openings: [
        'Técnicas de assopro e {topic}.',
        'O último da bandeja: {topic}.',
        'Reações faciais diante {do topic}.',
      ],
      steps: [
        ['Todo mundo conhece o perigo do vapor da primeira mordida. Mesmo assim, ninguém esperou um minuto na vida.'],
        ['O ar quente fica preso dentro da massa, bem em cima do recheio. A boca é sempre a primeira a saber.'],
        ['Fure com o garfo, conte até vinte e coma. Quem chegar aos vinte, por favor, ensine os outros.'],
        ['Quem passa o dia abrindo massa acha farinha na orelha, no bolso e na conta de luz.'],
      ],
    },
    motivational: {
      openings: [
        'A mão firme na massa vem do treino: {topic}.',
        'Um por um, com ritmo: {topic}.',
        'Quem abre massa cedo conhece {o topic}.',
      ],
      steps: [
        ['As primeiras massas saem grossas, as seguintes rasgam, e um dia a mão encontra a espessura exata.'],
        ['Espessura igual cozinha por igual. Parece detalhe, mas é o que separa massa crua de massa no ponto.'],
        ['Treine com pouca quantidade e massa bem descansada. Ela abre mais fácil e volta menos.'],
        ['Há famílias inteiras que cresceram ao redor de um balcão. Os filhos faziam a lição entre um pedido e outro.'],
      ],
    },
  },
}
