import type { ProductType } from '../product-type.ts'

export const hairExtensions: ProductType = {
  nouns: ['mega hair', 'entrelace'],
  asks: ['o comprimento do seu cabelo hoje', 'o comprimento que você quer', 'se já usou alguma vez'],
  questions: {
    sale: ['Até onde você quer o comprimento?', 'Você quer mais comprimento ou mais volume?'],
    content: ['Quanto tempo você levou para deixar o cabelo crescer?', 'Quem aí já se arrependeu de um corte curto?'],
  },
  emojis: ['💇‍♀️', '💁‍♀️', '✨'],
  hashtags: ['megahair', 'megahairbrasil', 'entrelace', 'alongamentocapilar', 'cabelolongo', 'cabelos', 'megahairnatural'],
  sale: {
    professional: {
      openings: [
        'O comprimento que o tempo levaria anos para dar: {topic}.',
        '{O topic} para quem quer comprimento, volume ou os dois.',
        'Uma mudança que se vê de costas: {topic}.',
      ],
      steps: [
        ['O corte ficou curto demais, e o espelho lembra disso todas as manhãs. Esperar crescer é um caminho, mas há outro mais rápido.', 'Há anos você guarda a mesma foto, sempre com o cabelo comprido. A conversa sobre comprimento pode começar por ela.'],
        ['O resultado depende de combinar cor, textura e quantidade com o cabelo que você já tem. Quando a mistura é boa, ninguém acha a emenda.'],
        ['Serve a quem quer comprimento, a quem quer volume e a quem está deixando o corte antigo crescer. Cada plano pede uma quantidade.'],
        ['Antes de marcar, mande fotos do seu cabelo solto, de frente e de costas, na luz do dia. Conte também como é a sua rotina com ele.'],
      ],
    },
    casual: {
      openings: [
        'Cansou de esperar crescer? Vem de {topic}.',
        'Jogar o cabelo pro lado e sentir o peso dele: {topic}.',
        'Senta que hoje o comprimento muda com {topic}.',
      ],
      steps: [
        ['Sabe quando você corta, se arrepende no carro e passa um ano esperando crescer? Não precisa esperar um ano.', 'Eu gosto é da hora em que a pessoa passa a mão até a ponta e demora a chegar. O sorriso vem antes do espelho.'],
        ['O segredo tá em combinar a cor e a textura com o seu fio. Se misturou bem, nem a sua mãe acha onde começa.'],
        ['Tem quem queira ir até a cintura e tem quem só queira encorpar. Eu pergunto bastante antes, porque os dois planos são bem diferentes.'],
        ['Me manda foto do cabelo solto, de frente e de costas, perto da janela. E me conta se você treina, nada ou lava todo dia.'],
      ],
    },
    funny: {
      openings: [
        'Foi dormir de cabelo curto e acordou pensando em {topic}.',
        'O zíper do casaco que se cuide: {topic}.',
        '{O topic} e o primeiro elevador lotado.',
      ],
      steps: [
        ['Na entrada, cabelo no ombro. Na saída, cabelo na cintura, e o porteiro pedindo para repetir o número do apartamento.', 'Depois de pronto, ninguém vira só o rosto. Vira o corpo inteiro, com calma, e espera o cabelo chegar.'],
        ['Quando a cor combina, o único jeito de descobrir é perguntar. E a resposta combinada é que cresceu com o tempo.'],
        ['Para quem corta e se arrepende no mesmo dia, para quem sempre quis e para quem vai rever o antigo chefe.'],
        ['Antes de marcar, separe uma agenda vazia e um assunto comprido. E avise o porteiro, por gentileza.'],
      ],
    },
    motivational: {
      openings: [
        'Aquela foto de cabelo comprido guardada há anos: {topic}.',
        '{O topic} para quem decidiu mudar sem esperar.',
        'Com paciência e mão firme, uma mudança grande: {topic}.',
      ],
      steps: [
        ['Quem atravessou um corte malsucedido sabe o tamanho da espera. Ver o comprimento de novo no espelho é uma pequena festa.', 'Você pensa nisso há meses e sempre adia. Uma conversa com fotos na mão já tira a ideia da gaveta.'],
        ['O trabalho é feito por partes, com cuidado para distribuir o peso. Horas de cadeira ficam escondidas numa mudança que parece simples.'],
        ['Vale para a formatura, para o casamento e para um mês qualquer em que deu vontade. A data quem escolhe é você.'],
        ['Pense no comprimento e também em quanto tempo você cuida do cabelo por dia. Os dois precisam combinar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como escovar e dormir com {topic}.',
        'O que conserva {o topic} entre as manutenções.',
        'Um erro comum nos primeiros dias: {topic}.',
      ],
      steps: [
        ['Muita gente escova o cabelo novo da raiz para a ponta, como sempre fez. O pente trava no meio, e o nó aperta.', 'É comum deitar de cabelo molhado depois do banho da noite. De manhã, há um embaraço na nuca que ontem não existia.'],
        ['Os fios colocados não recebem a oleosidade da raiz e embaraçam com mais facilidade. O atrito do travesseiro piora a situação.'],
        ['Segure a raiz com a mão, comece pelas pontas e suba aos poucos. Para dormir, cabelo seco e uma trança frouxa.'],
        ['Antes de colocar, os fios são comparados com o cabelo na luz do dia. A luz do salão pode enganar em meio tom.'],
      ],
    },
    casual: {
      openings: [
        'Não dorme de cabelo molhado com {topic}, por favor.',
        'O que eu repito pra quem usa {topic}.',
        'Nuca embaraçada tem explicação: {topic}.',
      ],
      steps: [
        ['Toda semana alguém chega aqui com um ninho na nuca e cara de quem não sabe de nada. Quase sempre dormiu de cabelo molhado.', 'A pessoa puxa o pente de cima pra baixo e ele trava no meio. Eu fecho o olho só de ouvir a história.'],
        ['A oleosidade da raiz não desce pros fios que foram colocados. Eles ficam mais secos na ponta e se enroscam à toa.'],
        ['Começa a pentear pela ponta, segurando a raiz com a outra mão. De noite, seca bem e faz uma trança frouxinha.'],
        ['Eu passo um bom tempo só comparando cor na janela. Parece exagero, mas é ali que o resultado se decide.'],
      ],
    },
    funny: {
      openings: [
        'O zíper, a alça da bolsa e {o topic}.',
        'Situações novas de quem usa {topic}.',
        'Prenderam o cabelo na porta do carro: {topic}.',
      ],
      steps: [
        ['A alça da bolsa prende o cabelo, o cinto do carro também. A pessoa sai do estacionamento com a cabeça inclinada e a pose intacta.'],
        ['O cérebro leva dias para saber onde o cabelo termina. Até lá, o zíper do casaco sabe antes.'],
        ['Jogue o cabelo para a frente antes de pôr a bolsa e o cinto. Para comer macarrão, prenda sem vergonha.'],
        ['Quem coloca cabelo ouve uma temporada inteira de histórias por atendimento. Os episódios duram horas, sem intervalo comercial.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência dos dois lados da cadeira: {topic}.',
        'As mãos que trabalham por horas {no topic}.',
        'O espelho de costas no fim {do topic}.',
      ],
      steps: [
        ['Há quem chore ao ver o cabelo comprido outra vez. Quem está atrás da cadeira finge arrumar o pente.'],
        ['Cada parte colocada precisa ficar firme e sem puxar. A mão aprende isso aos poucos, de cabeça em cabeça.'],
        ['Anote a data da colocação e já deixe a manutenção marcada. Feita na hora certa, ela dá menos trabalho.'],
        ['No fim, entra em cena o segundo espelho, para mostrar as costas. É a parte que todos pedem para ver duas vezes.'],
      ],
    },
  },
}
