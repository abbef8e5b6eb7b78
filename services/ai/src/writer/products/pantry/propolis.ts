import type { ProductType } from '../product-type.ts'

export const propolis: ProductType = {
  nouns: ['própolis', 'extrato de própolis', 'própolis verde', 'própolis vermelha', 'xarope', 'xarope caseiro', 'garrafada', 'geleia real'],
  asks: ['o que você procura', 'se já conhece o produto', 'qual tamanho prefere'],
  questions: {
    sale: ['Você já conhece o produto ou é a primeira vez?', 'Qual tamanho faz mais sentido para a sua casa?'],
    content: ['Você costuma ler o rótulo inteiro?', 'Onde fica o armário mais fresco da sua casa?'],
  },
  emojis: ['🍯', '🌿', '🫙'],
  hashtags: ['produtosnaturais', 'propolis', 'apicultura', 'produtosdaroca', 'saberpopular', 'produtoartesanal', 'mercearia'],
  sale: {
    professional: {
      openings: [
        'Um produto tradicional, apresentado com clareza: {topic}.',
        '{O topic}, para quem lê o rótulo antes de levar.',
        'Para quem já conhece e procura: {topic}.',
      ],
      steps: [
        ['Na prateleira de muitas casas brasileiras há um frasco escuro, ao lado do mel. Quem tem o costume sabe onde encontrar e quando repor.', 'Em feiras e mercearias, a banca dos produtos da roça reúne quem busca algo que conhece desde a infância. A conversa faz parte da compra.'],
        ['Cor, aroma e sabor mudam com a região, a época e as plantas usadas. Cada lote tem a sua identidade.'],
        ['{Interessa/Interessam} a quem já usa, a quem valoriza saberes antigos e a quem gosta de conhecer produtos de outras regiões do Brasil.'],
        ['Antes de escolher, conte o que procura e faça as suas perguntas. Sobre saúde, quem orienta é o médico ou o farmacêutico.'],
      ],
    },
    casual: {
      openings: [
        'Da prateleira dos produtos da roça: {topic}.',
        'Quem já conhece veio procurar {o topic}.',
        'Hoje o assunto da banca é {topic}.',
      ],
      steps: [
        ['Sabe aquele frasquinho escuro no armário de muita casa, perto do mel? Quando acaba, tem sempre alguém que repara.', 'Na banca da feira, sempre aparece alguém contando que na casa da família tinha também. A gente conversa um tempão.'],
        ['O cheiro e a cor mudam conforme o lugar e a época do ano. Por isso um lote nunca é igualzinho ao outro.'],
        ['{Vai/Vão} pra quem já tem costume, pra quem gosta de coisa da roça e pra quem quer conhecer um produto de outra região.'],
        ['Me pergunta o que quiser antes de levar. E se a dúvida é de saúde, aí a conversa é com médico ou farmacêutico.'],
      ],
    },
    funny: {
      openings: [
        'Produto de tradição, conversa franca: {topic}.',
        'O frasco escuro da prateleira de cima: {topic}.',
        'Quem conhece pergunta logo {pelo topic}.',
      ],
      steps: [
        ['Em muita cozinha existe um frasco escuro que só uma pessoa da casa sabe onde fica. Todos perguntam a ela.', 'Na banca da feira, a conversa sobre produtos da roça é comprida. Quem veio só olhar acaba contando da própria família.'],
        ['A cor e o cheiro dependem da terra e das plantas em volta. Não existem dois lotes idênticos.'],
        ['{Interessa/Interessam} a quem tem o costume, a quem coleciona produtos regionais e a quem gosta de ouvir histórias de feira.'],
        ['Pergunte tudo antes de escolher, que a resposta vem com calma. Assuntos de saúde ficam com o médico ou o farmacêutico.'],
      ],
    },
    motivational: {
      openings: [
        'Um saber antigo, tratado com respeito: {topic}.',
        'O trabalho paciente que antecede {o topic}.',
        'Da roça à prateleira, com cuidado: {topic}.',
      ],
      steps: [
        ['Muitos saberes do campo chegaram até nós por conversa, de uma geração a outra. Guardar o nome das plantas é parte disso.', 'Quem vive da roça passa o dia observando: a flor, a chuva, a florada, o enxame. Pouco desse trabalho aparece na prateleira.'],
        ['Colher, separar, coar e envasar pedem limpeza e paciência. O cuidado de cada etapa acompanha o frasco até a mesa.'],
        ['{Fala/Falam} a quem cresceu no interior, a quem mora longe da terra natal e a quem valoriza o pequeno produtor.'],
        ['Escolha com informação e sem pressa. Leia o rótulo, faça perguntas e, em questões de saúde, ouça um profissional.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que observar no rótulo: {topic}.',
        'Como guardar {o topic} em casa.',
        'Luz, calor e tampa bem fechada: {topic}.',
      ],
      steps: [
        ['O frasco ficou na janela da cozinha, ao lado do fogão, porque ali estava à mão. Meses depois, cor e cheiro tinham mudado.', 'Muita gente transfere o conteúdo para outro vidro, mais bonito, e perde o rótulo. Ficam sem resposta a data e a origem.'],
        ['Luz e calor alteram a maior parte dos produtos naturais. O vidro escuro protege, e a tampa mal fechada desfaz essa proteção.'],
        ['Mantenha na embalagem de origem, fechada, em lugar fresco e escuro. Siga o que o rótulo diz sobre conservação e validade.'],
        ['Produtos tradicionais merecem informação clara. Para qualquer dúvida de saúde, a consulta a um profissional vem antes.'],
      ],
    },
    casual: {
      openings: [
        'Lê o rótulo comigo: {topic}.',
        'Onde você guarda {o topic} aí?',
        'Papo sério e sem enrolação sobre {o topic}.',
      ],
      steps: [
        ['Quem nunca deixou um frasco do lado do fogão porque era mais prático? O calor vai mexendo com ele sem a gente ver.', 'Passou pra um vidrinho bonito e depois não lembrou nem quando comprou? Acontece bastante, e aí o rótulo faz falta.'],
        ['Luz e calor mudam a cor e o cheiro com o tempo. Vidro escuro ajuda, mas só se a tampa estiver bem fechada.'],
        ['Deixa na embalagem original, no armário fresco e escuro, e confere a validade. O que o rótulo manda, a gente segue.'],
        ['Eu gosto de vender explicando de onde vem. E assunto de saúde eu deixo pra quem estudou pra isso.'],
      ],
    },
    funny: {
      openings: [
        'O rótulo merece leitura: {topic}.',
        'Um frasco, uma data, uma origem: {topic}.',
        'Bem guardado no armário: {topic}.',
      ],
      steps: [
        ['O frasco sem rótulo é um enigma em muitas prateleiras. Ninguém sabe a data, e ninguém quer decidir.', 'A janela da cozinha parece um bom lugar, porque está à vista. Para um produto sensível à luz, é o pior de todos.'],
        ['A cor escurece e o aroma muda quando há luz e calor. O vidro escuro e a tampa firme existem por essa razão.'],
        ['Guarde no armário, na embalagem de origem, e confira a data de vez em quando. O rótulo responde quase tudo.'],
        ['Informação clara é a melhor companhia de um produto tradicional. Em dúvida de saúde, procure um profissional.'],
      ],
    },
    motivational: {
      openings: [
        'O campo visto de perto: {topic}.',
        'Saberes que se guardam com cuidado: {topic}.',
        'Quem observa a natureza conhece {o topic}.',
      ],
      steps: [
        ['Há quem saiba o nome de cada planta do caminho e a época de cada flor. É um conhecimento que não cabe numa prateleira.', 'A vida no campo se organiza por floradas, chuvas e secas. O calendário de quem colhe é outro.'],
        ['Uma florada mais curta ou uma seca mais longa mudam a colheita inteira. Quem trabalha com isso aprende a esperar.'],
        ['Converse com os mais velhos da família sobre as plantas da infância deles. Anote os nomes, que variam de região para região.'],
        ['Respeitar um saber antigo inclui dizer o que ele é e o que não se sabe. A clareza também é uma forma de cuidado.'],
      ],
    },
  },
}
