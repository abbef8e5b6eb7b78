import type { Themes } from '../voice.ts'

export const themes: Themes = {
  about: {
    thing: [
      '{Quando o assunto é|Na conversa sobre} {topic}, {cada trabalho ensina mais um pouco|a paciência mostra o seu valor|calma e atenção fazem diferença|o feito à mão muda o jeito de olhar}.',
      '{Sobre|Quando se fala de} {topic}, {a prática costuma ensinar mais do que a pressa|quem faz sempre tem uma história para contar|vale ouvir quem tem experiência|o olhar de quem faz com as mãos ajuda muito}.',
    ],
    idea: [
      '{Falar de|Pensar em|Escrever sobre} {topic} {sempre rende uma boa conversa|é também falar da nossa rotina|faz bem a quem trabalha com as mãos|aproxima pessoas}.',
      '{No ateliê|Na nossa rotina}, {sempre há um lugar para|cada dia ensina algo sobre|também se aprende sobre} {topic}.',
    ],
    occasion: [
      '{Pensar com calma em|Planejar algo para|Preparar um presente para} {topic} {já faz parte da alegria|é um gesto de carinho|começa por uma boa conversa|dá mais sentido aos detalhes}.',
      'Quem {pensa em|vive o clima de} {topic} {sabe o valor de um gesto feito com tempo|costuma guardar os detalhes na memória}.',
    ],
    people: [
      '{Trabalhar pensando em|Criar pensando em|Escrever para} {topic} {dá sentido à nossa rotina|nos faz cuidar ainda mais de cada detalhe|é um privilégio que não esquecemos}.',
      'Há muito de {topic} em {cada publicação nossa|tudo o que aprendemos por aqui|cada passo do nosso trabalho}.',
    ],
  },
  product: [
    ['É um trabalho com personalidade, longe do que se encontra pronto em qualquer lugar.', 'Cores, formas e materiais são pensados em conjunto, para que nada pareça fora do lugar.', 'A harmonia do conjunto importa tanto quanto cada parte.'],
    ['Pode ser um presente para quem você ama ou um carinho para a sua rotina.', 'Serve para marcar uma data, agradecer a alguém ou tornar o dia mais bonito.', 'Um presente com significado costuma ser lembrado por muito tempo.'],
    ['A atenção vai da primeira escolha ao último acabamento.', 'Aquilo que quase ninguém vê também recebe cuidado.', 'Antes de chegar a você, tudo passa por um olhar atento.'],
    ['Nada sai em série: cada criação carrega um pouco de quem fez.', 'No feito à mão, não existem dois resultados exatamente iguais.'],
  ],
  sale: [
    ['O trabalho artesanal tem um ritmo próprio, e esse tempo aparece no resultado.', 'Fazer à mão é escolher a qualidade de cada etapa, do começo ao fim.', 'O tempo dedicado a cada etapa faz parte do que entregamos.'],
    ['Se surgir alguma dúvida, conversamos com calma antes de qualquer decisão.', 'Gostamos de ouvir a sua ideia antes de sugerir um caminho.', 'Uma boa conversa ajuda a encontrar o que combina com você.'],
    ['Escolher o trabalho de um pequeno ateliê é valorizar estudo e dedicação.', 'Quando você compra de quem faz, apoia uma história de verdade.', 'Apoiar um pequeno negócio é fazer parte de cada nova criação.'],
    ['Queremos que você perceba o cuidado assim que olhar de perto.', 'O que buscamos é simples: um resultado que faça sentido para você.', 'Beleza e propósito podem andar juntos, e é isso que buscamos.'],
    ['Trabalhamos com transparência, para que você saiba o que esperar.', 'Explicamos o que for preciso para que você escolha com tranquilidade.', 'Escolher com informação é sempre melhor, e por isso respondemos a cada pergunta.'],
    ['Estudar técnicas novas faz parte da nossa rotina tanto quanto produzir.', 'Por trás de um resultado há testes, ajustes e muito aprendizado.', 'O que aprendemos em cada trabalho segue conosco no próximo.'],
    ['Cada escolha tem um motivo, e gostamos de contar esses motivos.', 'Nada é feito por acaso, e é com prazer que mostramos o porquê.'],
    ['Agradecemos a quem acompanha, comenta e indica o nosso trabalho.', 'Cada indicação que recebemos vale como um abraço.'],
  ],
  making: [
    ['Entender o processo muda a forma como olhamos para o resultado.', 'Conhecer um pouco da técnica ajuda a valorizar o que é feito à mão.', 'Saber como as coisas são feitas torna qualquer escolha mais consciente.'],
    ['A prática constante ensina o que nenhum manual consegue explicar.', 'Repetir, errar e ajustar faz parte de qualquer ofício manual.', 'Cada tentativa deixa uma lição que melhora a seguinte.'],
    ['Separar tudo antes de começar evita retrabalho e poupa energia.', 'Um bom planejamento deixa o processo mais leve e o resultado mais seguro.', 'Anotar medidas, ideias e ajustes facilita a vida na próxima vez.'],
    ['Respeitar o tempo de cada etapa é tão importante quanto dominar a técnica.', 'A pressa costuma aparecer no acabamento, e a calma também.', 'Fazer uma pausa no momento certo evita muitos erros.'],
    ['Para quem está começando, o melhor conselho é ir aos poucos.', 'Não é preciso ter tudo para começar: constância vale mais do que equipamento.', 'Dominar o básico abre caminho para tudo o que vem depois.'],
    ['Um espaço organizado ajuda a cabeça a se concentrar no que importa.', 'Cuidar bem das ferramentas é meio caminho para um bom resultado.'],
    ['O que parece simples costuma guardar muito estudo.', 'O que parece detalhe para quem vê é decisão para quem faz.'],
    ['Comparar o trabalho de hoje com o do ano passado é um ótimo exercício.', 'Guardar registros do que já foi feito mostra o quanto se avançou.'],
  ],
  any: [
    ['Nem tudo precisa ser dito com pressa, e gostamos de conversar com calma.', 'Há conversas que merecem um pouco mais de tempo, e esta é uma delas.'],
    ['Este espaço existe para mostrar o trabalho e também quem está por trás dele.', 'Por trás de cada publicação há uma rotina de cuidado e dedicação.'],
    ['Gostamos de ouvir quem nos acompanha, porque boas ideias nascem de boas conversas.', 'Cada opinião que recebemos ajuda a construir o que vem depois.'],
    ['São os detalhes do cotidiano que dão sentido ao que fazemos.', 'Valorizar as pequenas coisas faz parte do nosso jeito de trabalhar.'],
    ['Acreditamos em relações construídas com calma, respeito e atenção.', 'Confiança se constrói aos poucos, com presença e cuidado.'],
    ['Um pequeno negócio cresce com estudo, paciência e boas companhias.', 'Ninguém constrói nada de bonito sem boas companhias pelo caminho.'],
    ['Cada dia de trabalho traz um aprendizado diferente.', 'O que aprendemos na rotina quase nunca está nos manuais.'],
    ['Agradecemos a companhia de quem passa por aqui, lê e comenta.', 'A presença de quem nos acompanha dá sentido a cada publicação.'],
    ['Se estas palavras fizerem sentido para você, guarde a publicação para reler.', 'Fique à vontade para enviar esta publicação a quem também vai gostar.'],
    ['O feito à mão nos lembra, todos os dias, do valor do tempo.', 'Trabalhar com as mãos ensina a olhar com mais calma para a vida.'],
  ],
  occasion: [
    ['Um gesto feito com tempo costuma ficar na memória por muitos anos.', 'Os momentos mais lembrados quase sempre têm um detalhe simples.'],
    ['O feito à mão combina com momentos que não se repetem.', 'Datas especiais ficam mais bonitas quando alguém pensa nos detalhes.'],
    ['Planejar com antecedência deixa a comemoração mais leve.', 'Quem se organiza antes aproveita melhor o momento.'],
  ],
  people: [
    ['Por trás de todo trabalho bonito há pessoas que merecem reconhecimento.', 'São as pessoas que dão sentido a tudo o que fazemos.'],
    ['Gratidão também se mostra no cuidado com cada detalhe.', 'Reconhecer quem caminha ao nosso lado é parte do nosso trabalho.'],
    ['Cada história que cruza a nossa deixa um aprendizado.', 'Boas relações são o que um pequeno negócio tem de mais valioso.'],
  ],
  question: [
    ['A resposta costuma mudar de um caso para outro, e por isso gostamos de ouvir antes de opinar.', 'Nem sempre existe uma resposta única, e trocar experiências ajuda bastante.'],
    ['Quem já passou por isso costuma ter um bom conselho para dar.', 'A experiência de cada pessoa acrescenta algo à conversa.'],
    ['Perguntar é o começo de todo aprendizado.', 'Boas perguntas ensinam tanto quanto boas respostas.'],
  ],
  news: [
    ['Quem quiser saber mais encontra por aqui uma conversa tranquila.', 'Os detalhes contamos com calma, a quem quiser saber.'],
    ['Quem acompanha o nosso trabalho fica sabendo primeiro.', 'Fizemos questão de contar primeiro a quem está por perto.'],
    ['Se conhece alguém que vai gostar de saber, envie esta publicação.', 'Uma indicação sua leva este recado mais longe.'],
    ['Se ficou alguma dúvida, pergunte sem receio.', 'Qualquer dúvida sobre o recado de hoje, estamos à disposição.'],
    ['É sempre uma alegria dar notícias do ateliê.', 'Cada passo do ateliê é fruto de muito cuidado.'],
  ],
  statement: [
    ['Momentos assim merecem um registro.', 'Guardamos este momento com carinho.'],
    ['É um pouco do que vivemos por aqui, sem enfeites.', 'Dividir o dia a dia também é uma forma de mostrar o nosso trabalho.'],
    ['Gostamos de contar o que acontece antes e depois da foto.', 'Por trás de uma frase simples costuma haver uma boa história.'],
  ],
  greeting: [
    ['Que estas palavras cheguem como um abraço.', 'São poucas palavras, escritas com sinceridade.'],
    ['Ter você por perto faz diferença no nosso trabalho.', 'Desejamos dias leves a quem passa por aqui.'],
  ],
  name: [
    ['O que é bem escrito já conta um pouco de uma história.', 'Há carinho até no jeito de escrever.'],
    ['Cada letra que passa por aqui é tratada com atenção.', 'Por trás de cada letra há sempre uma história.'],
  ],
}
