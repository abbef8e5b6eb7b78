import type { ProductType } from '../product-type.ts'

export const printing: ProductType = {
  nouns: ['impressão de trabalhos', 'impressão de trabalho', 'impressão de documentos', 'impressão de apostila', 'impressão de apostilas', 'xerox', 'impressão e xerox'],
  asks: ['quantas páginas são', 'para quando você precisa', 'em que formato está o arquivo'],
  questions: {
    sale: ['Quantas páginas você precisa ver no papel?', 'Frente e verso ou só frente?'],
    content: ['Você lê melhor no papel ou na tela?', 'Sua impressora de casa obedece?'],
  },
  emojis: ['🖨️', '📄', '⌨️'],
  hashtags: ['impressao', 'xerox', 'papelaria', 'impressaodedocumentos', 'trabalhosescolares', 'copias'],
  sale: {
    professional: {
      openings: [
        'Páginas prontas para entregar: {topic}.',
        'O papel certo, na hora em que pedem: {topic}.',
        'Do arquivo à folha na mão: {topic}.',
      ],
      steps: [
        ['O trabalho é para amanhã, e a impressora de casa avisa que não há tinta azul. O texto é preto.', 'O cartório pede duas vias, legíveis, até o fim da tarde. O arquivo está no celular, e a folha, em lugar nenhum.'],
        ['Uma boa página tem margem, letra legível e ordem. Conferir nomes, datas e numeração antes evita voltar duas vezes.'],
        ['Estudantes, professores, igrejas, síndicos e pequenos negócios precisam de papel com frequência. Contratos, listas e apostilas não esperam.'],
        ['Envie o arquivo ou traga o original em bom estado. Informe o número de páginas, as vias e se prefere frente e verso.'],
      ],
    },
    casual: {
      openings: [
        'A impressora de casa te abandonou: {topic}.',
        'Manda o arquivo, que vira papel: {topic}.',
        'Pra entregar bonitinho amanhã cedo: {topic}.',
      ],
      steps: [
        ['Dez da noite, a criança lembra do trabalho de ciências. A impressora pisca três luzes e não diz o motivo.', 'Pediram duas vias assinadas, e você só tem a foto no celular, meio torta, com o dedo no canto.'],
        ['Tem que olhar a margem, o nome, a data e se a página três não saiu antes da dois. Parece bobo, mas é o que conta.'],
        ['Vale pra escola, faculdade, contrato, convite de reunião, lista do condomínio e apostila do curso.'],
        ['Me manda o arquivo ou traz o original. Fala quantas páginas, quantas vias e pra que dia.'],
      ],
    },
    funny: {
      openings: [
        'Sem ciano, a impressora se recusa a viver: {topic}.',
        'O papel enganchou e levou a paciência junto: {topic}.',
        'A impressora diz que acabou o papel, e ele está ali: {topic}.',
      ],
      steps: [
        ['Para imprimir um texto preto, a impressora exige tinta amarela. Não adianta argumentar, ela tem os princípios dela.', 'A folha entrou lisa e saiu em sanfona. A segunda saiu em branco, e a terceira trouxe metade de um contrato antigo.'],
        ['Há quem saiba conversar com teclado, bandeja e rolo de papel. Nenhum deles reconhece um chute como resposta.'],
        ['Vale para o trabalho de escola, o contrato e a lista de presença que alguém usou de guardanapo.'],
        ['Mande o arquivo, o número de páginas e o prazo verdadeiro. Se o prazo for ontem, confesse logo na primeira linha.'],
      ],
    },
    motivational: {
      openings: [
        'O estudo que chega ao papel: {topic}.',
        'Páginas que custaram noites: {topic}.',
        'Para ter o trabalho nas mãos: {topic}.',
      ],
      steps: [
        ['Depois de meses de leitura, a última página está escrita. Ver o maço de folhas pronto dá peso ao que foi feito.', 'A avó juntou num caderno as receitas da família. Copiadas folha por folha, elas chegam à cozinha de cada neto.'],
        ['Conferir a ordem, olhar a margem, contar as vias e alinhar o maço. É um trabalho discreto, em que a atenção não pode cair.'],
        ['Quem estuda à noite, quem cuida da associação do bairro e quem monta a própria apostila conhecem esse momento.'],
        ['Releia uma última vez antes de enviar, de preferência em voz alta. O ouvido encontra o que o olho deixou passar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'PDF evita surpresas na página: {topic}.',
        'O que conferir antes de imprimir: {topic}.',
        'Documento fotografado sem sombra: {topic}.',
      ],
      steps: [
        ['Muita gente envia o arquivo ainda editável. Em outro computador, a letra muda, a tabela quebra, e sobra uma página.', 'É comum fotografar o documento à noite, com sombra da mão. As palavras do canto ficam ilegíveis.'],
        ['Cada programa desenha a página com o que tem instalado. E uma foto torta achata as letras de um lado.'],
        ['Salve em PDF, confira a quantidade de páginas e numere. Para fotos de documentos, use luz de janela e fotografe de cima.'],
        ['Quem imprime e copia vê de tudo um pouco num mesmo dia: receita, contrato, poema, prova de geografia.'],
      ],
    },
    casual: {
      openings: [
        'Salva em PDF, por favor: {topic}.',
        'Foto de documento, só com luz: {topic}.',
        'Olha a página antes de mandar: {topic}.',
      ],
      steps: [
        ['O arquivo sai lindo da sua casa e chega aqui com a letra trocada. Aquela tabela virou um quebra-cabeça.', 'A foto do documento vem com a sombra da mão bem em cima do nome. A gente adivinha, mas nome não se adivinha.'],
        ['Cada computador tem as suas letras. O que não acha, ele troca pelo que tem, sem avisar.'],
        ['Salva em PDF, confere o número de páginas e olha uma por uma. E foto de documento, só perto da janela.'],
        ['Eu adoro quando vem caderno de receita. A mancha de gordura mostra qual é a melhor da família.'],
      ],
    },
    funny: {
      openings: [
        'A luz piscando quer dizer alguma coisa: {topic}.',
        'O papel que sai dobrado em leque: {topic}.',
        'Página um de um, e eram doze: {topic}.',
      ],
      steps: [
        ['A impressora detecta urgência. Com prazo folgado, trabalha em silêncio, e com prazo curto, mastiga a folha.', 'O arquivo se chama trabalho, o outro trabalho certo, e o terceiro esse. O professor recebeu o segundo.'],
        ['Nome de arquivo escolhido com sono não ajuda ninguém de manhã. A impressora aceita todos com a mesma indiferença.'],
        ['Escreva a data e o assunto no nome. E abra o arquivo antes de mandar, só para conferir que não é a lista do mercado.'],
        ['Um maço de folhas quentes tem um cheiro que muita gente adora em segredo. Todo mundo encosta no rosto, se ninguém olha.'],
      ],
    },
    motivational: {
      openings: [
        'Folha por folha: {topic}.',
        'O cuidado que mora na margem: {topic}.',
        'Conferir é respeitar quem escreveu: {topic}.',
      ],
      steps: [
        ['A máquina puxa a folha depressa, mas o olho vai devagar. Uma página fora de ordem muda um documento inteiro.', 'Na semana de entrega, muitas mãos chegam com pressa. Quem atende olha a página com a calma que falta aos outros.'],
        ['Apertar o botão é a parte fácil. O erro costuma se esconder na margem, na ordem das folhas e no verso invertido.'],
        ['Organize os arquivos por mês e dê nomes claros. Daqui a um ano, você acha em segundos o que hoje parece óbvio.'],
        ['Quando o maço é batido na mesa, as folhas se alinham. Alguém sai da porta com o trabalho de meses embaixo do braço.'],
      ],
    },
  },
}
