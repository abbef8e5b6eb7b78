import type { ProductType } from '../product-type.ts'

export const burger: ProductType = {
  nouns: ['hambúrguer'],
  asks: ['quantas pessoas vão comer', 'se alguém não come cebola', 'qual molho prefere'],
  questions: {
    sale: ['Com cebola ou sem cebola?', 'Quem rouba batata na sua mesa?'],
    content: ['Você amassa antes de morder?', 'O que não pode faltar no seu lanche?'],
  },
  emojis: ['🍟', '🥤', '😋'],
  hashtags: ['hamburguer', 'hamburgueria', 'lanches', 'burger', 'lanchonete', 'burgerlovers'],
  sale: {
    professional: {
      openings: [
        'Para a fome grande da noite, {topic}.',
        '{O topic} {pede/pedem} duas mãos e um guardanapo.',
        'Um lanche caprichado para fechar o dia: {topic}.',
      ],
      steps: [
        ['Fim de expediente, fome de verdade e nenhuma disposição para cozinhar. Um lanche bem montado resolve a noite.', 'Amigos reunidos, jogo na televisão e o cheiro chegando da porta. A conversa para enquanto todos abrem o seu.'],
        ['Pão macio e recheio no ponto, montados para caber na mordida. Quando tudo combina, ninguém larga até o fim.'],
        ['Vale para a noite entre amigos, o encontro sem cerimônia e o jantar da família em que ninguém quer louça.'],
        ['Antes de pedir, confira quantas pessoas vão comer e os gostos de cada uma. Cebola costuma dividir opiniões.'],
      ],
    },
    casual: {
      openings: [
        'Fome de lanche se mata assim: {topic}.',
        'Hoje a janta é {topic} e pronto.',
        'Chama o pessoal, que tem {topic}.',
      ],
      steps: [
        ['Tem noite em que ninguém quer prato nem talher. Só um lanche bem recheado, guardanapo e uma conversa boa.', 'Depois do jogo, do cinema ou do expediente, aquela fome pede uma coisa só. E a gente sabe qual.'],
        ['Bom é quando não dá pra conversar na primeira mordida. Fica todo mundo quieto, e é um silêncio feliz.'],
        ['{Serve/Servem} pro casal com preguiça, pra turma com fome e pra criança que comeu pouco no almoço.'],
        ['Pergunta logo quem quer cebola, quem não quer e quem vai roubar batata do outro. Evita briga.'],
      ],
    },
    funny: {
      openings: [
        'Molho no queixo faz parte: {topic}.',
        'Era só um lanchinho, mas {chegou/chegaram} {o topic}.',
        'Camisa branca não combina com {topic}.',
      ],
      steps: [
        ['A pessoa promete dividir antes de abrir. Depois da primeira mordida, olha para o lado e finge que não ouviu.', 'Não existe foto bonita de alguém mordendo um lanche desses. Por essa razão, é jantar para gente de confiança.'],
        ['O tamanho obriga a planejar a mordida. Quem começa sem estratégia termina comendo recheio no papel.'],
        ['Salva briga de casal, fim de mudança e criança que declarou guerra ao jantar. Poucos diplomatas fazem tanto.'],
        ['Ao pedir, conte as pessoas e os que não estavam com fome. Estes vão pedir só uma mordida, quatro vezes.'],
      ],
    },
    motivational: {
      openings: [
        'Depois de um dia longo, {topic}.',
        'A turma fez por merecer {o topic}.',
        'Comemorar simples e bem: {topic}.',
      ],
      steps: [
        ['O time ganhou, ou jogou bem e perdeu. Depois do apito, um lanche com todos na mesma mesa vale igual.', 'Quem passou o dia de pé quer sentar e comer bem. Duas mãos ocupadas, telefone longe, e a noite melhora.'],
        ['Na hora da montagem, poucos segundos mudam o resultado. Quem está ali de olho cuida de cada lanche como se fosse o primeiro.'],
        ['É a comemoração possível de muita família: nota boa, primeiro emprego, aniversário no meio da semana.'],
        ['Convide quem você não vê há meses e combine algo simples. Um lanche basta para retomar a conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Montagem e ponto certo: {topic}.',
        'Por que a ordem das camadas importa {no topic}.',
        'O pão faz diferença {no topic}.',
      ],
      steps: [
        ['Na metade do lanche, o pão se desfaz e o recheio escapa. Quase todos já terminaram com as mãos cheias.', 'Ao preparar em casa, muitos capricham no recheio e servem o pão direto do pacote. O lanche perde metade da graça ali.'],
        ['O líquido do recheio e dos molhos amolece o miolo. Um pão selado na chapa resiste por bem mais tempo.'],
        ['Toste o lado de dentro com um pouco de manteiga e use molho com medida. Sirva logo depois de montar.'],
        ['Cada cidade brasileira tem o seu jeito de montar lanche, e todas acham estranho o das outras.'],
      ],
    },
    casual: {
      openings: [
        'Cada cidade monta de um jeito: {topic}.',
        'Dica pra fazer {topic} em casa sem desmontar.',
        'O que eu penso sobre {o topic}, com sinceridade.',
      ],
      steps: [
        ['Em casa o meu sempre desmontava. Um dia vi que o problema era o pão, que entrava mole e saía pior.'],
        ['Molho demais encharca tudo. O miolo puxa o líquido e, na terceira mordida, vira papel molhado.'],
        ['Passa manteiga no pão e doura na frigideira só do lado de dentro. Ele segura o recheio até o fim.'],
        ['O cheiro do pão tostando já me abre o apetite. Quando a primeira fornada de lanches sai, a cozinha inteira se anima.'],
      ],
    },
    funny: {
      openings: [
        'Etiqueta para comer {topic} em público.',
        'Engenharia de emergência: {topic}.',
        'O primeiro encontro e {topic}, um risco calculado.',
      ],
      steps: [
        ['Na metade, a estrutura cede e a pessoa assume a posição: cotovelos na mesa, cabeça à frente, sem volta.'],
        ['O recheio foge pelo lado em que ninguém está olhando. É física, e a física não respeita manga comprida.'],
        ['Segure por baixo com os mindinhos e gire conforme morde. Parece ridículo, mas ridículo é perder o recheio.'],
        ['Quem monta lanche à noite ouve \'capricha\' a cada pedido. E o capricho, curiosamente, sempre cabe entre um pão e outro.'],
      ],
    },
    motivational: {
      openings: [
        'Pão quente e mão ligeira: {topic}.',
        'O ritmo da noite por trás {do topic}.',
        'Prática que se vê na montagem {do topic}.',
      ],
      steps: [
        ['No começo, cada lanche leva uma eternidade. Depois de muitas noites, a mão monta enquanto o ouvido já recebe o próximo.'],
        ['Ordem na bancada é o que dá velocidade. Cada coisa tem seu lugar, e o corpo aprende a distância.'],
        ['Para cozinhar para muitos em casa, deixe tudo cortado antes e monte em fila. Todos comem quentes e juntos.'],
        ['Muitos negócios de família começaram com um carrinho na calçada ou um fogão na garagem. Os primeiros fregueses foram os vizinhos.'],
      ],
    },
  },
}
