import type { ProductType } from '../product-type.ts'

export const stainedGlass: ProductType = {
  nouns: ['vitral', 'vitral decorativo', 'vitral de janela', 'vitral Tiffany', 'painel de vitral', 'mandala de vitral', 'quadro de vitral', 'suncatcher', 'apanhador de sol'],
  asks: ['a janela em que vai ficar', 'as cores que imaginou', 'a que horas bate sol ali'],
  questions: {
    sale: ['Em que janela da sua casa bate mais sol?', 'Que cor você gostaria de ver no chão da sala?'],
    content: ['Qual é o vitral mais bonito que você já viu?', 'Sol da manhã ou sol da tarde na sua casa?'],
  },
  emojis: ['🌈', '☀️', '🪟'],
  hashtags: ['vitral', 'vitrais', 'vidrocolorido', 'vitralartesanal', 'tecnicatiffany', 'suncatcher', 'apanhadordesol', 'decoracaocolorida', 'luzecor', 'arteemvidro'],
  sale: {
    professional: {
      openings: [
        'Quando o sol chega, {o topic} {acende/acendem}.',
        'Cor que a luz espalha pela casa: {topic}.',
        'A janela ganhou um desenho: {topic}.',
      ],
      steps: [
        ['São oito da manhã, e uma mancha azul aparece no chão da sala. Meia hora depois, ela já subiu pela parede.', 'A janela dá para um muro, e a vista não ajuda. Com vidro colorido na frente, o muro deixa de ser o assunto.'],
        ['A cor está no próprio vidro e muda com a luz. De manhã é suave, ao meio-dia é intensa, à tarde fica quente.'],
        ['{Fica/Ficam} bem em janelas de sala e cozinha, em portas, em varandas fechadas e em ateliês. Também {alegra/alegram} uma recepção.'],
        ['Observe por um dia a que horas o sol entra e por onde. A mesma cor parece outra conforme a luz.'],
      ],
    },
    casual: {
      openings: [
        'Sol bateu, arco-íris no chão: {topic}.',
        'Aquela janela sem graça vai mudar com {topic}.',
        'Espera dar a hora do sol pra ver: {topic}.',
      ],
      steps: [
        ['Sabe aquele solzinho que entra de manhã na cozinha? Imagina ele atravessando um vidro colorido e pintando a mesa.', 'A criançada corre atrás da mancha de cor no chão. E os adultos também, só que fingindo que não.'],
        ['O bonito é que ele nunca tá igual. Nuvem, chuva, fim de tarde, cada luz faz um desenho novo na parede.'],
        ['{Vai/Vão} na janela do quarto, na porta da varanda, no cantinho das plantas. De presente pra casa nova, todo mundo se encanta.'],
        ['Antes de escolher, repara onde bate sol aí na sua casa e em que horário. É ele que vai fazer a mágica.'],
      ],
    },
    funny: {
      openings: [
        'O gato declarou guerra à mancha colorida: {topic}.',
        'A parede branca trocou de roupa com {topic}.',
        'O sol passou aqui e deixou tinta: {topic}.',
      ],
      steps: [
        ['Às nove, a luz verde cai bem em cima da cadeira do pai. Ele toma café com cara de marciano e não sabe por quê.', 'O gato passa a manhã caçando uma mancha vermelha pelo tapete. Ao meio-dia ela sobe na parede, e ele olha para nós, indignado.'],
        ['O vidro fica parado, e a cor anda pela casa inteira. É o único morador que faz exercício sem sair do lugar.'],
        ['{Serve/Servem} para a janela sem vista, para a sala sem cor e para quem já cansou de olhar a parede do vizinho.'],
        ['Veja onde bate o sol antes de escolher. Se cair em cima da televisão, prepare-se para um jornal em tons de roxo.'],
      ],
    },
    motivational: {
      openings: [
        'A luz de todo dia, vista de outro jeito: {topic}.',
        'Um começo de manhã mais colorido com {topic}.',
        'Vidro, cor, paciência e luz: {topic}.',
      ],
      steps: [
        ['Quem levanta cedo conhece a hora em que o sol entra pela janela. Um pouco de cor nessa hora muda o café.', 'A luz sempre passou por ali. Foi preciso um pedaço de vidro colorido para alguém parar e reparar.'],
        ['Cada pedaço foi riscado, partido e ajustado para caber no vizinho. Um milímetro de folga, e o desenho não fecha.'],
        ['É um presente delicado para quem se mudou, para quem trabalha em casa e para quem cuida de um jardim na janela.'],
        ['Escolha a janela diante da qual você passa mais vezes por dia. A cor merece ter quem a veja chegar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como limpar sem forçar as emendas: {topic}.',
        'Onde pendurar {o topic} para aproveitar a luz.',
        'Cor, sol e altura, o lugar certo: {topic}.',
      ],
      steps: [
        ['É comum pendurar o vidro na parede, como um quadro. Sem luz por trás, as cores escurecem e o desenho some.', 'Na limpeza, muita gente borrifa o produto direto no vidro. O líquido escorre para as emendas e escurece o metal.'],
        ['O vidro colorido filtra a luz que o atravessa. O que se vê na sala é o que passou, e não o que refletiu.'],
        ['Pendure diante de uma janela, com ganchos firmes, e limpe com pano macio quase seco. As emendas pedem ainda menos água.'],
        ['Uma janela comum tem vista, e uma janela colorida tem horário. Vale descobrir o melhor momento da sua.'],
      ],
    },
    casual: {
      openings: [
        'Parede não, janela sim: {topic}.',
        'Um paninho e cuidado nas emendas: {topic}.',
        'Quer ver {o topic} brilhar? Olha a dica.',
      ],
      steps: [
        ['A pessoa ganha, pendura na parede e acha que ficou escuro. Não tá feio, só tá no lugar errado.', 'Limpa-vidros direto no vitral? Melhor não, porque o produto escorre pros cantinhos do metal e mancha.'],
        ['Vidro colorido precisa de luz do outro lado, igual filtro de foto. Sem luz atrás, a cor dorme.'],
        ['Põe na frente da janela, num gancho que aguente bem, e limpa com pano quase seco. O sol cuida do resto.'],
        ['Eu gosto dos minutos em que a cor aparece no chão. Passa rápido, e por isso a gente corre pra ver.'],
      ],
    },
    funny: {
      openings: [
        'A mancha azul que fugiu pela parede: {topic}.',
        'O horário de visitas {do topic} é das nove às dez.',
        'O lugar errado apaga qualquer cor: {topic}.',
      ],
      steps: [
        ['Pendurou na parede do corredor e esperou a mágica. Passou uma semana, e a mágica não achou o endereço.', 'Levaram a visita para ver as cores no chão às três da tarde. O sol tinha saído às dez e não deixou recado.'],
        ['Vidro colorido trabalha com luz por trás. No corredor escuro, ele entra em greve e tem toda a razão.'],
        ['Mude para uma janela com sol e anote o horário do espetáculo. Assim ninguém leva a visita na hora errada.'],
        ['Em dia nublado, o gato procura a mancha pelo tapete. Alguém precisa explicar a ele a previsão do tempo.'],
      ],
    },
    motivational: {
      openings: [
        'Cortar o vidro é aprender a confiar: {topic}.',
        'Entre o risco e a luz, muito trabalho: {topic}.',
        'O desenho que começa no papel e termina {no topic}.',
      ],
      steps: [
        ['Quem corta vidro pela primeira vez segura a respiração. O risco está certo, e mesmo assim a mão hesita.', 'Um vidro que parte fora da linha vira pedaço menor. Quem trabalha com isso aprende a guardar tudo e a recomeçar.'],
        ['O cortador não atravessa o vidro, apenas marca um caminho. A pressão certa faz o resto, e ela só vem com treino.'],
        ['Para começar, vale praticar linhas retas em vidro comum, com óculos e luvas. As curvas chegam depois.'],
        ['Passam-se dias entre o papel e a janela. Então o sol bate, e todo o trabalho aparece de uma vez.'],
      ],
    },
  },
}
