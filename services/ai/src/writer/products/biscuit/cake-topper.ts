import type { ProductType } from '../product-type.ts'

export const cakeTopper: ProductType = {
  nouns: ['topo de bolo de biscuit', 'topo de bolo em biscuit', 'topo de biscuit', 'topo em biscuit', 'topinho de biscuit'],
  asks: ['o tema da festa', 'a data do parabéns', 'o tamanho do bolo'],
  questions: {
    sale: ['Qual é o tema da próxima festa aí em casa?', 'Quem é a próxima pessoa a soprar velinha na sua família?'],
    content: ['Você guarda o topo do bolo depois da festa?', 'De qual bolo de aniversário você nunca esqueceu?'],
  },
  emojis: ['🎂', '🎉', '🎨'],
  hashtags: ['topodebolo', 'topodebolobiscuit', 'topodebolodebiscuit', 'biscuit', 'topodebolopersonalizado', 'biscuitpersonalizado', 'toposdebolo'],
  sale: {
    professional: {
      openings: [
        'O bolo da sua festa fica completo com {topic}.',
        '{O topic} {recebe/recebem} o primeiro olhar dos convidados.',
        'O detalhe que termina a decoração do bolo: {topic}.',
      ],
      steps: [
        ['Antes do parabéns, os convidados se aproximam da mesa para fotografar o bolo. O topo é o ponto que aparece em todas as fotos.', 'A mesa já está arrumada e falta só uma coisa no alto do bolo. É ali que a festa mostra qual é o tema.'],
        ['O biscuit endurece depois de modelado e conserva a forma. Quando o bolo acaba, o topo continua e vira lembrança na estante.'],
        ['Mesmo um bolo simples, de cobertura lisa, muda de aparência com um topo. Serve para a festa grande e para o parabéns em casa.'],
        ['Antes de escolher, veja com a confeitaria o diâmetro e a altura do bolo. Com essas medidas, o topo fica na proporção certa.'],
      ],
    },
    casual: {
      openings: [
        'Olha o que vai em cima do bolo: {topic}.',
        'Se tem bolo, tem que ter {topic}.',
        'A festa já começa a aparecer com {o topic}.',
      ],
      steps: [
        ['Sabe aquela hora em que todo mundo chega perto da mesa pra tirar foto? É pro topo do bolo que a câmera vai primeiro.', 'Você resolveu o bolo, os doces e os balões. Agora falta aquilo que faz o pessoal olhar pra mesa e dizer que ficou lindo.'],
        ['O bom do biscuit é que ele não vai embora com o bolo. A festa termina e o topo ganha lugar no quarto ou na sala.'],
        ['E não precisa ser festa grande. Um bolo caseiro com um topo em cima já deixa o parabéns da família com outra cara.'],
        ['Uma dica antes de pedir: pergunta o tamanho do bolo pra quem vai fazer. O topo precisa caber em cima sem sumir nem sobrar.'],
      ],
    },
    funny: {
      openings: [
        'Na festa, só isto não corre o risco de ser comido: {topic}.',
        'O bolo some, {o topic} {fica/ficam}.',
        'Dedo na cobertura ninguém perdoa, mas {no topic} ninguém mexe.',
      ],
      steps: [
        ['Em toda festa tem alguém que passa o dedo na cobertura antes do parabéns. Do alto do bolo, o topo vê tudo e não conta.', 'O parabéns nem acabou e já tem tia perguntando quem vai ficar com o topo. O bolo, pelo visto, é só o acompanhamento.'],
        ['Biscuit é massa, mas não é de comer. Por isso o topo volta inteiro pra casa, enquanto do bolo sobra só o prato com migalhas.'],
        ['Serve pra festão de salão e pra bolinho de cozinha com dez pessoas espremidas. Nos dois casos vai ter gente disputando o melhor ângulo.'],
        ['Antes de escolher, pergunte o tamanho do bolo. Topo de festão em bolo pequeno parece gente alta em foto de turma, só dá ele.'],
      ],
    },
    motivational: {
      openings: [
        'Cada festa em casa merece um bolo com capricho: {topic}.',
        'Você preparou cada detalhe, e {o topic} {completa/completam} a mesa.',
        'Quem organiza a festa também vai sorrir ao ver {o topic}.',
      ],
      steps: [
        ['Organizar uma festa é lista, conta e telefonema por semanas. Quando o topo entra no bolo, você olha para a mesa e vê que conseguiu.', 'Pouco antes da chegada dos convidados, a mesa está pronta e a casa, quieta. Esse minuto é de quem preparou tudo.'],
        ['O topo de biscuit não acaba junto com o bolo. Anos depois, na estante, ele ainda faz a família lembrar daquela tarde.'],
        ['O carinho aparece também no bolo pequeno, feito na cozinha de casa. Um topo em cima diz que aquele dia foi preparado para alguém.'],
        ['Pense no que faz o aniversariante ou os homenageados sorrirem e comece por aí. O tamanho do bolo ajuda a decidir o resto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Algumas orientações para usar bem o seu topo: {topic}.',
        'O que saber antes de colocar {o topic} no bolo.',
        'Depois da festa, {o topic} também {pede/pedem} cuidado.',
      ],
      steps: [
        ['Muita gente coloca o topo assim que o bolo chega e só então leva tudo para a geladeira. Para o biscuit, essa ordem não é boa.', 'Uma dúvida frequente é se o topo de biscuit pode ficar direto na cobertura. A resposta depende de como ele vai ser apoiado.'],
        ['O biscuit é sensível à umidade, e o frio da geladeira forma gotinhas na superfície. A gordura da cobertura também pode manchar a peça.'],
        ['Deixe para colocar o topo na hora de montar a mesa. Um disco de acetato sob a base evita o contato direto com a cobertura.'],
        ['Encerrada a festa, um pano seco na base já basta antes de guardar. A peça conserva a lembrança do dia muito depois do último pedaço.'],
      ],
    },
    casual: {
      openings: [
        'Vamos falar de um assunto de dia de festa: {topic}.',
        'Vai usar {topic} na festa? Então lê isso antes.',
        'Ninguém conta isso quando você compra {um topic}.',
      ],
      steps: [
        ['Já vi muita gente guardar o bolo na geladeira com o topo em cima, pra adiantar. Parece prático, mas o biscuit não gosta nada disso.'],
        ['É que o biscuit não se dá bem com umidade. Da geladeira ele sai suado, e a cobertura ainda pode deixar gordura na base.'],
        ['Coloca o topo só na hora de arrumar a mesa, com uma rodelinha de acetato embaixo. Assim ele não encosta na cobertura.'],
        ['Longe do sol e da umidade, o topo dura anos na estante. Daqui a um tempo, alguém pega na mão e lembra da festa inteira.'],
      ],
    },
    funny: {
      openings: [
        'Manual de sobrevivência em cima do bolo: {topic}.',
        'A vida {do topic} no dia da festa tem suas emoções.',
        'Todo mundo quer levar {o topic} para casa.',
      ],
      steps: [
        ['Sempre tem uma criança que pergunta se o topo é de comer. E sempre tem um adulto que estava com a mesma dúvida.'],
        ['Confundir o topo com doce até tem desculpa, porque o nome lembra biscoito. Só que é massa de modelar, dura como enfeite.'],
        ['Para o topo chegar inteiro ao fim da festa, retire-o antes do primeiro corte. Faca na mão de tio animado é um perigo conhecido.'],
        ['No fim, o bolo vira lembrança na barriga e o topo vira lembrança na estante. Dos dois, só um precisa ser espanado.'],
      ],
    },
    motivational: {
      openings: [
        'Há muito cuidado num enfeite tão pequeno: {topic}.',
        'O trabalho por trás {do topic} começa bem antes da festa.',
        'A festa passa, e {o topic} {guarda/guardam} um pedaço dela.',
      ],
      steps: [
        ['Na estante de muita casa há um topo de bolo que ninguém tem coragem de guardar. Ele ficou ali desde a festa.'],
        ['É que um bolo dura uma tarde, mas o dia foi preparado por semanas. O enfeite é a parte desse preparo que se pode conservar.'],
        ['Escreva a data da festa num papelzinho e cole embaixo da base. Daqui a dez anos, ninguém vai precisar adivinhar quando foi.'],
        ['A massa é modelada aos poucos e precisa de tempo para secar antes de receber o acabamento. Quem modela aprende a esperar.'],
      ],
    },
  },
}
