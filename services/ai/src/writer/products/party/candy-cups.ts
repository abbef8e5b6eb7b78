import type { ProductType } from '../product-type.ts'

export const candyCups: ProductType = {
  nouns: ['forminha', 'forminha de doce'],
  asks: ['qual é o doce', 'a cor da festa', 'quantos doces'],
  questions: {
    sale: ['Qual é a cor da sua mesa de doces?', 'Quantos doces você calcula por pessoa?'],
    content: ['Qual docinho some primeiro na sua festa?', 'Você come o doce de uma vez ou em duas mordidas?'],
  },
  emojis: ['🍬', '🎉', '🎀'],
  hashtags: ['forminhas', 'forminhasparadoces', 'forminhadedoce', 'forminhadepapel', 'docesdefesta', 'mesadedoces', 'forminhaspersonalizadas'],
  sale: {
    professional: {
      openings: [
        'A mesa de doces muda de cara com {topic}.',
        '{O topic} {veste/vestem} cada doce para a festa.',
        'Cor e acabamento na mesa do bolo: {topic}.',
      ],
      steps: [
        ['O doce é o mesmo que a família faz há anos. Na forminha certa, a bandeja inteira parece de festa grande.', 'De longe, os convidados ainda não sabem o sabor. O que se vê primeiro são as cores alinhadas na mesa.'],
        ['A forminha separa um doce do outro, facilita pegar e leva a cor da festa até a bandeja.'],
        ['Vale para o aniversário em casa, o casamento, o batizado e a mesa de café da empresa.'],
        ['Saiba o peso e o formato do doce antes de escolher. Um doce grande abre a forminha, e um pequeno se perde nela.'],
      ],
    },
    casual: {
      openings: [
        'Docinho vestido pra festa: {topic}.',
        'Eu paro pra olhar a bandeja com {topic}.',
        'Na mesa de doces, só {faltava/faltavam} {o topic}.',
      ],
      steps: [
        ['Sabe aquela bandeja de docinho que a gente fez em casa, meio tortinho? Na forminha bonita, ninguém percebe.', 'Antes de provar, a gente come com o olho. E a bandeja toda na cor da festa já abre o apetite.'],
        ['É um detalhe pequeno que se repete cem vezes. Por isso muda tanto a mesa.'],
        ['Fica lindo em festa grande, em bolinho em casa, na mesa da escola. E em caixinha de presente também.'],
        ['Me conta qual é o doce e o tamanho dele. Doce grande em forminha pequena escapa, e o contrário some.'],
      ],
    },
    funny: {
      openings: [
        'A prova do crime no bolso do tio: {topic}.',
        'Mesa vazia, prova à vista: {topic}.',
        'O docinho sumiu e {o topic} {ficou/ficaram}.',
      ],
      steps: [
        ['A bandeja tinha cem doces antes da foto. Depois dela, noventa e dois, e oito forminhas no vaso da sala.', 'O tio jurou que só comeu um. No bolso do paletó, cinco forminhas contavam outra história.'],
        ['Enfeita, separa e serve de contador. Ninguém consegue mentir com a pilha de forminhas ao lado do prato.'],
        ['Para festa de criança, de adulto e de adulto que come como criança quando ninguém está olhando.'],
        ['Calcule pelo número de doces e some os que quebram na cozinha. Eles não quebram sozinhos.'],
      ],
    },
    motivational: {
      openings: [
        'Doce por doce, a mesa fica pronta: {topic}.',
        'O capricho de quem enrolou cada um: {topic}.',
        '{O topic} para quem cuida dos detalhes da festa.',
      ],
      steps: [
        ['A noite foi de panela no fogo e mãos untadas. Pôr cada doce na forminha é o momento em que o trabalho aparece.', 'A família se sentou em volta da mesa: uma enrola, outro passa no confeito, a criança coloca na forminha.'],
        ['Uma mesa de festa é feita de detalhes repetidos com paciência. Este é um dos que mais se veem.'],
        ['Para a mãe que faz os doces da festa, para quem começou a vender e para quem só quer uma mesa bonita.'],
        ['Escolha a cor pensando na mesa inteira: toalha, bolo e doces. Duas cores que se repetem já bastam.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Em que hora colocar o doce: {topic}.',
        'Como arrumar a bandeja com {topic}.',
        'Doce que gruda ou mancha: {topic}.',
      ],
      steps: [
        ['O doce foi para a forminha ainda morno e, na hora da festa, o papel estava marcado de gordura.'],
        ['O calor solta a gordura do doce, e o papel a absorve. E o olho estranha quando cada forminha aponta para um lado.'],
        ['Espere o doce esfriar por completo, abra as forminhas com os dedos e só então monte as fileiras, do fundo para a frente.'],
        ['Em cozinhas de festa, colocar o doce na forminha é a tarefa dada a quem tem mãos leves e alguma paciência.'],
      ],
    },
    casual: {
      openings: [
        'Doce morno não, espera esfriar: {topic}.',
        'O jeito de abrir {o topic} mais depressa.',
        'Bandeja arrumada em fileira: {topic}.',
      ],
      steps: [
        ['A pressa é tanta que o doce vai pra forminha ainda quentinho. Depois ela fica manchada, e a gente se pergunta por quê.'],
        ['É que quente o doce solta gordura, e o papel puxa tudo. E forminha nova vem bem agarrada na de baixo.'],
        ['Deixa o doce esfriar bem. Pra separar, sopra de leve na pilha ou dobra a borda antes de puxar.'],
        ['Adoro a bandeja cheia antes de alguém mexer. Dura uns três minutos, e valem a pena.'],
      ],
    },
    funny: {
      openings: [
        'O mapa dos doces roubados: {topic}.',
        'Duas grudadas, e ninguém reparou: {topic}.',
        'Caso real no vaso de planta: {topic}.',
      ],
      steps: [
        ['A criança responsável por colocar os doces na forminha terminou com trinta na bandeja. A receita rendia quarenta.'],
        ['Todo ajudante de cozinha cobra imposto. O menor deles cobra em brigadeiro e limpa as provas na camiseta.'],
        ['Dê ao ajudante três doces antes de começar, com recibo verbal. A conta final fica bem mais próxima da receita.'],
        ['Uma semana depois, alguém afasta o sofá. Lá está ela, aberta como uma flor, a última forminha da festa.'],
      ],
    },
    motivational: {
      openings: [
        'Mãos pequenas também ajudam com {topic}.',
        'A última etapa de uma noite na cozinha: {topic}.',
        'Uma bandeja pronta e {o topic} em fila.',
      ],
      steps: [
        ['Muita criança aprendeu a ajudar na cozinha colocando doces nas forminhas. É uma tarefa que dá certo logo de primeira.'],
        ['Trabalho repetido rende conversa. Enquanto as mãos fazem o mesmo gesto, a família põe os assuntos em dia.'],
        ['Na próxima festa, chame alguém que nunca ajudou e dê uma bandeja a essa pessoa. Ela vai cuidar como se fosse sua.'],
        ['Na hora em que os convidados chegam, quem ajudou aponta a sua bandeja. Pode ter sido só uma, e é a mais bonita.'],
      ],
    },
  },
}
