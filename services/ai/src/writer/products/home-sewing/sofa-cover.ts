import type { ProductType } from '../product-type.ts'

export const sofaCover: ProductType = {
  nouns: ['capa de sofá', 'capa de cadeira'],
  asks: ['as medidas', 'quantas peças você precisa', 'as cores do ambiente'],
  questions: {
    sale: ['Qual é a cor que você queria ver na sua sala?', 'Quem mais suja aí, a criança, o pet ou a visita?'],
    content: ['Quem tem lugar cativo na sua sala?', 'O que você já achou embaixo do assento?'],
  },
  emojis: ['🛋️', '🏠', '🧵'],
  hashtags: ['capadesofa', 'capaparasofa', 'capasdesofa', 'capadecadeira', 'saladeestar', 'capassobmedida', 'decoracaodesala'],
  sale: {
    professional: {
      openings: [
        '{O topic} para renovar sem trocar de móvel.',
        'O móvel de sempre com outra cara: {topic}.',
        'A sala muda de roupa com {o topic}.',
      ],
      steps: [
        ['O móvel é firme, o tamanho é bom, mas o tecido já viveu muito. Em vez de trocar tudo, dá para vestir de novo.', 'Criança com suco, cachorro que sobe, visita com café. Quem usa a sala de verdade sabe que tecido precisa de banho.'],
        ['O que se tira e se lava deixa a casa mais fácil de cuidar. E, de quebra, muda a cor do ambiente.'],
        ['Serve a quem tem bicho, a quem tem criança e a quem só enjoou da cor. Também salva móvel herdado.'],
        ['Meça largura, altura e profundidade, com o encosto e os braços, se houver. Uma foto de frente e outra de lado ajudam.'],
      ],
    },
    casual: {
      openings: [
        'A sala de cara nova e o móvel de sempre: {topic}.',
        'Olha {o topic} e me diz se não muda tudo.',
        'Deu ruim no tecido? Tem {topic}.',
      ],
      steps: [
        ['O móvel é bom, a gente gosta, mas aquela mancha do café fica olhando pra nossa cara toda noite. Dá pra resolver.', 'A gente vive na sala, com bicho, criança e pipoca. Tecido que não sai pra lavar não combina com essa vida.'],
        ['O que eu gosto é que dá pra tirar, lavar e pôr de novo. E quando a gente enjoa, é só trocar a cor.'],
        ['Serve pra móvel novo, pra conservar, e pra móvel velho, que ganha outra vida. O da avó fica lindo, por exemplo.'],
        ['Mede tudo direitinho, largura, altura e fundo, e tira uma foto. Com isso na mão, a gente conversa sobre a cor.'],
      ],
    },
    funny: {
      openings: [
        'Para a mancha que todo mundo finge não ver: {topic}.',
        '{O topic} e o gato que já escolheu o lugar.',
        'A visita derrubou o vinho, viva {o topic}.',
      ],
      steps: [
        ['A almofada está sempre no mesmo lugar, e ninguém pode mexer. Embaixo dela mora o molho de tomate do último aniversário.', 'O cachorro não sobe, todos juram. O pelo no assento discorda, e a marca das patinhas também.'],
        ['Sai, vai para a máquina, volta e finge que nada aconteceu. Quem dera tudo na família fosse assim.'],
        ['Para quem tem gato, criança ou primo que come churrasco na sala. O primo costuma ser o mais perigoso.'],
        ['Tire as medidas sem ninguém sentado. Pode ser difícil, porque o gato não sai, mas ele também precisa colaborar.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do que já se tem em casa: {topic}.',
        '{O topic} para um móvel cheio de história.',
        'Uma sala renovada sem sair do lugar: {topic}.',
      ],
      steps: [
        ['O móvel veio da casa da avó, e ninguém quer se desfazer. Com tecido novo, ele volta para o meio da sala.', 'A primeira casa se monta com o que se ganha, o que se herda e o que se ajeita. Aos poucos, tudo combina.'],
        ['Renovar o tecido é aproveitar a estrutura boa que está por baixo. O móvel ganha anos, e a sala ganha cor.'],
        ['Serve à casa cheia, que suja muito, e à casa quieta, que quer mudar. As duas voltam a gostar da sala.'],
        ['Escolha a cor pela parede e pelo chão, que não mudam. O resto pode ir acompanhando com calma.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Aspirar, lavar e conservar {o topic}.',
        'Pelos, migalhas e manchas {no topic}.',
        'Pequenos hábitos que conservam: {topic}.',
      ],
      steps: [
        ['Caiu café, e alguém esfregou com guardanapo. Agora a mancha é maior, e o tecido está com bolinhas naquele ponto.'],
        ['Esfregar abre a fibra e leva o líquido para dentro. E a sujeira seca gasta o tecido a cada vez que alguém senta.'],
        ['Aspire toda semana e, quando cair líquido, pressione um pano seco sem esfregar. Siga a etiqueta na hora de lavar.'],
        ['Lavar antes de aparentar sujeira conserva mais. Com uma data fixa no calendário, ninguém precisa decidir.'],
      ],
    },
    casual: {
      openings: [
        'O que mora nos cantinhos {do topic}?',
        'Expedição ao fundo do assento, com {o topic}.',
        'Dia de tirar, lavar e pôr de volta: {topic}.',
      ],
      steps: [
        ['Toda vez que eu tiro pra lavar, aparece um tesouro. Moeda, grampo, pipoca, e o controle que a gente jurava que tinha sumido.'],
        ['É que vai entrando tudo pelos cantos, devagarinho. E a pipoca, você sabe, sempre cai pra dentro.'],
        ['Antes de lavar, sacode lá fora, confere a etiqueta e tira pelo com luva de borracha úmida. Seca à sombra e bem esticado.'],
        ['Pôr de volta é um exercício, eu sei. Mas depois a gente senta, olha em volta e nem quer levantar.'],
      ],
    },
    funny: {
      openings: [
        'Lugares marcados e outras guerras da sala: {topic}.',
        'Quem manda na sala conhece {o topic}.',
        'O gato e {o topic}, um acordo impossível.',
      ],
      steps: [
        ['Cada um tem seu lugar na sala, e nenhum contrato foi assinado. Experimente sentar no do avô para ver a reunião.'],
        ['O lugar preferido é sempre o da pessoa que acabou de levantar. Ainda está quente, e a disputa dura três segundos.'],
        ['Para o gato, ponha o arranhador na frente do canto que ele escolheu, e não ao lado. Para o avô, não há solução.'],
        ['No fim do dia, a família inteira se aperta em dois lugares. Os outros estão reservados para quem tem quatro patas.'],
      ],
    },
    motivational: {
      openings: [
        'Tem muita conversa em volta {do topic}.',
        'Roupa nova para um móvel da família: {topic}.',
        'Reaproveitar o que é bom: {topic}.',
      ],
      steps: [
        ['Antigamente, móvel era para a vida. Quando o tecido gastava, alguém media, cortava e vestia tudo de novo.'],
        ['A estrutura dura mais que o pano, e por isso vale olhar por baixo. Muita peça boa é jogada fora pelo que se vê.'],
        ['Antes de descartar, veja se a estrutura está firme e se não range. Se estiver, o resto pode ser renovado.'],
        ['Depois de pronto, alguém senta e diz que parece outro. Mas o lugar preferido continua sendo o mesmo.'],
      ],
    },
  },
}
