import type { ProductType } from '../product-type.ts'

export const tray: ProductType = {
  nouns: ['bandeja de café', 'bandeja para café da manhã', 'bandeja decorativa', 'bandeja decorada', 'bandeja espelhada', 'bandeja de bambu', 'bandeja de servir', 'bandeja para servir', 'bandejinha'],
  asks: ['o que vai ficar em cima', 'a medida do lugar', 'as cores do ambiente'],
  questions: {
    sale: ['Café na cama, lavabo ou sala, onde você usaria?', 'O que você arrumaria em cima primeiro?'],
    content: ['Quem leva café na cama na sua casa?', 'O que sempre fica solto no seu aparador?'],
  },
  emojis: ['☕', '🏠', '✨'],
  hashtags: ['bandeja', 'bandejas', 'bandejadecorativa', 'cafedamanha', 'mesaposta', 'cantinhodocafe', 'decoracaodecasa', 'lavabo', 'lavabodecorado', 'organizacao', 'receberbem'],
  sale: {
    professional: {
      openings: [
        'Objetos soltos viram composição: {topic}.',
        '{O topic} {organiza/organizam} sem parecer arrumação.',
        'Do café da manhã ao aparador da sala: {topic}.',
      ],
      steps: [
        ['Sobre o aparador há uma vela, um vidro de perfume e as chaves. Reunidos numa bandeja, os três parecem escolhidos.', 'Domingo cedo, alguém leva o café até o quarto. A xícara, o pão e uma flor do quintal cabem no mesmo gesto.'],
        ['Uma boa base delimita o espaço e dá unidade ao que está em cima. Na limpeza, tudo se levanta de uma vez.'],
        ['{Serve/Servem} ao canto do café, ao lavabo, à penteadeira e à sala. É um presente prático para quem recebe ou acabou de se mudar.'],
        ['Meça o móvel e pense no que vai apoiar. Deixe uma margem em volta, para que os objetos não pareçam apertados.'],
      ],
    },
    casual: {
      openings: [
        'Tudo no lugar num minuto: {topic}.',
        'Seu cantinho do café agradece: {topic}.',
        '{Leva/Levam}, {serve/servem} e ainda {enfeita/enfeitam}: {topic}.',
      ],
      steps: [
        ['Sabe aquele monte de coisinha solta em cima do móvel? Bota tudo na mesma bandeja e vira decoração.', 'Levar café na cama pra alguém é a coisa mais simples do mundo. E ninguém esquece.', 'Visita chegou, café passou, e você atravessa a sala com tudo de uma vez só. Nada de três viagens à cozinha.'],
        ['Eu gosto porque junta. Vela, xícara, perfume, o que for, fica tudo com cara de combinado.'],
        ['{Vai/Vão} no lavabo, na mesinha da sala, na penteadeira, no cantinho do café. Pra dar de presente, serve pra quase todo mundo.'],
        ['Mede o lugar e separa o que vai em cima. Se sobrar uma beiradinha em volta, acertou o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'A bagunça continua, mas agora tem moldura: {topic}.',
        '{O topic} {dá/dão} ar de revista à conta de luz.',
        'O controle remoto ganhou endereço fixo: {topic}.',
      ],
      steps: [
        ['Sobre a mesa havia um livro, duas pilhas, um clipe e uma bala. Numa bandeja, chamam isso de composição.', 'A surpresa era café na cama. O suco balançou na escada, o pão escorregou na curva, e a flor chegou intacta.'],
        ['Qualquer coisa em cima parece ter sido pensada. Até a chave reserva, que ninguém sabe de que porta é.'],
        ['{Serve/Servem} para o lavabo, para o bar, para o café e para disfarçar que a mesa da sala é também escritório.'],
        ['Meça o móvel e evite exagerar no tamanho. Superfície vazia em casa de família dura em torno de quarenta minutos.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto simples de quem recebe: {topic}.',
        'Arrumar um canto já muda a manhã: {topic}.',
        'Para servir alguém com carinho: {topic}.',
      ],
      steps: [
        ['Antes que a casa acorde, alguém passa o café e arruma duas xícaras. O dia da família começa ali.', 'A visita veio de longe e está cansada. Um café trazido até a poltrona diz tudo sem discurso.'],
        ['Juntar o que importa num mesmo lugar ajuda a ver o resto da casa com calma. É um jeito rápido de arrumar.'],
        ['{Agrada/Agradam} a quem está montando a primeira casa, aos pais que recebem os netos e a quem trabalha com atendimento.'],
        ['Pense no que você faz todos os dias e no que anda espalhado. A medida certa vem desse uso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A composição em três alturas: {topic}.',
        'Como arrumar {o topic} sem encher.',
        'Menos objetos, mais respiro: {topic}.',
      ],
      steps: [
        ['O engano mais comum é preencher todo o espaço. Com dez objetos, o olhar não sabe onde pousar.', 'Muita gente alinha tudo por tamanho, como numa prateleira. O conjunto fica correto e sem graça.'],
        ['O olho percorre alturas diferentes com prazer. Quando tudo tem a mesma altura, ele passa direto.'],
        ['Reúna de três a cinco objetos: um alto, um médio e um baixo. Deixe um espaço livre e, se puder, inclua algo vivo.'],
        ['Um canto arrumado não precisa durar para sempre. Trocar uma peça por semana já renova a casa.'],
      ],
    },
    casual: {
      openings: [
        'Como eu arrumo {o topic} em cinco minutos.',
        'Regra do três: {topic}.',
        'Tá cheio demais? Tira um: {topic}.',
      ],
      steps: [
        ['A gente ganha e já quer pôr tudo em cima. Aí olha de longe e parece vitrine em liquidação.', 'Sabe quando arruma, arruma e não fica bom? Quase sempre é porque tá tudo da mesma altura.'],
        ['O olho gosta de subir e descer. Uma coisa alta, uma do meio e uma baixinha, e pronto, ele passeia.'],
        ['Escolhe três coisas, põe a mais alta atrás e deixa um pedacinho vazio. Uma plantinha do lado resolve o resto.'],
        ['Eu mudo a minha toda hora, conforme o que floresce no quintal. Dá uma alegria cada vez que eu passo.'],
      ],
    },
    funny: {
      openings: [
        'Vida e obra {do topic} em cima do aparador.',
        'Como nasce uma pilha de papéis: {topic}.',
        'Quem pôs o parafuso aqui? {O topic} não {responde/respondem}.',
      ],
      steps: [
        ['Na segunda, havia uma vela e um livro. Na sexta, havia uma vela, um livro, quatro recibos e uma meia.', 'Toda casa tem um parafuso que ninguém joga fora porque pode ser importante. Ele circula de móvel em móvel.'],
        ['Superfície bonita atrai objeto perdido. É uma força da natureza que a ciência ainda não teve coragem de estudar.'],
        ['Às sextas, devolva cada intruso ao dono e deixe só três objetos. O que ninguém reconhecer volta para a gaveta da bagunça.'],
        ['No sábado, tudo parece capa de revista. A família sabe que deve tirar a foto antes do almoço.'],
      ],
    },
    motivational: {
      openings: [
        'Servir também é um trabalho bonito: {topic}.',
        'Um canto de cada vez, a casa se arruma com {topic}.',
        'O cuidado que chega antes da palavra: {topic}.',
      ],
      steps: [
        ['Quem recebe bem pensa em coisas pequenas, como a colher ao lado da xícara. Ninguém elogia, e todos percebem.', 'Há semanas em que a casa inteira foge do controle. Arrumar um único canto já dá vontade de seguir.'],
        ['Um espaço pequeno e pronto serve de exemplo para os outros. A ordem se espalha devagar, móvel por móvel.'],
        ['Escolha o canto que você vê primeiro ao acordar e deixe nele só o que usa. Leva menos tempo do que parece.'],
        ['Gestos de cuidado quase nunca são grandes. Um café levado até o sofá pode ser o melhor momento da tarde.'],
      ],
    },
  },
}
