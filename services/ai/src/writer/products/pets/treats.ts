import type { ProductType } from '../product-type.ts'

export const treats: ProductType = {
  nouns: ['petisco', 'petisco para cachorro', 'biscoito pet', 'biscoitinho pet', 'biscoito para cachorro'],
  asks: ['o porte e a idade dele', 'se ele tem alergia ou dieta', 'se é para o treino ou de presente'],
  questions: {
    sale: ['Qual truque o seu cachorro faz por um petisco?', 'Ele ouve o saquinho de que distância?'],
    content: ['Quem dá petisco escondido na sua casa?', 'Qual é a cara de fome mais convincente dele?'],
  },
  emojis: ['🐾', '🦴', '💛'],
  hashtags: ['petiscopet', 'petiscos', 'petiscosparacachorro', 'biscoitopet', 'petiscosparacaes', 'petiscospet', 'cachorros'],
  sale: {
    professional: {
      openings: [
        'A recompensa que ele reconhece pelo barulho: {topic}.',
        '{O topic} para o treino, o passeio e o carinho do dia.',
        'Para premiar quem se comportou, {topic}.',
      ],
      steps: [
        ['O cachorro sentou, esperou e deu a pata, tudo na ordem certa. Quem ensina um bicho sabe que a recompensa precisa vir na hora.', 'Basta abrir o armário, e ele aparece sentado, de orelha em pé. O momento do petisco tem horário e plateia.'],
        ['O petisco em pedaço pequeno é um elogio que se come. Bem usado, ajuda a ensinar e aproxima o bicho de quem ensina.'],
        ['Vai no bolso do passeio, na visita ao parque e na sacola de presente. Agrada também a quem acabou de adotar.'],
        ['Antes de escolher, informe se ele tem alergia ou dieta e qual é o porte. Em caso de dúvida, fale com o veterinário.'],
      ],
    },
    casual: {
      openings: [
        'Ele ouviu o saquinho e já sentou: {topic}.',
        'Quem se comportou hoje ganha {topic}.',
        'Do outro lado da casa ele já sabe que tem {topic}.',
      ],
      steps: [
        ['Sabe aquela sentadinha perfeita, que ele só faz quando percebe que você tá com a mão no armário? Ele conhece o barulho.', 'Na volta do passeio, ele olha pra mim, olha pro armário e olha pra mim de novo. Como é que a gente diz não?'],
        ['O petisco é o jeito mais rápido de dizer muito bem na língua dele. Pra ensinar qualquer coisa, ajuda demais.'],
        ['Eu levo no bolso do passeio e dou de presente pros bichos dos amigos. Eles me recebem melhor que os donos.'],
        ['Antes de escolher, me conta o tamanho dele e se tem alguma alergia. Se ele segue dieta, pergunta pro veterinário primeiro.'],
      ],
    },
    funny: {
      openings: [
        'Sentou sem ninguém pedir, porque viu {o topic}.',
        'Ele diz que hoje ainda não ganhou {topic}.',
        'Moeda corrente entre cães: {topic}.',
      ],
      steps: [
        ['No parque, o cachorro não ouve o próprio nome. Mas o saquinho que se abre a três cômodos de distância, ele ouve dormindo.', 'O cachorro ganhou um petisco de você e vai pedir outro no quarto ao lado, com cara de jejum. A família só descobre à noite.'],
        ['O petisco traduz tudo para a língua dele. Senta, fica e larga o chinelo passam a fazer muito mais sentido.'],
        ['Vale no treino, no passeio e como suborno na hora do banho. Serve também de presente para o cachorro que late quando você chega.'],
        ['Escolha pelo porte e conte se há alergia ou dieta. A opinião dele já se sabe, e é sim.'],
      ],
    },
    motivational: {
      openings: [
        'Cada truque aprendido merece {topic}.',
        '{O topic} para comemorar os avanços dele.',
        'Para a paciência de quem ensina e de quem aprende: {topic}.',
      ],
      steps: [
        ['O cachorro passou semanas sem entender o senta. Um dia sentou, olhou para você, e a festa foi dos dois.', 'O bicho medroso deu três passos até a porta. Quem convive com ele sabe que isso merece recompensa.'],
        ['A recompensa dada na hora certa mostra ao bicho o que ele acertou. Assim ele aprende sem susto e sem grito.'],
        ['Vale para o filhote que descobre o tapete higiênico e para o idoso que ainda aprende. Nunca é tarde para um bom truque.'],
        ['Conte o porte, a idade e se ele tem alguma restrição. Recompensa boa é a que combina com quem vai ganhar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como usar {o topic} no treino.',
        'Quantidade e momento fazem diferença: {topic}.',
        'Um erro comum ao oferecer {topic}.',
      ],
      steps: [
        ['O bicho senta, você vai até o armário, volta e entrega. Nesse tempo ele já levantou, e a recompensa premiou outra coisa.'],
        ['O animal associa o prêmio ao que fez no último instante. E o que vem fora das refeições também conta no dia.'],
        ['Recompense em um ou dois segundos, com pedaços pequenos, e separe a porção do dia num pote. Para a quantidade, ouça o veterinário.'],
        ['Nos testes com bichos, o júri é sincero. Quem não gosta larga no chão, e quem gosta não deixa nem migalha.'],
      ],
    },
    casual: {
      openings: [
        'Quem deu {topic} escondido hoje?',
        'O segredo do treino tá no tempo: {topic}.',
        'Aqui em casa {o topic} {tem/têm} hora.',
      ],
      steps: [
        ['Já tentei ensinar a dar a pata e acabei ensinando a pular. Eu demorava pra entregar, e ele achava que era pelo pulo.'],
        ['Cachorro liga o prêmio à última coisa que fez. Se passou tempo, ele não faz ideia do motivo da festa.'],
        ['Deixa o petisco na mão antes de pedir e entrega na mesma hora. E separa num potinho o tanto do dia, pra família toda ver.'],
        ['Eu gosto de ver a cara do bicho quando prova uma coisa nova. Primeiro cheira, depois desconfia, e aí some tudo de uma vez.'],
      ],
    },
    funny: {
      openings: [
        'Ele jura que não comeu {topic} hoje.',
        'Depoimento de um cachorro sobre {o topic}.',
        'Ele foi visto perto do pote: {topic}.',
      ],
      steps: [
        ['A família fez uma reunião e descobriu que ele recebia quatro vezes ao dia. O acusado dormiu durante todo o processo.'],
        ['A cara de fome é um talento, e não um sintoma. Ele treinou por anos diante da mesa do almoço.'],
        ['Use um pote com a porção do dia, e quando esvaziar, acabou. Cole um aviso para a avó, em letra grande.'],
        ['Os provadores trabalham sem salário e nunca faltam. Só é difícil conseguir deles uma opinião por escrito.'],
      ],
    },
    motivational: {
      openings: [
        'Um truque por vez, com paciência e {topic}.',
        'O dia em que ele entendeu, com {topic} na mão.',
        'Ensinar sem pressa: {topic}.',
      ],
      steps: [
        ['Ensinar um bicho mostra quanta coisa cabe em cinco minutos por dia. No fim do mês, ele espera na porta sem sair correndo.', 'O cachorro que tinha medo da rua deu hoje a volta no quarteirão. Quem via de fora não imaginava a conquista.'],
        ['O bicho repete o que deu certo e rendeu elogio. Por isso festejar o pequeno avanço leva ao próximo.'],
        ['Treine em sessões de cinco minutos, sempre terminando num acerto. Acabe com um truque que ele já sabe, para os dois saírem contentes.'],
        ['Quem prepara petiscos imagina rabos abanando em cozinhas que não conhece. As fotos que chegam confirmam.'],
      ],
    },
  },
}
