import type { ProductType } from '../product-type.ts'

export const tubesAndTins: ProductType = {
  nouns: ['tubete', 'latinha personalizada'],
  asks: ['quantas pessoas são', 'o tema da festa', 'o que vai dentro'],
  questions: {
    sale: ['O que você colocaria dentro?', 'Quantos lugares vai ter a sua mesa?'],
    content: ['Você guarda para depois ou abre no caminho de casa?', 'Quem faz o controle de qualidade na hora de encher?'],
  },
  emojis: ['🍬', '🎉', '🎁'],
  hashtags: ['tubetes', 'tubete', 'tubetespersonalizados', 'latinhaspersonalizadas', 'latinhas', 'lembrancinhaspersonalizadas', 'papelariapersonalizada'],
  sale: {
    professional: {
      openings: [
        'Um mimo pequeno que completa a mesa: {topic}.',
        '{O topic} {dá/dão} cor à mesa e {vai/vão} embora com os convidados.',
        'Para cada lugar da mesa, um agrado: {topic}.',
      ],
      steps: [
        ['Os mimos em fileira formam um desenho que se vê da porta. No fim da festa, cada convidado leva um pedaço dele.', 'O convidado chega à mesa do bolo e o olho vai para as miudezas. São elas que deixam o cenário com cara de pronto.'],
        ['Enfeita a mesa durante a festa e vai para casa com o convidado. Vazio o recipiente, sobra lugar para clipes ou grampos.'],
        ['Vai bem na mesa do bolo, ao lado de cada prato ou numa bandeja perto da saída, para ninguém esquecer.'],
        ['Decida antes o que vai dentro e quantos lugares tem a mesa. Confeito miúdo rende bem mais do que bala grande.'],
      ],
    },
    casual: {
      openings: [
        'Aquele detalhe que arremata a mesa: {topic}.',
        'Eu paro tudo pra olhar {o topic} em fileira.',
        'Mesa do bolo pronta, só faltava {o topic}.',
      ],
      steps: [
        ['Sabe quando a mesa está linda, mas parece que falta um detalhe na frente do bolo? Quase sempre é essa fileira de mimos.', 'No fim da festa todo mundo passa pela mesa e pega o seu. E o seu às vezes são dois, a gente finge que não viu.'],
        ['É lembrancinha e decoração ao mesmo tempo. Fica na mesa enfeitando e depois vai embora na bolsa de alguém.'],
        ['Fica bonito na mesa do bolo, no lugar de cada pessoa, numa bandeja na saída. Onde puser, alguém para pra olhar.'],
        ['Me diz quantas pessoas são e o que você quer colocar dentro. Com isso a gente calcula direitinho, com uma sobra.'],
      ],
    },
    funny: {
      openings: [
        'Sumiço misterioso antes do parabéns: {topic}.',
        '{O topic} e a arte de beliscar sem ninguém ver.',
        'A mesa estava completa até chegarem os primos: {topic}.',
      ],
      steps: [
        ['A fileira era perfeita, vinte de cada lado. Depois da primeira passada dos primos, a simetria virou questão de opinião.', 'Quem diz que não gosta de doce costuma ser a pessoa com três mimos no bolso da calça. E um na mão.'],
        ['Tem tamanho de um punhado só, o que dá a ilusão de que não conta. Vinte punhados depois, ainda não conta.'],
        ['As crianças abrem na hora, os adultos guardam para depois. Depois, no caso, é o semáforo da esquina.'],
        ['Faça a conta dos convidados e acrescente os beliscadores. Você sabe quem são, e eles sabem que você sabe.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho mora nas miudezas da mesa: {topic}.',
        'Para fechar a mesa com carinho: {topic}.',
        '{O topic} para quem arruma a festa de pertinho.',
      ],
      steps: [
        ['Com a mesa quase pronta, alguém recua dois passos, volta e alinha tudo mais uma vez. Na foto, esse cuidado aparece.', 'A festa é feita de coisas grandes e de vinte coisas pequenas. São as pequenas que os convidados levam para casa.'],
        ['Um mimo individual diz que havia um lugar pensado para cada convidado. É pouco volume e muita atenção.'],
        ['Guarde um para o álbum ou para a caixa de memórias. Daqui a anos, ele conta o tema e a idade daquela festa.'],
        ['Escolha o conteúdo pensando em quem vem: muitas crianças, muitos avós, muitos amigos. O cuidado começa nessa pergunta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que colocar dentro e quanto rende: {topic}.',
        'Como alinhar {o topic} na mesa do bolo.',
        'Pequenas medidas que fazem diferença {no topic}.',
      ],
      steps: [
        ['Quem compra o recheio por quilo quase sempre erra a conta. Ou sobra confeito para o ano inteiro, ou faltam os últimos dez.'],
        ['O volume engana: confeito miúdo preenche todos os espaços, e bala grande deixa vãos. O mesmo peso rende quantidades bem diferentes.'],
        ['Encha um, pese o que coube e multiplique pelo total. Na mesa, agrupe por cor ou em fileiras retas.'],
        ['Antes da festa, cada peça passa pela mão várias vezes: encher, fechar, enfeitar, conferir. O convidado vê só a última etapa.'],
      ],
    },
    casual: {
      openings: [
        'A conta do confeito que ninguém acerta: {topic}.',
        'Um truque pra encher {o topic} sem derramar.',
        'Dá pra arrumar {o topic} em cinco minutos, olha.',
      ],
      steps: [
        ['A gente sempre acha que um pacote de confeito dá e sobra. Aí para no décimo segundo e sai correndo atrás de mais.'],
        ['É que o tamanho do doce muda tudo. O miudinho entra em cada vão, o grande deixa espaço, e o peso não avisa.'],
        ['Faz um funil com papel, enche um só e pesa. Multiplica pelo total e pronto, acabou o chute.'],
        ['Depois de tudo cheio, eu gosto de arrumar em fileira só pra olhar. Nem é hora da festa e já parece.'],
      ],
    },
    funny: {
      openings: [
        'O mistério do confeito embaixo da geladeira: {topic}.',
        'Metade para a mesa, metade para quem enche: {topic}.',
        'Na cozinha da família, enchendo {o topic}.',
      ],
      steps: [
        ['Na hora de encher, a família se divide em dois grupos: quem enche e quem faz o controle de qualidade.'],
        ['O controle de qualidade leva o trabalho a sério. Prova um de cada cor, e depois prova de novo, para ter certeza.'],
        ['Coloque uma bandeja com borda embaixo antes de começar. O que cair fica ali, ao alcance do controle de qualidade.'],
        ['A última peça da fila sempre sai meio vazia. Quem enche sorri, coloca na frente do bolo e não comenta.'],
      ],
    },
    motivational: {
      openings: [
        'A paciência de encher um por um: {topic}.',
        'Cor por cor, a mesa vai ficando pronta: {topic}.',
        'O trabalho que ninguém vê {no topic}.',
      ],
      steps: [
        ['Uma avó, duas primas e um saco de confeito em volta da mesa. Muita conversa boa de família aconteceu assim, na véspera da festa.'],
        ['O tempo passa diferente quando a mão trabalha e a boca conversa. Ninguém percebe que já foram cinquenta.'],
        ['Chame quem mora com você e dê uma tarefa a cada um. As crianças alinham muito bem, quando têm uma marca para seguir.'],
        ['Quem monta a mesa costuma ser quem menos aparece na foto. Peça para alguém tirar uma, ao lado da obra.'],
      ],
    },
  },
}
