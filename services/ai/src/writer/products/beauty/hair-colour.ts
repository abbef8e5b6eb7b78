import type { ProductType } from '../product-type.ts'

export const hairColour: ProductType = {
  nouns: ['coloração', 'mecha', 'luzes'],
  asks: ['como está o seu cabelo hoje', 'o que já passou nele', 'a foto da cor de que você gosta'],
  questions: {
    sale: ['Você quer mudar muito ou só dar uma iluminada?', 'Tem uma foto de cabelo salva no celular?'],
    content: ['Qual foi a cor mais ousada que você já usou?', 'Quem aí já pintou o cabelo em casa de madrugada?'],
  },
  emojis: ['💇‍♀️', '🎨', '✨'],
  hashtags: ['coloracao', 'mechas', 'luzes', 'cabelos', 'cabeloscoloridos', 'colorista', 'salaodebeleza', 'morenailuminada'],
  sale: {
    professional: {
      openings: [
        'Uma cor pensada para o seu cabelo: {topic}.',
        '{O topic} para mudar muito ou mudar pouco.',
        'Quando dá vontade de renovar, {topic}.',
      ],
      steps: [
        ['O espelho é o mesmo, o corte também, e ainda assim falta alguma coisa. Muitas vezes, o que muda o conjunto é a cor.', 'Uma foto salva no celular há meses, sempre a mesma. Talvez seja hora de conversar sobre ela com quem trabalha com cor.'],
        ['Cada cabelo tem um ponto de partida, e a cor se decide a partir dele. O tom da foto é uma direção, e a conversa acerta o resto.'],
        ['Serve a quem quer iluminar de leve, cobrir fios brancos ou mudar de vez. Cada escolha tem seu ritmo de manutenção.'],
        ['Antes de marcar, conte tudo o que já passou no cabelo, mesmo há muito tempo. Essa história muda o plano e o tempo na cadeira.'],
      ],
    },
    casual: {
      openings: [
        'Tá com vontade de mudar a cor? Vem de {topic}.',
        'Aquela foto salva há meses já tem nome: {topic}.',
        'Bora conversar sobre {o topic}?',
      ],
      steps: [
        ['Sabe aquela foto que você salvou e olha toda semana? Manda pra mim que eu te digo por onde dá pra começar.', 'Raiz crescendo, cor apagada, vontade de mudar. Todo mundo chega com uma dessas três, às vezes com as três juntas.'],
        ['Eu sempre olho primeiro o cabelo que você tem, porque é dele que a cor sai. A foto mostra o destino, o seu fio mostra o caminho.'],
        ['Dá pra clarear de leve, cobrir os brancos ou virar a chave de uma vez. Depende também do tempo que você tem pra cuidar.'],
        ['Antes de marcar, me conta o que já passou no cabelo. Até aquela tinta feita em casa de madrugada, prometo não fazer cara feia.'],
      ],
    },
    funny: {
      openings: [
        'A toalha branca de casa está a salvo: {topic}.',
        'O porteiro quase pediu documento: {topic}.',
        'A raiz e o resto do cabelo voltaram a se falar: {topic}.',
      ],
      steps: [
        ['A caixa dizia castanho, o resultado disse outra coisa. E a testa ficou castanha por quatro dias.', 'Fazer em casa tem um ritual, com camiseta velha, toalha velha e parede nova manchada. A parte de trás fica por conta da sorte.'],
        ['Na cadeira, alguém enxerga a parte de trás e ainda entende de tom. São duas vantagens grandes sobre o espelho do banheiro.'],
        ['Para quem quer mudar de leve e para quem quer que o porteiro estranhe na chegada. Cada um escolhe o tamanho do susto.'],
        ['Ao marcar, conte todo o passado do cabelo, inclusive o que foi feito de madrugada. O segredo aparece na primeira mecha.'],
      ],
    },
    motivational: {
      openings: [
        'Mudar de cor com calma e conversa: {topic}.',
        '{O topic} para quem decidiu se ver de outro jeito.',
        'A vontade de mudar merece uma boa conversa: {topic}.',
      ],
      steps: [
        ['Há mudanças que se adiam por anos, e a cor do cabelo é uma delas. Marcar a conversa já tira a ideia do celular.', 'Sentar, fechar os olhos no lavatório, esperar a cor. Quem vive correndo ainda ganha um tempo de cadeira sem ninguém chamar.'],
        ['A cor se constrói por etapas, com a hora certa de parar em cada uma. A paciência de quem faz aparece no resultado.'],
        ['Vale para quem assume os fios brancos com luzes e para quem quer cobri-los. O cabelo é seu, e a decisão também.'],
        ['Pense em como você quer se cuidar depois, e não só no dia. A melhor cor é a que cabe na sua rotina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar a cor depois {do topic}.',
        'O que desbota o cabelo mais depressa, além do tempo: {topic}.',
        'Antes de escolher o tom {do topic}, leia isto.',
      ],
      steps: [
        ['A cor sai perfeita do salão e, em poucas semanas, parece outra. Em geral, a causa está na rotina do banho e do sol.'],
        ['A água muito quente e as lavagens seguidas levam o pigmento embora. O sol e a piscina também alteram o tom.'],
        ['Lave com água morna, espace as lavagens quando puder e proteja os fios do sol. Antes da piscina, molhe o cabelo com água limpa.'],
        ['No trabalho com cor, o relógio e o olho andam juntos. Alguns minutos a mais ou a menos já mudam o tom.'],
      ],
    },
    casual: {
      openings: [
        'Pra cor não ir embora tão rápido: {topic}.',
        'O que eu explico depois {do topic}.',
        'Fez {topic}? Então lê antes do próximo banho.',
      ],
      steps: [
        ['A cor sai linda daqui, e um mês depois a cliente pergunta o que houve. Aí ela conta da piscina e do banho pelando.'],
        ['O pigmento vai saindo um pouquinho a cada lavagem, e água quente apressa isso. Sol e cloro ajudam a levar o resto.'],
        ['Água morna, menos lavagens e um boné na praia já fazem diferença. Antes da piscina, molha o cabelo no chuveiro.'],
        ['A hora do enxágue é a minha preferida. A cor aparece aos poucos no lavatório, e eu sou a primeira pessoa a ver.'],
      ],
    },
    funny: {
      openings: [
        'A mancha na testa conta a história: {topic}.',
        'Papel na cabeça e cara de paisagem durante {o topic}.',
        'A cara de quem espera {o topic}.',
      ],
      steps: [
        ['Com papel na cabeça e capa no pescoço, ninguém quer encontrar conhecidos. É quando o antigo chefe entra no salão.', 'Durante a espera, lê-se a revista de quatro anos atrás com muito interesse. O casal da capa já se separou duas vezes.'],
        ['A cor precisa de tempo para agir, e o tempo passa devagar com papel na cabeça. Dizem que dura quarenta minutos, parecem três dias.'],
        ['Leve um livro, o carregador e uma blusa escura. Para manchas na testa, quem faz sabe tirar, sem esfregar até a sobrancelha.'],
        ['Quem trabalha com cor tem camiseta de salão, calça de salão e unha misteriosa. Ninguém confunde a profissão.'],
      ],
    },
    motivational: {
      openings: [
        'A cor certa pede tempo: {topic}.',
        'Nenhum cabelo é igual ao outro {no topic}.',
        'Etapa por etapa, com paciência, {o topic}.',
      ],
      steps: [
        ['Quem muda a cor costuma passar a mão no cabelo o dia inteiro. A novidade leva um tempo para virar hábito.', 'Há quem tenha deixado os fios brancos crescerem e atravessado meses de duas cores. Quem passou por isso sabe contar as semanas.'],
        ['O cabelo guarda tudo o que foi feito nele, da raiz às pontas. Por isso uma boa cor às vezes leva mais de uma visita.'],
        ['Anote as datas e os tons de cada visita. Na próxima conversa, essa lista vale mais que a memória.'],
        ['Quem trabalha com cor aprende a ver o fundo de cada fio. Antes de misturar qualquer tom, observa na luz do dia.'],
      ],
    },
  },
}
