import type { ProductType } from '../product-type.ts'

export const furnitureAssembly: ProductType = {
  nouns: ['montagem de móveis'],
  asks: ['qual é o móvel', 'quantas portas e gavetas tem', 'se é para montar ou desmontar'],
  questions: {
    sale: ['Tem alguma caixa esperando na sua casa?', 'Qual móvel está faltando na sua casa?'],
    content: ['Você lê o manual ou vai direto?', 'Já sobrou parafuso no final?'],
  },
  emojis: ['🔧', '🛋️', '🏠'],
  hashtags: ['montadordemoveis', 'montagemdemoveis', 'montador', 'moveis', 'montagemdemovel', 'desmontagemdemoveis', 'moveisplanejados'],
  sale: {
    professional: {
      openings: [
        'Da caixa no corredor ao móvel em uso: {topic}.',
        'O manual e os parafusos com quem entende: {topic}.',
        'O guarda-roupa montado, e a sua folga livre: {topic}.',
      ],
      steps: [
        ['As caixas estão encostadas na parede desde a semana passada. O guarda-roupa novo já chegou, mas as roupas ainda moram na mala.', 'O manual tem doze páginas de desenhos e nenhuma palavra. Na terceira, sobra uma peça que não aparece em lugar nenhum.'],
        ['Quem monta móveis com frequência conhece a ordem das peças e o aperto certo. Portas alinhadas e gavetas que correm vêm disso.'],
        ['Ajuda na casa nova, no quarto do bebê, no escritório e quando o móvel vai ser desmontado para a mudança.'],
        ['Para o orçamento, envie o modelo do móvel ou uma foto do manual, com o número de portas e gavetas.'],
      ],
    },
    casual: {
      openings: [
        'Pra tirar aquela caixa do corredor: {topic}.',
        'Pra você não brigar com o manual: {topic}.',
        'Deixa o parafuso com a gente: {topic}.',
      ],
      steps: [
        ['A caixa chegou, você se animou, abriu o manual e fechou. Isso foi há duas semanas, e a caixa agora é mesinha.', 'Você monta o armário inteiro e descobre que a primeira peça tava virada. Dá vontade de deixar assim e dizer que é estilo.'],
        ['Quem faz isso sempre já sabe a ordem e não aperta tudo antes da hora. Por isso a porta fecha direitinho.'],
        ['É bom pra casa nova, quarto de bebê, mesa de trabalho e pra desmontar e montar de novo na mudança.'],
        ['Me manda o modelo ou foto do manual e quantas portas e gavetas tem. Já ajuda a saber o tempo.'],
      ],
    },
    funny: {
      openings: [
        'Sobrou um parafuso, e agora: {topic}.',
        'Salve um casamento: {topic}.',
        'O manual venceu, chame reforços: {topic}.',
      ],
      steps: [
        ['Casais montam um guarda-roupa juntos e descobrem coisas. Ele não lê manual, ela lê em voz alta, e o vizinho escuta tudo.', 'Sobraram quatro parafusos. O móvel está em pé, todos evitam encostar nele, e ninguém toca no assunto.'],
        ['Quem monta todo dia não precisa virar o manual de cabeça para baixo. Sabe até para que serve aquela pecinha.'],
        ['Para quem mudou, para quem vai ter bebê e para quem começou sozinho e está sentado no chão, olhando.'],
        ['Mande foto do manual e do ponto em que a coragem acabou. Montagem pela metade também tem solução.'],
      ],
    },
    motivational: {
      openings: [
        'O quarto pronto para a nova fase: {topic}.',
        'A casa toma forma, móvel por móvel: {topic}.',
        'Para guardar as malas de vez: {topic}.',
      ],
      steps: [
        ['O quarto do bebê já tem parede pintada e cortina. Falta o berço sair da caixa para a espera ficar de verdade.', 'Foram meses escolhendo a mesa de trabalho. Montada no canto da janela, ela muda o começo da manhã.'],
        ['Montar bem é trabalho de ordem e de mão leve: encaixar, conferir o nível e só então apertar.'],
        ['Serve à casa que começa, ao filho que ganhou um quarto e ao pequeno negócio que abre as portas.'],
        ['Antes do dia combinado, meça a parede e a porta e deixe o espaço livre. O trabalho rende bem mais.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Apertar tudo no fim, e não no começo: {topic}.',
        'O que fazer antes de abrir a caixa: {topic}.',
        'Por que a porta ficou torta: {topic}.',
      ],
      steps: [
        ['É comum apertar cada parafuso até o fim logo no início. Na última peça, os furos já não se encontram.'],
        ['As peças precisam de alguma folga até o conjunto ficar no esquadro. E piso desnivelado torce o móvel inteiro.'],
        ['Confira as peças antes, encaixe sem apertar e nivele com calços. Só então aperte, em cruz, aos poucos.'],
        ['Quem monta móveis separa os parafusos por tamanho antes de começar. Parece demora, e é o que poupa a tarde.'],
      ],
    },
    casual: {
      openings: [
        'Não aperta tudo de primeira: {topic}.',
        'Antes de abrir a caixa, um café: {topic}.',
        'Dica pra porta não ficar torta: {topic}.',
      ],
      steps: [
        ['A porta ficou torta e a gente reclama da loja. Aí bota um papelão debaixo do pé e ela fecha.'],
        ['Piso nunca é tão reto quanto parece. E parafuso apertado cedo demais não deixa a última peça entrar.'],
        ['Separa os parafusos em potinhos, encaixa tudo frouxo e confere o nível. Só no final aperta de verdade.'],
        ['O melhor momento é a primeira gaveta correndo. A gente abre e fecha umas cinco vezes sem precisar.'],
      ],
    },
    funny: {
      openings: [
        'Peça B no furo C, ou seria o contrário: {topic}.',
        'O manual sem palavras e {topic}.',
        'Para que servia esse parafuso: {topic}.',
      ],
      steps: [
        ['Na página nove, descobre-se que a peça da página dois estava ao contrário. Faz-se um silêncio respeitoso na sala.'],
        ['Os lados parecem iguais, mas um tem um furinho a mais. Ele é visível apenas depois de tudo montado.'],
        ['Antes de fixar, compare furos dos dois lados com o desenho. E não jogue a caixa fora até a última gaveta correr.'],
        ['Guarde a chavinha que veio junto. Ela vai para a gaveta das outras doze, e nenhuma servirá no próximo móvel.'],
      ],
    },
    motivational: {
      openings: [
        'Encaixar, conferir e só então apertar: {topic}.',
        'A primeira estante de uma casa: {topic}.',
        'O que aprende quem monta: {topic}.',
      ],
      steps: [
        ['A filha segurou o manual, o pai segurou as peças. No fim da tarde, havia uma estante e uma história entre os dois.'],
        ['Montar algo em casa mostra o processo inteiro, da pilha de tábuas ao uso. Poucas tarefas terminam tão visíveis.'],
        ['Reserve tempo com folga, forre o chão com o papelão da caixa e chame alguém para segurar as peças grandes.'],
        ['Quem trabalha com montagem deixa atrás de si quartos prontos. Nas caixas vazias, as crianças fazem casa.'],
      ],
    },
  },
}
