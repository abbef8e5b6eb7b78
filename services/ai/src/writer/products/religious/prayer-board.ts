import type { ProductType } from '../product-type.ts'

export const prayerBoard: ProductType = {
  nouns: ['quadro de oração', 'mural de oração'],
  asks: ['onde vai ficar', 'o tamanho da parede', 'se é para a família ou para um grupo'],
  questions: {
    sale: ['Em que parede da sua casa ficaria?', 'Qual nome você escreveria primeiro?'],
    content: ['Quem puxa a oração na sua casa?', 'Por quem sua família tem rezado?'],
  },
  emojis: ['🙏', '🕊️', '🏠'],
  hashtags: ['quadrodeoracao', 'muraldeoracao', 'oracao', 'quartodeoracao', 'cantinhodeoracao', 'momentodeoracao', 'muraldeoracoes'],
  sale: {
    professional: {
      openings: [
        'Os pedidos da família à vista de todos: {topic}.',
        '{O topic} {dá/dão} lugar a cada nome e a cada agradecimento.',
        'Um lugar na parede para rezar em família: {topic}.',
      ],
      steps: [
        ['Alguém pede oração no portão, e a promessa é sincera. Com o nome escrito na parede, a família inteira lembra à noite.', 'Antes de dormir, pais e filhos param diante da mesma parede e leem os nomes em voz alta. Leva dois minutos.'],
        ['O que está à vista é lembrado por todos, até por quem passa apressado. Cada pedido encontra mais de uma pessoa.'],
        ['Serve à família, ao casal, ao grupo que se reúne toda semana e à sala das crianças na igreja.'],
        ['Antes de escolher, pense na parede e em quem vai escrever. As crianças precisam alcançar a parte delas.'],
      ],
    },
    casual: {
      openings: [
        'Pra família toda lembrar junto: {topic}.',
        'O nome vai pra parede e ninguém esquece: {topic}.',
        '{O topic} perto da mesa, onde todo mundo passa.',
      ],
      steps: [
        ['Alguém pede uma oração, a gente diz que sim e o dia engole. Na parede, o nome fica esperando.', 'Sabe quando a criança pede oração pelo cachorro da vizinha? Ela vai querer ver o pedido escrito, bem grande.'],
        ['O legal é que é de todo mundo. Um escreve, outro lê, e quando dá certo a casa inteira comemora.'],
        ['É bom pra família, pro casal, pro grupo de oração e de presente pra quem ora por meio mundo.'],
        ['Me conta onde vai ficar e quantas pessoas vão usar. Se tiver criança, pensa numa altura boa pra ela.'],
      ],
    },
    funny: {
      openings: [
        'O peixe da escola também está na lista: {topic}.',
        '{O topic} para quem ora pelos vizinhos todos.',
        'Letra de criança, letra de avó, todas na mesma parede: {topic}.',
      ],
      steps: [
        ['O pedido da avó é longo, o do pai é curto, e o da menina tem desenho de hamster. Todos cabem na mesma parede.', 'O menor ainda não escreve, mas faz questão do próprio canto. Desenha, explica e confere se todos rezaram.'],
        ['Com tudo à vista, a família sabe por quem rezar e quando agradecer. A avó confere se ninguém pulou um nome.'],
        ['Famílias, casais, turmas e avós recebem com carinho. Em uma semana, a parede conta como vai cada um.'],
        ['Escolha um lugar por onde todos passem. Em muitas casas, o mais visitado fica bem ao lado da geladeira.'],
      ],
    },
    motivational: {
      openings: [
        'Um pedido escrito, uma casa inteira rezando: {topic}.',
        '{O topic} para ver o que já foi respondido.',
        'Os agradecimentos também vão para a parede: {topic}.',
      ],
      steps: [
        ['O pedido ficou ali por meses, com a data ao lado. Um dia, a filha escreveu embaixo a palavra obrigada.', 'O grupo começou com quatro nomes. Hoje precisam escrever miúdo, e ninguém quer apagar os primeiros.'],
        ['Rezar juntos ajuda a manter o costume. Quando um se distrai, outro lembra, e a lista continua.'],
        ['É um bom presente para quem casou, para quem conduz um grupo e para a família que está começando a rezar unida.'],
        ['Combine desde o começo um espaço para pedidos e outro para agradecimentos. Com o tempo, o segundo costuma crescer.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como usar {o topic} em família.',
        'Pedidos de um lado, respostas do outro: {topic}.',
        'Uma lista que se renova: {topic}.',
      ],
      steps: [
        ['Nos primeiros dias, todos escrevem. Um mês depois, os mesmos nomes continuam ali e ninguém mais lê.'],
        ['Uma lista que não muda vira parte da parede. O olhar passa, e a oração não acontece.'],
        ['Escolha um dia para renovar: o que foi atendido vai para os agradecimentos, e cada um escreve um pedido novo.'],
        ['Escrever a data ao lado de cada nome parece detalhe. Meses depois, é o que ajuda a contar a história.'],
      ],
    },
    casual: {
      openings: [
        'Um dia da semana pra renovar os pedidos: {topic}.',
        'Já virou enfeite? Vamos falar {do topic}.',
        'Um jeito leve de rezar com as crianças: {topic}.',
      ],
      steps: [
        ['No começo todo mundo escreve. Depois vira parede, a gente passa e nem vê mais.'],
        ['O que fica sempre igual o olho para de ver. E horário que muda todo dia ninguém consegue seguir.'],
        ['Escolhe um horário que já existe, tipo depois do jantar, e lê só três nomes. Uma vez por semana, troca tudo.'],
        ['Eu acho lindo guardar os papéis antigos num pote. No fim do ano, a família abre e lê.'],
      ],
    },
    funny: {
      openings: [
        'Os pedidos mais sinceros são os das crianças: {topic}.',
        'Família reunida e desenho por toda parte: {topic}.',
        'Histórias de quem reza com os pequenos: {topic}.',
      ],
      steps: [
        ['A criança pediu oração pelo hamster, pela professora e para chover na hora da prova. Ninguém mudou uma palavra.'],
        ['Criança pede o que está perto dela. Ouvindo cada pedido, os adultos descobrem o que anda por aquela cabeça.'],
        ['Deixe uma caneta ao alcance e um espaço só para eles. Desenho vale como pedido, e todos ouvem a explicação.'],
        ['No fim do ano, alguém relê tudo em voz alta. O hamster, pelo visto, foi muito bem acompanhado.'],
      ],
    },
    motivational: {
      openings: [
        'Dois minutos antes de dormir: {topic}.',
        'O que uma família agradece em um ano: {topic}.',
        'A história escrita {no topic}.',
      ],
      steps: [
        ['Quando o pai foi trabalhar longe, os filhos escreveram um bilhete por dia. A mãe guardou todos numa caixa.', 'Uma vizinha mora sozinha e reza pelo prédio, uma porta por dia. Sabe o nome de todos, do térreo ao quarto andar.'],
        ['Ver o próprio nome escrito por outra pessoa diz muito. Alguém lembrou, e está ali à vista.'],
        ['Avise quem foi lembrado. Uma mensagem curta, dizendo que a família rezou por aquilo, é um grande presente.'],
        ['Fotografe a parede antes de renovar os pedidos. Em um ano, as fotos contam por onde a família passou.'],
      ],
    },
  },
}
