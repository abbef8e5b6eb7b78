import type { ProductType } from '../product-type.ts'

export const giftBox: ProductType = {
  nouns: ['box', 'caixa surpresa', 'caixinha surpresa', 'caixa presente', 'caixa de presente', 'caixa de mimos', 'kit presente', 'presente', 'presentinho', 'presente personalizado', 'mimo', 'kit romântico', 'cesta', 'cestinha', 'cesta de chocolate', 'caixa explosão'],
  asks: ['para quem é', 'qual é a ocasião', 'do que a pessoa gosta'],
  questions: {
    sale: ['Quem merece uma surpresa sua hoje?', 'Você prefere dar ou ganhar presente?'],
    content: ['Você rasga o papel ou guarda?', 'Qual foi a sua melhor surpresa?'],
  },
  emojis: ['🎁', '🎀', '💛'],
  hashtags: ['caixasurpresa', 'presentecriativo', 'kitpresente', 'presentespersonalizados', 'cestapersonalizada', 'caixapresente', 'mimos'],
  sale: {
    professional: {
      openings: [
        'Para dizer que você se lembrou: {topic}.',
        'Um gesto que chega antes das palavras, {topic}.',
        '{O topic} {combina/combinam} com quem gosta de surpreender.',
      ],
      steps: [
        ['A pessoa abre devagar, olha para você e sorri antes de terminar. Foi para ver essa cena que você escolheu.', 'A data se aproxima e a dúvida também: o que dar a quem parece já ter tudo? Atenção costuma ser a resposta.'],
        ['Um bom presente mostra que alguém reparou no gosto do outro. É isso que a pessoa guarda na lembrança.'],
        ['{Serve/Servem} para aniversário, agradecimento, reencontro, pedido de desculpas e para o dia comum em que bate saudade.'],
        ['Antes de escolher, pense no que a pessoa faz quando tem um tempo só dela. A resposta costuma estar aí.'],
      ],
    },
    casual: {
      openings: [
        'Já sei quem vai amar {esse topic}, e você também sabe.',
        'Surpresa boa tem nome: {topic}.',
        'Lembrou de alguém? Leva {o topic}.',
      ],
      steps: [
        ['Sabe aquela carinha de quem não esperava nada? Eu acho que presente bom é o que provoca essa cara.', 'Todo mundo tem uma pessoa difícil de presentear. Ela diz que não precisa de nada, e a gente quer dar mesmo assim.'],
        ['Presente que acerta é aquele que faz a pessoa dizer \'você lembrou\'. Nem precisa ser grande pra isso.'],
        ['Vale pra aniversário, pra agradecer, pra pedir desculpa e pra aquela terça em que deu saudade da amiga.'],
        ['Me conta um pouco da pessoa: o que ela faz, do que ela gosta, o que ela vive comentando. A ideia aparece na conversa.'],
      ],
    },
    funny: {
      openings: [
        'Melhor que meia, e olha que meia é útil: {topic}.',
        'Treine a cara de surpresa para {o topic}.',
        'Para quem jurou que não precisava de nada: {topic}.',
      ],
      steps: [
        ['A frase \'não precisava\' é dita por quem já está abrindo. Precisava, sim, e todos sabem.', 'O presente de última hora tem cheiro de posto de gasolina. O pensado antes tem cheiro de pessoa organizada, mesmo que não seja.'],
        ['Presente certeiro dispensa a cara ensaiada de \'adorei\'. A pessoa esquece de atuar e já vai mexendo em tudo.'],
        ['{Serve/Servem} para aniversário esquecido, jantar com sogra e reconciliação depois de opinar no corte de cabelo.'],
        ['Investigue discretamente antes de escolher. Perguntar \'se alguém te desse algo, o que seria?\' não é discreto.'],
      ],
    },
    motivational: {
      openings: [
        'Alguém merece ser lembrado hoje: {topic}.',
        'Um obrigado que se pode abrir: {topic}.',
        'Pensar no outro com calma é parte {do topic}.',
      ],
      steps: [
        ['Há pessoas que ajudam tanto que ninguém mais agradece. Um presente sem data marcada corrige essa falta.', 'A amiga atravessou um mês difícil sem reclamar. Abrir alguma coisa escolhida para ela muda a tarde.'],
        ['O valor está na atenção: lembrar uma conversa, um gosto, uma vontade dita de passagem. Quem recebe percebe.'],
        ['Para quem mora longe, um presente encurta a distância por um instante. A pessoa abre e pensa em você na hora.'],
        ['Pense em quem nunca espera ganhar nada e comece por ela. Escreva uma frase sua para ir junto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A arte de escolher bem: {topic}.',
        'O que faz {um topic} ser {lembrado/lembrada/lembrados/lembradas}.',
        'Antes de presentear, algumas perguntas sobre {o topic}.',
      ],
      steps: [
        ['Na dúvida, muitos escolhem o que gostariam de ganhar. O presente é bonito e fica no armário de quem recebeu.'],
        ['É mais fácil lembrar do nosso gosto que observar o do outro. E observar leva tempo, aos poucos, durante o ano.'],
        ['Anote no celular o que as pessoas comentam que querem ou de que sentem falta. Na data, a lista está pronta.'],
        ['A maioria das pessoas esquece o preço do que ganhou e lembra quem deu. É um bom critério de escolha.'],
      ],
    },
    casual: {
      openings: [
        'Papo de quem ama presentear: {topic}.',
        'Rasga ou guarda o papel? Falando em {topic}.',
        'Meu método pra acertar {no topic}.',
      ],
      steps: [
        ['Já dei presente que eu amava e a pessoa agradeceu com educação demais. Entendi na hora que o gosto era meu.'],
        ['A gente escolhe pelo próprio olho, sem perceber. Prestar atenção no outro é um exercício do ano inteiro.'],
        ['Quando alguém fala \'queria tanto\', eu anoto no celular. Na data eu pareço adivinha, mas é só lista.'],
        ['Gosto daquele minuto em que a pessoa ainda não abriu. Ela balança, chuta um palpite e erra feio.'],
      ],
    },
    funny: {
      openings: [
        'Reações humanas diante {do topic}.',
        'Tipos de gente que recebe {topic}.',
        'Sacode, cheira, adivinha: {topic}.',
      ],
      steps: [
        ['Há quem balance, quem apalpe e quem olhe contra a luz. A perícia dura mais que a abertura.'],
        ['A curiosidade cresce quando não se pode ver. Por isso até adulto sério apalpa um embrulho em segredo.'],
        ['Para despistar, ponha numa caixa bem maior e com um peso no fundo. A cara do palpite errado compensa.'],
        ['Toda casa tem uma sacola cheia de sacolas, laços e papéis usados. Ninguém sabe para quando, mas todos sabem onde.'],
      ],
    },
    motivational: {
      openings: [
        'Presentear começa por reparar: {topic}.',
        'O tempo que se dedica a alguém cabe {no topic}.',
        'Uma lembrança que diz obrigado: {topic}.',
      ],
      steps: [
        ['Muita gente tem vergonha de presentear com pouco. Quem recebe costuma olhar primeiro para o bilhete.'],
        ['Uma frase escrita à mão mostra que houve tempo. E tempo é do que as pessoas mais sentem falta.'],
        ['Escreva duas linhas lembrando um momento que viveram juntos. É simples, cabe em qualquer presente e fica guardado.'],
        ['Quem escolhe com cuidado já se alegra antes da entrega, imaginando o rosto do outro. São dois contentes.'],
      ],
    },
  },
}
