import type { ProductType } from '../product-type.ts'

export const homeLunch: ProductType = {
  nouns: ['comida caseira', 'comida', 'almoço', 'jantar'],
  asks: ['quantas pessoas vão comer', 'se tem algo que alguém não come', 'para que horas é'],
  questions: {
    sale: ['O que você queria comer hoje?', 'Qual prato tem gosto da sua casa?'],
    content: ['Quem cozinha melhor na sua família?', 'Arroz embaixo ou feijão embaixo?'],
  },
  emojis: ['🍽️', '🍴', '😋'],
  hashtags: ['comidacaseira', 'almoco', 'comidadeverdade', 'jantar', 'almococaseiro', 'comidaboa', 'comidafeitacomamor'],
  sale: {
    professional: {
      openings: [
        'A mesa está posta: {topic}.',
        'Para sentar e comer sem pressa, {topic}.',
        '{O topic} {tem/têm} gosto de casa.',
      ],
      steps: [
        ['O relógio se aproxima da hora de comer e a pergunta de todos os dias volta: o que vai ser hoje?', 'Há dias em que falta tempo para as panelas, mas não falta vontade de comer bem. Nesses dias, mesa servida é alívio.'],
        ['Tempero no ponto e fogo sem pressa fazem um prato simples valer a refeição inteira.'],
        ['{Serve/Servem} a quem mora só, a quem tem mesa cheia e a quem passou o dia cuidando de outras coisas.'],
        ['Pense em quantos vão comer e no que cada um prefere. A partir disso, a escolha fica rápida.'],
      ],
    },
    casual: {
      openings: [
        'Comidinha boa na mesa: {topic}.',
        'Bateu fome de verdade? Tem {topic}.',
        'Hoje o fogão da sua casa descansa, porque tem {topic}.',
      ],
      steps: [
        ['Todo dia a mesma pergunta: o que a gente come hoje? Eu gosto quando a resposta já vem com cheiro de alho.', 'Sabe aquela fome que lanche não resolve? É de comida mesmo, de garfo, faca e segunda rodada.'],
        ['Comida boa não precisa ser complicada. Precisa de tempero no ponto e de alguém que prove a panela.'],
        ['{Vai/Vão} bem em dia de trabalho, em dia de folga, sozinho no sofá ou com a mesa cheia de gente.'],
        ['Diz quantos vão comer e se tem alguém que não gosta de alguma coisa. A gente se entende.'],
      ],
    },
    funny: {
      openings: [
        'A resposta para \'o que tem hoje\' é: {topic}.',
        'Fogão de férias, prato cheio: {topic}.',
        'Hoje quem cozinha não é você: {topic}.',
      ],
      steps: [
        ['A pergunta \'o que tem pra comer?\' é a frase mais dita do país. Vem antes de bom-dia e depois de boa-noite.', 'A cozinha de casa está limpa e a pessoa quer que continue assim. Não é preguiça, é preservação do patrimônio.'],
        ['Bom tempero faz a casa inteira aparecer sem que ninguém chame. Até o gato toma posição.'],
        ['Resolve criança exigente, adulto cansado e visita que disse que já tinha comido, mas está olhando.'],
        ['Conte os pratos e acrescente o de quem \'só vai beliscar\'. Esse belisca com colher de servir.'],
      ],
    },
    motivational: {
      openings: [
        'Parar, sentar e comer bem: {topic}.',
        'Quem cuida de todos também precisa de {topic} na mesa.',
        'Uma refeição com calma, para variar: {topic}.',
      ],
      steps: [
        ['Sentar à mesa, mesmo que por vinte minutos, muda o ritmo do dia. A conversa aparece e a pressa fica na porta.', 'Quem serve todo mundo costuma comer por último. Receber o prato pronto, de vez em quando, alegra qualquer um.'],
        ['Comida simples pede mão atenta, porque nela tudo se nota. O cuidado está no ponto do arroz e no tempero.'],
        ['Levar um prato ao vizinho que está sozinho ou à amiga sem tempo é jeito antigo de ajudar.'],
        ['Chame alguém para comer com você nesta semana. A comida pode ser simples, a companhia faz o resto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O valor de uma refeição bem servida: {topic}.',
        'Tempero, fogo e mesa: {topic}.',
        'Um pouco do que acontece antes {do topic}.',
      ],
      steps: [
        ['O prato tem os mesmos ingredientes de sempre e, ainda assim, em algumas mãos fica melhor. Muitos se perguntam por quê.', 'Em casa, o tempero costuma entrar todo no fim. O sal fica por cima, e o sabor não chega ao centro.'],
        ['Sal e temperos precisam de tempo e calor para entrar na comida. O refogado no começo constrói o sabor.'],
        ['Doure bem a cebola e o alho antes do resto, tempere em etapas e prove sempre antes de servir.'],
        ['Quem cozinha todo dia não mede com colher. Olha, cheira, prova e corrige, quase sem perceber.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de quem vive na cozinha: {topic}.',
        'Dica simples pra deixar {o topic} mais {gostoso/gostosa/gostosos/gostosas}.',
        'Cheiro de refogado e papo bom: {topic}.',
      ],
      steps: [
        ['Comida sem graça quase nunca é falta de tempero caro. Às vezes foi só pressa na cebola.'],
        ['O refogado é a base de tudo. Se a cebola não dourou, o sabor não tem de onde sair.'],
        ['Fogo médio, cebola até dourar, alho depois, que ele queima rápido. E prova antes de levar à mesa.'],
        ['A primeira colherada sou eu que dou, em pé, com a colher de pau. É o cargo de que eu mais gosto.'],
      ],
    },
    funny: {
      openings: [
        'Diálogos reais de cozinha: {topic}.',
        'Três pessoas em volta da panela: {topic}.',
        'Uma casa com fome e {topic}, em três atos.',
      ],
      steps: [
        ['O primeiro \'tá pronto?\' vem quando a água nem ferveu. A pessoa volta dois minutos depois com a mesma esperança.'],
        ['A fome aumenta com o cheiro, e o cheiro vem muito antes da comida. É um plano mal feito da natureza.'],
        ['Dê uma tarefa a quem pergunta: pôr a mesa, ralar o queijo, lavar a salada. A pergunta desaparece.'],
        ['Toda cozinha tem aquela colher de pau antiga, torta e escura. Ninguém pode jogar fora, e ninguém sabe o motivo.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho diário de alimentar gente: {topic}.',
        'Colher de pau e constância: {topic}.',
        'Quem cozinha todo dia sabe o que há por trás {do topic}.',
      ],
      steps: [
        ['Fazer comida todo dia é um trabalho que some em vinte minutos. No dia seguinte, recomeça.', 'Muita gente só percebe quanto trabalho havia quando vai morar por conta própria. A primeira panela de arroz queimado explica tudo.'],
        ['A mão aprende com a repetição: o tanto de sal, o barulho do óleo, a hora de baixar o fogo.'],
        ['Elogie quem cozinhou antes de pedir o sal. É um hábito pequeno, e quem está no fogão escuta.'],
        ['Panela no fogo é jeito de dizer \'fica mais um pouco\'. Em muitas casas, ninguém precisa falar mais nada.'],
      ],
    },
  },
}
