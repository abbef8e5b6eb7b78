import type { ProductType } from '../product-type.ts'

export const partyFavor: ProductType = {
  nouns: ['lembrancinha', 'lembrança', 'lembrancinha personalizada'],
  asks: ['qual é a festa', 'quantas pessoas vão receber', 'o tema ou as cores'],
  questions: {
    sale: ['Na sua festa é uma por pessoa ou uma por família?', 'Quem não pode ficar sem lembrancinha aí?'],
    content: ['Quem na sua família sempre pega duas?', 'Qual lembrancinha de festa você ainda tem guardada?'],
  },
  emojis: ['🎁', '🎉', '💛'],
  hashtags: ['lembrancinhas', 'lembrancinha', 'lembrancinhaspersonalizadas', 'lembrancinhasdefesta', 'lembrancinhapersonalizada', 'lembrancas', 'festapersonalizada'],
  sale: {
    professional: {
      openings: [
        'Um agradecimento que a pessoa leva para casa: {topic}.',
        'Com {topic}, cada pessoa vai embora com um carinho nas mãos.',
        'Agradeça a cada um com {topic}.',
      ],
      steps: [
        ['Na hora da despedida vem o abraço, o obrigado e um pequeno presente na mão. É um gesto simples, que as pessoas notam.', 'No caminho de casa, alguém olha a lembrancinha outra vez e comenta como o dia foi bom. É para isso que ela existe.'],
        ['Uma boa lembrança cabe na bolsa e diz muito com pouco. Quem recebe entende na hora de onde veio e por quê.'],
        ['Serve para agradecer a quem viajou para estar presente, a quem ajudou nos preparativos e também a quem não pôde vir.'],
        ['Faça a lista com os nomes antes de definir a quantidade e some algumas a mais. Sempre aparece alguém que ficou de fora da conta.'],
      ],
    },
    casual: {
      openings: [
        'Ninguém precisa ir embora de mão vazia: {topic}.',
        'Olha que jeito gostoso de dizer obrigado: {topic}.',
        'Eu adoro ver a mesa cheia de {topic}.',
      ],
      steps: [
        ['Sabe aquela hora do tchau, que demora meia hora na porta? É aí que a lembrancinha passa de mão em mão e arranca um sorriso.', 'A pessoa chega em casa, mostra a lembrancinha pra quem ficou e conta como foi a festa. Eu acho isso lindo.'],
        ['Lembrancinha cabe na mão, e mesmo assim a pessoa sente que você pensou nela. Poucas coisas dão tão certo com tão pouco espaço.'],
        ['Tem quem dê pra família inteira, pra turma da escola, pra equipe do trabalho. E tem aquela guardada pra quem não conseguiu vir.'],
        ['Antes de me chamar, conta nos dedos quem vai receber. Põe umas a mais, porque sempre tem a vizinha que ajudou em tudo.'],
      ],
    },
    funny: {
      openings: [
        'Tem gente que já chega perguntando por ela: {topic}.',
        'Esconda {o topic} até a hora certa ou não sobra.',
        'A tia já reservou duas: {topic}.',
      ],
      steps: [
        ['Toda festa tem aquela tia que pega uma para ela, uma para o filho e uma para o vizinho que nem foi convidado.', 'Ninguém lembra onde estacionou o carro, mas da lembrancinha todo mundo lembra. Tem gente que volta da porta só para buscar a sua.'],
        ['Lembrancinha é pequena, e é aí que mora o perigo. Some na bolsa com uma facilidade que ninguém consegue explicar depois.'],
        ['Agrada criança, adulto e aquele primo que diz não ligar para essas coisas. Ele pega a dele quando ninguém está olhando.'],
        ['Na hora de fechar a quantidade, faça a conta dos nomes e some as tias. Depois some mais um pouco, porque elas trazem amigas.'],
      ],
    },
    motivational: {
      openings: [
        'Obrigado também se diz com as mãos: {topic}.',
        'Para agradecer a quem fez parte: {topic}.',
        '{O topic} para quem faz questão de lembrar de cada um.',
      ],
      steps: [
        ['Alguém montou a lista, conferiu os nomes e pensou em cada pessoa. A lembrancinha é a parte desse cuidado que todos levam embora.', 'Muita gente ajudou para esse dia acontecer, da carona ao conselho. Uma lembrança na mão de cada um reconhece isso com delicadeza.'],
        ['O tamanho é pequeno, a intenção aparece inteira. Quem recebe percebe que não foi só mais um nome na lista.'],
        ['Vale para quem esteve perto o tempo todo e para quem veio de longe. Cada um leva consigo um pedaço do mesmo dia.'],
        ['Escreva os nomes com calma, família por família. É um bom momento para perceber quanta gente você tem por perto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantas fazer, e para quem: um guia para {topic}.',
        'O erro mais comum na hora de planejar {o topic}.',
        'A conta que evita aperto no fim: {topic}.',
      ],
      steps: [
        ['A dúvida aparece em toda organização: uma por pessoa ou uma por família? Quem decide tarde costuma acabar contando na porta.'],
        ['A quantidade depende de números que mudam até a última hora. Uma prima que confirma tarde já altera a conta.'],
        ['Conte uma por criança e uma por casal, ou uma por pessoa, e decida isso no começo. Some cerca de dez por cento.'],
        ['Quem faz lembrancinha repete o mesmo gesto dezenas de vezes. A última da fileira merece a mesma atenção que a primeira.'],
      ],
    },
    casual: {
      openings: [
        'Vamos falar de quantidade e de {topic}.',
        'Aquela conta que nunca fecha: {topic}.',
        'Uma dica boa pra quem está pensando em {topic}.',
      ],
      steps: [
        ['Toda vez é a mesma dúvida: dá uma pra cada pessoa ou uma por família? E sempre tem alguém fazendo conta na porta.'],
        ['O problema é que a lista muda o tempo todo. Um confirma, outro some, e a prima avisa em cima da hora que vem com as crianças.'],
        ['Faz assim: decide logo se é por pessoa ou por família, soma os nomes e põe umas dez por cento a mais.'],
        ['Aqui, quando termino uma fileira, eu olho tudo de longe antes de seguir. É quando a gente vê se ficaram irmãs.'],
      ],
    },
    funny: {
      openings: [
        'A matemática da tia aplicada {ao topic}.',
        'Onde some a última de cada festa: {topic}.',
        'Cenas de despedida com {topic}.',
      ],
      steps: [
        ['Cinquenta nomes na lista, cinquenta lembrancinhas na mesa, e no fim faltam três. A polícia das festas nunca resolveu um caso desses.'],
        ['Acontece que toda tia tem uma lista própria: a filha, a nora, a manicure. E a lista dela nunca está na sua conta.'],
        ['Separe as suas antes de todo mundo chegar, num lugar alto. E deixe alguém de confiança perto da mesa na hora do tchau.'],
        ['Quem faz tem um hábito: contar, recontar e contar de novo. Na terceira vez sempre dá um número diferente.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho miúdo por trás {do topic}.',
        'Um gesto repetido com cuidado, nome por nome: {topic}.',
        'O que a gente guarda de um dia bom: {topic}.',
      ],
      steps: [
        ['Tem gente que guarda lembrancinha de festa por vinte anos. Não pelo objeto, e sim por quem estava lá naquele dia.'],
        ['As pessoas esquecem o cardápio e a playlist. Do carinho na hora da despedida, muita gente se lembra por anos.'],
        ['Se quiser que a sua seja guardada, pense primeiro em quem recebe. Um bilhete curto com a data já ajuda a lembrar.'],
        ['Quem monta lembrancinhas aprende a repetir sem pressa. Uma de cada vez, até a mesa estar completa.'],
      ],
    },
  },
}
