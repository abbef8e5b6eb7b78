import type { ProductType } from '../product-type.ts'

export const dress: ProductType = {
  nouns: ['vestido de crochê', 'saia de crochê', 'short de crochê'],
  asks: ['as suas medidas', 'o comprimento que você prefere', 'para que ocasião é'],
  questions: {
    sale: ['De tênis ou de sandália: como você usaria?', 'Você tem alguma festa marcada?'],
    content: ['Vestir crochê com forro ou com peça por baixo?', 'Já pediram para pegar no crochê que você vestia?'],
  },
  emojis: ['🧶', '👗', '✨'],
  hashtags: ['modacroche', 'vestidodecroche', 'crochefashion', 'roupadecroche', 'crochemoda', 'saiadecroche', 'lookcroche'],
  sale: {
    professional: {
      openings: [
        'Uma peça que dispensa muitos acessórios: {topic}.',
        '{O topic} {tem/têm} caimento e desenho feito no ponto.',
        'Uma roupa feita com tempo: {topic}.',
      ],
      steps: [
        ['O convite chegou e o armário não ajudou. O crochê arruma o visual sem exagero, porque o desenho já está na trama.', 'Em festa ao ar livre, tecido liso some na paisagem. O relevo do ponto aparece à luz do dia.'],
        ['A peça cresce inteira na agulha e toma forma enquanto é feita. O peso do fio dá um caimento próprio.'],
        ['Vai ao passeio de fim de tarde, ao ensaio de fotos, à viagem. Com sandália ou tênis, o efeito é outro.'],
        ['Na hora de escolher, tire as suas medidas e decida o comprimento. Diga também se prefere usar com forro.'],
      ],
    },
    casual: {
      openings: [
        'Pra quando a roupa precisa falar sozinha: {topic}.',
        '{O topic} com sandália e pronto.',
        'Tem festa de dia? Vai de {topic}.',
      ],
      steps: [
        ['Sabe aquele convite que diz roupa leve e não ajuda em nada? Crochê cai bem e ninguém precisa pensar em mais nada.', 'A gente veste, dá uma volta no espelho e o crochê vai junto. O caimento é diferente de tecido.'],
        ['É fio trabalhado do começo ao fim, e o desenho vem do ponto. Pouco acessório já basta.'],
        ['Pro passeio, pra viagem, pra foto especial, pra festa de tarde. De tênis fica de um jeito, de sandália de outro.'],
        ['Me passa as suas medidas e o comprimento que você gosta. E fala se quer com forro ou se usa uma peça por baixo.'],
      ],
    },
    funny: {
      openings: [
        'Roupa nova com elogio de tia incluído: {topic}.',
        '{O topic} {resolve/resolvem} a pergunta do que vestir.',
        'Já pode vir o convite: {topic}.',
      ],
      steps: [
        ['O convite dizia roupa leve, mas arrumada, e ninguém na família sabe o que é. Você foi de crochê e acertou.', 'Você chega e a mesa das tias se levanta para ver o ponto. Uma já tirou os óculos da bolsa.'],
        ['São carreiras e mais carreiras, todas contadas. E a prima pergunta se demora, se estica e se você empresta.'],
        ['Serve para festa, passeio e foto de perfil que vai ficar ali até o ano que vem.'],
        ['Tire as medidas com fita e com ajuda de alguém. Medir sozinho, torcido na frente do espelho, dá um número por tentativa.'],
      ],
    },
    motivational: {
      openings: [
        'Muitas carreiras para um dia bonito: {topic}.',
        '{O topic} {merece/merecem} sair do armário.',
        'Fio trabalhado até a última carreira: {topic}.',
      ],
      steps: [
        ['Há dias que a gente espera muito tempo. A roupa escolhida com cuidado já faz parte deles.', 'Quem veste crochê leva o tempo de alguém. Quem entende do assunto vê isso na barra e no avesso.'],
        ['Roupa de crochê se faz em muitas noites. A mão precisa manter a mesma tensão da primeira carreira à última.'],
        ['Para a festa, para o ensaio de fotos ou para um passeio qualquer, em que a única ocasião é você querer.'],
        ['Pense em onde vai usar e com que sapato. O comprimento se decide com ele no pé, e isso evita surpresa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Forro, comprimento e caimento: {topic}.',
        'Como guardar {o topic} entre um uso e outro.',
        'O peso do fio muda tudo {no topic}.',
      ],
      steps: [
        ['Roupa de crochê que passa meses no cabide costuma sair de lá maior do que entrou.'],
        ['O crochê pesa e é elástico. Pendurado, cede no comprimento, e os vãos do ponto mostram o que se usa por baixo.'],
        ['Guarde dobrada na gaveta. Por baixo, uma peça lisa do tom do fio resolve sem tirar a atenção do ponto.'],
        ['Quem faz deixa a peça descansar pendurada por algumas horas antes da barra. O fio cede, e só então se mede.'],
      ],
    },
    casual: {
      openings: [
        'O que usar por baixo {do topic}, afinal.',
        'O comprimento mudou? Um papo sobre {topic}.',
        'O que eu conto pra quem gosta de crochê: {topic}.',
      ],
      steps: [
        ['A gente pendura no cabide, esquece, e na próxima festa a barra tá encostando onde não encostava.'],
        ['Fio tem peso, e roupa de crochê leva muito fio. Pendurada semana após semana, ela desce mesmo.'],
        ['Guarda na gaveta, longe do cabide. E por baixo vai bem uma peça lisa da cor do fio, que quase some.'],
        ['Antes de fechar a barra eu penduro e vou dormir. De manhã o fio já cedeu o que tinha de ceder, e aí eu meço.'],
      ],
    },
    funny: {
      openings: [
        'Uma festa, três tias e {topic}.',
        'Como sobreviver aos elogios {do topic}.',
        'O provador de casa apresenta: {topic}.',
      ],
      steps: [
        ['Quem veste crochê em reunião de família não chega à mesa de doces. É parada obrigatória de duas tias e uma vizinha.'],
        ['Crochê chama mão. As pessoas tocam antes de cumprimentar, e depois lembram que havia alguém dentro da roupa.'],
        ['Tenha resposta pronta para fio, ponto e tempo. Com as três, você chega aos docinhos em menos de uma hora.'],
        ['Quem faz roupa de crochê mede no corpo, na cadeira e no cabide. O gato mede também, deitando em cima da barra.'],
      ],
    },
    motivational: {
      openings: [
        'A última carreira é a que mais demora: {topic}.',
        'Uma roupa inteira feita de um fio: {topic}.',
        'Quanto tempo cabe {no topic}.',
      ],
      steps: [
        ['No começo, uma roupa de crochê é só uma tira estreita no colo. É preciso olhar o desenho para lembrar aonde vai.', 'Depois da metade, quem crocheta conhece o ponto de cor. A mão anda sozinha e a cabeça já pensa na barra.'],
        ['Roupa leva muitas noites, e a memória falha. Quem anota a carreira em que parou não passa a noite seguinte procurando.'],
        ['Use um marcador de pontos e um caderno perto do novelo. Dois riscos por noite evitam muita carreira desfeita.'],
        ['Ver a roupa vestida pela primeira vez faz esquecer as horas. Quem fez olha a barra, e depois o sorriso.'],
      ],
    },
  },
}
