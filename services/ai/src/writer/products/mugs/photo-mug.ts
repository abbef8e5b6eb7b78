import type { ProductType } from '../product-type.ts'

export const photoMug: ProductType = {
  nouns: ['caneca com foto'],
  asks: ['para quem é', 'qual é a foto', 'qual é a ocasião'],
  questions: {
    sale: ['Que foto você colocaria?', 'Para quem seria o seu presente?'],
    content: ['Quem sempre sai de olho fechado nas suas fotos?', 'Qual é a foto mais engraçada da sua família?'],
  },
  emojis: ['☕', '📷', '💛'],
  hashtags: ['canecacomfoto', 'canecapersonalizada', 'canecascomfoto', 'canecaspersonalizadas', 'caneca', 'sublimacao', 'presentecomfoto'],
  sale: {
    professional: {
      openings: [
        'O rosto querido na primeira pausa do dia: {topic}.',
        '{O topic} {leva/levam} uma boa lembrança para a mesa do café.',
        'A foto sai do celular e vai para o café: {topic}.',
      ],
      steps: [
        ['A foto daquela viagem está entre milhares no celular. Na caneca, ela aparece todas as manhãs, à altura dos olhos.', 'No escritório, a caneca fica ao lado do teclado. Um colega pergunta quem são, e a história é contada mais uma vez.'],
        ['É um presente que nenhuma outra pessoa poderia dar igual, porque a lembrança é de vocês. E ainda serve o café.'],
        ['Para os avós que moram longe, para a amiga da infância, para o casal, para quem ama o próprio cachorro.'],
        ['Escolha uma imagem nítida e clara, enviada no tamanho original. Foto com poucas pessoas e rostos de perto funciona melhor.'],
      ],
    },
    casual: {
      openings: [
        'Aquela foto merece mais que o celular: {topic}.',
        'Eu choraria no café da manhã com {o topic}.',
        'Bom dia com a cara de quem você ama: {topic}.',
      ],
      steps: [
        ['Sabe aquela foto que você sempre procura pra mostrar pros outros? Põe na caneca, e ela passa a chegar antes do café.', 'A avó abre o pacote, vê os netos e não deixa ninguém mais usar. Fica na cristaleira, e ai de quem tocar.'],
        ['O legal é que a lembrança é só de vocês. A pessoa pode ter vinte canecas, mas essa ela não troca.'],
        ['Vó, namorado, melhor amiga, cachorro: todo mundo já apareceu numa caneca. Até a turma do trabalho inteira.'],
        ['Manda a foto original, e não print. Quanto mais clara e de pertinho, melhor ela aparece.'],
      ],
    },
    funny: {
      openings: [
        'Tem gente querida tomando café com você: {topic}.',
        'A foto da careta, para todo o escritório ver: {topic}.',
        '{O topic} e a chance de eternizar aquele cabelo.',
      ],
      steps: [
        ['A família escolheu a foto em que todos saíram bem. O irmão, no pedido, mandou a outra.', 'A avó ganhou a caneca dos netos. Desde então, toma café em copo, porque essa é de visita, e nem a visita usa.'],
        ['Reunião, planilha, problema, e no meio disso uma cara conhecida fazendo graça. Ajuda bastante a chegar ao fim do dia.'],
        ['Para o amigo com a foto da viagem em que tudo deu errado. Ele vai rir e usar todos os dias.'],
        ['Mande a imagem grande e nítida. Em foto de longe, a pessoa querida fica do tamanho de um grão de café.'],
      ],
    },
    motivational: {
      openings: [
        'Trabalhar com quem você ama por perto: {topic}.',
        'A lembrança boa que abre o dia: {topic}.',
        '{O topic} para quem tem saudade de alguém.',
      ],
      steps: [
        ['Há quem trabalhe longe de casa e comece o dia olhando uma foto. Na caneca, ela está ali desde o primeiro gole.', 'Aquela imagem tem história: o dia em que se formaram, a primeira viagem, o quintal da avó. Merece ser vista sempre.'],
        ['Uma foto usada todo dia não envelhece na gaveta. Ela vira parte da rotina de quem a recebeu.'],
        ['Para quem mora em outra cidade, para os avós, para o filho que saiu de casa e toma café sozinho.'],
        ['Escolha a foto que conta alguma coisa, mesmo que não seja a mais bonita. É ela que vai arrancar o sorriso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Que foto escolher: {topic}.',
        'O que faz uma imagem funcionar {no topic}.',
        'Erros de foto que aparecem {no topic}.',
      ],
      steps: [
        ['A foto parecia linda no celular, mas na caneca perdeu o brilho. Muitas vezes o problema já estava na imagem enviada.'],
        ['Aplicativos de mensagem reduzem a imagem, e capturas de tela mais ainda. Na curva, o que está nas bordas foge do olhar.'],
        ['Prefira luz do dia, rostos próximos e espaço em volta. Envie o arquivo original, como documento.'],
        ['Quem prepara a imagem clareia um pouco as sombras e confere os olhos. São eles que a pessoa procura primeiro.'],
      ],
    },
    casual: {
      openings: [
        'Essa foto serve? Um guia rápido para {topic}.',
        'Print não, por favor: {topic}.',
        'Como escolher a foto certa pra {topic}.',
      ],
      steps: [
        ['Todo mundo já mandou um print da foto, do print de outra foto. No final, a cara da pessoa é um mosaico.'],
        ['Cada vez que a foto passa no aplicativo, ela perde um pouco. E na caneca, o que está na beirada vai pro lado.'],
        ['Procura a original na galeria, de dia, com o rosto de perto. Manda como documento e pronto.'],
        ['Eu adoro quando me mandam foto antiga, daquelas escaneadas da avó. Dá vontade de perguntar a história.'],
      ],
    },
    funny: {
      openings: [
        'A escolha da foto, um drama familiar: {topic}.',
        'Quem saiu de olho fechado foi parar {no topic}.',
        'Dezoito primos e uma foto só: {topic}.',
      ],
      steps: [
        ['A foto mais pedida nunca é a do estúdio. É aquela do churrasco, em que alguém caiu da cadeira.'],
        ['Posado, todo mundo tem a mesma cara. Rindo de verdade, cada um volta a ser quem a família conhece.'],
        ['Coloque as finalistas no grupo e dê dez minutos para o voto. Depois decida você, porque vai dar empate.'],
        ['O cachorro não votou, não reclamou e saiu perfeito em todas. Fica a dica para a próxima foto.'],
      ],
    },
    motivational: {
      openings: [
        'Uma foto boa merece ser vista: {topic}.',
        'O dia por trás da imagem {do topic}.',
        'Quem está longe aparece na mesa: {topic}.',
      ],
      steps: [
        ['Entre milhares de imagens, alguém para em uma e sorri sozinho. Essa é a foto que vale levar para o papel ou para a mesa.'],
        ['A foto boa guarda mais que rostos: o quintal, a camisa de sempre, a luz daquela hora.'],
        ['Uma vez por ano, escolha as dez fotos que contam o que houve de melhor. Imprima pelo menos uma.'],
        ['Preparar a foto de outra família faz a gente imaginar aquele dia. Sempre há alguém rindo fora do quadro.'],
      ],
    },
  },
}
