import type { ProductType } from '../product-type.ts'

export const sieve: ProductType = {
  nouns: ['peneira', 'peneira de palha', 'peneira de taquara', 'peneira de bambu', 'peneira de arroz', 'peneira decorativa', 'peneira decorada', 'peneira pintada', 'urupema'],
  asks: ['onde vai ficar', 'o tamanho que imaginou', 'se é para decorar ou para servir'],
  questions: {
    sale: ['Na parede ou na mesa, onde você usaria?', 'Que canto da sua casa você enfeita em junho?'],
    content: ['Você já viu alguém abanar feijão na peneira?', 'O que a sua avó secava ao sol?'],
  },
  emojis: ['🌾', '🌽', '🧺'],
  hashtags: ['peneira', 'peneiradecorativa', 'peneiradepalha', 'urupema', 'decoracaorustica', 'festajunina', 'artesanatoempalha', 'paredesdecoradas', 'casadecampo', 'decoracaojunina'],
  sale: {
    professional: {
      openings: [
        'Da roça para a parede da sala: {topic}.',
        '{O topic} {traz/trazem} a lembrança do campo para dentro de casa.',
        'Trama redonda, muitos usos: {topic}.',
      ],
      steps: [
        ['A parede da cozinha está vazia, e um quadro parece demais. Algumas peneiras de tamanhos diferentes resolvem com simplicidade.', 'No café da tarde, as quitandas chegam à mesa sobre uma trama redonda, forrada com um pano. A visita já sorri antes de provar.'],
        ['O desenho da trama é bonito por si. De perto se vê cada tira passando por cima e por baixo da outra.'],
        ['{Vai/Vão} bem em casa de campo, em varanda, em restaurante de comida caseira e na decoração das festas de junho.'],
        ['Pense no lugar antes do tamanho. Na parede, um conjunto pede medidas variadas, e na mesa basta uma que caiba entre os pratos.'],
      ],
    },
    casual: {
      openings: [
        '{Tem/Têm} cheirinho de casa de vó: {topic}.',
        'Parede sem graça? Olha {o topic}.',
        'Pra festa junina e pro ano inteiro: {topic}.',
      ],
      steps: [
        ['Sabe aquela parede da cozinha que tá vazia desde a mudança? Põe umas peneiras e pronto, ganhou história.', 'Pão de queijo saindo do forno, pano xadrez por baixo, tudo na peneira. Nem precisa de prato bonito.'],
        ['Eu fico olhando a trama e pensando na paciência. Uma coisa tão simples, e chama atenção mesmo assim.'],
        ['Em junho {vira/viram} enfeite de festa, e no resto do ano {serve/servem} de fruteira, quadro ou cestinha de pão. Cada casa inventa um uso.'],
        ['Me fala se é pra parede ou pra mesa e quanto espaço você tem. Aí fica fácil pensar no tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Quem cresceu na roça já ouviu o barulho: {topic}.',
        '{O topic} {trocou/trocaram} o feijão pela decoração.',
        'Aposentadoria bem merecida, na parede da sala: {topic}.',
      ],
      steps: [
        ['A visita da cidade perguntou de que artista era aquela obra na parede. Era a peneira, que agradeceu e não quis dar entrevista.', 'O tio pegou a peneira para mostrar como se abanava feijão. Foram dois movimentos e vinte minutos varrendo a cozinha.'],
        ['A trama deixa passar o que é pequeno e segura o que interessa. Muita gente queria um filtro assim para o grupo da família.'],
        ['{Serve/Servem} de fruteira, de quadro e de chapéu improvisado em festa junina. Só não {convence/convencem} como guarda-chuva.'],
        ['Meça a parede e separe os pregos. Depois de pendurar a primeira, ninguém consegue parar em uma só.'],
      ],
    },
    motivational: {
      openings: [
        'Um trabalho antigo que continua bonito: {topic}.',
        'O que servia à colheita agora recebe a família: {topic}.',
        'Da despensa antiga para a vista de todos: {topic}.',
      ],
      steps: [
        ['Antes do almoço, alguém levantava a peneira contra o vento e a palha ia embora. Muita gente do campo ainda ouve esse som.', 'Quem saiu do interior costuma levar na mala um pedaço da casa. Uma trama redonda na parede já muda a cozinha nova.'],
        ['Tira por tira, a trama se fecha até sobrar só o vão certo. É uma medida que a mão conhece sem régua.'],
        ['É um agrado para quem tem raiz na roça, para quem montou a primeira cozinha e para quem recebe com mesa farta.'],
        ['Escolha um lugar por onde a família passa todos os dias. Lembrança boa merece ficar na altura dos olhos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Na parede ou na mesa, sem forçar a trama: {topic}.',
        'Como pendurar {o topic} sem marcar a trama.',
        'Da cozinha à festa de junho: {topic}.',
      ],
      steps: [
        ['É comum pendurar a peneira pelo meio da trama, com um prego só. Com o peso, as tiras cedem e o furo aumenta.', 'Na decoração, há quem junte muitas peças iguais em fila. A parede fica rígida, e a graça da trama se perde.'],
        ['A borda é a parte mais firme, pois é nela que as tiras se prendem. O centro aguenta menos.'],
        ['Pendure sempre pela borda e misture tamanhos, com espaço entre eles. Para servir, forre com pano antes de colocar os alimentos.'],
        ['Objetos de trabalho contam como se vivia numa casa. Pendurados na parede da cozinha, continuam contando.'],
      ],
    },
    casual: {
      openings: [
        'Pendura pela borda, viu? O papo é sobre {topic}.',
        'Ideias simples pra usar {o topic}.',
        'Junho tá sempre chegando: {topic}.',
      ],
      steps: [
        ['Muita gente compra pra festa junina e depois não sabe o que fazer. Aí vai pro fundo do armário até o outro ano.', 'Já vi gente prender com prego bem no meio da palha. Dá uma pena, porque ali é justo onde ela é mais frágil.'],
        ['A trama do meio é fininha e foi feita pra balançar leve. Quem segura tudo é o aro em volta.'],
        ['Passou a festa, tira a bandeirinha e põe fruta, pão ou chave. Pra limpar, escova seca e nada de molho.'],
        ['Eu gosto de objeto que trabalhou na roça e agora enfeita a casa. Tem mais assunto do que vaso de loja.'],
      ],
    },
    funny: {
      openings: [
        'Curso rápido para abanar feijão com {o topic}.',
        'Técnica, vento e uma vassoura por perto: {topic}.',
        'O movimento parece fácil: {topic}.',
      ],
      steps: [
        ['Quem sabe faz dois giros no ar e só a sujeira voa. Quem não sabe faz dois giros e só a sujeira fica.', 'A criança perguntou se era um tambor. O avô disse que não, mas tocou mesmo assim, para manter a dúvida.'],
        ['O segredo está no pulso e no vento, que empurra o que é leve. Sem vento, sobra ginástica.'],
        ['Comece no quintal, com pouca quantidade e longe da roupa estendida. O varal agradece muito.'],
        ['Na parede, uma peneira não exige técnica nenhuma. Deve ser por isso que tanta gente prefere a decoração.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto da roça que muita gente lembra: {topic}.',
        'O que se aprendia no terreiro: {topic}.',
        'A trama que separava a palha do grão: {topic}.',
      ],
      steps: [
        ['Há um som que quem cresceu no interior reconhece de longe: o grão batendo na trama e voltando.', 'Um objeto de trabalho parece comum até sumir da casa. Só depois a gente percebe quanta memória havia nele.'],
        ['Os utensílios de fibra eram feitos com o que crescia perto. Cada região usava a sua planta e o seu desenho de trama.'],
        ['Pergunte aos mais velhos da família o que se peneirava em casa. A resposta costuma vir com uma receita junto.'],
        ['Guardar um objeto antigo à vista é um modo de agradecer a quem trabalhou com ele.'],
      ],
    },
  },
}
