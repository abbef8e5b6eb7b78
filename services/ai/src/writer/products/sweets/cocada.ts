import type { ProductType } from '../product-type.ts'

export const cocada: ProductType = {
  nouns: ['cocada', 'pé de moleque'],
  asks: ['se prefere mais macio ou mais durinho', 'quantas pessoas vão comer', 'se é para festa ou para casa'],
  questions: {
    sale: ['Mais macio ou mais durinho?', 'Com quem você dividiria um pedaço?'],
    content: ['Que doce tem gosto de festa de rua para você?', 'Você morde ou quebra com a mão?'],
  },
  emojis: ['🍬', '☕', '😋'],
  hashtags: ['cocada', 'pedemoleque', 'doces', 'docesbrasileiros', 'docesjuninos', 'docestradicionais', 'cocadas'],
  sale: {
    professional: {
      openings: [
        'Doce de tabuleiro para a mesa de casa: {topic}.',
        '{O topic} {combina/combinam} com café e conversa comprida.',
        'Um sabor bem brasileiro para depois do almoço, {topic}.',
      ],
      steps: [
        ['Depois do almoço, quando a vontade de doce aparece, um pedaço pequeno com café encerra bem a refeição.', 'Em festa de rua, a mesa de doces é a primeira parada. Muita gente escolhe sempre o mesmo, desde criança.'],
        ['É doce de ponto: o açúcar certo, o tempo certo, e a mordida sai como deve ser. O primeiro pedaço já mostra.'],
        ['{Vai/Vão} bem na festa, na viagem, na mesa do café e na sacola de quem visita a família em outra cidade.'],
        ['Pense se prefere um doce mais macio ou mais firme e quantas pessoas vão comer. Pedaços pequenos rendem bastante.'],
      ],
    },
    casual: {
      openings: [
        'Doce que lembra festa de rua: {topic}.',
        'Um pedacinho {desse topic} e a conversa vai longe.',
        'Bateu vontade de doce de verdade? Tem {topic}.',
      ],
      steps: [
        ['Eu como um pedacinho depois do almoço e guardo o resto. Às três da tarde, o resto já está comigo de novo.', 'Lembra da barraca de doce da festa da escola? A gente contava as moedas e já sabia o que ia pedir.'],
        ['O bom desse doce é o ponto. Nem precisa de garfo, de prato nem de ocasião, é pegar com a mão e pronto.'],
        ['{Vai/Vão} na festa, no lanche, na bolsa da viagem e naquele café com a vizinha que começa no portão.'],
        ['Já sabe se você é de doce macio ou de doce firme? Me diz isso e quantas pessoas vão comer.'],
      ],
    },
    funny: {
      openings: [
        'Dente afiado e café na mão: {topic}.',
        'Só um pedaço, jurou quem ficou perto {do topic}.',
        'A avó escondeu {o topic} e a família inteira procurou.',
      ],
      steps: [
        ['A avó guardava no alto do armário, achando que ninguém alcançava. Em toda casa havia uma cadeira com marca de chinelo.', 'Quem pega o primeiro pedaço diz que é para provar. Quem pega o quinto também diz, e com a mesma cara.'],
        ['É um doce que ocupa a boca inteira. Por isso, em reunião de família, as discussões param quando chega o prato.'],
        ['{Serve/Servem} para adoçar visita, pagar favor e subornar criança. Adulto também aceita, e por bem menos.'],
        ['Na conta, some quem vai levar um pedacinho no guardanapo. É sempre a mesma pessoa, e ela tem bolsa grande.'],
      ],
    },
    motivational: {
      openings: [
        'Colher de pau, ponto e paciência: {topic}.',
        'Um doce simples que reúne gente: {topic}.',
        'Levar {o topic} é levar lembrança boa para alguém.',
      ],
      steps: [
        ['Quem mora longe da cidade onde cresceu reconhece certos doces de olhos fechados. Um pedaço traz a rua inteira de volta.', 'A turma que montou a festa passou o dia carregando mesa. Um doce no fim da tarde é um agradecimento justo.'],
        ['O ponto se decide na panela, em poucos minutos, com a colher na mão. Quem faz não desgruda os olhos.'],
        ['Levar um doce de tabuleiro a quem gosta de conversar garante café passado na hora e história para ouvir.'],
        ['Lembre do doce que cada pessoa procurava na festa quando criança. Escolher por essa lembrança quase sempre dá certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ponto do açúcar decide tudo {no topic}.',
        'Panela, colher e tabuleiro: {topic}.',
      ],
      steps: [
        ['Bastou uma tarde úmida para o doce, que estava sequinho, ficar melado por fora. Muitos pensam que estragou.'],
        ['Açúcar pega umidade do ar com facilidade. E, na panela, um minuto a mais ou a menos já muda a textura.'],
        ['Para testar o ponto, pingue um pouco em água fria. Depois de frio, guarde em pote fechado e em lugar seco.'],
        ['Os doces de tabuleiro fazem parte da história das ruas brasileiras. Muitas famílias viveram da venda deles.'],
      ],
    },
    casual: {
      openings: [
        'Papo de panela e colher de pau: {topic}.',
        'Macio ou durinho? A conversa é sobre {o topic}.',
        'O que eu aprendi errando o ponto {do topic}.',
      ],
      steps: [
        ['Já passei do ponto e fiz um doce que nem a faca encarou. A gente foi quebrando e comendo, sem perder nada.'],
        ['O açúcar engana, porque na panela parece mole. Quando esfria, endurece bem mais do que a gente imagina.'],
        ['Tira do fogo um pouquinho antes, pinga num pires e espera esfriar. Se firmou do jeito que você gosta, tá pronto.'],
        ['A hora de despejar tem que ser rápida, com tudo preparado. Depois sobra a panela pra raspar, e aí ninguém tem pressa.'],
      ],
    },
    funny: {
      openings: [
        'Disputa pela raspa da panela {do topic}.',
        'Cada um de olho no maior pedaço: {topic}.',
        'O pedaço maior {do topic} e quem achou primeiro.',
      ],
      steps: [
        ['Na hora de partir, ninguém acerta um pedaço igual ao outro. Os olhos da família vão todos para o maior.'],
        ['O doce quebra onde bem entende, e a faca só dá a sugestão. Por isso sobra sempre um caquinho sem dono.'],
        ['Risque os pedaços com a faca antes de esfriar por completo. Eles saem parecidos, e a família perde um assunto.'],
        ['Os caquinhos do tabuleiro ficam com quem fez. É por isso que tanta gente se oferece para ajudar bem no final.'],
      ],
    },
    motivational: {
      openings: [
        'Um ponto que só a prática ensina: {topic}.',
        'Fogo, açúcar e atenção até o fim {do topic}.',
        'Receita de rua que virou receita de família: {topic}.',
      ],
      steps: [
        ['O primeiro tacho de quase todo mundo passou do ponto ou nunca chegou nele. No segundo, a mão já desconfia.'],
        ['O olho aprende a ler a panela: a bolha engrossa, o fundo aparece, o som muda. Relógio nenhum conta isso.'],
        ['Anote o fogo, a panela e o tempo de cada vez. Quando o ponto sair perfeito, você vai saber repetir.'],
        ['Um pedaço pequeno guarda uma tarde inteira de fogão. Quem oferece sabe disso, e por isso fica olhando a mordida.'],
      ],
    },
  },
}
