import type { ProductType } from '../product-type.ts'

export const makeup: ProductType = {
  nouns: ['maquiagem', 'make', 'produção'],
  asks: ['a data e o horário da festa', 'como é a roupa', 'se prefere algo leve ou marcante'],
  questions: {
    sale: ['Batom marcante ou olho marcante?', 'Qual é a próxima festa da sua agenda?'],
    content: ['Qual olho dá mais trabalho, o direito ou o esquerdo?', 'Você também abre a boca para passar rímel?'],
  },
  emojis: ['💄', '💋', '✨'],
  hashtags: ['maquiagem', 'make', 'maquiadora', 'makeup', 'maquiagemsocial', 'maquiagemprofissional', 'producao', 'makefesta'],
  sale: {
    professional: {
      openings: [
        'Para a festa que já está na agenda, {topic}.',
        'Falta só a roupa, o rosto já está pronto: {topic}.',
        '{O topic} para a formatura, o casamento ou as fotos.',
      ],
      steps: [
        ['A roupa está pendurada, o sapato escolhido, e falta uma hora para sair. É quando um atendimento marcado faz toda a diferença.', 'Nas fotos de uma festa, o rosto aparece em todas as luzes, da entrada à pista. A maquiagem precisa acompanhar cada uma.'],
        ['Uma boa maquiagem parte do seu rosto, da hora do evento e da roupa. O que fica bem ao meio-dia não é o mesmo da noite.'],
        ['Serve à formanda, à madrinha, à mãe dos noivos e a quem vai fazer fotos de trabalho. Cada uma com o seu estilo.'],
        ['Ao marcar, informe o horário em que precisa sair e mande uma foto da roupa. Referências de que você gosta também ajudam.'],
      ],
    },
    casual: {
      openings: [
        'Tem festa? Então bora marcar {o topic}.',
        'Senta aqui que eu cuido {do topic}.',
        'Agora só falta a roupa: {topic}.',
      ],
      steps: [
        ['Sabe a hora em que todo mundo tá procurando o brinco e ninguém achou o grampo? Com o rosto pronto, o resto se resolve.', 'Eu gosto quando a pessoa abre o olho e se olha no espelho pela primeira vez. Antes de falar qualquer coisa, ela já sorri.'],
        ['Gosto de olhar o seu rosto e perguntar da roupa e do horário antes de começar. Make de dia é uma conversa, de noite é outra.'],
        ['Madrinha, formanda, aniversariante ou foto pro trabalho novo. Se tem um dia em que você quer se ver bem na foto, tá valendo.'],
        ['Quando chamar, já me diz que horas precisa sair de casa e como é a roupa. A gente conta o tempo de trás pra frente.'],
      ],
    },
    funny: {
      openings: [
        'Choro de casamento já está na conta {do topic}.',
        'O delineado saiu igual dos dois lados, graças {ao topic}.',
        'A foto do grupo vai sair na primeira: {topic}.',
      ],
      steps: [
        ['O primeiro olho saiu perfeito. O segundo já foi refeito quatro vezes, e o delineado está chegando à orelha.', 'Faltam vinte minutos, a cola do cílio secou no dedo e o tutorial diz que é fácil. O tutorial não tinha hora para sair.'],
        ['Feita por outra pessoa, a maquiagem tem um grande mérito. Os dois olhos vão à mesma festa e parecem da mesma família.'],
        ['Para madrinhas que choram, formandas que dançam e tias que beijam todo mundo. Cada rosto pede o seu plano.'],
        ['Ao marcar, conte a hora de sair e diga a verdade sobre atrasos. Se você diz oito e sai às nove, trabalhamos com a verdade.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia importante começa com calma: {topic}.',
        '{O topic} para o dia em que você quer se ver bem.',
        'Depois de tanto preparo, chegou a hora {do topic}.',
      ],
      steps: [
        ['Anos de estudo, meses de plano, e enfim a data da festa. Sentar e deixar que cuidem de você também faz parte.', 'Quem organizou a festa inteira costuma se arrumar nos últimos dez minutos. Desta vez, pode ser com hora marcada.'],
        ['A maquiagem destaca o que já está ali, o olhar, o sorriso, a expressão. Você se vê no espelho e se reconhece.'],
        ['Vale para a grande festa e para a foto do currículo novo. Nas duas, você vai querer gostar do que vê.'],
        ['Marque com folga de tempo e leve uma foto em que você se achou bem. Ela diz mais do que muitas palavras.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer na véspera {do topic}.',
        'Pequenos cuidados antes {do topic}.',
        'Como ajudar a maquiagem a durar a festa inteira: {topic}.',
      ],
      steps: [
        ['É comum experimentar um creme novo na véspera da festa, para chegar com a pele melhor. Às vezes, o efeito é o oposto.', 'No espelho de casa tudo parecia certo, e na foto o rosto saiu mais claro que o pescoço. A luz conta metade da história.'],
        ['A pele precisa de tempo para mostrar como reage a um produto. E cada tipo de luz altera a cor que vemos.'],
        ['Na véspera, use só o que já conhece, durma com o rosto limpo e prefira camadas finas. Confira o resultado perto da janela.'],
        ['No atendimento, o preparo da pele toma boa parte do tempo. A cor vem depois e rende mais quando essa etapa é bem feita.'],
      ],
    },
    casual: {
      openings: [
        'Véspera de festa? Calma e lê antes {do topic}.',
        'O que eu faço antes de abrir o estojo: {topic}.',
        'Dicas de quem faz {topic} toda semana.',
      ],
      steps: [
        ['A make tava linda no banheiro e estranha na foto do carro, né? Não foi você, foi a luz amarela do banheiro.'],
        ['Cada luz puxa a cor pra um lado. A amarela esconde, a branca denuncia, e a da janela é a que fala a verdade.'],
        ['Usa na véspera só o que sua pele já conhece. E na hora de se maquiar, chega perto da janela antes de passar mais.'],
        ['Eu arrumo meus pincéis sempre do mesmo jeito antes de começar. Parece mania, mas é assim que eu penso no rosto.'],
      ],
    },
    funny: {
      openings: [
        'A campainha tocou bem na hora {do topic}.',
        'O segundo olho nunca colabora: {topic}.',
        'Espirro e rímel fresco, um clássico {do topic}.',
      ],
      steps: [
        ['O espirro espera o rímel ficar fresco. Ele podia vir antes, podia vir depois, mas tem senso de espetáculo.', 'Para passar rímel, todo mundo abre a boca. Ninguém sabe o motivo, e ninguém consegue parar.'],
        ['O segundo olho é mais difícil porque a mão vem pelo outro lado. Ele não tem culpa, mas também não ajuda.'],
        ['Comece pelo lado mais difícil e apoie o cotovelo na mesa. Se o rímel borrar, espere secar e tire com cotonete seco.'],
        ['Quem maquia já ouviu segredos, planos de fuga e discurso de madrinha. Sempre de olhos fechados, o que ajuda na confissão.'],
      ],
    },
    motivational: {
      openings: [
        'Por trás de um rosto pronto existe cuidado: {topic}.',
        'O espelho no fim {do topic}.',
        'As conversas que acontecem durante {o topic}.',
      ],
      steps: [
        ['Há quem chegue dizendo que não combina com maquiagem. No fim, olha o espelho de um lado, do outro, e pede uma foto.'],
        ['Estudar um rosto antes de começar leva poucos minutos e muda o resultado. Cada formato de olho pede um caminho próprio.'],
        ['Treine o que você mais usa num dia sem compromisso. Sem relógio, a mão aprende, e na data marcada ela já sabe.'],
        ['Quem maquia costuma guardar um pincel gasto do começo da carreira. Ele lembra os primeiros rostos e a paciência de quem sentou ali.'],
      ],
    },
  },
}
