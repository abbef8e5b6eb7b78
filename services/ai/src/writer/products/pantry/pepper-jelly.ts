import type { ProductType } from '../product-type.ts'

export const pepperJelly: ProductType = {
  nouns: ['geleia de pimenta', 'geleia picante', 'geleia agridoce', 'chutney'],
  asks: ['com o que pretende servir', 'se é para petisco ou para acompanhar carne', 'quantas pessoas vêm'],
  questions: {
    sale: ['Com queijo, com carne ou na torrada?', 'Mais doce ou mais ardida?'],
    content: ['Você gosta de misturar doce com salgado?', 'Qual combinação estranha você adora?'],
  },
  emojis: ['🌶️', '🧀', '🫙'],
  hashtags: ['geleiadepimenta', 'geleiaagridoce', 'geleiadepimentaartesanal', 'chutney', 'agridoce', 'tabuadequeijos', 'petiscos'],
  sale: {
    professional: {
      openings: [
        'O encontro do doce com o picante: {topic}.',
        'Na tábua de queijos, todos procuram {o topic}.',
        'Para abrir a noite com surpresa: {topic}.',
      ],
      steps: [
        ['Os convidados chegaram, a tábua está na mesa e há um vidro pequeno no centro. A primeira torrada leva queijo e algo agridoce.', 'O assado está no forno e falta alguma coisa que quebre o peso da carne. Uma colherada agridoce faz esse trabalho.'],
        ['A doçura chega primeiro, o calor vem depois e a acidez limpa o paladar. É esse percurso que faz repetir.'],
        ['{Combina/Combinam} com queijos, lombo, frango, pastéis e hambúrguer. {Agrada/Agradam} como lembrança a quem gosta de receber com petiscos.'],
        ['Pense no que vai servir junto e no paladar dos convidados. Para uma tábua, uma colher de sopa por pessoa é suficiente.'],
      ],
    },
    casual: {
      openings: [
        'Doce primeiro, foguinho depois: {topic}.',
        'Queijo sozinho não tem a mesma graça, precisa de {topic}.',
        'Petisco fácil pra hoje: {topic}.',
      ],
      steps: [
        ['Visita chegou antes da hora? Torrada, um queijinho, uma colherada por cima, e parece que você passou a tarde planejando.', 'Sabe quando a pessoa prova desconfiada, levanta a sobrancelha e já pega outra torrada? É sempre desse jeito.'],
        ['O doce engana, o ardidinho chega depois e dá vontade de mais. Com queijo no meio, fica equilibrado e gostoso.'],
        ['{Vai/Vão} no pastel, na carne de porco, no frango assado e no sanduíche. Pra presentear quem ama receber, é certeiro.'],
        ['Vê com o que vai servir e quantos vêm. Pra beliscar com queijo, uma colher por pessoa costuma dar certinho.'],
      ],
    },
    funny: {
      openings: [
        'O tio caiu na primeira torrada: {topic}.',
        'Doce só na aparência: {topic}.',
        'A tábua era para dez e sobrou o vidro vazio: {topic}.',
      ],
      steps: [
        ['O avô achou que era geleia comum e passou no pão doce. Fez uma pausa, olhou o vidro e passou mais.', 'A tábua de queijos foi montada para a foto. Entre a foto e o primeiro brinde, alguém já tinha limpado o potinho.'],
        ['O sabor começa doce como sobrinho pedindo favor. Uns segundos depois chega a surpresa, e ninguém fica bravo.'],
        ['{Serve/Servem} para queijo, carne, pastel e para a visita que jura que não come doce antes do jantar.'],
        ['Calcule pelo número de torradas e desconfie do resultado. Há quem use a torrada só para disfarçar a colher.'],
      ],
    },
    motivational: {
      openings: [
        'A ousadia de misturar sabores: {topic}.',
        'Para quem gosta de surpreender à mesa: {topic}.',
        'Receber com um detalhe diferente: {topic}.',
      ],
      steps: [
        ['Você limpou a casa, escolheu a toalha e arrumou a tábua. Um sabor que ninguém esperava mostra o cuidado com cada convidado.', 'Cozinhar pela primeira vez para a família de quem se ama dá frio na barriga. Um acompanhamento diferente rende assunto e quebra o gelo.'],
        ['Equilibrar açúcar, ardor e acidez pede muita prova no fogo. Uma pitada a mais de qualquer um muda tudo.'],
        ['{Agrada/Agradam} ao amigo que gosta de experimentar e à vizinha que empresta travessas. Um vidro pequeno também é gentileza.'],
        ['Imagine a mesa pronta e quem vai sentar nela. A escolha do queijo e da carne ajuda a decidir quanto servir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Doce com salgado, sem erro: {topic}.',
        'Que queijo servir com {topic}.',
        'Além da tábua de queijos: {topic}.',
      ],
      steps: [
        ['Depois da primeira festa, o vidro volta para a geladeira e fica esquecido. Muita gente não sabe o que fazer além da torrada.', 'Servir com queijo muito salgado ou muito forte pode apagar o sabor agridoce. A escolha do par merece atenção.'],
        ['A gordura do queijo ou da carne suaviza o ardor, e o doce equilibra o sal. Um precisa do outro.'],
        ['Experimente com queijo branco ou cremoso, pincele sobre carne no fim do forno e use colher limpa para conservar.'],
        ['Misturar doce e salgado é antigo nas cozinhas do mundo. Aqui, a goiabada com queijo já tinha aberto o caminho.'],
      ],
    },
    casual: {
      openings: [
        'Abriu e não sabe onde usar? Olha: {topic}.',
        'Muito além da torradinha: {topic}.',
        'As combinações que eu mais gosto com {topic}.',
      ],
      steps: [
        ['Aposto que tem um vidro aberto aí na porta da geladeira desde a última festa. Coitado, ele serve pra tanta coisa.', 'Muita gente só põe na torrada com queijo e para por aí. E a carne do almoço ali do lado, pedindo.'],
        ['Gordura acalma o ardido e o doce segura o sal. Por isso a mistura vai tão bem com queijo, com porco e com fritura.'],
        ['Pincela no frango no finalzinho do forno, põe no hambúrguer, mistura no molho da salada. E colher sempre limpa.'],
        ['Eu comecei torcendo o nariz pra doce com salgado. Hoje fico procurando desculpa pra juntar os dois.'],
      ],
    },
    funny: {
      openings: [
        'O vidro esquecido na porta da geladeira: {topic}.',
        'O provador de torradas fala sobre {o topic}.',
        'Doce ou salgado? A resposta é {topic}.',
      ],
      steps: [
        ['A criança pediu geleia no pão, e o pai pegou o vidro errado. O café daquela manhã foi rápido e memorável.', 'Depois da festa, o vidro fica na geladeira entre a mostarda e o mistério. Um dia alguém o encontra e salva a janta.'],
        ['O doce distrai, o ardor entra pela porta dos fundos. Quando o paladar percebe, já pediu a segunda rodada.'],
        ['Leia o rótulo antes de passar no pão das crianças e experimente sobre a carne assada. Nos dois casos, evita surpresa.'],
        ['Existe quem não goste de misturar doce com salgado. Essa pessoa come banana com arroz e feijão desde pequena.'],
      ],
    },
    motivational: {
      openings: [
        'Provar até encontrar o equilíbrio: {topic}.',
        'Coragem de juntar o que parecia separado: {topic}.',
        'Uma panela, muitos testes e {topic}.',
      ],
      steps: [
        ['A primeira panela ficou doce demais, a segunda ninguém conseguiu comer. A terceira já tinha o caminho dos dois erros.', 'Toda cozinha tem alguém que mistura o que a receita não manda. Muitos pratos queridos nasceram dessa teimosia.'],
        ['No fogo, o ardor muda conforme o tempo e a doçura se concentra. O equilíbrio só aparece quando esfria.'],
        ['Quando testar uma combinação, faça pouco e sirva a alguém sincero. Anote a reação antes da opinião.'],
        ['Um sabor que surpreende fica na memória da mesa. Anos depois, alguém ainda pergunta o que era aquilo na torrada.'],
      ],
    },
  },
}
