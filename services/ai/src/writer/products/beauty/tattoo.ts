import type { ProductType } from '../product-type.ts'

export const tattoo: ProductType = {
  nouns: ['tatuagem', 'tattoo', 'tatuador', 'tatuadora', 'flash tattoo', 'estúdio de tatuagem'],
  asks: ['a ideia ou as referências', 'o lugar e o tamanho em centímetros', 'se prefere traço fino, preto ou cor'],
  questions: {
    sale: ['Traço fino, preto ou colorido: qual é o seu estilo?', 'Qual desenho você faria hoje?'],
    content: ['A sua primeira ideia ainda é a mesma de anos atrás?', 'Desenho com história ou só porque é bonito?'],
  },
  emojis: ['🖤', '🖊️', '✨'],
  hashtags: ['tattoo', 'tatuagem', 'tatuagens', 'tatuador', 'tatuadora', 'tatuagemfeminina', 'fineline'],
  sale: {
    professional: {
      openings: [
        'Da ideia ao desenho que é só seu: {topic}.',
        'Traço, sombra e uma boa conversa antes: {topic}.',
        'Para a ideia que você guarda há anos, {o topic}.',
      ],
      steps: [
        ['A ideia está há meses numa pasta do celular, entre capturas de tela e recortes. Falta transformar tudo isso num desenho.', 'Há uma data, uma planta, um bicho ou um traço que você desenha em todo canto de caderno. Ele já escolheu você.'],
        ['O desenho nasce do lugar em que vai ficar, pois ombro, pulso e costas pedem proporções diferentes. O traço segue esse contorno.'],
        ['Recebe quem vem pela primeira vez, quem completa um conjunto e quem marca uma data com a irmã ou a amiga.'],
        ['Junte duas ou três referências e diga o lugar e o tamanho em centímetros. O que você não quer também ajuda.'],
      ],
    },
    casual: {
      openings: [
        'Aquela ideia salva no celular quer sair de lá: {topic}.',
        'Bora pôr esse desenho no papel primeiro? {O topic} {começa/começam} assim.',
        'Traço pensado junto com você: {topic}.',
      ],
      steps: [
        ['Sabe aquela pasta de referências que só cresce? Uma hora a gente senta, olha tudo e descobre o que se repete.', 'Você já desenhou isso no guardanapo, no caderno e no vidro embaçado do carro. Acho que tá na hora.'],
        ['Antes de tudo eu desenho pensando no lugar. O mesmo traço no pulso e nas costas vira outra coisa.'],
        ['Vem quem nunca fez, quem já perdeu a conta e quem quer fazer par com a melhor amiga.'],
        ['Me manda as referências, o lugar e o tamanho em centímetros. E fala também do que você não gosta, que adianta muito.'],
      ],
    },
    funny: {
      openings: [
        'A pasta de ideias tem oitocentas fotos, {falta/faltam} {o topic}.',
        'Uma decisão que já dura três anos e meio: {topic}.',
        'Guardanapo de bar também é referência: {topic}.',
      ],
      steps: [
        ['A pasta se chama ideias e tem quatrocentas imagens. Metade são leões, a outra metade são flores, e há uma foto de pizza.', 'O grupo das amigas decidiu o desenho em dez minutos. Escolher o dia em que todas podem já leva dois anos.'],
        ['Um desenho bom conversa com o lugar. O leão que fica imponente nas costas, no dedo mindinho parece um gato resfriado.'],
        ['Para estreantes, veteranos e para quem veio só acompanhar e saiu perguntando se havia horário na quinta-feira.'],
        ['Mande as referências, o lugar e o tamanho de verdade. Pequeno pode ser um grão de feijão ou um prato de feijoada.'],
      ],
    },
    motivational: {
      openings: [
        'Algo que importa, transformado em traço: {topic}.',
        'O desenho que conta uma parte de você: {topic}.',
        'Pensar com calma faz parte do desenho: {topic}.',
      ],
      steps: [
        ['A letra da mãe num bilhete antigo, o contorno da serra, o nome de um cachorro. Há coisas que pedem para ficar perto.', 'A formatura veio depois de muitos anos de estudo à noite. Tem gente que marca a data num desenho pequeno.'],
        ['Antes do traço há muitas folhas rabiscadas. A mão repete a curva até ela parecer simples, e essa parte quase ninguém vê.'],
        ['É para lembrar uma viagem, uma amizade ou uma fase que terminou bem. Ou porque o desenho é bonito, e basta.'],
        ['Conte a história, se houver, e mostre imagens que têm o mesmo clima. O resto se resolve com lápis e tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Referência é ponto de partida, e não molde: {topic}.',
        'O tamanho certo e o lugar certo: {topic}.',
        'O que levar à primeira conversa: {topic}.',
      ],
      steps: [
        ['Muitas pessoas chegam com uma foto pronta e pedem igual. O desenho da foto foi feito para outro lugar e outra pessoa.', 'Um pedido frequente é pôr muitos detalhes num espaço pequeno. No papel, ampliado, tudo parece caber.'],
        ['Cada detalhe precisa de espaço em volta para ser lido. Sem esse respiro, as linhas se juntam aos olhos de quem vê.'],
        ['Escolha um elemento principal e deixe os outros em volta, ou de fora. Imprima no tamanho real e olhe de longe.'],
        ['Um desenho feito para alguém tem escolhas que não aparecem na referência. É nelas que está a autoria.'],
      ],
    },
    casual: {
      openings: [
        'Trouxe referência? Então senta aqui: {topic}.',
        'O que eu queria que você soubesse antes do traço: {topic}.',
        'Menos coisa, mais desenho: {topic}.',
      ],
      steps: [
        ['Chega muita foto com um recadinho, quero essa igualzinha. Eu entendo, mas aquela já tem dona.', 'O pedido é assim: um lobo, uma bússola, três montanhas e uma data, tudo do tamanho de uma moeda.'],
        ['Linha precisa de respiro pra gente enxergar. Se aperta demais, de longe vira tudo uma coisa só.'],
        ['Escolhe o que não pode faltar e o resto a gente sugere. Corta um papel do tamanho e gruda no lugar pra ver.'],
        ['A hora que eu mais gosto é a do primeiro rascunho. A pessoa olha, ri e fala, é isso.'],
      ],
    },
    funny: {
      openings: [
        'Um lobo, uma bússola e uma moeda: {topic}.',
        'E o cunhado, que tem opinião sobre tudo: {topic}.',
        'Sete rascunhos e um guardanapo: {topic}.',
      ],
      steps: [
        ['Todo desenho passa pelo conselho da família. O avô pergunta o preço, a tia pergunta o motivo, e o primo já quer um.', 'A pessoa pediu algo bem discreto e mandou de referência um dragão de três cabeças. Discreto, no caso, era o dragão.'],
        ['No papel, cabe tudo. No tamanho de uma moeda, a montanha parece chapéu, e o lobo parece o cachorro da vizinha.'],
        ['Recorte o desenho no tamanho real e prenda com fita por um dia. Os palpites do almoço virão de graça.'],
        ['Quem desenha todo dia rabisca até em conta de restaurante. O garçom já guarda as melhores.'],
      ],
    },
    motivational: {
      openings: [
        'O caderno de rascunhos por trás {do topic}.',
        'Mão firme se treina no papel: {topic}.',
        'De um rabisco a uma ideia inteira: {topic}.',
      ],
      steps: [
        ['Quem aprende a tatuar começa enchendo cadernos. São páginas e páginas da mesma linha, até ela sair limpa de uma vez.', 'Uma moça trouxe o bilhete da avó para usar só uma palavra. Levaram uma tarde escolhendo qual.'],
        ['O traço limpo depende de ritmo, apoio e repetição. A mão treina anos para que uma curva pareça fácil.'],
        ['Guarde num caderno os desenhos que chamam a sua atenção, com a data. O que continuar bonito depois de meses merece conversa.'],
        ['O primeiro rascunho quase nunca é o escolhido. Mas é nele que o desenho começa a se mostrar.'],
      ],
    },
  },
}
