import type { ProductType } from '../product-type.ts'

export const panettone: ProductType = {
  nouns: ['panetone', 'chocotone', 'panetone recheado'],
  asks: ['quantas pessoas vão à ceia', 'se é para a sua mesa ou para presente', 'qual sabor prefere'],
  questions: {
    sale: ['Em que mês você come a primeira fatia?', 'Na sua casa, quem pega o último pedaço?'],
    content: ['Você é do time da fruta ou do chocolate?', 'Fatia com faca ou pedaço rasgado com a mão?'],
  },
  emojis: ['🎄', '🍞', '🍫'],
  hashtags: ['panetone', 'panetoneartesanal', 'chocotone', 'panetonerecheado', 'natal', 'ceiadenatal', 'panetonetrufado'],
  sale: {
    professional: {
      openings: [
        '{O topic} {tem/têm} lugar certo na mesa de Natal.',
        'Para o café da tarde e para a noite de Natal, {topic}.',
        'Um sabor que anuncia o fim do ano: {topic}.',
      ],
      steps: [
        ['A ceia terminou, a conversa continua e alguém traz o café. É quando a primeira fatia é cortada e a mesa se junta de novo.', 'No fim do ano, as visitas voltam a aparecer no meio da tarde. Um panetone na mesa recebe quem chega e acompanha o café.'],
        ['Um bom panetone se conhece na fatia: massa leve, macia, que se desfia quando a mão puxa um pedaço.'],
        ['Além da ceia, é um presente simples de acertar: para os vizinhos, a equipe do trabalho, os professores e os parentes distantes.'],
        ['Para calcular, conte quantas pessoas vão à mesa e quantas você quer presentear. Se houver outras sobremesas, a fatia pode ser menor.'],
      ],
    },
    casual: {
      openings: [
        'Já é hora de cortar {o topic} aí em casa.',
        'Pode chamar a família, que hoje tem {topic}.',
        'Natal, pra mim, tem esse cheiro: {topic}.',
      ],
      steps: [
        ['Tem gente que só monta a árvore com uma fatia na mão. A casa vai ficando com cara de Natal e o café esfria na mesa.', 'Sabe aquela visita que passa só pra dar um abraço e fica até anoitecer? A culpa costuma ser do panetone na mesa.'],
        ['O gostoso é puxar um pedaço e ver a massa se abrir em fios. Quando vê, a mão já voltou pra buscar outro.'],
        ['Também é aquele presente que resolve: pra vizinha que rega as plantas, pro porteiro, pra turma do trabalho e pra sogra.'],
        ['Antes de escolher, faz uma listinha: um pra ceia, um pro café da manhã seguinte e os que vão de presente.'],
      ],
    },
    funny: {
      openings: [
        '{O topic} {era/eram} pra ceia. A ceia que me perdoe.',
        '{O topic} {entrou/entraram} em casa e ninguém mais saiu da cozinha.',
        'Suspeito de sumir antes do Natal: {topic}.',
      ],
      steps: [
        ['O panetone da ceia foi escondido em cima do armário. Três dias depois, a caixa continuava lá, e só a caixa.', 'Todo ano a família combina de abrir só na noite de Natal. Todo ano alguém abre antes, pra conferir se está bom.'],
        ['A massa é tão macia que a fatia fina não conta. O problema é que já foram sete fatias finas.'],
        ['Serve pra presentear a vizinha, o chefe, o amigo secreto e você, que se comportou o ano inteiro, ou quase.'],
        ['Na hora de calcular, conte os convidados e some quem belisca antes da ceia. E não se esqueça de contar você.'],
      ],
    },
    motivational: {
      openings: [
        'Você cuidou da festa inteira, e {o topic} {fecha/fecham} a noite.',
        'Quem reúne a família merece uma boa fatia {do topic}.',
        'Para agradecer a quem esteve perto neste ano: {topic}.',
      ],
      steps: [
        ['Você chamou todo mundo, arrumou a mesa e pensou em cada lugar. Quando o café chega com o panetone, é a sua vez de sentar.', 'Foi um ano de muito trabalho, e mesmo assim você lembrou de levar um presente a quem ajudou. Esse gesto não passa despercebido.'],
        ['A massa de panetone pede paciência: cresce devagar, e quem faz acompanha cada etapa. O cuidado aparece na fatia macia.'],
        ['Leve um para quem mora sozinho, para o colega que segurou as pontas ou para a tia que sempre recebe a família.'],
        ['Pense primeiro em quem vai receber e no gosto de cada um. Acertar o sabor mostra que você prestou atenção.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um detalhe na hora de cortar: {topic}.',
        '{O topic} {tem/têm} alguns segredos na hora de servir.',
        'Vale conhecer melhor {o topic} antes da primeira fatia.',
      ],
      steps: [
        ['Quem corta panetone com faca lisa costuma ver a fatia amassar e soltar pedaços no prato. Quase sempre o problema está na faca.', 'A cena é conhecida: a fatia que devia ficar alta chega achatada ao prato. A massa era boa, e o corte atrapalhou.'],
        ['A massa é leve, cheia de espaços de ar, e se aperta com facilidade. Sob uma lâmina sem serra, ela cede antes de cortar.'],
        ['Use uma faca de pão e faça um movimento de vai e vem, sem apertar. Depois, feche bem o restante na embalagem.'],
        ['Para não perder a altura, muitos panetones esfriam de cabeça para baixo logo que saem do forno. A cena surpreende quem vê pela primeira vez.'],
      ],
    },
    casual: {
      openings: [
        'Em toda casa, {o topic} {rende/rendem} conversa.',
        'Vamos falar {do topic} enquanto o café passa.',
        'Um assunto que divide qualquer família: {topic}.',
      ],
      steps: [
        ['Todo ano é a mesma conversa: um cata as frutas, o outro só quer chocolate, e sempre tem quem coma de tudo.', 'Em toda família tem alguém que tira do panetone o que não gosta e deixa no prato de quem está ao lado.'],
        ['No Natal, cada casa tem o seu costume. O sabor que tinha na mesa quando a gente era criança vira o preferido.'],
        ['Se a sua mesa também se divide, corta fatias menores e serve mais de um sabor. Assim dá pra provar sem compromisso.'],
        ['No fim, o que fica na memória é a mesa cheia, o farelo na toalha e alguém perguntando se ainda tem café.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém sabe quem começou {o topic}, mas todos ajudaram.',
        '{O topic} e a arte de cortar só mais um pedacinho.',
        'Aberto para provar, encontrado pela metade: {topic}.',
      ],
      steps: [
        ['Existe a fatia de acertar o corte: a pessoa corta torto, conserta do outro lado e come a prova. Repete até ficar reto.', 'Ninguém come o último pedaço do panetone. Ele vai sendo cortado ao meio, depois ao meio de novo, até virar farelo.'],
        ['Pedaço pequeno de panetone parece que não conta. Por isso a família inteira passa pela cozinha a cada dez minutos.'],
        ['Para manter a paz, corte tudo em fatias, como um bolo, e mostre a todos quantos são. Testemunhas ajudam.'],
        ['Em janeiro, alguém acha a embalagem vazia no fundo do armário. Até hoje ninguém confessou, e o cachorro não sabe abrir caixa.'],
      ],
    },
    motivational: {
      openings: [
        '{O topic} {mostra/mostram} o valor de fazer com calma.',
        'Por trás {do topic}, há horas de atenção.',
        'Muito cuidado antes da primeira fatia: {topic}.',
      ],
      steps: [
        ['Quem já tentou fazer panetone em casa sabe: a massa gruda na mão, demora a crescer e deixa a gente em dúvida até o forno.', 'O primeiro panetone feito em casa quase nunca sai alto. Mesmo assim, a família come quente e pede que você repita.'],
        ['A massa do panetone é rica e pesada para o fermento, por isso cresce devagar. Com pressa, ela vai ao forno antes da hora.'],
        ['Se for tentar em casa, olhe mais para a massa que para o relógio. Ela está no ponto quando quase chega à borda da forma.'],
        ['Quem faz aprende um pouco a cada fornada: o calor da cozinha, o ponto da massa, a hora do forno. A mão guarda isso.'],
      ],
    },
  },
}
