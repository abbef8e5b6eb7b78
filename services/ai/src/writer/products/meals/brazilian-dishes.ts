import type { ProductType } from '../product-type.ts'

export const brazilianDishes: ProductType = {
  nouns: ['feijoada', 'galinhada', 'baião de dois', 'moqueca'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'quais acompanhamentos não podem faltar'],
  questions: {
    sale: ['Quem você chamaria para um almoço desses?', 'Você repete ou faz um prato só, caprichado?'],
    content: ['Farofa por cima ou do lado?', 'Quem cozinhava esse prato na sua família?'],
  },
  emojis: ['🍲', '🍛', '😋'],
  hashtags: ['comidabrasileira', 'comidacaseira', 'comidaboa', 'culinariabrasileira', 'almoco', 'comidadeverdade', 'gastronomiabrasileira'],
  sale: {
    professional: {
      openings: [
        'Panela na mesa e família reunida: {topic}.',
        '{O topic} {pede/pedem} mesa cheia e tempo para conversar.',
        'Um almoço brasileiro de verdade: {topic}.',
      ],
      steps: [
        ['O cheiro toma a casa antes do meio-dia, e cada pessoa que chega levanta a tampa da panela para espiar.', 'Almoço com amigos, mesa comprida e nenhuma pressa de terminar. Há pratos que parecem feitos para dias assim.'],
        ['É comida de panela grande, em que os sabores se misturam devagar. O tempero aparece inteiro já na primeira garfada.'],
        ['Vale para o almoço de família, o aniversário sem cerimônia, o jogo com os amigos e a visita de fora.'],
        ['Conte as pessoas e pense nos acompanhamentos. É prato de repetir, então calcule com alguma folga.'],
      ],
    },
    casual: {
      openings: [
        'Hoje o almoço vai longe: {topic}.',
        'Chama todo mundo, que tem {topic}.',
        'Eu já acordo pensando {no topic}.',
      ],
      steps: [
        ['Tem prato que já vale como programa do dia. A turma chega ao meio-dia e, quando vê, já é noite.', 'A panela chega à mesa, alguém levanta a tampa e todo mundo faz o mesmo \'hum\'. Eu vivo por esse som.'],
        ['Panela grande dá um sabor que panelinha não dá. Tudo fica junto no fogo, um temperando o outro.'],
        ['{Serve/Servem} pra juntar a família, receber amigo de longe e transformar um almoço qualquer em comemoração.'],
        ['Conta quantos vão e soma a repetição, que aqui é certa. Sobrou? No dia seguinte fica ainda melhor.'],
      ],
    },
    funny: {
      openings: [
        'A tampa da panela já foi levantada nove vezes: {topic}.',
        'Reserve a rede para depois {do topic}.',
        'Amigo que sumiu reaparece quando tem {topic}.',
      ],
      steps: [
        ['Quem passa pela cozinha levanta a tampa, cheira e diz que só estava conferindo. A panela já foi conferida por doze pessoas.', 'Depois do segundo prato, a conversa diminui e o sofá começa a chamar pelo nome. Um por um, todos respondem.'],
        ['O cheiro faz a visita elogiar o almoço antes de sentar. O resto do elogio vem de boca cheia.'],
        ['Une sogra, genro e vizinho barulhento na mesma mesa. Enquanto houver comida na panela, há paz.'],
        ['Calcule dois pratos por pessoa e uma marmita por tia. Ela trouxe o pote, finja surpresa.'],
      ],
    },
    motivational: {
      openings: [
        'Muita gente em volta da mesma panela: {topic}.',
        'Reunir quem anda longe merece {topic}.',
        'Tempo de fogo e de conversa: {topic}.',
      ],
      steps: [
        ['Os irmãos moram em cidades diferentes e só se encontram algumas vezes no ano. Nesse dia, o almoço precisa durar.', 'Quem fez mutirão na obra, na mudança ou na festa merece sentar e comer bem com todo o grupo.'],
        ['Panela desse tamanho pede alguém atento ao fogo e ao tempero. O prato cheio mostra esse cuidado.'],
        ['É bonito receber quem vem de fora com um sabor daqui. A pessoa leva a cidade na lembrança.'],
        ['Convide também quem costuma almoçar só. Em mesa de panela grande, mais um prato sempre se ajeita.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fogo, tempero e tradição: {topic}.',
        'Da panela à mesa, algumas dicas para {o topic}.',
        'Um clássico da mesa brasileira: {topic}.',
      ],
      steps: [
        ['Muita gente corrige o sal logo no começo e, no fim do cozimento, percebe que passou do ponto.'],
        ['Enquanto cozinha, o líquido evapora e o sabor se concentra. O que parecia pouco no início fica forte depois.'],
        ['Tempere aos poucos e deixe o ajuste de sal para o fim. Sirva na própria panela, que segura o calor.'],
        ['São receitas de muitas origens, ajustadas de geração em geração. Cada região defende a sua com orgulho.'],
      ],
    },
    casual: {
      openings: [
        'Papo de panela grande: {topic}.',
        'Na sua casa, como {era/eram} {o topic}?',
        'Memória de almoço em família: {topic}.',
      ],
      steps: [
        ['Já salguei uma panela inteira por pressa. Veio gente pra comer, e a gente tomou água o resto do dia.'],
        ['O sal que parece pouco no começo vai ficando forte, porque a água sai e ele fica.'],
        ['Tempera de leve no início e acerta no final. E assopra antes de provar, que comida pelando engana a língua.'],
        ['Gosto do barulho da tampa tremendo no fogo baixo. É o som de que vai dar certo.'],
      ],
    },
    funny: {
      openings: [
        'Debates acalorados em volta da panela: {topic}.',
        'O manual da segunda rodada {do topic}.',
        'Cochilo, o acompanhamento perfeito {do topic}.',
      ],
      steps: [
        ['Cada tio tem um segredo de tempero que nunca revela. Coincidentemente, todos são uma folha de louro ou coentro.', 'Basta servir para começar o debate: farofa por cima ou do lado? Há famílias divididas por causa disso há décadas.'],
        ['Comida farta depois do meio-dia pede cadeira reclinada. O assunto acaba, os olhos fecham, e alguém jura que está ouvindo.'],
        ['Reserve o lugar no sofá antes de repetir. Quem deixa para depois ajuda com a louça.'],
        ['Panela grande não cabe em pia nenhuma. Lavá-la é um esporte coletivo com um único jogador.'],
      ],
    },
    motivational: {
      openings: [
        'Receita que se aprende ao lado de alguém: {topic}.',
        'Uma panela, muitas histórias: {topic}.',
        'Quem cozinha para muitos conhece {o topic}.',
      ],
      steps: [
        ['Cozinhar para vinte assusta na primeira vez. A panela é pesada, a conta é outra, e dá medo de faltar.'],
        ['Quantidade grande muda tempo, fogo e tempero. Quem faz com frequência desenvolve um olho que receita não ensina.'],
        ['Separe e pique tudo antes de acender o fogo. Em panela grande, é isso que evita correria.'],
        ['Há encontros de família que só existem por causa de uma panela. Quem cozinha mantém o costume de pé.'],
      ],
    },
  },
}
