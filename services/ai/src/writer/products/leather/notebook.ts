import type { ProductType } from '../product-type.ts'

export const notebook: ProductType = {
  nouns: ['agenda de couro', 'caderno de couro', 'capa de couro', 'estojo de couro', 'porta-óculos de couro'],
  asks: ['o que vai dentro ou a medida', 'a cor preferida', 'se é presente ou para você'],
  questions: {
    sale: ['O que vive solto na sua bolsa?', 'Para quem você daria um presente de couro?'],
    content: ['O que mora no fundo da sua bolsa?', 'Você cuida bem das suas coisas ou vai na sorte?'],
  },
  emojis: ['🤎', '🪡', '💼'],
  hashtags: ['couro', 'couroartesanal', 'cadernodecouro', 'pecasemcouro', 'agendadecouro', 'artigosdecouro', 'acessoriosdecouro'],
  sale: {
    professional: {
      openings: [
        'O couro na sua mesa, todos os dias: {topic}.',
        '{O topic} {protege/protegem} o que você usa e {fica/ficam} melhor com o tempo.',
        'Para quem cuida das próprias coisas: {topic}.',
      ],
      steps: [
        ['Numa reunião, cada um põe suas coisas sobre a mesa. Entre tantos objetos de plástico, o couro se nota.', 'O que vai na bolsa todos os dias bate, risca e amassa. O couro protege e aguenta bem esse convívio.'],
        ['O toque muda com os meses, e a cor também. O couro amacia e guarda as marcas de quem o usa.'],
        ['É presente para quem estuda, para quem trabalha com reuniões e para quem gosta de objetos duradouros.'],
        ['Antes de escolher, meça o que vai dentro ou o espaço na bolsa. Um dedo de folga facilita o uso.'],
      ],
    },
    casual: {
      openings: [
        'Couro pra usar todo dia: {topic}.',
        'Na mesa ou na bolsa, dá gosto ver {o topic}.',
        'Um mimo que dura: {topic}.',
      ],
      steps: [
        ['Sabe quando você tira uma coisa bonita da bolsa e alguém já pergunta de onde é? Com couro acontece.', 'Dentro da bolsa é uma confusão, tudo bate em tudo. Com o couro em volta, o que importa chega inteiro.'],
        ['O que eu amo é que vai ficando mais macio e mais seu. Daqui a um ano, tem outra cor e outro toque.'],
        ['Dá pra quem estuda, pra quem tá de emprego novo e pra aquela pessoa que cuida bem das coisas.'],
        ['Mede antes o que vai usar dentro, ou o espaço da bolsa. Um dedinho de folga e pronto.'],
      ],
    },
    funny: {
      openings: [
        'O fundo da bolsa não assusta mais: {topic}.',
        'A bagunça da bolsa perde para {o topic}.',
        'Meio caminho para a vida organizada: {topic}.',
      ],
      steps: [
        ['O fundo da bolsa tem migalha, tampa de caneta e um clipe selvagem. Convém entrar lá com alguma proteção.', 'Um detalhe de couro na mesa da reunião, e todos acham que você se preparou. Metade da organização é a primeira impressão.'],
        ['O couro melhora com o tempo e com o uso. Entre as coisas que carregamos todo dia, é uma exceção.'],
        ['Serve para o organizado de verdade e para o organizado de janeiro, que dura até o carnaval.'],
        ['Meça o que vai dentro antes de escolher. Forçar para caber só funciona em mala de viagem, e mal.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem leva os próprios planos a sério: {topic}.',
        'Um começo bem acompanhado: {topic}.',
        'Quem estuda e trabalha merece {topic}.',
      ],
      steps: [
        ['Primeira semana de curso ou de emprego, tudo no lugar e bem cuidado. Dá gosto tirar uma coisa bonita da bolsa.', 'Quem anota ideias no ônibus ou lê antes de dormir carrega sempre as mesmas coisas. Elas merecem um bom couro.'],
        ['Um corte certo, uma costura reta e a borda alisada com a mão. No couro, o trabalho fica à vista de todos.'],
        ['É presente para um curso novo, um cargo novo ou para agradecer a quem ensinou alguma coisa.'],
        ['Repare no que a pessoa nunca deixa em casa. Se for de couro, vai ser usado todos os dias.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O couro no dia a dia pede pouco: {topic}.',
        'Um cuidado com manchas de caneta e água: {topic}.',
        'Como manter {o topic} com boa aparência.',
      ],
      steps: [
        ['Um risco de caneta no couro leva todo mundo direto ao álcool. A mancha sai um pouco, e a cor sai junto.'],
        ['O álcool dissolve a tinta e também o acabamento do couro. Já o calor resseca a gordura que o mantém flexível.'],
        ['Limpe com pano macio quase seco e, a cada poucos meses, passe um creme próprio. Teste antes num canto escondido.'],
        ['Riscos leves de unha costumam sumir ao esfregar com o dedo. O calor da mão redistribui a gordura do couro.'],
      ],
    },
    casual: {
      openings: [
        'Riscou de caneta? Espera um pouco: {topic}.',
        'Não deixa no carro, tá? Falo {do topic}.',
        'Cuidar de couro é simples assim: {topic}.',
      ],
      steps: [
        ['A caneta estourou, e a gente já corre pro álcool. Aí, no lugar do risco, fica uma mancha clara pra sempre.'],
        ['O álcool leva a tinta e leva a cor do couro junto. E o sol seca aquela gordurinha que deixa ele macio.'],
        ['Paninho quase seco no dia a dia e um creme próprio de vez em quando. Testa primeiro num cantinho escondido.'],
        ['Risquinho de unha eu tiro esfregando o dedo, só com o calor da mão. Parece mágica, mas é o couro mesmo.'],
      ],
    },
    funny: {
      openings: [
        'O que a caneta fez com o couro: {topic}.',
        'Na bolsa lotada, {o topic} {impõe/impõem} respeito.',
        'A caneta sem tampa procurava {o topic}.',
      ],
      steps: [
        ['Toda bolsa tem uma caneta sem tampa à espera de uma superfície clara. Ela tem paciência e uma ótima pontaria.'],
        ['Tinta entra no couro porque ele tem poros. A pessoa entra em pânico porque viu a mancha antes do café.'],
        ['Não passe álcool. Use um pano seco, um produto próprio para couro e prenda a caneta, que é reincidente.'],
        ['Na bancada de couro, caneta só se for própria para marcar. As outras ficam em outra sala, por segurança.'],
      ],
    },
    motivational: {
      openings: [
        'Para durar e para usar: {topic}.',
        'O couro e as mãos que o costuram: {topic}.',
        'As marcas de uso {do topic} têm valor.',
      ],
      steps: [
        ['Há quem use o mesmo couro por décadas. A borda escurece, o canto amacia, e ninguém pensa em trocar.'],
        ['O que a gente usa todos os dias acaba ficando com a nossa cara. No couro, isso aparece na dobra e na cor.'],
        ['Escolha um objeto de couro que está parado, limpe e volte a usar. O uso é o que mais o conserva.'],
        ['Alinhar, furar, passar a linha, apertar. O ritmo se repete por horas, e é nele que a mão ganha firmeza.'],
      ],
    },
  },
}
