import type { ProductType } from '../product-type.ts'

export const plantHanger: ProductType = {
  nouns: ['suporte para planta', 'suporte de planta', 'suporte para plantas', 'hanger', 'hanger de macramê', 'porta-vaso de macramê', 'suporte para vaso', 'suporte de macramê'],
  asks: ['o tamanho do vaso', 'a altura do teto', 'que planta você tem'],
  questions: {
    sale: ['Que planta você penduraria?', 'Varanda, sala ou janela: onde ficaria?'],
    content: ['Quantas plantas você tem hoje?', 'Você conversa com as suas plantas?'],
  },
  emojis: ['🪴', '🧶', '🌿'],
  hashtags: ['suporteparaplantas', 'hanger', 'hangerdemacrame', 'suportedeplantas', 'macrame', 'plantasemcasa', 'urbanjungle'],
  sale: {
    professional: {
      openings: [
        'As plantas sobem, a casa ganha espaço: {topic}.',
        '{O topic} {leva/levam} o verde à altura dos olhos.',
        'Um lugar no alto para a sua planta: {topic}.',
      ],
      steps: [
        ['O peitoril está cheio, a mesa também, e chegou mais um vaso. Resta o alto, que quase ninguém usa.', 'Perto da janela há luz boa e nenhum móvel. Ali uma planta suspensa encontra o lugar que faltava.'],
        ['Os fios abraçam o vaso e deixam as folhas caírem livres. A planta se mostra inteira, de todos os lados.'],
        ['Serve na sala, na varanda, no banheiro com janela ou no escritório. É presente certo para quem já tem plantas demais.'],
        ['Meça o diâmetro do vaso e a altura do teto. E lembre que o vaso regado pesa bem mais do que seco.'],
      ],
    },
    casual: {
      openings: [
        'Acabou o espaço no chão? {O topic} {resolve/resolvem}.',
        'Lugar novo pra planta que não cabia mais: {topic}.',
        '{O topic} e a janela fica outra.',
      ],
      steps: [
        ['A gente jura que não compra mais planta e volta da feira com mais uma. O chão já era, agora é pro alto.', 'Sabe aquele canto da janela com luz boa e sem lugar pra vaso? É ali que a planta vai gostar de morar.'],
        ['O nó segura o vaso por baixo e as folhas ficam soltas. A planta cai bonita, do jeito que ela gosta.'],
        ['Na varanda, na sala, no escritório, até no banheiro que tem janela. E amigo que tem planta adora ganhar.'],
        ['Mede a boca do vaso e a distância do teto até onde você quer a planta. Com isso dá pra escolher o comprimento.'],
      ],
    },
    funny: {
      openings: [
        'Mais uma planta? Agora cabe: {topic}.',
        '{O topic}, porque o chão já é delas.',
        'O gato já está medindo a distância: {topic}.',
      ],
      steps: [
        ['Você tem uma cama, um sofá e quarenta e duas plantas. As plantas fizeram reunião e pediram a parte de cima.', 'A muda veio da casa da tia, embrulhada em jornal. Parecia pequena e hoje ocupa o lugar do abajur.'],
        ['Pendurada, a planta fica à vista de todos, inclusive do gato. Os nós são firmes, e o gato já percebeu.'],
        ['Para quem cuida de plantas, para quem tenta e para quem conversa com elas quando ninguém está ouvindo.'],
        ['Meça o vaso e o teto antes. E escolha um lugar longe do caminho de quem anda distraído.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem repara em cada folha nova: {topic}.',
        '{O topic} {põe/põem} à vista o que você cultiva.',
        'O verde da casa ganhou altura: {topic}.',
      ],
      steps: [
        ['Você trouxe uma muda, errou a rega, acertou a luz. Agora ela cresceu, e merece um lugar onde todos vejam.', 'Folha nova não avisa. Quem cuida percebe de manhã, com o café na mão, e chama alguém para ver.'],
        ['Poucos fios, presos por nós no lugar certo, sustentam o vaso inteiro. Quem faz confere o equilíbrio com o vaso pendurado.'],
        ['Para o apartamento sem quintal, para a mesa de trabalho perto da janela e para quem está começando com plantas.'],
        ['Escolha a planta primeiro. As que caem ficam bem no alto, e as que crescem para cima pedem menos altura.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde pendurar {o topic} dentro de casa.',
        'Luz, peso e rega: {topic}.',
        'Qual planta combina com {o topic}?',
      ],
      steps: [
        ['Planta pendurada costuma secar antes das outras, e muita gente acha que não leva jeito com ela.'],
        ['No alto, o ar é mais quente e circula mais. A terra perde água mais depressa do que a do vaso no chão.'],
        ['Regue na pia, espere escorrer e pendure de novo. E toque a terra com o dedo antes de molhar outra vez.'],
        ['O nó de baixo, onde os fios se encontram, é o que aguenta o peso. Quem faz aperta esse nó com mais força.'],
      ],
    },
    casual: {
      openings: [
        'Regar sem fazer lambança: {topic}.',
        'O que eu aprendi com planta pendurada e {o topic}.',
        'Planta no alto tem seus truques: {topic}.',
      ],
      steps: [
        ['Essa planta do alto seca rápido, né? A gente cuida igual das outras e ela reclama primeiro.'],
        ['Lá em cima é mais quentinho e venta mais. A terra seca antes, e a gente nem vê porque tá fora do olho.'],
        ['Tira do gancho, rega na pia e espera parar de pingar. E põe o dedo na terra, que ele diz se tá na hora.'],
        ['O nó de baixo eu refaço quantas vezes precisar. Penduro um vaso de teste e deixo a noite toda pra ver.'],
      ],
    },
    funny: {
      openings: [
        'Conversas com a planta de cima: {topic}.',
        'Alguém esqueceu de escorrer a água: {topic}.',
        'Morando com mais plantas que gente: {topic}.',
      ],
      steps: [
        ['Você rega com cuidado, um copinho só. A água pensa, desce devagar e escolhe a cabeça da visita.'],
        ['Como está acima dos olhos, a planta só é lembrada de duas formas: quando floresce ou quando cai uma folha no prato.'],
        ['Regue na pia e pendure depois que escorrer. A sua visita agradece e a planta também, à maneira dela.'],
        ['Quem faz suporte testa com vaso cheio no próprio teto. O gato assiste sentado, à espera de um desfecho.'],
      ],
    },
    motivational: {
      openings: [
        'Folha nova à vista: {topic}.',
        'Quem cuida de planta conhece a espera: {topic}.',
        'Poucos nós e muito cuidado {no topic}.',
      ],
      steps: [
        ['Uma planta leva semanas para mostrar que gostou do lugar. Até lá, é regar, virar o vaso e olhar.'],
        ['Folhas buscam a luz e crescem para o lado da janela. Suspensa, a planta gira fácil e cresce por igual.'],
        ['Dê um quarto de volta no vaso a cada rega. Em poucas semanas, a copa fica mais cheia dos dois lados.'],
        ['A mão que amarra os fios também precisa de paciência. Um nó fora de altura, e o vaso pende.'],
      ],
    },
  },
}
