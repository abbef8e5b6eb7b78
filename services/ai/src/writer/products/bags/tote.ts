import type { ProductType } from '../product-type.ts'

export const tote: ProductType = {
  nouns: ['ecobag', 'sacola'],
  asks: ['o que você mais vai carregar', 'se prefere alça curta ou comprida', 'quantas você quer'],
  questions: {
    sale: ['O que você mais carrega, compras, livros ou um pouco de tudo?', 'Qual é a sua feira ou mercado de toda semana?'],
    content: ['Quantas sacolas tem na sua sacola de sacolas?', 'Quem aí já esqueceu a sacola em casa esta semana?'],
  },
  emojis: ['🛍️', '👜', '🌿'],
  hashtags: ['ecobag', 'ecobags', 'ecobagpersonalizada', 'sacolaretornavel', 'ecobagdetecido', 'totebag', 'sacola'],
  sale: {
    professional: {
      openings: [
        '{O topic} para levar as compras e o que mais aparecer.',
        'Sempre útil, da feira ao escritório: {topic}.',
        'Quem leva {topic} volta com as mãos livres.',
      ],
      steps: [
        ['Você entra para comprar pão e sai com fruta, café e uma revista. Na hora de carregar, uma sacola no ombro faz falta.', 'Livros para devolver, um casaco, o almoço e o caderno do curso. Há dias em que a bolsa de sempre fica pequena.'],
        ['É o tipo de peça que se usa muitas vezes. Cada ida às compras com ela é uma sacola descartável a menos na gaveta.'],
        ['Acompanha a feira, a faculdade, o passeio e a visita à família. Também é um presente útil, que dispensa saber tamanho.'],
        ['Pense no que vai carregar com mais frequência. Compras pedem espaço, e livros ou computador pedem que você confira as medidas.'],
      ],
    },
    casual: {
      openings: [
        'Eu deixo {o topic} sempre perto da porta.',
        'Pra voltar da feira sem malabarismo: {topic}.',
        'Leva {o topic} que sempre aparece o que carregar.',
      ],
      steps: [
        ['A gente vai comprar só um tomate e volta com seis coisas no braço. Com a sacola no ombro, sobra mão até pro celular.', 'Sabe aquele dia com muda de roupa, marmita e livro pra devolver? A bolsa não fecha, mas dá pra jogar tudo na sacola.'],
        ['O que eu gosto é da simplicidade. A gente pega, joga as coisas dentro, pendura no ombro e segue a vida.'],
        ['Vai pra feira, pra aula, pro trabalho, pra casa da mãe. E volta da casa da mãe mais cheia do que foi.'],
        ['Vale pensar no uso principal antes de escolher. Se for pra feira toda semana, a medida e a alça contam bastante.'],
      ],
    },
    funny: {
      openings: [
        'Fui comprar um limão e levei {o topic}.',
        'Para enfim aposentar a sacola das sacolas: {topic}.',
        '{O topic} porque dois braços nunca bastam.',
      ],
      steps: [
        ['Entrou no mercado sem cesta, porque era só leite. Agora equilibra leite, pão, melancia e dignidade até o caixa, sem derrubar nada.', 'Toda casa tem uma sacola cheia de sacolas, e dentro dela, mais sacolas. Os cientistas ainda não chegaram ao fim.'],
        ['A grande qualidade é não fazer perguntas. Entra alface, livro, guarda-chuva, tênis, e ninguém precisa explicar por que está tudo junto.'],
        ['Perfeita para quem vai à casa da avó de mãos vazias. Na volta, são quatro potes, e nenhum deles é opcional.'],
        ['Antes de escolher, pense no tamanho das suas compras de impulso. Some uma melancia por precaução e confira a alça.'],
      ],
    },
    motivational: {
      openings: [
        'Um hábito bom que se leva no ombro: {topic}.',
        '{O topic} para quem faz a sua parte nas compras.',
        'Leve {o topic} e diga que não precisa de sacolinha.',
      ],
      steps: [
        ['No caixa, você diz que trouxe a sua e começa a guardar as compras. É um gesto rápido, que já virou parte do dia.', 'Quem leva a semana inteira no ombro, do trabalho para a aula e da aula para casa, precisa de espaço para tudo isso.'],
        ['Uma sacola que se usa de novo vale por muitas que iriam para o lixo. A conta cresce a cada ida às compras.'],
        ['Dá um bom presente para quem está mudando de hábitos em casa. Quem ganha usa na mesma semana e lembra de você.'],
        ['Pense onde ela vai morar, se no carro, na bolsa ou perto da porta. Isso ajuda a decidir o tamanho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como manter {o topic} sempre em bom uso.',
        'Um cuidado que muita gente esquece: {topic}.',
        '{O topic} também {precisa/precisam} de limpeza.',
      ],
      steps: [
        ['A sacola carrega verdura, pacote de carne e fruta madura, e depois volta para o gancho. Lavar quase nunca entra na lista.', 'Uma folha esquecida, um pouco de terra, a umidade da garrafa gelada. Depois da feira, sempre fica alguma coisa no fundo.'],
        ['Restos de alimento e umidade deixam manchas e cheiro. Quanto mais tempo ficam ali, mais difícil é tirar depois.'],
        ['Sacuda depois de cada compra e limpe o fundo com pano úmido. Se puder ser lavada, seque à sombra, bem aberta, antes de dobrar.'],
        ['Ter uma para alimentos e outra para o resto facilita a vida. Cada uma com sua função, e nenhuma surpresa no fundo.'],
      ],
    },
    casual: {
      openings: [
        'Uma coisa sobre {o topic} que quase todo mundo vive.',
        'O truque pra não esquecer mais em casa: {topic}.',
        'Quem nunca chegou no mercado sem {o topic}?',
      ],
      steps: [
        ['A gente tem sacola em casa, no armário, na gaveta. Aí chega no caixa e cadê, ficou tudo pendurado atrás da porta.', 'Todo mundo começa animado, leva a sacola uma semana e depois esquece. Comigo também já foi assim, pode acreditar.'],
        ['É que depois de guardar as compras a sacola fica na cozinha. E de lá não volta sozinha pra bolsa nem pro carro.'],
        ['O que funciona é dobrar na mesma hora e deixar junto da chave. Outra vai dobradinha na bolsa, pra compra de surpresa.'],
        ['Em poucas semanas vira costume. E a gaveta de sacolinhas, aquela que não fecha mais, vai esvaziando aos poucos.'],
      ],
    },
    funny: {
      openings: [
        'A grande invenção que sempre fica em casa: {topic}.',
        'Todo mundo tem {topic}, ninguém acha na hora.',
        'Precisamos conversar sobre {o topic}.',
      ],
      steps: [
        ['A fila anda, o caixa pergunta se precisa de sacola, e você lembra exatamente do gancho onde deixou a sua. Em casa.'],
        ['O problema é o caminho de volta. A sacola sabe sair de casa, mas depois das compras resolve morar em cima da geladeira.'],
        ['Dobre e pendure na maçaneta, em cima da chave. Assim, só sai sem ela quem conseguir sair sem abrir a porta.'],
        ['E se mesmo assim esquecer, sobra o método clássico. Tudo nos braços, o pão no queixo e muita concentração até em casa.'],
      ],
    },
    motivational: {
      openings: [
        'Pequeno hábito, muitas sacolinhas a menos: {topic}.',
        'Dá para criar o costume de levar {o topic}.',
        'A mudança de hábito começa com {o topic} perto da porta.',
      ],
      steps: [
        ['Quem começou a levar sacola de casa esqueceu várias vezes no início. A maioria voltou do portão para buscar, e assim pegou o costume.', 'Mudar um costume da casa dá trabalho, mesmo um bem pequeno. Nas primeiras semanas, a sacola fica no gancho e a gente no mercado.'],
        ['Um hábito pega quando se apoia em outro que já existe. Você nunca sai sem a chave, e a sacola pode sair junto.'],
        ['Deixe uma no lugar da chave, outra no trabalho ou no carro. Depois das compras, a primeira coisa a guardar é a sacola.'],
        ['Daqui a um mês, você já pega sem pensar. E alguém na fila, vendo a sua, lembra da que ficou em casa.'],
      ],
    },
  },
}
