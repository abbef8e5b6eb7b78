import type { ProductType } from '../product-type.ts'

export const decoratedCookies: ProductType = {
  nouns: ['biscoito decorado'],
  asks: ['o tema da festa', 'quantos convidados vêm', 'as cores que você imaginou'],
  questions: {
    sale: ['Qual seria o tema da sua próxima festa?', 'Você morde na hora ou guarda de enfeite?'],
    content: ['Você tem coragem de morder primeiro a cabeça?', 'Já guardou uma lembrancinha por anos?'],
  },
  emojis: ['🍪', '🎨', '🎉'],
  hashtags: ['biscoitosdecorados', 'biscoitodecorado', 'cookiesdecorados', 'bolachasdecoradas', 'biscoitosdefesta', 'docespersonalizados', 'biscoitospersonalizados'],
  sale: {
    professional: {
      openings: [
        'Bonito na mesa e bom de provar: {topic}.',
        'Um detalhe da festa que vai para casa com o convidado: {topic}.',
        '{O topic} {combina/combinam} com mesas cuidadas até o último detalhe.',
      ],
      steps: [
        ['O convidado pega, olha de perto, mostra a quem está ao lado. Só depois de muita foto alguém dá a primeira mordida.', 'Na mesa da festa, há sempre um detalhe que as pessoas chegam perto para ver. O biscoito decorado costuma ser esse.'],
        ['Cada desenho é formado aos poucos, com linhas finas e tempo de secagem. O resultado se vê de perto.'],
        ['{Vai/Vão} bem na mesa de doces, na lembrança dos convidados e no agrado para a turma da escola ou do trabalho.'],
        ['Tenha em mente o tema da festa e o número de convidados, com alguns a mais. Poucas cores já formam um belo conjunto.'],
      ],
    },
    casual: {
      openings: [
        'Dá até dó de morder: {topic}.',
        'Sua mesa de festa vai ficar mais linda com {topic}.',
        'Olha de pertinho antes de comer: {topic}.',
      ],
      steps: [
        ['Todo mundo pega e fica segurando, com pena de morder. Aí uma criança dá a primeira mordida e acaba a pena.', 'Sabe aquele detalhe da festa que as pessoas fotografam uma por uma? É desse que eu tô falando.'],
        ['Cada risquinho é uma linha de glacê que precisou secar antes da próxima. Quem olha de perto percebe.'],
        ['{Vai/Vão} na mesa do bolo, na lembrancinha e na festinha da escola. E tem adulto que guarda na estante.'],
        ['Me conta o tema e as cores da festa, com o número de convidados. Pensa em uns a mais, que sempre aparece alguém.'],
      ],
    },
    funny: {
      openings: [
        'Metade come, metade expõe na sala: {topic}.',
        'Obra de arte com farelo: {topic}.',
        'Ninguém quer dar a primeira mordida {no topic}.',
      ],
      steps: [
        ['A avó ganhou um no aniversário do neto e pôs na cristaleira. Está lá até hoje, ao lado da xícara boa.', 'A criança lambe a decoração inteira e devolve o biscoito pelado à bandeja. Terminada a festa, sobram cinco desses.'],
        ['Foram horas para desenhar e são três segundos para comer. Nenhum artista tem um público tão apressado.'],
        ['Bom para festa, para lembrança e para sogra que repara em tudo. Desta vez ela repara e pede dois.'],
        ['Peça alguns a mais: o da foto, o do sobrinho atrasado e o que vai quebrar na mão de alguém nervoso.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidado de linha em linha: {topic}.',
        'Uma festa lembrada nos detalhes, com {topic}.',
        'Mão calma e olho atento: {topic}.',
      ],
      steps: [
        ['Quem planeja a festa passa semanas escolhendo cores. Ver o desenho virar detalhe da mesa dá uma alegria boa.', 'Cada convidado leva para casa um pedaço da comemoração. No dia seguinte, com café, a festa continua um pouco.'],
        ['Desenhar em espaço tão pequeno pede mão firme e paciência. Não há pressa que ajude o glacê a secar.'],
        ['Na despedida da professora ou no último dia do projeto, um biscoito assim mostra que alguém pensou com antecedência.'],
        ['Escolha um detalhe que conte algo de quem é festejado. Os amigos reconhecem, e a pessoa percebe que foi lembrada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Da massa ao desenho: {topic}.',
        'Como se faz o acabamento {do topic}.',
        'Guardar e servir {o topic} sem perder o desenho.',
      ],
      steps: [
        ['A maior dificuldade de quem tenta em casa é a cor que escorre para o lado. O desenho se mistura antes de secar.'],
        ['O glacê precisa da consistência certa: firme para contornar, fluido para preencher. E cada camada seca antes da outra.'],
        ['Faça primeiro o contorno, espere firmar e só então preencha. Guarde longe de umidade, que deixa a superfície pegajosa.'],
        ['Secar leva tempo, e a bancada vira uma galeria silenciosa. Quem decora aprende a trabalhar em muitos ao mesmo tempo.'],
      ],
    },
    casual: {
      openings: [
        'Mão leve e bico levantado: {topic}.',
        'Perguntas que sempre fazem sobre {o topic}.',
        'Conversa de quem vive de glacê: {topic}.',
      ],
      steps: [
        ['Minha primeira linha de glacê parecia um sismógrafo. Guardei foto pra rir nos dias difíceis.'],
        ['A mão treme porque a gente aperta demais e chega perto demais. A linha precisa cair no biscoito, quase sozinha.'],
        ['Levanta um pouco o bico e deixa a linha pousar devagar. Treina no papel-manteiga antes, que dá pra raspar e repetir.'],
        ['Gosto de decorar com a casa quieta e música baixa. Quando olho o relógio, passou a tarde e o pescoço reclama.'],
      ],
    },
    funny: {
      openings: [
        'Retrato de um artista comestível: {topic}.',
        'Drama em três cores na bancada: {topic}.',
        'O que se come e o que se guarda {do topic}.',
      ],
      steps: [
        ['Existe o convidado que morde logo a cabeça do desenho. Ninguém diz nada, mas todos olham com respeito e medo.', 'Alguém encontrou na gaveta um biscoito decorado de três festas atrás. Estava intacto e ganhou cargo de enfeite.'],
        ['Bonito demais para comer, gostoso demais para guardar. É um conflito que não se resolve sem vítimas.'],
        ['Leve dois: um para morder na hora e um para mostrar em casa. O segundo vai durar até o elevador.'],
        ['Na bancada, os que racham viram lanche de quem decora. É curioso como racham mais perto das quatro da tarde.'],
      ],
    },
    motivational: {
      openings: [
        'Linha fina se treina todos os dias: {topic}.',
        'Horas de mão firme em cada peça: {topic}.',
        'Quem decora sabe esperar {o topic} secar.',
      ],
      steps: [
        ['As primeiras linhas saem tremidas, e a ponta entope na melhor parte. Quem continua nota a diferença em poucas semanas.'],
        ['Trabalho miúdo treina o olho e o pulso. Aos poucos, a mão para de brigar com o bico e a linha sai inteira.'],
        ['Em casa, comece por bolinhas e linhas retas, antes de qualquer figura. São elas que aparecem em todos os desenhos.'],
        ['A última linha de uma encomenda grande tem sabor de chegada. A bancada toda cheia vale uma foto antes da caixa.'],
      ],
    },
  },
}
