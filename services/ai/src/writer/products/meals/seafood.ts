import type { ProductType } from '../product-type.ts'

export const seafood: ProductType = {
  nouns: ['camarão', 'camarão empanado', 'caranguejo', 'peixe frito', 'peixe assado', 'isca de peixe', 'peixada', 'casquinha de siri', 'caldeirada', 'caldeirada de frutos do mar', 'frutos do mar'],
  asks: ['quantas pessoas vão comer', 'se é petisco ou prato principal', 'para que dia é'],
  questions: {
    sale: ['Com limão ou sem limão?', 'Com quem você sentaria à mesa de frente para a água?'],
    content: ['Qual prato de praia você pede sempre?', 'Praia, rio ou represa: onde é melhor comer peixe?'],
  },
  emojis: ['🦐', '🐟', '🍋'],
  hashtags: ['frutosdomar', 'camarao', 'peixefrito', 'caranguejo', 'caldeirada', 'comidadepraia', 'peixe', 'petiscodepraia'],
  sale: {
    professional: {
      openings: [
        'Gosto de férias em qualquer dia do ano: {topic}.',
        'Limão cortado, mesa posta e {topic}.',
        '{O topic} {transforma/transformam} o almoço em passeio.',
      ],
      steps: [
        ['O domingo pede mesa ao ar livre, gente de chinelo e conversa sem horário. A comida acompanha esse ritmo.', 'A praia ficou longe, e a vontade de comer como nas férias continua. Um prato bem temperado encurta a distância.'],
        ['O sabor é delicado e pede pouco tempero. Um pouco de limão por cima realça tudo sem esconder nada.'],
        ['{Serve/Servem} ao almoço de família, ao petisco da tarde e ao jantar de quem quer comer bem sem cerimônia.'],
        ['Conte as pessoas e decida se é petisco ou prato principal. Isso muda bastante a quantidade.'],
      ],
    },
    casual: {
      openings: [
        'Põe o chinelo e corta o limão: {topic}.',
        'Me senti na praia só de pensar {no topic}.',
        'Fim de semana com cara de praia e {topic}.',
      ],
      steps: [
        ['Sabe quando o sol aparece e ninguém quer comer no sofá? A gente leva a mesa pro quintal e chama quem tá perto.', 'Eu fecho os olhos e quase escuto o vendedor passando na areia. O problema é que aí bate a fome.'],
        ['É uma comida que some rápido do prato. Espreme o limão, pega um guardanapo e não conta pra ninguém quanto comeu.'],
        ['{Vai/Vão} bem no domingo, no aniversário, na sexta depois do trabalho e naquele almoço que era só pra matar a vontade.'],
        ['Conta quantas pessoas vão e se vai ter arroz e salada junto. Se for só petisco, já calcula que alguém repete.'],
      ],
    },
    funny: {
      openings: [
        'Chinelo, limão e nenhuma pressa de voltar: {topic}.',
        'A praia não veio, mas mandou {o topic}.',
        'Dois guardanapos por pessoa e {topic}.',
      ],
      steps: [
        ['O plano era só um petisco, e depois o almoço. Às quatro da tarde, o almoço ainda não tinha sido chamado.', 'A família discutiu a semana inteira para escolher a praia. Quando a comida chegou à mesa, concordaram em dois segundos.'],
        ['Limão em cima, silêncio na mesa e uma pessoa vigiando quanto cada um pegou. O suspeito é sempre o tio.'],
        ['{Resolve/Resolvem} o almoço de quem perdeu a praia por causa da chuva, do trabalho ou do primo que atrasou a viagem.'],
        ['Conte as pessoas e inclua quem garante que só vai provar. Essa gente prova bastante.'],
      ],
    },
    motivational: {
      openings: [
        'A família em volta da mesa e {topic}.',
        'Um dia de descanso merece {topic}.',
        'Do trabalho na água até a mesa: {topic}.',
      ],
      steps: [
        ['As férias demoram, e a rotina segue apertada. Um almoço diferente no meio do mês já muda a conversa da casa.', 'Os amigos vivem dizendo que precisam se ver. Uma mesa grande, o limão no centro e a data já está marcada.'],
        ['Antes do fogão, há gente que acorda de madrugada e volta com as mãos molhadas. Cada prato começa nesse trabalho.'],
        ['{Cabe/Cabem} no domingo com os avós, na comemoração da turma e na visita de quem mora longe do mar e do rio.'],
        ['Pense em quem não se vê faz tempo e combine o almoço. Mesa assim aceita mais uma cadeira.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ponto exige atenção e minutos contados: {topic}.',
        'Como servir {o topic} sem perder o sabor.',
        'Limão, sal e calor na medida certa: {topic}.',
      ],
      steps: [
        ['Um erro comum é deixar o limão e o sal por muito tempo antes do fogo. A carne delicada muda de textura.'],
        ['O ácido do limão age como calor e endurece por fora. O fogo depois termina o serviço, e tudo resseca.'],
        ['Tempere pouco antes de cozinhar e use fogo firme. Se parecer que falta um minuto, prove antes de deixar mais.'],
        ['Cada trecho de litoral e de rio tem a sua receita. O peixe muda, o tempero muda, e o limão quase sempre fica.'],
      ],
    },
    casual: {
      openings: [
        'Papo de mesa de praia, com {topic}.',
        'Corta o limão com calma e puxa a cadeira: {topic}.',
        'Quem nunca passou do ponto? Hoje o tema é {topic}.',
      ],
      steps: [
        ['Já deixei no fogo um minuto a mais achando que não fazia diferença. Ficou com textura de borracha de escola.'],
        ['Peixe e fruto do mar cozinham rápido, porque a fibra é curtinha. O calor continua mesmo depois do fogo desligado.'],
        ['Desliga um pouco antes do que parece certo e deixa o calor terminar. Prova uma pontinha, que ela conta tudo.'],
        ['A melhor mesa pra comer assim é de plástico, com gente rindo e vento bagunçando o guardanapo. Não troco por nada.'],
      ],
    },
    funny: {
      openings: [
        'Regras de mesa na beira da água: {topic}.',
        'Relatório de um domingo com {topic}.',
        'O limão foi a única verdura desse almoço: {topic}.',
      ],
      steps: [
        ['O turista sentou à mesa de camisa branca. Foi ali, diante do primeiro limão espremido, que o destino dele se decidiu.'],
        ['Limão bom espirra sempre na direção de quem está distraído. Ninguém sabe como ele reconhece a pessoa.'],
        ['Vá de camisa escura, prenda o cabelo e espere a sua vez. Quem senta no meio da mesa recebe sempre o primeiro espirro.'],
        ['A toalha da mesa conta o almoço inteiro. Tem marca de copo, pingo de limão e uma conversa que ninguém quis encerrar.'],
      ],
    },
    motivational: {
      openings: [
        'Antes do prato, muita madrugada: {topic}.',
        'Quem trabalha com {o topic} acompanha a maré e o relógio.',
        'Delicadeza no fogo e respeito ao ponto: {topic}.',
      ],
      steps: [
        ['Quem come à beira da água raramente vê a rede, o barco e o frio da manhã. Tudo isso acontece antes de o sol aparecer.'],
        ['O tempo manda na pesca, e o peixe manda na cozinha. Quem trabalha com isso se adapta ao que chega no dia.'],
        ['Pergunte pelo nome do peixe e pela época dele. Conhecer o que se come aproxima quem pesca de quem senta à mesa.'],
        ['Cada mesa de família tem um barco antes dela. É bonito lembrar disso quando o prato chega.'],
      ],
    },
  },
}
