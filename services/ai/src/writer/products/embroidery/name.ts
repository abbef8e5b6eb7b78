import type { ProductType } from '../product-type.ts'

export const name: ProductType = {
  nouns: ['monograma', 'nome bordado', 'inicial bordada', 'letra bordada'],
  asks: ['como se escreve, com acentos', 'a cor do tecido', 'se prefere letra clássica ou simples'],
  questions: {
    sale: ['Qual inicial você bordaria primeiro?', 'Letra cursiva ou de forma?'],
    content: ['Seu nome tem alguma letra que todo mundo erra?', 'Na sua casa, quem pega o que é dos outros?'],
  },
  emojis: ['🪡', '🧵', '💛'],
  hashtags: ['monograma', 'monogramas', 'nomebordado', 'bordadopersonalizado', 'monogramabordado', 'bordado', 'bordadocomnome'],
  sale: {
    professional: {
      openings: [
        'Um nome escrito com linha e agulha: {topic}.',
        '{O topic} {dá/dão} dono a uma peça comum.',
        'Letras que se leem com os dedos: {topic}.',
      ],
      steps: [
        ['Uma peça lisa pode ser de qualquer pessoa. Com letras bordadas, quem recebe sabe que foi pensada para ela.', 'Numa casa com irmãos, tudo se parece e tudo se troca. Letras em linha resolvem muitas discussões de manhã.'],
        ['Letra bordada tem relevo e espessura. A curva do ponto muda conforme o estilo, do mais clássico ao mais simples.'],
        ['Serve para enxovais, casamentos, nascimentos e presentes de formatura. Entre noivos, as iniciais já viraram tradição.'],
        ['Envie as letras por escrito, com acentos e na ordem certa. Depois pense na cor, que deve ser lida de longe.'],
      ],
    },
    casual: {
      openings: [
        'Tem dono, e tá escrito: {topic}.',
        '{O topic} {muda/mudam} uma peça comum na hora.',
        'Letra por letra, feita de linha: {topic}.',
      ],
      steps: [
        ['A gente pega uma coisa simples, borda as letras, e de repente é daquela pessoa e de mais ninguém.', 'Casa cheia é assim, um pega o que é do outro e jura que não viu. Com letra bordada acaba a discussão.'],
        ['É linha, então tem relevo, dá pra sentir passando o dedo. E o tipo de letra muda tudo, do clássico ao simples.'],
        ['Pra bebê que vai nascer, pra quem vai casar, pra formatura, pra madrinha. Quem recebe se sente lembrado.'],
        ['Me manda escrito do jeitinho certo, com acento e tudo. E fala a cor do tecido pra letra aparecer bem.'],
      ],
    },
    funny: {
      openings: [
        'Agora não adianta dizer que era seu: {topic}.',
        '{O topic}, a prova que faltava na briga dos irmãos.',
        'Quem pegou não vai poder negar: {topic}.',
      ],
      steps: [
        ['A irmã pegou, usou, devolveu molhado e disse que achou que era dela. Com letra bordada, a defesa cai.', 'Na família há três pessoas com a mesma inicial. Descobriram isso depois, e agora disputam quem chegou primeiro.'],
        ['Tem linha, tem relevo e tem dono. É a assinatura que ninguém precisa reconhecer em cartório.'],
        ['Para os irmãos, os noivos, o bebê que ainda não sabe ler e a amiga que perde tudo o que tem.'],
        ['Escreva devagar e confira com a pessoa. Existem mais jeitos de escrever Nicole do que se imagina.'],
      ],
    },
    motivational: {
      openings: [
        'Um nome escrito com calma: {topic}.',
        '{O topic} {faz/fazem} o presente ter endereço certo.',
        'Escolher o nome levou tempo, bordar também: {topic}.',
      ],
      steps: [
        ['Quando nasce um bebê, a família repete o nome o dia inteiro. Bordado, ele parece ainda mais de verdade.', 'Um presente com as letras de alguém diz que não foi comprado na última hora. A pessoa percebe sem que se explique.'],
        ['No bordado, cada curva se constrói. Pontos curtos na volta, mais compridos na reta, e a letra aparece inteira.'],
        ['Para a noiva, o afilhado, o formando e para quem sempre divide tudo e nunca teve algo só seu.'],
        ['Pense no nome como a pessoa gosta de ser chamada. Às vezes é o apelido que todo mundo usa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Que letra escolher para {o topic}.',
        'A ordem das iniciais tem regra: {topic}.',
        'Tamanho, cor e leitura: {topic}.',
      ],
      steps: [
        ['A ordem das iniciais do casal gera dúvida em todo enxoval. Uns põem as duas lado a lado, outros o sobrenome no meio.'],
        ['No monograma clássico, a letra do meio costuma ser maior e representar o sobrenome. Hoje, muitos usam só as iniciais.'],
        ['Escreva as letras no tamanho real, recorte e ponha sobre o tecido. A distância mostra se ela se lê.'],
        ['Quem borda acompanha a letra como quem escreve. A direção do ponto segue o movimento que a mão faria.'],
      ],
    },
    casual: {
      openings: [
        'Letra bonita e que se leia: {topic}.',
        'Um papo sobre iniciais: {topic}.',
        'O teste do papelzinho pra {topic}.',
      ],
      steps: [
        ['A gente se apaixona por aquela letra toda enrolada. Borda pequenininho e, pronto, ninguém sabe se é S ou L.'],
        ['Linha tem grossura, né? Volta muito miúda se fecha sozinha e a letra vira um borrãozinho.'],
        ['Escreve num papel do tamanho certo, põe em cima do tecido e olha da porta. Se leu, tá ótimo.'],
        ['Bordo letra na ordem em que a gente escreve. Fica mais natural, parece que a mão passou por ali.'],
      ],
    },
    funny: {
      openings: [
        'O cartório da agulha: {topic}.',
        'A discussão das iniciais: {topic}.',
        'Como se escreve {o topic}, afinal?',
      ],
      steps: [
        ['No Brasil, o nome vem com manual. É com y, tem dois eles e o h vem depois, como a família explica desde o berçário.'],
        ['Todo nome parece simples para quem o carrega desde pequeno. Quem borda só quer saber onde fica o h.'],
        ['Antes de bordar iniciais, leia juntas e em voz alta. Leia também de trás para a frente, por via das dúvidas.'],
        ['Quem borda nomes sabe antes de todos quais estão na moda. Houve um ano em que só dava Enzo.'],
      ],
    },
    motivational: {
      openings: [
        'A letra nasce de muitos pontos: {topic}.',
        'Escrever devagar, com agulha: {topic}.',
        'Há muita atenção {no topic}.',
      ],
      steps: [
        ['O primeiro nome que muita gente bordou foi o próprio. Saiu torto, e mesmo assim foi mostrado a todos.'],
        ['A mão segue um risco, mas a firmeza é dela. Onde o ponto encurta, a curva fica redonda.'],
        ['Para aprender letras, comece pelas retas: L, T, I. Deixe S e B para quando a mão já souber virar.'],
        ['Depois de pronto, o risco desaparece debaixo da linha. Ficam só as letras, e parece que sempre estiveram ali.'],
      ],
    },
  },
}
