import type { ProductType } from '../product-type.ts'

export const eggs: ProductType = {
  nouns: ['ovo caipira', 'ovos caipira', 'ovo orgânico', 'ovo de galinha', 'ovo colonial', 'dúzia de ovos', 'bandeja de ovos', 'cartela de ovos'],
  asks: ['quantas dúzias a sua casa usa por semana', 'o que você costuma preparar', 'se vai usar em receita ou à mesa'],
  questions: {
    sale: ['Frito, mexido ou cozido?', 'Gema mole ou gema dura?'],
    content: ['Qual é o seu jeito preferido de comer ovo?', 'Quem faz o melhor ovo da sua casa?'],
  },
  emojis: ['🥚', '🍳', '🐔'],
  hashtags: ['ovocaipira', 'ovoscaipiras', 'ovos', 'ovoscaipira', 'sitio', 'produtosdaroca', 'agriculturafamiliar'],
  sale: {
    professional: {
      openings: [
        'Da frigideira ao bolo, a cozinha conta com {topic}.',
        'O café da manhã começa ao redor da frigideira: {topic}.',
        '{O topic} para a semana inteira.',
      ],
      steps: [
        ['A geladeira parece vazia, são oito da noite e ninguém quer sair. Dois ovos, uma frigideira, pão, e há jantar.', 'O bolo vai ao forno em uma hora e a receita pede três. Quem tem ovos em casa começa na mesma hora.'],
        ['A gema tem cor viva, e o sabor aparece até no ovo cozido. Um ingrediente simples sustenta metade do caderno de receitas.'],
        ['{Serve/Servem} ao café, à marmita, ao bolo, ao pudim e à salada. Poucas coisas atendem tanto o cozinheiro apressado como o caprichoso.'],
        ['Para calcular, conte os cafés da manhã da semana e as receitas planejadas. Quem assa bolo usa mais do que imagina.'],
      ],
    },
    casual: {
      openings: [
        'Frigideira quente já tá chamando {topic}.',
        'Janta salva em cinco minutos: {topic}.',
        'A gente conhece pela gema: {topic}.',
      ],
      steps: [
        ['Semana corrida, cabeça cansada e ideia nenhuma pra janta? Um ovo frito em cima do arroz, e todo mundo raspa o prato.', 'Domingo de manhã, todo mundo de pijama e a frigideira chiando. Cada um grita da mesa o jeito que quer o seu.'],
        ['Ovo bom mostra na gema, que deixa até a massa do bolo amarelinha. E o cheiro na manteiga chama a casa toda.'],
        ['{Vai/Vão} no pão, no arroz, no bolo, na omelete e na marmita da academia. {Salva/Salvam} visita, janta e sobremesa.'],
        ['Faz a conta de quantos saem por dia aí e se tem bolo na programação. Bolo sempre tem, pode contar.'],
      ],
    },
    funny: {
      openings: [
        'Uma frigideira, cinco gostos: {topic}.',
        'Quebrou a gema {do topic}, e o silêncio foi total.',
        'Gema mole exige pão por perto: {topic}.',
      ],
      steps: [
        ['Um quer frito, outro mexido, outro cozido, e a criança quer só a parte amarela. A cozinha vira balcão de lanchonete.', 'O pai virou o ovo com toda a técnica. A gema estourou, ele disse que era mexido desde o princípio.'],
        ['Por fora, os ovos são todos iguais. Na frigideira, cada um revela a personalidade, e a gema perfeita aparece quando ninguém fotografa.'],
        ['{Serve/Servem} para café, almoço, jantar, bolo e para quem só sabe fritar e mesmo assim se gaba.'],
        ['Conte os moradores e os pedidos especiais. E some dois, porque o primeiro da frigideira é sempre de treino.'],
      ],
    },
    motivational: {
      openings: [
        'Coisa simples que alimenta a casa: {topic}.',
        'Quem cuida de galinheiro levanta cedo por {topic}.',
        'Recomeçar na cozinha pelo básico: {topic}.',
      ],
      steps: [
        ['A primeira coisa que muita gente aprendeu a cozinhar foi um ovo. Saiu torto, ficou salgado, e o orgulho foi enorme.', 'Fim de mês, geladeira com pouca coisa, família para alimentar. Quem cozinha sabe transformar ovos em jantar de verdade.'],
        ['Bicho precisa de cuidado todo dia, com chuva ou feriado. Cada dúzia supõe alguém que não falhou nessa rotina.'],
        ['É bom para a casa cheia, para o estudante que mora só e para a vizinha que faz bolos por encomenda.'],
        ['Olhe o que vai cozinhar nesta semana e anote. Com a lista na mão, a quantidade deixa de ser palpite.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fresco ou antigo, um teste com água: {topic}.',
        'Lavar ou não lavar, a dúvida sobre {o topic}.',
        'O melhor lugar da geladeira para {o topic}.',
      ],
      steps: [
        ['Há quem lave tudo ao chegar em casa, por capricho, e guarde em seguida. Parece higiene, mas encurta a conservação.', 'A porta da geladeira tem o formato certo, e por isso todos usam. É também o lugar que mais sacode e esquenta.'],
        ['A casca tem uma película que fecha os poros. Lavada, ela some, e a água pode levar sujeira para dentro.'],
        ['Guarde sem lavar, numa prateleira do fundo, e lave só na hora de usar. Na dúvida, ponha na água: o velho boia.'],
        ['Com o tempo, o ar entra pela casca e a bolsa interna aumenta. É por isso que o mais antigo sobe.'],
      ],
    },
    casual: {
      openings: [
        'Você lava antes de guardar? Vem conversar: {topic}.',
        'O teste do copo com {topic}.',
        'A porta da geladeira não é lugar {do topic}.',
      ],
      steps: [
        ['Minha mão coçava pra lavar tudo quando chegava em casa. Depois que entendi a casca, parei na hora.', 'A portinha da geladeira tem até os buraquinhos, quem diria que é o pior lugar? Abre e fecha, balança e esquenta.'],
        ['A casca vem com uma capinha que fecha os furinhos. Se a gente lava, ela vai embora e entra o que não devia.'],
        ['Deixa na prateleira do fundo e lava só quando for quebrar. Na dúvida, copo com água: o fresco afunda, o velho boia.'],
        ['O cozido descasca melhor quando não é do dia. Os fresquinhos eu deixo pra fritar, que a clara fica juntinha.'],
      ],
    },
    funny: {
      openings: [
        'A casca que não larga: {topic}.',
        'Descascar bonito é dom, e {o topic} {prova/provam}.',
        'Ovo cozido sem casca e sem paciência: {topic}.',
      ],
      steps: [
        ['Ovo cozido tem dois destinos: sair lisinho ou parecer a superfície da lua. O segundo é sempre o da visita.', 'A receita pedia seis ovos cozidos e inteiros. Descascados, sobraram dois apresentáveis e quatro que a família comeu em segredo.'],
        ['O fresco gruda na casca por lealdade. Alguns dias depois, já se solta com mais facilidade, como todo mundo em festa.'],
        ['Cozinhe, passe para a água fria e descasque embaixo da torneira. Se ficar feio, pique e chame de salada.'],
        ['Toda omelete começou como um ovo frito que deu errado. É assim que nascem os grandes pratos.'],
      ],
    },
    motivational: {
      openings: [
        'O galinheiro não tira folga: {topic}.',
        'O básico bem feito também ensina: {topic}.',
        'Cuidar dos bichos todo dia, e então {o topic}.',
      ],
      steps: [
        ['Quem cria galinha sabe o nome das mais antigas e o humor de cada uma. O dia começa pelo galinheiro, chova ou faça sol.', 'Cozinheiros experientes ainda treinam o ovo perfeito. O que parece simples mostra a mão de quem faz.'],
        ['No inverno, com menos luz, muitas galinhas botam menos. A natureza tem o seu calendário, e o criador se adapta.'],
        ['Ensine alguém da casa a quebrar o ovo e separar a gema da clara. Os primeiros vão com casca, e tudo bem.'],
        ['O ingrediente mais comum da cozinha quase não recebe elogios. Ele une a massa e some, como muito trabalho bem feito.'],
      ],
    },
  },
}
