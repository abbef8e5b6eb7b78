import type { ProductType } from '../product-type.ts'

export const jewelleryGeneral: ProductType = {
  nouns: ['joia', 'semijoia', 'bijuteria', 'biju', 'conjunto de semijoias', 'conjunto de bijuterias', 'kit de semijoias', 'kit de bijuterias'],
  asks: ['se prefere discreto ou chamativo', 'o tom que mais usa', 'se é para você ou para presente'],
  questions: {
    sale: ['Discreto ou com bastante brilho?', 'Para que ocasião você usaria primeiro?'],
    content: ['Tem quantas peças na sua caixa e quantas você usa?', 'Qual peça tem mais história na sua família?'],
  },
  emojis: ['💎', '🛍️', '✨'],
  hashtags: ['semijoias', 'joias', 'acessoriosfemininos', 'bijuterias', 'acessorios', 'semijoiasfinas', 'bijus'],
  sale: {
    professional: {
      openings: [
        'O detalhe que faltava na roupa de hoje: {topic}.',
        '{O topic} {transforma/transformam} a roupa básica.',
        'Para usar no trabalho, na festa e no meio do caminho: {topic}.',
      ],
      steps: [
        ['A roupa preta de sempre, a camisa branca, o jeans. Com um detalhe de brilho, cada uma parece uma roupa nova.', 'Cinco minutos antes de sair, a mão vai ao porta-joias. É o gesto que termina o que o armário começou.'],
        ['Um acessório ocupa pouco espaço e multiplica as combinações. Poucas peças bem escolhidas rendem um mês inteiro de produções.'],
        ['Agrada a quem gosta do discreto e a quem prefere chamar a atenção. E é um presente que se guarda por anos.'],
        ['Antes de escolher, veja o que já tem na caixa. Um tom que combine com as outras peças será usado muito mais.'],
      ],
    },
    casual: {
      openings: [
        'Chegou brilho novo por aqui: {topic}.',
        'Eu não resisto {ao topic}.',
        'Uma roupa básica, um brilho, e tá resolvido: {topic}.',
      ],
      steps: [
        ['Sabe aquela roupa que você já usou mil vezes? Troca só o acessório e ninguém percebe que é a mesma.', 'Tem dia que a gente não quer pensar em roupa. Aí põe a básica, abre o porta-joias e deixa ele resolver.'],
        ['O legal é que combina com o que já tá no armário. Não precisa comprar roupa nova pra se sentir diferente.'],
        ['Dá pra usar no trabalho, no almoço, na festa. E, pra presente, quase sempre faz a pessoa sorrir na hora.'],
        ['Repara nos tons que você mais usa. Se combinar com o que já tem, vai sair da caixa quase todo dia.'],
      ],
    },
    funny: {
      openings: [
        'O porta-joias alega que está cheio: {topic}.',
        'Fui só olhar e parei {no topic}.',
        'A roupa é a mesma desde 2019, {o topic} não.',
      ],
      steps: [
        ['O porta-joias já não fecha, mas sempre cabe mais uma. É um mistério da física que ninguém quer resolver.', 'A pessoa entrou só para olhar. Saiu com uma sacolinha e a frase pronta para quem perguntar: foi presente.'],
        ['Combina com camisa, com vestido e com a roupa de ficar em casa, para receber o entregador com dignidade.'],
        ['Para a amiga que sempre pergunta onde você comprou, e que a esta hora já está perguntando.'],
        ['Abra a caixa antes de escolher. Se já houver quatro iguais, a próxima precisa de um argumento melhor.'],
      ],
    },
    motivational: {
      openings: [
        'Um presente de você para você: {topic}.',
        'Para os dias comuns também: {topic}.',
        '{O topic} para quem se arruma com gosto.',
      ],
      steps: [
        ['Depois de um mês puxado, a pessoa separa um pouco para si. Escolhe com calma, experimenta, sorri no espelho.', 'A mãe criou os filhos guardando o que era bonito para as visitas. Hoje usa no mercado, e faz bem.'],
        ['Arrumar-se um pouco, mesmo num dia comum, leva poucos minutos. O espelho do elevador confirma que valeu.'],
        ['Para quem mudou de emprego, para quem recomeçou, para quem nunca esperou uma data especial.'],
        ['Prefira o que você usaria amanhã. Aquilo que espera pela ocasião certa costuma ficar na caixa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar e conservar {o topic}.',
        'O que tira o brilho {do topic}.',
        'Montar combinações com poucas peças: {topic}.',
      ],
      steps: [
        ['O brilho diminui, e a culpa quase nunca é da peça. É do perfume, do suor, da umidade ou do cloro.'],
        ['Produtos com álcool e água de piscina agridem o acabamento. E o que não se vê, no fundo da caixa, não se usa.'],
        ['Coloque os acessórios depois do perfume e do creme, e tire antes do banho. Guarde em saquinhos, longe do vapor.'],
        ['Uma gaveta com poucas peças à vista rende mais que uma cheia. O que se enxerga pela manhã é o que se usa.'],
      ],
    },
    casual: {
      openings: [
        'Como cuidar do brilho no dia a dia: {topic}.',
        'Perfume primeiro, brilho depois: {topic}.',
        'Arruma o porta-joias comigo: {topic}.',
      ],
      steps: [
        ['A gente passa o perfume por cima, vai pra piscina, dorme com tudo. Depois reclama que o brilho sumiu.'],
        ['É que perfume, creme e cloro gastam o acabamento aos pouquinhos. E o que fica no fundo, fica esquecido.'],
        ['Passa o perfume, espera secar, aí põe. E faz uma faxina na caixa: as esquecidas vão pra frente.'],
        ['Toda vez que arrumo a minha, encontro uma coisa de que tinha esquecido. Parece presente de novo.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia do porta-joias: {topic}.',
        'Por que sempre as mesmas três? Um estudo sobre {topic}.',
        'Um emaranhado chamado gaveta: {topic}.',
      ],
      steps: [
        ['Trinta peças na caixa, e todas as manhãs a mesma. As outras vinte e nove fazem figuração.'],
        ['O que fica em cima ganha. Debaixo da camada de cima não chega nenhum olhar antes das oito.'],
        ['Uma vez por mês, vire a caixa sobre uma toalha e comece de novo. O fundo vira a frente.'],
        ['Durante a arrumação, a pessoa experimenta tudo, desfila no corredor e não arruma nada. A gaveta fecha igual.'],
      ],
    },
    motivational: {
      openings: [
        'Usar o bonito num dia comum: {topic}.',
        'Um porta-joias montado aos poucos: {topic}.',
        'Peças com data e com história, como {topic}.',
      ],
      steps: [
        ['Muita gente guarda o melhor para uma ocasião que não chega. E um dia decide usar numa tarde qualquer.'],
        ['Uma peça bonita usada com frequência junta mais vida que uma guardada. É o uso que dá história a ela.'],
        ['Escolha uma peça guardada e use amanhã, sem motivo. Conte a quem perguntar de onde veio.'],
        ['Na bancada de quem cria, uma peça muda muitas vezes antes de ficar pronta. Um milímetro para cá, outro para lá.'],
      ],
    },
  },
}
