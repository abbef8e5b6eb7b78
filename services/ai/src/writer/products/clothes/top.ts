import type { ProductType } from '../product-type.ts'

export const top: ProductType = {
  nouns: ['blusa', 'blusinha', 'camisa', 'regata', 'cropped', 'body'],
  asks: ['o seu tamanho', 'com que peças você vai usar', 'se prefere mais justa ou mais solta'],
  questions: {
    sale: ['Você usaria com calça, saia ou short?', 'Manga curta, comprida ou sem manga?'],
    content: ['Tem uma cadeira de roupas no seu quarto também?', 'Você dobra, pendura ou empilha?'],
  },
  emojis: ['👚', '🛍️', '✨'],
  hashtags: ['blusa', 'blusas', 'blusinha', 'modafeminina', 'camisa', 'cropped', 'blusinhas', 'lookdodia'],
  sale: {
    professional: {
      openings: [
        '{O topic} para renovar o que você já tem no armário.',
        'Uma peça nova, muitas combinações: {topic}.',
        'Com a parte de baixo de sempre, {o topic} {muda/mudam} tudo.',
      ],
      steps: [
        ['A calça é a mesma de sempre, e você gosta dela. O que muda o conjunto de um dia para o outro é a parte de cima.', 'Na videochamada, à mesa ou na foto, é a parte de cima que aparece. Não por acaso, é a primeira que você escolhe.'],
        ['É a peça que mais combina com o resto do armário. A mesma vai com calça, com saia, com short e com o que vier por cima.'],
        ['Vai bem no dia de trabalho e no fim de semana, conforme o que você puser junto. Por isso se usa tanto.'],
        ['Antes de escolher, meça uma peça sua que veste bem e compare. Ombro e busto dizem mais do que a numeração.'],
      ],
    },
    casual: {
      openings: [
        'Chegou {o topic} que vai com quase tudo.',
        'Aquela peça que a gente usa e lava pra usar de novo: {topic}.',
        'Pensa na sua calça preferida com {o topic}.',
      ],
      steps: [
        ['A calça a gente repete feliz da vida. Já a parte de cima todo mundo repara, então é ali que vale ter variedade.', 'Sabe aquele dia em que a gente troca três vezes e volta pra primeira? É porque a primeira veste bem, só isso.'],
        ['Com uma peça assim, o armário inteiro ganha vida nova. A saia de sempre muda, o jeans muda e a gente se anima.'],
        ['Serve pra trabalhar, passear, jantar fora. Depende do que a gente põe junto, e da vontade do dia.'],
        ['Pega uma peça que já veste bem em você, mede estendida na cama e me manda. É o jeito mais certo de acertar.'],
      ],
    },
    funny: {
      openings: [
        'Da cintura para cima, uma pessoa arrumadíssima: {topic}.',
        '{O topic} para quem diz que não tem roupa.',
        'A calça de sempre pediu {o topic}.',
      ],
      steps: [
        ['Na reunião pelo computador, elegância total na parte de cima. Na de baixo, uma bermuda que já viu dias melhores.', 'O armário está cheio, a gaveta não fecha e ainda assim falta alguma coisa. É sempre essa coisa, repare.'],
        ['É o jeito mais rápido de parecer que você pensou na roupa. A calça colabora, porque ninguém lembra que é a mesma.'],
        ['Vai ao trabalho, ao mercado e ao jantar. Só falta aprender a sair do cesto, entrar na máquina e subir no varal.'],
        ['Compare as medidas com uma que já veste bem. Aquela dobrada no fundo da gaveta, do tempo da escola, não conta.'],
      ],
    },
    motivational: {
      openings: [
        'Para começar o dia com vontade: {topic}.',
        '{O topic} para quem gosta de se arrumar.',
        'Um detalhe novo na roupa de sempre: {topic}.',
      ],
      steps: [
        ['Você abre o armário cedo, com pouco tempo e um dia cheio pela frente. Pegar uma peça de que gosta já começa bem.', 'Entrevista, primeiro dia, reunião importante. A roupa passada na véspera, pendurada na porta, diz que você se preparou.'],
        ['Quando a peça cai bem no ombro e deixa mexer os braços, você se esquece dela. E consegue pensar no que veio fazer.'],
        ['Quem recomeça num trabalho ou volta a sair costuma querer poucas peças boas. Uma que combine com tudo é um bom início.'],
        ['Escolha uma peça que combine com ao menos três coisas do seu armário. Assim ela entra na rotina logo na primeira semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e passar {o topic} sem desgastar.',
        'Gola, manchas e avesso: {topic}.',
        '{O topic} {dura/duram} mais com este cuidado.',
      ],
      steps: [
        ['A peça ainda está boa, mas a gola amarelou e o tecido endureceu embaixo do braço. Em geral, o desgaste começa por ali.', 'Muitas peças perdem a cor antes de perder a forma. Na frente, o tecido parece gasto, e por dentro está como novo.'],
        ['Suor e desodorante se acumulam no tecido e reagem com o calor. A fricção da máquina, por sua vez, desgasta o lado de fora.'],
        ['Lave do avesso, em água fria, e esfregue sabão neutro na gola e nas axilas antes. Seque à sombra e passe do avesso.'],
        ['Deixar o desodorante secar antes de se vestir evita boa parte das manchas. São dois minutos que poupam a peça.'],
      ],
    },
    casual: {
      openings: [
        'Mala, gaveta ou cabide, eis a questão: {topic}.',
        'Como eu dobro {o topic} pra não amassar.',
        'Bora arrumar a gaveta com {o topic}?',
      ],
      steps: [
        ['A gente puxa uma de baixo e desce a pilha inteira. Ajeita de qualquer jeito, fecha a gaveta e finge que nada aconteceu.', 'Eu já usei a mesma peça três vezes na semana porque tava por cima. As outras, coitadas, nem lembrava que tinha.'],
        ['Em pilha, a gente só vê a de cima. O que não aparece não é usado, e ainda amassa com o peso das outras.'],
        ['Dobra em três e guarda em pé, uma do lado da outra, como livro na estante. As que amassam fácil vão pro cabide.'],
        ['Na manhã seguinte, é só passar o dedo e puxar. Dá até gosto abrir a gaveta, nem que dure uma semana.'],
      ],
    },
    funny: {
      openings: [
        'A cadeira do quarto e {o topic}.',
        'Nem limpa nem suja, um mistério: {topic}.',
        'Onde {dorme/dormem} {o topic} depois do primeiro uso.',
      ],
      steps: [
        ['Toda casa tem uma cadeira onde ninguém senta. Ali mora a roupa que não está suja para lavar nem limpa para guardar.', 'A montanha da cadeira começa com uma peça só. Até o fim da semana, já tem vista e clima próprios.'],
        ['O problema é que a ciência só reconhece dois estados, gaveta e cesto. Para a roupa usada uma hora, falta um lugar.'],
        ['Ponha um gancho atrás da porta para as que voltam a ser usadas e limite a três. A quarta decide quem sai.'],
        ['E a cadeira? Por alguns dias fica vazia e bonita. Depois alguém deixa uma peça, só por um minutinho.'],
      ],
    },
    motivational: {
      openings: [
        'Usar bem o que já se tem: {topic}.',
        'Três combinações com {o topic}.',
        'Um armário pequeno que rende, a começar por {topic}.',
      ],
      steps: [
        ['Quem veste bem nem sempre tem muita roupa. Costuma conhecer o que tem e gostar de quase tudo.'],
        ['A maioria de nós usa as mesmas poucas peças e esquece o resto. Falta ver o armário inteiro de uma vez.'],
        ['Ponha uma peça de cima na cama e monte três combinações com o que já tem. Fotografe cada uma e guarde no celular.'],
        ['Na manhã corrida, é só abrir as fotos. Foi um tempo que você separou para facilitar o seu próprio dia.'],
      ],
    },
  },
}
