import type { ProductType } from '../product-type.ts'

export const cushion: ProductType = {
  nouns: ['capa de almofada de patchwork', 'almofada de patchwork', 'painel de patchwork', 'quadro de patchwork'],
  asks: ['onde vai ficar', 'as cores do ambiente', 'o tamanho que você imagina'],
  questions: {
    sale: ['Sua sala é bege ou colorida?', 'Qual cor você repetiria no tecido?'],
    content: ['Você mistura estampas em casa?', 'Como se chama a cor da sua parede?'],
  },
  emojis: ['🧵', '🪡', '🏠'],
  hashtags: ['patchwork', 'almofadadepatchwork', 'patchworkdecor', 'patchworkbrasil', 'almofadapatchwork', 'quilting', 'decoracaoempatchwork'],
  sale: {
    professional: {
      openings: [
        'Retalhos com lugar marcado na casa: {topic}.',
        '{O topic} {dá/dão} cor ao canto mais neutro.',
        'Geometria de tecido para a casa: {topic}.',
      ],
      steps: [
        ['Sala neutra é fácil de manter, mas às vezes falta um ponto de cor. Uma mistura de tecidos resolve isso.', 'Quem chega à sua casa olha em volta antes de sentar. Uma composição de estampas é o que costuma puxar conversa.'],
        ['Cada recorte é pensado ao lado do outro. Cor, tamanho e direção da estampa formam o desenho inteiro.'],
        ['Combina com sala, quarto, canto de leitura ou ateliê. É um bom presente de casa nova.'],
        ['Escolha primeiro o lugar e veja duas ou três cores que já existem ali. Uma delas deve voltar no tecido.'],
      ],
    },
    casual: {
      openings: [
        'Pra dar cor ao canto sem graça: {topic}.',
        '{O topic} {acorda/acordam} qualquer sala bege.',
        'Um mosaico de tecido: {topic}.',
      ],
      steps: [
        ['A casa toda clarinha, fácil de combinar, e a gente sente falta de alguma coisa. Quase sempre é cor.', 'Visita senta e já fica olhando a mistura de tecido. Aí aponta um retalho e conta uma história.'],
        ['Tem que escolher cada tecido pensando no do lado. Quando dá certo, parece que sempre andaram juntos.'],
        ['Na sala, no quarto, no ateliê, no cantinho de ler. E é presente bom pra quem acabou de se mudar.'],
        ['Me manda uma foto do lugar. A gente pega uma cor que já tem aí e repete no tecido.'],
      ],
    },
    funny: {
      openings: [
        'O bege da sala pediu socorro: {topic}.',
        '{O topic} {tem/têm} mais estampa que festa de tia.',
        'A sala inteira bege, e no meio: {topic}.',
      ],
      steps: [
        ['A parede é gelo, o sofá é areia, o tapete é palha. São três nomes para a mesma cor.', 'A visita procurou por dez minutos um retalho igual à saia da infância. Achou dois e ficou para o jantar.'],
        ['Listra ao lado de flor e xadrez ao lado de bolinha. Na roupa daria comentário, na costura dá elogio.'],
        ['Para a sala, o quarto e o ateliê de quem diz que não cabe mais nada e sempre acha um lugar.'],
        ['Veja as cores que já existem em volta. Se forem todas bege, ótimo, qualquer estampa combina.'],
      ],
    },
    motivational: {
      openings: [
        'Recortes pequenos, resultado grande: {topic}.',
        '{O topic} {leva/levam} cor à casa que se monta aos poucos.',
        'Pedaço por pedaço, com muito cuidado: {topic}.',
      ],
      steps: [
        ['Casa se constrói por detalhes. Depois do que é preciso, chega um dia a vez da cor.', 'Quem muda de casa leva pouco e escolhe bem. Um patchwork colorido deixa o lugar novo com jeito de lar.'],
        ['Encontrar os cantos é a prova do trabalho. Quando quatro pontas se tocam no meio, houve régua e paciência.'],
        ['Para quem se mudou, quem redecora aos poucos e quem trabalha em casa e quer o ateliê mais alegre.'],
        ['Comece pelo que você já tem e gosta. Um quadro, um vaso ou uma cortina indicam a primeira cor.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Misturar estampas sem receio: {topic}.',
        'Sol, tecido e cuidado: {topic}.',
        'Onde a cor de um retalho {do topic} se repete.',
      ],
      steps: [
        ['Misturar estampas em casa parece arriscado, e muitos deixam para lá. Guardam tudo liso e estranham que a sala não tenha graça.'],
        ['Estampas grandes e pequenas se equilibram, e uma cor em comum as une. Já o sol age mais nos tons fortes.'],
        ['Escolha três tamanhos de estampa e uma cor que se repita. Mantenha a peça longe do sol da tarde.'],
        ['Quem costura espalha os recortes sobre a mesa e olha de olhos semicerrados. Assim se vê se o tom equilibra.'],
      ],
    },
    casual: {
      openings: [
        'A regra das três estampas: {topic}.',
        'Um papo sobre misturar tecido e {topic}.',
        'O sol da tarde e {o topic}.',
      ],
      steps: [
        ['A gente quer cor em casa e na hora H escolhe tudo bege. Medo de errar, eu entendo.'],
        ['Uma estampa grande, uma média e uma miudinha se ajudam. Todas grandes brigam, e o sol gosta das mais fortes.'],
        ['Repete uma cor em todas e varia o tamanho. E deixa num lugar onde não bata sol direto.'],
        ['Eu espalho tudo, dou uns passos pra trás e aperto os olhos. O que pula demais, eu troco.'],
      ],
    },
    funny: {
      openings: [
        'A família e os tons de bege: {topic}.',
        'O retalho mais discutido {do topic}.',
        'Em toda casa há opinião sobre estampas: {topic}.',
      ],
      steps: [
        ['Quem costura pergunta qual tecido fica melhor. A família diz que é o primeiro, sem olhar, e volta para a novela.'],
        ['Entre duas estampas que brigam, falta alguém no meio. Em costura, é um tecido liso, e na família é quem traz o bolo.'],
        ['Quando duas estampas discutirem, ponha um tecido liso entre elas. Para as tias, tente um pedaço de bolo.'],
        ['Quem faz patchwork guarda os recortes no chão, por ordem. Todos sabem que não se passa, menos o cachorro.'],
      ],
    },
    motivational: {
      openings: [
        'Quatro pontas que se encontram: {topic}.',
        'Um pedaço de cada vez {no topic}.',
        'Cor e paciência lado a lado: {topic}.',
      ],
      steps: [
        ['A primeira tentativa de unir quatro cantos quase nunca dá certo. Eles se desencontram por pouco, e se percebe de longe.'],
        ['Pequenos erros se somam a cada emenda. Por isso se confere a medida do bloco antes de juntá-lo ao próximo.'],
        ['Prenda as emendas com alfinete bem no encontro das costuras. Costure devagar e tire o alfinete só na hora.'],
        ['No dia em que as pontas se tocam, quem costura chama alguém para ver. Só quem costura sabe quanto custou.'],
      ],
    },
  },
}
