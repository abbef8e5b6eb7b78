import type { ProductType } from '../product-type.ts'

export const dogTraining: ProductType = {
  nouns: ['adestramento', 'adestramento de cães', 'adestramento de cachorro', 'adestramento de cachorros', 'adestramento canino', 'adestramento para cães', 'adestramento para cachorro', 'adestramento positivo', 'adestrador', 'adestradora', 'adestrador de cães', 'adestradora de cães'],
  asks: ['a idade e o porte do cachorro', 'o que o cachorro faz que preocupa', 'como é a rotina da casa'],
  questions: {
    sale: ['O que você gostaria que o seu cachorro aprendesse?', 'Seu cachorro puxa a guia ou passeia ao lado?'],
    content: ['Qual foi a maior arte do seu cachorro?', 'Seu cachorro atende pelo nome ou pelo barulho do pacote?'],
  },
  emojis: ['🐶', '🐾', '🦴'],
  hashtags: ['adestramento', 'adestramentodecaes', 'adestrador', 'adestramentopositivo', 'adestramentocanino', 'caes', 'cachorro'],
  sale: {
    professional: {
      openings: [
        'Entender o cachorro antes de pedir: {topic}.',
        'Passeio sem puxão, visita sem pulo: {topic}.',
        'Combinados claros entre você e o seu cão: {topic}.',
      ],
      steps: [
        ['A campainha toca, e o cachorro pula em quem entra. A visita sorri, segura a bolsa no alto e tenta chegar ao sofá.', 'No passeio, a guia vai esticada de poste em poste. Quem leva quem, já não se sabe.'],
        ['O cão repete o que dá resultado. Com prêmio na hora certa e sinais claros, ele entende o que a casa espera dele.'],
        ['Vale para filhotes que chegaram agora, para adultos com manias antigas e para cães adotados com história desconhecida.'],
        ['Conte a idade, a rotina e as situações difíceis, com detalhes. Toda a família deve participar dos combinados.'],
      ],
    },
    casual: {
      openings: [
        'Seu cachorro quer entender você: {topic}.',
        'Pra passear sem virar pipa: {topic}.',
        'Chega de chinelo mastigado: {topic}.',
      ],
      steps: [
        ['Você fala senta, o cachorro deita. Você fala fica, ele vem. E olha com uma cara tão feliz que dá dó corrigir.', 'O chinelo sumiu, o controle tem marca de dente e a visita só entra com você segurando a coleira.'],
        ['Cachorro não faz pra irritar, ele repete o que funcionou. Quando a gente muda o nosso jeito, ele muda o dele.'],
        ['Vale pra filhote, pra cachorro grande, pra adotado e pra aquele velhinho teimoso que a gente acha que não aprende.'],
        ['Me conta a idade, a rotina e o que o cachorro apronta. E chama todo mundo da casa, que o combinado é de todos.'],
      ],
    },
    funny: {
      openings: [
        'O chinelo esquerdo que descanse em paz: {topic}.',
        'Senta, deita, finge que não ouviu: {topic}.',
        'Seu cachorro já ensinou você direitinho: {topic}.',
      ],
      steps: [
        ['O cachorro late, você joga a bolinha. O cachorro late de novo, você joga mais longe. Alguém ali foi muito bem treinado.', 'Em casa o cachorro senta, dá a pata e faz pose. Diante da visita, esquece o português inteiro.'],
        ['Cachorro presta atenção em tudo, menos no que a gente diz três vezes seguidas. Ele espera a oferta melhorar.'],
        ['Vale para filhotes, adultos e para o cachorro pequeno que governa um apartamento e duas poltronas.'],
        ['Conte o que o cachorro faz e quem da família dá comida escondido debaixo da mesa. Sempre há um, e geralmente é o avô.'],
      ],
    },
    motivational: {
      openings: [
        'Paciência dos dois lados da guia: {topic}.',
        'Um passeio tranquilo se constrói: {topic}.',
        'Aprender a conversar com o seu cão: {topic}.',
      ],
      steps: [
        ['O cachorro adotado levou semanas para sair de debaixo da mesa. Hoje espera na porta, com a guia na boca.', 'Você acorda meia hora antes para passear com calma. Esse tempo merece um passeio em que os dois aproveitem.'],
        ['Treinar é repetir pouco e muitas vezes: cinco minutos, um prêmio, uma pausa. O progresso aparece quando ninguém está olhando.'],
        ['Crianças, avós e quem mora sozinho podem aprender os mesmos sinais. O cão entende melhor quando todos falam igual.'],
        ['Escolha um único combinado para começar, como esperar na porta. Um acerto firme abre caminho para os outros.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Repetir a ordem não ajuda: {topic}.',
        'O prêmio precisa chegar na hora: {topic}.',
        'Por que o cão pula nas pessoas: {topic}.',
      ],
      steps: [
        ['É comum dizer senta cinco vezes seguidas, cada vez mais alto. O cão aprende que só a quinta vale.', 'Quando o cachorro pula, muitos empurram, falam e olham. Para ele, os três são atenção, e é isso que buscava.'],
        ['O cão liga o que fez ao que veio logo em seguida. Um segundo de atraso já premia outra coisa.'],
        ['Diga uma vez, espere e recompense no instante certo. Se ele pular, vire de costas e dê atenção com as quatro patas no chão.'],
        ['Adestrar é, em boa parte, treinar gente. O cão costuma entender primeiro e espera os outros alcançarem.'],
      ],
    },
    casual: {
      openings: [
        'Fala uma vez só: {topic}.',
        'Pulou em você? Vira de costas: {topic}.',
        'Todo mundo da casa tem que falar igual: {topic}.',
      ],
      steps: [
        ['Senta, senta, senta, sentaaa. Aí o cachorro senta na quinta, e a gente dá o biscoito. Adivinha o que ele aprendeu?', 'Um fala desce, outro fala sai, a vó fala não pode. O cachorro fica olhando de um pro outro.'],
        ['Pro cachorro, vale o que vem logo depois. E palavra que muda toda hora é só barulho.'],
        ['Escolhe uma palavra, fala uma vez, espera e premia na hora. E cola um papel na geladeira pra família toda.'],
        ['O que eu gosto é do estalo. A orelha sobe, o cachorro olha pra você e dá pra ver que entendeu.'],
      ],
    },
    funny: {
      openings: [
        'A versão do cachorro sobre o sofá: {topic}.',
        'Quem ensinou quem, eis a pergunta: {topic}.',
        'O barulho do pacote vale por dez comandos: {topic}.',
      ],
      steps: [
        ['O cachorro não ouve o próprio nome a dois metros. O pacote de queijo, ele ouve do outro lado do quarteirão.', 'Proibido no sofá, o cachorro encosta uma pata, depois duas. Em uma semana, paga aluguel e escolhe o canal.'],
        ['Para um cão, quase funcionou é o mesmo que funcionou. Uma exceção no domingo vale pela semana inteira.'],
        ['Combine as regras com todos e cumpra até com visita. O cão identifica o membro mais fraco da família em um minuto.'],
        ['Quem adestra cães anda com petisco no bolso até em casamento. Os cachorros da festa sempre descobrem.'],
      ],
    },
    motivational: {
      openings: [
        'Cinco minutos, todos os dias: {topic}.',
        'Constância na ponta da guia: {topic}.',
        'O cão ensina a observar: {topic}.',
      ],
      steps: [
        ['Há dias em que o cão acerta tudo e outros em que parece esquecer. Os dois fazem parte do mesmo aprendizado.', 'Um cão com medo pede distância antes de carinho. Quem treina senta longe, espera e comemora cada passo.'],
        ['Antes do latido vêm a orelha, o olhar e o peso do corpo. Aprender a ver esses sinais leva tempo.'],
        ['Escreva o que o seu cão já sabe fazer. A lista surpreende, e mostra por onde continuar.'],
        ['No fim do treino, os dois estão cansados e olham para o mesmo lado. A guia fica frouxa no meio.'],
      ],
    },
  },
}
