import type { ProductType } from '../product-type.ts'

export const lingerie: ProductType = {
  nouns: ['lingerie', 'calcinha', 'sutiã'],
  asks: ['as suas medidas', 'se é para o dia a dia ou para uma ocasião', 'se prefere básico ou com renda'],
  questions: {
    sale: ['Conforto ou renda: o que você olha primeiro?', 'Básica de todo dia ou uma cor diferente?'],
    content: ['Você lava à mão ou vai tudo pra máquina?', 'Tem peça com etiqueta esperando ocasião na sua gaveta?'],
  },
  emojis: ['👙', '🎀', '✨'],
  hashtags: ['lingerie', 'lingeries', 'modaintima', 'calcinha', 'sutia', 'lingeriefeminina', 'conjuntodelingerie'],
  sale: {
    professional: {
      openings: [
        '{O topic} com conforto para o dia todo.',
        'A primeira peça do dia importa: {topic}.',
        'Quando {o topic} {veste/vestem} bem, a roupa cai melhor.',
      ],
      steps: [
        ['É a primeira coisa que você veste e a última de que quer se lembrar. Quando está no tamanho certo, some durante o dia.', 'A roupa está ótima, mas uma alça escorrega a manhã inteira. Muitas vezes, o incômodo está no que vai por baixo.'],
        ['A peça de baixo define como a de cima vai cair. Boa modelagem não marca, não enrola e não pede ajuste.'],
        ['Há modelos para o dia de trabalho, para a roupa justa e para uma data a dois. Cada um tem seu lugar na gaveta.'],
        ['Tire as medidas com fita, sem apertar, e prefira o número de hoje. Quem mede acerta mais do que quem adivinha.'],
      ],
    },
    casual: {
      openings: [
        'Gosto de vestir e de usar o dia todo: olha {o topic}.',
        'A gaveta tava pedindo {o topic}.',
        'Um agrado que é só seu: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente chega em casa e a primeira coisa é tirar o que aperta? Então, não precisava ser assim.', 'Abre a sua gaveta e olha com sinceridade. Tem peça ali que já pediu aposentadoria faz tempo, e a gente fingindo que não vê.'],
        ['Quando veste bem, a gente esquece. A roupa cai melhor, a alça fica no lugar e ninguém passa o dia se ajeitando.'],
        ['Tem dia de conforto, tem dia de capricho e tem dia dos dois. O bom é ter uma opção pra cada humor.'],
        ['Me passa as medidas tiradas com fita, sem apertar. O tamanho muda com o tempo, e é melhor medir do que chutar.'],
      ],
    },
    funny: {
      openings: [
        'Para aposentar aquela peça da gaveta de baixo: {topic}.',
        '{O topic} com o elástico ainda cheio de ânimo.',
        'A gaveta agradece {o topic}.',
      ],
      steps: [
        ['Existe a peça boa, que fica guardada para um dia especial. E a de sempre, cujo elástico já se despediu faz tempo.', 'Uma alça que escorrega durante a reunião exige talento. É preciso ajeitar, concordar e anotar, tudo com o mesmo ombro.'],
        ['O maior elogio que essa peça pode receber é o esquecimento. Se você não pensou nela até a noite, está aprovada.'],
        ['Para o dia comum, para a data marcada e para a mala de viagem, na qual sempre vão o dobro dos dias.'],
        ['Tire as medidas com fita e calma. Aquele número que você decorou há dez anos pode ter mudado de endereço.'],
      ],
    },
    motivational: {
      openings: [
        'Um cuidado que só você vê: {topic}.',
        '{O topic} também {merece/merecem} uma boa escolha.',
        'Conforto em primeiro lugar, a começar {pelo topic}.',
      ],
      steps: [
        ['Você cuida da roupa que todo mundo vê. A que fica junto do corpo o dia inteiro merece a mesma atenção.', 'Renovar a gaveta é um gesto simples, que se adia por meses. Quem faz sente a diferença na manhã seguinte.'],
        ['Uma peça no tamanho certo deixa o corpo livre para o dia. Você trabalha, anda e abraça sem se ajeitar a toda hora.'],
        ['Pode ser para uma ocasião ou para um dia qualquer. O motivo de usar o que é bonito pode ser só o seu gosto.'],
        ['Comece trocando as peças que apertam ou já cederam. Com poucas e boas, a gaveta inteira muda.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} para durar.',
        'Elástico, renda e água fria: {topic}.',
        '{O topic} e o saquinho de lavar.',
      ],
      steps: [
        ['A peça foi para a máquina com o jeans e saiu torcida. O elástico, que era firme, já não volta ao lugar.', 'Com poucos meses, a alça afrouxa e a cor fica acinzentada. Na maior parte das vezes, a causa é a lavagem.'],
        ['Calor e torção enfraquecem o elástico e deformam rendas e bojos. Peças com zíper ou fecho ainda puxam o fio.'],
        ['Lave à mão em água fria, ou na máquina dentro de um saquinho, com o fecho abotoado. Seque à sombra, sem secadora.'],
        ['Alternar as peças também conta, porque o elástico descansa entre um uso e outro. Em rodízio, todas duram mais.'],
      ],
    },
    casual: {
      openings: [
        'Bora arrumar a gaveta {do topic}?',
        'A gaveta que ninguém vê: {topic}.',
        'Uma faxina que dá gosto é na gaveta {do topic}.',
      ],
      steps: [
        ['A gente usa sempre as mesmas cinco peças e o resto fica lá no fundo. Tem uma com etiqueta esperando um dia especial.', 'Tem peça que a gente guarda só pro caso de faltar. E o caso chega toda semana, porque ninguém lavou as boas.'],
        ['Como ninguém vê, a gente vai deixando. Só que quem usa o dia inteiro somos nós, né?'],
        ['Tira tudo, separa o que aperta, o que cedeu e o que tá bom. O que sobrar, guarda em pé, em caixinhas.'],
        ['Depois é só alegria, a gaveta fecha e a gente enxerga o que tem. E estreia logo aquela da etiqueta.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia de gaveta com {o topic}.',
        'A peça de todo dia e a de ocasião: {topic}.',
        'O varal conhece a verdade sobre {o topic}.',
      ],
      steps: [
        ['A peça bonita está na gaveta há dois anos, esperando a ocasião. A ocasião já passou três vezes, e você estava com a outra.'],
        ['A peça confortável ganha sempre, porque ninguém acorda pensando em ocasião. Acorda pensando em café e pega a primeira da pilha.'],
        ['Misture as duas na gaveta, lado a lado, e use na ordem. Estenda do lado de dentro do varal, atrás das toalhas.'],
        ['Assim as visitas veem apenas toalhas, muito sérias. E a vizinha, que estende tudo na frente, continua sendo nossa inspiração.'],
      ],
    },
    motivational: {
      openings: [
        'Conforto também se aprende a escolher: {topic}.',
        'Medir de novo, sem drama: {topic}.',
        'A gaveta de hoje e {o topic}.',
      ],
      steps: [
        ['Passamos anos usando o mesmo número, escolhido num provador antigo. O corpo seguiu, e a etiqueta ficou.'],
        ['O corpo muda com a idade, com a rotina e com as fases. E cada modelagem veste de um jeito diferente.'],
        ['Refaça as medidas uma vez por ano, com fita e roupa fina. Ao provar, erga os braços, sente-se e veja se algo se desloca.'],
        ['O número novo é só um número. O que muda de fato é chegar ao fim do dia sem pressa de tirar nada.'],
      ],
    },
  },
}
