import type { ProductType } from '../product-type.ts'

export const mobile: ProductType = {
  nouns: ['móbile de amigurumi', 'móbile de crochê'],
  asks: ['as cores do quarto', 'os bichinhos ou figuras que você imagina', 'para quando o bebê é esperado'],
  questions: {
    sale: ['Que bichinhos estariam pendurados?', 'Quarto clarinho ou bem colorido?'],
    content: ['Quem vai montar o quarto do bebê?', 'O que já está pronto no enxoval?'],
  },
  emojis: ['🧶', '👶', '💛'],
  hashtags: ['mobileamigurumi', 'mobiledecroche', 'mobiledeberco', 'mobilebebe', 'amigurumi', 'quartodebebe', 'decoracaoinfantil'],
  sale: {
    professional: {
      openings: [
        'Pequenas peças de crochê em movimento: {topic}.',
        '{O topic} {enfeita/enfeitam} o quarto na altura certa para o olhar.',
        'O quarto do bebê com crochê e movimento: {topic}.',
      ],
      steps: [
        ['O quarto tem berço, cômoda e cortina, e a parte de cima ficou esquecida. Peças penduradas dão vida ao espaço.', 'A família abre a porta do quarto para mostrar à visita. Os olhos sobem direto para o que se move.'],
        ['Cada figura é feita em crochê, uma por uma, e vista de todos os lados. O conjunto repete as cores do quarto.'],
        ['Enfeita o quarto do bebê e depois acompanha a criança em outro canto. No chá, é presente de que todos se lembram.'],
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
        ['A gente mostra o quarto pra visita, o berço, a cômoda, a poltrona. E a visita só olha pra cima.', 'Fim de tarde, janela aberta, e as peças giram devagar. Todo mundo que entra no quarto para um pouquinho.'],
        ['É muito crochê pequeno numa peça só. Cada figura é feita separada, e só na montagem a gente vê o conjunto.'],
        ['Pro quarto do bebê, pro chá, pra presente de madrinha. Quando a criança cresce, muda de canto e continua lindo.'],
        ['Me conta as cores do quarto e quais figuras você imagina. Se já souber a altura do teto, melhor ainda.'],
      ],
    },
    funny: {
      openings: [
        'Elenco pequeno e pendurado: {topic}.',
        '{O topic} {faz/fazem} mais voltas que os pais à noite.',
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
        ['Pense numa história ou num lugar de que a família gosta. Dela saem as figuras e as cores.'],
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
        ['A pergunta é sempre a mesma: a que altura pendurar? A resposta tá na altura de quem vai trocar fralda ali do lado.', 'A gente limpa o quarto inteiro e esquece do que tá pendurado. Um dia bate a luz e aparece aquele pozinho.'],
        ['Pó entra entre os pontos e fica. E se os fios se enroscam um no outro, as figuras param de girar.'],
        ['Pincel macio, uma figura de cada vez, segurando por baixo. E prende bem alto, longe da mãozinha que puxa tudo.'],
        ['Eu monto tudo no varal de casa pra ver se equilibra. Tem roupa secando e bichinho girando no mesmo lugar.'],
      ],
    },
    funny: {
      openings: [
        'Trânsito aéreo no quarto do bebê: {topic}.',
        'Quem esbarrou {no topic} de novo?',
        'Figuras, fios e paciência: {topic}.',
      ],
      steps: [
        ['Todo adulto da casa já bateu a cabeça uma vez. Na segunda, aprendeu a dar a volta pelo outro lado do berço.', 'A visita aponta uma figura e diz que é urso. Outra diz que é rato, e quem fez finge que não ouviu.'],
        ['Fio solto tem vontade de abraçar o fio do lado. Basta um vento e cinco figuras viram uma só.'],
        ['Para desembaraçar, deite tudo numa mesa e comece pelo fio de fora. Puxar no meio só aumenta a conversa.'],
        ['Na casa de quem faz, há figuras penduradas no varal, na maçaneta e no lustre. A conta de luz chega e ninguém acha.'],
      ],
    },
    motivational: {
      openings: [
        'Uma figura hoje, outra amanhã: {topic}.',
        'O conjunto só aparece no fim: {topic}.',
        'Quem faz {o topic} trabalha em miniatura.',
      ],
      steps: [
        ['Fazer muitas figuras pequenas é trabalho de formiga. Uma por noite, e em duas semanas já há um conjunto.', 'Na mesa, as figuras deitadas parecem soltas e sem graça. Penduradas, cada uma encontra o lugar dela.'],
        ['As primeiras voltas são sempre as mesmas, seja qual for a figura. A diferença aparece nas cores e na montagem.'],
        ['Se vai fazer o seu, termine todas as figuras antes de cortar os fios. Assim você distribui o peso com calma.'],
        ['Quem faz vê o conjunto girar uma vez, na própria sala. Depois ele vai girar num quarto que ainda espera o dono.'],
      ],
    },
  },
}
