import type { ProductType } from '../product-type.ts'

export const beads: ProductType = {
  nouns: ['miçanga', 'miçangas coloridas', 'kit de miçangas', 'pote de miçangas', 'bijuteria de miçanga', 'acessório de miçanga'],
  asks: ['as cores preferidas', 'que peça tem em mente', 'se é para você ou para presente'],
  questions: {
    sale: ['Qual combinação de cores você nunca enjoa?', 'Pulseira, colar ou chaveiro, o que você faria?'],
    content: ['Você fazia pulseirinha quando era criança?', 'Já trocou pulseira da amizade com alguém?'],
  },
  emojis: ['🌈', '✨', '📿'],
  hashtags: ['micanga', 'micangas', 'micangascoloridas', 'bijuteriademicanga', 'acessoriosdemicanga', 'pulseirademicanga', 'colardemicanga', 'beads', 'artesanatocommicangas'],
  sale: {
    professional: {
      openings: [
        'Cor em pequenas contas: {topic}.',
        'Do pote ao pulso, muitas combinações: {topic}.',
        '{O topic} {abre/abrem} espaço para inventar.',
      ],
      steps: [
        ['Sobre a mesa, potes de todas as cores. Uma menina escolhe o azul, a mãe escolhe o verde, e a tarde passa sem tela.', 'A camiseta branca parecia simples demais. Uma fileira de cor no pulso ou no pescoço muda o conjunto.'],
        ['Pequenas contas permitem infinitas sequências. Basta trocar uma cor de lugar para surgir outra peça.'],
        ['{Alegra/Alegram} quem usa, quem monta em casa, quem reúne amigas no fim de semana e quem vende na feira.'],
        ['Escolha primeiro três ou quatro cores que conversam entre si. Um tom neutro ajuda a dar descanso às outras.'],
      ],
    },
    casual: {
      openings: [
        'Cor não falta: {topic}.',
        'Bora montar uma combinação linda? Olha {o topic}.',
        'Verão no pulso o ano inteiro: {topic}.',
      ],
      steps: [
        ['Lembra da pulseirinha que a gente trocava com a melhor amiga? Ela voltou, só que agora com mais cor.', 'Chuva no sábado, criançada em casa e um pote de continhas. Resolve a tarde, pode confiar.'],
        ['O que eu mais gosto é que não tem erro. Cor com cor vai dando certo, e se não der é só desmontar.'],
        ['{Vai/Vão} no pulso, no pescoço, no cabelo, na sandália. {Combina/Combinam} com praia, escola, festa e até com a roupa do trabalho.'],
        ['Escolhe umas três cores que você ama e uma clarinha pra acalmar. Daí em diante é só brincar.'],
      ],
    },
    funny: {
      openings: [
        'Mil pontinhos e um tropeço: {topic}.',
        'O pote virou, e lá vamos nós: {topic}.',
        'Cor suficiente para o ano todo, e talvez o tapete: {topic}.',
      ],
      steps: [
        ['O pote estava cheio, o gato passou, o pote ficou vazio. Desde então, a casa tem um chão colorido e sonoro.', 'Ia fazer uma pulseira só. Eram onze da noite, havia catorze prontas, e a família inteira já usava duas em cada braço.'],
        ['As contas são tão pequenas que somem entre os dedos e tão coloridas que ninguém resiste. A combinação rende horas de chão.'],
        ['{Serve/Servem} para a praia, para a escola e para o pai, que ganhou uma com o nome dele e usa até em reunião.'],
        ['Escolha as cores com calma e feche bem a tampa. O gato faz a parte dele com muita dedicação.'],
      ],
    },
    motivational: {
      openings: [
        'Uma cor chama a outra: {topic}.',
        'Com pouco se inventa muito: {topic}.',
        'O primeiro ateliê de muita gente: {topic}.',
      ],
      steps: [
        ['Muitas artesãs começaram na infância, vendendo pulseiras na porta de casa. A mesa mudou, o gesto continua.', 'Numa tarde de férias, três primas dividem o mesmo pote. Cada uma faz à sua maneira, e nenhuma sai igual.'],
        ['Escolher, passar, conferir, passar de novo. É um ritmo que a mão aprende depressa e que rende sem cansar.'],
        ['{Combina/Combinam} com quem quer um passatempo, com quem ensina crianças e com quem pensa em começar a vender aos poucos.'],
        ['Parta de uma lembrança: o mar de uma viagem, o time, o vestido da avó. As cores já vêm escolhidas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como combinar cores sem errar: {topic}.',
        'Organizar por cor poupa tempo: {topic}.',
        'O fio certo para cada peça: {topic}.',
      ],
      steps: [
        ['Um erro frequente é usar todas as cores na mesma peça. Nenhuma se destaca, e o conjunto perde ritmo.', 'Muita gente escolhe o fio pela cor, e não pela espessura. Fino demais, ele cede, e grosso demais, não passa.'],
        ['O olho procura repetição. Quando uma cor volta a cada três ou quatro contas, a fileira ganha desenho.'],
        ['Separe as cores em potes, escolha três e um neutro e monte a sequência na mesa antes de passar o fio.'],
        ['A mesma caixa de contas dá peças muito diferentes. O que muda é a ordem, e a ordem é escolha de quem faz.'],
      ],
    },
    casual: {
      openings: [
        'Três cores e uma clarinha: {topic}.',
        'Qual fio usar? Papo rápido pra quem ama {topic}.',
        'Arruma por cor que rende mais: {topic}.',
      ],
      steps: [
        ['A gente se anima e joga o arco-íris inteiro na mesma pulseira. Depois fica pronto e ninguém sabe pra onde olhar.', 'Começou a passar e o fio não entra? Ou entra e fica dançando? É questão de grossura, não de jeito.'],
        ['Quando tem cor demais, uma apaga a outra. Com poucas, repetidas, cada cor aparece mais.'],
        ['Monta primeiro na mesa, olha de longe e troca o que incomoda. Só depois passa o fio.'],
        ['Eu tenho um pote só das sobras. As combinações mais divertidas quase sempre saem dele.'],
      ],
    },
    funny: {
      openings: [
        'Onde vão parar as contas que caem: {topic}.',
        'O aspirador canta quando encontra {o topic}.',
        'Só mais uma pulseira e eu paro: {topic}.',
      ],
      steps: [
        ['Existe um lugar debaixo do sofá para onde tudo rola. Ali há contas suficientes para um colar de três voltas.', 'A criança separou as cores por duas horas. Depois misturou tudo de novo, porque assim ficava mais bonito.'],
        ['O que é redondo, leve e liso procura o ponto mais distante do chão. A gravidade só dá o empurrão.'],
        ['Trabalhe dentro de uma bandeja forrada com toalha. E tenha um ímã, uma lanterna e um parente de joelhos bons.'],
        ['O aspirador faz um barulho alegre quando encontra uma. É o mais perto que ele chega de música.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto pequeno, repetido: {topic}.',
        'O que cabe num pote: {topic}.',
        'Brincar com cor também ensina: {topic}.',
      ],
      steps: [
        ['No começo, a fileira termina torta e o nó aparece. Depois de umas dez, a mão já sabe a medida.', 'Há quem monte no ônibus, no intervalo, na sala de espera. Um pote pequeno transforma minutos soltos em peça.'],
        ['Combinar cores se aprende olhando: uma fruta, um tecido, um pôr do sol. A natureza já fez as provas.'],
        ['Guarde uma foto das combinações de que mais gostou, com o nome das cores. Ela vai servir de mapa mais tarde.'],
        ['Contas soltas não dizem muito. Uma ao lado da outra, viram desenho, e o desenho conta quem escolheu.'],
      ],
    },
  },
}
