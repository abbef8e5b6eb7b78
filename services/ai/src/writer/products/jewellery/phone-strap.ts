import type { ProductType } from '../product-type.ts'

export const phoneStrap: ProductType = {
  nouns: ['phone strap', 'phonestrap', 'strap de celular', 'strap phone', 'cordão de celular', 'cordão para celular', 'alça de celular', 'alça para celular', 'cordinha de celular', 'salva-celular', 'pulseira de celular', 'pulseira para celular'],
  asks: ['as cores preferidas', 'se quer curto, de pulso, ou longo', 'a cor da capinha'],
  questions: {
    sale: ['Colorido ou de uma cor só?', 'De pulso ou atravessado no corpo?'],
    content: ['Quantas vezes o seu celular caiu este ano?', 'Onde você sempre esquece o celular?'],
  },
  emojis: ['📱', '🌈', '💗'],
  hashtags: ['phonestrap', 'strapphone', 'phonestrapbrasil', 'salvacelular', 'cordaodecelular', 'acessoriosparacelular', 'capinhas', 'acessorios', 'straps', 'celularcomestilo'],
  sale: {
    professional: {
      openings: [
        'O celular à mão, com um toque de cor: {topic}.',
        '{O topic} {muda/mudam} a capinha mais simples.',
        'Mãos livres e telefone por perto: {topic}.',
      ],
      steps: [
        ['Sacola numa mão, chave na outra, e o telefone toca no fundo da bolsa. Preso a um cordão, ele aparece num segundo.', 'No show, na feira ou no passeio, todos filmam com o braço esticado. Com o aparelho preso, a mão fica mais tranquila.'],
        ['É um acessório que se vê o dia inteiro, em toda foto de espelho. A cor escolhida vira parte da roupa.'],
        ['{Costuma/Costumam} agradar a adolescentes, a mães de mãos ocupadas, a quem trabalha em eventos e a quem vive perdendo o celular.'],
        ['Pense no comprimento e na cor da capinha. E veja se ela tem abertura embaixo, para prender a alcinha.'],
      ],
    },
    casual: {
      openings: [
        'Celular seguro na mão e bonito na foto: {topic}.',
        'Cadê meu celular? Tá aqui, com {topic}.',
        'Sua capinha tava pedindo: {topic}.',
      ],
      steps: [
        ['Sabe aquela foto no espelho do elevador? O que mais aparece é o celular, então que ele apareça bonito.', 'A gente anda com mil coisas na mão, e o telefone sempre é o que escorrega. Já perdi a conta das películas.'],
        ['Eu adoro porque muda tudo sem trocar a capinha. Parece celular novo, e todo mundo pergunta de onde é.'],
        ['{Vai/Vão} pra amiga, pra irmã mais nova, pra colega que vive no balcão atendendo. Dá até pra combinar com a turma.'],
        ['Me fala as cores de que você gosta e se prefere curtinho ou comprido. E dá uma olhada se a capinha tem furinho.'],
      ],
    },
    funny: {
      openings: [
        'O celular caiu menos, a película agradece: {topic}.',
        '{O topic} {põe/põem} fim ao salto ornamental do celular.',
        'Agora o celular fica onde a gente vê: {topic}.',
      ],
      steps: [
        ['A pessoa procura o celular com a lanterna do celular. Com um cordão no pulso, isso acontece só metade das vezes.', 'O telefone já mergulhou na pia, no sofá e no prato de macarrão. Ele tem talento, mas é hora de se aposentar.'],
        ['O aparelho fica preso, fica colorido e não some na bolsa. E o gato ganha um brinquedo durante as reuniões.'],
        ['{Serve/Servem} para a distraída, para a apressada e para o pai que usa o celular no bolso da camisa e se abaixa.'],
        ['Escolha a cor, o comprimento e confira o furo da capinha. Depois, treine não balançar perto do suco.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco de cor na correria: {topic}.',
        'Mãos livres para o que importa: {topic}.',
        'Um detalhe seu no objeto de todo dia: {topic}.',
      ],
      steps: [
        ['Quem atende, carrega, anota e responde mensagem sabe o que é não ter mão livre. Um apoio simples ajuda.', 'O telefone é de trabalho, a capa é preta, e a agenda está cheia. Um ponto de cor lembra que ele também é seu.'],
        ['A cor, o comprimento e o arremate foram pensados para o uso de todo dia. São detalhes que só se notam de perto.'],
        ['É um agrado para a equipe, para a turma que vai viajar e para a amiga que começou o próprio negócio.'],
        ['Escolha pensando em como você passa o dia: de pé, na rua ou na mesa. O comprimento vem daí.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O encaixe certo na capinha: {topic}.',
        'Quando é hora de revisar o cordão: {topic}.',
        'Limpeza e nós, os cuidados com {o topic}.',
      ],
      steps: [
        ['A dúvida mais comum é onde prender. Muitas capinhas não têm furo, e a alça acaba na entrada do carregador.', 'Depois de meses de uso, pouca gente confere os nós. O desgaste acontece justo onde o dedo segura.'],
        ['O peso do aparelho puxa sempre o mesmo ponto, muitas vezes por dia. É ali que o fio afina primeiro.'],
        ['Use uma capinha com abertura ou um encaixe que fique entre ela e o aparelho. Uma vez por mês, olhe os nós de perto.'],
        ['Quase tudo o que fazemos passa por aquela tela. Faz sentido cuidar do fio que a segura.'],
      ],
    },
    casual: {
      openings: [
        'Onde prende? Eu mostro: {topic}.',
        'Capinha sem furo tem solução: {topic}.',
        'Cuidadinho básico com {o topic}.',
      ],
      steps: [
        ['A pergunta campeã é onde amarra. Calma que não precisa furar nada, existe jeito pra toda capinha.', 'A gente usa todo santo dia e esquece que fio também cansa. Aí um dia arrebenta bem na escada.'],
        ['O puxão é sempre no mesmo lugar, perto do nozinho. Vai gastando quietinho, sem avisar.'],
        ['Se a capinha não tem furo, põe aquela plaquinha fininha por dentro. E confere os nós de vez em quando.'],
        ['Pra limpar, paninho úmido e deixa secar antes de usar. Em dois minutos tá bonito de novo.'],
      ],
    },
    funny: {
      openings: [
        'O celular e o sofá, um caso resolvido por {topic}.',
        'Estatísticas de queda antes {do topic}.',
        'Quem inventou a roupa sem bolso? Resposta: {topic}.',
      ],
      steps: [
        ['Há calças com bolsos do tamanho de uma moeda. Alguém desenhou aquilo e ainda não pediu desculpas.', 'O celular cai com a tela para baixo porque gosta de suspense. Virar é sempre o momento mais longo do dia.'],
        ['A mão segura a bolsa, o guarda-chuva e a coxinha. Numa dessas, ela precisa escolher, e nunca escolhe a tela.'],
        ['Prenda o cordão antes de sair e passe no pulso na hora da foto. A coxinha continua sendo por sua conta.'],
        ['O gato acompanhou tudo com interesse. Para ele, é um brinquedo que de vez em quando toca.'],
      ],
    },
    motivational: {
      openings: [
        'Cor por cor, nó por nó: {topic}.',
        'Um trabalho miúdo que anda pela cidade: {topic}.',
        'O começo de muitos ateliês cabe {no topic}.',
      ],
      steps: [
        ['Muita gente começou um ateliê com um rolo de fio e uma tesoura na mesa da cozinha. O primeiro pedido foi da vizinha.', 'Quando o fio escapa bem no fim, é preciso desfazer quase tudo. Quem faz respira, recolhe e começa outra vez.'],
        ['Um nó mal dado põe a perder uma tarde inteira. Por isso a mão refaz o mesmo gesto até confiar nele.'],
        ['Para combinar cores, separe três de que você gosta e repita em ordem. O ritmo importa mais do que a quantidade.'],
        ['Objetos pequenos ensinam a trabalhar perto e com calma. O resultado sai pela rua na mão de outra pessoa.'],
      ],
    },
  },
}
