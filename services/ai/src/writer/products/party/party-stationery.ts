import type { ProductType } from '../product-type.ts'

export const partyStationery: ProductType = {
  nouns: ['papelaria de festa', 'kit festa personalizado', 'kit de festa'],
  asks: ['o tema da festa', 'quantos convidados são', 'o que vai ter na mesa de doces'],
  questions: {
    sale: ['Qual é o tema da próxima festa aí?', 'Quem escolhe o tema na sua casa?'],
    content: ['Quantas vezes o tema já mudou até a festa chegar?', 'Qual tema de festa da sua infância você lembra?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['papelariapersonalizada', 'papelariadefesta', 'festapersonalizada', 'kitfesta', 'personalizados', 'papelariacriativa', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Tudo no mesmo tema, da mesa à saída: {topic}.',
        '{O topic} {dá/dão} unidade à decoração da festa.',
        'Da mesa do bolo à porta, tudo combina com {topic}.',
      ],
      steps: [
        ['O convidado entra e entende o tema na hora. Está na mesa, nos doces, no bolo, e tudo parece pensado pela mesma pessoa.', 'Quem organiza festa comprando cada item num lugar sabe o problema. No fim há três tons da mesma cor e nenhum combina.'],
        ['Quando as peças nascem do mesmo desenho, até uma mesa simples fica com cara de produção. A harmonia faz o trabalho.'],
        ['Vale para a festa no salão e para a mesa de casa, com dez convidados. Muda a quantidade, o capricho continua.'],
        ['Comece pelo tema e pelo número de convidados. Depois liste o que vai à mesa: doces, bolo, bebidas, lugares.'],
      ],
    },
    casual: {
      openings: [
        'Olha tudo combinando: {topic}.',
        'Sem correr atrás de dez coisas diferentes: {topic}.',
        'A mesa inteira no mesmo tema com {topic}.',
      ],
      steps: [
        ['Sabe quando a gente compra um enfeite aqui, outro ali, e na mesa nenhum conversa com o outro? Com tudo no mesmo tema, isso acaba.', 'Eu gosto de ver a mesa nascendo: primeiro os doces, depois o bolo, os detalhes por último. De repente é festa.'],
        ['O segredo de mesa bonita quase sempre é esse: mesmas cores, mesmo desenho, do começo ao fim. Nem precisa de muita coisa.'],
        ['Funciona em festa grande, em festa na sala de casa e até no bolinho da escola. A gente só ajusta a quantidade.'],
        ['Me conta o tema, quantos convidados e o que vai ter na mesa de doce. Com isso dá pra pensar nas peças certas.'],
      ],
    },
    funny: {
      openings: [
        'Até o brigadeiro entrou no tema: {topic}.',
        'Um tema só, sem briga de cores: {topic}.',
        'A mesa ficou tão bonita que ninguém teve coragem de começar: {topic}.',
      ],
      steps: [
        ['A mesa ficou tão arrumada que os adultos ficaram sem jeito de pegar o primeiro doce. As crianças resolveram em quatro segundos.', 'O tema tomou conta de tudo: dos doces, do bolo, da mesa. Só o tio escapou, porque não quis usar chapéu.'],
        ['Com tudo combinando, ninguém discute se aquilo é azul ou verde. A família pode discutir outras coisas, e vai.'],
        ['Serve para criança apaixonada pelo tema da vez e para adulto que diz não ligar, mas já escolheu o dele há meses.'],
        ['Confirme o tema com quem faz aniversário. Criança muda de ideia rápido, e de preferência depois que está tudo pronto.'],
      ],
    },
    motivational: {
      openings: [
        'A festa pensada por inteiro: {topic}.',
        'O tema escolhido ganha forma: {topic}.',
        '{O topic} para quem cuida de cada canto da mesa.',
      ],
      steps: [
        ['Começou com uma pergunta em casa: qual vai ser o tema? Semanas depois, a resposta está na mesa inteira.', 'Quem arruma a mesa conhece o momento em que as peças se encontram. O cansaço da semana fica do lado de fora.'],
        ['Cada peça é pequena, e juntas elas mudam a sala. O trabalho miúdo aparece quando o conjunto fica pronto.'],
        ['Para o primeiro ano, os quinze, os sessenta. Cada idade tem um gosto, e a mesa pode contar qual é.'],
        ['Deixe quem vai ser festejado escolher o tema. A partir dessa escolha, as decisões seguintes ficam bem mais simples.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por onde começar a planejar {o topic}.',
        'Menos itens, mais harmonia: {topic}.',
        'Como distribuir {o topic} na mesa.',
      ],
      steps: [
        ['É comum escolher tudo no tema, do prato ao guardanapo, e depois estranhar que o conjunto ficou pesado.'],
        ['O olho precisa de um espaço calmo para enxergar o desenho. Quando cada centímetro tem estampa, nenhuma delas se destaca.'],
        ['Escolha dois ou três pontos para o tema e deixe o resto liso, nas mesmas cores. Comece pelo bolo e pelos doces.'],
        ['Antes de produzir, as peças são vistas lado a lado, ainda no rascunho. É ali que se percebe uma cor fora do lugar.'],
      ],
    },
    casual: {
      openings: [
        'Quanto é demais? Um papo sobre {topic}.',
        'Arrumar tudo sem pesar a mesa: {topic}.',
        'O que vale a pena e o que sobra {no topic}.',
      ],
      steps: [
        ['A gente quer tema em tudo: no copo, no prato, no canudo, no guardanapo. Aí arruma a mesa e não enxerga mais o bolo.'],
        ['É que cada peça sozinha é linda. Todas juntas, uma do lado da outra, começam a brigar por atenção.'],
        ['Escolhe onde o tema aparece forte, o bolo e os doces por exemplo, e deixa o resto numa cor só. Fica muito melhor.'],
        ['Eu sempre espalho tudo em cima da bancada antes, pra ver junto. Tem peça que sobra, e tudo bem.'],
      ],
    },
    funny: {
      openings: [
        'Quando a criança troca de tema na véspera: {topic}.',
        'O tema invadiu a casa com {topic}.',
        'A comissão da festa reunida por causa {do topic}.',
      ],
      steps: [
        ['Em janeiro era um tema, em março era outro. Na véspera da festa, a criança pergunta se ainda dá para mudar.'],
        ['Quem escolhe o tema tem uma paixão por semana. Quem organiza tem uma planilha e quase nenhuma paciência.'],
        ['Espere o mesmo tema sobreviver três semanas seguidas antes de decidir. Se passar no teste, comemore e não pergunte mais.'],
        ['No fim, a criança passou a festa brincando com uma caixa de papelão vazia. Mas a foto da mesa ficou linda.'],
      ],
    },
    motivational: {
      openings: [
        'O tema sai da cabeça e chega à mesa: {topic}.',
        'Uma festa montada com paciência: {topic}.',
        'O trabalho de combinar tudo {no topic}.',
      ],
      steps: [
        ['A criança entra, vê a mesa e para na porta com as mãos na boca. Quem preparou tudo esperava por esse segundo.'],
        ['A gente lembra das festas da infância por um desenho, uma cor, um enfeite. É assim que o tema fica.'],
        ['Guarde uma peça de cada festa numa pasta, com a data. Em poucos anos você tem uma coleção que conta a família.'],
        ['Quando as peças ficam lado a lado pela primeira vez, dá para ver a festa. É o momento mais bonito do trabalho.'],
      ],
    },
  },
}
