import type { ProductType } from '../product-type.ts'

export const vaccineBooklet: ProductType = {
  nouns: ['caderneta de vacina', 'caderneta de vacinação', 'caderneta de saúde', 'capa de caderneta de vacina'],
  asks: ['o nome do bebê', 'o tamanho da sua caderneta', 'se é para você ou para presente'],
  questions: {
    sale: ['Na bolsa do bebê aí, o que some primeiro?', 'É para o seu bebê ou para presente?'],
    content: ['Você sabe onde está a sua caderneta de criança?', 'Quem acompanha o bebê nas consultas aí?'],
  },
  emojis: ['👶', '📖', '💉'],
  hashtags: ['cadernetadevacinacao', 'cadernetadevacina', 'cadernetadesaude', 'capadecaderneta', 'maternidade', 'cadernetapersonalizada', 'enxovaldebebe'],
  sale: {
    professional: {
      openings: [
        'Um cuidado com o que acompanha o bebê por anos: {topic}.',
        '{O topic} {acompanha/acompanham} a criança a cada consulta.',
        'Presente útil desde a maternidade: {topic}.',
      ],
      steps: [
        ['Na sala de espera, a caderneta sai da bolsa junto com a fralda e a mamadeira. Vai e volta muitas vezes no primeiro ano.', 'No posto ou no consultório, alguém pede a caderneta. Encontrar logo, sem dobras e sem folha solta, já ajuda no dia.'],
        ['É um papel usado por anos e consultado até na vida adulta. Vale cuidar bem dele desde o começo.'],
        ['Um presente prático para o chá de bebê ou a visita ao recém-nascido, daqueles que a família usa já na primeira semana.'],
        ['Confira o tamanho da caderneta usada na sua cidade antes de escolher. Há formatos diferentes, e alguns milímetros importam.'],
      ],
    },
    casual: {
      openings: [
        'Vai em toda consulta, então que seja linda: {topic}.',
        'Eu acho um presente certeiro: {topic}.',
        'Pra achar rapidinho na bolsa, {o topic} {ajuda/ajudam} muito.',
      ],
      steps: [
        ['Bolsa de bebê tem de tudo: fralda, pano, brinquedo, meia perdida. Na hora da consulta, é bom bater o olho e achar a caderneta.', 'O bebê no colo, a senha na mão, e alguém chama o nome. Nessa hora ninguém quer procurar papel amassado.'],
        ['É das poucas coisas do enxoval que a gente usa por anos. A roupinha some num mês, a caderneta continua na gaveta.'],
        ['Ótima ideia pra chá de bebê ou pra visita da maternidade. Quem ganha usa já na primeira vacina.'],
        ['Antes de pedir, mede a caderneta que você tem ou vai receber. Muda de um lugar pro outro, tá?'],
      ],
    },
    funny: {
      openings: [
        'Sai de casa mais do que os pais: {topic}.',
        'Lugar cativo na bolsa do bebê: {topic}.',
        'A única coisa arrumada da sala de espera: {topic}.',
      ],
      steps: [
        ['A bolsa de bebê tem três mudas de roupa, um biscoito antigo e um brinquedo que canta sozinho. No meio disso, a caderneta.', 'Na sala de espera, todos os bebês estão calmos até o primeiro chorar. Aí é um coro, e os pais se entendem pelo olhar.'],
        ['Entre fralda, lenço e meia sem par, a caderneta se reconhece de longe. Menos uma coisa para revirar com a mão que sobra.'],
        ['Boa para pais de primeira viagem, que levam pasta, e para os de terceira, que levam a caderneta no bolso.'],
        ['Meça a caderneta antes de escolher. Forçar papel em capa apertada, com bebê no braço, é prova olímpica.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidado que se leva na bolsa: {topic}.',
        'Cada página em dia, um cuidado cumprido: {topic}.',
        '{O topic} para a família que acompanha cada etapa.',
      ],
      steps: [
        ['Acordar cedo, trocar o bebê, pegar a condução e esperar a vez. Cada carimbo na caderneta tem uma manhã dessas por trás.', 'A primeira ida ao posto com o bebê deixa qualquer família nervosa. Com tudo arrumado na bolsa, sobra mão para o colo.'],
        ['A caderneta registra os primeiros anos com datas, pesos e medidas. Folhear depois mostra quanto a família cuidou.'],
        ['Para quem espera o bebê e gosta de deixar tudo em ordem, e para quem quer dar um presente que se usa.'],
        ['Deixe a caderneta num lugar fixo, perto da porta ou da bolsa. E confira o tamanho dela antes de escolher.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cuidar bem {do topic}, ano após ano.',
        'Onde guardar e o que levar junto: {topic}.',
      ],
      steps: [
        ['Com o tempo, a dobra enfraquece, a folha solta e a tinta do carimbo borra. Quase sempre por umidade e aperto na bolsa.'],
        ['É um documento de uso longo, feito em papel comum, que passa anos entrando e saindo de bolsas cheias.'],
        ['Espere a tinta secar antes de fechar e fotografe as páginas depois de cada anotação. A cópia salva em caso de perda.'],
        ['Quem revê a caderneta anos depois costuma parar no primeiro peso anotado. Parece impossível ter sido tão pequeno.'],
      ],
    },
    casual: {
      openings: [
        'Cadê a sua? Um lembrete sobre {topic}.',
        'O que eu guardo junto {do topic}.',
        'Folha solta nunca mais: {topic}.',
      ],
      steps: [
        ['A gente sai atrasado, coloca a caderneta de qualquer jeito na bolsa e ela volta com a ponta dobrada e uma mancha de suco.'],
        ['A caderneta é de papel e vive no meio de mamadeira e lenço. E ainda precisa durar muitos anos.'],
        ['Tira foto de cada página depois da consulta e manda pra alguém da família. Se um dia sumir, você tem tudo.'],
        ['Deixo um bilhete dentro com as perguntas pra próxima consulta. Na hora a cabeça esquece, o papelzinho lembra.'],
      ],
    },
    funny: {
      openings: [
        'Em algum lugar da casa da mãe: {topic}.',
        'Coisas encontradas junto {do topic}.',
        'O que tem na bolsa além {do topic}.',
      ],
      steps: [
        ['Dentro da caderneta já foram achados: um bilhete de loteria, uma foto três por quatro e a receita de um bolo.'],
        ['A família acha que ali é um lugar seguro e guarda tudo o que não pode perder. Depois não lembra onde está.'],
        ['Uma vez por ano, esvazie a bolsa e a caderneta. A loteria já passou, mas o bolo talvez valha.'],
        ['O bebê que chorou na primeira vacina hoje tem barba e medo de agulha. Está tudo datado ali dentro.'],
      ],
    },
    motivational: {
      openings: [
        'Carimbo por carimbo, uma história de cuidado: {topic}.',
        'As manhãs de consulta registradas {no topic}.',
        'Um papel que conta dedicação: {topic}.',
      ],
      steps: [
        ['Por trás de cada data anotada houve alguém que pediu folga, enfrentou fila e segurou uma mão pequena.'],
        ['O documento é feito de números, mas a família lê outra coisa: a febre que passou, o dia do primeiro dente.'],
        ['Anote a lápis, num papel à parte, uma lembrança de cada consulta. Com os anos, vira um diário curto.'],
        ['Um dia a caderneta muda de mãos e vai com o filho adulto. É uma entrega silenciosa, e bonita.'],
      ],
    },
  },
}
