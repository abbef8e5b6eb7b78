import type { ProductType } from '../product-type.ts'

export const signatureBook: ProductType = {
  nouns: ['livro de assinaturas', 'livro de mensagens', 'livro de recados'],
  asks: ['qual é a festa', 'quantos convidados são', 'as cores da decoração'],
  questions: {
    sale: ['Qual convidado escreveria a mensagem mais longa?', 'É para casamento, quinze anos ou outra festa?'],
    content: ['Você escreve muito ou só assina?', 'Qual recado de festa você nunca esqueceu?'],
  },
  emojis: ['📖', '🖊️', '💛'],
  hashtags: ['livrodeassinaturas', 'livrodemensagens', 'livrodeassinatura', 'livroderecados', 'festade15anos', 'casamento', 'encadernacao'],
  sale: {
    professional: {
      openings: [
        'As palavras de quem esteve presente: {topic}.',
        '{O topic} {reúne/reúnem} o carinho dos convidados.',
        'A festa passa, as mensagens ficam {no topic}.',
      ],
      steps: [
        ['Entre um abraço e outro, alguém para na mesinha da entrada, pega a caneta e pensa um instante. Dali sai uma lembrança.', 'No dia seguinte, com a casa quieta, os anfitriões sentam e leem. Há mensagens que ninguém teria dito em voz alta.'],
        ['As fotos mostram quem veio. As palavras escritas mostram o que cada um queria dizer, com a própria letra.'],
        ['Vale para casamento, quinze anos, bodas, formatura, aniversário de avós. E para os convidados que gostam de se despedir com calma.'],
        ['Estime uma página para cada dois ou três convidados. Famílias costumam escrever juntas, casais também.'],
      ],
    },
    casual: {
      openings: [
        'Deixa o recado aqui: {topic}.',
        'Eu leria {o topic} todo ano, no mesmo dia.',
        'Pra guardar a letra de cada convidado: {topic}.',
      ],
      steps: [
        ['Sabe o tio calado, que mal fala na festa? Deixa ele cinco minutos com a caneta e depois lê o que ele escreveu.', 'No outro dia, todo mundo cansado, a gente senta no sofá e abre. É aí que a festa começa de novo.'],
        ['Mensagem de celular some no meio das outras. Escrita à mão, com a letra da pessoa, ela fica de verdade.'],
        ['Combina com casamento, quinze anos, bodas, formatura. Qualquer festa em que você queira guardar quem veio.'],
        ['Me diz quantos convidados são. Família escreve junto, então não precisa de uma página por pessoa.'],
      ],
    },
    funny: {
      openings: [
        'A caneta vai sumir, mas {o topic} {fica/ficam}.',
        'Para registrar até quem chegou só na hora do jantar: {topic}.',
        'Os recados melhoram depois do terceiro brinde: {topic}.',
      ],
      steps: [
        ['As mensagens das sete da noite são elegantes. As da meia-noite têm declaração, desenho e uma mancha de bolo.', 'Um convidado escreve três linhas, outro escreve três páginas. Há sempre um que assina com um coração e acha que basta.'],
        ['Fica a prova por escrito de que o primo prometeu visitar. Com data, assinatura e testemunhas.'],
        ['Cabe a avó emocionada, o amigo engraçado e a criança que descobre a caneta e ocupa uma folha com um sol.'],
        ['Calcule as páginas pelo número de convidados e some duas. São para o primo que gosta de discursar.'],
      ],
    },
    motivational: {
      openings: [
        'O carinho dos convidados, por escrito: {topic}.',
        'Palavras de quem acompanhou a história: {topic}.',
        '{O topic} para reler nos anos que vêm.',
      ],
      steps: [
        ['Ao redor de quem festeja há gente que esperou muito por esse dia. O livro dá a cada pessoa um lugar para dizer isso.', 'Uma letra tremida de avó, um desenho de criança, um recado da amiga de longe. Na mesma noite, nas mesmas páginas.'],
        ['Escrever à mão pede uma pausa no meio da festa. O que sai dessa pausa costuma ser sincero.'],
        ['Para abrir no aniversário da data, mostrar aos filhos ou ler num dia qualquer em que faça falta.'],
        ['Pensem em quem vai convidar as pessoas a escrever. Um amigo animado ao lado da mesa muda tudo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para que todos escrevam: {topic}.',
        'Onde colocar {o topic} durante a festa.',
        'O convidado diante da página em branco {do topic}.',
      ],
      steps: [
        ['Ao fim de muitas festas, metade das páginas está vazia. Os convidados passaram pela mesa e não perceberam que podiam escrever.'],
        ['A entrada é lugar de passagem, com as mãos ocupadas. E sem uma pergunta, quase todos escrevem a mesma frase.'],
        ['Coloque perto da mesa do café, com duas canetas testadas e um pequeno cartaz com uma pergunta simples.'],
        ['As mensagens lidas com mais vontade são as específicas. Uma lembrança em comum vale mais que o melhor dos votos.'],
      ],
    },
    casual: {
      openings: [
        'Como fazer todo mundo escrever {no topic}.',
        'Felicidades e só? Ideias pra {topic}.',
        'A página em branco que assusta o convidado: {topic}.',
      ],
      steps: [
        ['No fim da festa a gente abre e tem sete assinaturas pra cem convidados. O resto nem viu que estava lá.'],
        ['Na entrada ninguém escreve, com bolsa, casaco e presente na mão. E sem uma pergunta, cada um copia o de cima.'],
        ['Põe perto do café, com caneta boa, e uma pergunta: que conselho você daria, que história lembra de nós?'],
        ['Eu gosto quando tem desenho de criança atravessando a página. Ninguém reclama, e todo mundo para ali na hora de ler.'],
      ],
    },
    funny: {
      openings: [
        'Tipos de recado encontrados {no topic}.',
        'Da assinatura ilegível ao discurso: {topic}.',
        'Onde foi parar a caneta {do topic}.',
      ],
      steps: [
        ['A caneta da festa dura em média quarenta minutos. Depois, passa a morar na bolsa de uma tia, que nem desconfia.'],
        ['Ninguém leva por mal. Assina, dobra os óculos, guarda os óculos, e a caneta vai junto.'],
        ['Amarre uma caneta com fita e esconda outra por perto. E ponha uma folha à parte para os artistas de cinco anos.'],
        ['O recado mais comentado será aquele que ninguém entende. A família vai passar anos tentando descobrir de quem é.'],
      ],
    },
    motivational: {
      openings: [
        'A letra de cada pessoa querida: {topic}.',
        'Um minuto de pausa no meio da festa: {topic}.',
        'O que as pessoas dizem quando escrevem {no topic}.',
      ],
      steps: [
        ['Vinte anos depois da festa, alguém abre o livro na sala e reconhece cada letra antes mesmo de ler o nome.'],
        ['A letra é de cada um, como o riso. Ela traz de volta a pessoa inteira, com o jeito e a idade daquele dia.'],
        ['Reserve uma hora tranquila na semana seguinte para ler em voz alta. E responda a quem mais tocou vocês.'],
        ['Quem monta um livro desses deixa todas as páginas vazias. O trabalho dos convidados é que termina a obra.'],
      ],
    },
  },
}
