import type { ProductType } from '../product-type.ts'

export const craftBeer: ProductType = {
  nouns: ['cerveja artesanal', 'cerveja de trigo', 'chope', 'chopp', 'chope artesanal', 'chopp artesanal', 'cerveja caseira', 'cerveja especial'],
  asks: ['se prefere leve ou encorpada', 'para quantos adultos é', 'o que vai ser servido junto'],
  questions: {
    sale: ['Mais leve ou mais encorpada?', 'Com qual petisco você serviria?'],
    content: ['Qual foi a primeira cerveja diferente que você provou?', 'Copo gelado do freezer, sim ou não?'],
  },
  emojis: ['🍺', '🍻', '🌾'],
  hashtags: ['cervejaartesanal', 'cerveja', 'chope', 'chopp', 'chopeartesanal', 'cervejabrasileira', 'microcervejaria'],
  sale: {
    professional: {
      openings: [
        'Para reunir os amigos em volta da mesa: {topic}.',
        'Espuma firme, copo certo e {topic}.',
        '{O topic} e um bom petisco, entre adultos.',
      ],
      steps: [
        ['A churrasqueira está acesa, os amigos chegam aos poucos e os copos estão alinhados. O primeiro brinde abre a tarde.', 'Na mesa há queijo, pão e cinco opiniões diferentes sobre futebol. Uma boa cerveja põe todo mundo na mesma conversa.'],
        ['Malte, lúpulo e fermento dão aromas que vão do pão tostado à fruta cítrica. Cada estilo é uma conversa nova.'],
        ['{Acompanha/Acompanham} churrasco, petiscos, queijos e hambúrguer. É escolha para receber amigos adultos e para quem gosta de provar estilos.'],
        ['Diga quantos adultos vêm, o que será servido e se o grupo prefere algo leve ou encorpado. Lembre de quem vai dirigir.'],
      ],
    },
    casual: {
      openings: [
        'Chama os amigos, que hoje tem {topic}.',
        'Copo limpo, petisco na mesa e sede boa: {topic}.',
        'Fim de semana com {topic} e sem pressa.',
      ],
      steps: [
        ['A brasa pegou, o pessoal foi chegando, e alguém já perguntou o que tem pra beber. Essa pergunta eu gosto de responder.', 'Sabe aquele encontro que a turma remarca há três meses? Quando sai, merece um brinde direito.'],
        ['O gostoso é provar com calma e achar os cheiros: um pão tostado aqui, uma laranjinha ali. Nenhum estilo é igual ao outro.'],
        ['{Vai/Vão} no churrasco, na noite de hambúrguer, no jogo com os amigos e na tábua de queijo. Tudo gente grande, claro.'],
        ['Me diz quantos adultos são e do que a turma gosta. E já combina quem vai de carona, que aí todo mundo brinda em paz.'],
      ],
    },
    funny: {
      openings: [
        'O especialista da turma já cheirou o copo: {topic}.',
        'Bigode de espuma em todo mundo, culpa {do topic}.',
        'Aula teórica e prática de {topic}.',
      ],
      steps: [
        ['O amigo fez um curso de duas horas e agora cheira o copo antes de beber. A turma esperou o veredito, e era bom.', 'O primeiro gole deixou um bigode branco em todos. A foto do grupo ficou parecendo reunião de avôs.'],
        ['{Tem/Têm} aroma de fruta, de pão, de flor, e sempre um amigo que sente notas de coisa que ninguém conhece.'],
        ['{Serve/Servem} para churrasco, jogo e para o cunhado que promete explicar a diferença entre os estilos e nunca termina.'],
        ['Conte os adultos e escolha o motorista antes do primeiro brinde. Ele ganha o melhor pedaço da carne, como compensação.'],
      ],
    },
    motivational: {
      openings: [
        'Brindar o encontro que demorou a sair: {topic}.',
        'Paciência de quem espera fermentar: {topic}.',
        'Com bons amigos e sem exagero, {topic}.',
      ],
      steps: [
        ['A turma do colégio se espalhou por cinco cidades e conseguiu uma data. O copo na mão é só a desculpa do abraço.', 'Terminada a mudança, os amigos que carregaram o sofá sentam no chão da sala. Um brinde é o mínimo que se oferece.'],
        ['Cada leva exige limpeza, medida e semanas de espera. Quem faz cerveja descobre cedo que a pressa aparece no copo.'],
        ['{Agrada/Agradam} ao pai que gosta de provar estilos, ao chefe que se aposenta e à amiga que coleciona copos.'],
        ['Antes de escolher, lembre do gosto de cada convidado e pense também em quem não bebe. Receber bem inclui todos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A espuma tem função: {topic}.',
        'Copo, temperatura e {topic}.',
        'Até que ponto gelar? O caso {do topic}.',
      ],
      steps: [
        ['Muita gente serve sem espuma para não perder espaço no copo. Com isso, perde o aroma logo nos primeiros minutos.', 'O copo saiu do congelador branco de gelo, e a bebida parece sem gosto. O frio exagerado esconde quase tudo.'],
        ['A espuma protege o aroma e diminui o contato com o ar. E o paladar muito frio percebe menos sabores.'],
        ['Use copo limpo, sem gelo, e sirva inclinado até a metade e depois em pé, deixando uns dois dedos de espuma.'],
        ['Água, malte, lúpulo e fermento dão centenas de estilos pelo mundo. Para adultos, provar pouco e com atenção ensina mais.'],
      ],
    },
    casual: {
      openings: [
        'Colarinho não é desperdício: {topic}.',
        'Copo congelado e {topic} não combinam.',
        'Um jeito melhor de servir {o topic}.',
      ],
      steps: [
        ['Já viu gente reclamar do colarinho? Pois ele trabalha quietinho, segurando o cheiro no copo.', 'O povo põe o copo no freezer achando que tá fazendo bonito. Aí gela tanto que a língua nem sente o gosto.'],
        ['Espuma funciona como tampa, e frio demais adormece o paladar. Cada coisa no ponto, o sabor aparece inteiro.'],
        ['Copo limpo e sem gelo, inclina, enche até a metade e depois levanta. Dois dedinhos de espuma e pronto.'],
        ['Eu gosto mais de provar um pouquinho de dois estilos do que muito de um só. E quem dirige fica na água com gás.'],
      ],
    },
    funny: {
      openings: [
        'Sommelier de churrasco em ação: {topic}.',
        'Três dedos de espuma e muita opinião sobre {o topic}.',
        'O copo congelou na mão, e lá se {foi/foram} {o topic}.',
      ],
      steps: [
        ['O primo deixou os copos no freezer desde a véspera. Na hora do brinde, ninguém conseguia segurar o seu por dois segundos.', 'Todo grupo tem alguém que serve sem espuma e se acha um artista. O gole seguinte não cheira a nada, mas ninguém tem coragem de contar.'],
        ['A espuma é a tampa do aroma, e o gelo é o cobertor do sabor. Um ajuda, o outro faz todo mundo dormir.'],
        ['Incline o copo, encha até a metade, endireite e finja naturalidade. Na terceira tentativa, já sai bonito.'],
        ['O especialista da turma ficou vinte minutos falando de lúpulo. O motorista da rodada ouviu tudo e hoje sabe mais que ele.'],
      ],
    },
    motivational: {
      openings: [
        'Esperar semanas por um copo: {topic}.',
        'Grão, água, fermento e atenção: {topic}.',
        'O ofício miúdo por trás {do topic}.',
      ],
      steps: [
        ['Muitos começaram com uma panela grande e a paciência da família. As primeiras garrafas viraram molho de carne.', 'Fazer cerveja é, em boa parte, lavar e medir. O que parece festa começa com balde, termômetro e caderno.'],
        ['O fermento trabalha no próprio ritmo, e uma mudança de calor muda o sabor. Não existe atalho para essa espera.'],
        ['Quem gosta de comparar pode anotar aroma, cor e amargor em poucas palavras. Um caderno pequeno já treina o paladar.'],
        ['Beber com moderação é também prestar atenção ao trabalho de quem fez. Um copo bem servido, entre adultos, conta essa história.'],
      ],
    },
  },
}
