import type { ProductType } from '../product-type.ts'

export const straightening: ProductType = {
  nouns: ['escova progressiva', 'progressiva', 'selagem', 'alisamento'],
  asks: ['como é o seu cabelo', 'quais químicas ele já recebeu', 'se está gestante, amamentando ou tem alergia'],
  questions: {
    sale: ['Quanto tempo o secador leva da sua manhã?', 'Bem liso ou só com menos volume?'],
    content: ['Qual foi a maior loucura que você já fez no cabelo?', 'A chuva sempre cai no dia do seu cabelo feito?'],
  },
  emojis: ['💇‍♀️', '💁‍♀️', '✨'],
  hashtags: ['progressiva', 'alisamento', 'selagem', 'escovaprogressiva', 'lisoperfeito', 'cabeloliso', 'cabelos'],
  sale: {
    professional: {
      openings: [
        'Para facilitar as manhãs de quem gosta do cabelo alinhado: {topic}.',
        '{O topic} para quem quer praticidade no espelho da manhã.',
        'Menos tempo de secador na rotina: {topic}.',
      ],
      steps: [
        ['São seis e meia, a escova quente na mão e meia cabeça ainda por fazer. Quem repete isso todo dia pensa em outra solução.', 'A previsão fala em chuva, e o cabelo escovado não chega à esquina. Quem gosta dos fios alinhados acaba planejando a semana pelo céu.'],
        ['O resultado depende do tipo de fio e do que já foi feito nele. Por isso tudo começa por olhar o cabelo de perto.'],
        ['Há quem tenha pouca paciência com secador e quem goste do aspecto alinhado. Cada um decide o quanto quer mudar.'],
        ['Antes de marcar, conte todas as químicas que o cabelo já recebeu. Em caso de gestação, amamentação ou alergia, avise logo na primeira mensagem.'],
      ],
    },
    casual: {
      openings: [
        'Cansou do secador de manhã cedo? Conversa comigo sobre {o topic}.',
        'Bora facilitar sua manhã: {topic}.',
        'Primeiro eu olho o seu cabelo, depois a gente fala {do topic}.',
      ],
      steps: [
        ['Sabe acordar uma hora antes só por causa do cabelo? Tem gente que gosta, e tem gente que já cansou.', 'Você faz escova, sai na rua, e a umidade desfaz tudo antes do trabalho. Quem gosta do cabelo alinhado conhece essa raiva.'],
        ['Eu nunca começo sem olhar o fio e ouvir a história dele. O mesmo serviço fica diferente em cada cabelo.'],
        ['Tem quem goste do liso, quem queira só menos volume e quem tenha pressa de manhã. Se ama o seu cabelo como é, ótimo também.'],
        ['Me conta tudo que já passou no cabelo, até o que foi há muito tempo. E se tem gravidez, amamentação ou alergia, fala antes.'],
      ],
    },
    funny: {
      openings: [
        'A umidade do ar vai estranhar {o topic}.',
        'Uma hora a mais de sono, patrocínio {do topic}.',
        'O secador vai poder descansar: {topic}.',
      ],
      steps: [
        ['Saiu de casa com o cabelo pronto, andou dois quarteirões na garoa e chegou com outro penteado. A garoa nem se desculpou.', 'Metade da cabeça escovada, o café esfriando, e o relógio com pressa. Hoje o cabelo vai assim, meio a meio.'],
        ['De manhã, o tempo do secador vira tempo de cama. É uma troca que quase todo mundo aceita sem ler o contrato.'],
        ['Para quem quer domar o volume, para quem gosta do alinhado e para quem marca encontro sempre em dia de chuva.'],
        ['Ao marcar, conte todo o passado químico do cabelo. Até aquele episódio da adolescência, que a família ainda comenta.'],
      ],
    },
    motivational: {
      openings: [
        'Uma rotina mais simples em frente ao espelho: {topic}.',
        '{O topic} para quem decidiu como gosta de se ver.',
        'Seu cabelo, sua escolha: {topic}.',
      ],
      steps: [
        ['Entre a marmita, a escola e o ônibus, a manhã é curta. Quem organiza esse tempo sabe bem onde quer gastar cada minuto.', 'Gostar do que se vê no espelho é decisão de cada um. Uns preferem soltar os cachos, outros preferem alinhar.'],
        ['O trabalho pede observação e paciência, do teste no fio até o acabamento. Nada disso combina com pressa.'],
        ['Vale para quem muda pela primeira vez e para quem já tem o seu intervalo. Conversar antes é parte do cuidado.'],
        ['Tire um tempo para pensar na manutenção antes de marcar. O cabelo precisa caber na sua semana, e não o contrário.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que perguntar antes {do topic}.',
        'Como cuidar dos fios depois {do topic}.',
        'Por que a avaliação vem primeiro: {topic}.',
      ],
      steps: [
        ['Muita gente omite uma química antiga por achar que já saiu. O comprimento, porém, ainda carrega essa história.'],
        ['O cabelo cresce perto de um centímetro por mês, e as pontas têm anos. Químicas que não combinam podem partir o fio.'],
        ['Peça o teste de mecha e pergunte que produto será usado, com registro na Anvisa. Ardor ou cheiro forte são motivo para parar.'],
        ['Antes de qualquer produto, quem atende molha, estica e observa o fio. Esse minuto decide se o serviço deve ser feito.'],
      ],
    },
    casual: {
      openings: [
        'Não esconde nada de mim antes {do topic}.',
        'O que eu olho antes de dizer sim {ao topic}.',
        'Às vezes a resposta é esperar: {topic}.',
      ],
      steps: [
        ['A cliente jura que o cabelo é virgem. Dois minutos depois lembra da tinta, das luzes e daquele produto da prima.'],
        ['O que você fez há dois anos ainda tá nas pontas. Se misturar com um produto que não combina, o fio quebra.'],
        ['Faz sempre o teste de mecha e pergunta o nome do produto e o registro na Anvisa. Se arder, avisa na hora.'],
        ['Eu pego uma mecha molhada, estico de leve e olho ela voltar. O fio fala bastante, é só dar atenção.'],
      ],
    },
    funny: {
      openings: [
        'O cabelo virgem que já viu de tudo, inclusive {topic}.',
        'Confissões na cadeira antes {do topic}.',
        'A verdade aparece na terceira pergunta: {topic}.',
      ],
      steps: [
        ['Cabelo virgem, diz a cliente. Na terceira pergunta surgem a henna, as luzes e uma tarde de tédio.'],
        ['O fio tem memória longa e entrega tudo no teste da mecha. É mais difícil enganar a mecha que a mãe.'],
        ['Conte tudo antes, até a química feita às escondidas. Aqui não há sermão, só mudança de plano.'],
        ['Quem trabalha com cabelo vira detetive. Olha duas pontas, uma raiz, e já sabe em que ano foi o susto.'],
      ],
    },
    motivational: {
      openings: [
        'Conversar antes também é cuidado: {topic}.',
        'O olhar atento por trás {do topic}.',
        'Saber esperar a hora certa faz parte {do topic}.',
      ],
      steps: [
        ['Quem trabalha com seriedade às vezes diz que hoje não é o dia. Quem ouve pode estranhar, e o cabelo agradece depois.'],
        ['Cada fio tem seu limite, e conhecê-lo leva anos de prática. Por isso a pergunta vem sempre antes do produto.'],
        ['Anote as datas e os produtos de cada serviço no celular. A lista ajuda qualquer profissional a cuidar bem de você.'],
        ['O trabalho bem feito nem sempre aparece na foto do dia. Aparece meses depois, na ponta que continua inteira.'],
      ],
    },
  },
}
