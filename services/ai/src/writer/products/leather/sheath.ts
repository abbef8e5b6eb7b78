import type { ProductType } from '../product-type.ts'

export const sheath: ProductType = {
  nouns: ['bainha de faca', 'bainha para faca', 'bainha de couro', 'bainha de couro para faca'],
  asks: ['a medida da lâmina e do cabo', 'se vai no cinto ou na mala', 'se é para você ou para presente'],
  questions: {
    sale: ['Couro natural, marrom ou preto?', 'No cinto ou na mala do churrasco?'],
    content: ['Onde você guarda a sua faca de churrasco?', 'Quem é o assador da sua família?'],
  },
  emojis: ['🔪', '🤎', '🔥'],
  hashtags: ['bainhadecouro', 'bainha', 'couro', 'couroartesanal', 'cutelaria', 'facaartesanal', 'churrasco', 'churrasqueiro', 'campeiro', 'tradicaogaucha', 'bainhapersonalizada', 'pesca', 'camping'],
  sale: {
    professional: {
      openings: [
        'A lâmina boa merece abrigo: {topic}.',
        '{O topic} {protege/protegem} o fio e {veste/vestem} a faca.',
        'Couro na medida certa: {topic}.',
      ],
      steps: [
        ['A faca preferida anda solta na gaveta, batendo nos outros talheres. A cada abertura, perde um pouco do fio.', 'No acampamento, na pescaria ou no churrasco fora de casa, alguém embrulha a lâmina num pano de prato e torce para dar certo.'],
        ['O couro acompanha o desenho da lâmina e fecha sem folga. Costura firme e borda lisa mostram o cuidado do feitio.'],
        ['{Faz/Fazem} um bom conjunto com uma faca de presente, para o pai, o padrinho, o churrasqueiro ou quem vive no campo.'],
        ['Meça a lâmina no comprimento e na parte mais larga, e anote a grossura do cabo. Um molde em papel ajuda muito.'],
      ],
    },
    casual: {
      openings: [
        'Sua faca anda pelada por aí? Olha {o topic}.',
        'Pra levar no cinto ou na mala do churrasco: {topic}.',
        'Fio protegido, assador feliz: {topic}.',
      ],
      steps: [
        ['Sabe aquele pano de prato enrolado na faca, com um elástico? Todo assador já fez, e toda bolsa já rasgou.', 'Vai assar na casa do amigo e leva a faca boa no meio das coisas. Chega lá com o fio cego e um furo na sacola.'],
        ['O que eu mais gosto é do encaixe. Quando a lâmina entra justinha e o couro segura, dá até gosto.'],
        ['{Vai/Vão} pro churrasqueiro, pro pescador, pro pai que acampa, pro avô do sítio. É presente que sai de casa junto.'],
        ['Risca o contorno da faca num papel e me manda com as medidas. É o jeito mais certeiro.'],
      ],
    },
    funny: {
      openings: [
        'O pano de prato pediu demissão: {topic}.',
        'A faca do assador agora tem casa própria: {topic}.',
        '{O topic} e o fim do jornal enrolado.',
      ],
      steps: [
        ['O assador chegou com a faca embrulhada em jornal de 2014. A família leu as notícias enquanto a carne descansava.', 'Havia um furo na bolsa térmica, um no banco do carro e um na bermuda. A faca viajava sem endereço.'],
        ['{Segura/Seguram} firme, não {deixa/deixam} o fio bater e {dá/dão} um ar de quem entende. Metade do churrasco é pose, e tudo bem.'],
        ['{Serve/Servem} para o assador, para o pescador e para o genro que quer chegar bem equipado à casa do sogro.'],
        ['Mande o contorno da faca num papel. E escreva de que lado o dono usa, para ele não rodar procurando.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar da ferramenta é parte do ofício: {topic}.',
        'Na cintura de quem trabalha cedo: {topic}.',
        'Couro que guarda o que foi bem afiado: {topic}.',
      ],
      steps: [
        ['Quem trabalha com faca afia antes de guardar. Abrigar bem o fio é respeitar o esforço da véspera.', 'O pai passou a faca ao filho num domingo, depois do churrasco. Ela merecia vir vestida.'],
        ['O couro molhado toma a forma da lâmina e firma quando seca. Depois vêm a costura e o polimento da borda.'],
        ['É um presente discreto e duradouro para quem lida com gado, para quem cozinha ao ar livre e para quem coleciona.'],
        ['Pense no uso de todo dia: na cintura, na caixa de ferramentas ou na gaveta. Cada lugar pede um tipo de alça.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Lâmina seca antes de guardar: {topic}.',
        'Por que não guardar a faca por meses {no topic}.',
        'Como hidratar o couro por fora e por dentro: {topic}.',
      ],
      steps: [
        ['Muita gente lava a faca e guarda em seguida, ainda úmida. Dias depois, encontra manchas na lâmina e no couro.', 'Outra dúvida comum é o tempo: a faca pode morar ali? Para o transporte e o uso, sim, e para meses parados, melhor não.'],
        ['O couro guarda umidade e alguns resíduos do curtimento. Em contato prolongado, o aço escurece.'],
        ['Seque bem a lâmina, passe uma camada fina de óleo e hidrate o couro por fora. Para guardar por meses, separe os dois.'],
        ['Ferramentas bem cuidadas passam de uma pessoa a outra. O couro, nesse caminho, vai ficando com a cor do tempo.'],
      ],
    },
    casual: {
      openings: [
        'Guardou a faca molhada? Xi, corre: {topic}.',
        'Couro e faca, cuidados rapidinhos: {topic}.',
        'Uma gota de óleo faz diferença {no topic}.',
      ],
      steps: [
        ['Lavou, deu aquela sacudida e guardou. No outro churrasco, tá lá a mancha bem no meio da lâmina.', 'A gente acha que couro por couro se entende. Só que ele puxa água e não conta pra ninguém.'],
        ['Couro é que nem esponja dura. A umidade entra devagar e fica encostada no aço o dia inteiro.'],
        ['Enxuga direitinho, passa um tiquinho de óleo na lâmina e aí sim guarda. Couro ressecado pede creme de vez em quando.'],
        ['Eu gosto de couro com marca de uso. Cada risco tem um churrasco por trás.'],
      ],
    },
    funny: {
      openings: [
        'Onde a faca dorme: {topic}.',
        'O genro, o sogro e {o topic}.',
        'Objetos que já serviram no lugar {do topic}.',
      ],
      steps: [
        ['Lista de improvisos já vistos: jornal, papelão, meia, tubo de papel-alumínio e um pé de bota infantil.', 'O sogro inspecionou a faca, virou o couro, passou o dedo na costura e fez que sim. O genro respirou.'],
        ['O fio é fino e se ofende com qualquer encontro. Garfo, colher e chave de roda estão entre os piores vizinhos.'],
        ['Antes de guardar, enxugue tudo, inclusive a emoção de ter acertado o ponto da picanha.'],
        ['No fim do churrasco, a faca volta para casa vestida. O assador, nem sempre tão arrumado.'],
      ],
    },
    motivational: {
      openings: [
        'O feitio que ninguém apressa: {topic}.',
        'Molhar, moldar, esperar: {topic}.',
        'Ponto a ponto, o couro fecha {o topic}.',
      ],
      steps: [
        ['O primeiro molde quase sempre sai apertado. Aprende-se que o couro encolhe e que a folga precisa nascer no papel.', 'Quem costura couro fura antes e mede duas vezes. Um furo fora da linha fica para sempre à vista.'],
        ['A forma só se firma com o tempo de secagem. Com pressa, o couro volta a abrir, e a lâmina dança.'],
        ['Para treinar, faça o molde em cartolina e encaixe a faca. Se entra e sai sem forçar, passe para o couro.'],
        ['Fazer bem uma coisa pequena exige tanto quanto fazer uma grande. Só muda o tamanho da mesa.'],
      ],
    },
  },
}
