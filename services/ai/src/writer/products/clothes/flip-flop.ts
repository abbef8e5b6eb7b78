import type { ProductType } from '../product-type.ts'

export const flipFlop: ProductType = {
  nouns: ['chinelo', 'chinelinho', 'par de chinelos', 'chinelo customizado', 'chinelo decorado', 'chinelo bordado', 'chinelo com pérolas', 'chinelo com pérola', 'chinelo de pérolas', 'chinelo de pérola', 'chinelo com pedraria', 'chinelo de pedraria', 'chinelo com pedras', 'chinelo com strass', 'chinelo de strass', 'chinelo com miçangas', 'chinelo de miçangas', 'chinelo de noiva', 'chinelo para noiva'],
  asks: ['a numeração', 'as cores que você quer', 'se é para o dia a dia ou para uma festa'],
  questions: {
    sale: ['Quantos pares moram aí na sua porta?', 'Qual é a sua numeração de chinelo?'],
    content: ['Você sai de casa de chinelo sem pensar?', 'Qual foi o lugar mais elegante a que você já foi de chinelo?'],
  },
  emojis: ['🩴', '☀️', '✨'],
  hashtags: ['chinelo', 'chinelos', 'chinelocustomizado', 'chinelosdecorados', 'chinelosbordados', 'chinelocomperolas', 'chinelopersonalizado'],
  sale: {
    professional: {
      openings: [
        'Pés à vontade com um toque de estilo: {topic}.',
        'Da porta de casa ao passeio de domingo, {o topic}.',
        'O conforto também pode ser bonito: {topic}.',
      ],
      steps: [
        ['Depois de horas de sapato fechado, a primeira coisa é descalçar. Um par bonito ao lado da porta completa o alívio.', 'A mala de fim de semana é pequena e só cabe um calçado a mais. O chinelo vai no canto e acompanha do café à noite.'],
        ['As tiras são o que mais aparece, e um detalhe ali transforma o básico. O pé continua livre, com menos cara de improviso.'],
        ['{Agrada/Agradam} à amiga prática, às madrinhas no fim da festa e a quem recebe hóspedes. Na numeração certa, é presente que se usa.'],
        ['Confira o número gravado na sola do par que você mais usa. Depois escolha as cores olhando as roupas de todo dia.'],
      ],
    },
    casual: {
      openings: [
        'Sai do salto e entra {no topic}.',
        'Pé livre e cheio de charme: {topic}.',
        'Até pra comprar pão dá pra caprichar: {topic}.',
      ],
      steps: [
        ['Chegar em casa, jogar o sapato pro lado e enfiar o pé no chinelo. Tem hora melhor no dia?', 'Você ia só até a esquina e encontrou a turma toda. Com um par caprichado no pé, dá até pra esticar o passeio.'],
        ['O segredo tá nas tiras, que é onde todo mundo olha. Um detalhezinho bonito, e o básico muda de categoria.'],
        ['{Vai/Vão} na feira, na piscina, na viagem e no fim da festa, quando o sapato aperta. Presente que se usa mesmo.'],
        ['Olha aí o número na sola do seu e me conta. E pensa numa cor que combine com o que você veste sempre.'],
      ],
    },
    funny: {
      openings: [
        'Do churrasco ao casamento sem trocar de calçado: {topic}.',
        'Ir até a esquina nunca foi tão elegante: {topic}.',
        'Pelo barulho já se sabe quem vem no corredor: {topic}.',
      ],
      steps: [
        ['A intenção era só levar o lixo. Entre um portão e outro, apareceram cinco vizinhos, o carteiro e a síndica, todos reparando nos pés.', 'Às dez da noite, na festa, as madrinhas somem. Voltam um palmo mais baixas e com o dobro da vontade de dançar.'],
        ['As tiras chegam arrumadas, e o dedão faz as honras da casa. Poucos calçados se põem assim, sem sentar.'],
        ['Para a praia, para o pão, para a festa e para aquela prima que considera sapato fechado uma ofensa.'],
        ['Veja o número na sola antes de encomendar. De cabeça, todo mundo calça um a menos do que o pé afirma.'],
      ],
    },
    motivational: {
      openings: [
        'Um descanso bonito para pés trabalhadores: {topic}.',
        'Para quem passa o dia em pé, {o topic}.',
        'O dia acaba, o sapato sai e entra em cena: {topic}.',
      ],
      steps: [
        ['O turno foi longo, a condução veio cheia, e a casa está logo ali. Trocar de calçado marca a hora que é só sua.', 'A viagem foi juntada mês a mês, num pote de moedas. Na mala leve, um par para andar sem compromisso.'],
        ['Um detalhe na tira pede alinhamento e mão firme, dos dois lados. O par só fica bonito quando um pé conversa com o outro.'],
        ['É um carinho para a mãe que não para, para a amiga de plantão e para quem conta os dias até as férias.'],
        ['Escolha uma cor que deixe você contente ao olhar para baixo. O número, confira na sola, com calma.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Sol, areia e puxões: o que evitar com {o topic}.',
        'Depois da praia e antes do armário, {o topic}.',
        'Pequenos cuidados para as tiras: {topic}.',
      ],
      steps: [
        ['Muita gente deixa o par secando ao sol, depois da praia. A borracha esquenta, encolhe um pouco e perde a cor.', 'É comum puxar pela tira para descalçar mais depressa. O ponto em que ela entra na sola recebe toda a força.'],
        ['A tira se prende à sola por pequenos pinos. Calor e puxões repetidos alargam o furo, e ela começa a escapar.'],
        ['Lave à mão, com sabão neutro e escova macia, e seque à sombra. Enfeites pedem pano, e nunca escova dura.'],
        ['Um chinelo gasto de um lado mostra o jeito de andar do dono. É o calçado mais sincero da casa.'],
      ],
    },
    casual: {
      openings: [
        'Não deixa torrando no quintal: {topic}.',
        'O que estraga {o topic} mais depressa?',
        'Dica rapidinha pra quem ama {topic}.',
      ],
      steps: [
        ['Todo mundo lava e põe no sol pra secar logo. No dia seguinte parece que o par diminuiu um número.', 'A gente descalça no automático, puxando a tira com o outro pé. Aí um dia ela sai na mão, no meio da rua.'],
        ['O que segura a tira é um pininho só. Se esquenta muito ou leva puxão, o furo cede e não volta.'],
        ['Água, sabão neutro, escovinha macia e sombra. Se tiver enfeite, ali é só um paninho úmido, com jeito.'],
        ['Na minha porta tem sempre uns quatro pares espalhados. Pelo jeito que ficaram, eu já sei quem chegou primeiro.'],
      ],
    },
    funny: {
      openings: [
        'Cadê o outro pé? Uma investigação sobre {topic}.',
        'O cachorro está dormindo em cima {do topic}.',
        'Quatro pares na porta, sete pés: {topic}.',
      ],
      steps: [
        ['Nenhum chinelo desaparece em par. Vai sempre um só, e o que fica se recusa a contar o que viu.', 'Em toda casa alguém usa o de outra pessoa, dois números maior. Jura que não percebeu, apesar do barulho de pato.'],
        ['O sofá, a cama e o cachorro disputam quem esconde melhor. O cachorro ganha, porque muda o esconderijo de lugar.'],
        ['Combine um canto perto da porta e deixe todos virados para a saída. Funciona muito bem até a primeira criança passar correndo.'],
        ['O pé perdido volta no dia da faxina, coberto de poeira. O outro, que esperou meses, já estava fazendo par com um azul.'],
      ],
    },
    motivational: {
      openings: [
        'O calçado das horas livres: {topic}.',
        'Um detalhe por vez, nos dois pés: {topic}.',
        'Rotina, férias e {topic} na porta.',
      ],
      steps: [
        ['Enfileirados na porta, os pares da família dizem quem está em casa. À noite, quando a fila se completa, a porta se fecha.', 'A aprendiz enfeitou o primeiro pé numa noite. No segundo, percebeu que repetir igual era a lição mais comprida.'],
        ['Fazer duas peças que se espelham pede medir, marcar e comparar. O olho nota meio centímetro de diferença.'],
        ['Deixe um par reservado para visitas, lavado e à vista. Quem chega e tira o sapato já se sente da casa.'],
        ['No fim das férias, ainda há areia entre a tira e a sola. Custa um pouco mais lavar naquele dia.'],
      ],
    },
  },
}
