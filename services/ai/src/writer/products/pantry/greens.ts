import type { ProductType } from '../product-type.ts'

export const greens: ProductType = {
  nouns: ['verdura', 'verdura orgânica', 'verdura fresca', 'hortaliça', 'hortaliça orgânica', 'verduras e legumes'],
  asks: ['o que a sua casa mais come', 'quantas pessoas almoçam em casa', 'se prefere crus ou cozidos'],
  questions: {
    sale: ['Na salada, na sopa ou no refogado?', 'O que não pode faltar na sua semana?'],
    content: ['Qual verdura você aprendeu a gostar depois de grande?', 'Como você guarda as folhas em casa?'],
  },
  emojis: ['🥬', '🥕', '🌱'],
  hashtags: ['verduras', 'legumes', 'hortalicas', 'organicos', 'hortaorganica', 'agriculturafamiliar', 'hortifruti'],
  sale: {
    professional: {
      openings: [
        'Cor e variedade para o almoço: {topic}.',
        'A cozinha da semana começa na horta: {topic}.',
        '{O topic} para a salada, a sopa e o refogado.',
      ],
      steps: [
        ['O arroz e o feijão estão prontos, e o prato ainda parece sem cor. Um maço bem escolhido muda o almoço em minutos.', 'É noite fria, e a panela grande já está na pia. Com o que veio da horta, a sopa se monta sozinha.'],
        ['Colhido no tempo certo, o que vem da horta tem crocância, perfume e cor. O preparo mais simples já basta.'],
        ['{Serve/Servem} à família que almoça em casa, a quem prepara marmita, ao restaurante do bairro e a quem redescobriu a sopa.'],
        ['Pense no cardápio da semana e em quem come em casa. Folhas são para os primeiros dias, raízes esperam mais.'],
      ],
    },
    casual: {
      openings: [
        'Prato colorido começa com {topic}.',
        'A sopa de hoje já tem endereço: {topic}.',
        'Feira boa tem {topic} na sacola.',
      ],
      steps: [
        ['Sabe quando a gente olha o prato e tá tudo bege? Uma verdurinha refogada no alho e muda até o humor da mesa.', 'Chuva, friozinho e uma panela grande. Joga o que tem da horta, deixa cozinhar, e a casa toda fica com cheiro de sopa.'],
        ['Quando tá no ponto, a gente vê: folha que estala, cor viva, cheirinho de terra. Nem precisa de receita complicada.'],
        ['{Vai/Vão} na salada, na sopa, no refogado, na omelete e na marmita. E criança que ajuda a lavar sempre belisca alguma coisa.'],
        ['Me conta o que sai mais aí e quantos almoçam em casa. Assim não falta no começo da semana nem murcha no fim.'],
      ],
    },
    funny: {
      openings: [
        'A gaveta de baixo enfim ficou bonita: {topic}.',
        'Promessa de prato colorido cumprida: {topic}.',
        'Até quem torce o nariz repete {o topic}.',
      ],
      steps: [
        ['A criança declarou guerra ao verde. Meia hora depois, comia três garfadas de bolinho sem perguntar do que era feito.', 'A sacola voltou da feira com as folhas para fora, como buquê. O porteiro elogiou e perguntou quem era a noiva.'],
        ['Folha boa estala, cenoura boa faz barulho e pepino bom espirra. É o almoço mais sonoro da semana.'],
        ['{Serve/Servem} para salada, sopa, refogado e para quem monta um prato colorido, fotografa e só depois procura o bife.'],
        ['Planeje pelo que a casa come de verdade. A alface comprada com boa intenção conhece bem o fundo da gaveta.'],
      ],
    },
    motivational: {
      openings: [
        'Plantar, regar, colher e recomeçar: {topic}.',
        'Cozinhar em casa mais um dia, com {topic}.',
        'O trabalho da horta chega à mesa: {topic}.',
      ],
      steps: [
        ['Quem prepara marmita na véspera termina o dia mais tarde que todos. Cada cor naquele pote foi escolha e cuidado.', 'Aprender a cozinhar legumes depois de adulto é começar de novo. A primeira sopa sem receita vale uma foto.'],
        ['A horta pede água, sombra e olho atento todos os dias. Uma chuva forte desfaz semanas, e no dia seguinte se replanta.'],
        ['É bom para famílias grandes, para quem mora só e para a cozinheira do bairro que alimenta muita gente.'],
        ['Escolha duas receitas antes de decidir. Com elas em mente, tudo o que for para casa encontra panela.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Murchou na gaveta, e por quê: {topic}.',
        'Como guardar {o topic} por mais dias.',
        'Água de menos e água de mais: {topic}.',
      ],
      steps: [
        ['As folhas entraram viçosas na geladeira e, três dias depois, estavam escuras e moles. A causa quase sempre é a água.', 'Guardar tudo junto na mesma sacola, amarrada, é o hábito mais comum. Folhas, raízes e frutos pedem cuidados diferentes.'],
        ['Folha molhada apodrece, folha sem umidade murcha. E o ar seco da geladeira tira água de tudo o que fica descoberto.'],
        ['Lave, seque muito bem e guarde folhas em pote com papel-toalha. Separe as ramas das cenouras e beterrabas.'],
        ['Uma folha murcha ainda volta com meia hora de água gelada. E o que passou do ponto da salada entra na sopa.'],
      ],
    },
    casual: {
      openings: [
        'Murchou tudo na gaveta? Vem cá: {topic}.',
        'O truque do papel-toalha com {topic}.',
        'Salva a folha murcha: {topic}.',
      ],
      steps: [
        ['Abriu a gaveta e a alface tava uma tristeza? Eu já perdi maço inteiro porque guardei molhado.', 'A gente chega da feira cansado e joga a sacola toda lá dentro, amarrada. Três dias depois é aquela surpresa.'],
        ['Água sobrando apodrece, faltando murcha. E a geladeira vai secando o que fica de fora, sem dó.'],
        ['Lava, seca bem sequinho e põe num pote com papel-toalha. Cenoura e beterraba, tira a rama antes.'],
        ['Folha caidinha eu ponho na água com gelo e em meia hora ela levanta. O resto vai tudo pra sopa, que aceita todo mundo.'],
      ],
    },
    funny: {
      openings: [
        'Mistério na gaveta de baixo: {topic}.',
        'A alface pediu socorro na gaveta: {topic}.',
        'Sopa de tudo o que sobrou: {topic}.',
      ],
      steps: [
        ['Na gaveta de baixo mora um saco amarrado que ninguém abre. A família passa por ali em respeitoso silêncio.', 'O coentro foi comprado para uma pitada. O resto do maço viveu intensamente por quatro dias.'],
        ['Folha molhada estraga, folha seca murcha. É um ser difícil, que só se entende com papel-toalha.'],
        ['Seque, guarde no pote e olhe a gaveta mais de uma vez por semana. Ela não se resolve sozinha.'],
        ['Quando nada mais tem forma, faz-se sopa. O liquidificador nunca pergunta a idade de ninguém.'],
      ],
    },
    motivational: {
      openings: [
        'Mão na terra antes do sol forte: {topic}.',
        'A horta ensina a recomeçar: {topic}.',
        'Semente, chuva e espera por trás {do topic}.',
      ],
      steps: [
        ['Na horta, colhe-se antes de o sol esquentar. Quando a cidade toma café, a caixa já está montada.', 'Quem planta em casa começa por um vaso de cheiro-verde na janela. A primeira colheita cabe na palma da mão.'],
        ['Cada folha tem a sua época, e insistir fora dela rende pouco. O agricultor lê o tempo como quem lê jornal.'],
        ['Experimente plantar algo que cresça depressa, como rúcula ou cebolinha. Ponha no sol da manhã e regue sem exagero.'],
        ['O prato colorido termina em quinze minutos. Lembrar das semanas que vieram antes ajuda a não desperdiçar nada.'],
      ],
    },
  },
}
