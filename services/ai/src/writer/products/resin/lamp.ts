import type { ProductType } from '../product-type.ts'

export const lamp: ProductType = {
  nouns: ['abajur de resina', 'luminária de resina', 'luminária em resina'],
  asks: ['onde vai ficar', 'as cores do ambiente', 'se é presente ou para a sua casa'],
  questions: {
    sale: ['Em que canto da sua casa você ligaria primeiro?', 'Qual cor de resina combinaria com o seu quarto?'],
    content: ['Você gosta de dormir com uma luzinha acesa?', 'Qual canto da sua casa fica mais bonito à noite?'],
  },
  emojis: ['💡', '🏠', '✨'],
  hashtags: ['luminariaderesina', 'resinaepoxi', 'abajur', 'luminarias', 'resina', 'luminariaemresina', 'luminariaresina'],
  sale: {
    professional: {
      openings: [
        'Cor e luz na mesma peça: {topic}.',
        '{O topic} {ganha/ganham} outra cor quando a luz acende.',
        'Um canto da casa com brilho próprio: {topic}.',
      ],
      steps: [
        ['Durante o dia é um objeto bonito na mesa. À noite, alguém aperta o botão, e a sala inteira olha para aquele canto.', 'Na cabeceira, a luz forte incomoda e o escuro atrapalha. Uma luz pequena, com cor, resolve e ainda decora.'],
        ['A resina brilha e muda de tom com a luz. O desenho que se formou enquanto endurecia não se repete em outra peça.'],
        ['Combina com o quarto, a sala e a mesa de trabalho. É um presente para quem repara nos detalhes da casa.'],
        ['Antes de escolher, veja onde fica a tomada e que cores já estão em volta. A luz acesa realça a cor da peça.'],
      ],
    },
    casual: {
      openings: [
        'Acende pra ver a cor mudar: {topic}.',
        'De dia enfeita, de noite ilumina: {topic}.',
        'Não consigo parar de olhar {o topic} com a luz acesa.',
      ],
      steps: [
        ['Sabe aquela peça que de dia já é bonita e de noite deixa todo mundo olhando? É só ligar e esperar o \'nossa\'.', 'Deitou, pegou o livro, e a luz do teto batendo no olho. Uma luz menor na cabeceira, com cor, muda a noite do quarto.'],
        ['O que eu mais gosto é ver a resina com luz. Aparece risco, onda, brilho que de dia ninguém tinha notado.'],
        ['Fica bem no quarto, na estante, no canto do sofá. De presente, a pessoa liga antes de terminar de agradecer.'],
        ['Repara nas cores do quarto ou da sala e procura a tomada mais perto. O resto é só escolher o canto.'],
      ],
    },
    funny: {
      openings: [
        'Vão perguntar se é arte ou se é luz: {topic}.',
        'A visita vai apertar o botão {do topic} três vezes.',
        'Com {topic} na sala, a televisão perdeu audiência.',
      ],
      steps: [
        ['A visita vê, pergunta o que é, e você acende. A partir daí ninguém mais lembra do assunto da conversa.', 'Criança acende e apaga para ver a cor mudar. Adulto faz a mesma coisa, mas diz que está testando o interruptor.'],
        ['Bonita apagada e bonita acesa, a peça ocupa o mesmo espaço nos dois turnos. Em apartamento pequeno, é uma qualidade rara.'],
        ['Serve para quem lê na cama, para quem assiste série e para quem só quer chegar perto e dizer que é de resina.'],
        ['Veja a tomada antes de escolher o lugar. Fio esticado na porta do quarto só é arte até alguém passar correndo.'],
      ],
    },
    motivational: {
      openings: [
        'Um canto bonito para o fim do dia: {topic}.',
        'Quem arruma a casa com gosto vai querer {um topic}.',
        'O brilho {do topic} vem de muito acabamento.',
      ],
      steps: [
        ['O dia foi longo, a louça ficou pronta e a casa sossegou. Acender uma luz bonita é o último capricho antes de sentar.', 'O quarto foi sendo montado aos poucos, uma cor aqui, um móvel ali. A luz é o que mostra tudo isso à noite.'],
        ['Antes de acender, houve molde, espera, lixa e polimento. Cada etapa aparece quando a luz encontra a resina.'],
        ['É presente para quem tem o primeiro quarto só seu, para quem se mudou e para quem gosta de peças com história.'],
        ['Pense no canto em que você termina o dia. É para lá que essa luz deve ir, e a cor vem dele.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Luz e resina pedem a lâmpada certa: {topic}.',
        'O que muda na cor {do topic} de dia e de noite.',
      ],
      steps: [
        ['A lâmpada queimou, e qualquer uma da gaveta parece servir. Com resina, vale olhar antes se ela esquenta muito.'],
        ['O calor amolece a resina, e o sol direto amarela com o tempo. Já a luz, nas partes finas, passa mais e clareia a cor.'],
        ['Use lâmpada LED, que esquenta pouco, e respeite a potência indicada. Limpe com pano macio, sem álcool, e com a luz desligada.'],
        ['Na bancada, a peça é vista contra a luz muitas vezes. Uma bolha que some de dia aparece inteira à noite.'],
      ],
    },
    casual: {
      openings: [
        'Vai trocar a lâmpada? Escolhe LED: {topic}.',
        'Por que a cor muda quando acende {o topic}?',
        'Um cuidado com {o topic} que pouca gente conhece.',
      ],
      steps: [
        ['Queimou a lâmpada, a gente pega a primeira da gaveta. Com resina não pode ser assim, porque tem lâmpada que esquenta demais.'],
        ['Resina não gosta de calor nem de sol direto. E onde a parede é mais fina, a luz passa mais e a cor clareia.'],
        ['Põe uma LED, que fica quase fria, e deixa longe da janela. Pro pó, um paninho macio, sem álcool, com tudo desligado.'],
        ['Eu levo a peça pra um quarto escuro várias vezes antes de terminar. É lá que aparece bolha que ninguém tinha visto.'],
      ],
    },
    funny: {
      openings: [
        'Acende, apaga, acende de novo: {topic}.',
        'O interruptor {do topic} não tem descanso.',
        'A família toda quer apertar o botão {do topic}.',
      ],
      steps: [
        ['Em toda família há quem acenda as luzes e quem vá atrás apagando. Os dois se encontram no corredor e não se falam.', 'Acendeu para mostrar à visita e esqueceu aceso até de manhã. Pelo menos o gato dormiu olhando as cores.'],
        ['De dia a resina tem uma cor, de noite tem outra. Assim ninguém na família concorda sobre qual é a certa.'],
        ['Para encerrar a discussão, use lâmpada LED e mostre a peça de noite. Quem só viu de dia perde o direito à palavra.'],
        ['Na bancada, testar luz é ficar no escuro girando uma peça. Vista da porta, a cena parece muito mais misteriosa do que é.'],
      ],
    },
    motivational: {
      openings: [
        'Camada, espera, lixa e luz: {topic}.',
        'Só com a luz acesa se conhece {o topic}.',
        'O que a luz mostra {no topic} levou tempo.',
      ],
      steps: [
        ['Quem faz trabalha de dia e confere à noite. A peça que parecia pronta à tarde às vezes volta para a lixa.'],
        ['A luz por trás mostra tudo, o bom e o que escapou. Por isso o acabamento aqui leva mais paciência.'],
        ['Hoje à noite, apague tudo e acenda uma luz só, num canto da casa. Repare em quantas coisas mudam de cor.'],
        ['Guardar as peças de teste ajuda a aprender. Lado a lado e acesas, elas mostram o que melhorou de uma para outra.'],
      ],
    },
  },
}
