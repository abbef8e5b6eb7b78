import type { ProductType } from '../product-type.ts'

export const keyCopy: ProductType = {
  nouns: ['cópia de chave', 'cópia de chaves'],
  asks: ['de onde é a chave', 'quantas cópias você quer', 'se a sua chave é a original'],
  questions: {
    sale: ['Quem mais precisa de uma chave da sua casa?', 'Onde mora a sua chave reserva?'],
    content: ['Quantas chaves você carrega todo dia?', 'Onde você sempre esquece a chave?'],
  },
  emojis: ['🔑', '🗝️', '🏠'],
  hashtags: ['chaveiro', 'copiadechave', 'chaves', 'copiadechaves', 'chaveirolocal', 'chave'],
  sale: {
    professional: {
      openings: [
        'Uma chave para cada pessoa da casa: {topic}.',
        'A reserva pronta antes da necessidade: {topic}.',
        'Ter duas evita muita espera na calçada: {topic}.',
      ],
      steps: [
        ['Na casa há quatro pessoas e uma chave. Quem chega primeiro espera no degrau, com a mochila nas costas.', 'A chave única já está gasta e só gira com jeito. O melhor momento para copiar é antes que ela pare.'],
        ['Cada dente precisa sair na mesma altura e no mesmo ângulo. Uma diferença mínima já faz a chave prender na volta.'],
        ['Mudança, filho que passou a voltar sozinho, funcionário novo na loja, vizinha que rega as plantas. Cada um precisa da sua.'],
        ['Leve a chave original, de preferência, e não outra cópia. Pense em quantas pessoas entram em casa e some uma reserva.'],
      ],
    },
    casual: {
      openings: [
        'A reserva que você vive prometendo fazer: {topic}.',
        'Pra ninguém dormir na escada: {topic}.',
        'Casa com uma chave só dá confusão: {topic}.',
      ],
      steps: [
        ['Sua filha chegou da escola, você tava no mercado, e o celular dela descarregou. Uma segunda chave teria ajudado.', 'Tem aquela chave torta que só abre com uma puxadinha pra cima. Todo mundo da casa sabe o truque, menos a visita.'],
        ['Copiar parece simples e exige precisão. O dente tem que sair igualzinho, senão a chave trava na fechadura.'],
        ['Vale pra casa, portão, cadeado do quintal, armário do trabalho e pra gaveta que só tem uma chave.'],
        ['Traz a original se puder, e não a cópia da cópia. E já pensa em quem mais precisa de uma.'],
      ],
    },
    funny: {
      openings: [
        'O vizinho cansou de pular o muro por você: {topic}.',
        'A chave reserva está dentro de casa, muito bem guardada: {topic}.',
        'A planta da entrada não é mais esconderijo: {topic}.',
      ],
      steps: [
        ['A chave reserva está num lugar excelente, onde ninguém acharia. Inclusive você, que está procurando desde ontem.', 'A família divide uma chave como quem divide controle remoto. Há escala, há reclamação e há um que sempre some com ela.'],
        ['Chave copiada da cópia da cópia vira telefone sem fio. No fim, abre só em dia de sol e com carinho.'],
        ['Vale para a casa, o portão, o cadeado da bicicleta e a sogra que vem regar as plantas e deixa bolo na mesa.'],
        ['Traga a chave original e faça uma a mais. O tapete da entrada já não engana ninguém desde 1994.'],
      ],
    },
    motivational: {
      openings: [
        'A primeira chave de quem vai morar só: {topic}.',
        'Confiar a casa a alguém: {topic}.',
        'Um pequeno pedaço de metal e muita confiança: {topic}.',
      ],
      steps: [
        ['O apartamento ainda está vazio, e a mãe já ganhou uma chave. É o jeito de dizer que a porta continua aberta.', 'O filho fez treze anos e recebeu a primeira chave. Veio com recomendações, uma fita vermelha e um pouco de orgulho.'],
        ['Copiar uma chave é trabalho de décimos. O ouvido acompanha a máquina, e a mão aprende a parar no ponto.'],
        ['Quem abre o próprio comércio, quem divide casa e quem cuida dos pais acaba pensando em mais uma cópia.'],
        ['Pense em quem você chamaria numa tarde de chuva, trancado do lado de fora. Essa pessoa merece ter a sua chave.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cópia da cópia perde precisão: {topic}.',
        'Sinais de que a chave está gasta: {topic}.',
        'Quantas reservas ter em casa: {topic}.',
      ],
      steps: [
        ['É comum copiar a chave que está no bolso, já copiada de outra. A cada geração, os dentes mudam um pouco.', 'Quando a chave prende, muitos giram com mais força. Ela pode quebrar e ficar presa na fechadura.'],
        ['O desgaste arredonda os dentes e altera a altura dos cortes. A máquina copia tudo o que encontra, inclusive o defeito.'],
        ['Guarde a chave original sem usar e faça as cópias a partir dela. Se começar a prender, pare e peça ajuda.'],
        ['Quem copia chaves compara as duas contra a luz antes de entregar. O olho percebe o que o tato confirma.'],
      ],
    },
    casual: {
      openings: [
        'Guarda a original na gaveta: {topic}.',
        'Prendeu? Não força: {topic}.',
        'Um grafite e a fechadura agradece: {topic}.',
      ],
      steps: [
        ['A gente usa a original até gastar e depois copia a gasta. A nova já nasce velhinha, coitada.', 'A chave emperra, e vem aquele impulso de girar com tudo. Aí metade fica na mão e metade na porta.'],
        ['A máquina copia o que vê. Se o dente tá gasto, a cópia sai gasta do mesmo jeito.'],
        ['Separa uma original e não usa nunca, só pra tirar cópia. E põe um pouco de grafite na fechadura.'],
        ['Tem chave que chega com fitinha, com boneco, com três cores de esmalte. Dá pra imaginar a casa inteira.'],
      ],
    },
    funny: {
      openings: [
        'Onze chaves no molho e nenhuma é a certa: {topic}.',
        'A chave que ninguém sabe de onde é: {topic}.',
        'No bolso da outra calça: {topic}.',
      ],
      steps: [
        ['Todo molho tem uma chave misteriosa. Ninguém sabe o que abre, e ninguém tem coragem de tirar.', 'A chave certa é sempre a última, mesmo quando se começa do outro lado. Existe uma ciência nisso, ainda sem nome.'],
        ['Chaves parecidas moram juntas e se confundem no escuro. A mão testa uma por uma, enquanto a sacola do mercado rasga.'],
        ['Marque as chaves conhecidas com esmalte ou fita de cor. A misteriosa pode ficar de lembrança, pois já é da família.'],
        ['O vizinho da frente tem a sua chave reserva, e você tem a dele. Ninguém lembra de qual porta era cada uma.'],
      ],
    },
    motivational: {
      openings: [
        'Precisão que cabe na palma da mão: {topic}.',
        'Ouvir o metal também se aprende: {topic}.',
        'Abrir portas, todos os dias: {topic}.',
      ],
      steps: [
        ['Numa parede cheia de chaves sem corte, cada uma espera uma porta. O ofício está em saber qual escolher.', 'A máquina parece fazer tudo, mas a mão alinha, prende e confere. Um fio de metal a mais já impede a volta.'],
        ['Fechaduras antigas ensinam paciência. Nem sempre existe o modelo, e é preciso limar até o metal ceder na medida.'],
        ['Faça uma lista de quem tem a chave da sua casa. É curioso ver, num papel, as pessoas em quem se confia.'],
        ['Entregar uma chave nova é um gesto breve. Do outro lado do balcão, alguém está começando a morar em algum lugar.'],
      ],
    },
  },
}
