import type { ProductType } from '../product-type.ts'

export const goldenGrass: ProductType = {
  nouns: ['capim dourado', 'peça de capim dourado', 'peça em capim dourado', 'mandala de capim dourado', 'fruteira de capim dourado', 'sousplat de capim dourado', 'cesto de capim dourado', 'cesta de capim dourado', 'vaso de capim dourado', 'porta-joias de capim dourado', 'bandeja de capim dourado', 'artesanato em capim dourado', 'artesanato de capim dourado'],
  asks: ['onde quer usar', 'o tamanho que imaginou', 'se é para a sua casa ou para presente'],
  questions: {
    sale: ['Na mesa, na parede ou na estante, onde esse dourado ficaria?', 'Quem na sua família ia gostar desse brilho?'],
    content: ['Você já conhece o Jalapão?', 'Que artesanato você trouxe da sua última viagem?'],
  },
  emojis: ['✨', '🌾', '💛'],
  hashtags: ['capimdourado', 'jalapao', 'tocantins', 'artesanatobrasileiro', 'mandaladecapimdourado', 'biodecoracao', 'fibranatural', 'decoracaonatural', 'capimdouradojalapao', 'cerrado', 'mesaposta'],
  sale: {
    professional: {
      openings: [
        'Um brilho que cresce no Cerrado: {topic}.',
        '{O topic} {acende/acendem} qualquer canto da casa.',
        'O dourado que não vem da tinta: {topic}.',
      ],
      steps: [
        ['A luz da tarde entra pela janela e encontra um ponto dourado na sala. A visita pergunta se é metal, e a resposta surpreende.', 'Na mesa posta ou no aparador, uma fibra que brilha chama a conversa. Logo alguém quer saber de onde vem aquela cor.'],
        ['A cor é da própria haste, que já nasce com esse brilho. Costurada em espiral, ela reflete a luz a cada volta.'],
        ['É um presente com identidade brasileira, procurado por quem recebe amigos de fora, por quem viaja e por quem gosta de fibras naturais.'],
        ['Pense na luz do lugar antes de escolher o tamanho. Perto de uma janela ou de um abajur, o dourado aparece mais.'],
      ],
    },
    casual: {
      openings: [
        '{Parece/Parecem} ouro, mas {nasceu/nasceram} no campo: {topic}.',
        'Olha como {brilha/brilham} {o topic}.',
        'Um pedacinho do Jalapão em casa: {topic}.',
      ],
      steps: [
        ['Sabe quando bate um sol na sala e alguma coisa brilha lá no canto? Todo mundo vira pra olhar, pode reparar.', 'A pessoa chega perto achando que é metal, pega na mão e toma um susto. É levinho que só.'],
        ['Eu sou apaixonada por essa cor, porque ninguém pintou nada. O capim é assim mesmo, dourado de nascença.'],
        ['{Fica lindo/Fica linda/Ficam lindos/Ficam lindas} com branco, com madeira, com planta. E pra quem mora fora do Brasil é aquele presente que emociona.'],
        ['Antes de escolher, olha onde bate luz na sua casa. É nesse cantinho que o dourado rende mais.'],
      ],
    },
    funny: {
      openings: [
        'Calma, ninguém recebeu herança: {topic}.',
        'O único dourado da casa que ninguém manda polir: {topic}.',
        'A visita perguntou de quantos quilates {é/são} {o topic}.',
      ],
      steps: [
        ['A tia pegou na mão esperando peso e quase jogou no teto. Desde então, apresenta para todos como se a casa fosse dela.', 'O vizinho viu o brilho da calçada e perguntou se alguém tinha recebido herança. Era capim, e ele pediu para ver de perto.'],
        ['{Brilha/Brilham} como joia e {pesa/pesam} quase nada. É o sonho de quem já teve de carregar um lustre escada acima.'],
        ['{Serve/Servem} para a sala, para a mesa e para deixar o cunhado em dúvida. Ele nunca vai admitir que achou que era ouro.'],
        ['Escolha um lugar com luz e prepare a explicação. Você vai contar a história do capim pelo menos uma vez por visita.'],
      ],
    },
    motivational: {
      openings: [
        'O campo também produz o seu ouro: {topic}.',
        'Uma haste fina e muita mão de artesão: {topic}.',
        'O Cerrado cabe {no topic}.',
      ],
      steps: [
        ['Da haste colhida no campo à volta mais larga da espiral, há semanas de espera e de costura. Quem segura a peça percebe.', 'Quem visita o Tocantins volta falando das cachoeiras e desse brilho. Ter um pedaço dele em casa é continuar a viagem.'],
        ['Um feixe de hastes fica no centro, e a costura prende volta por volta. Para o desenho sair redondo, a mão não pode se distrair.'],
        ['É uma forma bonita de valorizar um ofício de muitas comunidades do Jalapão, onde o trabalho passa de uma geração a outra.'],
        ['Escolha pelo lugar em que vai passar os dias, e não só pela foto. Uma fibra que brilha merece ser vista.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'De onde vem esse dourado: {topic}.',
        'Como conservar o brilho {do topic}.',
        'A planta por trás {do topic}.',
      ],
      steps: [
        ['Muita gente pensa que a fibra é pintada ou envernizada. O dourado, porém, é a cor natural da haste seca.', 'Para tirar a poeira, há quem passe pano molhado ou produto de limpeza. Os dois apagam a beleza da fibra.'],
        ['O que brilha é a haste de uma sempre-viva que cresce nos campos úmidos do Jalapão. A superfície lisa reflete a luz.'],
        ['Limpe com pincel macio ou pano seco e mantenha longe de água e de umidade. Um lugar arejado basta.'],
        ['No Jalapão, a colheita tem época definida, para que as sementes voltem ao campo. O brilho do ano seguinte depende disso.'],
      ],
    },
    casual: {
      openings: [
        'Ninguém pintou, juro: {topic}.',
        'Como eu limpo {o topic} aqui em casa.',
        'Curiosidade boa de contar pras visitas: {topic}.',
      ],
      steps: [
        ['A pergunta que mais aparece é se passa tinta. Não passa, o capim é dessa cor desde que seca.', 'Tem gente que vê poeira e já vai com o pano molhado. Segura aí, porque fibra e água não se dão bem.'],
        ['É a haste de uma florzinha do Cerrado, bem fina e lisinha. A luz bate e volta, por isso parece metal.'],
        ['Um pincel daqueles de maquiagem, sequinho, tira o pó das voltinhas. Só isso, e um lugar sem umidade.'],
        ['Acho bonito que a colheita tenha época certa. O campo descansa, solta semente, e no outro ano tem de novo.'],
      ],
    },
    funny: {
      openings: [
        'Verdades sobre {o topic} que a tia precisa ouvir.',
        'Não adianta morder para testar: {topic}.',
        'Perguntas que todo mundo faz: {topic}.',
      ],
      steps: [
        ['Existe uma pessoa em cada família que bate com a unha para conferir o metal. O som de palha encerra o assunto.', 'Perguntaram se é ouro, se enferruja e se toca rádio. As três respostas foram não, e a terceira decepcionou.'],
        ['A haste já nasce lisa e brilhante, sem nenhuma ajuda. Há quem gaste duas horas no espelho por menos.'],
        ['Limpe com pincel seco e guarde longe da água. Lustra-móveis fica no armário, mesmo que insista.'],
        ['Da próxima vez que disserem que é só capim, aponte para a luz. O capim se defende sozinho.'],
      ],
    },
    motivational: {
      openings: [
        'Volta por volta, até o desenho fechar: {topic}.',
        'O ofício que o Cerrado ensinou: {topic}.',
        'A calma que existe {no topic}.',
      ],
      steps: [
        ['No começo, a espiral foge do centro e a costura aparece demais. A mão leva tempo até manter a mesma tensão.', 'Antes da costura, as hastes são separadas pelo tamanho e pela cor. É um trabalho de olho, feito perto da luz.'],
        ['Cada volta se prende na anterior, e a linha passa sempre na mesma distância. Uma volta apressada entorta as seguintes.'],
        ['Quem aprende costuma começar por um círculo pequeno, do tamanho de um porta-copos. Nele cabem quase todos os desafios.'],
        ['Há beleza em tirar do campo só o que ele pode dar e transformar aos poucos. O brilho fica, e a planta volta.'],
      ],
    },
  },
}
