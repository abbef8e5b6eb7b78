import type { ProductType } from '../product-type.ts'

export const favor: ProductType = {
  nouns: ['lembrancinha de biscuit', 'lembrancinha em biscuit'],
  asks: ['o tema da festa', 'a data da festa', 'quantos convidados vão receber'],
  questions: {
    sale: ['Qual é a próxima festa da sua família?', 'Quem na sua família pega lembrancinha até para a vizinha?'],
    content: ['Você ainda tem lembrancinha guardada em casa?', 'De qual festa é a lembrancinha mais antiga da sua geladeira?'],
  },
  emojis: ['🎁', '🎉', '🎨'],
  hashtags: ['lembrancinhadebiscuit', 'lembrancinhasdebiscuit', 'lembrancinhasembiscuit', 'biscuit', 'lembrancinhas', 'lembrancinhasdefesta', 'biscuitpersonalizado'],
  sale: {
    professional: {
      openings: [
        'Para o convidado levar um pouco da festa: {topic}.',
        'A festa continua na casa de cada convidado com {topic}.',
        'Quem recebe {topic} lembra de você depois.',
      ],
      steps: [
        ['Na saída, o convidado agradece, abraça e recebe algo nas mãos. Esse último gesto é o que ele leva para casa com a festa.', 'Meses depois, numa estante ou na porta da geladeira, a lembrancinha ainda está lá. E a festa volta a ser assunto.'],
        ['Doce acaba no caminho de casa. Uma lembrancinha de biscuit fica, porque a massa endurece e mantém a forma por muito tempo.'],
        ['Serve para agradecer a quem veio e também a quem ajudou nos preparativos. Muitas famílias guardam uma na caixa de recordações.'],
        ['Para calcular a quantidade, conte por família ou por pessoa e acrescente algumas a mais. Sempre aparece um convidado que ninguém esperava.'],
      ],
    },
    casual: {
      openings: [
        'Ninguém vai embora de mão vazia: {topic}.',
        'O pessoal já sai da festa de olho {no topic}.',
        'Com {topic}, a festa vai pra casa de todo mundo.',
      ],
      steps: [
        ['Sabe aquela visita em que você vê na geladeira do amigo a lembrancinha da sua festa? Passou um ano e ela continua lá.', 'Fim de festa, sapato na mão, criança dormindo no ombro. E mesmo assim a pessoa volta pra pegar a lembrancinha que esqueceu na mesa.'],
        ['Biscuit dura, e é isso que eu acho bonito. A pessoa guarda porque é pequeno, não estraga e lembra de um dia bom.'],
        ['Dá pra pensar nos convidados, nos padrinhos, na turma que ajudou a encher balão. Quem carregou cadeira também merece uma.'],
        ['Na hora de contar, faz a lista por família e soma umas a mais. Sempre tem quem peça outra pra avó que não foi.'],
      ],
    },
    funny: {
      openings: [
        'O motivo real da fila na saída da festa: {topic}.',
        'Tem convidado que só vai embora com {o topic} na mão.',
        'Guarde bem, porque {o topic} {some/somem} antes do bolo.',
      ],
      steps: [
        ['Toda festa tem aquela tia que pega uma lembrancinha para ela, uma para a vizinha e uma para alguém que ninguém conhece.', 'O convidado diz que já vai há quarenta minutos. Quando as lembrancinhas aparecem na mesa, ele descobre que pode esperar mais um pouco.'],
        ['Brigadeiro na bolsa vira problema no carro. Biscuit não derrete nem amassa, e a bolsa da tia agradece em silêncio.'],
        ['Uma para quem veio, uma para quem ajudou e uma para quem jurou que vinha. Essa última acaba na bolsa da tia também.'],
        ['Conte os convidados, some algumas a mais e não conte a ninguém onde ficaram. Principalmente se a sua família tiver bolsa grande.'],
      ],
    },
    motivational: {
      openings: [
        'Um jeito bonito de agradecer a quem veio: {topic}.',
        'Cada convidado faz parte, e {o topic} {diz/dizem} isso.',
        'Agradecer também se prepara com carinho: {topic}.',
      ],
      steps: [
        ['Há quem atravesse a cidade para passar algumas horas com vocês. Entregar uma lembrança nas mãos de cada um é agradecer de perto.', 'No dia seguinte à festa, a casa está em silêncio e cheia de fotos no celular. Na casa dos outros, ficou uma lembrança.'],
        ['Uma lembrancinha de biscuit ocupa pouco espaço e permanece. É por isso que tanta gente guarda as das festas que marcaram a família.'],
        ['Lembre também de quem não aparece na foto, quem cozinhou, buscou, carregou. Para essas pessoas, ser lembrado vale muito.'],
        ['Faça a lista de convidados com a família reunida. Sempre tem alguém que lembra de um nome que ia ficar de fora.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como planejar sem sobras nem faltas: {topic}.',
        'Pequenas decisões ajudam na hora de distribuir {topic}.',
        'O que observar ao preparar {topic} para uma festa.',
      ],
      steps: [
        ['Nem todo convidado leva a lembrancinha, e no fim da festa restam várias na mesa. Em geral, faltou alguém entregar.'],
        ['Na saída, todos estão com pressa, com criança no colo ou procurando a chave do carro. Um objeto pequeno num canto passa despercebido.'],
        ['Coloque a bandeja perto da saída ou peça a alguém da família que entregue em mãos. O abraço de despedida é a melhor hora.'],
        ['Depois da festa, separe uma para o álbum ou a caixa de recordações da família. É a que daqui a anos fará mais falta.'],
      ],
    },
    casual: {
      openings: [
        'Um papo sobre fim de festa: {topic}.',
        'Quem já organizou festa sabe a conta {do topic}.',
        'Anota aí antes de distribuir {o topic}.',
      ],
      steps: [
        ['Quantas vezes a festa acabou e sobrou uma caixa inteira de lembrancinha no canto? E o pessoal perguntando depois se não tinha.'],
        ['É que na despedida tá todo mundo com a cabeça em outro lugar. Se a lembrancinha fica escondida, ninguém vê.'],
        ['Bota tudo numa bandeja do lado da porta, ou pede pra uma criança entregar. Elas levam a tarefa muito a sério.'],
        ['E guarda uma pra vocês logo no começo, longe da mesa. Dono de festa é quem mais fica sem lembrancinha.'],
      ],
    },
    funny: {
      openings: [
        'Estudo não muito científico sobre convidados: {topic}.',
        'Observações de quem já viu gente disputar {topic}.',
        'Existe uma matemática só {do topic}.',
      ],
      steps: [
        ['Cem convidados, cem lembrancinhas, e faltaram doze. Nenhuma ciência explicou até hoje esse fenômeno, mas toda família tem uma suspeita.', 'O convidado discreto leva uma. O convidado experiente pergunta se pode levar para a prima, e a prima nunca apareceu em festa nenhuma.'],
        ['A explicação é simples: cada um pega pensando em quem ficou em casa. E sempre ficou muita gente em casa.'],
        ['Se quiser a conta exata, entregue em mãos na despedida. Olhando nos olhos, fica mais difícil inventar três primas.'],
        ['No fim, metade das geladeiras da família conta a mesma história. E a da tia conta em seis exemplares diferentes.'],
      ],
    },
    motivational: {
      openings: [
        'Muitas peças, a mesma atenção em cada uma: {topic}.',
        'Por trás {do topic} há uma mesa cheia e muita paciência.',
        'O valor {do topic} está em quem lembra.',
      ],
      steps: [
        ['Na mesa de trabalho, dezenas de peças iguais esperam em fila. A última precisa sair tão caprichada quanto a primeira.'],
        ['Repetir o mesmo gesto muitas vezes parece fácil até a trigésima peça. É aí que conta o cuidado de quem faz.'],
        ['Se você tem lembrancinhas guardadas, junte todas numa bandeja ou num quadro. As crianças da casa vão querer saber de quem foi cada festa.'],
        ['Quem modela quase nunca conhece os convidados. Mesmo assim, fica a alegria de saber que há uma peça em tantas casas.'],
      ],
    },
  },
}
