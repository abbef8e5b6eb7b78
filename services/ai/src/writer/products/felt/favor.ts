import type { ProductType } from '../product-type.ts'

export const favor: ProductType = {
  nouns: ['lembrancinha de feltro', 'ponteira de feltro', 'ímã de feltro'],
  asks: ['o tema da festa', 'quantos convidados são', 'para quando é a festa'],
  questions: {
    sale: ['Que festa vem aí na sua família?', 'Quantas crianças vão à sua festa?'],
    content: ['Você guarda lembrancinha de festa?', 'Na sua família, quem leva três lembrancinhas?'],
  },
  emojis: ['🎁', '🪡', '🎉'],
  hashtags: ['lembrancinhadefeltro', 'lembrancinhasemfeltro', 'lembrancinhasdefeltro', 'feltro', 'lembrancinhas', 'ponteiradelapis', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'O convidado leva a festa para casa: {topic}.',
        '{O topic} {combina/combinam} com a mesa e com a data.',
        'Pequenos recortes para uma grande festa: {topic}.',
      ],
      steps: [
        ['No fim da festa, cada convidado procura algo para levar. Lembrança bonita vai na mão, à vista de todos.', 'Na mesa decorada, as crianças apontam primeiro as figuras coloridas. O feltro tem a cor e a forma que elas reconhecem de longe.'],
        ['Feltro tem cor cheia e recorte limpo. Em poucos centímetros, a figura se reconhece de longe e mostra os pontos de perto.'],
        ['Serve para aniversário, nascimento, batizado, formatura e datas da escola. Muda a figura, e o feltro acompanha.'],
        ['Conte os convidados, por criança ou por família, e some alguns a mais. Quanto antes você combinar a data, melhor.'],
      ],
    },
    casual: {
      openings: [
        'Pra festa que continua em casa: {topic}.',
        '{O topic} {faz/fazem} todo mundo sair sorrindo.',
        'Pequeno, colorido e de feltro: {topic}.',
      ],
      steps: [
        ['Sabe aquela hora em que a criança vai embora e olha pra mesa mais uma vez? É aí que a lembrança aparece.', 'A gente monta mesa, bolo, balão, e no fim o que vai pra casa do convidado é aquela coisinha bonita na mão.'],
        ['Feltro deixa a cor forte e o recorte limpo. Mesmo bem pequeno, todo mundo sabe o que é.'],
        ['Aniversário, batizado, nascimento, fim de ano na escola. Muda a figura e serve pra tudo.'],
        ['Faz a lista dos convidados e põe uns a mais. Quanto antes você me disser a data, melhor.'],
      ],
    },
    funny: {
      openings: [
        'Convidado nenhum sai de mãos vazias: {topic}.',
        '{O topic} {some/somem} da mesa antes do parabéns.',
        'O brigadeiro acaba, isto fica: {topic}.',
      ],
      steps: [
        ['A tia pegou um para ela, um para a vizinha e um para a menina que não veio. A menina nem foi convidada.', 'Criança que sai da festa carrega balão, bolo embrulhado e feltro. O único que chega inteiro em casa é o feltro.'],
        ['É pequeno, colorido e costurado ponto por ponto. Passou na inspeção das mães, que é mais rigorosa que a da alfândega.'],
        ['Para aniversário, batizado e festa da escola, onde cada turma tem sempre um aluno a mais que a lista.'],
        ['Conte os convidados, some os irmãos e depois os adultos que vão querer. Esse último número é o maior.'],
      ],
    },
    motivational: {
      openings: [
        'Agradecer a presença de cada um: {topic}.',
        '{O topic} {leva/levam} a festa para outras casas.',
        'Uma lembrança que alguém costurou: {topic}.',
      ],
      steps: [
        ['Uma festa em família leva semanas de lista, telefonema e noite até tarde. No fim, é hora de agradecer a quem veio.', 'O convidado encontra, meses depois, a lembrança na cozinha ou na estante. Ele se lembra do dia e sorri.'],
        ['Fazer vários iguais exige o mesmo corte e o mesmo ponto. A última precisa ficar tão bonita quanto a primeira.'],
        ['Para a festa grande e para a reunião só dos mais próximos. O número muda, o gesto é o mesmo.'],
        ['Pense no que faz os convidados se lembrarem de quem comemora. Uma figura querida diz mais que um enfeite qualquer.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantas lembranças preparar: {topic}.',
        'Como distribuir {o topic} na hora certa da festa.',
        'Como expor {o topic} na mesa.',
      ],
      steps: [
        ['Faltar lembrança é o receio de quem dá a festa, e sobrar muitas também. A lista raramente bate com a festa.'],
        ['Convidados com filhos costumam trazer irmãos. E a criança larga o que tem na mão para brincar.'],
        ['Calcule dez por cento a mais e deixe tudo perto da saída. Quem se despede leva e não esquece.'],
        ['Cortar muitas peças iguais se faz por etapas: todos os moldes, depois todos os recortes, por fim a costura.'],
      ],
    },
    casual: {
      openings: [
        'A conta das lembranças sem susto: {topic}.',
        'Onde eu poria {o topic} na festa.',
        'Uma dica pra quem dá a festa: {topic}.',
      ],
      steps: [
        ['A gente conta os convidados três vezes e no dia aparece primo que ninguém chamou. Festa é assim.'],
        ['Sempre vem um irmão junto e sempre tem adulto que quer. Não tem lista que dê conta.'],
        ['Põe uns dez por cento a mais na conta e deixa a cestinha perto da saída. Alguém da família fica de olho.'],
        ['Eu corto tudo primeiro, num dia só, e costuro depois. Se fizer um por um, o último sai diferente.'],
      ],
    },
    funny: {
      openings: [
        'A tia que leva três: {topic}.',
        'O fim da festa e {o topic}.',
        'A ciência de contar convidados e {topic}.',
      ],
      steps: [
        ['Existe uma fórmula para o número de lembranças. Convidados, mais irmãos, mais a tia que leva três sem olhar para os lados.'],
        ['Adultos sabem resistir a tudo, menos a uma coisa pequena e colorida em cima da mesa. E levam para os netos.'],
        ['Ponha as sobras num segundo lugar, fora de vista. Quem chega atrasado fica feliz e a tia não sabe.'],
        ['Quem faz lembrancinha só pensa na última da lista. Quando ela fica pronta, o telefone toca e pedem mais dez.'],
      ],
    },
    motivational: {
      openings: [
        'O que fica depois da festa: {topic}.',
        'De uma em uma até encher a caixa: {topic}.',
        'Quem costurou {o topic} também comemora.',
      ],
      steps: [
        ['Preparar uma festa em casa é dividir tarefas na mesa da cozinha. Alguém recorta, outro conta, todos provam o bolo.'],
        ['Fazer muitas peças iguais parece não ter fim. De dez em dez, a caixa vai enchendo, e a pressa diminui.'],
        ['Marque as etapas num papel: moldes, cortes, costura, conferência. Riscar cada linha dá ânimo para a seguinte.'],
        ['Na mesa, as lembrancinhas ficam lado a lado por algumas horas. Depois cada uma vai para uma casa diferente.'],
      ],
    },
  },
}
