import type { ProductType } from '../product-type.ts'

export const catWear: ProductType = {
  nouns: [
    'coleira para gato', 'coleira para gatos', 'coleira de gato', 'coleirinha para gato', 'coleirinha de gato', 'bandana para gato', 'bandana para gata', 'bandana para gatos', 'bandana de gato',
    'gravatinha para gato', 'roupa para gato', 'roupinha para gato', 'roupinha de gato',
  ],
  asks: ['a medida do pescoço do seu gato', 'a cor do pelo do seu gato', 'se ele já usou alguma coisa no corpo'],
  questions: {
    sale: ['Seu gato aceita se arrumar ou apresenta recurso?', 'Qual é a cor do pelo do seu gato?'],
    content: ['Quanto tempo o seu gato ficou parado na primeira vez?', 'Seu gato gosta de foto ou vira as costas?'],
  },
  emojis: ['🐱', '🐾', '💛'],
  hashtags: ['gatos', 'gatinhos', 'gateiras', 'maedegato', 'paidegato', 'gatosfofos'],
  sale: {
    professional: {
      openings: [
        'Para quem desfila do sofá à janela: {topic}.',
        '{O topic} para quem mora com um gato vaidoso.',
        'Um detalhe no gato e outra cara na foto: {topic}.',
      ],
      steps: [
        ['O gato atravessa a sala devagar, para na janela e espera ser visto. Com algo bonito no corpo, a pose fica completa.', 'Quem tem gato tem o celular cheio de fotos dele. Um capricho a mais dá motivo para tirar outras tantas.'],
        ['O que um gato veste precisa ser leve e deixar que ele pule, se lamba e vire a cabeça à vontade.'],
        ['{Combina/Combinam} com a foto de família, com o dia de visita e com o aniversário de quem manda na casa.'],
        ['Para escolher, meça com fita enquanto ele estiver calmo e deixe dois dedos de folga. Diga também a cor do pelo.'],
      ],
    },
    casual: {
      openings: [
        'O dono da casa resolveu se arrumar: {topic}.',
        'Olha o charme do gato com {topic}.',
        'Foto de gato nunca é demais, ainda mais com {topic}.',
      ],
      steps: [
        ['Sabe quando o bichano sobe no lugar mais alto da sala só pra ser admirado? Com uma novidade dessas no corpo, ninguém tira o olho.', 'Eu já tirei cem fotos de gato dormindo e guardei todas. Imagina com o bichano todo arrumado e olhando pra câmera.'],
        ['O que eu mais olho é se incomoda. Tem que ser leve, macio no pelo e não atrapalhar nem o pulo nem o banho de língua.'],
        ['{Vai/Vão} bem na foto, no dia de visita e na chegada de quem foi adotado. De presente pra quem é louco por gato, então!'],
        ['Mede com fita quando o bicho estiver dormindo e deixa passar dois dedos. Acordado, cada medida dá um número diferente.'],
      ],
    },
    funny: {
      openings: [
        'O gato leu o contrato e aceitou {o topic}.',
        'Vossa Majestade vai usar hoje: {topic}.',
        'Fingiu desmaio, ganhou sachê e ficou de {topic}.',
      ],
      steps: [
        ['O gato vestiu, caiu de lado e encenou o próprio fim. Ao ouvir o sachê, levantou, comeu e esqueceu que usava alguma coisa.', 'O gato dorme dezesseis horas por dia e nas outras oito espera ser fotografado. Agora ele tem o que mostrar.'],
        ['Tem de ser leve, senão ele apresenta recurso. O gato conhece seus direitos e recorre rolando no tapete.'],
        ['Para gatos vaidosos, gatos dramáticos e os que só aceitam quando a ideia parece ter sido deles.'],
        ['Meça enquanto ele dorme, com uma fita e nenhum barulho. Se um olho abrir, finja que estava só fazendo carinho.'],
      ],
    },
    motivational: {
      openings: [
        'Gato aceita quando confia: {topic}.',
        '{O topic} para quem aprendeu o tempo do gato.',
        'O carinho que espera o gato chegar perto: {topic}.',
      ],
      steps: [
        ['O gato que se escondia debaixo da cama hoje deixa encostar no pescoço. Quem esperou por isso sabe quanto vale.', 'Morar com um gato é aprender a pedir licença. Quando ele deixa vestir alguma coisa, está dizendo que confia em você.'],
        ['Um gato não finge conforto. Se dorme, pula e se lambe como sempre, é sinal de que a medida está certa.'],
        ['Vale para o filhote que estranha tudo e para o gato velho que já viu de tudo. Cada um aceita no seu tempo.'],
        ['Comece pela medida do pescoço, tirada sem pressa e com petisco por perto. Deixe que ele cheire a novidade antes de usar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como acostumar o gato com {o topic}.',
        'Quando o gato estranha: {topic}.',
        'A folga certa no pescoço do gato: {topic}.',
      ],
      steps: [
        ['Muitos gatos travam, andam de costas ou caem de lado na primeira vez. É uma reação comum, que passa com o costume.'],
        ['O gato percebe com os pelos o menor toque e estranha qualquer peso novo no corpo. Por isso o começo precisa ser curto.'],
        ['Deixe que ele cheire, vista por poucos minutos e ofereça um petisco. No pescoço, devem caber dois dedos sem esforço.'],
        ['Peça para gato nasce pensando em pulo, janela e banho de língua. O que prende ou balança demais fica de fora.'],
      ],
    },
    casual: {
      openings: [
        'Seu gato virou estátua com {o topic}? Calma.',
        'Meu jeito de vestir gato sem briga: {topic}.',
        'Espera ele dormir e pega a fita: {topic}.',
      ],
      steps: [
        ['Você põe, e o bichano anda agachado como se o teto tivesse baixado. A família ri, e ele anota o nome de todos.'],
        ['Gato estranha peso novo no pelo, por mais leve que seja. E se já vier com a gente segurando, aí é guerra.'],
        ['Deixa em cima da caminha um dia inteiro, pra pegar o cheiro dele. Depois põe por uns minutinhos, dá um petisco e tira.'],
        ['O dia em que o gato esquece que tá usando é uma vitória da casa. Aqui eu já vi virar foto de perfil.'],
      ],
    },
    funny: {
      openings: [
        'O gato, o espelho e {o topic}.',
        'Greve de dez minutos por causa {do topic}.',
        'Perícia felina em andamento: {topic}.',
      ],
      steps: [
        ['O gato recebeu a novidade e se sentou em cima dela. Para ele, tudo o que chega à casa é assento.'],
        ['Gato desconfia do que não escolheu. Se a mesma coisa aparecesse escondida numa gaveta, ele faria questão de usar.'],
        ['Deixe à vista, com ar de quem não liga, e guarde um sachê para a negociação. Vista só depois da primeira lambida.'],
        ['Na foto ele sai sério, como presidente de alguma coisa. Fora da foto, persegue a própria sombra até bater na porta.'],
      ],
    },
    motivational: {
      openings: [
        'A confiança de um gato se ganha devagar: {topic}.',
        'Um minuto hoje, dois amanhã, e {o topic}.',
        'O tempo do gato também conta: {topic}.',
      ],
      steps: [
        ['Há gatos que levam meses para dormir no colo. No dia em que aceitam algo novo no corpo, a casa inteira percebe.'],
        ['O gato lembra de quem respeitou o não dele. Por isso parar na hora certa adianta mais do que insistir.'],
        ['Toque o pescoço e as costas dele por alguns segundos, todos os dias, com voz baixa. A novidade entra depois, sem susto.'],
        ['Fazer algo para um gato usar pede mão leve e paciência com a opinião dele. A aprovação vem em forma de sono.'],
      ],
    },
  },
}
