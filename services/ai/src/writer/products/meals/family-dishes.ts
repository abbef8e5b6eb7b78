import type { ProductType } from '../product-type.ts'

export const familyDishes: ProductType = {
  nouns: ['lasanha', 'escondidinho', 'panqueca', 'estrogonofe', 'strogonoff', 'nhoque', 'macarronada', 'macarrão', 'parmegiana', 'risoto', 'arroz de forno'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'se vai ter acompanhamento'],
  questions: {
    sale: ['Qual prato reúne a sua família mais depressa?', 'Quem sempre repete aí na sua casa?'],
    content: ['A parte de cima ou o fundo da travessa?', 'Comida de ontem é melhor ou pior?'],
  },
  emojis: ['🍽️', '🍴', '😋'],
  hashtags: ['comidacaseira', 'almocoemfamilia', 'comidaboa', 'pratosdodia', 'almoco', 'comidadefamilia', 'comidadeverdade'],
  sale: {
    professional: {
      openings: [
        'O prato que reúne a família: {topic}.',
        'Hoje o almoço tem cara de festa em casa, com {topic}.',
        '{O topic} {é/são} daqueles pratos que ninguém recusa.',
      ],
      steps: [
        ['Quando a travessa chega à mesa, alguém afasta os copos e todos estendem o prato. O almoço começa de verdade ali.', 'Visita confirmada para o jantar e pouco tempo para cozinhar. Um prato farto no centro da mesa resolve a noite.'],
        ['É comida de casa, com tempero no ponto e sabor que agrada do mais novo ao mais velho.'],
        ['{Vai/Vão} bem no almoço em família, no jantar de meio de semana e na visita de quem você não vê há tempos.'],
        ['Conte as pessoas e pense em quem repete. Com salada e um acompanhamento, a mesma quantidade rende mais.'],
      ],
    },
    casual: {
      openings: [
        'Põe a mesa, que hoje tem {topic}.',
        'Eu nunca vi ninguém recusar {topic}.',
        'Almoço de família pede uma coisa só: {topic}.',
      ],
      steps: [
        ['Na minha família é só falar o nome desse prato que todo mundo confirma presença. Até quem mora longe.', 'Chega o fim do dia e a única pergunta que importa é o jantar. Dá gosto responder com um prato desses.'],
        ['Tem tempero, tem fartura e tem aquele cheirinho que faz a gente aparecer na cozinha com o prato na mão.'],
        ['É bom pro almoço com todo mundo, pro jantar a dois e pra marmita do dia seguinte, se sobrar.'],
        ['Conta as pessoas e soma quem repete. Aqui em casa a gente sempre esquece de somar e depois se arrepende.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém chegou atrasado hoje, graças {ao topic}.',
        'Silêncio à mesa, garfos trabalhando: {topic}.',
        'O cunhado apareceu sem convite porque farejou {o topic}.',
      ],
      steps: [
        ['O almoço estava marcado para a uma. Quando souberam do prato, a família chegou ao meio-dia e já sentou.', 'Alguém diz que vai pegar só um pouco e faz uma torre no prato. A engenharia é admirável.'],
        ['Prato raspado é o maior elogio da casa. Ninguém combinou nada, mas a travessa volta limpa para a cozinha.'],
        ['Reconcilia irmãos, segura visita e traz adolescente para fora do quarto. Nem o wi-fi tem essa força.'],
        ['Para calcular, conte as cadeiras e os que vão comer de pé. Em família grande, os de pé comem mais.'],
      ],
    },
    motivational: {
      openings: [
        'Mesa cheia, prato farto, gente querida: {topic}.',
        'Quem sempre cozinha merece só sentar e comer {o topic}.',
        'Juntar a família já é motivo para {topic}.',
      ],
      steps: [
        ['Reunir todos no mesmo dia deu mais trabalho que qualquer receita. Que a comida seja a parte fácil.', 'A pessoa que sempre cozinha quase nunca come quente. Um almoço servido para ela é justiça.'],
        ['Prato de família pede prova, tempo e paciência no fogo. O sabor mostra quem ficou de olho.'],
        ['Para o filho que voltou de viagem ou a avó que faz questão da mesa cheia, comida farta diz quanto fez falta.'],
        ['Pergunte qual é o prato preferido de quem vem. A pessoa percebe, ao sentar, que aquilo foi pensado nela.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ponto, tempero e mesa: {topic}.',
        'Como aquecer e servir {o topic}.',
        'Um pouco de cozinha de família: {topic}.',
      ],
      steps: [
        ['No dia seguinte, a sobra aquecida parece seca, e o sabor perdeu força. Muitos culpam a receita.'],
        ['Massa, arroz e batata continuam absorvendo líquido enquanto esfriam. Ao reaquecer, falta a umidade que já foi embora.'],
        ['Aqueça em fogo baixo ou no forno coberto, com um pouco de água, caldo ou leite. Mexa pouco.'],
        ['Boa parte das receitas de família nasceu de aproveitar o que havia. O costume ficou porque o resultado era bom.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de panela no fogo: {topic}.',
        'Sobrou? Aqui vai a dica {do topic}.',
        'Bora falar de comida de casa? Hoje é: {topic}.',
      ],
      steps: [
        ['Já esquentei no micro-ondas e comi uma coisa seca, pensando no almoço lindo do dia anterior.'],
        ['Na geladeira, massa, arroz e batata vão puxando toda a umidade. Por isso a comida chega seca no outro dia.'],
        ['Põe um pouquinho de água ou leite, tampa e esquenta devagar. A comida solta de novo e volta à vida.'],
        ['Minha cozinha fica uma bagunça em dia de almoço grande. Mas quando a mesa fica em silêncio, vale cada panela.'],
      ],
    },
    funny: {
      openings: [
        'Almoço de família, a série, com {topic}.',
        'Regras da segunda rodada {do topic}.',
        'Quem raspou a travessa? O inquérito segue: {topic}.',
      ],
      steps: [
        ['Existe o parente que espera todos se servirem, humilde. Ele sabe que o fundo da travessa é a melhor parte.'],
        ['No fundo se junta o que há de mais saboroso. Quem se serve cedo demais, só por cima, perde essa parte.'],
        ['Sirva da ponta para o centro, buscando sempre o fundo. E não deixe a colher perto do parente humilde.'],
        ['Depois do almoço, todos elogiam e ninguém levanta. A louça, dizem, é de quem comeu menos.'],
      ],
    },
    motivational: {
      openings: [
        'Comida de família se aprende ao lado do fogão: {topic}.',
        'A panela guarda história, e {o topic} também.',
        'Provar, acertar, servir: {topic}.',
      ],
      steps: [
        ['Poucos aprenderam essas receitas em livro. Aprendeu-se olhando, com uma colher na mão e alguém dizendo \'prova\'.'],
        ['Provar no meio do caminho é o que corrige a tempo. Sal e fogo mudam o tempo todo, e a língua avisa.'],
        ['Cozinhe uma receita de alguém da família ao lado da pessoa e anote. Daqui a anos, esse papel vale muito.'],
        ['Quem cozinha para a família conhece o gosto de cada um. Sabe quem foge da cebola e quem vai pedir mais molho.'],
      ],
    },
  },
}
