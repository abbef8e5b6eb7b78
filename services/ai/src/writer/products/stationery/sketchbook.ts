import type { ProductType } from '../product-type.ts'

export const sketchbook: ProductType = {
  nouns: ['caderno de desenho', 'sketchbook'],
  asks: ['com que material você desenha', 'o tamanho que prefere', 'se vai na bolsa ou fica na mesa'],
  questions: {
    sale: ['Lápis, caneta ou aquarela: com o que você desenha?', 'Você desenha em casa ou na rua?'],
    content: ['O que você mais rabisca sem perceber?', 'Você mostra os seus desenhos ou esconde?'],
  },
  emojis: ['✏️', '🎨', '📓'],
  hashtags: ['sketchbook', 'cadernodedesenho', 'desenho', 'sketchbooks', 'ilustracao', 'sketch', 'papelaria'],
  sale: {
    professional: {
      openings: [
        'Folhas prontas para o próximo desenho: {topic}.',
        '{O topic} {acompanha/acompanham} quem desenha em qualquer lugar.',
        'Um lugar para o traço e para o estudo: {topic}.',
      ],
      steps: [
        ['No banco da praça, no intervalo ou na mesa da cozinha. Quem desenha gosta de ter papel por perto quando vê a cena.', 'A ideia passa depressa, e o guardanapo do café não dura. Num caderno, o primeiro traço fica guardado com a data.'],
        ['Sem linhas no caminho, a mão decide onde começa e onde termina. Cada página aceita um estudo, um erro e uma surpresa.'],
        ['Serve a quem estuda, a quem trabalha com criação e a quem desenha só por gosto, no fim do dia.'],
        ['Pense no material que usa. Lápis pede uma folha, aquarela pede outra, e o tamanho depende de onde você desenha.'],
      ],
    },
    casual: {
      openings: [
        'Folha em branco chamando: {topic}.',
        'Eu não saio pra rua sem {topic} na bolsa.',
        'Pra rabiscar sem pedir licença: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente vê uma cena linda no ônibus e só tem o verso de um recibo pra desenhar?', 'A gente começa com um rabisco no telefone e, quando desliga, tem um gato de chapéu no canto da folha.'],
        ['O bom é que fica tudo junto. Você folheia e vê o olho torto de março e o olho certo de agosto.'],
        ['Pra quem estuda, pra quem trabalha com isso, pra criança que desenha em tudo. E presente bom pra quem vive rabiscando.'],
        ['Me conta se você usa lápis, caneta ou tinta. Pra levar na bolsa, menor, e pra mesa pode ser grandão.'],
      ],
    },
    funny: {
      openings: [
        'A parede da sala agradece a chegada {do topic}.',
        'Para os gatos de chapéu das reuniões: {topic}.',
        'Mãos são difíceis, por isso existe {o topic}.',
      ],
      steps: [
        ['Todo personagem desenhado em casa tem as mãos no bolso. Não é estilo, é que mão ninguém consegue fazer.', 'A criança descobriu a parede branca da sala. Os pais descobriram, no mesmo dia, que precisavam de folhas.'],
        ['Aceita olho torto, cavalo com cara de cachorro e perspectiva criativa. E não mostra a ninguém sem autorização.'],
        ['Para o artista, para o estudante e para quem atende telefone e termina a ligação com um castelo pronto.'],
        ['Escolha um tamanho que caiba na bolsa. O cavalo com cara de cachorro costuma aparecer fora de casa.'],
      ],
    },
    motivational: {
      openings: [
        'Uma página por dia, e o traço melhora: {topic}.',
        'Para quem voltou a desenhar: {topic}.',
        '{O topic} para o traço de quem insiste.',
      ],
      steps: [
        ['Depois do trabalho, alguém afasta os pratos da mesa e desenha por vinte minutos. É a melhor parte da noite.', 'A primeira página saiu torta, e a décima também. Na trigésima, a pessoa olhou duas vezes antes de virar.'],
        ['Quem desenha sempre passa a ver mais: a sombra da xícara, a curva da rua, o jeito de alguém esperar.'],
        ['Para quem desenhava na escola e parou, para quem estuda à noite e para quem começou agora, sem professor.'],
        ['Escolha um que você tenha vontade de levar junto. O desenho do dia costuma acontecer longe da mesa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como começar a primeira página {do topic}.',
        'Exercícios de dez minutos para {o topic}.',
        'Desenhar todo dia, sem esperar a inspiração: {topic}.',
      ],
      steps: [
        ['Muita gente deixa de desenhar porque compara o próprio caderno com os melhores desenhos de outra pessoa.'],
        ['Só se vê o desenho terminado dos outros. Os dez que vieram antes ficaram em páginas que ninguém mostra.'],
        ['Escolha um objeto da mesa e desenhe três vezes: em um minuto, em cinco e em dez. A mão se solta logo.'],
        ['Em cadernos antigos, os melhores desenhos quase nunca são os que deram mais trabalho. São os feitos sem plateia.'],
      ],
    },
    casual: {
      openings: [
        'Medo de estrear a primeira folha {do topic}?',
        'O exercício da xícara {no topic}.',
        'Olho torto também conta: {topic}.',
      ],
      steps: [
        ['A gente ganha um caderno lindo e fica com medo de estragar. Aí desenha no verso da conta de luz, feliz da vida.', 'Quem nunca fechou o caderno correndo porque alguém se sentou do lado e esticou o pescoço?'],
        ['É que a gente olha o desenho pronto dos outros e compara com o nosso começo. Não tem como dar certo.'],
        ['Pega a xícara que tá na sua frente e desenha em um minuto. Depois em cinco. A segunda já sai rindo da primeira.'],
        ['De caderno antigo a gente não arranca folha nenhuma. Os desenhos feios são os que mais fazem rir depois.'],
      ],
    },
    funny: {
      openings: [
        'Retratos da família, sem mãos: {topic}.',
        'O cavalo que parecia um cachorro {no topic}.',
        'Reunião longa, castelo pronto: {topic}.',
      ],
      steps: [
        ['A reunião durou uma hora e meia. Na folha há um castelo, uma vaca, três cubos e a palavra urgente, sublinhada.'],
        ['A mão desenha melhor quando a cabeça está em outro assunto. Por isso o telefone rende tanto.'],
        ['Para treinar mãos, desenhe a sua própria, a que está livre. Ela não cobra nada e fica parada.'],
        ['No fim, a mão saiu com seis dedos. A pessoa assinou assim mesmo e chamou de fase.'],
      ],
    },
    motivational: {
      openings: [
        'O olhar de quem desenha todo dia: {topic}.',
        'As páginas que ninguém vê {no topic}.',
        'Vinte minutos de lápis e {o topic} aberto.',
      ],
      steps: [
        ['Uma avó começou a desenhar depois dos setenta. Hoje tem uma pilha de cadernos e corrige o neto na perspectiva.'],
        ['Desenhar a mesma coisa muitas vezes não cansa, ensina. A cada volta, o olho descobre o que não tinha visto.'],
        ['Escolha um lugar da sua rua e desenhe uma vez por mês. No fim do ano, há doze páginas do mesmo canto.'],
        ['Folhear o caderno do começo ao fim mostra o caminho da mão. Quem fez costuma ser o último a perceber.'],
      ],
    },
  },
}
