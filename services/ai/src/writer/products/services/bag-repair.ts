import type { ProductType } from '../product-type.ts'

export const bagRepair: ProductType = {
  nouns: ['conserto de bolsa', 'conserto de bolsas', 'conserto de mochila', 'conserto de mochilas', 'conserto de mala', 'conserto de malas', 'restauração de bolsa', 'restauração de bolsas'],
  asks: ['o que soltou ou emperrou', 'uma foto do ponto com problema', 'para quando você precisa'],
  questions: {
    sale: ['Zíper, alça ou costura: o que cede primeiro aí?', 'O que você anda usando mesmo com o fecho estragado?'],
    content: ['Qual bolsa ou mala já viajou mais com você?', 'O que aparece no fundo quando você esvazia tudo?'],
  },
  emojis: ['👜', '🧵', '🪡'],
  hashtags: ['consertodebolsas', 'consertodebolsa', 'consertodemochila', 'consertodemalas', 'restauracaodebolsas', 'bolsas', 'reformadebolsas'],
  sale: {
    professional: {
      openings: [
        'Zíper, alça, costura ou forro: {topic}.',
        'A alça cedeu no meio do caminho? Conheça {o topic}.',
        'Para voltar a carregar o seu dia: {topic}.',
      ],
      steps: [
        ['O zíper emperra com a mão ocupada e o ônibus chegando. Tudo o que você precisa está do lado de dentro.', 'A alça vinha avisando havia semanas, com um fio solto. Cedeu na calçada, com documento, chave e guarda-chuva dentro.'],
        ['Cada modelo tem a sua montagem, com forro, reforço e ferragens. O conserto respeita esse caminho e devolve o uso.'],
        ['Atende a quem usa todos os dias, a quem vai viajar e a quem guardou uma peça querida esperando solução.'],
        ['Ao pedir o orçamento, mande uma foto inteira e outra bem de perto. Esvazie tudo antes de trazer, inclusive os bolsos internos.'],
      ],
    },
    casual: {
      openings: [
        'Estourou a alça? Traz aqui: {topic}.',
        'O zíper travou de vez? Vem fazer {o topic}.',
        'O que você usa todo dia tem jeito: {topic}.',
      ],
      steps: [
        ['Sabe quando o zíper trava e você fica ali puxando, com a fila inteira esperando você achar o cartão?', 'A alça foi desfiando e você fingindo que não viu. Até que um dia arrebenta na rua, com tudo dentro.'],
        ['Eu abro com jeito, mexo só onde precisa e fecho de novo. Por fora, a ideia é ficar com a cara de sempre.'],
        ['É pra quem usa todo dia, pra quem tem viagem chegando e pra quem não consegue se separar da velha companheira.'],
        ['Manda foto de longe e de perto do estrago. E esvazia os bolsos antes de trazer, porque sempre fica uma moeda.'],
      ],
    },
    funny: {
      openings: [
        'O zíper pediu férias no meio da fila: {topic}.',
        'Segurar com clipe não conta como solução: {topic}.',
        'Um nó na alça durou até hoje: {topic}.',
      ],
      steps: [
        ['O zíper abre dois dedos e para. Você enfia a mão, pesca o celular com a ponta das unhas e segue a vida.', 'A alça já foi presa com nó, clipe e alfinete. Ontem ela juntou os três e desistiu na porta do elevador.'],
        ['Por dentro há forro, costura escondida e uma bala de outra década. Quem conserta passa por tudo isso com respeito.'],
        ['Para quem carrega a casa, para quem carrega o escritório e para quem jura que leva só o básico.'],
        ['Esvazie antes de trazer e prepare o coração. No fundo costumam aparecer três canetas, uma receita e a chave procurada em março.'],
      ],
    },
    motivational: {
      openings: [
        'O que carrega os seus dias merece cuidado: {topic}.',
        'Mais um tempo ao seu lado: {topic}.',
        'Quem carrega muito um dia precisa {do topic}.',
      ],
      steps: [
        ['A companheira do primeiro emprego, das provas e das viagens está com o fecho falhando. Ninguém quer se despedir de uma parceira assim.', 'Quem sai cedo e volta tarde carrega o dia inteiro de um lado só. Alça e costura sabem bem desse esforço.'],
        ['Para chegar ao ponto gasto, abre-se o forro devagar e guarda-se cada parte em ordem. Depois tudo volta ao lugar.'],
        ['Também é um jeito de trazer de volta a peça que era da mãe, da tia ou de uma amiga querida.'],
        ['Pense no que você mais usa e no que cansou primeiro. Com uma foto do ponto exato, a conversa fica fácil.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O peso escondido que desgasta a costura: {topic}.',
        'Hábitos simples que poupam zíper e alça: {topic}.',
        'O que observar no zíper antes que ele pare: {topic}.',
      ],
      steps: [
        ['Muitas pessoas puxam o zíper com mais força quando ele emperra. É nessa hora que um dente sai do lugar.', 'Pouca gente sabe quanto carrega todos os dias. Garrafa, carregador e papéis antigos somam mais do que parece.'],
        ['Quase todo o esforço se concentra onde a alça encontra a peça. Quando o peso aumenta, é ali que a linha cede.'],
        ['Quando o cursor travar, volte um pouco, solte o tecido preso e tente de novo devagar. Uma vez por semana, esvazie tudo.'],
        ['O lado de dentro mostra a rotina de quem usa. Um bom conserto pensa nela, e não apenas no rasgo.'],
      ],
    },
    casual: {
      openings: [
        'Para de brigar com o zíper e lê isso: {topic}.',
        'Coisas que eu vejo quando faço {o topic}.',
        'Quanto peso você carregou hoje? Um papo sobre {topic}.',
      ],
      steps: [
        ['O zíper trava, e o que a gente faz? Puxa com mais força. Eu entendo, mas é aí que ele entorta de vez.', 'A gente vai pondo garrafa, carregador, casaquinho, e nunca tira nada. Um dia a alça reclama com razão.'],
        ['Quem segura tudo é aquela costurinha onde a alça prende. Por fora parece firme, mas o fio já tá no limite.'],
        ['Travou? Volta um tiquinho, solta o pano que prendeu e vai devagar. E faz uma limpa no fundo toda sexta.'],
        ['Eu gosto do momento de testar o zíper depois de pronto. Abro e fecho umas dez vezes só pra ouvir.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia de bolso interno: {topic}.',
        'O zíper tem opinião própria sobre a hora de abrir: {topic}.',
        'Três canetas e nenhuma funciona: {topic}.',
      ],
      steps: [
        ['Na hora de procurar a chave, ela está embaixo de tudo. Quando o zíper emperra, então, ela está também do outro lado do mundo.', 'A pessoa diz que sai só com o básico. O básico inclui fita métrica, meia limpa e um talher de avião.'],
        ['A costura da alça segura tudo calada. Quando ela fala, costuma ser na escada rolante e em voz bem alta.'],
        ['Faça a faxina do fundo uma vez por mês. Quem achar mais de quatro guardanapos de lanchonete ganha o direito de rir de si.'],
        ['Depois do conserto, o zíper desliza que é uma beleza. Agora falta apenas descobrir de onde vem aquele barulho de chaveiro.'],
      ],
    },
    motivational: {
      openings: [
        'Mãos que abrem, costuram e fecham de novo: {topic}.',
        'O trabalho escondido atrás do forro: {topic}.',
        'Paciência de fio em fio {no topic}.',
      ],
      steps: [
        ['Um pai trouxe a companheira dos tempos de faculdade para a filha usar na dela. Trocou-se o fecho, e as marcas ficaram.', 'Há peças que passam anos no alto do armário por causa de um fecho. Um dia alguém resolve descer a escada e buscar.'],
        ['O ponto precisa passar pelos furos antigos para não criar outros. É um trabalho lento, feito mais com o tato que com os olhos.'],
        ['Ao guardar, encha o interior com papel ou tecido limpo e deixe a alça solta. A forma se mantém até a próxima saída.'],
        ['Quando tudo volta a fechar, quase não se vê onde a mão passou. Para quem conserta, esse é o melhor sinal.'],
      ],
    },
  },
}
