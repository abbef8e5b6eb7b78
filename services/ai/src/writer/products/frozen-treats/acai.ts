import type { ProductType } from '../product-type.ts'

export const acai: ProductType = {
  nouns: ['açaí', 'açaí na tigela', 'açaí no copo'],
  asks: ['o tamanho da sua fome', 'quais acompanhamentos você prefere', 'quantas pessoas vão tomar'],
  questions: {
    sale: ['O que não pode faltar por cima?', 'Copo grande ou copo pequeno?'],
    content: ['Doce ou com farinha?', 'Você mistura tudo ou come por camadas?'],
  },
  emojis: ['💜', '🥣', '😋'],
  hashtags: ['acai', 'acainatigela', 'acainocopo', 'amoacai', 'acaiteria', 'acailovers', 'acaizeiros'],
  sale: {
    professional: {
      openings: [
        'Uma tarde quente pede {topic}.',
        'Depois do treino, da aula ou do trabalho: {topic}.',
        '{O topic} {refresca/refrescam} e {mata/matam} a fome da tarde.',
      ],
      steps: [
        ['O treino acabou, o sol ainda está alto e a fome chegou junto com o cansaço. Um açaí resolve.', 'Amigos combinam de se ver sem hora para acabar. Sentam, pedem açaí, e a conversa toma conta da tarde.'],
        ['Sabor marcante, textura espessa e gelada: o açaí não se parece com nenhuma outra sobremesa.'],
        ['{Serve/Servem} de lanche reforçado, de sobremesa depois do almoço e de programa leve com a família.'],
        ['Na escolha, pense no tamanho da fome e nos acompanhamentos de que você gosta. Poucos já bastam para mudar tudo.'],
      ],
    },
    casual: {
      openings: [
        'Colher cheia e fim de tarde: {topic}.',
        'Bateu aquela vontade? É de {topic}.',
        'Chama a galera, que hoje é dia: {topic}.',
      ],
      steps: [
        ['Saiu da praia, da aula ou da academia e a vontade é a mesma. Sentar, tomar um açaí e falar da vida.', 'Dia quente, cabeça cheia e uma colher afundando devagar. Em cinco minutos o mundo tá mais simples.'],
        ['O gostoso é aquele ponto grossinho, que segura a colher em pé por um segundo antes de ceder.'],
        ['Vale pra lanche, pra sobremesa, pra encontro marcado de última hora e até no lugar do jantar.'],
        ['Vê a fome antes de escolher o tamanho. Olho maior que a barriga existe, e com açaí é bem comum.'],
      ],
    },
    funny: {
      openings: [
        'Dente roxo e nenhuma vergonha: {topic}.',
        'Reunião de amigos com língua roxa, por causa {do topic}.',
        'Três colheres e uma disputa só: {topic}.',
      ],
      steps: [
        ['Sorriso de quem tomou açaí não engana ninguém. A pessoa nega, mas os dentes confessam em roxo.', 'Pediram um grande com três colheres. Na primeira colherada, já havia acordo desfeito e cotovelo em posição.'],
        ['Açaí bem gelado congela a testa na terceira colherada. Ninguém reduz a velocidade, por uma questão de princípios.'],
        ['{Serve/Servem} como lanche, janta e justificativa para ter ido à academia. Ou passado na frente dela.'],
        ['Escolha o tamanho com honestidade. Quem pede o pequeno sempre termina pescando no açaí do vizinho.'],
      ],
    },
    motivational: {
      openings: [
        'O treino de hoje terminou em {topic}.',
        'Dia cumprido, colher na mão: {topic}.',
        'Uma pausa gelada para quem correu o dia todo: {topic}.',
      ],
      steps: [
        ['Primeira semana de caminhada completa, mesmo com preguiça na quarta. Um açaí com a turma marca bem o feito.', 'Depois da prova difícil, ninguém quer ir direto para casa. Sentar com os colegas e algo gelado alivia a espera da nota.'],
        ['Até a colher há um longo caminho: o fruto colhido no alto da palmeira, a polpa batida, o ponto certo.'],
        ['Para o irmão que ajudou na mudança ou a amiga que estudou junto, é convite que ninguém recusa.'],
        ['Chame quem você tem visto pouco e deixe o celular virado. Enquanto o açaí dura, a conversa se põe em dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Da palmeira à colher: {topic}.',
        'Ponto e acompanhamentos, um pouco sobre {o topic}.',
        'O que vale saber a respeito {do topic}.',
      ],
      steps: [
        ['Em poucos minutos o açaí derrete e fica ralo, e os acompanhamentos crocantes amolecem. Muitos acham inevitável.'],
        ['O ponto depende da polpa bem congelada e de pouca água. Batido demais, ele aquece e perde corpo.'],
        ['Em casa, bata a polpa ainda dura, em pedaços, e por pouco tempo. Ponha o que é crocante só por cima.'],
        ['O fruto cresce em cachos no alto de palmeiras finas, e subir nelas é ofício de família na Amazônia.'],
      ],
    },
    casual: {
      openings: [
        'Com o que você toma {o topic}?',
        'Papo de colher cheia: {topic}.',
        'Segredos de ponto e colher {do topic}.',
      ],
      steps: [
        ['Em casa o meu ficava um suco. Eu batia até ficar lisinho e, sem saber, estava derretendo tudo.'],
        ['O liquidificador esquenta enquanto bate, e cada segundo conta. Água demais também afina tudo rapidinho.'],
        ['Bate a polpa congelada em pedaços, no botão de pulsar, com o mínimo de líquido. Para antes de ficar perfeito.'],
        ['Montar é minha parte favorita. Vai camada, vai fruta, e a gente já sente a vontade chegando.'],
      ],
    },
    funny: {
      openings: [
        'Sorriso roxo, o guia completo com {topic}.',
        'Leis da colher compartilhada: {topic}.',
        'A colher que pesca no açaí alheio: {topic}.',
      ],
      steps: [
        ['O acompanhamento preferido sempre acaba primeiro. Depois restam dois dedos de açaí e uma negociação com o atendente.'],
        ['O que está por cima vai logo, porque a colher é gulosa. O fundo fica sozinho, sem crocância e sem glória.'],
        ['Intercale as camadas e vá até o fundo desde o início. É disciplina difícil, mas o final agradece.'],
        ['Antes de sorrir para a câmera, passe a língua nos dentes. O roxo é lindo na colher, e só na colher.'],
      ],
    },
    motivational: {
      openings: [
        'Há muita gente por trás {do topic}.',
        'Um fruto, muitas mãos: {topic}.',
        'O ponto se acerta batendo e provando: {topic}.',
      ],
      steps: [
        ['As primeiras batidas em casa saem ralas ou travam o liquidificador. Em poucas tentativas, o barulho já avisa o ponto.'],
        ['Polpa bem gelada e pouco líquido fazem diferença. O resto é parar na hora certa, e isso se treina.'],
        ['Quebre a polpa ainda na embalagem, com pancadas leves, antes de bater. O motor sofre menos e o creme fica espesso.'],
        ['Um alimento da floresta chegou a cidades distantes e ganhou jeitos novos. Na origem, continua sendo comida de todo dia.'],
      ],
    },
  },
}
