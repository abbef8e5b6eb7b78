import type { ProductType } from '../product-type.ts'

export const blanket: ProductType = {
  nouns: ['manta de patchwork', 'mantinha de patchwork'],
  asks: ['para quem é', 'as cores de que a pessoa gosta', 'como vai ser usada'],
  questions: {
    sale: ['Para bebê, para o sofá ou para presente?', 'Que cor não pode faltar?'],
    content: ['Na sua família, quem sempre puxa a manta primeiro?', 'Você usa o que é bonito ou guarda?'],
  },
  emojis: ['🧵', '🪡', '🛋️'],
  hashtags: ['mantadepatchwork', 'patchwork', 'mantinhadepatchwork', 'patchworkbrasil', 'mantas', 'quilting', 'mantapatchwork'],
  sale: {
    professional: {
      openings: [
        'Tecidos que se encontram numa só peça: {topic}.',
        '{O topic} {leva/levam} cor e costura a quem recebe.',
        'Um presente feito de muitas escolhas: {topic}.',
      ],
      steps: [
        ['Na hora de escolher um presente, muita coisa se parece. Uma composição de tecidos leva a pessoa a olhar pedaço por pedaço.', 'Na poltrona ou no colo de alguém, a mistura de tecidos dá cor à cena. Nas fotos de família, ela sempre aparece.'],
        ['Cada recorte é escolhido ao lado do outro. Estampas diferentes formam um desenho, e a costura as mantém juntas.'],
        ['Combina com nascimento, casa nova e aniversário. No dia a dia, acompanha a sala, o quarto e as visitas.'],
        ['Pense em quem vai usar e onde. O tamanho e as cores dos tecidos partem dessas duas respostas.'],
      ],
    },
    casual: {
      openings: [
        'Cada pedacinho foi escolhido: {topic}.',
        '{O topic} {vira/viram} xodó da família.',
        'Olha a mistura desses tecidos: {topic}.',
      ],
      steps: [
        ['Sabe presente que a pessoa abre e fica olhando os pedacinhos? Com patchwork é assim, cada um acha o seu preferido.', 'A gente deixa na poltrona só pra enfeitar e logo alguém puxa pro colo. Manta bonita não fica sozinha muito tempo.'],
        ['É um tecido do lado do outro, cada um de um jeito, e tudo se combina. Dá trabalho escolher, e é a parte boa.'],
        ['Pra quem teve bebê, pra quem mudou, pra quem faz aniversário. É daqueles presentes que a pessoa guarda por anos.'],
        ['Me conta pra quem é e as cores que a pessoa gosta. Daí já dá pra pensar nos tecidos.'],
      ],
    },
    funny: {
      openings: [
        'Quem senta primeiro puxa para o colo: {topic}.',
        '{O topic} {tem/têm} um retalho para cada parente.',
        'Emprestar é por sua conta: {topic}.',
      ],
      steps: [
        ['Comprou para dar de presente e deixou dois dias na poltrona. Agora o gato dorme em cima e a data está chegando.', 'A família se reuniu em volta para escolher o retalho preferido. A reunião durou mais que a do condomínio.'],
        ['Cada tecido no seu lugar, todos em paz. É o único assunto em que listras e flores se entendem.'],
        ['Para o bebê, a avó, a amiga e o cunhado que diz que não sente frio e é o primeiro a puxar.'],
        ['Pense nas cores de que a pessoa gosta. Se ela gosta de todas, patchwork foi inventado para ela.'],
      ],
    },
    motivational: {
      openings: [
        'Muitos recortes, um só carinho: {topic}.',
        '{O topic} {guarda/guardam} horas de corte e costura.',
        'Para quem merece um presente com tempo dentro: {topic}.',
      ],
      steps: [
        ['Quem recebe um bebê ou uma casa nova ganha muitas coisas. Algo costurado pedaço por pedaço diz que houve tempo.', 'Anos depois, a família ainda sabe quem deu a manta. Ela muda de quarto e de casa junto com todo mundo.'],
        ['As pontas de cada recorte precisam se encontrar. Antes da costura há régua, corte e ferro.'],
        ['Para os pais novos, para os avós e para o amigo que vai morar longe e leva pouca coisa.'],
        ['Pense em duas cores que lembrem a pessoa e deixe os tecidos fazerem o resto. O presente já nasce com dono.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar uma peça de muitos tecidos: {topic}.',
        'O que observar {no topic}.',
        'Cuidados de uso com {o topic}.',
      ],
      steps: [
        ['Uma peça com tantos tecidos gera uma dúvida justa na primeira lavagem. Será que alguma cor vai manchar a outra?'],
        ['Cores fortes podem soltar tinta na primeira água. E a dobra que não muda de lugar força as mesmas costuras.'],
        ['Lave em água fria, sozinha, e sem deixar de molho. Quando guardar, mude a dobra de tempos em tempos.'],
        ['A escolha dos tecidos vem antes de tudo. Eles ficam espalhados na mesa até que nenhum pareça fora do lugar.'],
      ],
    },
    casual: {
      openings: [
        'Primeira lavagem, sem drama: {topic}.',
        'Pra usar ou pra guardar? Um papo sobre {topic}.',
        'O que eu faço antes de lavar {o topic}.',
      ],
      steps: [
        ['A primeira lavagem dá um friozinho na barriga. É tanta cor junta que a gente imagina tudo virando uma só.'],
        ['É que tecido escuro às vezes solta um pouco de tinta na primeira água, principalmente se ficar de molho.'],
        ['Passa um pano branco úmido num cantinho escuro. Se não saiu cor, lava em água fria, sozinha e sem molho.'],
        ['Os tecidos ficam dias na minha mesa, mudando de lugar. Quando paro de mexer, é hora de costurar.'],
      ],
    },
    funny: {
      openings: [
        'Todo mundo reconhece um retalho {no topic}.',
        'Discussões de família sobre tecido: {topic}.',
        'O gato, o sol e {o topic}.',
      ],
      steps: [
        ['Alguém aponta um retalho e diz que teve uma camisa igual. Outro jura que era cortina, e a tarde passa.'],
        ['Tecido de flor miúda existe em toda família brasileira. Por isso há sempre três donos para a mesma lembrança.'],
        ['Deixe que cada um escolha um retalho como seu. É a partilha mais tranquila que a família vai ter.'],
        ['Quem costura patchwork não compra tecido, adota. E o armário já não fecha desde a última adoção.'],
      ],
    },
    motivational: {
      openings: [
        'Cada recorte no seu lugar: {topic}.',
        'O tempo que se costura {no topic}.',
        'Juntar com cuidado: {topic}.',
      ],
      steps: [
        ['No começo, são só pilhas de quadrados cortados. Quem olha de fora não vê nada, e quem faz já vê tudo.'],
        ['Uma fileira se faz numa noite, e as outras repetem o passo. O trabalho anda quando se sabe onde parou.'],
        ['Numere as fileiras com papeizinhos presos com alfinete. Ao voltar no outro dia, ninguém precisa adivinhar a ordem.'],
        ['Depois da última costura, a peça se abre inteira sobre a mesa. É a hora em que o desenho finalmente aparece.'],
      ],
    },
  },
}
