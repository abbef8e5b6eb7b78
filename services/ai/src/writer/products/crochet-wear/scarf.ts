import type { ProductType } from '../product-type.ts'

export const scarf: ProductType = {
  nouns: ['cachecol', 'gola de tricô', 'gola de crochê', 'xale', 'poncho'],
  asks: ['a cor do seu casaco', 'se gosta mais ampla ou mais curta', 'se é para você ou para presente'],
  questions: {
    sale: ['Qual a cor do seu casaco de sempre?', 'Você usaria no trabalho ou no passeio?'],
    content: ['Aí na sua cidade já fez frio?', 'Quantos graus já são frio para você?'],
  },
  emojis: ['🧣', '🧶', '🍂'],
  hashtags: ['cachecol', 'cachecoldetrico', 'gola', 'xale', 'poncho', 'inverno', 'lookdeinverno'],
  sale: {
    professional: {
      openings: [
        'Frio na rua, capricho na roupa: {topic}.',
        '{O topic} {transforma/transformam} um casaco simples.',
        'O toque final de quem sai no frio: {topic}.',
      ],
      steps: [
        ['O casaco é o mesmo de todos os invernos e já saiu em todas as fotos. Com um tricô ou crochê por cima, parece outro.', 'Na rua, o vento sempre acha um caminho por dentro do casaco. Quem sai cedo sabe.'],
        ['O relevo do ponto fica à vista, por cima de tudo. Por isso muda a roupa inteira com uma peça só.'],
        ['Para o trabalho, a viagem à serra ou o passeio à noite. Como presente, serve sem que se saiba o tamanho.'],
        ['Pense nos casacos que você mais usa e escolha a cor a partir deles. Largura e comprimento são questão de gosto.'],
      ],
    },
    casual: {
      openings: [
        'Esfriou, a gente já sabe: {topic}.',
        '{O topic} {salva/salvam} o casaco de sempre.',
        'Pra sair no vento sem encolher os ombros: {topic}.',
      ],
      steps: [
        ['Sabe aquele vento que entra pela roupa na hora de virar a esquina? Quem anda a pé de manhã conhece.', 'A gente usa o mesmo casaco o inverno inteiro e todas as fotos ficam iguais. Muda o que vai por cima e pronto.'],
        ['O ponto aparece de longe, por cima de tudo. Até roupa preta ganha vida com um tricô ou crochê bonito.'],
        ['Vai pro trabalho, pra viagem, pra festa junina no frio. E é presente sem erro, porque não precisa saber tamanho.'],
        ['Me conta a cor do seu casaco e se você gosta de coisa mais ampla ou mais curta. Aí fica fácil.'],
      ],
    },
    funny: {
      openings: [
        'O frio que lute: {topic}.',
        '{O topic}, porque o vento não pede licença.',
        'O frio chegou e trouxe estilo junto: {topic}.',
      ],
      steps: [
        ['Às seis da manhã, a cama ainda chama pelo nome. Sair bem agasalhado é quase levar o cobertor junto.', 'Primeiro dia de frio, doze graus, e a cidade inteira se veste para a neve. Faltava só a sua parte.'],
        ['Esconde a gola amassada, a blusa do pijama e a cara de sono. É muito serviço para uma peça só.'],
        ['Para quem sente frio, para quem finge que não e para quem vai roubar o seu no caminho de volta.'],
        ['Escolha a cor pensando no casaco, e o comprimento pensando na porta do ônibus. As duas coisas importam.'],
      ],
    },
    motivational: {
      openings: [
        'Um agasalho feito ponto por ponto: {topic}.',
        '{O topic} para quem sai antes de clarear.',
        'Carreira por carreira contra o vento: {topic}.',
      ],
      steps: [
        ['No inverno, sair da cama cedo já é uma pequena vitória. Um agasalho bonito perto da porta ajuda no passo seguinte.', 'Dar um agasalho a alguém é pensar no caminho que a pessoa faz todo dia, com vento e ainda no escuro.'],
        ['São dezenas de carreiras no mesmo ritmo. A mão que faz mantém o ponto, e a borda sai reta.'],
        ['Para quem trabalha cedo, estuda à noite ou espera o filho na porta da escola quando o vento aperta.'],
        ['Escolha a cor que a pessoa mais veste. Assim ela põe sem pensar, e usa todos os dias frios.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um jeito novo de usar {o topic} de sempre.',
        'Como guardar {o topic} fora do inverno.',
        'Quando o frio vai embora: {topic}.',
      ],
      steps: [
        ['No primeiro frio, a peça sai da gaveta com marcas de dobra e cheiro de guardado. Faltou um cuidado no fim da estação.'],
        ['Fio guardado com suor ou perfume pega cheiro e atrai traça. E a mesma dobra por meses marca as laçadas.'],
        ['Lave antes de guardar, seque deitado e enrole em vez de dobrar. Ao vestir, experimente sobre uma roupa lisa.'],
        ['Em peça retangular ou em volta, a borda é o desafio. O ponto da ponta tende a afrouxar, e a mão corrige.'],
      ],
    },
    casual: {
      openings: [
        'Do fundo da gaveta pra rua: {topic}.',
        'Um papo de frio sobre {topic}.',
        'O que eu faço com {o topic} quando o inverno acaba.',
      ],
      steps: [
        ['Chega o frio, a gente abre a gaveta e tá tudo amassado, com cheiro de armário. Todo ano é igual.'],
        ['O fio pega o cheiro do lugar e a marca da dobra. Depois de três estações no escuro, os dois aparecem.'],
        ['Lava antes de guardar, seca bem e enrola, sem dobrar. No primeiro frio, é só sacudir e deixar um pouco no ar.'],
        ['Eu conto os pontos de novo a cada tanto. Se um lado perde um, lá na frente a peça vira triângulo.'],
      ],
    },
    funny: {
      openings: [
        'Basta esfriar um pouco e já sai do armário: {topic}.',
        'A ciência de usar {o topic} sem espelho.',
        'O inverno de cada um: {topic}.',
      ],
      steps: [
        ['Existe quem se agasalha com elegância em dois segundos. Os outros passam dez minutos e saem parecendo um embrulho.'],
        ['No espelho de casa fica perfeito. Na rua, o vento desfaz, você refaz, e alguém já fotografou o meio do caminho.'],
        ['O segredo é ajeitar uma vez e sair. Quem se olha no espelho pela terceira vez perde o ônibus.'],
        ['Quem tricota ou crocheta no inverno trabalha com a peça quentinha no colo. É o único serviço que já se usa fazendo.'],
      ],
    },
    motivational: {
      openings: [
        'Cresce um pouco a cada noite: {topic}.',
        'Muita gente começou no tricô ou no crochê fazendo {topic}.',
        'Ir e voltar, carreira por carreira: {topic}.',
      ],
      steps: [
        ['O primeiro projeto de frio parece simples, é só ir e voltar. Aí somem dois pontos e ninguém sabe onde.'],
        ['Quem começa perde ponto na borda sem notar. A peça estreita, e só se vê depois de um palmo.'],
        ['Conte os pontos ao fim de cada carreira, mesmo com a mão treinada. É o que mantém a largura até o fim.'],
        ['No primeiro dia frio, alguém sai com a peça na rua. Quem fez olha de longe e reconhece a própria borda.'],
      ],
    },
  },
}
