import type { ProductType } from '../product-type.ts'

export const leatherHat: ProductType = {
  nouns: ['chapéu de couro', 'chapéu de vaqueiro', 'chapéu de cangaceiro', 'chapéu de couro nordestino'],
  asks: ['a medida da cabeça', 'se é para usar ou para decorar', 'a cor que imaginou'],
  questions: {
    sale: ['Forró, rodeio ou dia a dia?', 'Aba reta ou virada?'],
    content: ['Quem na sua família sempre usou chapéu?', 'Qual festa pede chapéu na sua cidade?'],
  },
  emojis: ['🤠', '🌵', '🤎'],
  hashtags: ['chapeudecouro', 'chapeu', 'chapeudevaqueiro', 'vaqueiro', 'sertao', 'modacountry', 'forro', 'rodeio', 'chapeucountry', 'culturanordestina', 'festadopeao', 'boiadeiro', 'chapeus'],
  sale: {
    professional: {
      openings: [
        'Da lida para a festa, a mesma presença: {topic}.',
        '{O topic} {anuncia/anunciam} quem vem chegando.',
        'Raiz e estilo na cabeça: {topic}.',
      ],
      steps: [
        ['A sanfona começou, a poeira subiu, e alguém entra no salão de chapéu. Antes do nome, já se sabe de onde vem.', 'Na cavalgada, um bom chapéu faz sombra o dia inteiro. À noite, com a camisa passada, vai junto ao baile.'],
        ['A copa firme e a aba bem cortada dão presença ao rosto. O feitio muda de uma região para outra, e cada um se reconhece no seu.'],
        ['{Acompanha/Acompanham} o vaqueiro, o peão, o músico no palco e quem dança forró. Na parede, também {conta/contam} de onde a família veio.'],
        ['Meça a cabeça com fita, acima das orelhas, e pense na aba. Para montar, ela precisa proteger sem atrapalhar a visão.'],
      ],
    },
    casual: {
      openings: [
        'Bota o chapéu e puxa o forró: {topic}.',
        'Respeito à tradição e muito estilo: {topic}.',
        'Quem é do campo conhece: {topic}.',
      ],
      steps: [
        ['Sabe quando a pessoa bota o chapéu e muda até o jeito de andar? Eu vejo isso toda semana.', 'Camisa xadrez, bota limpa, cabelo penteado. Mas a roupa só fica pronta mesmo quando o chapéu entra.'],
        ['O que eu gosto é da firmeza da copa e do caimento da aba. Pega na mão e já dá vontade de experimentar.'],
        ['{Vai/Vão} no rodeio, no forró, na cavalgada, na festa junina. Pro pai que é do campo e pro filho que tá começando.'],
        ['Passa a fita na testa, acima da orelha, e me manda a medida. E conta se é pra lida ou pra festa.'],
      ],
    },
    funny: {
      openings: [
        'O dono saiu de casa um palmo mais alto: {topic}.',
        '{O topic} {dança/dançam} forró melhor do que o dono.',
        'O espelho do elevador cumprimentou {o topic}.',
      ],
      steps: [
        ['O primo da capital pôs o chapéu, enfiou o polegar no cinto e ficou parado na porta. Esperava uma música de filme.', 'No forró, os dois chapéus se encontraram antes do casal. A dança começou com um toque de abas e uma gargalhada.'],
        ['{Dá/Dão} sombra, estilo e assunto. Só não {dá/dão} ritmo, e isso o salão percebe na segunda música.'],
        ['{Serve/Servem} para o vaqueiro, para o sanfoneiro e para o tio que foi a um rodeio em 1996 e ainda conta.'],
        ['Meça a cabeça e treine o cumprimento de aba diante do espelho. A medida se acerta, a pose leva mais tempo.'],
      ],
    },
    motivational: {
      openings: [
        'Orgulho de onde se veio: {topic}.',
        'Sol, poeira e tradição: {topic}.',
        'Na cabeça de quem trabalha e celebra: {topic}.',
      ],
      steps: [
        ['O dia começou com cerca para consertar e termina com sanfona. Quem vive no campo conhece os dois lados.', 'O avô tirava o chapéu ao entrar em casa e pendurava no mesmo prego. O gesto ficou na família.'],
        ['Moldar a copa e firmar a aba pedem forma, umidade e tempo. O acerto aparece quando o chapéu fica em pé sozinho.'],
        ['É uma homenagem a quem criou os filhos na lida, a quem leva a cultura do interior para o palco e a quem sente falta da terra.'],
        ['Pense em quem vai usar e em que ocasião. Um bom chapéu acompanha a pessoa por muitos lugares.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Guardar com a copa para baixo: {topic}.',
        'Como limpar a poeira sem marcar {o topic}.',
        'Sol, chuva e carro fechado, o que evitar com {o topic}.',
      ],
      steps: [
        ['Muita gente apoia o chapéu sobre a aba. Em poucos dias, ela perde a curva e não volta sozinha.', 'Depois da chuva, o impulso é pôr para secar perto do fogo ou ao sol. O material encolhe e endurece.'],
        ['A aba foi moldada e guarda a posição em que descansa. O peso da copa, por cima, desfaz essa forma.'],
        ['Apoie com a copa para baixo ou pendure num gancho largo. Tire o pó com escova macia e seque sempre à sombra.'],
        ['Pegar pela aba, tirar ao entrar, guardar com cuidado: há um modo antigo de lidar com chapéus, e ele tem razão.'],
      ],
    },
    casual: {
      openings: [
        'Na mesa, copa pra baixo: {topic}.',
        'Pegou chuva na cavalgada? Calma com {o topic}.',
        'Meu jeito de cuidar {do topic}.',
      ],
      steps: [
        ['Chega em casa, joga em cima da mesa de qualquer jeito, e a aba vai entortando. Quase todo mundo faz isso.', 'Molhou na estrada? Pelo amor, não põe no painel do carro com sol. Vai sair de lá outro chapéu.'],
        ['Material que seca rápido demais encolhe. E aí o chapéu fica pulando lá em cima, sem entrar na cabeça.'],
        ['Copa pra baixo, sombra, e uma escovinha macia quando secar. Se amassou, ajeita enquanto ainda tá úmido.'],
        ['Eu acho que chapéu bem usado fica mais bonito. Pega o jeito de quem usa, até na dobrinha da aba.'],
      ],
    },
    funny: {
      openings: [
        'A etiqueta do chapéu para iniciantes: {topic}.',
        'Quem sentou em cima? Interrogatório sobre o caso: {topic}.',
        'O teto baixo do carro não esperava {o topic}.',
      ],
      steps: [
        ['O passageiro de trás não cabe no carro e viaja inclinado, como quem reflete. Foram duzentos quilômetros de reflexão.', 'No cinema, a fileira de trás pigarreou em coro. O dono pensou que era por causa do filme.'],
        ['O chapéu acrescenta um palmo à pessoa, e a pessoa se esquece disso. Portas, galhos e ventiladores lembram.'],
        ['Tire ao entrar em casa, no carro e à mesa. Ventilador de teto ligado exige atenção redobrada.'],
        ['A tradição manda tirar o chapéu para quem se admira. Na festa do interior, o braço cansa.'],
      ],
    },
    motivational: {
      openings: [
        'Na forma de madeira {nasce/nascem} {o topic}.',
        'O gesto de tirar o chapéu: {topic}.',
        'A memória de um lugar, levada na cabeça: {topic}.',
      ],
      steps: [
        ['Chapeleiros antigos reconheciam o dono pela copa, sem ver o rosto. Cada cabeça deixa a sua marca.', 'O aprendiz queima os dedos no vapor e entorta muitas abas. Um dia, a curva sai igual dos dois lados.'],
        ['O molde dá a forma, mas é a mão que ajusta os últimos milímetros. Esse ajuste é que assenta na testa.'],
        ['Guarde o chapéu de um avô num lugar arejado e conte a história aos netos. O objeto sozinho não fala.'],
        ['Há roupas que contam de onde a gente vem. Quem se orgulha da origem gosta de usá-las em dia de festa.'],
      ],
    },
  },
}
