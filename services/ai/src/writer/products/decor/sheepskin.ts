import type { ProductType } from '../product-type.ts'

export const sheepskin: ProductType = {
  nouns: ['pelego', 'pelego de ovelha', 'pelego de lã', 'pelego natural', 'pele de ovelha', 'tapete de pelego', 'tapete de pele de ovelha', 'pelego para cadeira', 'pelego para sela'],
  asks: ['onde vai usar', 'o tamanho do lugar', 'a cor de que mais gosta'],
  questions: {
    sale: ['Na poltrona, na cadeira ou no chão do quarto?', 'Branco, marrom ou preto?'],
    content: ['Faz frio na sua cidade?', 'Qual é o canto mais quentinho da sua casa?'],
  },
  emojis: ['🐑', '🤍', '🔥'],
  hashtags: ['pelego', 'peledeovelha', 'pelegonatural', 'tradicaogaucha', 'serragaucha', 'decoracaorustica', 'casadecampo', 'invernogaucho', 'tapetedepele', 'lanatural'],
  sale: {
    professional: {
      openings: [
        'Aconchego para os dias frios: {topic}.',
        '{O topic} {aquece/aquecem} a casa já no primeiro olhar.',
        'Do campo para a poltrona da sala: {topic}.',
      ],
      steps: [
        ['O inverno chegou, a lareira ou o fogão está aceso, e todos disputam a mesma cadeira. É a que tem lã no assento.', 'A cadeira de madeira é bonita, mas ninguém fica nela por muito tempo. Com a lã por cima, a conversa se estende.'],
        ['A lã tem volume, maciez e cor próprias, e nenhuma peça é igual a outra. {Aquece/Aquecem} o assento e {muda/mudam} o ambiente.'],
        ['{Faz/Fazem} parte da lida no Sul há gerações, e hoje {aparece/aparecem} também em salas, varandas, chalés e cafés de serra.'],
        ['Pense onde vai ficar e meça o assento ou o canto. Decida também se prefere a lã mais alta ou mais baixa.'],
      ],
    },
    casual: {
      openings: [
        'Frio chegou? Olha {o topic}.',
        'Senta aqui e me diz se dá vontade de levantar: {topic}.',
        'A cadeira mais disputada da casa tem {topic}.',
      ],
      steps: [
        ['Sabe aquela cadeira que no inverno parece gelo? Bota um pelego em cima e vê se alguém levanta.', 'Mate na mão, fogo aceso, vento lá fora. Só falta o cantinho macio pra ficar até tarde conversando.'],
        ['O que eu mais gosto é de passar a mão. A lã é funda, macia e deixa qualquer cadeira com cara de casa.'],
        ['{Vai/Vão} na poltrona, no banco da varanda, no pé da cama e no lombo do cavalo, que é de onde vem o costume.'],
        ['Me conta onde vai usar e mais ou menos o tamanho. Cadeira pede um, chão de quarto pede outro.'],
      ],
    },
    funny: {
      openings: [
        'Quem senta não levanta: {topic}.',
        'O gato assinou o contrato antes de todos: {topic}.',
        'Uma cadeira virou trono com {topic}.',
      ],
      steps: [
        ['A visita sentou por cinco minutos, só para tomar um mate. Escureceu, serviram a janta, e ela continua na mesma cadeira.', 'O gato testou com as duas patas, deu três voltas e deitou. Desde então, há uma fila e um conflito diplomático na sala.'],
        ['A lã é tão macia que a pessoa começa sentada e termina escorregada. A conversa segue, só que mais perto do chão.'],
        ['{Serve/Servem} para a cadeira dura, para a poltrona fria e para o sogro, que diz que não precisa e nunca mais devolve.'],
        ['Meça o assento e veja quem chega primeiro em casa. Essa pessoa será a verdadeira dona.'],
      ],
    },
    motivational: {
      openings: [
        'O calor simples que vem do campo: {topic}.',
        'Depois da lida, um lugar para sentar: {topic}.',
        'Um costume do Sul que cabe em qualquer casa: {topic}.',
      ],
      steps: [
        ['Quem levanta no escuro para a lida conhece o valor de um assento quente. O dia começa menos duro.', 'Muita gente do interior levou o costume para a cidade. No apartamento, a cadeira com lã continua sendo a do mate.'],
        ['A lã protege do frio e amacia o assento, sem depender de tomada. É um recurso antigo, que segue fazendo sentido.'],
        ['É um presente que agrada a quem mora longe do pago, a quem tem casa de campo e a quem sente frio o ano inteiro.'],
        ['Pense em quem vai usar e em que hora do dia. Um bom canto de descanso se monta com pouco.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Escovar, arejar e não encharcar: {topic}.',
        'Como manter a lã solta {no topic}.',
        'Poeira e umidade, os dois cuidados com {o topic}.',
      ],
      steps: [
        ['Com o uso, a lã deita e forma nós. Muita gente conclui que a peça acabou, quando ela só precisa de uma escova.', 'Lavar com muita água parece o caminho mais rápido para limpar. O couro, porém, endurece quando seca ao sol.'],
        ['As fibras da lã têm pequenas escamas, que se prendem quando há peso e umidade. Escovadas, elas se soltam.'],
        ['Sacuda ao ar livre, escove no sentido da lã e deixe arejar à sombra. Para manchas, use pano úmido apenas na superfície.'],
        ['Antes de ser enfeite, foi companheiro de montaria e cama de quem viajava. Essa história continua na maciez.'],
      ],
    },
    casual: {
      openings: [
        'A lã amassou? Pega a escova: {topic}.',
        'Nada de máquina, viu? Hoje é sobre {o topic}.',
        'Lã fofinha por mais tempo: {topic}.',
      ],
      steps: [
        ['Depois de um inverno inteiro de gente sentando, a lã fica baixa e cheia de nozinho. Não joga fora, não.', 'A vontade é botar na máquina e pronto. Segura, porque o couro de baixo não gosta de ficar de molho.'],
        ['Couro molhado que seca rápido encolhe e fica duro feito tábua. A lã aguenta, quem sofre é o avesso.'],
        ['Sacode na varanda, passa uma escova de cerdas abertas e deixa no vento, na sombra. Fica fofo de novo.'],
        ['Eu acho bonito quando vai pegando o jeito da casa. Cada um acaba com o seu lado preferido.'],
      ],
    },
    funny: {
      openings: [
        'Pente fino na sala de estar: {topic}.',
        'Quem penteia a cadeira aqui em casa: {topic}.',
        'Dia de salão de beleza para {o topic}.',
      ],
      steps: [
        ['Numa casa com lã na cadeira, há quem tenha cabelo curto e duas escovas. A segunda não é para a própria cabeça.', 'A visita foi pentear a franja e não achou a escova. Ela estava na sala, desembaraçando a cadeira.'],
        ['A lã embaraça como cabelo de quem dormiu molhado. E reclama do mesmo jeito se puxarem de uma vez.'],
        ['Escove das pontas para a base, devagar, como se faz com cabelo comprido. Elogiar o penteado é opcional.'],
        ['Depois de escovado, ninguém quer sentar por uns dez minutos, para não estragar. Aí vem o gato.'],
      ],
    },
    motivational: {
      openings: [
        'Da lida à sala de estar: {topic}.',
        'O cuidado que vem antes de um assento macio: {topic}.',
        'A lã ensina a ter paciência: {topic}.',
      ],
      steps: [
        ['Lavar, estender, curtir e pentear levam tempo e pedem espaço. Quem conhece o processo olha a lã com outros olhos.', 'Muita gente cresceu vendo o pelego sobre o arreio e só depois percebeu que ele servia também de cama.'],
        ['No campo, pouca coisa tinha um uso só. O mesmo objeto acolchoava a sela, aquecia a noite e recebia a visita.'],
        ['Escolha um dia seco por mês para levar a lã para fora e escovar. Meia hora basta, e a diferença aparece.'],
        ['Conservar o que é natural pede constância, e não força. Um pouco de ar e uma escova fazem quase tudo.'],
      ],
    },
  },
}
