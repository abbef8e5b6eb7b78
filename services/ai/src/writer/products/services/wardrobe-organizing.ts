import type { ProductType } from '../product-type.ts'

export const wardrobeOrganizing: ProductType = {
  nouns: ['organização de guarda-roupa'],
  asks: ['quantas pessoas usam o guarda-roupa', 'o que você mais veste na semana', 'o que nunca encontra'],
  questions: {
    sale: ['Qual peça está esquecida no fundo do seu armário?', 'Você separa as roupas por cor ou por tipo?'],
    content: ['Você tem uma cadeira da roupa no quarto?', 'Quantas meias sem par moram aí?'],
  },
  emojis: ['👗', '🧺', '🏠'],
  hashtags: ['organizacaodeguardaroupa', 'personalorganizer', 'guardaroupaorganizado', 'closetorganizado', 'organizacaodecloset', 'armarioorganizado', 'organizacao'],
  sale: {
    professional: {
      openings: [
        'Abrir a porta e saber o que vestir: {topic}.',
        'Suas roupas à vista, do seu jeito de usar: {topic}.',
        'Para a manhã começar sem procurar a camisa: {topic}.',
      ],
      steps: [
        ['O guarda-roupa está cheio, e pela manhã a frase é a mesma: não há o que vestir. A camisa certa estava atrás.', 'Há roupas com etiqueta, outras que ninguém vê há dez anos e uma gaveta que só abre até a metade.'],
        ['Quando cada peça pode ser vista, ela volta a ser usada. A ordem segue a rotina de quem se veste ali.'],
        ['Ajuda na mudança de casa, na troca de trabalho, na chegada de um bebê e quando duas pessoas passam a dividir o armário.'],
        ['Para combinar, mande fotos com as portas abertas, sem arrumar antes. Conte quantas pessoas usam e quais roupas saem mais.'],
      ],
    },
    casual: {
      openings: [
        'Pra parar de usar sempre as mesmas cinco roupas: {topic}.',
        'Sua camisa preferida tá aí dentro, em algum lugar: {topic}.',
        'Guarda-roupa cheio e nada pra vestir: {topic}.',
      ],
      steps: [
        ['A porta mal fecha e a gente sai sempre com a mesma blusa. É a que tava por cima, coitada.', 'Tem roupa ali com etiqueta ainda. Você comprou, guardou no fundo e esqueceu que era sua.'],
        ['O que a gente vê, a gente usa. Arrumar por tipo e por uso faz reaparecer metade do armário.'],
        ['É bom pra quem mudou de casa, de trabalho ou de fase, e pra quem divide a porta com outra pessoa.'],
        ['Me manda foto do jeito que tá, com a porta aberta. E conta o que você mais veste na semana.'],
      ],
    },
    funny: {
      openings: [
        'A cadeira do quarto quer sua vaga de volta: {topic}.',
        'A pilha de camisetas está prestes a cair: {topic}.',
        'O meu lado, o seu lado e a fronteira: {topic}.',
      ],
      steps: [
        ['Não tenho roupa, diz a pessoa diante de cento e vinte peças. Atrás dela, uma pilha desliza devagar.', 'O casal dividiu o guarda-roupa ao meio. O meio, porém, anda alguns centímetros por mês, sempre para o mesmo lado.'],
        ['Com tudo à vista, reaparecem três calças pretas iguais e o casaco que você acusou a irmã de ter levado.'],
        ['Para quem mudou, para quem divide a porta e para quem guarda uma fantasia de 2011 porque nunca se sabe.'],
        ['Mande foto com as portas abertas. Se algo cair na hora da foto, deixe no quadro, que também informa.'],
      ],
    },
    motivational: {
      openings: [
        'Um armário para a fase de agora: {topic}.',
        'Escolher o que fica com calma: {topic}.',
        'Manhãs mais simples começam na véspera: {topic}.',
      ],
      steps: [
        ['Trabalho novo, horário novo, outras roupas. O armário ainda está montado para a rotina antiga, e a manhã sente.', 'Separar roupas guardadas há anos leva tempo. Cada uma tem uma festa, uma viagem ou alguém que a deu.'],
        ['O que continua à mão passa a ser usado. O que sai pode vestir outra pessoa já nesta estação.'],
        ['Faz diferença para quem volta a trabalhar fora, para quem recomeça em outra casa e para quem quer doar bem.'],
        ['Comece pela parte que você abre todo dia. Ver aquela porta em ordem dá vontade de abrir a próxima.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O cabide virado mostra o que se usa: {topic}.',
        'Antes de comprar caixas, olhe os cabides: {topic}.',
        'Um teste simples com as roupas: {topic}.',
      ],
      steps: [
        ['Muita gente acredita que usa quase tudo o que tem. Na prática, a semana gira em torno das mesmas peças.', 'As roupas são guardadas por cor, fica bonito e, em dez dias, ninguém mais sabe onde devolver cada uma.'],
        ['A pressa decide: a mão pega o que está na frente e devolve onde couber. A ordem precisa aguentar esse gesto.'],
        ['Vire todos os cabides ao contrário. A cada uso, devolva no sentido certo e veja, em três meses, o que ficou virado.'],
        ['Quem organiza armários observa primeiro a cadeira do quarto. Ela mostra o que se usa e o que falta lugar para guardar.'],
      ],
    },
    casual: {
      openings: [
        'O truque do cabide ao contrário: {topic}.',
        'A roupa que ainda tem etiqueta: {topic}.',
        'A cadeira do quarto tem algo a dizer: {topic}.',
      ],
      steps: [
        ['A gente jura que usa tudo. Aí repara nas fotos do mês e aparece com a mesma blusa em quase todas.'],
        ['De manhã ninguém procura, a gente pega o que vê. O que tá no fundo some por meses.'],
        ['Vira os cabides ao contrário e, quando usar, devolve do jeito certo. Daqui a três meses, olha quais não mexeram.'],
        ['Eu gosto quando aparece uma peça esquecida e a pessoa veste na hora, por cima da roupa mesmo.'],
      ],
    },
    funny: {
      openings: [
        'A pilha que desaba sempre no mesmo lado: {topic}.',
        'Essa blusa não é minha, nem sua: {topic}.',
        'A meia viúva e outras histórias: {topic}.',
      ],
      steps: [
        ['A camiseta preferida está sempre embaixo da pilha. Puxá-la com cuidado é um esporte que ninguém venceu até hoje.'],
        ['Pilha alta obriga a puxar, e puxar desmancha. O armário não tem nada contra você, só uma certa física.'],
        ['Dobre as camisetas em pé na gaveta, como fichas, e dê um mês às meias solitárias.'],
        ['Meia sem par acaba virando pano de tirar pó. No dia seguinte, atrás da máquina, aparece a outra.'],
      ],
    },
    motivational: {
      openings: [
        'Dobrar também é um jeito de cuidar: {topic}.',
        'A roupa que passa adiante: {topic}.',
        'Uma gaveta por noite: {topic}.',
      ],
      steps: [
        ['O vestido da formatura foi para a sobrinha, que o ajustou e dançou a noite inteira. A foto chegou no dia seguinte.'],
        ['Roupa parada não serve a ninguém. Na mão de outra pessoa, volta a ir a festa, a trabalho, a passeio.'],
        ['Separe uma gaveta por noite, durante uma semana. Deixe uma sacola de doação à vista e leve quando encher.'],
        ['Quem arruma armários ouve muitas histórias de roupa. Algumas peças ficam por causa delas, e está certo.'],
      ],
    },
  },
}
