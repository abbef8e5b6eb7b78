import type { ProductType } from '../product-type.ts'

export const octopus: ProductType = {
  nouns: ['polvo de crochê', 'polvinho de crochê', 'polvo de amigurumi', 'polvinho de amigurumi'],
  asks: ['as cores do quarto', 'onde o polvo vai morar', 'se é para bebê ou para decorar'],
  questions: {
    sale: ['De que cor seria o seu?', 'Para o quarto do bebê ou para a sua estante?'],
    content: ['Você também puxaria um tentáculo?', 'Se tivesse oito braços, o que faria primeiro?'],
  },
  emojis: ['🐙', '🧶', '👶'],
  hashtags: ['polvodecroche', 'polvoamigurumi', 'polvinhodecroche', 'polvinho', 'amigurumi', 'presenteparabebe', 'enxovaldebebe'],
  sale: {
    professional: {
      openings: [
        'Oito tentáculos e muita simpatia: {topic}.',
        '{O topic} {chega/chegam} ao quarto e já {acha/acham} seu lugar.',
        'Um presente diferente para quem espera um bebê: {topic}.',
      ],
      steps: [
        ['Na mesa do chá de bebê há pacotes de todo tamanho. Quando sai um polvo de crochê, ele passa de mão em mão.', 'No quarto que está sendo montado, falta às vezes um pouco de humor. Oito pernas enroladas resolvem a prateleira.'],
        ['Os tentáculos saem da agulha já em espiral. O enrolado vem do próprio ponto, com vários pontos feitos no mesmo lugar.'],
        ['É presente de chá, de nascimento e de aniversário. Também enfeita estantes de adultos que gostam do mar.'],
        ['Escolha a cor a partir do quarto onde ele vai ficar e o tamanho a partir do lugar na estante.'],
      ],
    },
    casual: {
      openings: [
        'Oito braços e nenhuma pressa: {topic}.',
        '{O topic} {conquista/conquistam} todo mundo na visita.',
        'Cada tentáculo é uma molinha: {topic}.',
      ],
      steps: [
        ['A gente põe na mesa e ninguém resiste, já vai puxando um tentáculo pra ver voltar. Adulto é o primeiro.', 'Chá de bebê cheio de presente prático, e aí abrem um polvo de crochê. Pronto, parou a festa.'],
        ['O enroladinho é do próprio crochê, são muitos pontos no mesmo lugar. Ele sai da agulha já torcendo.'],
        ['Pra dar no chá, na visita, no aniversário. E pra estante de quem ama coisa do mar.'],
        ['Me diz as cores do quarto e onde ele vai morar. Com isso a gente escolhe os tons e o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Oito pernas e não gasta com sapato: {topic}.',
        '{O topic} {abraça/abraçam} mais que tia em aniversário.',
        'Com oito braços, até lavar louça era fácil: {topic}.',
      ],
      steps: [
        ['Pais de recém-nascido descobrem na primeira semana que dois braços são pouco. O polvo olha da prateleira com ar de superior.', 'Na visita, todos puxam um tentáculo e soltam. São adultos, pagam contas, e estão na fila para puxar de novo.'],
        ['Oito tentáculos significam fazer a mesma coisa oito vezes. Lá pelo sexto, quem faz pensa em lançar um modelo econômico.'],
        ['Para o chá, o aniversário e a amiga que vive dizendo que precisava de mais um par de mãos.'],
        ['Escolha a cor pelo quarto. Quanto ao nome, a família leva semanas e termina sempre em Polvinho.'],
      ],
    },
    motivational: {
      openings: [
        'Oito vezes o mesmo capricho: {topic}.',
        '{O topic} {pede/pedem} paciência até a última ponta.',
        'Oito tentáculos, um por um: {topic}.',
      ],
      steps: [
        ['Quem espera um bebê recebe muita coisa útil. No meio delas, um presente feito na agulha diz que alguém teve tempo.', 'Quem vai visitar um bebê quer levar algo que a família não tenha igual. Um polvo de crochê costuma ser surpresa.'],
        ['Oito tentáculos precisam sair do mesmo comprimento. A mão conta, enrola, compara e só então dá por pronto.'],
        ['Para a família que cresce, para o sobrinho que faz aniversário ou para quem mora longe do mar e sente falta.'],
        ['Pense em quem vai ganhar e nas cores que já existem no quarto. Dois tons que conversam bastam.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que enrolam os tentáculos {do topic}?',
        'Um ponto repetido muda a forma: {topic}.',
        'Cuidados com {o topic} no quarto.',
      ],
      steps: [
        ['Depois da lavagem, os tentáculos podem sair esticados e sem graça. Parece estrago, e quase sempre tem solução.'],
        ['A espiral nasce da conta: vários pontos na mesma laçada não cabem em linha reta, e o fio torce.'],
        ['Com a peça ainda úmida, enrole cada tentáculo no dedo e deixe secar deitado à sombra. A forma volta.'],
        ['Quem faz confere os oito lado a lado. Um mais curto se percebe de imediato, e é refeito.'],
      ],
    },
    casual: {
      openings: [
        'O segredo do enroladinho: {topic}.',
        'Me perguntam sempre isto sobre {o topic}.',
        'Esticou na lavagem? Dá um jeito {no topic}.',
      ],
      steps: [
        ['A gente lava, pendura por um tentáculo e ele seca compridão. Fica um polvo de sete pernas e uma corda.'],
        ['A voltinha é do crochê mesmo. São muitos pontos no mesmo furinho, e como não cabem, o fio se enrola.'],
        ['Ainda úmido, enrola no dedo um por um e põe pra secar deitado. Fica enroladinho outra vez.'],
        ['Lá pelo quinto tentáculo eu já faço sem olhar. O perigo é esse, porque aí eu esqueço de contar.'],
      ],
    },
    funny: {
      openings: [
        'Oito tentáculos e uma fila para puxar: {topic}.',
        'A vida social {do topic}, entre visitas e puxões.',
        'O polvo não fez nada: {topic}.',
      ],
      steps: [
        ['A regra é clara: ninguém passa por um polvo de crochê sem puxar um tentáculo. Até o chefe sério puxaria.'],
        ['O problema é o efeito mola. Estica, volta, e o cérebro adulto pede mais uma vez.'],
        ['Se você tem um em casa, aceite. Depois das visitas, enrole tudo no dedo e arrume o penteado dele.'],
        ['No sétimo tentáculo, quem faz polvo já pensa em mudar para bichos de quatro pernas. Ou logo para cobra, que não tem nenhuma.'],
      ],
    },
    motivational: {
      openings: [
        'Um, dois, até oito: {topic}.',
        'O sétimo é o mais difícil: {topic}.',
        'Quem faz {topic} conta até oito muitas vezes.',
      ],
      steps: [
        ['O primeiro tentáculo é divertido, o segundo confirma a receita. Ainda faltam seis, e agora começa o trabalho.', 'Quem crocheta sabe que repetir é o mais difícil. A mão cansa, o ponto aperta, e a peça mostra.'],
        ['Contar em voz baixa mantém a medida. Sem a conta, o último tentáculo sai de outro tamanho.'],
        ['Se for fazer um, tente dois tentáculos por noite. Em quatro noites estão todos iguais e a mão descansada.'],
        ['No fim, os oito se encontram embaixo da cabeça. De longe ninguém distingue o primeiro do último, e era essa a ideia.'],
      ],
    },
  },
}
