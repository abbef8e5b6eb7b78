import type { ProductType } from '../product-type.ts'

export const stringArt: ProductType = {
  nouns: ['string art', 'quadro de string art', 'quadro string art', 'quadro em string art', 'mandala de string art', 'mandala string art', 'painel de string art', 'arte com linhas', 'arte com pregos e linhas'],
  asks: ['o desenho ou a palavra que imaginou', 'as cores da parede e dos móveis', 'a medida do espaço'],
  questions: {
    sale: ['Que desenho você gostaria de ver em linhas?', 'Uma cor só ou várias?'],
    content: ['Você teria paciência para contar os pregos?', 'Reto ou torto, como ficam os pregos que você bate?'],
  },
  emojis: ['🧵', '🔨', '🖼️'],
  hashtags: ['stringart', 'quadrostringart', 'artecomlinhas', 'linhasepregos', 'decoracaodeparede', 'stringartbrasil', 'quadrosdecorativos', 'decoracaocriativa', 'mandalas', 'artegeometrica'],
  sale: {
    professional: {
      openings: [
        'Linhas que formam imagens: {topic}.',
        '{O topic} {muda/mudam} conforme o lado de onde se olha.',
        'Pregos, fio e geometria na parede: {topic}.',
      ],
      steps: [
        ['Na parede do escritório, um desenho chama a visita para perto. Só a um palmo ela percebe que são linhas e pregos.', 'Um nome, um mapa, uma flor. A parede vazia ganha um desenho que não é tinta nem impressão.'],
        ['A sobreposição das linhas cria tons e volumes. A luz lateral projeta sombras e dá profundidade ao desenho.'],
        ['{Combina/Combinam} com quartos, estúdios, cafeterias e consultórios. É um presente marcante para casais e para quem abriu um negócio.'],
        ['Meça a parede e escolha um desenho de contorno claro. Contraste entre linha e fundo ajuda a ler de longe.'],
      ],
    },
    casual: {
      openings: [
        'É linha, pode chegar perto: {topic}.',
        'A parede vai dar o que falar com {topic}.',
        'Prego por prego, olha no que deu: {topic}.',
      ],
      steps: [
        ['Sabe parede que a visita chega perto, sai de perto e chega de novo? É isso que acontece com desenho de linha.', 'A pessoa jura que é impresso. Aí passa a mão de levinho, sente os fios e abre um sorrisão.'],
        ['O que me encanta é que são só linhas retas. Cruza daqui, cruza dali, e de repente aparece uma curva.'],
        ['{Fica lindo/Fica linda/Ficam lindos/Ficam lindas} no quarto, no escritório, na loja, acima da cabeceira. Pra casal e pra casa nova é presente que ninguém esquece.'],
        ['Pensa num desenho com contorno fácil de reconhecer. E olha a cor da parede, pra linha não sumir.'],
      ],
    },
    funny: {
      openings: [
        'Martelo, linha e um dedo que escapou por pouco: {topic}.',
        'Duzentos pregos depois, {o topic} {ficou pronto/ficou pronta/ficaram prontos/ficaram prontas}.',
        'O vizinho de baixo torceu por este dia: {topic}.',
      ],
      steps: [
        ['O vizinho ouviu o martelo por três dias e achou que era obra. No quarto dia veio reclamar e saiu perguntando se faço um trator.', 'A visita tentou seguir uma linha com o olho, do começo ao fim. Perdeu-se no décimo prego e pediu um copo de água.'],
        ['São só linhas retas que, juntas, fingem que são curvas. É o tipo de mentira que fica linda na parede.'],
        ['{Agrada/Agradam} ao engenheiro, à noiva, ao fã de mapas e ao gato, que observa cada fio com planos secretos.'],
        ['Escolha um desenho e a cor da linha. Pregar na parede é a parte fácil, perto do que já foi pregado ali dentro.'],
      ],
    },
    motivational: {
      openings: [
        'Uma linha que não desiste do desenho: {topic}.',
        'Cada prego no seu lugar: {topic}.',
        'O desenho aparece no fim do fio: {topic}.',
      ],
      steps: [
        ['Primeiro o molde, depois as marcas, depois os pregos um a um. Antes da primeira linha, já há uma tarde inteira ali.', 'O nome de quem chegou, o mapa da cidade que ficou para trás. Uma linha pode dizer de onde a gente veio.'],
        ['A tensão precisa ser igual do primeiro ao último prego. Se a linha afrouxa no meio, o desenho conta.'],
        ['É uma forma bonita de marcar o começo de uma casa, de um negócio ou de uma família, com uma palavra ou um símbolo.'],
        ['Escolha algo que continue fazendo sentido daqui a dez anos. Um lugar, uma inicial ou uma paisagem costumam resistir bem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tirar o pó das linhas: {topic}.',
        'O contraste que faz o desenho aparecer: {topic}.',
        'Longe do sol e da umidade: {topic}.',
      ],
      steps: [
        ['Muita gente tira a poeira com pano, e o pano engancha no primeiro prego. As linhas saem do lugar sem que se perceba.', 'Na hora de escolher, é comum pedir um desenho cheio de detalhes. De longe, as linhas se misturam e a forma some.'],
        ['O desenho vive do vão entre as linhas. Quando todas se cruzam no mesmo ponto, o olho vê apenas uma mancha.'],
        ['Use um pincel macio ou ar frio do secador para o pó. E prefira contornos simples, com fundo de cor oposta à da linha.'],
        ['Trata-se de geometria que se pode pendurar. Com linhas retas e muitos pregos, chega-se a qualquer curva.'],
      ],
    },
    casual: {
      openings: [
        'Pano engancha, pincel não: {topic}.',
        'Menos detalhe fica mais bonito {no topic}.',
        'Dicas de quem vive entre pregos: {topic}.',
      ],
      steps: [
        ['Na hora de pensar no desenho, a gente quer pôr tudo de uma vez. De longe, o que mais aparece é o contorno.', 'Foi limpar e puxou uma linha sem querer? Não força de volta, que ela pode arrebentar.'],
        ['Linha faz contorno e cruzamento, em vez de pintar por dentro. É no vão entre uma e outra que mora a graça.'],
        ['Pega um pincel macio e vai de cima pra baixo, sem apertar. Pra escolher desenho, imagina a sombra dele na parede.'],
        ['Eu gosto do momento em que a curva aparece. A gente só puxou linha reta, e ela veio sozinha.'],
      ],
    },
    funny: {
      openings: [
        'A contagem dos pregos e outros dramas: {topic}.',
        'Prego não tem pressa, dedo tem: {topic}.',
        'Perdi a ponta do fio, e agora? {O topic} {espera/esperam}.',
      ],
      steps: [
        ['Bati cento e noventa e oito pregos retos. O centésimo nonagésimo nono entortou, e agora só consigo olhar para ele.', 'O fio estava no meio do desenho quando tocaram a campainha. Quem já soltou a ponta numa hora dessas nunca mais atende.'],
        ['A linha fica no lugar porque está esticada. Basta uma folga, e ela lembra que nasceu para embolar.'],
        ['Para proteger os dedos, segure o prego com um alicate de bico ou um pedaço de papelão. O martelo erra, o papelão perdoa.'],
        ['A visita pergunta quantos metros de linha tem ali. A resposta honesta é que ninguém teve coragem de medir.'],
      ],
    },
    motivational: {
      openings: [
        'Do molde ao último nó: {topic}.',
        'Firmeza na mão e calma no olho: {topic}.',
        'O acerto vem com a repetição: {topic}.',
      ],
      steps: [
        ['Nos primeiros pregos, a distância varia e a mão treme. Depois de algumas centenas, o olho já sabe onde bater.', 'Há desenhos que só mostram o erro na última linha. O jeito é desfazer até ali e puxar de novo.'],
        ['Um prego fora do lugar desvia todas as linhas que passam por ele. Por isso a marcação leva mais tempo do que a linha.'],
        ['Quem está começando pode treinar num círculo com vinte pregos. Nele se aprende distância, tensão e paciência.'],
        ['Um fio comprido não é nada além de um fio. Passado de prego em prego com cuidado, ele vira figura.'],
      ],
    },
  },
}
