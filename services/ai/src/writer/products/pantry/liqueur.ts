import type { ProductType } from '../product-type.ts'

export const liqueur: ProductType = {
  nouns: ['licor', 'cachaça', 'cachaça artesanal'],
  asks: ['se é para presente ou para a sua casa', 'se prefere uma bebida mais suave ou mais encorpada', 'para que ocasião é'],
  questions: {
    sale: ['Na sua casa, quem cuida da cristaleira?', 'Quem da sua família ia gostar de ganhar uma garrafa?'],
    content: ['Você tem um cálice herdado de alguém da família?', 'Na sua casa, qual é a garrafa guardada há mais tempo?'],
  },
  emojis: ['🥃', '🍶', '🎁'],
  hashtags: ['licor', 'licorartesanal', 'cachaca', 'cachacaartesanal', 'cachacaria', 'bebidasartesanais'],
  sale: {
    professional: {
      openings: [
        'Para servir aos poucos, entre adultos: {topic}.',
        'Depois do almoço, um cálice pequeno de {topic}.',
        '{O topic} {tem/têm} lugar na mesa de quem recebe bem.',
      ],
      steps: [
        ['O almoço terminou, o café foi passado e a conversa dos adultos ainda não quer acabar. Uma dose pequena acompanha bem esse momento.', 'Presentear um adulto que já tem de tudo é difícil. Uma garrafa escolhida com atenção mostra que você pensou no gosto dele.'],
        ['É bebida para um copo pequeno, servida sem pressa. Primeiro vem o aroma, depois o sabor, e pouca quantidade já diz bastante.'],
        ['Fica bem na mesa de quem recebe amigos, na estante de quem coleciona e na cozinha, em caldas e sobremesas para adultos.'],
        ['Antes de escolher, descubra se a pessoa prefere sabores suaves ou encorpados. E confirme se ela aprecia bebida com álcool.'],
      ],
    },
    casual: {
      openings: [
        'Um dedinho, boa conversa e nenhuma pressa: {topic}.',
        'Pra quem gosta de receber os amigos em casa: {topic}.',
        'Presente de gente grande: {topic}.',
      ],
      steps: [
        ['Sabe quando o almoço acaba e ninguém sai da mesa? Tem uma hora em que alguém lembra dos copinhos guardados na cristaleira.', 'Eu acho difícil dar presente pra quem já tem tudo. Uma garrafa pra abrir com calma, num dia bom, costuma acertar.'],
        ['É daquelas bebidas que a gente serve pouquinho e toma bem devagar. Sente o cheiro primeiro, que metade do gosto tá ali.'],
        ['Vai pra quem recebe em casa, pra quem tem uma coleção na estante e pra quem perfuma a sobremesa dos adultos.'],
        ['Se for presente, descobre antes se a pessoa bebe e se gosta de sabor suave ou mais encorpado. Aí é mais fácil acertar.'],
      ],
    },
    funny: {
      openings: [
        'Os copinhos da cristaleira finalmente vão trabalhar: {topic}.',
        'A visita elogiou a estante, mas era por causa {do topic}.',
        'Um bom motivo para abrir a cristaleira: {topic}.',
      ],
      steps: [
        ['Toda cristaleira tem seis copinhos à espera de uma ocasião especial. Eles já viram três mudanças e nenhuma visita à altura.', 'O tio que entende de tudo pega o copinho, olha contra a luz e faz silêncio. Ninguém sabe o que ele procura.'],
        ['A dose é pequena e o comentário é longo. Um dedo no copo rende dez minutos de opinião sobre aroma.'],
        ['Serve para o adulto que entende do assunto, para o que finge entender e para a avó que só molha os lábios.'],
        ['Para presente, investigue se a pessoa prefere sabor suave ou encorpado. Perguntar direto funciona melhor do que espiar a estante dela.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo e o cuidado de quem faz: {topic}.',
        'Para brindar com um amigo de longa data: {topic}.',
        'Quem recebe com capricho escolhe bem {o topic}.',
      ],
      steps: [
        ['Você arruma a mesa, pensa no cardápio e na hora do café ainda quer agradar. Servir um pouco de algo bem escolhido fecha o encontro.', 'Há amigos a quem a gente deve um obrigado faz tempo. Um presente pensado no gosto deles diz isso sem discurso.'],
        ['Uma boa bebida depende de quem prova, corrige e sabe esperar. O resultado cabe num copo pequeno e se aprecia devagar.'],
        ['Também agrada a quem cozinha para os amigos e gosta de perfumar uma calda. Um pouco já muda a sobremesa dos adultos.'],
        ['Pense em quem vai receber e no que essa pessoa costuma apreciar. Uma pergunta simples a alguém próximo ajuda a acertar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar a garrafa em casa: {topic}.',
        'O que a luz faz com o aroma {do topic}.',
        'Um cuidado simples com {o topic} depois de aberta a garrafa.',
      ],
      steps: [
        ['A garrafa foi aberta, voltou para a estante e, meses depois, o aroma já não parecia o mesmo. Quase sempre, a culpa é do lugar onde ela ficou.', 'Muita gente guarda a garrafa deitada, como faz com o vinho, ou a deixa enfeitando a janela. Nos dois casos, a bebida perde.'],
        ['Luz e calor alteram a cor e o aroma. E a garrafa deitada mantém o álcool em contato com a tampa, que pode se desgastar.'],
        ['Guarde em pé, bem fechada, em lugar escuro e fresco. Se for cremosa, siga o rótulo, que costuma pedir geladeira depois de aberta.'],
        ['Quem prova com atenção começa pelo aroma e serve pouco. É bebida para adultos, com moderação e sem volante na volta.'],
      ],
    },
    casual: {
      openings: [
        'Onde você guarda a garrafa em casa? O papo é: {topic}.',
        'Bora falar do jeito certo de guardar {o topic}?',
        'Uma dica pra quem ganhou {topic} de presente.',
      ],
      steps: [
        ['Ganhou uma garrafa bonita e deixou na janela pra todo mundo ver? Quase todo mundo faz isso, e meses depois o aroma já mudou.', 'Toda casa tem uma garrafa em cima do armário, pertinho do fogão. Quando alguém resolve abrir, o aroma já foi embora.'],
        ['É que luz e calor mexem com a cor e com o cheiro da bebida. E a tampa mal fechada deixa o aroma escapar.'],
        ['Guarda em pé, no escuro e longe do fogão. As cremosas quase sempre pedem geladeira depois de abertas, então olha o rótulo.'],
        ['O bom é servir pouquinho e sentir o cheiro antes. Entre adultos, com calma, e quem vai dirigir fica no café.'],
      ],
    },
    funny: {
      openings: [
        'A garrafa mais bem guardada da família: {topic}.',
        'Mistérios da cristaleira brasileira: {topic}.',
        'O especialista da família opina sobre {o topic}.',
      ],
      steps: [
        ['Em toda família há uma garrafa que ninguém pode abrir. Foi presente de alguém importante, e já não se sabe de quem.', 'A garrafa especial fica no fundo da cristaleira, atrás das taças, dos bibelôs e do aviso da avó. Nem o gato chega perto.'],
        ['É que garrafa bonita pede ocasião à altura, e a família nunca concorda sobre qual. Casamento foi pouco, formatura também.'],
        ['Enquanto ninguém decide, deixe a garrafa em pé, no escuro e bem fechada. Luz e calor estragam o aroma antes de qualquer acordo.'],
        ['Um dia a garrafa é aberta, cada adulto recebe um dedinho e todos concordam com a cabeça. O dono da chave do carro concorda com suco.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência que fica na garrafa: {topic}.',
        'O ofício de quem faz {o topic}.',
        'Provar, corrigir, esperar: {topic}.',
      ],
      steps: [
        ['Quem faz bebida aprende a não ter pressa. Prova um pouco, anota, muda uma coisa de cada vez e prova de novo.', 'Em muitas famílias há histórias de alambique ou um caderno de receitas em letra de avó. Alguém ainda sabe contar como era.'],
        ['Uma pequena diferença no ponto ou na medida muda o resultado. Por isso anotar cada vez ajuda a acertar na seguinte.'],
        ['Se algum parente conheceu um alambique ou fazia licor em casa, pergunte como era e anote. Essas histórias se perdem fácil.'],
        ['No fim, tanto trabalho é servido em copo pequeno, entre adultos e sem pressa. Beber pouco também é respeitar quem fez.'],
      ],
    },
  },
}
