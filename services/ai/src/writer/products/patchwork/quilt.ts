import type { ProductType } from '../product-type.ts'

export const quilt: ProductType = {
  nouns: ['colcha', 'colcha de patchwork', 'colcha de retalhos', 'quilt', 'peseira', 'peseira de patchwork', 'cobre-leito de patchwork'],
  asks: ['a medida da cama', 'quanto deve cair dos lados', 'as cores do quarto'],
  questions: {
    sale: ['Cama de casal ou de solteiro?', 'Que cor tem o seu quarto hoje?'],
    content: ['Você arruma a cama todo dia?', 'Tinha colcha de retalhos na casa da sua família?'],
  },
  emojis: ['🛏️', '🧵', '🪡'],
  hashtags: ['colchadepatchwork', 'patchwork', 'colchaderetalhos', 'quilt', 'quilting', 'peseira', 'camaposta', 'patchworkbrasil'],
  sale: {
    professional: {
      openings: [
        'Muitos tecidos, uma peça só: {topic}.',
        '{O topic} {veste/vestem} o quarto com cor e costura.',
        'Retalho por retalho, o quarto ganha vida: {topic}.',
      ],
      steps: [
        ['A cama ocupa metade do quarto, e é para ela que todo mundo olha primeiro. O que vai por cima muda o ambiente inteiro.', 'Há quartos em que tudo combina e nada chama. Tecidos diferentes, bem costurados, dão vida a eles.'],
        ['Em patchwork, cada recorte tem lugar no desenho. Estampas que ninguém imaginaria juntas combinam lado a lado.'],
        ['Combina com o quarto do casal, da criança ou de hóspedes. É presente de casamento e de nascimento que fica na família.'],
        ['Meça a cama e decida quanto o tecido deve cair dos lados. Separe também uma foto com as cores do quarto.'],
      ],
    },
    casual: {
      openings: [
        'Retalho com retalho, olha no que deu: {topic}.',
        '{O topic} {muda/mudam} o quarto de uma vez.',
        'Tem muito pedacinho aqui: {topic}.',
      ],
      steps: [
        ['A gente pinta parede, troca cortina, e o quarto continua igual. Mudou em cima da cama, mudou tudo.', 'Quem entra no quarto e vê patchwork chega perto e começa a escolher o retalho preferido. Todo mundo tem um.'],
        ['O bonito é que cada tecido é de um jeito, e juntos eles combinam. São muitas emendas até fechar o desenho.'],
        ['Pra cama de casal, pro quarto da criança, pra visita. E de presente de casamento, ninguém esquece quem deu.'],
        ['Mede a cama e me conta quanto você quer que caia dos lados. E me manda uma foto do quarto.'],
      ],
    },
    funny: {
      openings: [
        'A cama nunca esteve tão bem vestida: {topic}.',
        '{O topic} {tem/têm} mais cores que a família tem opiniões.',
        'O gato escolheu o retalho dele: {topic}.',
      ],
      steps: [
        ['Cada pessoa da casa elegeu um retalho favorito. O gato elegeu o do meio e não aceita mediação.', 'Com um patchwork em cima, a cama feita às pressas parece capricho. O que está embaixo não se comenta.'],
        ['São dezenas de pedaços, todos no lugar certo. Mais organização do que isso, só gaveta em dia de visita.'],
        ['Para o casal, o quarto de hóspedes e a tia que vai achar ali um tecido igual ao vestido dela de 1987.'],
        ['Meça a cama com fita, e não com o palmo. Cada família tem um palmo diferente e todos juram pelo seu.'],
      ],
    },
    motivational: {
      openings: [
        'Pedaço por pedaço, até cobrir a cama: {topic}.',
        '{O topic} {reúne/reúnem} muitas horas de costura.',
        'Para a casa que se monta com tempo: {topic}.',
      ],
      steps: [
        ['Montar um quarto leva tempo. Um dia, a cama ganha uma peça bonita, e o que está em volta parece combinar.', 'Muito presente de casamento vai parar no armário. O que enfeita a cama faz lembrar de quem deu por muitos anos.'],
        ['Cada emenda precisa encontrar a vizinha no ponto exato. Meio centímetro a menos se soma, e o desenho entorta.'],
        ['Para quem casa, quem tem filho ou quem resolveu mudar o quarto depois de anos igual.'],
        ['Escolha uma cor que já exista no ambiente e deixe os tecidos fazerem o resto. Assim a peça não briga com nada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A primeira lavagem {do topic}.',
        'Muitos tecidos, um só cuidado: {topic}.',
      ],
      steps: [
        ['Antes da primeira lavagem, quem tem patchwork hesita. São tantos tecidos que um deles pode soltar tinta.'],
        ['Cada tecido reage à água de um modo. Plástico prende umidade, e dobras no mesmo lugar forçam as costuras.'],
        ['Lave em água fria, sozinha, sem deixar de molho. Guarde num saco de algodão e mude as dobras de vez em quando.'],
        ['Antes de costurar, os tecidos são espalhados e trocados de lugar até o desenho fechar. Essa parte pode levar dias.'],
      ],
    },
    casual: {
      openings: [
        'Medo de lavar {o topic}? Calma.',
        'O que eu faço com {o topic} na hora de guardar.',
        'Um papo sobre retalho e água: {topic}.',
      ],
      steps: [
        ['Põe no saco plástico, guarda em cima do armário e no inverno tá amarelo. A culpa é do saco, e não do tecido.'],
        ['Plástico não deixa o ar passar e segura umidade. E a dobra no mesmo lugar marca a costura.'],
        ['Água fria, a peça sozinha na máquina, sem molho. E guarda num saco de pano, mudando a dobra de vez em quando.'],
        ['Eu espalho todos os pedaços na mesa e fico trocando. Às vezes durmo e mudo dois de manhã.'],
      ],
    },
    funny: {
      openings: [
        'Cada um tem seu retalho preferido: {topic}.',
        'Retalhos, gatos e outras discussões: {topic}.',
        'O armário de tecidos de quem faz {topic}.',
      ],
      steps: [
        ['A família se reúne e começa o jogo: este era meu vestido, aquele era a cortina. Quase nunca era.'],
        ['Retalho tem parente em toda parte. Basta uma florzinha azul, e já há três tias reconhecendo a própria saia.'],
        ['Quando alguém disser que aquele retalho era do vestido dela, concorde. A conversa acaba antes, e o café continua quente.'],
        ['Espalhar os pedaços no chão da sala parece boa ideia. Aí o cachorro passa correndo e inventa um desenho novo.'],
      ],
    },
    motivational: {
      openings: [
        'De muitos pedaços, uma coisa inteira: {topic}.',
        'A costura que une tudo {no topic}.',
        'Bloco por bloco: {topic}.',
      ],
      steps: [
        ['O primeiro bloco de quem aprende quase nunca sai quadrado. O segundo já melhora, e no décimo as pontas se encontram.'],
        ['O corte certo decide o encaixe. Quem mede bem na mesa quase não precisa corrigir na máquina.'],
        ['Se vai começar, passe a ferro cada costura antes da próxima. As emendas assentam, e o bloco fica na medida.'],
        ['Quando os blocos se juntam, a mesa já não basta. O tecido vai para o chão e ali se vê o que se fez.'],
      ],
    },
  },
}
