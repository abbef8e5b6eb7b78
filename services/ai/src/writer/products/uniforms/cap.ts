import type { ProductType } from '../product-type.ts'

export const cap: ProductType = {
  nouns: ['boné', 'boné personalizado'],
  asks: ['se prefere aba reta ou curva', 'a cor', 'quantos você quer'],
  questions: {
    sale: ['Aba reta ou aba curva?', 'É pra você ou pra turma toda?'],
    content: ['Quantos bonés você tem e quantos usa de verdade?', 'Quem já procurou o boné que estava na cabeça?'],
  },
  emojis: ['🧢', '☀️', '✨'],
  hashtags: ['bone', 'bones', 'bonepersonalizado', 'bonespersonalizados', 'bonesestampados', 'boneestiloso', 'boneestampado'],
  sale: {
    professional: {
      openings: [
        '{O topic} para completar a roupa de todo dia.',
        'Sol, rua e passeio pedem {topic}.',
        'Perto da porta, à mão para sair: {topic}.',
      ],
      steps: [
        ['A chave, o celular e o boné no gancho da entrada. Muita gente não sai de casa sem os três.', 'Sol alto, caminhada marcada e o cabelo que não colaborou. Um boné resolve duas dessas coisas de uma vez.'],
        ['É uma peça pequena, que fica na altura dos olhos de todo mundo. Por isso diz tanto de quem usa.'],
        ['Acompanha o passeio, o esporte, o trabalho ao ar livre e a turma reunida. É um presente fácil de acertar.'],
        ['Veja o tipo de regulagem e a curva da aba que prefere. Para um grupo, confirme a quantidade e decida a cor em conjunto.'],
      ],
    },
    casual: {
      openings: [
        'Bota {o topic} e bora pra rua.',
        'Pro cabelo que acordou diferente: {topic}.',
        'Olha {o topic} e pensa no próximo passeio.',
      ],
      steps: [
        ['Tem dia que o cabelo acorda com vontade própria. A gente olha, para de discutir e pega o boné.', 'Dia de sol, passeio, feira ou jogo. Eu já deixo o boné pendurado na porta, pra não ter que voltar da esquina.'],
        ['O boné muda a roupa em dois segundos. Camiseta e calça de sempre, põe na cabeça e parece que foi pensado.'],
        ['Serve pra turma, pro time, pro trabalho na rua e pra dar de presente. Quase todo mundo usa ou pega emprestado.'],
        ['Me fala se gosta de aba reta ou curva e como prefere a regulagem. Se for pra turma, conta quantos são.'],
      ],
    },
    funny: {
      openings: [
        'Solução imediata para o cabelo de hoje: {topic}.',
        '{O topic} para o sol e para a preguiça de pente.',
        'Ninguém precisa saber o que há debaixo {do topic}.',
      ],
      steps: [
        ['O cabelo dormiu de um lado e acordou dos dois. Não há tempo para negociação, e o boné entra em campo.', 'Você procurou o boné na casa toda, no carro e no varal. Ele estava na sua cabeça, e ninguém avisou.'],
        ['É a peça que mais rápido arruma uma pessoa. Tira-se o pente da história, abaixa-se a aba e o dia começa.'],
        ['Para o passeio, para o jogo e para o churrasco, onde vai terminar na cabeça de um primo.'],
        ['Escolha a aba, confira a regulagem e combine com a família que aquele é seu. Boa sorte na última parte.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem trabalha e vive ao ar livre: {topic}.',
        '{O topic} para sair cedo, com o dia todo pela frente.',
        'Um grupo na rua se reconhece com {topic}.',
      ],
      steps: [
        ['Feira montada às seis, sol subindo e muita gente para atender. Quem trabalha na rua sabe o valor de uma aba.', 'A caminhada da manhã começou com uma volta na quadra. Hoje já são cinco, com o mesmo boné.'],
        ['Um bom boné se molda a quem usa e acompanha anos de rua. Quem se acostuma com um não quer outro.'],
        ['Serve ao trabalho, ao treino, ao time do bairro e ao passeio. De presente, agrada a quem vive fora de casa.'],
        ['Pense em quem vai usar e em quantas horas por dia. Regulagem e aba contam mais do que parece.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem deformar a aba.',
        'Suor, aba e secagem: {topic}.',
        'Um cuidado simples que conserva {o topic}.',
      ],
      steps: [
        ['O boné foi para a máquina e voltou com a aba torta. Depois disso, nunca mais assentou como antes.'],
        ['A aba tem um recheio firme, que a máquina dobra e a água quente amolece. Alguns, mais antigos, têm papelão por dentro.'],
        ['Lave à mão em água fria, com escova macia e sabão neutro na faixa interna. Seque à sombra, sobre uma tigela virada.'],
        ['Guarde sem empilhar peso por cima. Um gancho ou uma prateleira larga mantêm a forma por mais tempo.'],
      ],
    },
    casual: {
      openings: [
        'Todo mundo tem um preferido: {topic}.',
        'Quem não sai sem ele vai entender: {topic}.',
        'A gente se apega {ao topic}, né?',
      ],
      steps: [
        ['Pode ter dez no gancho que a mão vai sempre no mesmo. Os outros tão lá de enfeite, coitados.'],
        ['É que boné pega o jeito da cabeça da gente. A aba curva do lado certo, e o tecido amacia com o uso.'],
        ['Pra durar, evita pegar sempre pela aba e não deixa no painel do carro. O sol desbota e resseca rapidinho.'],
        ['E faz um rodízio, nem que seja de dois. O favorito descansa um pouco, e os outros ganham chance.'],
      ],
    },
    funny: {
      openings: [
        'Onde foi parar {o topic}, parte doze.',
        'Está na sua cabeça: {topic}.',
        'O mistério {do topic} que some no churrasco.',
      ],
      steps: [
        ['No churrasco, o boné sai da cabeça do dono às duas. Às cinco, já foi visto em um tio, numa criança e no cachorro.'],
        ['Boné é a peça que mais troca de cabeça numa festa. Basta ficar três minutos sobre a mesa para virar de todos.'],
        ['Escreva o nome na faixa de dentro, com caneta de tecido. Não impede o empréstimo, mas ajuda no tribunal.'],
        ['Nas fotos do dia, o boné aparece em oito pessoas. O dono, de testa vermelha, aparece em uma, procurando.'],
      ],
    },
    motivational: {
      openings: [
        'Um objeto que acompanha a gente na rua: {topic}.',
        'Histórias que cabem debaixo da aba: {topic}.',
        'O tempo deixa marcas {no topic}.',
      ],
      steps: [
        ['O avô tinha um boné de ir à roça e outro de ir à cidade. O da roça era o que todos queriam herdar.', 'No gancho da entrada, dá para saber pelo desgaste qual boné foi a viagens, a jogos e a pescarias.'],
        ['O que se usa todo dia vai ficando com o formato da gente. Por isso custa tanto trocar por um novo.'],
        ['Se tiver um boné assim em casa, limpe à mão, seque à sombra e guarde longe da luz. Anote de quem foi.'],
        ['Um dia, alguém mais novo põe o boné na cabeça e ri, porque fica grande. Depois, vai crescendo dentro dele.'],
      ],
    },
  },
}
