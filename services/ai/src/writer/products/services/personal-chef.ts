import type { ProductType } from '../product-type.ts'

export const personalChef: ProductType = {
  nouns: ['personal chef', 'chef em casa', 'chef particular', 'chef a domicílio', 'cozinheira em casa', 'cozinheira a domicílio', 'cozinheira particular', 'cozinheiro em casa', 'cozinheiro a domicílio'],
  asks: ['a data e quantas pessoas vêm', 'se alguém tem alergia ou restrição', 'que tipo de comida vocês preferem'],
  questions: {
    sale: ['Que prato você pediria para o seu jantar?', 'Quantas pessoas cabem na sua mesa?'],
    content: ['Qual visita você recebe com mais capricho?', 'Na sua casa, a festa acaba sempre na cozinha?'],
  },
  emojis: ['👩‍🍳', '🍽️', '🍷'],
  hashtags: ['personalchef', 'chefemcasa', 'chefparticular', 'jantaremcasa', 'gastronomia', 'personalchefbrasil', 'cozinheiraemcasa'],
  sale: {
    professional: {
      openings: [
        'O jantar na sua casa, e você à mesa: {topic}.',
        'Receber sem passar a noite no fogão: {topic}.',
        'A sua cozinha em outras mãos por uma noite: {topic}.',
      ],
      steps: [
        ['Os convidados chegaram, a conversa está boa, e quem recebe só aparece para buscar gelo. A panela chama de novo.', 'O aniversário cai num sábado, e vocês querem ficar em casa. Mesa posta, música baixa e ninguém olhando o forno.'],
        ['O menu é pensado para aquelas pessoas, aquela cozinha e aquela data. Entrada, prato e sobremesa conversam entre si.'],
        ['Vale para jantar a dois, almoço de família, encontro de amigos e até para a rotina da semana de quem cozinha pouco.'],
        ['Conte quantas pessoas virão, se há alergias ou restrições e como é o fogão. Diga também o que nunca pode faltar.'],
      ],
    },
    casual: {
      openings: [
        'Hoje você senta com os convidados: {topic}.',
        'Pra receber e aproveitar a própria festa: {topic}.',
        'Deixa a panela comigo: {topic}.',
      ],
      steps: [
        ['Sabe aquele jantar em que você faz tudo, corre o tempo todo e come em pé, já frio? Dá pra ser de outro jeito.', 'A turma vem sábado, todo mundo confirmou, e você já cansou só de pensar na louça e na lista do mercado.'],
        ['A gente combina o cardápio antes, do seu gosto, pra sua mesa. Na hora, você abre a porta, abraça e senta.'],
        ['Vale pra aniversário pequeno, pra comemorar a dois, pra família grande e pra semana em que ninguém quer fogão.'],
        ['Me conta quantos vêm, o que ninguém come e como é a sua cozinha. Uma foto do fogão já ajuda.'],
      ],
    },
    funny: {
      openings: [
        'Menos fumaça no cabelo, mais história à mesa: {topic}.',
        'Seu forno vai conhecer alguém que lê as medidas: {topic}.',
        'O delivery vai sentir a sua falta hoje: {topic}.',
      ],
      steps: [
        ['Você convidou dez pessoas, porque no domingo parecia uma boa ideia. Agora é sexta, e a receita pede um ingrediente que ninguém pronuncia.', 'No último jantar, a sobremesa virou molho e o molho virou sobremesa. Os amigos elogiaram, porque são amigos.'],
        ['Com alguém cuidando das panelas, quem recebe descobre o que acontece na sala. Aparentemente, os convidados conversam.'],
        ['Vale para o jantar a dois, a família de vinte e a visita exigente que diz comer de tudo, menos o que existe.'],
        ['Informe o número de pessoas, as restrições e o temperamento do forno. Todo forno tem um lado que queima mais.'],
      ],
    },
    motivational: {
      openings: [
        'Estar presente também é receber bem: {topic}.',
        'Uma mesa preparada para quem importa: {topic}.',
        'Comida pensada para cada pessoa à mesa: {topic}.',
      ],
      steps: [
        ['Juntar todo mundo na mesma data já deu trabalho. Depois desse esforço, é justo que quem convidou também se sente.', 'Os filhos moram longe e vieram no mesmo fim de semana. A conversa do almoço vale mais que a pressa da cozinha.'],
        ['Quem cozinha para uma mesa só pensa em cada lugar: quem não come pimenta, quem gosta do cantinho, quem repete.'],
        ['Combina com bodas, formatura, noivado e com a quinta-feira em que alguém querido passa pela cidade.'],
        ['Escolham juntos uma lembrança que tenha sabor, um prato de infância, uma viagem. O cardápio pode começar dali.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como planejar um jantar em casa: {topic}.',
        'O que acertar com os convidados antes: {topic}.',
        'Quantidade, ritmo e mesa: {topic}.',
      ],
      steps: [
        ['Quem recebe costuma pensar no prato principal e esquecer o resto. Falta gelo, falta lugar e sobra salada.', 'É comum perguntar da alergia só quando a comida já está na mesa. A pessoa sorri e come pão.'],
        ['Um jantar depende de ritmo: o que se serve frio, o que espera e o que precisa sair na hora. O fogão tem bocas limitadas.'],
        ['Pergunte as restrições no convite, planeje um prato frio para começar e confira louça, gelo e cadeiras na véspera.'],
        ['Cozinhar na casa dos outros é aprender outra cozinha a cada vez: a gaveta, o forno, a faca, o gosto da família.'],
      ],
    },
    casual: {
      openings: [
        'O segredo do jantar é a véspera: {topic}.',
        'Pergunta antes quem não come o quê: {topic}.',
        'Bastidor de cozinha emprestada: {topic}.',
      ],
      steps: [
        ['A gente planeja o prato lindo e esquece do gelo. Quando vê, tem gente esperando copo e a carne passando do ponto.', 'Você faz tudo com carne, e a namorada do primo não come carne. Aí é ovo mexido no meio da festa.'],
        ['Tudo que precisa sair quente na mesma hora dá nó. Fogão tem quatro bocas, e a gente só duas mãos.'],
        ['Deixa uma entrada fria pronta, pergunta das restrições antes e conta as cadeiras. Com isso, metade da correria some.'],
        ['A primeira coisa que eu faço numa cozinha nova é abrir as gavetas. A faca boa sempre tá na última.'],
      ],
    },
    funny: {
      openings: [
        'O forno alheio, esse desconhecido: {topic}.',
        'Visita na cozinha, panela no sofá: {topic}.',
        'Tem pimenta? Só um pouquinho, disse a visita: {topic}.',
      ],
      steps: [
        ['Toda festa tem sala, varanda e cadeira sobrando. Ainda assim, as quinze pessoas se encontram em frente à pia.', 'A receita dizia rendimento de seis porções. Não dizia de que seis pessoas, e o tio veio com fome.'],
        ['Cozinha atrai conversa porque lá existe cheiro, bancada e a chance de roubar um pedacinho. Ninguém resiste aos três juntos.'],
        ['Deixe uma tábua de petiscos longe do fogão, de preferência na sala. É o único jeito de mover a multidão.'],
        ['Quem cozinha na casa dos outros sabe onde fica tudo em dez minutos. O dono mora ali há anos e procura o abridor.'],
      ],
    },
    motivational: {
      openings: [
        'Uma cozinha diferente a cada vez: {topic}.',
        'O prato começa na conversa: {topic}.',
        'Servir é prestar atenção: {topic}.',
      ],
      steps: [
        ['Antes da primeira panela, há uma conversa sobre gostos, datas e lembranças. É dela que sai um cardápio que faz sentido.', 'Quem cozinha profissionalmente corta a mesma cebola milhares de vezes. A velocidade que se admira nasceu dessa repetição.'],
        ['Comida agrada quando parece feita para aquela pessoa. Uma travessa sem coentro no canto da mesa diz muita coisa.'],
        ['Anote o prato preferido de quem você costuma receber. Um caderno assim vale por muitos livros de receita.'],
        ['Ao fim da noite, os pratos voltam vazios e a conversa continua na sala. Para quem cozinhou, é o melhor aplauso.'],
      ],
    },
  },
}
