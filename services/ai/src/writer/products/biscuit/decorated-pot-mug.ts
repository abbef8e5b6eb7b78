import type { ProductType } from '../product-type.ts'

export const decoratedPotMug: ProductType = {
  nouns: ['pote decorado', 'pote de biscuit', 'potinho decorado', 'caneca com biscuit', 'caneca de biscuit', 'porta-retrato de biscuit'],
  asks: ['onde a peça vai ficar', 'as cores que já tem em casa', 'se é presente ou para você'],
  questions: {
    sale: ['Qual canto da sua casa anda sem graça?', 'Seria para a sua casa ou para presentear alguém?'],
    content: ['Qual enfeite da sua casa tem história?', 'Quem é a pessoa da faxina animada aí na sua casa?'],
  },
  emojis: ['🎨', '🏠', '💛'],
  hashtags: ['biscuit', 'biscuitdecorado', 'pecasembiscuit', 'artesembiscuit', 'biscuitpersonalizado', 'biscuitarte', 'decoracaoembiscuit'],
  sale: {
    professional: {
      openings: [
        'Para deixar a casa com mais cara de casa: {topic}.',
        '{O topic} {enfeita/enfeitam} e {tem/têm} utilidade.',
        'Quem visita a sua casa vai reparar {no topic}.',
      ],
      steps: [
        ['Há um canto da casa que já está arrumado e mesmo assim parece vazio. Uma peça com relevo e cor resolve isso à primeira vista.', 'Nas casas que dá gosto visitar, até os objetos simples têm graça. É o que faz alguém perguntar de onde vieram.'],
        ['Os detalhes em biscuit têm volume, e a luz faz sombra neles. De perto, sempre aparece alguma coisa que ainda não se tinha visto.'],
        ['É uma boa escolha para presentear quem gosta da casa arrumada, quem se mudou há pouco ou quem coleciona objetos delicados.'],
        ['Antes de escolher, pense no lugar em que a peça vai ficar e nas cores ao redor. Repetir uma delas já deixa o canto harmonioso.'],
      ],
    },
    casual: {
      openings: [
        'Um toque de carinho na casa: {topic}.',
        'Aquele cantinho sem graça pede {um topic}.',
        'Dá pra enfeitar e usar: {topic}.',
      ],
      steps: [
        ['Sabe quando a visita chega, senta e fica olhando um ponto da sala? Depois levanta e vai ver de perto. É esse efeito.', 'Tem canto de casa que a gente arruma, arruma e continua faltando alguma coisa. Quase sempre falta um pouco de graça.'],
        ['O biscuit dá relevo, e isso muda tudo. Não é desenho chapado, tem detalhe pra olhar de um lado e do outro.'],
        ['Fica lindo de presente pra quem acabou de se mudar e pra quem adora a casa enfeitada. Pra você também, claro.'],
        ['Antes de escolher, dá uma olhada nas cores que já tem em volta. A peça fica mais bonita quando combina com alguma delas.'],
      ],
    },
    funny: {
      openings: [
        'A visita vai chegar perto para olhar: {topic}.',
        'Entrou {topic}, acabou o canto sem graça.',
        'Todo mundo vai querer pegar {no topic}, e você vai vigiar.',
      ],
      steps: [
        ['Tem gente que entra na casa dos outros e olha primeiro os enfeites. Você sabe quem é, e ela vem no fim de semana.', 'A pessoa foi ao armário buscar uma coisa e voltou com uma foto do enfeite. Para onde ia antes, ninguém mais sabe.'],
        ['O biscuit tem relevo, e relevo atrai dedo. Nenhuma plaquinha de museu seria capaz de impedir a sua tia.'],
        ['Serve de presente para quem se mudou, para quem casou e para quem diz que não quer nada. Principalmente para esse último.'],
        ['Pense no lugar antes de escolher. De preferência um que as visitas vejam e a bola das crianças não alcance.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar da casa também está nos detalhes: {topic}.',
        'A casa é sua, e {o topic} {mostra/mostram} o seu gosto.',
        'Quem gosta de receber vai querer {um topic}.',
      ],
      steps: [
        ['Ninguém vê o tempo que você gasta deixando a casa em ordem. Um detalhe bonito no lugar certo faz esse cuidado aparecer.', 'Uma casa ganha forma aos poucos, um objeto por vez. Os que ficam por muitos anos são os escolhidos com gosto.'],
        ['O relevo do biscuit é montado à mão, parte por parte. Quem entende de trabalho manual percebe isso já no primeiro olhar.'],
        ['É um bom presente para quem está começando uma casa nova. Entre tantas coisas necessárias, algo bonito também faz falta.'],
        ['Comece por um canto só, o que você mais vê durante o dia. Um detalhe ali já muda a sua vista de sempre.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Limpeza e cuidado com peças de biscuit: {topic}.',
        'Como manter {o topic} em bom estado por anos.',
        'O que pode e o que não pode com {um topic}.',
      ],
      steps: [
        ['Muitas peças com biscuit se estragam dentro da pia. Na pressa da limpeza, o enfeite acaba de molho com o resto.'],
        ['O biscuit não tolera água parada, calor forte nem vapor. A superfície amolece, perde o brilho e as partes finas se soltam.'],
        ['No relevo, passe um pincel seco e macio. Onde não há biscuit, um pano levemente úmido basta, sem esfregar perto do enfeite.'],
        ['O relevo é aplicado parte por parte, do fundo para a frente. Com cuidado na limpeza, essa ordem se mantém por muito tempo.'],
      ],
    },
    casual: {
      openings: [
        'Anota essa antes de limpar: {topic}.',
        'Você sabe como limpar {o topic} sem estragar?',
        'Quem tem {topic} em casa precisa ler isso.',
      ],
      steps: [
        ['Já vi peça linda perder o enfeite porque alguém, na boa intenção, deixou de molho. Dá uma pena danada.'],
        ['É que biscuit e água não combinam. Se fica molhado, amolece e perde o brilho, mesmo parecendo bem firme por fora.'],
        ['Usa um pincel seco no relevo e um paninho só levemente úmido no resto. Micro-ondas e lava-louças, nem pensar.'],
        ['Cada pedacinho do enfeite foi colado no lugar com calma. Por isso eu digo que limpar com pincel é quase um carinho.'],
      ],
    },
    funny: {
      openings: [
        'Enfeite também sofre com faxina: {topic}.',
        'Sobreviver à faxina é a missão {do topic}.',
        'Cuidado, faxina animada e {topic} no mesmo cômodo.',
      ],
      steps: [
        ['O maior perigo para um enfeite não é criança correndo. É faxina com música alta e pano molhado na mão de gente inspirada.', 'Alguém põe a peça de molho e vai atender a porta. Quando volta, o enfeite está dando um passeio sozinho pela bacia.'],
        ['O biscuit é firme como um enfeite e sensível como um biscoito no café. Molhou demais, amoleceu.'],
        ['Use um pincel seco no relevo. É o único momento da faxina em que dá para trabalhar sentado e ainda parecer ocupado.'],
        ['Quem faz passa horas colando detalhe por detalhe. Quem limpa tem meio minuto. O pincel é o acordo de paz entre os dois.'],
      ],
    },
    motivational: {
      openings: [
        'Detalhe por detalhe, sem pressa: {topic}.',
        'Modelar relevo por relevo: quem faz {topic} sabe.',
        'O cuidado de quem faz aparece {no topic}.',
      ],
      steps: [
        ['Para quem vê de longe, é um enfeite. De perto, são dezenas de pedacinhos que alguém cortou, moldou e pôs no lugar.'],
        ['O que prende o olhar é o relevo, e ele nasce devagar. A segunda camada só entra depois que a primeira firma.'],
        ['Escolha um lugar em que a peça seja vista todo dia, longe do sol e do vapor. Enfeite guardado não alegra ninguém.'],
        ['No começo, os dedos deixam marca em tudo. Com a prática, a massa sai lisa, e a marca que fica é o jeito de cada um.'],
      ],
    },
  },
}
