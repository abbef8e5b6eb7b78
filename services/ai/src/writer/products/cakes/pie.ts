import type { ProductType } from '../product-type.ts'

export const pie: ProductType = {
  nouns: ['torta', 'torta doce', 'torta de limão', 'torta de maçã', 'torta holandesa', 'cheesecake'],
  asks: ['quantas pessoas vão dividir', 'se prefere azedinho ou bem doce', 'para quando é'],
  questions: {
    sale: ['Azedinha ou bem doce, qual ganha na sua casa?', 'Quem leva a sobremesa no almoço da sua família?'],
    content: ['Você prefere a base ou o recheio?', 'Com café ou sem nada, como você come?'],
  },
  emojis: ['🥧', '🍰', '😋'],
  hashtags: ['torta', 'tortas', 'tortadoce', 'tortasdoces', 'cheesecake', 'confeitaria', 'sobremesas', 'tortaslindas'],
  sale: {
    professional: {
      openings: [
        'Para fechar bem o almoço: {topic}.',
        '{O topic} {é/são} a sobremesa que a mesa espera.',
        'Uma sobremesa de prato e garfo, {topic}.',
      ],
      steps: [
        ['O almoço de família acabou, e alguém pergunta o que tem de sobremesa. Quando {o noun} {aparece/aparecem}, ninguém mais fala em ir embora.', 'Jantar em casa, amigos à mesa e a conversa animada. Falta a sobremesa que se serve devagar, em prato pequeno.'],
        ['O encanto de {um noun} está no contraste entre a base e o recheio. O garfo atravessa as duas partes de uma vez.'],
        ['{Vai/Vão} bem depois de um churrasco, num jantar mais cuidado ou no café com as amigas no meio da tarde.'],
        ['Antes de escolher, pense no que será servido na refeição. Depois de um prato pesado, sabores mais frescos agradam mais.'],
      ],
    },
    casual: {
      openings: [
        'Sobremesa resolvida: {topic}.',
        'Hoje o almoço termina melhor, porque tem {topic}.',
        'Eu deixo espaço no prato só por causa {do topic}.',
      ],
      steps: [
        ['Almoço de família é aquela coisa: todo mundo jura que não cabe mais nada. Aí {chega/chegam} {o noun} e surge espaço.', 'Ficou de levar a sobremesa e a hora tá passando? Chegar com {um noun} na mão é entrada triunfal.'],
        ['O gostoso é pegar base e recheio na mesma garfada. Quem come separado perde a melhor parte, na minha humilde opinião.'],
        ['Combina com churrasco, com jantar de amigos e com aquele café que vira fofoca até escurecer.'],
        ['Pensa em quantas pessoas vão e no que vai ter de comida. Se o almoço for pesado, vai num sabor mais leve.'],
      ],
    },
    funny: {
      openings: [
        'Sempre cabe mais um pouco quando tem {topic}.',
        'A sogra perguntou da receita, e a culpa é {do topic}.',
        'Barriga cheia, garfo na mão: {topic}.',
      ],
      steps: [
        ['A pessoa afrouxou o cinto, recusou o café e disse que não comia mais nada até amanhã. Então viu a sobremesa passar.', 'Quem levou a sobremesa vira celebridade no almoço de família. Todos esquecem o arroz e perguntam onde foi que arranjou.'],
        ['Tem garfada estratégica: começa na ponta da fatia, avança devagar e guarda o melhor para o fim. Quem gosta mesmo tem método.'],
        ['Funciona em almoço de sogra, reunião de condomínio e visita inesperada. Com a boca ocupada, ninguém reclama da vaga na garagem.'],
        ['Calcule pelos convidados e acrescente os que estão sem fome. São justamente esses que comem duas fatias.'],
      ],
    },
    motivational: {
      openings: [
        'Quem recebe em casa também merece sentar e provar {o topic}.',
        'Um almoço feito com carinho pede {topic}.',
        'O último prato é o que fica na memória: {topic}.',
      ],
      steps: [
        ['Quem cozinha para a família costuma sentar por último. Deixar a sobremesa resolvida é uma hora a mais de mesa para essa pessoa.', 'Depois de semanas sem se ver, os amigos marcam um jantar. Uma boa sobremesa no centro da mesa faz o encontro durar mais.'],
        ['Base firme e recheio no ponto são tarefas diferentes, e as duas precisam dar certo juntas. Na fatia, esse cuidado aparece.'],
        ['Para agradecer um favor ou visitar quem acabou de se mudar, levar a sobremesa diz muito sem precisar de discurso.'],
        ['Lembre-se de quem prefere azedinho e de quem prefere bem doce. Acertar o gosto da mesa já é receber bem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Base, recheio e corte: {topic}.',
        'O que faz {um topic} chegar {inteiro/inteira/inteiros/inteiras} ao prato.',
        'Cuidados simples para servir {o topic}.',
      ],
      steps: [
        ['Na mesa estava tudo lindo, até a primeira fatia desmontar no prato. É a queixa mais comum de quem serve em casa.', 'Muitos estranham quando a base {do noun} perde a crocância de um dia para o outro. O recheio parece o mesmo, mas a mordida muda.'],
        ['O recheio solta umidade e a base absorve aos poucos. E faca seca e fria arrasta o creme em vez de cortar.'],
        ['Passe a lâmina em água quente e enxugue antes de cada corte. Sirva com espátula larga, que sustenta a base por inteiro.'],
        ['É uma sobremesa de etapas, com base, recheio e descanso. A paciência da última etapa costuma valer por todas as outras.'],
      ],
    },
    casual: {
      openings: [
        'Papo de sobremesa: {topic}.',
        'Coisas que aprendi cortando {topic}.',
        'Quem ama {topic} precisa saber disso.',
      ],
      steps: [
        ['A primeira fatia nunca sai inteira da forma, já reparou? Vai metade pro prato e metade fica lá, agarrada.'],
        ['A primeira fatia sofre porque não tem espaço pra espátula entrar. Depois que ela sai, as outras vêm fácil.'],
        ['Corta logo duas fatias antes de tirar a primeira. E passa a faca na água quente, que o recheio não gruda.'],
        ['Pra mim, essa é sobremesa de conversa comprida. A gente vai comendo de garfadinha em garfadinha e nem vê o tempo.'],
      ],
    },
    funny: {
      openings: [
        'Pequeno dicionário de quem come {topic}.',
        'Assunto sério na mesa do almoço: {topic}.',
        'Negociações familiares em torno {do topic}.',
      ],
      steps: [
        ['Primeira fatia é sempre um sacrifício. Ela sai quebrada, ninguém quer, e quem está cortando come escondido na cozinha.'],
        ['Tem lógica: sem espaço para a espátula, alguma coisa vai ceder. Cede a fatia, e ganha quem segura a faca.'],
        ['Faça dois cortes, deslize a espátula até o centro e levante de uma vez. Se quebrar, coma antes que vejam.'],
        ['No fim do almoço sobra um pedaço fininho que ninguém tem coragem de pegar. Às três da tarde ele já não existe.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho que se vê no corte {do topic}.',
        'Etapa por etapa, sem atalho: {topic}.',
        'Quem faz {topic} conhece o valor do descanso.',
      ],
      steps: [
        ['A pressa é o que mais estraga sobremesa em casa. Meia hora a menos de descanso, e todo o trabalho desmancha na espátula.', 'Muita gente deixa de tentar em casa por causa da base que quebra na primeira tentativa. Quase todo mundo começou assim.'],
        ['Base e recheio têm tempos diferentes, e é preciso respeitar os dois. Aprender isso leva algumas fatias meio tortas.'],
        ['Espere firmar bem antes de cortar e deixe tudo à mão: faca, pano, espátula e pratos. O corte limpo começa na organização.'],
        ['Ver alguém parar a conversa na primeira garfada é o melhor pagamento de quem fez a sobremesa. Nem precisa de elogio.'],
      ],
    },
  },
}
