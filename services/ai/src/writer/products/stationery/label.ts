import type { ProductType } from '../product-type.ts'

export const label: ProductType = {
  nouns: ['rótulo', 'rótulo personalizado', 'rótulo adesivo', 'rótulo para pote', 'rótulo para potes', 'rótulo para garrafa', 'rótulo para produto', 'rótulo para produtos', 'rótulo para vela', 'rótulo para sabonete', 'rótulo para doces', 'rótulo de produto'],
  asks: ['o produto e o tamanho do pote', 'o que precisa estar escrito', 'as cores da marca'],
  questions: {
    sale: ['Pote, garrafa ou caixa?', 'Que cor é a cara da sua marca?'],
    content: ['Você escolhe produto pelo rótulo?', 'Qual embalagem você já comprou só porque era bonita?'],
  },
  emojis: ['🏷️', '✨', '🫙'],
  hashtags: ['rotulo', 'rotulos', 'rotulospersonalizados', 'rotuloadesivo', 'etiquetas', 'embalagens', 'embalagempersonalizada', 'identidadevisual', 'pequenosnegocios', 'papelariapersonalizada', 'rotulosadesivos', 'artesanal'],
  sale: {
    professional: {
      openings: [
        'O produto se apresenta antes de ser aberto: {topic}.',
        '{O topic} {diz/dizem} quem fez e o que há ali.',
        'Nome, cor e informação no lugar certo: {topic}.',
      ],
      steps: [
        ['Na prateleira da loja, dez potes parecidos. A mão vai primeiro àquele em que se lê o nome de longe.', 'A cliente gostou, o pote acabou, e ela quer comprar outro. Só vai achar você se o nome estiver ali.'],
        ['Em poucos centímetros cabem a marca, o sabor e os dados essenciais. Uma boa hierarquia deixa cada coisa na sua vez.'],
        ['{Atende/Atendem} a quem vende geleias, velas, cosméticos, bolos de pote e temperos, e também às festas com tema.'],
        ['Meça a parte lisa da embalagem e liste tudo o que precisa constar. Informe se vai à geladeira ou se encosta em óleo.'],
      ],
    },
    casual: {
      openings: [
        'Seu potinho com cara de marca: {topic}.',
        'O nome na frente faz diferença: {topic}.',
        '{Pronto/Pronta/Prontos/Prontas} pra colar e pra vender: {topic}.',
      ],
      steps: [
        ['Sabe aquele doce maravilhoso num pote sem nome nenhum? A pessoa ama, come e nunca mais sabe de quem era.', 'Primeira feira, mesa montada, potinho alinhado. Quando todos têm o mesmo visual, parece loja de verdade.'],
        ['Eu gosto de ver a marca pequena ficando séria. O produto é o mesmo, só que agora ele se apresenta.'],
        ['{Vai/Vão} bem em geleia, vela, sabonete, tempero, lembrancinha. Pra festa dá pra brincar com o tema e pra marca dá pra caprichar.'],
        ['Mede a parte reta do pote e me manda tudo o que tem que estar escrito. E conta se vai pra geladeira, que muda o papel.'],
      ],
    },
    funny: {
      openings: [
        'O pote misterioso agora tem nome: {topic}.',
        '{O topic} e o fim do pote que vivia em segredo.',
        'Era sabonete ou era doce? Respostas com {topic}.',
      ],
      steps: [
        ['No armário há três potes idênticos com pó marrom. Um é canela, outro é café, e a família vive perigosamente.', 'A sogra elogiou a geleia de pimenta que passou no pão doce. O sorriso durou cerca de quatro segundos.'],
        ['Um nome bem escrito evita mal-entendidos e dá ao pote uma postura de quem veio de loja fina.'],
        ['{Serve/Servem} para geleias, velas e temperos, e para aquele pote de sorvete que nunca teve sorvete dentro.'],
        ['Meça o pote, liste as informações e peça a alguém para ler. Geleia de morando, com n, já foi a uma feira inteira.'],
      ],
    },
    motivational: {
      openings: [
        'Dar nome ao que se faz: {topic}.',
        'O seu trabalho merece assinatura: {topic}.',
        'Da bancada ao balcão, com identidade: {topic}.',
      ],
      steps: [
        ['Por muito tempo, os potes saíam sem nome para os vizinhos. O dia de colar o primeiro é também o dia em que nasce uma marca.', 'A mesa da feira está posta desde as seis. Com os nomes virados para a frente, o trabalho de uma semana se mostra inteiro.'],
        ['Escolher o que fica e o que sai pede clareza sobre o próprio produto. O desenho é a parte visível dessa decisão.'],
        ['{Ajuda/Ajudam} quem começa em casa, quem vai à primeira feira e quem quer vender para lojas do bairro.'],
        ['Escreva numa frase o que torna o seu produto diferente. Essa frase orienta a cor, a letra e o tamanho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que precisa estar escrito: {topic}.',
        'Papel, frio e umidade: {topic}.',
        'Como colar {o topic} sem bolha.',
      ],
      steps: [
        ['Um engano comum é pensar primeiro na cor e só depois nas informações. Falta espaço para a validade e os ingredientes.', 'Outra surpresa chega na geladeira. O papel comum enruga, solta a ponta e leva a tinta junto.'],
        ['O frio forma gotas na superfície, e o papel absorve. Além disso, a cola de uso geral perde força no frio.'],
        ['Limpe e seque o pote, cole do centro para as bordas e confira as regras para o seu tipo de produto.'],
        ['Um texto claro, com letra legível, respeita quem compra. A beleza vem depois, e vem mais fácil.'],
      ],
    },
    casual: {
      openings: [
        'Na geladeira o papel muda: {topic}.',
        'Bolha no meio? Tem truque pra {topic}.',
        'Antes de imprimir cem, faz um: {topic}.',
      ],
      steps: [
        ['A gente manda imprimir todo feliz, cola no pote gelado e vê a pontinha levantar. Aprendi do pior jeito.', 'Letra linda, toda enrolada, e ninguém consegue ler o sabor. Bonito tem que dar pra ler também.'],
        ['Pote gelado sua, e papel bebe. Aí estufa, borra e descola, tudo ao mesmo tempo.'],
        ['Cola com o pote seco e em temperatura ambiente, do meio pras pontas. Faz um teste de dois dias na geladeira antes.'],
        ['Eu sempre peço pra alguém ler de longe. Se a pessoa aperta o olho, aumento a letra.'],
      ],
    },
    funny: {
      openings: [
        'Geleia de quê? Um caso de {topic}.',
        'A bolha no meio e outros desafios: {topic}.',
        'Cento e vinte potes, um acento errado e {o topic}.',
      ],
      steps: [
        ['Cento e vinte potes prontos, alinhados, lindos. A criança que está aprendendo a ler foi quem achou o erro.', 'A bolha de ar fica sempre em cima da primeira letra. Empurra-se para o lado, e ela se muda para o sobrenome.'],
        ['O olho que escreveu já sabe o que deveria estar ali. Ele lê a intenção, e não a palavra.'],
        ['Entregue a prova a alguém que nunca viu o produto. De preferência, a uma criança de sete anos.'],
        ['Os potes com erro viraram presente para a família. Ninguém reclamou, e o do acento errado acabou primeiro.'],
      ],
    },
    motivational: {
      openings: [
        'Uma marca começa pequena: {topic}.',
        'Errar na prova, acertar na tiragem: {topic}.',
        'O cuidado que cabe em poucos centímetros: {topic}.',
      ],
      steps: [
        ['A primeira versão quase sempre tem letra demais. Com as vendas, a gente aprende o que o cliente procura.', 'Há quem cole um por um à noite, depois do trabalho de dia. A fila de potes é um retrato do esforço.'],
        ['O cliente olha por três segundos. Nesse tempo, ele precisa entender o que é e de quem é.'],
        ['Ponha o seu pote numa prateleira ao lado de outros e fotografe de longe. A foto mostra o que precisa mudar.'],
        ['Assinar o que se produz é assumir um compromisso com quem compra. E é um orgulho discreto, repetido a cada pote.'],
      ],
    },
  },
}
