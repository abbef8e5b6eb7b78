import type { ProductType } from '../product-type.ts'

export const collar: ProductType = {
  nouns: ['coleira', 'coleirinha', 'peitoral'],
  asks: ['a medida do pescoço e do peito', 'o porte e o peso dele', 'se ele puxa ou anda tranquilo'],
  questions: {
    sale: ['Seu cachorro puxa ou passeia do seu lado?', 'Passeio de manhã ou à noite?'],
    content: ['O que acontece na sua casa quando alguém diz passeio?', 'Você sabe o nome dos cachorros da sua rua?'],
  },
  emojis: ['🐾', '🐕', '💛'],
  hashtags: ['coleira', 'coleiras', 'peitoral', 'coleirapersonalizada', 'coleiraspersonalizadas', 'passeiocomcachorro', 'acessoriospet'],
  sale: {
    professional: {
      openings: [
        'O passeio começa na hora de vestir: {topic}.',
        '{O topic} para as voltas de todo dia.',
        'Antes de abrir o portão, {topic}.',
      ],
      steps: [
        ['Basta mexer no gancho da entrada, e ele já está rodando na frente da porta. O passeio começa antes da rua.', 'No parque, ele encontra um amigo, puxa, para, cheira e puxa de novo. O que ele veste precisa acompanhar tudo isso.'],
        ['O ajuste é o que mais importa. Nem apertado nem solto, deixa o bicho andar à vontade e você caminhar com tranquilidade.'],
        ['Serve à volta no quarteirão, à viagem e à consulta. Uma peça de reserva ajuda no dia em que a outra está lavando.'],
        ['Antes de escolher, meça o pescoço e o peito com uma fita e conte o peso dele. Filhotes pedem nova medida com frequência.'],
      ],
    },
    casual: {
      openings: [
        'Falei passeio e ele já trouxe {o topic}.',
        'Pra voltinha de hoje, {topic}.',
        'Ele ouve o barulho do fecho e corre pra porta: {topic}.',
      ],
      steps: [
        ['Sabe quando você só encosta no gancho e ele já tá pulando na porta? Aqui em casa não dá nem pra falar a palavra passeio.', 'Tem a volta da manhã, a da noite e aquela em que a gente só foi buscar pão. Ele vai em todas.'],
        ['O segredo tá no ajuste, nem apertado nem frouxo. Ele anda melhor e você não passa o caminho arrumando.'],
        ['Vai bem no quarteirão, no parque e na viagem. E eu sempre acho bom ter uma peça de reserva pro dia de lavar.'],
        ['Mede o pescoço e o peito com fita antes de escolher, e me fala o peso. Se for filhote, mede de novo daqui a pouco.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém pode dizer passeio em voz alta perto {do topic}.',
        'Quem leva quem, a dúvida de todo passeio: {topic}.',
        'O porteiro sabe o nome dele, e ele usa {topic}.',
      ],
      steps: [
        ['Em casa ninguém diz a palavra passeio, só soletra. Ele aprendeu a soletrar em duas semanas e já espera na porta.', 'O plano era caminhar trinta minutos. Ele cheirou um poste por doze, cumprimentou quatro amigos e escolheu a volta.'],
        ['Bem ajustado, o equipamento deixa claro quem conduz o passeio. Ele finge que não sabe, mas já é um começo.'],
        ['Para cães que correm, cães que empacam e cães que conhecem todos os vizinhos. O dono segue atrás, segurando o saquinho.'],
        ['Meça pescoço e peito quando ele estiver calmo. Se esse dia nunca chegou, meça depois do passeio.'],
      ],
    },
    motivational: {
      openings: [
        'As voltas de todo dia contam: {topic}.',
        '{O topic} para quem passeia todo dia, com sol ou com frio.',
        'O melhor horário do dia é o do passeio: {topic}.',
      ],
      steps: [
        ['Chegou tarde, com fome, e ele esperava na porta. Quem sai mesmo assim conhece o tamanho dessa alegria.', 'Acordar vinte minutos mais cedo por causa de um bicho muda a rotina. Muita gente conheceu o bairro assim.'],
        ['Para você é uma volta curta, para ele é o acontecimento do dia. Com tudo bem ajustado, os dois aproveitam mais.'],
        ['Vale para o filhote que ainda tropeça nas patas e para o amigo idoso que anda devagar. O ritmo é o dele.'],
        ['Tire as medidas com calma e prove antes de ir para a rua. O primeiro passeio merece começar bem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como ajustar {o topic} corretamente.',
        'O teste dos dois dedos: {topic}.',
        'Um erro comum no uso {do topic}.',
      ],
      steps: [
        ['O bicho recua, abaixa a cabeça e, de repente, está solto na calçada. Quase sempre, o ajuste estava folgado demais.', 'Muita gente ajusta uma vez, no primeiro dia, e nunca mais confere. O pelo cresce, o peso muda, e a medida também.'],
        ['O pelo esconde a folga, e o material cede um pouco com o uso. O que servia há três meses pode não servir hoje.'],
        ['Devem passar dois dedos entre a peça e o corpo, nem mais nem menos. Confira também fechos e costuras antes de sair.'],
        ['Em peças de passeio, a atenção maior vai para os pontos de força. São eles que recebem cada puxão.'],
      ],
    },
    casual: {
      openings: [
        'Confere {o topic} antes de abrir o portão.',
        'Dois dedos e pronto, é assim que eu ajusto {o topic}.',
        'Uma coisa que pouca gente olha: {topic}.',
      ],
      steps: [
        ['Já levei o susto de ver cachorro andando pra trás e se soltando no meio da calçada. Dali em diante, eu confiro toda vez.'],
        ['O pelo engana bastante, parece apertado e não tá. E com o tempo e os puxões, tudo dá uma cedida.'],
        ['Passa dois dedos por baixo, e tem que caber justinho. Olha o fecho e a costura, que é rapidinho, e aí sim vai.'],
        ['O ponto que segura a argola é o que mais recebe força. É ali que eu reparo primeiro em qualquer peça.'],
      ],
    },
    funny: {
      openings: [
        'Ele ouviu o barulho {do topic} do outro lado da casa.',
        'A marcha à ré do cachorro e {o topic}.',
        'O passeio, visto por quem vai atrás: {topic}.',
      ],
      steps: [
        ['Todo cachorro descobre um dia a marcha à ré. Faz cara de inocente, recua dois passos e sai pela frente.'],
        ['A manobra só funciona quando há folga. Com a medida certa, ele tenta, cansa e finge que ia cheirar a grama.'],
        ['Faça o teste dos dois dedos antes de sair. E tenha petisco no bolso, que é a língua internacional do volta aqui.'],
        ['No fim do passeio, o dono conhece todos os cães da rua pelo nome. Dos donos, não sabe o de nenhum.'],
      ],
    },
    motivational: {
      openings: [
        'O quarteirão visto por ele, com {topic}.',
        'A constância de quem passeia todo dia: {topic}.',
        'Andar lado a lado também se aprende com {topic}.',
      ],
      steps: [
        ['Ensinar um cachorro a andar sem puxar leva semanas de passos curtos. Um dia a guia fica frouxa, e vocês dois percebem.'],
        ['O bicho aprende por repetição e pelo tom de voz. Cada passo calmo a seu lado merece ser notado.'],
        ['Pare quando ele puxar e ande quando afrouxar. Dez minutos assim por dia ensinam mais que uma hora de briga.'],
        ['Quem faz peças de passeio imagina os caminhos por onde vão andar. Da calçada do bairro à areia da praia, cabe muita história.'],
      ],
    },
  },
}
