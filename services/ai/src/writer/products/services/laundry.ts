import type { ProductType } from '../product-type.ts'

export const laundry: ProductType = {
  nouns: ['lavanderia', 'lavadeira', 'lavagem de roupa', 'lavagem de roupas', 'lavanderia de roupas', 'lavanderia por quilo'],
  asks: ['que roupas são e quantas', 'se há manchas ou peças delicadas', 'para quando você precisa'],
  questions: {
    sale: ['Quantas máquinas de roupa saem por semana na sua casa?', 'O que você mais adia, lavar ou dobrar?'],
    content: ['Meia some na sua máquina também?', 'Você separa as cores ou confia na sorte?'],
  },
  emojis: ['🧺', '👕', '🫧'],
  hashtags: ['lavanderia', 'lavadeira', 'roupalimpa', 'lavagemderoupas', 'roupas', 'lavanderiaderoupas', 'passadoria'],
  sale: {
    professional: {
      openings: [
        'A roupa da semana, lavada e dobrada: {topic}.',
        'Um cesto a menos no fim do dia: {topic}.',
        'O domingo livre do varal: {topic}.',
      ],
      steps: [
        ['O cesto encheu outra vez, e a previsão é de chuva até sexta. O varal do apartamento já não tem espaço.', 'A semana teve trabalho, escola e treino. No sábado, a pilha de roupa está maior que a vontade de enfrentá-la.'],
        ['Lavar bem começa na separação: cores, tecidos, sujeira. Uma peça delicada no meio das toalhas sai diferente do que entrou.'],
        ['Famílias grandes, quem mora em espaço pequeno e quem trabalha de uniforme sentem logo a diferença de ter a roupa em dia.'],
        ['Separe o que vai, confira os bolsos e avise sobre manchas e peças delicadas. Diga também para que dia precisa.'],
      ],
    },
    casual: {
      openings: [
        'Deixa o cesto comigo: {topic}.',
        'Choveu a semana toda, e a roupa ali: {topic}.',
        'Pra você ter o sábado de volta: {topic}.',
      ],
      steps: [
        ['O cesto tá cheio, o varal tá cheio e a cadeira do quarto virou armário. Alguém precisa respirar nessa casa.', 'Três dias de chuva e a calça da escola continua úmida atrás da geladeira. Todo mundo já passou por isso.'],
        ['O segredo tá em separar direito, ler a etiqueta e não socar tudo junto. Roupa gosta de espaço.'],
        ['Vale pra família com bebê, pra quem divide apartamento, pra semana de mudança e pra quem só não aguenta mais.'],
        ['Me conta quanta roupa é e se tem mancha ou coisa delicada. E olha os bolsos, que sempre tem um papelzinho.'],
      ],
    },
    funny: {
      openings: [
        'A cadeira do quarto não é um armário: {topic}.',
        'A montanha de roupa já tem pico e neblina: {topic}.',
        'Meias procuram seus pares: {topic}.',
      ],
      steps: [
        ['O cesto foi esvaziado ontem, e hoje está cheio. Moram quatro pessoas na casa, mas as roupas contam outra história.', 'A cadeira do quarto sustenta um guarda-roupa inteiro. Sentar nela exigiria uma equipe de escavação.'],
        ['Quem lava profissionalmente separa, lê etiqueta e olha os bolsos. Em casa, o papel do bolso vira confete em toda a roupa preta.'],
        ['Vale para famílias, estudantes e para quem compra meia nova porque é mais perto que o varal.'],
        ['Conte quantas peças são e olhe os bolsos antes. Já houve nota de vinte lavada com amaciante e muito cheirosa.'],
      ],
    },
    motivational: {
      openings: [
        'Quem cuida de tudo também cansa do cesto: {topic}.',
        'Tempo devolvido à sua semana: {topic}.',
        'Roupa limpa, rotina mais leve: {topic}.',
      ],
      steps: [
        ['Depois do segundo turno, ainda há uniforme para o dia seguinte. Repartir essa tarefa é uma forma de organizar a vida.', 'Muita mãe aprendeu a lavar com a própria mãe, no tanque. Hoje dá para dividir a tarefa e ficar com as lembranças.'],
        ['Cada peça tem o seu tratamento: virar do avesso, tirar a mancha antes, secar na forma certa. É cuidado repetido muitas vezes.'],
        ['Quem tem bebê, quem cuida dos pais e quem trabalha em turnos conhece o peso de um cesto que nunca esvazia.'],
        ['Escolha o que só você quer lavar e o que pode passar adiante. Começar pelas toalhas e lençóis já alivia bastante.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que a etiqueta quer dizer: {topic}.',
        'Mais sabão não limpa mais: {topic}.',
        'Manchas se tratam antes da água quente: {topic}.',
      ],
      steps: [
        ['Para vencer a sujeira, muita gente dobra a quantidade de sabão. A roupa sai dura, e o tecido fica com resíduo.', 'Diante de uma mancha, o impulso é esfregar com água quente. Em sangue, leite e ovo, o calor fixa a mancha.'],
        ['O sabão em excesso não enxágua por completo, e o calor cozinha a proteína na fibra. O tecido guarda os dois.'],
        ['Leia a etiqueta, use a medida indicada e trate a mancha logo, com água fria. Na dúvida, teste na costura de dentro.'],
        ['Quem trabalha com roupa conhece as pessoas pelos bolsos: o pedreiro, a professora, a criança que junta pedrinhas.'],
      ],
    },
    casual: {
      openings: [
        'Menos sabão, confia em mim: {topic}.',
        'Mancha de sangue? Água fria: {topic}.',
        'Olha os bolsos antes: {topic}.',
      ],
      steps: [
        ['A roupa tá encardida, a gente capricha no sabão. Aí sai dura, cheirando forte e com uma poeira branca.', 'Caiu leite na blusa, a pessoa corre e esfrega com água quente. Pronto, agora a mancha mora ali.'],
        ['Sabão demais não sai no enxágue, e água quente cozinha a mancha. Parece o contrário, mas é assim.'],
        ['Usa a medida da tampinha, trata a mancha com água fria e não enche a máquina até a boca. Ela precisa girar.'],
        ['Roupa secando no sol tem um cheiro que nenhum frasco imita. Eu paro e respiro fundo toda vez.'],
      ],
    },
    funny: {
      openings: [
        'O mistério da meia solitária: {topic}.',
        'O lenço de papel no bolso da calça preta: {topic}.',
        'A camisa branca e a meia vermelha: {topic}.',
      ],
      steps: [
        ['Duas meias entram na máquina, e uma sai. A outra vive bem em algum lugar, com centenas de parentes.', 'Uma única meia vermelha, do tamanho de um dedo, mudou o guarda-roupa da família. Agora todos usam rosa.'],
        ['Roupas novas e fortes soltam tinta nas primeiras águas. A camisa branca só estava no lugar errado, na hora errada.'],
        ['Lave a peça nova sozinha e prenda os pares de meia antes. As solitárias podem fazer companhia umas às outras.'],
        ['O lenço de papel esquecido no bolso vira neve sobre a calça preta. É o único inverno de muita cidade.'],
      ],
    },
    motivational: {
      openings: [
        'Água, sabão e repetição: {topic}.',
        'Um trabalho antigo que sustenta casas: {topic}.',
        'Dobrar bem também é capricho: {topic}.',
      ],
      steps: [
        ['As lavadeiras à beira do rio cantavam para o tempo passar. O trabalho mudou de lugar, e a canção ficou na memória.', 'Com roupa lavada para fora, muita mulher criou os filhos. Cada peça dobrada levava o nome de uma família.'],
        ['Tirar uma mancha sem ferir o tecido é conta de tempo, água e mão. A paciência vale mais que a força.'],
        ['Ensine as crianças a separar as cores e a virar a roupa do avesso. São cinco minutos, e a tarefa passa a ser de todos.'],
        ['Uma pilha de roupa dobrada, ainda morna, tem algo de casa arrumada. Quem a fez alisa o topo com a mão.'],
      ],
    },
  },
}
