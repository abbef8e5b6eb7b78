import type { ProductType } from '../product-type.ts'

export const website: ProductType = {
  nouns: ['site', 'loja virtual', 'landing page'],
  asks: ['o que você vende ou faz', 'o que o visitante precisa encontrar', 'se já tem um site'],
  questions: {
    sale: ['O que as pessoas mais perguntam antes de comprar de você?', 'Seu negócio já tem endereço na internet?'],
    content: ['Você compra mais pelo celular ou pelo computador?', 'O que te faz sair de um site na hora?'],
  },
  emojis: ['💻', '🌐', '📱'],
  hashtags: ['criacaodesites', 'site', 'lojavirtual', 'landingpage', 'webdesign', 'sites', 'desenvolvimentoweb'],
  sale: {
    professional: {
      openings: [
        'A porta do seu negócio aberta na internet: {topic}.',
        'Para quem procura por você encontrar de primeira: {topic}.',
        'Suas informações reunidas num só lugar: {topic}.',
      ],
      steps: [
        ['Alguém ouve falar do seu trabalho e procura o nome na internet. O que aparece nos primeiros segundos decide o próximo passo.', 'O cliente pergunta o endereço, o catálogo, o horário. Você responde a mesma coisa várias vezes por dia, entre um atendimento e outro.'],
        ['Uma página própria reúne o que você oferece, como funciona e como chegar até você. As respostas ficam à vista.'],
        ['Serve à loja que quer vender, ao profissional que atende com hora marcada e a quem vai lançar algo novo.'],
        ['Antes de começar, defina o que o visitante deve fazer ali: comprar, agendar ou chamar. O resto se organiza em volta disso.'],
      ],
    },
    casual: {
      openings: [
        'Pra quem te procura na internet achar: {topic}.',
        'Seu negócio com endereço próprio: {topic}.',
        'Chega de responder a mesma coisa vinte vezes: {topic}.',
      ],
      steps: [
        ['A pessoa ouviu falar de você, pegou o celular e procurou. Achou um perfil parado e um telefone antigo.', 'Qual o horário? Onde fica? Tem catálogo? Você responde com carinho, mas já decorou até a vírgula.'],
        ['Numa página sua, tá tudo junto: o que você faz, como funciona, como falar com você. Cada coisa no seu lugar.'],
        ['É bom pra loja, pra quem atende com hora marcada e pra quem tá lançando alguma coisa.'],
        ['Pensa no que você quer que a pessoa faça quando entrar: comprar, agendar ou mandar mensagem? Começa por aí.'],
      ],
    },
    funny: {
      openings: [
        'Seu cliente procurou e achou o concorrente: {topic}.',
        'Para o telefone antigo ser aposentado na internet: {topic}.',
        'Uma página em que o botão leva a algum lugar: {topic}.',
      ],
      steps: [
        ['Procuraram o seu nome e acharam um dentista de Goiás com o mesmo sobrenome. Ele é ótimo, mas não vende o que você vende.', 'O cliente pediu o catálogo. Você mandou quarenta fotos, uma por uma, e no meio foi a do almoço.'],
        ['Com uma página organizada, as perguntas de sempre têm resposta sem que ninguém precise largar o jantar.'],
        ['Para lojas, profissionais, projetos e para quem ainda manda o endereço como depois da padaria, portão azul.'],
        ['Decida o que o visitante deve fazer ali. Se a resposta for tudo, ele fará o de sempre: nada.'],
      ],
    },
    motivational: {
      openings: [
        'O seu trabalho ao alcance de mais gente: {topic}.',
        'O negócio cresceu, o endereço também: {topic}.',
        'Uma página para mostrar o que você construiu: {topic}.',
      ],
      steps: [
        ['Tudo começou com pedidos de vizinhos. Agora gente de longe pergunta como faz para conhecer o seu trabalho.', 'Você sabe explicar o que faz a quem entra pela porta. Falta contar o mesmo a quem chega pela tela.'],
        ['Organizar uma página obriga a escolher palavras e fotos. Nesse trabalho, muita gente entende melhor o próprio negócio.'],
        ['Ajuda quem abre agora, quem quer vender para outros lugares e quem trabalhou anos só por indicação.'],
        ['Reúna as boas fotos, os elogios que recebeu e as dúvidas mais comuns. Metade do conteúdo já existe.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cinco segundos para entender: {topic}.',
        'O que o visitante procura primeiro: {topic}.',
        'Uma página simples de usar: {topic}.',
      ],
      steps: [
        ['Muitas páginas começam com uma frase bonita que não diz o que a empresa faz. O visitante sai antes de descobrir.'],
        ['Quem chega está com pressa e tem uma dúvida. Se a resposta não aparece na primeira tela, volta à busca.'],
        ['Mostre a página por cinco segundos a alguém de fora e pergunte o que se vende ali. A resposta indica o que ajustar.'],
        ['Quem cria páginas passa mais tempo tirando que pondo. Um botão claro costuma valer mais que cinco menus.'],
      ],
    },
    casual: {
      openings: [
        'Abre o seu no celular agora: {topic}.',
        'Dá pra entender em cinco segundos: {topic}.',
        'Um teste rápido com {topic}.',
      ],
      steps: [
        ['A gente faz uma frase toda poética pra abrir a página. O cliente lê e pensa: tá, mas vende o quê?'],
        ['É que todo mundo chega com pressa. Se não acha a resposta logo na primeira tela, volta e clica em outro.'],
        ['Mostra cinco segundos pra alguém que não te conhece e pergunta o que você faz. Errou? Muda a primeira frase.'],
        ['Eu gosto de página que parece conversa: diz o que é, pra quem é e o que fazer agora.'],
      ],
    },
    funny: {
      openings: [
        'Clique aqui para nada acontecer: {topic}.',
        'O botão que ninguém achava: {topic}.',
        'Atualizado pela última vez há muito tempo: {topic}.',
      ],
      steps: [
        ['Existe um botão escrito saiba mais que leva a um texto com outro botão escrito saiba mais. Ninguém soube mais.'],
        ['Quem fez a página conhece o caminho de cor. Quem chega pela primeira vez se perde no segundo corredor.'],
        ['Peça à sua tia que tente comprar sozinha, sem ajuda. Anote cada suspiro, pois ali há algo para mudar.'],
        ['A melhor prova é a tia comprar sozinha em dois minutos. Depois ela manda foto e pergunta se pode trocar a cor.'],
      ],
    },
    motivational: {
      openings: [
        'A primeira venda de quem está longe: {topic}.',
        'Palavras claras sobre o seu trabalho: {topic}.',
        'Uma página por vez: {topic}.',
      ],
      steps: [
        ['O marceneiro achava que não sabia escrever sobre o próprio trabalho. Gravou um áudio contando, e o texto estava ali.'],
        ['Falar do que se faz com palavras simples dá trabalho. Quando sai, o cliente entende e você também.'],
        ['Escreva como explicaria no balcão: o que é, para quem serve, como pedir. Leia em voz alta e corte o que sobrar.'],
        ['Páginas mudam com o negócio. Guarde a primeira versão, que um dia vai mostrar de onde vocês partiram.'],
      ],
    },
  },
}
