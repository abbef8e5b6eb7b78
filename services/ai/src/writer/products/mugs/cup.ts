import type { ProductType } from '../product-type.ts'

export const cup: ProductType = {
  nouns: ['copo', 'copinho', 'copo térmico', 'copo personalizado', 'copo com canudo', 'caneca térmica'],
  asks: ['onde você vai usar', 'o que gosta de beber', 'se é para você ou para presente'],
  questions: {
    sale: ['O que vai no seu copo logo cedo?', 'É para a mesa, para o carro ou para o sofá?'],
    content: ['Quantos copos somem por dia na sua casa?', 'Água, café ou suco: o que está do seu lado agora?'],
  },
  emojis: ['🥤', '🎉', '✨'],
  hashtags: ['copo', 'copos', 'copopersonalizado', 'copotermico', 'copospersonalizados', 'coposdefesta', 'copocomcanudo'],
  sale: {
    professional: {
      openings: [
        'Vai com você pelo dia inteiro: {topic}.',
        '{O topic} {acompanha/acompanham} do trabalho ao passeio.',
        'A bebida de sempre, num lugar só seu: {topic}.',
      ],
      steps: [
        ['Na mesa do escritório, no banco da praça ou ao lado do sofá. A bebida preferida fica por perto, sem ir e vir da cozinha.', 'Numa casa cheia, em cinco minutos ninguém sabe qual copo era o seu. Ter um fácil de reconhecer resolve isso.'],
        ['Usado todo dia, dispensa uma pilha de descartáveis ao longo do ano. E a mão se acostuma ao peso e ao tamanho.'],
        ['É um presente para colegas, família e amigos, porque todo mundo bebe alguma coisa ao longo do dia.'],
        ['Pense em onde vai usar: na mesa, no carro, na caminhada. O tamanho e a tampa dependem disso.'],
      ],
    },
    casual: {
      openings: [
        'Depois que comecei, não larguei mais {o topic}.',
        'Pra beber o que quiser, onde for: {topic}.',
        'Eu levo {o topic} até pra ir no portão.',
      ],
      steps: [
        ['Sabe quando você tá na casa dos amigos e já é o quinto copo, porque nunca sabe qual era o seu? Pois é.', 'A gente senta pra trabalhar, levanta pra pegar água, senta de novo. Com o copo do lado, rende mais e bebe mais.'],
        ['É daquelas coisas que a gente compra e passa a usar sem parar. Lava de noite, usa de manhã, e assim vai.'],
        ['Fica bom pra quem trabalha sentado, pra quem vive na rua, pra quem recebe visita. E presente que se usa é o melhor.'],
        ['Me diz se é pra mesa, pro carro ou pra andar na mão. Isso muda o tamanho, tá?'],
      ],
    },
    funny: {
      openings: [
        'Tem dono e todo mundo sabe: {topic}.',
        'Chega de perguntar de quem é o copo: {topic}.',
        '{O topic} {vai/vão} a mais reuniões que o chefe.',
      ],
      steps: [
        ['Churrasco em família, dezessete pessoas, quarenta copos na mesa. Todos pela metade, e ninguém assume nenhum.', 'A pessoa prometeu beber mais água. Agora anda com o copo o dia todo, e às vezes até bebe.'],
        ['O copo acompanha em reunião, fila, novela e fofoca no portão. Não dá opinião, e por isso é sempre convidado.'],
        ['Para o colega que rouba copo dos outros, para a amiga da meta de água e para o tio da cerveja sem dono.'],
        ['Veja se cabe no porta-copos do carro. Dirigir com o copo entre os joelhos é um esporte sem medalha.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem está em movimento desde cedo: {topic}.',
        'Uma pausa a cada gole no meio da correria: {topic}.',
        '{O topic} na mesa de quem estuda e trabalha.',
      ],
      steps: [
        ['O ônibus das seis, o turno, a aula da noite. Alguém leva o próprio copo e faz dele um pedaço de casa.', 'Trocar o descartável pelo copo de sempre parece pouco. No fim do ano, é uma pilha que deixou de existir.'],
        ['O que está ao alcance da mão vira hábito sem esforço. É assim que pequenas mudanças resistem à semana cheia.'],
        ['Para quem voltou a estudar, para quem dirige o dia todo, para a equipe que divide a mesma copa.'],
        ['Escolha um que combine com a sua rotina de verdade. O que é fácil de lavar e carregar não fica no armário.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como tirar o cheiro que fica {no topic}.',
        'Limpeza correta {do topic}, parte por parte.',
        'Detalhes esquecidos na hora de lavar: {topic}.',
      ],
      steps: [
        ['O copo está lavado, mas ainda tem cheiro de café ou de suco. A lavagem rápida não chega a todos os cantos.'],
        ['O cheiro se prende onde a esponja passa depressa: no fundo, na borda e, quando há, na tampa. A umidade faz o resto.'],
        ['Se houver partes soltas, separe. Deixe de molho em água morna com uma colher de bicarbonato, enxágue e seque aberto.'],
        ['Com o tempo, cada um cria seu costume: água de manhã, café depois do almoço, chá à noite. O copo é o mesmo.'],
      ],
    },
    casual: {
      openings: [
        'Aquele cheirinho que não sai: {topic}.',
        'Como eu lavo {o topic} sem drama.',
        'A parte que todo mundo esquece de lavar: {topic}.',
      ],
      steps: [
        ['A gente pega o copo com toda a vontade e vem aquele cheiro do suco de anteontem. Decepção imediata.'],
        ['O cheiro mora nos cantinhos que a esponja pula. E guardado com umidade ele se sente em casa.'],
        ['Deixa de molho na água morna com uma colher de bicarbonato, enxágua e seca aberto a noite toda.'],
        ['Lá em casa tem uma fileira de copos abertos secando na janela. Parece exposição, e eu até gosto.'],
      ],
    },
    funny: {
      openings: [
        'A promessa de beber água e {o topic}.',
        'De quem é este aqui pela metade: {topic}.',
        'O canto do armário dos copos sem par: {topic}.',
      ],
      steps: [
        ['Todo mundo já foi até a cozinha, encheu o copo, deixou em algum lugar e foi encher outro.'],
        ['O copo some porque a mão o apoia sem avisar a cabeça. Está em cima da máquina de lavar, pode olhar.'],
        ['Escolha um lugar fixo em cada cômodo e apoie sempre ali. Se não der certo, olhe na máquina de lavar.'],
        ['Há uma lei antiga: quanto mais copos a casa tem, menos limpos há no armário. Nenhum cientista conseguiu refutar.'],
      ],
    },
    motivational: {
      openings: [
        'O hábito que cabe na mão: {topic}.',
        'Um copo cheio ao lado do trabalho: {topic}.',
        'A rotina de cada um passa {pelo topic}.',
      ],
      steps: [
        ['Há quem encha o copo antes de começar a trabalhar, como quem arruma as ferramentas. É o primeiro gesto do dia.'],
        ['Um gesto repetido na mesma hora dispensa lembrete. O copo cheio à noite já é metade da manhã.'],
        ['Antes de dormir, deixe o copo limpo ao lado da garrafa ou do filtro. De manhã, a primeira tarefa está feita.'],
        ['Os objetos mais usados da casa são os menos notados. Até o dia em que faltam, e a mão fica procurando.'],
      ],
    },
  },
}
