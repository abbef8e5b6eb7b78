import type { ProductType } from '../product-type.ts'

export const bull: ProductType = {
  nouns: ['boi-bumbá', 'bumba meu boi', 'boi de mamão', 'boizinho de bumba meu boi', 'boneco de bumba meu boi', 'boi de bumba meu boi', 'miniatura de bumba meu boi', 'boi-bumbá de artesanato'],
  asks: ['o tamanho que imaginou', 'as cores preferidas', 'se é para decorar ou para uma festa'],
  questions: {
    sale: ['Fitas coloridas ou veludo bordado?', 'Em que canto da casa esse boi ficaria?'],
    content: ['Você já viu o boi dançar de perto?', 'Que festa popular é a cara da sua cidade?'],
  },
  emojis: ['🐂', '🎉', '🪅'],
  hashtags: ['bumbameuboi', 'boibumba', 'folclorebrasileiro', 'culturapopular', 'festapopular', 'artepopular', 'artesanatobrasileiro', 'saojoao', 'folclore', 'boidemamao'],
  sale: {
    professional: {
      openings: [
        'A festa do boi em forma de arte: {topic}.',
        '{O topic} {leva/levam} o brilho da festa popular para casa.',
        'Cor, fita e tradição brasileira: {topic}.',
      ],
      steps: [
        ['O tambor se ouve de longe, as fitas rodam, e o boi aparece no meio da roda. Quem já viu quer guardar um pedaço.', 'Na estante da sala, um boi enfeitado puxa conversa. A visita do Sul conta uma versão, a do Norte conta outra.'],
        ['O que chama a atenção é a mistura de cores, brilho e movimento. Mesmo parado, o boi parece pronto para entrar na roda.'],
        ['{Alegra/Alegram} a casa, a escola e a festa junina, e {agrada/agradam} a quem coleciona arte popular ou mora longe da terra natal.'],
        ['Diga onde vai ficar e se a ideia é decorar ou usar numa apresentação. O tamanho e o acabamento mudam bastante.'],
      ],
    },
    casual: {
      openings: [
        'Abre a roda que o boi chegou: {topic}.',
        'Fita, brilho e alegria: {topic}.',
        'Quem é da terra já sentiu saudade vendo {o topic}.',
      ],
      steps: [
        ['Sabe quando começa o tambor e a gente já vai chegando perto, mesmo sem saber a dança? Boi faz isso com qualquer um.', 'Tem gente que vê um boizinho enfeitado e começa a cantar na hora. Depois canta a família toda.'],
        ['O que eu amo é que cor nunca é demais. Quanto mais fita e mais brilho, mais bonito fica.'],
        ['{Vai/Vão} na estante, na escola, na mesa da festa junina. E pra quem saiu da terra é presente que mexe com o coração.'],
        ['Me conta se é pra enfeitar ou pra dançar na festa, e de que tamanho você imaginou.'],
      ],
    },
    funny: {
      openings: [
        '{Chegou/Chegaram} sem pasto e já {ocupou/ocuparam} a sala: {topic}.',
        '{O topic} não {come/comem} capim, mas {pede/pedem} plateia.',
        'Mais fita do que o armário da tia: {topic}.',
      ],
      steps: [
        ['O boi entrou na sala e o gato saiu. Eles ainda estão negociando quem fica com o tapete.', 'A tia disse que só ia olhar a apresentação. Em dois minutos, estava no meio da roda, sem bolsa e sem sapato.'],
        ['{Tem/Têm} brilho, fita e chifre. Num corpo só estão todos os acessórios que a família usa no Carnaval.'],
        ['{Serve/Servem} para a escola, para o arraial e para a estante do primo que aprendeu a dança e agora não para.'],
        ['Diga o tamanho e as cores, e deixe espaço em volta. Boi com fita ocupa mais lugar quando alguém começa a cantar.'],
      ],
    },
    motivational: {
      openings: [
        'Uma festa feita por muitas mãos: {topic}.',
        'O boi que a comunidade enfeita: {topic}.',
        'Para manter viva a brincadeira: {topic}.',
      ],
      steps: [
        ['Semanas antes da festa, há gente bordando, colando fita e ensaiando depois do trabalho. O boi começa a dançar ali.', 'A criança vê o boi pela primeira vez no colo do avô. Anos depois, é ela quem segura a fita.'],
        ['Cada fita e cada brilho foi posto por alguém. O colorido que se vê de longe é trabalho visto de perto.'],
        ['É um bom presente para professores, para quem estuda cultura popular e para quem levou a terra no coração.'],
        ['Pense na festa da sua infância e nas cores dela. Um boi pode ser maranhense, amazonense, catarinense ou só seu.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um boi, muitos nomes: {topic}.',
        'De norte a sul, as versões {do topic}.',
        'A história que a roda conta: {topic}.',
      ],
      steps: [
        ['Muita gente pensa que se trata de uma festa única. O boi, porém, muda de nome, de música e de época conforme o lugar.', 'É comum confundir a brincadeira do Maranhão com a de Parintins ou a de Santa Catarina. Cada uma tem o seu jeito.'],
        ['A base costuma ser a mesma história: o boi querido de uma fazenda morre e volta a viver, para alegria de todos.'],
        ['Ao falar do boi, diga de onde ele é: bumba meu boi no Maranhão, boi-bumbá na Amazônia, boi de mamão em Santa Catarina.'],
        ['Uma festa continua viva quando cada lugar a conta do seu modo. O boi aceita todos os sotaques.'],
      ],
    },
    casual: {
      openings: [
        'Qual é o nome do boi na sua terra? Hoje é dia de {topic}.',
        'Cada canto do Brasil tem o seu: {topic}.',
        'Muda o estado, muda a roda: {topic}.',
      ],
      steps: [
        ['Uma coisa que sempre confunde: o nome. Muda o estado, muda o boi, e todo mundo acha que o seu é o certo.', 'Tem quem pense que é só festa junina. Em muito lugar o boi dança em outra época, depende da região.'],
        ['É que a história viajou. Cada povo pegou o mesmo boi e botou a sua música, a sua fita e o seu tempero.'],
        ['Pergunta pros mais velhos como era o boi da terra deles. Eu já ouvi cada história boa assim.'],
        ['O que nunca muda é a roda. Tem gente cantando, tem criança na frente, e o boi no meio.'],
      ],
    },
    funny: {
      openings: [
        'Aula de dança com {topic}, traga água.',
        'O chifre ficou preso na bandeirinha: {topic}.',
        'Quem está embaixo do boi? Mistérios {do topic}.',
      ],
      steps: [
        ['Todo grupo tem alguém que ensaia só uma vez e na hora vai para o lado contrário. O público acha que é coreografia.', 'Na saída do ensaio, o boi tentou passar pela porta. O chifre ficou de um lado, a fita do outro, e a música seguiu.'],
        ['Quem vê a roda só enxerga o boi. Embaixo dele há alguém que não vê nada e confia muito no tambor.'],
        ['Se for dançar, aprenda primeiro a hora de parar. O resto o tambor ensina, e o vizinho de roda corrige com o cotovelo.'],
        ['No fim da noite, o boi vai embora e todos dizem que não dançam mais. Até ouvir o tambor outra vez.'],
      ],
    },
    motivational: {
      openings: [
        'A festa que se aprende no colo: {topic}.',
        'Bordar, ensaiar, dançar: o caminho {do topic}.',
        'Gente simples, festa grande: {topic}.',
      ],
      steps: [
        ['Muitos grupos ensaiam à noite, depois do expediente, com criança dormindo na cadeira. A festa é o resultado de meses.', 'O primeiro bordado do couro sai torto. No ano seguinte, quem errou já está ensinando o ponto a outra pessoa.'],
        ['Uma brincadeira de rua só continua se alguém guarda a toada, outro guarda o passo e outro guarda o bordado.'],
        ['Leve as crianças para ver um ensaio, e não só a apresentação. É nele que se entende como a festa se faz.'],
        ['As fitas desbotam, o tambor troca de mão e o boi volta. Volta porque alguém quis que voltasse.'],
      ],
    },
  },
}
