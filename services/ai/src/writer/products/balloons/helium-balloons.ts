import type { ProductType } from '../product-type.ts'

export const heliumBalloons: ProductType = {
  nouns: ['balão de gás hélio', 'balão de hélio'],
  asks: ['qual é a festa', 'a hora em que começa', 'quantos balões'],
  questions: {
    sale: ['Quem merece encontrar a sala cheia de balões?', 'Teto da sala ou cadeira do aniversariante?'],
    content: ['Você já deixou um balão escapar?', 'Quem aí já perdeu balão no teto do shopping?'],
  },
  emojis: ['🎈', '🎉', '☁️'],
  hashtags: ['balaodegashelio', 'gashelio', 'balaocomgashelio', 'baloescomgashelio', 'baloes', 'balao', 'festadeaniversario'],
  sale: {
    professional: {
      openings: [
        'A festa também acontece no alto: {topic}.',
        '{O topic} {dá/dão} leveza ao lugar da festa.',
        'Flutuando à espera de quem chega: {topic}.',
      ],
      steps: [
        ['A porta se abre e há cor acima de todas as cabeças. Antes do abraço, a pessoa olha para cima e sorri.', 'No centro da mesa, na cadeira ou junto ao teto, o balão que flutua muda a sala sem ocupar espaço no chão.'],
        ['Como flutua, não precisa de parede nem de prego. Basta uma fita, e a altura se ajusta ao ambiente.'],
        ['Vai bem em aniversários, formaturas, chegadas e pedidos de casamento. E na surpresa de manhã, ao lado da cama.'],
        ['Informe a hora da festa e se o lugar é fechado ou aberto. Com hélio, o horário faz toda a diferença.'],
      ],
    },
    casual: {
      openings: [
        'Olha pra cima, é festa: {topic}.',
        'Eu viro criança quando vejo {o topic}.',
        'Segura firme na fita: {topic}.',
      ],
      steps: [
        ['Abrir a porta e dar de cara com a sala toda flutuando. Não tem adulto que não olhe pra cima de boca aberta.', 'Sabe aquela criança que anda na rua com o balão amarrado no pulso e o queixo pra cima? A gente quer de novo.'],
        ['O balão fica lá no alto sozinho, sem fita na parede e sem cadeira. Você só escolhe onde a ponta vai ficar.'],
        ['Pra aniversário, pra formatura, pra receber alguém no aeroporto. Até pra mesa de um amigo no trabalho.'],
        ['Me conta a que horas começa e se é dentro ou fora. Com hélio, a hora conta muito.'],
      ],
    },
    funny: {
      openings: [
        'Mantenha a fita bem presa e aproveite {o topic}.',
        'O teto da sala nunca recebeu tanta visita: {topic}.',
        'Cuidado ao abrir a janela perto {do topic}.',
      ],
      steps: [
        ['O balão escapou no estacionamento. Três adultos pularam ao mesmo tempo, com a mesma dignidade, e nenhum alcançou.', 'No carro, o balão passou a viagem inteira entre o motorista e o retrovisor. Chegou mais animado que todo mundo.'],
        ['Sobe sozinho, desce quando bem entende e não ajuda a lavar a louça. É o convidado mais independente da festa.'],
        ['Para crianças, para namorados e para o chefe que finge trabalhar com um balão amarrado na cadeira.'],
        ['Amarre bem a fita antes de sair à rua. Correr atrás de balão é bonito no cinema e cansativo na calçada.'],
      ],
    },
    motivational: {
      openings: [
        'Um motivo para olhar para cima: {topic}.',
        'Para receber quem estava longe: {topic}.',
        '{O topic} para uma chegada que merece festa.',
      ],
      steps: [
        ['No desembarque, entre tantas malas, uma fita e um balão procuram um rosto. Quem volta reconhece os seus de longe.', 'Alguém soltou os balões no quarto antes de amanhecer. Quem faz aniversário acordou olhando para o teto colorido.'],
        ['O enfeite que flutua não dura para sempre, e ninguém pede que dure. A cara de quem entra fica na lembrança.'],
        ['Para quem passou na prova, para quem volta para casa e para quem completa uma idade bonita.'],
        ['Combine tudo para o momento em que a pessoa chega. Uma hora bem escolhida vale mais que muitos balões.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Do teto ao tapete em uma noite: {topic}.',
        'Como levar {o topic} no carro.',
        'O que esperar {do topic} no calor e no frio.',
      ],
      steps: [
        ['O balão flutuava à noite e amanheceu no chão. Muita gente pensa que havia um furo, e quase nunca há.'],
        ['O hélio escapa aos poucos, e pelo látex vai mais depressa. No frio o balão encolhe um pouco, e no sol dilata.'],
        ['Combine os balões para perto da hora da festa, prenda as fitas juntas e deixe tudo longe do sol e do ventilador.'],
        ['No fim da noite, os balões descem devagar, um de cada vez. A festa vai embora no mesmo ritmo.'],
      ],
    },
    casual: {
      openings: [
        'De noite no teto, de manhã no tapete: {topic}.',
        'Saindo do carro sem perder nenhum: {topic}.',
        'Combina direitinho a hora {do topic}.',
      ],
      steps: [
        ['O balão dormiu no teto e acordou no chão. A gente acha que fez alguma coisa errada, mas é assim mesmo.'],
        ['O hélio é leve e vai escapando do balão aos poucos. No frio o balão murcha um tanto, no sol estica.'],
        ['Combina os balões pra perto da hora da festa e amarra as fitas num pesinho. Janela fechada e ventilador longe.'],
        ['Eu acho bonito quando o balão fica no meio do caminho, nem teto nem chão, passeando pela sala.'],
      ],
    },
    funny: {
      openings: [
        'O teto do salão guarda segredos e {topic}.',
        'Fuga no estacionamento com {topic}.',
        'A criança, a fita e um brigadeiro no caminho: {topic}.',
      ],
      steps: [
        ['Toda criança jura que vai segurar bem a fita. Trinta segundos depois, a família inteira olha para o céu.'],
        ['A mão abre para pegar um brigadeiro, e a fita aproveita. É sempre nessa hora.'],
        ['Amarre a fita no pulso com um laço frouxo, e não com nó. E entregue o brigadeiro na outra mão.'],
        ['De madrugada, o balão desce e atravessa o corredor sozinho. Quem levanta para beber água leva um belo susto.'],
      ],
    },
    motivational: {
      openings: [
        'A espera na porta do desembarque com {topic}.',
        'A surpresa preparada enquanto todos dormem: {topic}.',
        'Um quarto cheio de cor logo cedo: {topic}.',
      ],
      steps: [
        ['Preparar uma surpresa de manhã exige pés leves e porta sem ranger. Quem já fez conhece a alegria de esperar.'],
        ['A gente se lembra menos do presente do que do segundo em que a porta abriu. O enfeite prepara esse segundo.'],
        ['Prenda na ponta de cada fita uma foto ou um bilhete. Na altura das mãos, cada um vira uma lembrança.'],
        ['No dia seguinte, os balões já desceram um pouco, e as fitas ficam na altura da mão. A festa rende mais uma manhã.'],
      ],
    },
  },
}
