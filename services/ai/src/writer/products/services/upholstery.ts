import type { ProductType } from '../product-type.ts'

export const upholstery: ProductType = {
  nouns: ['estofador', 'estofaria', 'tapeceiro', 'reforma de sofá', 'reforma de estofado', 'reforma de estofados', 'tapeçaria de sofá', 'troca de tecido de sofá'],
  asks: ['as medidas do sofá', 'se há crianças ou bichos em casa', 'o que mais incomoda, o tecido ou a espuma'],
  questions: {
    sale: ['De que cor seria o seu próximo sofá?', 'Qual é o lugar mais disputado do sofá aí?'],
    content: ['O que você já encontrou entre as almofadas do sofá?', 'Seu gato respeita o sofá?'],
  },
  emojis: ['🛋️', '🧵', '🪡'],
  hashtags: ['estofador', 'estofaria', 'reformadesofa', 'estofados', 'tapecaria', 'reformadeestofados', 'sofareformado'],
  sale: {
    professional: {
      openings: [
        'O sofá de que a casa gosta, com outro tecido: {topic}.',
        'Estrutura boa merece tecido novo: {topic}.',
        'Para o sofá continuar na sala: {topic}.',
      ],
      steps: [
        ['O sofá afundou no lugar preferido, e o tecido do braço já mostra os fios. Mesmo assim, ninguém pensa em se desfazer dele.', 'Na loja, nenhum modelo tem o tamanho certo para aquela parede. O sofá de casa cabe ali perfeitamente e só perdeu a cor.'],
        ['Uma boa reforma olha o móvel por inteiro: a estrutura, as percintas, a espuma e só depois o tecido que todos veem.'],
        ['Poltronas, cadeiras de jantar, cabeceiras e bancos de canto entram na mesma conversa. Muitas vezes a sala inteira volta a combinar.'],
        ['Ao pedir o orçamento, envie fotos de frente e de lado, as medidas e conte quem usa o sofá todos os dias.'],
      ],
    },
    casual: {
      openings: [
        'Seu sofá ainda tem muita novela pela frente: {topic}.',
        'Antes de pôr o sofá na calçada, olha isto: {topic}.',
        'Pra trocar a cara da sala sem trocar de sofá: {topic}.',
      ],
      steps: [
        ['Sabe aquele buraco no sofá em que todo mundo senta de lado pra não cair? A espuma cansou, o sofá ainda não.', 'Você já cobriu o sofá com manta, com capa e com almofada. Debaixo disso tudo tem um móvel bom esperando tecido.'],
        ['A espuma certa muda o jeito de sentar, e o tecido muda a sala. Os dois juntos fazem você olhar o sofá de novo.'],
        ['Vale pro sofá da avó, pra poltrona da leitura e pras cadeiras da mesa, que sempre rasgam na mesma quina.'],
        ['Me manda foto, medida e conta se tem criança, gato ou cachorro em casa. Isso ajuda muito na escolha do tecido.'],
      ],
    },
    funny: {
      openings: [
        'O sofá engoliu o controle outra vez: {topic}.',
        'A manta já não esconde mais nada: {topic}.',
        'Seu gato assinou o braço do sofá: {topic}.',
      ],
      steps: [
        ['Toda visita senta no mesmo lugar do sofá, afunda e sorri por educação. Depois precisa de alguém que puxe pelas duas mãos.', 'Entre as almofadas já apareceram três moedas, um brinco e uma pipoca do ano passado. O controle continua desaparecido.'],
        ['Espuma nova devolve o assento à altura em que as pessoas costumam sentar. Levantar deixa de ser prova de atletismo.'],
        ['Vale para o sofá da sala, a cadeira que rasgou na quina e a poltrona que o cachorro acha que comprou.'],
        ['Mande fotos sem a manta, com coragem. E avise se há gato em casa, porque ele também vai dar opinião sobre o tecido.'],
      ],
    },
    motivational: {
      openings: [
        'Um móvel com história merece continuar: {topic}.',
        'O que foi bem construído vale a reforma: {topic}.',
        'Conservar também é uma escolha: {topic}.',
      ],
      steps: [
        ['O sofá foi a primeira grande compra de muita casa, pago aos poucos. Reformar é continuar cuidando do que custou esforço.', 'Um móvel antigo de madeira maciça aguenta décadas. O tecido gasta primeiro, e trocar o tecido respeita quem construiu o resto.'],
        ['Antes do tecido novo, há grampo tirado, percinta esticada e espuma cortada na medida. Quase ninguém vê essa parte.'],
        ['Vale para quem monta a casa com móvel herdado, para quem mudou as cores da sala e para quem não gosta de descartar.'],
        ['Olhe para o que continua firme: os pés, a estrutura, o encosto. É por aí que começa a conversa sobre o que trocar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Reformar ou comprar outro: {topic}.',
        'Perguntas antes de escolher o tecido: {topic}.',
        'O que existe embaixo do tecido: {topic}.',
      ],
      steps: [
        ['É comum escolher o tecido só pela cor, com uma amostra pequena na mão. No sofá inteiro, o mesmo tecido parece outro.', 'Muita gente acha que o sofá acabou quando o assento afunda. Na maioria das vezes, quem cedeu foi a espuma.'],
        ['O tecido recebe luz, atrito e líquido todos os dias, e a espuma perde altura com o peso. A madeira costuma durar mais que os dois.'],
        ['Leve a amostra para casa, veja de dia e à noite e passe a mão. Com bichos, tramas fechadas costumam desfiar menos.'],
        ['Desmontar um sofá é ver como ele foi feito. Cada fábrica e cada época tem um jeito diferente de esticar o tecido.'],
      ],
    },
    casual: {
      openings: [
        'Sentou e afundou? Vem ler: {topic}.',
        'Não escolhe tecido só pela cor: {topic}.',
        'Uma dica pra quem tem bicho em casa: {topic}.',
      ],
      steps: [
        ['A gente se apaixona pelo tecido clarinho na amostra. Aí lembra que em casa tem café, cachorro e gente que come no sofá.', 'Muita gente diz que o sofá não presta mais. Aí alguém levanta a almofada e a estrutura tá firme, só a espuma cansou.'],
        ['É que cada parte gasta num ritmo. A espuma amassa primeiro, o tecido puxa fio depois, e a madeira fica lá, quieta.'],
        ['Pede um pedaço do tecido, deixa uns dias no braço do sofá e olha com a luz da noite. Passa a unha pra ver se puxa fio.'],
        ['Eu gosto de abrir um sofá antigo e ver como foi montado. Tem cada solução inteligente escondida ali embaixo.'],
      ],
    },
    funny: {
      openings: [
        'Achados e perdidos do sofá: {topic}.',
        'A pipoca do filme do ano passado apareceu: {topic}.',
        'O gato tem preferência por tecido bom: {topic}.',
      ],
      steps: [
        ['Existe uma lei não escrita: o gato ignora o arranhador e escolhe o braço do sofá. O lado que aparece, de preferência.', 'Todo sofá tem um lugar disputado e outro em que só senta visita. Adivinhe qual dos dois está novinho.'],
        ['Tecido de trama aberta é um convite para unha, e espuma cansada é um convite para afundar. O sofá só obedece à física.'],
        ['Troque as pessoas de lugar de vez em quando e vire as almofadas soltas. O lado da visita agradece a companhia.'],
        ['Quem abre sofás encontra caneta, moeda, grampo e peça de quebra-cabeça. A peça que faltava estava sempre ali.'],
      ],
    },
    motivational: {
      openings: [
        'Grampo por grampo: {topic}.',
        'O trabalho que fica embaixo do tecido: {topic}.',
        'Esticar o pano é só o fim: {topic}.',
      ],
      steps: [
        ['Quem vê o sofá pronto nota o tecido e a costura. Debaixo deles há muito trabalho que nunca aparece.', 'Tirar o tecido velho parece só o começo, e é das partes mais lentas. São centenas de grampos, um de cada vez.'],
        ['O pano só assenta bem se o que está embaixo foi feito com calma. Uma dobra apressada aparece no canto para sempre.'],
        ['Guarde um retalho do tecido depois da reforma. Ele ajuda num remendo futuro e na hora de escolher a cor das almofadas.'],
        ['O ofício de estofar se aprende com a mão na agulha curva. O olho descobre aos poucos quanto o tecido aceita ser esticado.'],
      ],
    },
  },
}
