import type { ProductType } from '../product-type.ts'

export const kombucha: ProductType = {
  nouns: ['kombucha', 'kombucha artesanal', 'kombucha saborizada'],
  asks: ['se já provou ou vai ser a primeira vez', 'se prefere mais doce ou mais ácida', 'quantas pessoas vão beber'],
  questions: {
    sale: ['Mais docinha ou mais ácida?', 'No almoço ou no fim da tarde?'],
    content: ['Como foi o seu primeiro gole de kombucha?', 'Você gosta de bebida com bolhinhas?'],
  },
  emojis: ['🫧', '🍋', '🧊'],
  hashtags: ['kombucha', 'kombuchaartesanal', 'kombuchabrasil', 'fermentados', 'bebidafermentada', 'bebidasgeladas', 'chafermentado'],
  sale: {
    professional: {
      openings: [
        'Bolhas finas, acidez e chá: {topic}.',
        'Copo alto, gelo e brinde: {topic}.',
        '{O topic} para a mesa e para a tarde quente.',
      ],
      steps: [
        ['O calor apertou, o gelo está no copo e alguém pede algo diferente do refrigerante. A garrafa aberta faz um leve estalo.', 'No jantar com amigos, há quem queira uma taça bonita e um sabor fora do comum. Uma bebida com bolhas resolve com graça.'],
        ['{Nasce/Nascem} do chá fermentado, com acidez suave, bolhas finas e um fundo que lembra maçã. Cada sabor tem outro perfume.'],
        ['{Acompanha/Acompanham} almoço, petiscos e tardes na piscina. {Interessa/Interessam} a quem gosta de provar bebidas novas e a quem quer uma taça sem cerimônia.'],
        ['Para a primeira vez, diga se costuma gostar de sabores mais ácidos ou mais doces. E já reserve um lugar na geladeira.'],
      ],
    },
    casual: {
      openings: [
        'Ouviu o estalinho da tampa? Chegou a hora {do topic}.',
        'Bolhinha, gelo e um azedinho bom: {topic}.',
        'Já provou {topic} no almoço?',
      ],
      steps: [
        ['Aquele calor de três da tarde, copo cheio de gelo e a vontade de algo que não seja o de sempre. Ouve só o barulhinho da tampa.', 'O primeiro gole a gente estranha, o segundo a gente entende, no terceiro já tá olhando o fundo da garrafa.'],
        ['É chá que fermentou e criou bolhinha. Fica azedinho, perfumado e com uma coceirinha boa na língua.'],
        ['{Vai/Vão} com almoço, com pastel, na beira da piscina e na festa de quem cansou de beber sempre a mesma coisa.'],
        ['Me conta se é a sua primeira vez e se você gosta de coisa azedinha. Ela pede geladeira, então já abre um cantinho.'],
      ],
    },
    funny: {
      openings: [
        'A tampa estalou e a família se aproximou: {topic}.',
        '{Faz bolha e ainda tem/Fazem bolha e ainda têm} opinião: {topic}.',
        'Primeiro gole de sobrancelha erguida, segundo de sorriso: {topic}.',
      ],
      steps: [
        ['O marido abriu de uma vez, sem ler o rótulo. A cozinha ficou perfumada, e ele foi buscar o pano.', 'A avó provou, fechou um olho, disse que era estranho e estendeu o copo pedindo mais.'],
        ['É um chá que resolveu ter vida social: ganhou bolhas, acidez e assunto para o almoço inteiro.'],
        ['{Serve/Servem} para quem ama novidade, para quem jura que não vai gostar e para quem só quer usar a taça bonita.'],
        ['Diga se aguenta um azedinho e deixe espaço na geladeira. E abra devagar, longe da camisa branca.'],
      ],
    },
    motivational: {
      openings: [
        'Dar tempo para as bolhas aparecerem: {topic}.',
        'Coragem de provar um sabor novo: {topic}.',
        'O cuidado diário por trás {do topic}.',
      ],
      steps: [
        ['Provar algo novo depois de anos pedindo sempre o mesmo exige um pouco de curiosidade. O primeiro copo já é uma descoberta.', 'Receber bem é pensar na bebida com o mesmo carinho que na comida. Uma taça com bolhas mostra esse cuidado.'],
        ['A fermentação pede limpeza, atenção e dias de espera. O equilíbrio entre doce e ácido se decide na prova diária.'],
        ['É uma boa ideia para o piquenique dos amigos, a pausa da equipe e a mesa em que ninguém quer pedir igual.'],
        ['Escolha o sabor pelo aroma que costuma agradar você em outras bebidas. Assim a primeira prova tem mais chance.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Antes de abrir a garrafa: {topic}.',
        'O que são os fiapos no fundo {do topic}.',
        'Sempre na geladeira, e por quê: {topic}.',
      ],
      steps: [
        ['A garrafa foi sacudida no caminho, aberta de uma vez, e metade do conteúdo foi parar na mesa. Acontece com iniciantes.', 'No fundo surgiu um fiapo, às vezes uma película fina. Muita gente se assusta e despeja tudo na pia.'],
        ['A fermentação continua aos poucos na garrafa, e o gás se acumula. Os fios são da própria cultura que faz a bebida.'],
        ['Mantenha refrigerada e em pé, não agite, e abra devagar sobre a pia. Se quiser, coe na hora de servir.'],
        ['Fermentar é uma técnica antiga, presente no pão, no queijo e no vinagre. Com o chá, o resultado tem bolhas.'],
      ],
    },
    casual: {
      openings: [
        'Apareceu um fiapo? Não joga fora: {topic}.',
        'Abre devagar, sério, que hoje falo de {topic}.',
        'Dúvidas de quem tá conhecendo {o topic}.',
      ],
      steps: [
        ['Abriu rápido demais e a parede ganhou um banho? Bem-vindo ao clube, que quase todo mundo já passou por isso.', 'Tinha um fiozinho boiando e deu medo? É só a cultura da bebida dando as caras.'],
        ['O fermentado continua trabalhando e vai juntando gás na garrafa. No calor, então, ele se anima bem mais.'],
        ['Geladeira sempre, garrafa em pé, sem chacoalhar. Abre de pouquinho e, se o fiapo incomodar, passa na peneirinha.'],
        ['Eu acho curioso que do chá saia uma coisa tão diferente. É só tempo, cuidado e provar todo dia.'],
      ],
    },
    funny: {
      openings: [
        'A garrafa que virou chafariz: {topic}.',
        'Fiapo suspeito, julgamento {do topic}.',
        'Manual para não molhar o teto com {topic}.',
      ],
      steps: [
        ['A mochila balançou o caminho inteiro. Aberta no escritório, a garrafa batizou três relatórios e um estagiário.', 'A visita viu o fiapo, empalideceu e perguntou se aquilo era normal. O anfitrião tinha explicado isso doze vezes na semana.'],
        ['O gás se junta na garrafa e espera o momento de brilhar. Quem sacode apenas antecipa o espetáculo.'],
        ['Garrafa em pé, gelada, aberta devagar e apontada para longe do chefe. A técnica é simples e preserva amizades.'],
        ['O primeiro gole divide a mesa, o segundo reúne. No terceiro, alguém já está perguntando como se faz.'],
      ],
    },
    motivational: {
      openings: [
        'Observar, provar e esperar: {topic}.',
        'A paciência que cria bolhas: {topic}.',
        'Aprender com o que é vivo: {topic}.',
      ],
      steps: [
        ['Quem fermenta aprende a olhar todos os dias a mesma jarra. A mudança é pequena e, de repente, está pronta.', 'Muitos começaram com um pedaço de cultura dado por alguém. O costume de dividir veio junto com a jarra.'],
        ['Temperatura, chá e tempo mudam o resultado. Por isso o caderno de anotações fica sempre ao lado da bancada.'],
        ['Ao provar, sirva um dedo em copo limpo e cheire antes. Tente dizer três palavras sobre o sabor.'],
        ['Coisas vivas não obedecem a calendário apertado. Trabalhar com elas ensina a observar antes de agir.'],
      ],
    },
  },
}
