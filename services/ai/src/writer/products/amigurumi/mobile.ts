import type { ProductType } from '../product-type.ts'

export const mobile: ProductType = {
  nouns: ['móbile de amigurumi', 'móbile de crochê'],
  asks: ['as cores do quarto', 'os bichinhos ou figuras que você imagina', 'para quando é'],
  questions: {
    sale: ['Que figuras ficariam penduradas?', 'Quarto clarinho ou bem colorido?'],
    content: ['Que bichinho não pode faltar num quarto de bebê?', 'O que enfeitava o seu quarto de criança?'],
  },
  emojis: ['🧶', '👶', '💛'],
  hashtags: ['mobileamigurumi', 'mobiledecroche', 'mobiledeberco', 'mobilebebe', 'amigurumi', 'quartodebebe', 'decoracaoinfantil'],
  sale: {
    professional: {
      openings: [
        'Pequenas peças de crochê em movimento: {topic}.',
        '{O topic} {enfeita/enfeitam} o alto do quarto do bebê.',
        'O quarto do bebê com crochê e movimento: {topic}.',
      ],
      steps: [
        ['O quarto tem berço, cômoda e cortina, e a parte de cima ficou esquecida. Peças penduradas dão vida ao espaço.', 'A família abre a porta do quarto para mostrar à visita. Os olhos sobem direto para o que se move.'],
        ['Cada figura é feita em crochê, uma por uma, e vista de todos os lados. Penduradas, elas formam um conjunto que vai girando.'],
        ['Enfeita o quarto do bebê e depois acompanha a criança em outro canto. No chá, é o presente que passa de mão em mão.'],
        ['Escolha as cores a partir do enxoval e meça a distância do teto até onde deve ficar. O comprimento sai daí.'],
      ],
    },
    casual: {
      openings: [
        'Olha pra cima e sorri: {topic}.',
        '{O topic} {rouba/roubam} a cena no quarto do bebê.',
        'Um monte de gracinha pendurada: {topic}.',
      ],
      steps: [
        ['A gente mostra o quarto pra visita, o berço, a cômoda, a poltrona. E a visita só olha pra cima.', 'Fim de tarde, janela aberta, e as peças giram devagar. Quem entra no quarto só por um minuto acaba ficando mais.'],
        ['É muito crochê pequeno numa peça só. Cada figura é feita separada, e só na montagem a gente vê o conjunto.'],
        ['Pro quarto do bebê, pro chá, pra presente de madrinha. Quando a criança cresce, muda de canto e continua lindo.'],
        ['Me conta as cores do quarto e quais figuras você imagina. Se já souber a altura do teto, melhor ainda.'],
      ],
    },
    funny: {
      openings: [
        'Elenco pequeno e pendurado: {topic}.',
        '{O topic} {dá/dão} mais voltas que os pais de madrugada.',
        'Quem entra no quarto olha logo para cima: {topic}.',
      ],
      steps: [
        ['A visita veio ver o bebê e ficou de cabeça para trás, de boca aberta, olhando o teto. O bebê achou curioso.', 'Os avós discutem qual figura é a mais bonita. O bebê, único dono, não foi consultado e dorme.'],
        ['São várias figuras em harmonia, cada uma no seu fio. A família no grupo de mensagens ainda não chegou a esse ponto.'],
        ['Para o quarto, para o chá e para a madrinha que anunciou, antes de todos, que o presente dela seria o melhor.'],
        ['Meça a altura do teto antes de escolher. Quem troca fralda de madrugada, meio dormindo, vai agradecer por isso.'],
      ],
    },
    motivational: {
      openings: [
        'Muitas figuras pequenas, um só cuidado: {topic}.',
        '{O topic} {recebe/recebem} o bebê com cor.',
        'Feito aos poucos, para quem vem aí: {topic}.',
      ],
      steps: [
        ['A espera de um bebê tem muitas listas e poucas coisas para olhar com calma. Um enfeite no quarto é uma delas.', 'Quem quer participar da chegada de um bebê pensa num presente que fique no quarto. Os pais vão olhar para ele todo dia.'],
        ['Figuras pequenas pedem ponto firme e mão leve. Depois de prontas, ainda falta achar o equilíbrio de todas juntas.'],
        ['Para os pais, para os avós, para os padrinhos e para a amiga que quer dar algo feito com tempo.'],
        ['Pense numa história ou num lugar de que a família gosta. Daí sai a ideia para as figuras e as cores.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A montagem é a parte mais delicada {do topic}.',
        'Cuidados com o crochê pendurado: {topic}.',
        'Altura e limpeza, duas dúvidas sobre {o topic}.',
      ],
      steps: [
        ['Uma dúvida comum é a que altura pendurar. Baixo demais atrapalha os adultos, alto demais ninguém vê direito.', 'Crochê pendurado parece que nunca suja, porque ninguém põe a mão. O pó, porém, chega até lá.'],
        ['Os vãos entre os pontos seguram a poeira. E os fios, quando se cruzam, impedem que as figuras girem.'],
        ['Prenda firme e fora do alcance das mãos do bebê. Uma vez por mês, passe um pincel macio, figura por figura.'],
        ['As figuras ficam prontas muito antes do conjunto. O tempo maior costuma ir para acertar os fios e o peso.'],
      ],
    },
    casual: {
      openings: [
        'Quando tudo está pronto, falta equilibrar: {topic}.',
        'Uma dúvida que sempre chega sobre {o topic}.',
        'Como tirar o pó {do topic} sem desmontar.',
      ],
      steps: [
        ['A pergunta é sempre a mesma: a que altura pendurar? Baixo demais, todo mundo esbarra, e alto demais ninguém vê direito.', 'A gente limpa o quarto inteiro e esquece do que tá pendurado. Um dia bate a luz e aparece aquele pozinho.'],
        ['Pó entra entre os pontos e fica. E se os fios se enroscam um no outro, as figuras param de girar.'],
        ['Pincel macio, uma figura de cada vez, segurando por baixo. E prende bem alto, longe da mãozinha que puxa tudo.'],
        ['Eu monto tudo no varal de casa pra ver se equilibra. Tem roupa secando e figura girando no mesmo lugar.'],
      ],
    },
    funny: {
      openings: [
        'Trânsito aéreo no quarto do bebê: {topic}.',
        'Quem esbarrou {no topic} de novo?',
        'Figuras, fios e paciência: {topic}.',
      ],
      steps: [
        ['Todo adulto da casa já bateu a cabeça uma vez. Depois da segunda, aprendeu a dar a volta pelo outro lado do berço.', 'A visita promete que vai só espiar o bebê. Dez minutos depois, ainda está no quarto, soprando as figuras para girar.'],
        ['Fio solto tem vontade de abraçar o fio do lado. Basta um vento e cinco figuras viram uma só.'],
        ['Para desembaraçar, deite tudo numa mesa e comece pelo fio de fora. Puxar pelo meio só aperta o nó.'],
        ['Na casa de quem faz, há figuras penduradas no varal, na maçaneta e no lustre. A família já anda olhando para cima.'],
      ],
    },
    motivational: {
      openings: [
        'Uma figura hoje, outra amanhã: {topic}.',
        'O conjunto só aparece no fim: {topic}.',
        'Quem faz {o topic} trabalha em miniatura.',
      ],
      steps: [
        ['Fazer muitas figuras pequenas é trabalho de formiga. Uma hoje, outra amanhã, e um dia a mesa está cheia delas.', 'Na mesa, as figuras deitadas parecem soltas e sem graça. Penduradas, cada uma encontra o lugar dela.'],
        ['As primeiras voltas costumam ser as mesmas, seja qual for a figura. A diferença aparece nas cores e na montagem.'],
        ['Se vai fazer o seu, termine todas as figuras antes de cortar os fios. Assim você distribui o peso com calma.'],
        ['Quem faz vê o conjunto girar uma vez, na própria sala. Depois ele vai girar num quarto que a gente só imagina.'],
      ],
    },
  },
}
