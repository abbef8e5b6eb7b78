import type { ProductType } from '../product-type.ts'

export const diffuser: ProductType = {
  nouns: ['difusor', 'difusor de ambiente', 'difusor de aromas', 'difusor de varetas'],
  asks: ['em que cômodo vai ficar', 'que tipo de aroma você prefere', 'se é para você ou de presente'],
  questions: {
    sale: ['Qual cômodo da sua casa pede um perfume?', 'Você é do aroma fresco ou do mais doce?'],
    content: ['Que cheiro lembra a casa da sua infância?', 'Você sente o cheiro da sua própria casa?'],
  },
  emojis: ['🌿', '🏠', '🌸'],
  hashtags: ['difusor', 'difusordeambiente', 'difusordearomas', 'difusordevaretas', 'difusores', 'aromasparacasa', 'casacheirosa'],
  sale: {
    professional: {
      openings: [
        'Perfume constante na casa, sem chama: {topic}.',
        '{O topic} para a entrada, a sala ou o lavabo.',
        'Quem chega percebe antes de ver: {topic}.',
      ],
      steps: [
        ['A visita toca a campainha sem avisar, e a casa já está perfumada. É a vantagem de um aroma que fica sempre presente.', 'No lavabo, o cuidado aparece nos detalhes, a toalha limpa, o sabonete, o perfume no ar. O último é o que todos notam.'],
        ['O perfume se espalha aos poucos, sem chama. Basta deixar no lugar certo e seguir o dia, que a casa vai ficando com ele.'],
        ['Além de casa, vai bem no consultório, na recepção e no quarto de hóspedes. Como presente, agrada a quem acabou de se mudar.'],
        ['Antes de escolher o aroma, pense no tamanho do cômodo. Em lavabo pequeno, perfumes leves bastam, e a sala aceita notas mais marcantes.'],
      ],
    },
    casual: {
      openings: [
        'Cheiro de casa arrumada o dia inteiro: {topic}.',
        'Pode tocar a campainha sem avisar, aqui tem {topic}.',
        'Eu deixo {o topic} na entrada e já chego em casa feliz.',
      ],
      steps: [
        ['Sabe abrir a porta de casa e sentir aquele cheirinho bom? Eu gosto tanto que às vezes saio e volto só pra notar de novo.', 'Visita que avisa que tá na esquina não dá tempo de nada. Mas a casa já cheira bem, e isso resolve metade.'],
        ['O que eu mais gosto é que ele trabalha sozinho. Não precisa acender nem lembrar de apagar, e o perfume tá sempre ali.'],
        ['Fica ótimo no banheiro, no quarto de hóspedes e até na mesa do trabalho. E é aquele presente que serve pra qualquer pessoa.'],
        ['Pra escolher o aroma, pensa no lugar primeiro. Cheiro fresco combina com banheiro, e o mais quentinho vai bem na sala.'],
      ],
    },
    funny: {
      openings: [
        'A casa cheirosa e ninguém sabe da louça: {topic}.',
        '{O topic} {trabalha/trabalham} enquanto você procura o controle.',
        'A visita está subindo e quem salva é {topic}.',
      ],
      steps: [
        ['O interfone toca e a casa está um caos. Feche a porta do quarto, chute o tênis para o canto e deixe o perfume receber.', 'Tem cachorro, tem adolescente e teve couve-flor no almoço. A casa precisa de alguém que trabalhe o dia inteiro nesse assunto.'],
        ['É o morador ideal, pois fica quieto, perfuma tudo e nunca pergunta o que tem para jantar. Nem ocupa o sofá.'],
        ['Vale para casa nova, para consultório e para república de estudantes. Nessa última, aliás, é item de primeira necessidade.'],
        ['Escolha o aroma com quem mora junto, ou prepare-se para o debate. Sempre há quem ame baunilha e quem peça a janela aberta.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de cuidar da própria casa: {topic}.',
        '{O topic} {deixa/deixam} a chegada mais bonita.',
        'Cada casa tem o seu perfume: {topic}.',
      ],
      steps: [
        ['Voltar para casa depois de um dia cheio já é bom. Com um perfume conhecido esperando na entrada, a chegada fica melhor ainda.', 'Quem arruma a casa sabe que em um dia a bagunça volta. O perfume no ar é a parte do serviço que continua ali.'],
        ['Um aroma constante vira a marca da casa para quem a visita. Anos depois, alguém sente o mesmo cheiro e se lembra de você.'],
        ['Vale para o primeiro apartamento, com duas cadeiras e uma panela, e para a casa de família. Cheiro bom não depende do tamanho da sala.'],
        ['Escolha o aroma sem pressa, como quem escolhe a cor de uma parede. Ele vai estar presente em muitos dos seus dias.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde colocar {o topic} para perfumar melhor.',
        'O lugar faz diferença para {o topic}.',
        'Uma dúvida frequente sobre perfume de ambiente: {topic}.',
      ],
      steps: [
        ['Muita gente coloca o perfume de ambiente no canto mais escondido da sala. Depois estranha que o aroma quase não apareça.', 'É comum deixar de sentir o aroma de casa depois de alguns dias. A visita, porém, percebe assim que a porta se abre.'],
        ['O aroma precisa de ar em movimento para se espalhar, mas vento demais o leva embora. O olfato também se habitua ao que é constante.'],
        ['Prefira um ponto de passagem, como o aparador da entrada, longe da janela e do sol direto. Uma altura média costuma funcionar melhor.'],
        ['Quem desenvolve um aroma de ambiente o testa no ar por dias. O perfume do frasco e o perfume da sala nunca são iguais.'],
      ],
    },
    casual: {
      openings: [
        'Talvez esse não seja o melhor canto pra {o topic}.',
        'Vim contar um segredo de casa cheirosa: {topic}.',
        'Onde eu coloco {o topic} aqui em casa.',
      ],
      steps: [
        ['Você põe o perfume na sala e jura que parou de funcionar. Aí a vizinha entra e pergunta que cheiro bom é esse.'],
        ['O nariz da gente se acostuma em poucos dias com o cheiro de casa. Por isso parece que ele sumiu, e não sumiu.'],
        ['Muda de lugar de vez em quando, sempre longe do sol e do vento direto. Perto da porta de entrada é o meu preferido.'],
        ['Criar aroma pra casa é mais demorado do que parece. O cheiro do frasco engana, tem que deixar no ar e viver com ele.'],
      ],
    },
    funny: {
      openings: [
        'O nariz da visita sempre percebe {o topic}.',
        'A casa de todo mundo tem cheiro, menos a nossa: {topic}.',
        'Teorias de família sobre {o topic}.',
      ],
      steps: [
        ['Mistério doméstico número um: ninguém em casa sente o perfume. A visita mal entrou e já quer saber o nome do aroma.'],
        ['O nariz só avisa quando aparece novidade. É por isso que ele notou o bolo da vizinha e ignorou a sua sala.'],
        ['Faça o teste da padaria, saia por dez minutos e volte prestando atenção. Se trouxer pão, ninguém reclama do experimento.'],
        ['Quem trabalha com aroma tem camiseta cheirosa, bolsa cheirosa e um gato cheiroso contra a própria vontade.'],
      ],
    },
    motivational: {
      openings: [
        'A memória mora no cheiro da casa: {topic}.',
        'O perfume de uma casa se escolhe com calma: {topic}.',
        'Por trás {do topic}, muitos testes e um nariz paciente.',
      ],
      steps: [
        ['Pense na casa de alguém que você visitava na infância. Antes da cor da parede, é provável que venha o cheiro.'],
        ['O olfato guarda lugares com mais detalhe do que se imagina. Um aroma repetido todos os dias vira parte da casa.'],
        ['Experimente manter o mesmo perfume por uma estação inteira. Quando ele mudar, você vai lembrar daquela época pelo cheiro.'],
        ['Um aroma equilibrado nasce de medir, esperar e cheirar de novo no dia seguinte. A primeira mistura raramente é a escolhida.'],
      ],
    },
  },
}
