import type { ProductType } from '../product-type.ts'

export const makeover: ProductType = {
  nouns: ['reforma de roupa', 'reforma de vestido', 'customização', 'customização de roupa', 'customização de jaqueta', 'customização de camiseta', 'transformação de roupa'],
  asks: ['qual é a peça', 'o que incomoda nela', 'uma foto do que você gosta'],
  questions: {
    sale: ['Qual peça parada você queria usar de novo?', 'Você mudaria a manga, a gola ou o comprimento?'],
    content: ['Você já cortou uma roupa em casa? Como ficou?', 'De quem era a peça mais antiga do seu armário?'],
  },
  emojis: ['✂️', '🧵', '🪡'],
  hashtags: ['customizacao', 'customizacaoderoupas', 'reformaderoupas', 'upcycling', 'upcyclingfashion', 'modasustentavel', 'roupacustomizada'],
  sale: {
    professional: {
      openings: [
        'A peça parada no armário pode ter outra cara: {topic}.',
        'Tecido bom merece uma ideia nova, com {topic}.',
        '{O topic} {parte/partem} do que você já tem.',
      ],
      steps: [
        ['O tecido é bom, a cor é a sua preferida, mas o modelo ficou para trás. A peça está no armário sem data para sair.', 'Uma roupa de família, guardada com carinho, que ninguém usa como está. Com outro desenho, pode voltar a circular.'],
        ['Transformar é começar pelo que já existe, o tecido, o corte e a história. O resultado não se encontra em loja.'],
        ['Serve para a peça comprada por impulso, para a herdada e para a que você usou até cansar.'],
        ['Separe imagens do que gosta e traga junto com a peça. Olhando o tecido, conversa-se sobre o que é possível.'],
      ],
    },
    casual: {
      openings: [
        'A sua roupa pode virar outra: {topic}.',
        'Tem peça encostada aí? Então pensa em {topic}.',
        'Aquela roupa parada pede {topic}.',
      ],
      steps: [
        ['A gente abre o armário, passa a mão na mesma peça e pula. Gosta dela, mas do jeito que tá não usa mais.', 'Sabe aquela roupa que era da mãe, com um tecido lindo, que já não se acha? Dá uma pena deixar parada.'],
        ['O que eu acho bonito é que ninguém vai ter igual. A peça já era sua, e agora fica com a sua cara.'],
        ['Pode ser a da mãe, a da liquidação ou a que você enjoou. Se o tecido tá bom, já é um começo.'],
        ['Traz a peça e umas fotos do que você gosta. A gente olha o pano e conversa sobre o que dá pra fazer.'],
      ],
    },
    funny: {
      openings: [
        'O fundo do armário quer outra chance: {topic}.',
        'Para a roupa que você comprou num dia de euforia: {topic}.',
        'Sua peça cansou de ser a mesma: {topic}.',
      ],
      steps: [
        ['Você comprou a peça numa tarde de empolgação e nunca usou. Ela sabe, você sabe, e o cabide sabe desde o início.', 'As mangas bufantes voltaram à moda duas vezes, e nas duas você achou que era cedo. Talvez a solução seja a tesoura.'],
        ['A vantagem de transformar uma roupa é não topar com outra igual na festa. A não ser que alguém vasculhe o mesmo armário.'],
        ['Para a peça da tia, a do impulso e a dos anos 90, que jura ter sido muito elegante.'],
        ['Traga a peça e as referências. Se as fotos mostrarem doze roupas diferentes, a gente ajuda a escolher uma.'],
      ],
    },
    motivational: {
      openings: [
        'Olhar de novo para o que já se tem: {topic}.',
        'Uma roupa com história pode continuar: {topic}.',
        'A ideia é sua, e o começo é {topic}.',
      ],
      steps: [
        ['O tecido foi escolhido por alguém da família, há muitos anos. Ver a peça na rua outra vez tem outro valor.', 'Você imagina uma manga diferente, um corte mais curto, um detalhe nas costas. A peça na sua cabeça já existe.'],
        ['Criar a partir do que existe pede mais imaginação do que começar do zero. Cada limite do tecido traz uma ideia.'],
        ['Vale para uma lembrança de família e para aquela peça sem história, que ainda pode ganhar uma.'],
        ['Se tem dúvida, comece por uma roupa que não faria falta. Depois dela, é mais fácil mexer nas queridas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como saber se uma roupa vale a mudança: {topic}.',
        'Antes da tesoura, uma boa olhada: {topic}.',
        'O que o tecido permite em {topic}.',
      ],
      steps: [
        ['A vontade de mudar uma peça vem antes de olhar o tecido. E é ele que decide quase tudo.', 'Algumas roupas antigas rendem outras lindas. Outras se desfazem na primeira costura, e isso se descobre antes de cortar.'],
        ['Tecido muito usado perde resistência nos pontos de atrito. Onde a luz atravessa, a agulha dificilmente segura.'],
        ['Ponha a peça contra a luz, puxe de leve e confira axilas e costuras. Lave antes, porque mancha escondida aparece.'],
        ['Quando sobra pouco tecido bom, ainda se salva um detalhe. Uma gola, um bordado ou um bolso passam bem para outra peça.'],
      ],
    },
    casual: {
      openings: [
        'Ideias pra roupa parada, assunto {topic}.',
        'Por onde começar quando a vontade é mudar: {topic}.',
        'Se você anda pensando em {topic}, olha isso.',
      ],
      steps: [
        ['Toda semana eu vejo alguém com uma peça que adora e não usa. A pessoa quer mudar, só não sabe o quê.'],
        ['É que a gente sabe que alguma coisa incomoda, mas não sabe qual. Pode ser o comprimento, a manga ou a gola.'],
        ['Veste a peça, dobra a manga, prende a barra com alfinete e tira fotos. Compara no celular antes de cortar qualquer coisa.'],
        ['Às vezes basta trocar os botões ou tirar a gola. E às vezes a gente olha e percebe que gostava dela assim.'],
      ],
    },
    funny: {
      openings: [
        'O tutorial dizia cinco minutos: {topic}.',
        'Tesoura na mão e nenhum plano, um caso de {topic}.',
        'Experiências caseiras que acabam em {topic}.',
      ],
      steps: [
        ['No vídeo, dois cortes e a peça vira outra. Em casa, dois cortes e a peça vira pano de limpar janela.'],
        ['Quem grava o vídeo cortou outras seis antes. A sua é a primeira, e ela é aquela de que você gostava.'],
        ['Marque com giz, prenda com alfinetes e prove antes de cortar. Corte sempre menos do que acha que precisa.'],
        ['Se ainda assim der errado, chame de assimétrico. Diga com calma e firmeza, que muita gente vai perguntar onde comprou.'],
      ],
    },
    motivational: {
      openings: [
        'A mesma roupa, outra vida: {topic}.',
        'O gosto de transformar com as mãos: {topic}.',
        'Uma ideia, uma peça antiga e {topic}.',
      ],
      steps: [
        ['Em muitas casas, o vestido da mãe virava o da filha, e a sobra virava roupa de boneca. Nada ia embora inteiro.'],
        ['Uma roupa pronta é tecido já escolhido, cortado e cheio de costuras. Parte do trabalho alguém já fez, anos atrás.'],
        ['Escolha uma peça simples, desmanche uma costura e veja como foi feita. Guarde botões, fitas e retalhos para a próxima.'],
        ['A primeira mudança costuma ser pequena, um botão, um corte reto. Quando alguém elogia, dá vontade de procurar outra.'],
      ],
    },
  },
}
