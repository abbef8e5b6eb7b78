import type { ProductType } from '../product-type.ts'

export const preservedFlower: ProductType = {
  nouns: ['flor em resina', 'flor na resina', 'flor eternizada', 'flor eternizada em resina', 'rosa em resina'],
  asks: ['que flor você gostaria de guardar', 'onde a peça vai ficar', 'se é presente ou para você'],
  questions: {
    sale: ['Qual flor você guardaria para sempre?', 'Quem adoraria ganhar uma flor que não murcha?'],
    content: ['Você conversa com as suas plantas?', 'Qual flor lembra a casa da sua avó?'],
  },
  emojis: ['🌸', '💐', '✨'],
  hashtags: ['floreternizada', 'floreseternizadas', 'flornaresina', 'floresnaresina', 'resina', 'floremresina', 'floresemresina'],
  sale: {
    professional: {
      openings: [
        'Para quem gosta de flor todos os dias: {topic}.',
        '{O topic} {fica/ficam} na estante sem pedir água.',
        'Um presente que dura mais que um buquê: {topic}.',
      ],
      steps: [
        ['Flores chegam, enchem a sala de alegria e em uma semana o vaso está vazio outra vez. Com a resina, a flor permanece.', 'Há flores que lembram uma pessoa, um jardim ou uma data. São essas que dá vontade de ter por perto.'],
        ['A resina deixa ver a flor por todos os lados, com o desenho das pétalas e as nervuras que ninguém costuma notar.'],
        ['É um presente delicado para quem mora longe, para quem tem pouco tempo para plantas e para quem coleciona lembranças.'],
        ['Antes de escolher, pense no lugar em que a peça vai ficar. Um ponto com luz indireta mostra melhor a transparência.'],
      ],
    },
    casual: {
      openings: [
        'Flor que não murcha no vaso: {topic}.',
        'Pra quem esquece de regar, existe {topic}.',
        'Olha a delicadeza {do topic} contra a luz.',
      ],
      steps: [
        ['Sabe quando a gente ganha flor e já fica com pena porque sabe que vai durar pouco? Com a resina, essa pena acaba.', 'Tem flor que a gente queria guardar pra sempre, do jardim da avó, de um passeio, de um dia bom.'],
        ['De perto dá pra ver cada risquinho da pétala. A resina parece uma janela, com a flor do lado de dentro.'],
        ['É presente bonito pra quem ama flor e vive viajando, trabalhando ou esquecendo de regar. Serve pra todo mundo.'],
        ['Pensa num cantinho com luz, mas sem sol batendo. É lá que a transparência aparece mais.'],
      ],
    },
    funny: {
      openings: [
        'Para sair de férias sem culpa: {topic}.',
        'Nem regador, nem adubo, nem bilhete para a vizinha: {topic}.',
        'Quem já perdeu até cacto vai gostar {do topic}.',
      ],
      steps: [
        ['Há quem converse com as plantas e há quem peça desculpas a elas. Para o segundo grupo, uma flor em resina resolve muita coisa.', 'A pessoa viaja e deixa três páginas de instruções para quem vai regar o jardim. Para esta flor, o bilhete fica em branco.'],
        ['Flor em resina não pede água, não pede sol e não perde folha no tapete. Como convivência, é quase perfeita.'],
        ['Serve de presente para quem ama flores e para quem já foi proibido de cuidar das da vizinha.'],
        ['Escolha um canto com luz indireta e pronto. É a única instrução, e mesmo assim alguém da família vai tentar regar.'],
      ],
    },
    motivational: {
      openings: [
        'Uma flor para marcar um dia bom: {topic}.',
        'Dar {topic} é dizer que aquele momento conta.',
        'Quem cuida dos outros também merece flor: {topic}.',
      ],
      steps: [
        ['Um jardim que alguém plantou, uma flor recebida no fim de um curso. Há flores ligadas ao esforço de uma pessoa.', 'Ganhar flores alegra na hora. Encontrá-las meses depois, na mesma estante, faz lembrar quem deu e por quê.'],
        ['A flor passa pela secagem e pela resina antes de ficar pronta. Quem faz trabalha com algo que não aceita segunda tentativa.'],
        ['Serve para agradecer, para comemorar uma conquista ou para dizer a alguém que mora longe que você não esqueceu.'],
        ['Pense na flor de que a pessoa sempre fala, ou na que ela tinha no quintal. É um bom começo de escolha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que a cor da flor muda ao secar: {topic}.',
        'O caminho da flor até virar {topic}.',
        'Onde deixar {um topic} para a cor durar.',
      ],
      steps: [
        ['Quem compara a flor fresca com a flor em resina nota a diferença de tom. A mudança acontece antes, na secagem.'],
        ['Os pigmentos das pétalas reagem à perda de água e também à luz. E a resina, sob sol direto, amarela com o tempo.'],
        ['Escolha um lugar de luz indireta e limpe com pano macio levemente úmido. Evite álcool, que deixa a superfície opaca.'],
        ['Para a resina, nem sempre a flor mais vistosa é a melhor. As pétalas finas, que secam rápido, costumam surpreender.'],
      ],
    },
    casual: {
      openings: [
        'Nem toda flor seca do mesmo jeito: {topic}.',
        'O que eu aprendi sobre flor fazendo {topic}.',
        'Antes de tentar secar flor em casa, olha {o topic}.',
      ],
      steps: [
        ['Você guarda uma flor no meio do livro e meses depois ela tá marrom. Acontece com quase todo mundo na primeira vez.'],
        ['A cor da flor vai embora com a água e com a luz. Quanto mais demora pra secar, mais ela escurece.'],
        ['Se quiser tentar em casa, usa flor fininha, entre duas folhas de papel, e troca o papel depois de uns dias.'],
        ['A gente nunca sabe direito que tom vai ficar. Abro o papel devagar toda vez, como quem abre carta.'],
      ],
    },
    funny: {
      openings: [
        'Confissões de quem não sabe cuidar de planta: {topic}.',
        'O que toda planta da casa pensa {do topic}.',
        'A flor que escapou do seu regador: {topic}.',
      ],
      steps: [
        ['Um rega demais, o outro esquece, e os dois dizem que foi o sol. O vasinho não se pronuncia.'],
        ['Flor cortada dura poucos dias porque a água acaba subindo cada vez menos pelo cabo. Então nem tudo foi culpa sua.'],
        ['Para ganhar uns dias no vaso, troque a água e corte um dedo do cabo em diagonal. E combine quem é o responsável.'],
        ['Na secagem, as flores ficam semanas sem ninguém tocar. É o raro caso em que esquecer a planta faz parte do método.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado com aquilo que dura pouco: {topic}.',
        'Quem trabalha com {topic} aprende a não ter pressa.',
        'Com mãos leves e tempo {nasce/nascem} {o topic}.',
      ],
      steps: [
        ['Há quem pare na calçada para olhar uma flor, mesmo com pressa. Quem faz flores em resina costuma ser assim.'],
        ['Uma pétala seca é fina como papel e quebra com um sopro. Por isso tudo nesse trabalho se faz devagar.'],
        ['Experimente secar uma flor do seu caminho, num livro pesado, com a data anotada. Daqui a um ano, você vai querer abrir.'],
        ['Posicionar a flor no molde é a parte mais longa. Um milímetro para a esquerda, outro para a direita, até ela ficar bem.'],
      ],
    },
  },
}
