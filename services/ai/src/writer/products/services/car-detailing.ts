import type { ProductType } from '../product-type.ts'

export const carDetailing: ProductType = {
  nouns: ['polimento automotivo', 'polimento de carro', 'polimento de carros', 'estética automotiva', 'vitrificação automotiva', 'vitrificação de pintura', 'cristalização de pintura'],
  asks: ['o modelo, o ano e a cor do carro', 'onde o carro dorme, na rua ou na garagem', 'o que incomoda na pintura'],
  questions: {
    sale: ['Seu carro dorme na garagem ou na rua?', 'Carro preto ou carro claro, qual risca mais?'],
    content: ['Que carro marcou a sua infância?', 'O que você repara primeiro num carro: a cor ou o brilho?'],
  },
  emojis: ['🚘', '✨', '🧽'],
  hashtags: ['polimento', 'polimentoautomotivo', 'esteticaautomotiva', 'vitrificacao', 'detailing', 'carro', 'vitrificacaoautomotiva'],
  sale: {
    professional: {
      openings: [
        'Brilho que se nota na luz do fim da tarde: {topic}.',
        'A pintura do carro vista de perto: {topic}.',
        'Para a cor voltar a ter profundidade: {topic}.',
      ],
      steps: [
        ['Na sombra, o carro parece bem. Quando o sol bate de lado, aparecem círculos finos e a marca de cada pano antigo.', 'O carro dorme embaixo de uma árvore, e a seiva deixou pontos que a lavagem não tira. O capô perdeu o espelho.'],
        ['A pintura tem uma camada transparente por cima da cor. O trabalho corrige essa superfície com massa, boina e muita luz.'],
        ['Carros antigos, carros que vão à venda e carros comprados com sacrifício costumam passar por esse cuidado. Há quem faça antes de um casamento ou de uma viagem.'],
        ['Envie fotos com sol de lado, diga a cor, o ano e onde o carro fica. Conte se já houve pintura nova em alguma parte.'],
      ],
    },
    casual: {
      openings: [
        'Olha seu carro contra o sol: {topic}.',
        'Pro capô voltar a ser espelho: {topic}.',
        'Carinho na lataria: {topic}.',
      ],
      steps: [
        ['De longe tá lindo. Aí bate aquele sol de cinco da tarde, e aparecem uns redemoinhos que ninguém sabe de onde vieram.', 'Mangueira, passarinho, seiva, gato no capô à noite. A pintura passa por tudo isso e não reclama.'],
        ['Com a máquina, a luz e a massa certas, a cor ganha vida de novo. Carro escuro, então, parece molhado.'],
        ['Vale pra carro novo, pra xodó de vinte anos, pra quem vai vender e pra quem quer só admirar na garagem.'],
        ['Me manda foto no sol, de ladinho, e conta onde o carro dorme. E se algum pedaço já foi repintado, avisa.'],
      ],
    },
    funny: {
      openings: [
        'O gato tem preferência pelo capô limpo: {topic}.',
        'Passarinho também é crítico de arte: {topic}.',
        'Estacionar longe dos outros é um esporte: {topic}.',
      ],
      steps: [
        ['Você para o carro na última vaga, longe de todos, por causa da porta alheia. Na volta, há três ao redor.', 'Na noite depois da lavagem, o gato do vizinho caminhou do porta-malas ao capô. Deixou um relatório em pegadas.'],
        ['Com a superfície lisa e polida, até o gato se vê no reflexo. Dizem que ele ajeita o bigode antes de descer.'],
        ['Vale para o carro novo, o antigo do pai e o de quem estaciona sempre na vaga mais distante do mercado.'],
        ['Mande fotos dos riscos e diga se há mangueira na rua. A árvore, não a de lavar, embora as duas contem.'],
      ],
    },
    motivational: {
      openings: [
        'O carro que custou anos merece brilho: {topic}.',
        'Uma superfície recuperada com paciência: {topic}.',
        'Devolver a cor ao carro da família: {topic}.',
      ],
      steps: [
        ['Foram cinco anos de prestação até o documento chegar. Ver a pintura brilhar de novo faz lembrar do primeiro dia.', 'O carro antigo foi do pai e agora leva a filha à escola. Cuidar dele mantém viva uma parte da família.'],
        ['A correção anda por partes, palmo a palmo, com a luz na lateral. Quem trabalha não vê o carro, vê um quadrado de cada vez.'],
        ['Tem sentido para quem coleciona, para quem trabalha com transporte e para quem só gosta de ver bem tratado o que é seu.'],
        ['Escolha uma manhã clara e dê uma volta no carro com calma. O que você notar é o começo da conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Cera, polimento e vitrificação não são iguais: {topic}.',
        'De onde vêm os riscos circulares: {topic}.',
        'Cuidados depois do serviço: {topic}.',
      ],
      steps: [
        ['Muitos tratam qualquer brilho pelo mesmo nome. A cera cobre, o polimento corrige, e a vitrificação forma uma camada de proteção.', 'Depois de polir, é comum voltar ao pano velho e à vassoura. Em poucas semanas, os riscos finos reaparecem.'],
        ['Cada risco reflete a luz numa direção e apaga o brilho do conjunto. Eles nascem quase sempre na lavagem e na secagem.'],
        ['Lave com luva macia, seque com toalha limpa e retire logo sujeira de pássaro. Evite flanela seca sobre poeira.'],
        ['O profissional apaga a luz do teto e acende uma lateral. No escuro, a lataria mostra o que o dia esconde.'],
      ],
    },
    casual: {
      openings: [
        'Flanela seca no pó risca, viu: {topic}.',
        'Cera não é polimento: {topic}.',
        'Passarinho passou? Limpa logo: {topic}.',
      ],
      steps: [
        ['A gente vê uma poeirinha e passa a camiseta velha. Foi assim que nasceu metade dos redemoinhos.', 'Todo mundo chama tudo de cera. Aí se frustra, porque cera não tira risco, só deixa brilhando.'],
        ['Poeira é areia fininha, e pano seco arrasta. Sujeira de passarinho é ácida e vai marcando com o sol.'],
        ['Molha antes, usa luva macia e toalha boa pra secar. E leva um borrifador com água pro presente do pombo.'],
        ['Minha parte favorita é a fita na metade do capô, um lado feito e o outro não. Ninguém acredita.'],
      ],
    },
    funny: {
      openings: [
        'O pombo conhece a sua placa: {topic}.',
        'Era só uma poeirinha: {topic}.',
        'A vaga mais longe do estacionamento: {topic}.',
      ],
      steps: [
        ['Há mil carros no estacionamento, e o pombo escolhe o que acabou de ser polido. Alguns chamam de inveja.', 'Quem poliu o carro anda em volta dele de cabeça inclinada. De fora, parece alguém procurando uma lente de contato.'],
        ['Superfície lisa mostra tudo: a luz, as nuvens e o dedo de quem veio elogiar. Elogio com dedo deixa marca.'],
        ['Carregue um pano macio e um sorriso para os dedos dos amigos. Peça que admirem com as mãos nos bolsos.'],
        ['À noite, o dono espia a garagem mais uma vez antes de dormir. O carro continua lá, brilhando no escuro.'],
      ],
    },
    motivational: {
      openings: [
        'Palmo a palmo, sob a luz: {topic}.',
        'A mão leve na máquina: {topic}.',
        'O brilho é a última etapa: {topic}.',
      ],
      steps: [
        ['O trabalho começa com fita, argila e inspeção. Uma hora inteira pode passar sem que a máquina seja ligada.', 'Treina-se em capô de sucata, queimando tinta sem dono. A pressão certa da boina só se aprende errando.'],
        ['A camada transparente é mais fina que uma folha de papel. O bom profissional sabe quando corrigir e quando parar.'],
        ['Lave com calma e uma parte por vez. A pintura responde bem a quem cuida um pouco toda semana.'],
        ['Quando a última luz é apagada, o carro parece outro. Na verdade é o mesmo, sem as marcas da pressa.'],
      ],
    },
  },
}
