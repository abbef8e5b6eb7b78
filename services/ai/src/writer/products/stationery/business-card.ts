import type { ProductType } from '../product-type.ts'

export const businessCard: ProductType = {
  nouns: ['cartão de visita'],
  asks: ['o nome e o contato que vão no cartão', 'em que você trabalha', 'se já tem logo ou ainda não'],
  questions: {
    sale: ['Qual é o seu trabalho? Conta pra gente aqui?', 'Você entrega mais cartão na feira, no balcão ou na rua?'],
    content: ['Quantos cartões dos outros tem na sua carteira?', 'Seu nome é daqueles que precisa soletrar?'],
  },
  emojis: ['💼', '📇', '🤝'],
  hashtags: ['cartaodevisita', 'cartoesdevisita', 'cartaodevisitas', 'cartaodevisitapersonalizado', 'papelaria', 'identidadevisual', 'grafica'],
  sale: {
    professional: {
      openings: [
        'Poucas linhas que dizem quem você é: {topic}.',
        '{O topic} {passa/passam} de mão em mão e {fica/ficam} na lembrança.',
        'Para deixar uma boa impressão no papel: {topic}.',
      ],
      steps: [
        ['A conversa foi boa, o interesse existe, e a pessoa vai embora. Um cartão na mão dela mantém o contato depois da porta.', 'Alguém abre a bolsa em casa e encontra o cartão. Lembra da conversa, do lugar e do nome de quem o entregou.'],
        ['O papel tem peso, cor e textura, e isso também fala. Antes de ler a primeira palavra, a pessoa já tem uma impressão.'],
        ['Serve a quem atende clientes, a quem vende em feiras, a quem trabalha por conta própria e vive de indicação.'],
        ['Decida o essencial que precisa aparecer e deixe o resto de fora. Confira telefone e endereço letra por letra.'],
      ],
    },
    casual: {
      openings: [
        'Cabe no bolso e fala por você: {topic}.',
        'Entregar em mãos ainda funciona: {topic}.',
        'Um papelzinho que abre conversa: {topic}.',
      ],
      steps: [
        ['Sabe quando alguém pergunta como te encontra e a gente começa a soletrar o nome? Entrega um cartão e segue o papo.', 'A pessoa guarda na carteira, esquece, e três semanas depois acha. Aí lembra de você na hora certa.'],
        ['Tela a gente passa com o dedo e esquece. Papel bonito a gente vira, olha atrás, passa a mão.'],
        ['Vai na feira, no balcão, no bolso do casaco, junto com o pacote. Sempre tem alguém perguntando como te acha.'],
        ['Antes de pedir, escreve tudo o que quer colocar e corta metade. O que sobrar é o que a pessoa vai ler.'],
      ],
    },
    funny: {
      openings: [
        'Para não soletrar o e-mail de novo: {topic}.',
        'Melhor que anotar na mão de alguém: {topic}.',
        '{O topic} {mora/moram} na carteira até o dia certo.',
      ],
      steps: [
        ['Com b de bola, ponto, underline, tudo junto. Ditar contato em pé, no barulho, já rendeu amizade com a pessoa errada.', 'No fundo da bolsa há um recibo de 2019, uma bala sem dono e um cartão bonito. Adivinhe qual não vai para o lixo.'],
        ['Não precisa de senha nem de sinal. Funciona no elevador, no subsolo e na casa da sogra, onde a internet não pega.'],
        ['Bom para quem tem nome difícil, para quem tem nome comum demais e para quem esquece o próprio número.'],
        ['Peça a alguém para conferir o telefone. A pessoa que tem um número parecido com o seu agradece o silêncio.'],
      ],
    },
    motivational: {
      openings: [
        'O seu nome, escrito com cuidado: {topic}.',
        'Um gesto pequeno que abre portas: {topic}.',
        '{O topic} para quem se apresenta pelo próprio trabalho.',
      ],
      steps: [
        ['Há um momento em que a pessoa segura o cartão com o próprio nome impresso. O trabalho de anos cabe ali, legível.', 'Alguém pede o contato, e pela primeira vez você tira um cartão da carteira. Dá um orgulho danado.'],
        ['Com pouco espaço, é preciso escolher. O que fica no papel é o que você mais quer que saibam.'],
        ['Para o primeiro cliente, para a amiga que indica e para quem viu o negócio nascer numa mesa de casa.'],
        ['Leia em voz alta antes de decidir o texto. Se soar como você fala, está no ponto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que escrever e o que deixar de fora {no topic}.',
        'Legível à primeira vista: {topic}.',
        'Erros que se repetem {no topic}.',
      ],
      steps: [
        ['Muitos cartões trazem tudo: três telefones, quatro redes, uma frase e um desenho. No fim, o olho não sabe onde pousar.'],
        ['Em pouco espaço, cada linha a mais diminui as outras. E quem conhece o texto de cor já não lê o que está escrito.'],
        ['Imprima um rascunho em tamanho real e leia com o braço dobrado. Depois, ligue para o número que está no papel.'],
        ['No papel pequeno, o espaço vazio também é desenho. É ele que leva o olhar ao nome.'],
      ],
    },
    casual: {
      openings: [
        'Tira metade e fica melhor: {topic}.',
        'O teste do braço dobrado {no topic}.',
        'Antes de mandar imprimir {o topic}.',
      ],
      steps: [
        ['A gente quer colocar tudo no cartão: telefone, rede, frase bonita, mapa. E aí ninguém consegue ler nada.'],
        ['É que o papel é pequeno e a nossa história é grande. E de tanto ler, o olho pula o erro.'],
        ['Imprime em folha comum, recorta no tamanho e mostra pra alguém. Se a pessoa apertar o olho, aumenta a letra.'],
        ['Eu guardo cartões que achei bonitos pelo caminho. Quase todos têm pouca coisa escrita e um papel gostoso de pegar.'],
      ],
    },
    funny: {
      openings: [
        'O que mora na carteira junto {do topic}.',
        'Letra miúda e outros esportes: {topic}.',
        'A saga da conferência {do topic}.',
      ],
      steps: [
        ['O texto foi conferido por cinco pessoas. O erro estava no próprio nome, em letra grande, e ninguém viu.'],
        ['O olho confere a letra pequena e confia na grande. É por isso que os enganos moram no título.'],
        ['Leia de trás para a frente, palavra por palavra. Fica estranho, mas é assim que o erro aparece.'],
        ['Se um dia encontrar um cartão antigo, ligue. Pode ser o Roberto, e ele deve ter esperado bastante.'],
      ],
    },
    motivational: {
      openings: [
        'Um nome, um cuidado, um papel: {topic}.',
        'O primeiro contato guardado na gaveta: {topic}.',
        'Anos de trabalho nas poucas linhas {do topic}.',
      ],
      steps: [
        ['Muita gente guarda cartões recebidos por anos, numa lata ou dentro de um livro. São poucas linhas e muita consideração.'],
        ['O que está no papel não some na rolagem da tela. Fica na carteira, esperando o dia de ser útil.'],
        ['Entregue olhando para a pessoa e diga o seu nome em voz alta. O papel lembra depois o que a voz disse.'],
        ['Um cartão pronto, no centro da mesa, parece simples. É a simplicidade que deu mais trabalho.'],
      ],
    },
  },
}
