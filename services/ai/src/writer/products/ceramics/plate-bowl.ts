import type { ProductType } from '../product-type.ts'

export const plateBowl: ProductType = {
  nouns: ['prato', 'prato de cerâmica', 'pratinho', 'tigela', 'tigela de cerâmica', 'tigelinha', 'bowl', 'cumbuca', 'cumbuca de barro', 'cumbuquinha', 'travessa', 'saladeira', 'petisqueira de cerâmica', 'sopeira', 'ramequim', 'louça de cerâmica', 'aparelho de jantar', 'jogo de pratos'],
  asks: ['quantas pessoas sentam à mesa', 'o que você mais gosta de servir', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['O que você serviria primeiro?', 'Quantas pessoas sentam na sua mesa?'],
    content: ['Quem lava a louça hoje na sua casa?', 'Você usa a louça boa ou guarda para a visita?'],
  },
  emojis: ['🍽️', '🥣', '🏺'],
  hashtags: ['ceramicautilitaria', 'loucadeceramica', 'pratosdeceramica', 'mesaposta', 'ceramicaartesanal', 'louca', 'bowldeceramica'],
  sale: {
    professional: {
      openings: [
        'A comida de sempre fica mais bonita à mesa: {topic}.',
        '{O topic} {valoriza/valorizam} o que você cozinhou.',
        'Pôr a mesa com {topic} muda a refeição.',
      ],
      steps: [
        ['O arroz é o de sempre, a salada também. Servidos com capricho, fazem a família comentar antes da primeira garfada.', 'Com ou sem visita, há dias em que dá vontade de arrumar a mesa. É aí que a louça faz diferença.'],
        ['A cerâmica tem peso e presença, e a comida se destaca nela. Vai bem no dia a dia e na mesa das visitas.'],
        ['É presente para quem cozinha bem, para quem está montando a casa e para quem gosta de reunir gente.'],
        ['Antes de escolher, pense no que você costuma servir e para quantas pessoas. Veja também a altura do armário.'],
      ],
    },
    casual: {
      openings: [
        'Até o ovo mexido fica chique com {topic}.',
        'A mesa já tá pedindo {topic}.',
        'Comida simples, mesa bonita: {topic}.',
      ],
      steps: [
        ['Sabe aquele almoço comum em que alguém diz que tá com cara de restaurante? A comida é a mesma, mudou o jeito de servir.', 'A gente cozinha com carinho e serve em qualquer coisa. Aí um dia põe a mesa direito e todo mundo senta mais cedo.'],
        ['Cerâmica tem um peso gostoso e faz a cor da comida aparecer. Não precisa guardar só pra visita, não.'],
        ['Serve pra quem ama cozinhar, pra quem tá de casa nova e pra quem vive chamando os amigos. É presente que vai pra mesa.'],
        ['Pensa no que você mais serve e em quanta gente come aí. E mede a prateleira do armário, que todo mundo esquece.'],
      ],
    },
    funny: {
      openings: [
        'O delivery também merece {topic}.',
        'A foto da comida vai melhorar com {topic}.',
        'Hoje a sobra da geladeira vai de gala: {topic}.',
      ],
      steps: [
        ['A comida veio do aplicativo, mas foi passada para uma louça bonita. Ninguém perguntou, e ninguém precisa contar.', 'Primeiro a foto, depois a garfada. Na família há quem reclame da demora, mas quer receber a foto no grupo.'],
        ['A cerâmica tem presença e faz a comida parecer pensada. Até o arroz de ontem ganha outra postura.'],
        ['Serve para quem cozinha, para quem esquenta e para quem recebe amigos dizendo que fez tudo sozinho.'],
        ['Pense em quantos comem na sua casa e some o vizinho que sente o cheiro. E veja se cabe no armário.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem cozinha e quer ver a mesa cheia: {topic}.',
        'O cuidado com a comida aparece {no topic}.',
        'Servir com gosto começa por {topic}.',
      ],
      steps: [
        ['Alguém pensou no cardápio, foi ao mercado e ficou em pé no fogão. Quando a mesa está posta, esse trabalho todo aparece.', 'Morar só e ainda assim pôr a mesa para si. É um jeito de dizer que a sua refeição também importa.'],
        ['Até chegar à mesa, cada peça passou pela água, pelo ar e pelo fogo. Por isso é tão firme na mão.'],
        ['É um bom presente para a primeira cozinha, para recém-casados e para quem sempre recebe a família.'],
        ['Comece pelo prato que você mais gosta de fazer. A forma certa é a que combina com ele e com a sua mesa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Riscos cinza na louça têm explicação: {topic}.',
        'Um cuidado com a temperatura {do topic}.',
        'Como guardar {o topic} sem lascar.',
      ],
      steps: [
        ['Aqueles riscos cinzentos que surgem na louça parecem desgaste. Muitas vezes é metal do talher que ficou na superfície.', 'Da geladeira direto para o calor, a cerâmica às vezes trinca com um estalo. Parece azar, mas tem causa.'],
        ['Uma parte da peça aquece antes da outra, e a cerâmica não acompanha. Já os riscos aparecem porque o esmalte é mais duro que o talher.'],
        ['Deixe a peça voltar à temperatura ambiente antes de aquecer. Para os riscos, pasta de bicarbonato e esponja macia.'],
        ['A base de uma peça conta como ela foi feita. Vire e procure a marca do torno, dos dedos ou do molde.'],
      ],
    },
    casual: {
      openings: [
        'Sua louça anda com risquinho cinza? Olha: {topic}.',
        'Um cuidado bobo que salva {o topic}.',
        'Saiu da geladeira? Espera um pouco com {o topic}.',
      ],
      steps: [
        ['Tirou da geladeira, botou no quente e ouviu um \'tec\'. Quem já passou por isso nunca mais esquece.'],
        ['A cerâmica não gosta de mudança brusca. Um pedaço esquenta, o outro ainda tá frio, e ela cede no meio.'],
        ['Deixa fora da geladeira uns minutos antes de esquentar. E pros risquinhos, bicarbonato com água e paciência.'],
        ['Vira uma peça de cabeça pra baixo e olha o fundo. É ali que ela conta como foi feita.'],
      ],
    },
    funny: {
      openings: [
        'Crônicas do escorredor de louça: {topic}.',
        'Quem lava {o topic} hoje?',
        'A pilha na pia e {o topic}.',
      ],
      steps: [
        ['Toda pilha de louça é uma obra de engenharia. Quem lava constrói, quem seca torce, e ninguém quer tirar a de baixo.'],
        ['Lasca quase sempre nasce na pressa, quando uma peça bate na borda da outra. A culpa nunca é de quem estava lavando.'],
        ['Ponha um guardanapo de papel entre uma peça e outra no armário. E use a louça boa hoje, que a visita é você.'],
        ['Nas casas de ceramistas, todos comem nas peças que saíram tortas. Ninguém reclama, e a sopa fica levemente inclinada.'],
      ],
    },
    motivational: {
      openings: [
        'A mesa posta num dia qualquer: {topic}.',
        'Use hoje o que você guardava: {topic}.',
        'A história de uma casa passa por {topic}.',
      ],
      steps: [
        ['Muitas famílias têm uma louça guardada para ocasiões especiais. Anos depois, ela está nova, e as ocasiões passaram.'],
        ['Ninguém se lembra do cardápio de uma refeição comum. O que fica é a mesa, quem estava e as risadas.'],
        ['Escolha a peça de que você mais gosta e traga do fundo do armário para a frente. Amanhã, use.'],
        ['Quando o forno de cerâmica esfria, ninguém sabe ainda o que vai encontrar. Abrir a porta é sempre um susto bom.'],
      ],
    },
  },
}
