import type { ProductType } from '../product-type.ts'

export const homeCake: ProductType = {
  nouns: ['bolo caseiro', 'bolo de cenoura', 'bolo de fubá', 'bolo de laranja'],
  asks: ['qual sabor combina com o seu café', 'quantas pessoas tem na casa', 'para quando é'],
  questions: {
    sale: ['Qual bolo tem gosto de infância para você?', 'A que horas o café da tarde sai na sua casa?'],
    content: ['Com café, com leite ou com chá?', 'Quem fazia o melhor bolo da sua família?'],
  },
  emojis: ['🍰', '☕', '😋'],
  hashtags: ['bolocaseiro', 'boloscaseiros', 'bolodevo', 'bolosimples', 'cafedatarde', 'bolofofinho', 'cafecombolo'],
  sale: {
    professional: {
      openings: [
        'O café da tarde pede {topic}.',
        'Um sabor de casa para a mesa do café: {topic}.',
        '{O topic} {deixa/deixam} a mesa pronta para receber visita.',
      ],
      steps: [
        ['No meio da tarde, a água do café começa a ferver e alguém pergunta se há alguma coisa para acompanhar. Uma fatia resolve.', 'A visita avisou que passa em meia hora. Com um bolo sobre a mesa e o café coado, a casa já está pronta para receber.'],
        ['Bolo simples não tem onde esconder defeito. Massa macia e sabor na medida precisam aparecer logo na primeira mordida.'],
        ['{Vai/Vão} bem no café da manhã, na merenda de quem estuda e no fim do expediente, quando ainda falta muito para o jantar.'],
        ['Pense em quantas pessoas vão se sentar à mesa e se você quer uma fatia guardada para amanhã. Quase sempre alguém repete.'],
      ],
    },
    casual: {
      openings: [
        'Passa um café, que hoje tem {topic}.',
        'Cheirinho de casa de vó: {topic}.',
        'Quem resiste {ao topic} com um cafezinho do lado?',
      ],
      steps: [
        ['Aquela fome das quatro da tarde não quer salada nem jantar. Ela quer uma fatia de bolo e uma xícara de café, só isso.', 'Eu já abri a porta pra visita de surpresa sem nada em casa. Com um bolo na mesa, a conversa começa de outro jeito.'],
        ['Bolo desses ninguém come fazendo cerimônia. É cortar, pegar com a mão mesmo e catar o farelo que caiu na toalha.'],
        ['Tem a fatia do café da manhã, a do lanche das crianças e a que a gente come em pé antes de dormir.'],
        ['Se na sua casa o pessoal come de fatia em fatia até sumir, já pensa num a mais. Amanhã cedo você vai me agradecer.'],
      ],
    },
    funny: {
      openings: [
        'Só uma fatia, prometeu alguém diante {do topic}.',
        'Procura-se quem comeu a última fatia: {topic}.',
        'A garrafa de café já está esperando {o topic}.',
      ],
      steps: [
        ['Alguém corta uma lasquinha só para acertar a beirada. Vinte lasquinhas depois, a beirada está certa e o bolo sumiu.', 'A visita disse que não queria incomodar e que ia embora logo. Aí viu o bolo, puxou a cadeira e perguntou do café.'],
        ['Bolo de café tem esse poder: a pessoa que nunca tem tempo de conversar descobre que dá para ficar mais um pouquinho.'],
        ['Em reunião de trabalho, ele é o único assunto em que todos concordam. Até quem estava no celular levanta a cabeça.'],
        ['Antes de escolher, conte as pessoas da casa e some uma. Sempre tem um vizinho com ótimo faro para bolo.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pausa boa na tarde começa com {topic}.',
        'Receber bem também se faz com coisa simples: {topic}.',
        'Para a mesa de quem cuida da casa o dia todo, {topic}.',
      ],
      steps: [
        ['O dia foi cheio e o jantar ainda nem começou. Dez minutos à mesa, com café e uma fatia, já mudam a tarde.', 'Há quem faça questão de ter um bolo em casa para quando os filhos chegam. É um jeito antigo de dizer que esperava por eles.'],
        ['Um bolo simples pede mão acostumada: a massa batida até o ponto e o forno acompanhado de perto. A prática está no sabor.'],
        ['Para o colega que cobriu seu turno ou a vizinha que recebeu sua encomenda, um bolo agradece melhor que muita palavra.'],
        ['Escolha pensando em quem senta à sua mesa. Lembrar que a mãe prefere um sabor e o filho outro já é cuidado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Do forno à mesa do café: {topic}.',
        'Para aproveitar melhor {o topic}, alguns cuidados simples.',
        'O que faz diferença {no topic}, da massa à fatia.',
      ],
      steps: [
        ['Acontece em muitas cozinhas: o bolo sai bonito do forno, e no dia seguinte a fatia já está seca.', 'Quem nunca abriu o forno para dar uma olhada e viu o meio do bolo afundar devagar? O susto é conhecido.'],
        ['Massa de bolo perde umidade pela parte cortada e também pelo calor que ficou. E, no forno, o ar frio derruba a massa ainda mole.'],
        ['Abra o forno só depois de uns trinta minutos e espere esfriar antes de cobrir. Depois de cortado, proteja a beirada da fatia.'],
        ['O bolo de café atravessa gerações sem mudar muito. Cada família guarda a sua receita com medida de xícara e um segredo pequeno.'],
      ],
    },
    casual: {
      openings: [
        'Puxa a cadeira, que o papo hoje é {topic}.',
        'Dica de forno pra quem ama {topic}.',
        'Conversa de café da tarde: {topic}.',
      ],
      steps: [
        ['Bolo que sola parece castigo, né? A gente mede tudo, unta a forma, espera, e ele sai do forno baixinho e pesado.'],
        ['Na maioria das vezes a culpa é da mão. Depois que entra a farinha, quanto mais a gente bate, mais pesada a massa fica.'],
        ['Mistura a farinha só até sumir e confere a validade do fermento. Pra testar, uma pitadinha em água quente tem que borbulhar.'],
        ['Eu aprendi a esperar olhando pelo vidro do forno. Até hoje fico ali parada vendo a massa subir, e acho bonito.'],
      ],
    },
    funny: {
      openings: [
        'Mistérios da cozinha brasileira: {topic}.',
        'O que ninguém confessa sobre {o topic}.',
        'Estudo muito sério da fatia que falta: {topic}.',
      ],
      steps: [
        ['Espetar o palito no bolo é um ritual. Todo mundo se junta em volta do forno, sério, como quem espera um resultado importante.'],
        ['O cheiro explica tudo. Ele sai da cozinha, passa pelo corredor e acorda até quem tinha dito que só levantava ao meio-dia.'],
        ['Palito limpo ou só com um farelinho, pode tirar. Depois espere amornar, porque bolo quente quebra na faca e não perdoa pressa.'],
        ['Em toda casa existe a dona da receita que diz \'coloca farinha até dar o ponto\'. Qual ponto, só ela sabe.'],
      ],
    },
    motivational: {
      openings: [
        'Receita simples também se aprende fazendo: {topic}.',
        'O valor de uma mesa de café bem posta: {topic}.',
        'Quem aprendeu olhando a avó entende {do topic}.',
      ],
      steps: [
        ['O primeiro bolo quase sempre sai torto, com o meio cru ou a casca escura. A família come assim mesmo e pede outro.'],
        ['Cada forno esquenta de um jeito e cada farinha bebe mais ou menos líquido. Por isso a mão aprende com a repetição.'],
        ['Anote o tempo de forno e o tamanho da forma toda vez que o bolo der certo. Na próxima, metade do trabalho está feita.'],
        ['Uma tarde comum fica na memória por causa de um cheiro vindo da cozinha. Quem assou talvez nem saiba disso.'],
      ],
    },
  },
}
