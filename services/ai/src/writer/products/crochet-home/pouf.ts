import type { ProductType } from '../product-type.ts'

export const pouf: ProductType = {
  nouns: ['puff', 'puff de crochê', 'puff de fio de malha'],
  asks: ['onde vai ficar', 'as cores da sala ou do quarto', 'o tamanho que você imagina'],
  questions: {
    sale: ['Onde ele ficaria na sua casa?', 'Para sentar ou para pôr os pés?'],
    content: ['Quem senta no chão nas reuniões da sua família?', 'Sofá, poltrona ou chão: onde você descansa?'],
  },
  emojis: ['🧶', '🛋️', '🏠'],
  hashtags: ['puff', 'puffdecroche', 'puffs', 'pufffiodemalha', 'puffemcroche', 'fiodemalha', 'decoracaodesala'],
  sale: {
    professional: {
      openings: [
        'Um lugar a mais na sala, com textura de crochê: {topic}.',
        '{O topic} {completa/completam} a sala sem ocupar demais.',
        'Para apoiar os pés ou receber mais um: {topic}.',
      ],
      steps: [
        ['Chegam mais pessoas do que o sofá comporta, e alguém procura uma cadeira na cozinha. Um assento a mais na sala resolve.', 'No fim do dia, você senta na poltrona e procura onde apoiar os pés. A mesinha de centro nunca foi feita para isso.'],
        ['O ponto grosso dá volume e textura à sala. Mesmo numa cor só, a peça chama a atenção de quem entra.'],
        ['Vai bem na sala, no quarto, no canto de leitura e no quarto das crianças. Muda de lugar conforme o dia.'],
        ['Antes de escolher, meça o espaço livre e a altura do sofá ou da poltrona. Assim o apoio fica na medida.'],
      ],
    },
    casual: {
      openings: [
        'Sempre cabe mais um na sala: {topic}.',
        '{O topic} e o pé pra cima no fim do dia.',
        'Aquele canto vazio acabou de ganhar dono: {topic}.',
      ],
      steps: [
        ['Sabe quando a turma vem em casa e sobra gente em pé? A gente puxa um assento pro meio e a conversa continua.', 'A gente chega, senta e estica as pernas. Aí os pés ficam procurando onde descansar, bem ali na frente da poltrona.'],
        ['O ponto é grande, fofo de ver, e dá pra reparar em cada volta. Deixa a sala com outra cara na hora.'],
        ['Na sala, no quarto, do lado da estante, no cantinho de ler. Pequeno ou grande, muda de lugar sem trabalho.'],
        ['Me conta onde vai ficar e as cores do ambiente. Se puder, mede a altura do sofá, que ajuda bastante.'],
      ],
    },
    funny: {
      openings: [
        'O sofá vai ficar com ciúme: {topic}.',
        '{O topic} mal {chegou/chegaram}, e o gato já deitou em cima.',
        'O melhor lugar da sala mudou de endereço: {topic}.',
      ],
      steps: [
        ['Comprado para as visitas, foi ocupado pelo gato em quatro minutos. As visitas seguem em pé e acham justo.', 'Na sala cabem cinco, na festa vêm doze. Alguém sempre termina no braço do sofá, dizendo que está ótimo ali.'],
        ['Serve de assento, de apoio para os pés e de mesinha para o controle. Pela família, faria também o jantar.'],
        ['Para a sala, para o quarto e para aquele canto onde hoje mora a sacola de coisas para devolver.'],
        ['Meça o espaço antes de escolher. Mas fique sabendo que, em dia de jogo, o assento vai parar na frente da televisão.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de casa cheia: {topic}.',
        '{O topic} {recebe/recebem} quem chega para ficar um pouco.',
        'O descanso de quem passou o dia em pé: {topic}.',
      ],
      steps: [
        ['Quem passa o dia em pé sabe o valor de sentar e esticar as pernas. O lugar desse descanso merece capricho.', 'Receber bem é ter sempre lugar para mais um. Quem chega por último também precisa caber na conversa.'],
        ['Com fio grosso, a mão trabalha com força em cada ponto. A peça cresce em voltas até fechar em cima.'],
        ['Para o primeiro apartamento, para a sala da família e para quem monta um canto só de leitura.'],
        ['Escolha o canto em que você descansa de verdade e comece por ali. A cor pode vir do tapete ou da cortina.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como manter a forma {do topic}.',
        'Crochê de usar todo dia, alguns cuidados: {topic}.',
        'De tempos em tempos, vale girar {o topic}.',
      ],
      steps: [
        ['Com o uso diário sempre do mesmo lado, o assento afunda e a peça começa a parecer torta.'],
        ['O enchimento se acomoda onde recebe mais peso. E a trama de crochê, que cede, acompanha esse movimento.'],
        ['Gire a peça de vez em quando e ajeite o enchimento com as mãos. Para o pó, passe o aspirador de leve.'],
        ['Fio grosso cansa mais a mão do que fio fino. Quem faz trabalha por partes e descansa entre uma volta e outra.'],
      ],
    },
    casual: {
      openings: [
        'Afundou de um lado só? Um papo sobre {topic}.',
        'Um jeito simples de cuidar do assento preferido: {topic}.',
        'O que eu faço pra conservar {o topic}.',
      ],
      steps: [
        ['Toda casa tem um lugar preferido, e todo mundo senta sempre do mesmo jeito. Depois de um tempo, dá pra ver a marca.'],
        ['O enchimento vai pra onde a gente pesa mais, e o crochê vai junto. É o uso, não tem mistério.'],
        ['Vira de lado de vez em quando e dá uma amassada com as mãos pra ajeitar. Aspirador de leve tira o pó.'],
        ['Fazer com fio grosso é quase exercício. No dia seguinte, quem reclama é o braço.'],
      ],
    },
    funny: {
      openings: [
        'Disputa de território na sala: {topic}.',
        'O gato, a visita e {o topic}.',
        'Usos que ninguém imaginou: {topic}.',
      ],
      steps: [
        ['Em toda casa há quem peça licença para apoiar os pés e quem já chegue apoiando os pés, a mochila e o lanche.'],
        ['A regra é simples: quanto mais fofo o lugar, menos ele fica livre. O gato conhece essa lei desde filhote.'],
        ['Para ter onde sentar, levante o gato com as duas mãos e peça desculpas. Funciona por uns dez minutos.'],
        ['Quem faz com fio grosso trabalha abraçado na peça. Da porta, parece que os dois estão dançando.'],
      ],
    },
    motivational: {
      openings: [
        'Volta por volta, até poder sentar: {topic}.',
        'Muito fio e muita força de mão {no topic}.',
        'O canto de descanso se faz aos poucos: {topic}.',
      ],
      steps: [
        ['A primeira peça grande assusta quem só fez toalhinha. O fio pesa, a agulha é grossa e a mão demora a se acostumar.'],
        ['Com fio grosso, o ponto errado aparece de longe. Em compensação, poucas voltas já mostram bastante trabalho feito.'],
        ['Se vai tentar um, comece por um tamanho pequeno e marque o início da volta. A conta não se perde.'],
        ['No dia em que fica pronto, quem fez é o primeiro a sentar. É o teste que ninguém dispensa.'],
      ],
    },
  },
}
