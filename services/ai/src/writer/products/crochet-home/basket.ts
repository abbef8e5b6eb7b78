import type { ProductType } from '../product-type.ts'

export const basket: ProductType = {
  nouns: ['cesto', 'cestinho', 'cesto organizador', 'cesto de crochê', 'cesta de crochê', 'organizador de crochê', 'porta-treco de crochê'],
  asks: ['o que você quer guardar', 'onde vai ficar', 'a medida da prateleira ou da bancada'],
  questions: {
    sale: ['Que bagunça você resolveria primeiro?', 'Controle remoto na sua casa tem lugar certo?'],
    content: ['O que mais some aí na sua casa?', 'Você é do time que arruma ou do time que procura?'],
  },
  emojis: ['🧶', '🧺', '🏠'],
  hashtags: ['cestodecroche', 'cestosdecroche', 'cestoorganizador', 'cestariaemcroche', 'cestoemcroche', 'croche', 'decoracaoemcroche'],
  sale: {
    professional: {
      openings: [
        'A bagunça pequena ganha endereço: {topic}.',
        '{O topic} {põe/põem} ordem e {fica/ficam} à vista.',
        'Para guardar sem esconder: {topic}.',
      ],
      steps: [
        ['Chaves na mesa, controle no sofá, cremes espalhados na bancada. Com um lugar para cada grupo, a casa parece outra.', 'Há coisas que não cabem na gaveta e ficam espalhadas em cima de tudo. É para elas que serve um crochê firme e bonito.'],
        ['O crochê guarda e decora ao mesmo tempo. Mesmo cheia de coisas dentro, a peça enfeita a prateleira.'],
        ['Serve no quarto, no banheiro, na bancada da cozinha ou na mesa de trabalho. Cada cômodo tem as suas miudezas.'],
        ['Antes de escolher, junte o que deseja guardar e meça a prateleira. O tamanho se decide pelo conteúdo.'],
      ],
    },
    casual: {
      openings: [
        'Pra juntar o que vive espalhado: {topic}.',
        '{O topic} {salva/salvam} qualquer bancada.',
        'A tralha lá de casa já mora aqui: {topic}.',
      ],
      steps: [
        ['Sabe aquela tralha miúda que passeia pela casa inteira? Carregador, elástico, caneta, tudo. Juntou num canto bonito e acabou a procura.', 'A gente arruma a bancada de manhã e à noite tá tudo fora do lugar de novo. Falta só um lugar que seja fácil.'],
        ['O crochê fica bonito à vista, então ninguém precisa esconder no armário. E o que fica à mão a gente guarda mesmo.'],
        ['Vai no banheiro com as toalhinhas, no quarto com os cremes, na mesa com as canetas. Cada casa acha o seu uso.'],
        ['Me conta o que vai dentro e onde vai ficar. Uma medida da prateleira já ajuda a acertar o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'A bagunça agora tem CEP: {topic}.',
        '{O topic} {esconde/escondem} o que a visita não precisa ver.',
        'Arrumação de cinco minutos, com a ajuda {do topic}.',
      ],
      steps: [
        ['A campainha toca e você joga tudo num canto só: controle, carregador, meia sem par. De longe, parece decoração.', 'O controle da televisão some três vezes por dia. Com lugar certo para ficar, vai sumir só duas.'],
        ['Por fora, um crochê lindo. Por dentro, pilhas, um botão, uma chave que ninguém sabe de onde é e o recibo de 2019.'],
        ['Serve para quem é organizado e para quem quer parecer. O segundo grupo aproveita muito mais.'],
        ['Escolha um tamanho acima do que imagina. Tralha é como visita de família, sempre vem mais do que foi convidado.'],
      ],
    },
    motivational: {
      openings: [
        'Uma coisa no lugar por dia já muda a casa: {topic}.',
        '{O topic} {ajuda/ajudam} quem arruma a casa nas horas vagas.',
        'Para começar a arrumação por um canto: {topic}.',
      ],
      steps: [
        ['Arrumar a casa inteira cansa só de pensar. Arrumar uma bancada cabe em dez minutos, e o resultado se vê na hora.', 'Quem trabalha fora e cuida da casa arruma nos intervalos. Um lugar certo para as coisas miúdas poupa muitas voltas.'],
        ['A forma sobe carreira por carreira, com a mão sempre na mesma firmeza. Se ela afrouxa, a parede se inclina.'],
        ['Combina com o quarto que está sendo montado e com a mesa de quem trabalha em casa e quer começar o dia em ordem.'],
        ['Escolha o canto que mais incomoda e comece por ele. Meça o espaço e separe o que vai ficar guardado ali.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Organizar à vista tem suas regras: {topic}.',
        'Como manter em forma {o topic}.',
        'O que guardar {no topic} e o que deixar de fora.',
      ],
      steps: [
        ['É comum organizar a casa num dia e ver tudo espalhado na semana seguinte. Guardar ficou mais difícil do que largar.'],
        ['Usamos o que está à vista e à mão. Quando é preciso abrir, levantar e procurar, cada um deixa onde estiver.'],
        ['Reúna por uso e não por tamanho: tudo de cabelo junto, tudo de carregar junto. E esvazie de vez em quando.'],
        ['No crochê, a firmeza vem do fio e do ponto apertado. A parede sobe em voltas, e cada uma apoia a próxima.'],
      ],
    },
    casual: {
      openings: [
        'Minha regra pra bagunça miúda: {topic}.',
        'O que vai dentro {do topic} lá em casa.',
        'Organizar pouco e bem, um papo sobre {topic}.',
      ],
      steps: [
        ['Todo lugar plano da casa junta coisa. A gente põe uma chave ali e, quando vê, já tem família inteira de tralha.'],
        ['É que largar leva um segundo e guardar leva dez. Se o lugar de guardar for perto, a conta muda.'],
        ['Separa por uso, um grupo em cada canto, só com o que você usa mesmo. Uma vez por mês, vira tudo e tira o que não é dali.'],
        ['Eu começo pela base e só sei se ficou bom quando a parede sobe. Aí ponho em pé e torço pra não tombar.'],
      ],
    },
    funny: {
      openings: [
        'O que mora no fundo da bagunça: {topic}.',
        'Achados e perdidos da casa, filial {topic}.',
        'A verdade que ninguém conta sobre {o topic}.',
      ],
      steps: [
        ['A família tem um lugar certo para cada coisa. O lugar certo é onde a última pessoa parou de segurar.'],
        ['É uma questão de distância. Entre a mão e o lugar de guardar existe sempre uma superfície plana no meio do caminho.'],
        ['Ponha o organizador exatamente onde a bagunça nasce. Em geral, é na mesa da entrada.'],
        ['Quem faz crochê tem organizador lindo para os outros e guarda as próprias agulhas num pote de sorvete.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto arrumado puxa o outro: {topic}.',
        'O que sobe volta por volta: {topic}.',
        'A ordem que começa {no topic}.',
      ],
      steps: [
        ['A arrumação grande fica sempre para o fim de semana que vem. Enquanto isso, as coisas miúdas tomam a casa.'],
        ['Pequenas tarefas rendem porque terminam. Uma bancada limpa se vê inteira, e a vontade passa para a próxima.'],
        ['Marque dez minutos no relógio e escolha um canto só. Quando tocar, pare, mesmo que a vontade seja seguir.'],
        ['No crochê a ordem também vem por voltas. A parede cresce um dedo de cada vez, até poder guardar alguma coisa.'],
      ],
    },
  },
}
