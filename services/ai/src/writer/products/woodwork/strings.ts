import type { ProductType } from '../product-type.ts'

export const strings: ProductType = {
  nouns: ['viola', 'viola caipira', 'viola artesanal', 'violão', 'violão artesanal', 'cavaquinho', 'cavaco', 'rabeca', 'ukulele', 'bandolim', 'viola de cocho', 'instrumento de corda', 'instrumento de cordas'],
  asks: ['se é para quem começa ou para quem já toca', 'que músicas gosta de tocar', 'se é para destro ou canhoto'],
  questions: {
    sale: ['Que música você tocaria primeiro?', 'Varanda, palco ou sala de casa?'],
    content: ['Qual música fez você querer tocar?', 'Quem pega o instrumento primeiro na sua família?'],
  },
  emojis: ['🎶', '🪕', '🪵'],
  hashtags: ['luthier', 'luthieria', 'instrumentosmusicais', 'viola', 'violacaipira', 'violao', 'cavaquinho', 'rabeca', 'modadeviola', 'musicabrasileira', 'musicaraiz', 'luthierbrasil'],
  sale: {
    professional: {
      openings: [
        'Madeira, cordas e boa companhia: {topic}.',
        '{O topic} {pede/pedem} varanda e conversa baixa.',
        'O som que a madeira guarda: {topic}.',
      ],
      steps: [
        ['A noite caiu, a louça está lavada, e alguém tira o instrumento da capa. A conversa diminui antes da primeira nota.', 'Num canto da sala, encostado na parede, um instrumento é um convite. Quem sabe tocar não passa por ele sem parar.'],
        ['O som nasce das cordas e cresce no corpo de madeira. Cada instrumento tem um timbre que se reconhece com o uso.'],
        ['{Acompanha/Acompanham} quem estuda, quem se apresenta, quem compõe e quem só quer cantar com a família no domingo.'],
        ['Leve em conta o tamanho das mãos, o estilo da música e quem vai tocar. Vale ouvir e segurar antes de decidir.'],
      ],
    },
    casual: {
      openings: [
        'Faltava isso na roda: {topic}.',
        'Aquela moda de fim de tarde pede {o topic}.',
        'Pega, afina e canta comigo: {topic}.',
      ],
      steps: [
        ['Sabe quando a família se junta e alguém pede aquela música? Se tem instrumento em casa, a noite vai longe.', 'Fim de tarde na varanda, cheiro de café e uma moda baixinha. Eu paro tudo pra escutar.'],
        ['Eu gosto do cheiro da madeira e de sentir a vibração no peito. É um som que a gente ouve com o corpo.'],
        ['{Vai/Vão} pra quem tá aprendendo, pra quem toca na igreja, no bar ou só no quarto com a porta fechada.'],
        ['Me conta o que você gosta de tocar e se tá começando. Segurar um pouco antes de escolher ajuda demais.'],
      ],
    },
    funny: {
      openings: [
        'Só sei três músicas, mas toco bem alto: {topic}.',
        'Todo churrasco tem um dono de {topic}.',
        'Faz uma hora que está afinando: {topic}.',
      ],
      steps: [
        ['O primo pegou o instrumento, pediu silêncio e começou a afinar. Já serviram a sobremesa, e ele continua quase lá.', 'Em toda roda alguém pede uma música cuja letra ninguém sabe. Cantam o refrão quatro vezes e se dão por satisfeitos.'],
        ['Com três acordes se toca metade do repertório de churrasco. Com quatro, a pessoa já recusa pedidos.'],
        ['{Serve/Servem} para a serenata, para a roda e para o adolescente que fechou a porta e só sai com uma música pronta.'],
        ['Escolha pensando no som e na paciência da casa. As primeiras semanas são sempre a mesma introdução.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem nunca largou a música: {topic}.',
        'Horas de estudo cabem {no topic}.',
        'O sonho de tocar ainda está aí: {topic}.',
      ],
      steps: [
        ['Você tocava aos quinze anos, a vida encheu a agenda, e o instrumento ficou para trás. Os dedos se lembram mais do que parece.', 'A aula é uma vez por semana, e o treino acontece às dez da noite, bem baixinho. Assim também se aprende.'],
        ['Uma madeira bem trabalhada responde ao toque leve. Quem toca sente a diferença e volta a praticar com gosto.'],
        ['É um presente para quem começou tarde, para quem voltou agora e para a criança que já canta o dia inteiro.'],
        ['Pense na música que você quer tocar daqui a um ano. Ela ajuda a escolher o instrumento de hoje.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Umidade e calor, os cuidados com {o topic}.',
        'Quando trocar as cordas: {topic}.',
        'Guardar bem também afina: {topic}.',
      ],
      steps: [
        ['Um erro comum é deixar o instrumento no carro ou perto da janela. Em poucas horas de sol, a madeira trabalha e a cola sofre.', 'As cordas escurecem, o som fica abafado, e muita gente culpa a mão. Às vezes, elas só estão velhas.'],
        ['A madeira absorve e solta umidade conforme o tempo. Com a variação, ela se move, e a afinação vai junto.'],
        ['Guarde na capa, longe de sol e de ar-condicionado, e passe um pano seco nas cordas depois de tocar.'],
        ['Um instrumento usado com frequência costuma se conservar melhor do que um esquecido. Ele gosta de companhia.'],
      ],
    },
    casual: {
      openings: [
        'No carro não, pelo amor da música: {topic}.',
        'Corda velha, som cansado: {topic}.',
        'Cuidados de todo dia com {o topic}.',
      ],
      steps: [
        ['A gente deixa no banco de trás só um pouquinho, e o sol faz a festa. Quando pega, tá tudo desafinado.', 'Sabe quando o som parece coberto por um pano? Antes de achar que piorou, olha a idade da corda.'],
        ['Calor e umidade mexem com a madeira, e suor enferruja a corda. É devagarinho, então a gente nem percebe.'],
        ['Tocou, passa um paninho nas cordas e guarda na capa. Deixar num cantinho fresco já resolve quase tudo.'],
        ['Eu gosto de deixar à vista, num suporte. Instrumento guardado demais a gente esquece de tocar.'],
      ],
    },
    funny: {
      openings: [
        'Desafinou de novo, e a culpa é do tempo: {topic}.',
        'O afinador some bem na hora {do topic}.',
        'A corda que arrebenta no refrão: {topic}.',
      ],
      steps: [
        ['A corda mais fina escolhe bem a hora de arrebentar: no refrão, com visita, depois das lojas fecharem.', 'A palheta cai dentro do instrumento, e a família assiste à operação. De cabeça para baixo, sacode, sai uma moeda.'],
        ['Corda nova estica e desafina, corda velha resiste e arrebenta. Entre uma e outra há uma semana de paz.'],
        ['Tenha um jogo de cordas de reserva e três palhetas. Duas vão sumir, e uma aparecerá na máquina de lavar.'],
        ['O músico diz que é só mais uma. A família já sabe que são sete e foi pondo o café no fogo.'],
      ],
    },
    motivational: {
      openings: [
        'Dedos que doem hoje tocam amanhã: {topic}.',
        'A mão de quem constrói {um topic}.',
        'Uma nota de cada vez: {topic}.',
      ],
      steps: [
        ['O primeiro acorde limpo leva dias para sair. Então ele sai, e a pessoa toca a mesma coisa uma hora inteira.', 'Quem constrói instrumentos bate na madeira com o nó do dedo e escuta. Antes de ter corda, ela já tem voz.'],
        ['A troca de um acorde para outro é o que mais custa. Os dedos precisam decorar o caminho, e não só o lugar.'],
        ['Escolha duas posições e passe de uma para outra, devagar, por cinco minutos. Amanhã, acrescente uma terceira.'],
        ['Tocar uma música inteira pela primeira vez é um prazer difícil de explicar. Mesmo torta, ela é sua.'],
      ],
    },
  },
}
