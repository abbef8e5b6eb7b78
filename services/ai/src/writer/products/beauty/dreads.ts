import type { ProductType } from '../product-type.ts'

export const dreads: ProductType = {
  nouns: ['dread', 'dreadlock', 'dreads sintéticos', 'aplicação de dread', 'aplicação de dreads', 'manutenção de dread', 'manutenção de dreads', 'dread de lã'],
  asks: ['o comprimento do seu cabelo', 'se quer a cabeça toda ou só algumas mechas', 'como você imagina o cabelo'],
  questions: {
    sale: ['Cabeça toda ou só algumas mechas?', 'Com contas, fios coloridos ou sem nada?'],
    content: ['O que mais te perguntam sobre o cabelo?', 'Qual é o cabelo mais bonito que você já viu na rua?'],
  },
  emojis: ['✨', '🧶', '🖤'],
  hashtags: ['dreads', 'dreadlocks', 'dreadlock', 'dreadsbrasil', 'dreadmaker', 'dreadhead', 'locs'],
  sale: {
    professional: {
      openings: [
        'Mecha por mecha, um cabelo com personalidade: {topic}.',
        'Divisão limpa, raiz firme: {topic}.',
        'Para quem já decidiu e para quem está quase: {topic}.',
      ],
      steps: [
        ['A vontade vem de longe: uma foto antiga, um músico, alguém na fila do mercado. Um dia, o cabelo chega ao tamanho certo.', 'Soltos no show, presos no trabalho, enrolados num coque em dia de calor. Quem usa descobre que combinam com muita coisa.'],
        ['Tudo começa na divisão do couro cabeludo, que define quantas mechas haverá e como elas caem. É um trabalho de mão e atenção.'],
        ['Vale para a cabeça inteira, para algumas mechas na nuca e para quem já usa há anos e quer a raiz em ordem.'],
        ['Antes de marcar, mande foto do cabelo solto e de perto, diga o comprimento e o que já passou por ele.'],
      ],
    },
    casual: {
      openings: [
        'Você já pesquisou tudo, agora vem: {topic}.',
        'Pra raiz voltar a ficar bonita: {topic}.',
        'Com mão boa, conversa e muita playlist: {topic}.',
      ],
      steps: [
        ['Faz uns dois anos que você salva foto, pergunta pra desconhecido na rua e volta pra casa pensando. Tá na hora, hein.', 'Você chega na festa, e alguém sempre pergunta se pode encostar. Já vai ensaiando a resposta com calma.'],
        ['A gente divide o cabelo primeiro, com paciência, e só depois começa a montar as mechas. A divisão é metade da beleza.'],
        ['Vale pra quem quer tudo, pra quem quer só umas três mechas e pra quem já tem e tá com a raiz soltinha.'],
        ['Me manda foto do cabelo solto, de perto, e conta o tamanho que você sonha. A partir dali a gente conversa.'],
      ],
    },
    funny: {
      openings: [
        'Sim, dá para lavar: {topic}.',
        'A tia vai perguntar, pode preparar a resposta: {topic}.',
        'Seu pente vai sentir falta: {topic}.',
      ],
      steps: [
        ['A primeira pergunta é sempre se dá para lavar. A segunda também, feita por outra pessoa, na mesma festa.', 'A pessoa pesquisou por três anos, viu sessenta vídeos e chegou dizendo que foi uma decisão de momento.'],
        ['De manhã, o espelho e o cabelo se olham e concordam em dois segundos. O pente observa tudo de dentro da gaveta.'],
        ['Vale para quem quer a cabeça toda e para quem começa com uma mecha escondida, só para ver a cara da família.'],
        ['Mande foto do cabelo e da inspiração. Se a inspiração for um desenho animado, sem problema, a gente traduz.'],
      ],
    },
    motivational: {
      openings: [
        'Um cabelo que se constrói: {topic}.',
        'Tempo, raiz e identidade: {topic}.',
        'Escolha pensada, mecha por mecha: {topic}.',
      ],
      steps: [
        ['Muita gente espera anos pela hora de usar o cabelo do jeito que sempre quis. O dia da escolha costuma chegar sem barulho.', 'Crescer, firmar, cuidar da raiz, esperar de novo. Esse é um cabelo que acompanha a pessoa e muda com ela.'],
        ['Cada mecha passa pela mão muitas vezes. Quem faz conhece o cabelo inteiro no fim do dia, fio a fio.'],
        ['Quem tem uma ligação antiga com a cultura e quem se apaixonou pela forma chegam com o mesmo brilho no olho.'],
        ['Converse antes com alguém que usa há mais tempo. A rotina contada por quem vive ajuda a escolher comprimento e espessura.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e secar direito: {topic}.',
        'Secagem é o ponto principal: {topic}.',
        'Quando pensar na raiz: {topic}.',
      ],
      steps: [
        ['Muita gente lava pouco, com medo de desfazer as mechas. O couro cabeludo continua ali e precisa de limpeza normal.', 'Um erro frequente é prender o cabelo ainda úmido. Por fora parece seco, e o miolo da mecha segura a água.'],
        ['A mecha é densa e demora a secar por dentro. Produtos cremosos também ficam presos e são difíceis de enxaguar.'],
        ['Use xampu sem resíduo, concentre na raiz, esprema com a toalha e seque até o miolo. À noite, touca de cetim.'],
        ['O crescimento faz a raiz soltar, e isso é esperado. A manutenção recolhe esses fios e devolve o desenho da divisão.'],
      ],
    },
    casual: {
      openings: [
        'Pode lavar, e deve: {topic}.',
        'Dormir de cabelo molhado não dá: {topic}.',
        'Respondendo de novo, com carinho: {topic}.',
      ],
      steps: [
        ['Todo dia alguém me pergunta se lava. Lava sim, gente, como qualquer cabelo, só seca com mais paciência.', 'A pressa de sair faz a gente prender ainda úmido. Aí vem aquele cheiro de toalha esquecida, e ninguém quer isso.'],
        ['Por fora seca logo, por dentro fica guardando água. E creme pesado entra ali e não sai mais.'],
        ['Xampu na raiz, enxágue caprichado, toalha bem espremida e secador até o miolo. Pra dormir, touca de cetim.'],
        ['Eu gosto da hora em que a raiz volta a ficar no lugar. Parece que o cabelo respira fundo e arruma a postura.'],
      ],
    },
    funny: {
      openings: [
        'Perguntas que todo mundo já ouviu: {topic}.',
        'Posso encostar? E já encostou: {topic}.',
        'O cabelo que puxa conversa na fila: {topic}.',
      ],
      steps: [
        ['Na fila do banco, três pessoas querem saber se pesa. Uma quarta só observa e, no fim, pergunta se lava.', 'O elástico comum estourou no primeiro dia. O segundo também, e o terceiro nem quis tentar.'],
        ['É um cabelo que chama conversa, e as perguntas se repetem na mesma ordem. Dava para imprimir um folheto.'],
        ['Tenha um laço largo, uma touca grande e uma resposta simpática. As três coisas se usam todos os dias.'],
        ['Na cadeira, o assunto dura tanto quanto o trabalho. Quando a última mecha fica pronta, falta sempre o fim da história.'],
      ],
    },
    motivational: {
      openings: [
        'Mecha, raiz e tempo: {topic}.',
        'Um saber que se aprende com as mãos: {topic}.',
        'Cuidar todo mês, sem alarde: {topic}.',
      ],
      steps: [
        ['Dividir uma cabeça em quadrados iguais parece simples até a primeira tentativa. Na nuca, então, o pente foge da linha.', 'No começo a mecha é fofa, rebelde, e foge da forma. Com os meses, ela firma, e a paciência aparece no espelho.'],
        ['Os dedos pegam poucos fios por vez. Apressar o gesto enfraquece a base, e é por isso que a mão vai devagar.'],
        ['Fotografe o cabelo a cada três meses, sempre na mesma luz. A mudança, que no dia a dia some, fica clara.'],
        ['Mãos que trançam e enrolam guardam memória de muita gente. O conhecimento passa adiante por quem senta e aprende a fazer.'],
      ],
    },
  },
}
