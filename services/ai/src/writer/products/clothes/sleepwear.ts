import type { ProductType } from '../product-type.ts'

export const sleepwear: ProductType = {
  nouns: ['pijama', 'camisola', 'baby-doll'],
  asks: ['se você sente mais frio ou calor à noite', 'o seu tamanho', 'se é para você ou para presente'],
  questions: {
    sale: ['Na hora de dormir, você é do time do frio ou do calor?', 'Quem aí troca de roupa assim que chega em casa?'],
    content: ['Qual camiseta velha você ainda usa pra dormir?', 'Já foi à padaria com roupa de dormir por baixo do casaco?'],
  },
  emojis: ['🌙', '😴', '🛏️'],
  hashtags: ['pijama', 'pijamas', 'pijamafeminino', 'camisola', 'babydoll', 'modaintima', 'lookpijama'],
  sale: {
    professional: {
      openings: [
        '{O topic} para as horas em casa.',
        'O dia acabou, e começa o conforto: {topic}.',
        'Para quem gosta de chegar e trocar de roupa: {topic}.',
      ],
      steps: [
        ['Você chega, tira o sapato e troca de roupa antes de qualquer outra coisa. A noite começa de fato nesse momento.', 'Dia de chuva, sem compromisso, café passado mais tarde. Ficar em casa com uma roupa gostosa já é um bom programa.'],
        ['Na hora de dormir, o que conta é a roupa não apertar nem enrolar. Quanto menos você repara nela, melhor escolheu.'],
        ['Serve para a casa, para a viagem e para dormir na casa de alguém. É um presente útil para quem é da família.'],
        ['Pense se quem vai usar sente mais frio ou calor à noite. Na dúvida entre dois tamanhos, o mais folgado agrada mais.'],
      ],
    },
    casual: {
      openings: [
        'Minha roupa preferida do dia: {topic}.',
        'Chegou em casa, já pode vestir {o topic}.',
        'Aposenta aquela camiseta velha e põe {o topic}.',
      ],
      steps: [
        ['Tem coisa melhor que chegar em casa e trocar de roupa? Pé no chão, cabelo preso e o resto fica pra amanhã.', 'Aquela camiseta furada de dormir tem valor sentimental, eu sei. Mas ela já trabalhou muito e merece uma folga.'],
        ['Boa roupa de dormir é aquela que a gente esquece que tá vestindo. Não aperta, não sobe, não enrola na perna.'],
        ['Pra ficar em casa num dia de preguiça, pra levar na viagem, pra dar de presente a quem você gosta. Serve sempre.'],
        ['Você é de sentir frio ou de jogar a coberta longe? Me conta, que isso ajuda a escolher o comprimento e o tecido.'],
      ],
    },
    funny: {
      openings: [
        'Traje completo para não ir a lugar nenhum: {topic}.',
        '{O topic} para receber o entregador com dignidade.',
        'Agenda cheia hoje, cama e {topic}.',
      ],
      steps: [
        ['A camiseta da eleição de 2006 tem três furos e ainda dorme com você. Chegou a hora de uma conversa honesta.', 'Cancelaram o compromisso da noite. Você disse que pena, e em quatro minutos já estava de meia, embaixo da coberta.'],
        ['É a única roupa em que ninguém pergunta se combina. O sofá aceita, o controle remoto aceita, e o gato aprova.'],
        ['Serve para dormir, para o café da manhã que vira almoço e para fingir que ia se trocar logo.'],
        ['Na dúvida, escolha o tamanho mais folgado. Ninguém nunca se arrependeu de ter espaço depois da pizza.'],
      ],
    },
    motivational: {
      openings: [
        'Depois de um dia cheio, nada como {o topic}.',
        'A hora de parar também merece capricho: {topic}.',
        '{O topic} para fechar bem o dia.',
      ],
      steps: [
        ['A louça está lavada, a casa está quieta e ninguém precisa de mais nada. Você apaga a luz da cozinha e vai se trocar.', 'Quem cuida de todos costuma vestir qualquer coisa para dormir. Uma roupa bonita, que só você vê, também conta.'],
        ['Passamos boa parte da vida com roupa de ficar em casa. Vale escolher com o mesmo cuidado que a de sair.'],
        ['É um presente delicado para quem mudou de casa ou anda com a agenda cheia. No fim do dia, a pessoa lembra de você.'],
        ['Escolha pelo que você gosta de sentir no corpo, mais justo ou mais solto. À noite, a única opinião que vale é a sua.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'De quanto em quanto tempo lavar {o topic}.',
        'Para conservar a maciez {do topic}.',
        'A roupa da noite também se gasta: {topic}.',
      ],
      steps: [
        ['Muita gente usa a mesma roupa de dormir por mais de uma semana. Como não saiu à rua, parece que continua limpa.', 'A peça era macia na primeira noite e hoje está áspera e com bolinhas. O uso explica só uma parte.'],
        ['Durante a noite, o tecido recebe suor e resto de creme. A lavagem com roupas pesadas, como jeans, é o que mais forma bolinhas.'],
        ['Lave a cada três ou quatro noites, do avesso, com peças leves. Pouco sabão e um bom enxágue mantêm o toque.'],
        ['Ter duas ou três e alternar facilita a rotina. A gaveta fica sempre com uma limpa, para o fim do dia mais longo.'],
      ],
    },
    casual: {
      openings: [
        'Dia inteiro de {topic}, quem nunca?',
        'O melhor traje pra um dia de folga: {topic}.',
        'A gente precisa falar de ficar de {topic}.',
      ],
      steps: [
        ['A gente acorda sem compromisso, passa o café e decide que não troca de roupa hoje. Que decisão bonita.'],
        ['Trocar de roupa avisa que o dia começou. Num dia de folga, a gente só demora um pouco mais pra dar o aviso.'],
        ['Se quiser sair da cama sem sair do clima, abre a janela, lava o rosto e prende o cabelo. Já muda tudo.'],
        ['E no fim da tarde, depois do banho, a gente põe roupa de dormir limpa. Tem dia que é assim, e é dos bons.'],
      ],
    },
    funny: {
      openings: [
        'Roupa de sair e roupa de ficar, um debate: {topic}.',
        'A campainha sempre toca quando você está de {topic}.',
        'Quem usa {topic} até o almoço tem seus motivos.',
      ],
      steps: [
        ['Ir à padaria com o casaco por cima parecia seguro. Na fila estavam a diretora, o dentista e um antigo amor.'],
        ['A chance de encontrar um conhecido cresce conforme a roupa. De terno, ninguém. Com roupa de dormir, a cidade toda.'],
        ['Deixe um casaco comprido e um chinelo decente perto da porta. Em menos de dez segundos, você atende qualquer campainha.'],
        ['E lembre que o entregador já viu de tudo. Para ele, meia com sandália é uma manhã como outra qualquer.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa no fim de cada dia: {topic}.',
        'O dia pode acabar mais cedo: {topic}.',
        'Hora de vestir {o topic} e encerrar o expediente.',
      ],
      steps: [
        ['Há sempre mais uma coisa para fazer antes de deitar. Quem espera a lista acabar nunca troca de roupa.'],
        ['Um costume marca melhor o fim do dia do que o relógio. Trocar de roupa, com calma, pode ser esse costume.'],
        ['Escolha um horário, deixe a roupa separada e guarde o celular longe. O que faltou fica anotado para a manhã seguinte.'],
        ['De manhã, a lista continua lá, do mesmo tamanho. Com a noite dormida, fica mais fácil escolher por onde começar.'],
      ],
    },
  },
}
