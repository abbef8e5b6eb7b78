import type { ProductType } from '../product-type.ts'

export const coldBoards: ProductType = {
  nouns: ['tábua de frios', 'mesa de frios', 'tábua de queijos'],
  asks: ['quantas pessoas vêm', 'se é só petisco ou no lugar do jantar', 'se alguém não come algum item'],
  questions: {
    sale: ['Queijo forte ou suave?', 'Qual é o seu petisco preferido na mesa?'],
    content: ['Você janta ou só belisca?', 'Quem pega o último pedaço na sua turma?'],
  },
  emojis: ['🧀', '🍇', '🍷'],
  hashtags: ['tabuadefrios', 'mesadefrios', 'tabuadequeijos', 'tabuasdefrios', 'queijosevinhos', 'frios', 'grazingtable'],
  sale: {
    professional: {
      openings: [
        'Para receber com a mesa pronta: {topic}.',
        '{O topic} {convida/convidam} a ficar em volta e conversar.',
        'Um encontro entre amigos começa bem com {topic}.',
      ],
      steps: [
        ['Os convidados chegam aos poucos, e cada um já vai beliscando. Quando o último aparece, a conversa está pela metade.', 'Noite entre amigos, copos na mesa e ninguém com pressa de jantar. Comer aos poucos faz a noite render.'],
        ['A graça está na variedade: o salgado, o suave, o mais forte. Cada pessoa monta a própria mordida.'],
        ['{Vai/Vão} bem em aniversário pequeno, noivado, reunião de trabalho, noite de jogos e despedida de quem vai viajar.'],
        ['Diga se será entrada ou refeição. Como entrada, cerca de cem gramas por pessoa bastam, e como jantar, o dobro.'],
      ],
    },
    casual: {
      openings: [
        'Chama a turma e põe na mesa {topic}.',
        'Noite de petisco e conversa boa: {topic}.',
        'Eu sou a pessoa que não sai de perto {do topic}.',
      ],
      steps: [
        ['Sabe encontro em que ninguém quer panela, só ficar beliscando e falando da vida? É o meu tipo de noite.', 'Chegou a primeira amiga, já pegou um queijo. Chegou a segunda, puxou a cadeira. Ninguém sai dali tão cedo.'],
        ['O bom é misturar. Um pedacinho disso com um pouco daquilo, e cada um jura que a própria combinação é melhor.'],
        ['Combina com aniversário em casa, jantar a dois, noite de jogo e visita que avisa em cima da hora.'],
        ['Me conta quantos vêm e se vai ter jantar depois. Se for só petisco, precisa de mais, pode acreditar na minha palavra.'],
      ],
    },
    funny: {
      openings: [
        'Palito na mão, olho no queijo: {topic}.',
        'Três horas beliscando, e ninguém falou em jantar: {topic}.',
        'Guarda territorial em volta {do topic}.',
      ],
      steps: [
        ['Todo grupo tem alguém que se senta em frente ao queijo preferido e não se levanta nem para a foto.', 'A pessoa avisou às oito que não ia jantar, só beliscar. Às onze ela ainda cumpria a promessa.'],
        ['Pedacinho não parece comida, e ninguém conta quantos comeu. O queijo acaba sem que haja culpados.'],
        ['{Serve/Servem} para reunião chique e para fofoca de varanda. Na fofoca, claro, acaba bem mais rápido.'],
        ['Calcule por pessoa e acrescente quem chegou com fome. É fácil reconhecer: cumprimenta a tábua antes de você.'],
      ],
    },
    motivational: {
      openings: [
        'Uma noite sem fogão para quem recebe: {topic}.',
        'Reencontro bom pede mesa e {topic}.',
        'Ter tempo para os amigos à mesa, com {topic}.',
      ],
      steps: [
        ['Faz meses que o grupo tenta marcar. Conseguiu, enfim, e quem recebe também quer sentar e ouvir as novidades.', 'O casal decidiu comemorar em casa, com os irmãos e dois amigos. Mesa pequena, conversa grande.'],
        ['Cortar, dispor e combinar pede olho e paciência. Uma mesa bonita mostra que alguém pensou em cada canto.'],
        ['Também é um jeito cuidadoso de receber a família de quem você ama pela primeira vez. Há assunto e há o que servir.'],
        ['Pense em quem não come carne, em quem não bebe, em quem prefere suave. Todos devem achar alguma coisa na mesa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como dispor e servir {o topic}.',
        'Variedade, quantidade e temperatura: {topic}.',
        'O que faz uma boa mesa de petiscos, e o lugar {do topic}.',
      ],
      steps: [
        ['Saiu da geladeira direto para a mesa, e o queijo parece sem sabor. É um descuido comum nas reuniões.'],
        ['O frio esconde aroma e endurece a textura. E variedade sem contraste faz tudo parecer igual.'],
        ['Tire os queijos da geladeira meia hora antes e escolha texturas diferentes. Os frios saem só na hora de servir.'],
        ['Montar começa pelas peças maiores e termina nos espaços vazios. O preenchimento é o que dá a sensação de fartura.'],
      ],
    },
    casual: {
      openings: [
        'Papo de petisco: {topic}.',
        'Como eu gosto de arrumar {o topic}.',
        'Vai receber amigos? Lê isso antes: {topic}.',
      ],
      steps: [
        ['Já servi tudo gelado, direto da geladeira, e achei que o queijo era ruim. Coitado, ele só estava com frio.'],
        ['Gelado, o queijo não solta aroma. Passa meia hora fora e parece que virou outro.'],
        ['Tira o queijo trinta minutos antes e deixa os frios pra última hora. E põe uma faquinha pra cada queijo.'],
        ['Arrumar é meio quebra-cabeça. Vou pondo os grandes, depois os médios, e no fim preencho cada cantinho que sobrou.'],
      ],
    },
    funny: {
      openings: [
        'Sociologia dos petiscos: {topic}.',
        'Como se disputa o melhor queijo {do topic}.',
        'Atenção ao convidado da ponta {do topic}.',
      ],
      steps: [
        ['O convidado tímido fica perto da mesa para ter o que fazer com as mãos. No fim, foi quem mais comeu.'],
        ['Beliscar não tem início nem fim definidos. Sem prato, sem porção, a pessoa perde a conta e ganha a noite.'],
        ['Corte os queijos antes e em formatos diferentes. A ponta vira de todos, e a investigação se encerra.'],
        ['Sobra sempre um item sozinho na tábua, por educação. Quem arruma a cozinha sabe o que fazer com ele.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado de receber aparece {no topic}.',
        'Olho, mão e paciência: {topic}.',
        'Mesa montada com atenção: {topic}.',
      ],
      steps: [
        ['A primeira montagem fica com buracos e tudo escorrega para um lado. Na terceira, a mão já encontra o desenho.'],
        ['Alternar tamanhos e formas guia o olhar pela mesa. Por isso a mesma comida parece mais bonita quando bem disposta.'],
        ['Comece pelas peças grandes, em triângulo, e preencha o resto. Deixe espaço para a faca trabalhar.'],
        ['No fim da noite restam farelo, copos e conversa pela metade. Quem preparou a mesa pode olhar e sorrir.'],
      ],
    },
  },
}
