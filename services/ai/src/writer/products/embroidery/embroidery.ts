import type { ProductType } from '../product-type.ts'

export const embroidery: ProductType = {
  nouns: ['bordado', 'bordadinho', 'bordado livre'],
  asks: ['em que peça vai o bordado', 'o desenho que você imagina', 'as cores da linha'],
  questions: {
    sale: ['Que desenho você gostaria de ver bordado?', 'Flor, bicho ou letra: o que você escolheria?'],
    content: ['Quem bordava na sua família?', 'Você já tentou bordar alguma coisa?'],
  },
  emojis: ['🪡', '🧵', '💛'],
  hashtags: ['bordado', 'bordados', 'bordadolivre', 'bordadobrasileiro', 'bordar', 'bordadeira', 'embroidery'],
  sale: {
    professional: {
      openings: [
        'Linha, agulha e um desenho escolhido com calma: {topic}.',
        '{O topic} {muda/mudam} a peça mais simples.',
        'Um detalhe que convida a olhar de perto: {topic}.',
      ],
      steps: [
        ['A peça era lisa, dessas em que ninguém repara. Com um bordado no lugar certo, todos querem ver de perto.', 'Na hora de dar um presente, o difícil é fugir do que todo mundo dá. Um bordado mostra que houve cuidado na escolha.'],
        ['Cada cor é um fio que entrou e saiu do tecido. O relevo se vê com a luz e se sente com o dedo.'],
        ['Combina com nascimento, casamento, casa nova e também com o dia comum. Muda o desenho, e a técnica acompanha.'],
        ['Antes de escolher, pense no tecido e na cor da linha. Um bom contraste faz o desenho aparecer de longe.'],
      ],
    },
    casual: {
      openings: [
        'Olha de pertinho cada ponto: {topic}.',
        '{O topic} {dá/dão} outra graça ao tecido liso.',
        'Linha colorida e mão com calma: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente passa o dedo num bordado sem nem perceber? Todo mundo faz isso, até quem diz que não liga.', 'A gente dá o presente e a pessoa vira, olha o ponto, olha o avesso e só depois agradece. Com bordado é sempre assim.'],
        ['É fio por cima de fio, cor por cima de cor. De longe parece pintura, de perto a gente vê cada ponto.'],
        ['Pra bebê que vai nascer, pra quem casa, pra quem mudou de casa. E pra gente mesmo, num dia qualquer.'],
        ['Me conta o desenho que você imagina e onde ele vai ficar. Se tiver uma foto de referência, ajuda muito.'],
      ],
    },
    funny: {
      openings: [
        'Só olhar não vale, todo mundo passa o dedo: {topic}.',
        '{O topic} {passa/passam} até pela inspeção das tias.',
        'A visita vai querer ver o avesso: {topic}.',
      ],
      steps: [
        ['A visita pega, elogia e vira do avesso em três segundos. É um reflexo nacional, ninguém ensinou e todo mundo sabe.', 'Era uma peça lisa que ninguém disputava. Ganhou um bordado e agora tem três donos na mesma família.'],
        ['São dezenas de cores na caixa de linhas. Para fazer uma folhinha verde, quem borda experimenta nove.'],
        ['Para a amiga detalhista, para a sogra que entende do assunto e para quem jura que está comprando para dar de presente.'],
        ['Escolha o desenho com carinho e confira duas vezes. No bordado, desfazer leva o dobro do tempo e o triplo do café.'],
      ],
    },
    motivational: {
      openings: [
        'Um ponto depois do outro: {topic}.',
        '{O topic} {mostra/mostram} o cuidado de quem fez.',
        'Para presentear com tempo e atenção: {topic}.',
      ],
      steps: [
        ['Quem recebe um bordado costuma passar o dedo antes de agradecer. É um presente que se olha de perto e se guarda.', 'Uma data importante passa depressa. O bordado fica na casa e faz lembrar do dia por muitos anos.'],
        ['Cada ponto ocupa poucos milímetros e precisa cair no lugar certo. É a soma deles que faz a figura aparecer.'],
        ['Para quem casa, para quem espera um bebê e para quem repara no trabalho das mãos.'],
        ['Pense no que a pessoa gosta de verdade e leve essa ideia para o desenho. O presente já nasce com a cara dela.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e passar {o topic}.',
        'O que se aprende olhando o avesso: {topic}.',
        'Cuidados que preservam {o topic}.',
      ],
      steps: [
        ['Uma dúvida frequente é como lavar uma peça bordada. Por receio, muita gente deixa guardada e prefere nem usar.', 'Ao passar a ferro, é comum encostar direto sobre o desenho. O relevo se achata, e o trabalho perde a graça.'],
        ['Os fios ficam acima do tecido, e por isso sofrem mais com atrito e calor. Algumas cores ainda soltam tinta na água quente.'],
        ['Lave em água fria com sabão neutro, sem deixar de molho. Passe pelo avesso, com uma toalha dobrada por baixo.'],
        ['Antes do primeiro ponto, quem faz risca, escolhe as linhas e testa num retalho. A parte visível vem só depois.'],
      ],
    },
    casual: {
      openings: [
        'O ferro e {o topic}, uma conversa necessária.',
        'Medo de lavar? Vem ler isto: {topic}.',
        'Um papo sobre avesso, linha e {topic}.',
      ],
      steps: [
        ['Passou o ferro por cima e o desenho ficou chapadinho? Acontece em quase toda casa, e dá pra evitar.'],
        ['A linha fica por cima do tecido, então tudo esbarra nela. Calor amassa o relevo e água quente pode soltar a cor.'],
        ['Água fria, sabão neutro e nada de torcer. O ferro vai pelo avesso, com uma toalha dobrada embaixo do desenho.'],
        ['Antes de começar eu testo as cores num retalho. O que parecia lindo na caixa às vezes some no tecido.'],
      ],
    },
    funny: {
      openings: [
        'Assunto delicado, o avesso {do topic}.',
        'Cadê a agulha que estava aqui? Bastidores: {topic}.',
        'O que ninguém conta sobre fazer {topic}.',
      ],
      steps: [
        ['Existem dois tipos de avesso: o que se mostra com orgulho e o que se explica antes de alguém perguntar.'],
        ['A linha dá nó quando percebe que falta pouco. Quem borda já sabe e finge que ainda falta muito.'],
        ['Corte o fio no tamanho do braço, nunca mais comprido. Fio longo economiza uma troca e cobra três nós.'],
        ['A família aprendeu a bater na almofada antes de sentar. Agulha perdida em casa de bordadeira é questão de tempo.'],
      ],
    },
    motivational: {
      openings: [
        'Do risco ao desenho pronto: {topic}.',
        'Quem faz {o topic} aprende a olhar de perto.',
        'Uma cor por vez, até aparecer a figura: {topic}.',
      ],
      steps: [
        ['Muita gente pegou a agulha pela primeira vez ao lado de alguém da família. A linha vinha sempre comprida demais.', 'No começo, o desenho é um risco quase apagado no tecido. Depois de algumas noites, a primeira folha já tem cor.'],
        ['Bordar é repetir um gesto curto muitas vezes. A mão melhora sem avisar, e o ponto começa a sair igual.'],
        ['Se quer começar, use um tecido de algodão, uma agulha e o ponto atrás. Um contorno simples já ensina muito.'],
        ['Arrematada a última linha, quem fez olha de longe, depois de perto, e ainda passa o dedo para conferir.'],
      ],
    },
  },
}
