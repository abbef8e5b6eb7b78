import type { ProductType } from '../product-type.ts'

export const table: ProductType = {
  nouns: ['jogo americano de macramê', 'caminho de mesa de macramê', 'sousplat de macramê', 'porta-copos de macramê', 'descanso de copo de macramê'],
  asks: ['o tamanho da mesa', 'quantas pessoas sentam', 'a cor da louça'],
  questions: {
    sale: ['Quantas pessoas sentam na sua mesa?', 'Almoço de família ou café com amigos?'],
    content: ['Quem sempre derruba alguma coisa na sua mesa?', 'Na sua casa, usam o descanso de copo?'],
  },
  emojis: ['🍽️', '🧶', '🏠'],
  hashtags: ['macrame', 'mesaposta', 'sousplatdemacrame', 'macramedecor', 'jogoamericano', 'macramebrasil', 'mesaspostas'],
  sale: {
    professional: {
      openings: [
        'Textura de fio para a mesa: {topic}.',
        '{O topic} {recebe/recebem} os convidados com simplicidade.',
        'Nós à vista, mesa pronta: {topic}.',
      ],
      steps: [
        ['A louça é simples, a comida é de casa, e a mesa pede alguma coisa. Um macramê já muda o conjunto.', 'Os amigos chegam, cada um pega um copo e se encosta à mesa. Alguém passa o dedo nos nós e pergunta como se faz.'],
        ['O macramê traz relevo à mesa. Sobre madeira, vidro ou pedra, os nós quebram a frieza da superfície.'],
        ['Serve ao almoço de família, ao café no meio da tarde e ao jantar com amigos. É presente de casa nova.'],
        ['Antes de escolher, meça a mesa e conte as pessoas que sentam nela. A cor pode partir da louça.'],
      ],
    },
    casual: {
      openings: [
        'Pra receber os amigos com mesa bonita: {topic}.',
        'Com {o topic}, a mesa muda de cara.',
        'Mesa simples com um toque de fio: {topic}.',
      ],
      steps: [
        ['A gente chama os amigos pra uma coisinha simples e fica olhando a mesa. Falta um detalhe, é quase sempre isso.', 'Quem senta à mesa passa o dedo nos nós. Não falha, e aí vem a pergunta de como se faz.'],
        ['Macramê tem relevo, tem textura, tem aquele jeito de casa sem cerimônia. Fica bem até com louça descombinada.'],
        ['Almoço com os parentes, café da tarde, pizza com os amigos. E é bom presente pra quem acabou de se mudar.'],
        ['Me diz o tamanho da mesa e quantas pessoas sentam. Se der, me manda uma foto da louça também.'],
      ],
    },
    funny: {
      openings: [
        'A mesa ficou chique, a comida veio do aplicativo: {topic}.',
        '{O topic} {merece/merecem} até que se tire o computador da mesa.',
        'Cada nó no seu lugar, cada visita com sua história: {topic}.',
      ],
      steps: [
        ['A comida chegou na embalagem e foi passada depressa para a travessa. Com a mesa assim, ninguém pergunta de onde veio.', 'A visita passou o jantar contando os nós com o dedo. Disse que ajuda a pensar e repetiu a sobremesa.'],
        ['Tem nó, tem textura, tem capricho. É tanta elegância que o pão de ontem ganhou nome em francês.'],
        ['Vai do jantar a dois à pizza com a turma. Só o sobrinho de cinco anos ainda está em período de adaptação.'],
        ['Conte as pessoas e some duas. Quem tem mesa bonita recebe visita que estava só passando pela rua.'],
      ],
    },
    motivational: {
      openings: [
        'Cada nó apertado com a mão: {topic}.',
        '{O topic} para quem gosta de reunir pessoas.',
        'Uma mesa simples, bem cuidada: {topic}.',
      ],
      steps: [
        ['Quem chama gente para comer em casa pensa em tudo. A mesa posta mostra isso antes da primeira travessa.', 'Depois de um dia comprido, dá preguiça de pôr a mesa. Quem põe a mesa come melhor, mesmo que seja o resto do almoço.'],
        ['O macramê se faz inteiro com as mãos, fio a fio. A borda sai reta só quando todos os nós têm a mesma força.'],
        ['Para o primeiro apartamento, para a família que se encontra pouco e para o café de todo dia.'],
        ['Pense nas cores que já existem na sua mesa e escolha um tom próximo. Assim, uma coisa conversa com a outra.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como cuidar {do topic} depois do uso.',
        'A franja pede atenção: {topic}.',
        'O que fazer se cair café {no topic}.',
      ],
      steps: [
        ['Café e vinho caem na mesa mesmo com gente cuidadosa. No fio, a mancha entra depressa e muitos se assustam.'],
        ['O fio absorve líquido como um pavio. Quanto mais tempo a mancha fica, mais longe ela caminha entre os nós.'],
        ['Encoste papel seco, sem esfregar, e depois pano úmido com sabão neutro. A franja se penteia ainda úmida.'],
        ['Franja reta se corta por último, com régua. Antes disso, quem faz penteia os fios e os deixa assentar.'],
      ],
    },
    casual: {
      openings: [
        'Caiu café? Um papo sobre {o topic}.',
        'Pentear franja também é arrumar a casa: {topic}.',
        'O cuidado que eu tenho com {o topic} depois do almoço.',
      ],
      steps: [
        ['Alguém vai derrubar café, é questão de tempo. A gente já recebe amigo sabendo disso.'],
        ['O fio puxa o líquido pra dentro, um nó passa pro outro. Por isso é bom acudir na hora.'],
        ['Papel seco primeiro, encostando sem esfregar. Depois pano com sabão neutro, e penteia a franja com pente largo enquanto tá úmida.'],
        ['Eu corto a franja por último, com régua e sem pressa. Cortar torto é o tipo de erro que não cresce de volta.'],
      ],
    },
    funny: {
      openings: [
        'O café escolhe sempre {o topic}.',
        'Franja também acorda mal: {topic}.',
        'A mesa, a visita e o pingo: {topic}.',
      ],
      steps: [
        ['A visita mais distraída é sempre a que pega o vinho tinto. É uma lei que nenhum cientista quis estudar.'],
        ['Pingo tem pontaria. Numa mesa de dois metros, ele acerta o único lugar que você tinha acabado de arrumar.'],
        ['Deixe papel por perto e sorria. Quem derruba já se sente mal o suficiente e vai ajudar com a louça.'],
        ['Quem faz macramê penteia franja em casa, na casa da mãe e no restaurante. Algumas já estavam penteadas.'],
      ],
    },
    motivational: {
      openings: [
        'Da corda à mesa: {topic}.',
        'Um nó igual ao outro {no topic}.',
        'O trabalho das mãos também vai à mesa: {topic}.',
      ],
      steps: [
        ['Quem aprende macramê descobre que a mão tem manias. Um lado aperta mais, e a peça sai inclinada.'],
        ['Para a borda ficar reta, cada nó recebe a mesma força. Isso se aprende repetindo, e não se explica bem.'],
        ['Treine com uma tira estreita e meça a largura a cada palmo. Onde mudou, foi ali que a mão cansou.'],
        ['Quando a peça vai à mesa, ninguém conta os nós. Contam histórias, e é para isso que serve uma mesa bonita.'],
      ],
    },
  },
}
