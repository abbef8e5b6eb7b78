import type { ProductType } from '../product-type.ts'

export const balloonGift: ProductType = {
  nouns: ['balão bubble', 'balão personalizado', 'buquê de balões', 'balão surpresa', 'balão de coração', 'cesta com balão'],
  asks: ['para quem é', 'qual é a data', 'o que você quer dizer'],
  questions: {
    sale: ['Quem você surpreenderia hoje?', 'A surpresa seria em casa ou no trabalho?'],
    content: ['Qual foi a melhor surpresa que você já recebeu?', 'Você consegue guardar segredo de surpresa?'],
  },
  emojis: ['🎈', '🎁', '🎉'],
  hashtags: ['balaobubble', 'balaopersonalizado', 'balaosurpresa', 'buquedebaloes', 'baloespersonalizados', 'bubble', 'presentesurpresa'],
  sale: {
    professional: {
      openings: [
        'Um presente que se vê de longe: {topic}.',
        '{O topic} {chega/chegam} fazendo festa.',
        'Surpresa leve para uma data especial: {topic}.',
      ],
      steps: [
        ['A porta se abre, e antes das palavras vem a cor. Quem recebe sorri e procura o cartão.', 'No meio do expediente, alguém atravessa o escritório com um balão na mão. Todos querem saber quem faz aniversário.'],
        ['É um presente que ocupa o ambiente e anuncia a festa. Fica à vista, e todo mundo pergunta quem mandou.'],
        ['Serve a aniversários, pedidos, formaturas, chegadas e agradecimentos. E alegra quem não gosta de festa grande.'],
        ['Decida a data, o horário e o lugar da surpresa com antecedência. Pense também no recado, que costuma ser guardado.'],
      ],
    },
    casual: {
      openings: [
        'Surpresa boa entra assim pela porta: {topic}.',
        'Eu queria receber {o topic} numa tarde qualquer.',
        'Parabéns com muito mais graça: {topic}.',
      ],
      steps: [
        ['Imagina a pessoa no trabalho, cabeça na planilha, e alguém entra com aquele balão enorme. A cara vale tudo.', 'Sabe quando a gente não consegue ir no aniversário e quer estar lá de algum jeito? Manda um balão na frente.'],
        ['É um presente que já chega comemorando. E depois ainda fica na sala, lembrando a pessoa de você.'],
        ['Bom pra aniversário, pra pedido, pra formatura, pra dizer obrigado. Agrada gente de oito a oitenta.'],
        ['Me conta o dia, a hora e pra quem é. E pensa num recado curto, que é o que a pessoa fotografa.'],
      ],
    },
    funny: {
      openings: [
        'Tente esconder atrás das costas: {topic}.',
        'O elevador ficou pequeno com {o topic}.',
        '{O topic} e a missão de caber no carro.',
      ],
      steps: [
        ['O elevador parou em cinco andares. Em todos, alguém deu parabéns para a pessoa errada, que agradeceu.', 'Era para ser surpresa discreta. O balão apareceu antes da pessoa, na janela, e a rua inteira ficou sabendo.'],
        ['Impressiona mesmo quem diz que não quer nada. Principalmente quem diz que não quer nada.'],
        ['Para a amiga que faz suspense com a idade e para o colega que fingiu esquecer o próprio aniversário.'],
        ['Pense antes no transporte. Balão grande em carro pequeno transforma todos os retrovisores em enfeite.'],
      ],
    },
    motivational: {
      openings: [
        'Para comemorar quem batalhou tanto: {topic}.',
        'Boas notícias merecem cor: {topic}.',
        '{O topic} para quem merece ser surpreendido.',
      ],
      steps: [
        ['A prova deu certo, o emprego novo saiu. Alguém quis dizer parabéns de um jeito que não coubesse num emoji.', 'A mãe cuidou de todos os aniversários da casa. No aniversário dela, a surpresa entra pela porta antes do café.'],
        ['Surpreender alguém exige atenção: saber o dia, o gosto, o lugar. É isso que a pessoa percebe.'],
        ['Para a amiga distante, o colega que segurou o mês, o filho que se formou, a avó de aniversário.'],
        ['Escreva o recado como se falasse com a pessoa. O que é dito com simplicidade emociona mais.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como cuidar {do topic} em casa.',
        'O que escrever junto com {o topic}.',
        'Transporte sem acidentes: {topic}.',
      ],
      steps: [
        ['O balão chegou lindo e, horas depois, murchou no banco do carro. Quase sempre foi o sol.', 'Na hora do recado, a frase fica longa demais ou formal demais. É difícil escolher poucas palavras.'],
        ['O calor e o ar-condicionado mudam o volume do balão. E recado comprido quase ninguém lê em voz alta.'],
        ['Guarde em lugar fresco, longe do sol, de lâmpadas e de objetos pontudos. No recado, cinco palavras bastam.'],
        ['Quem monta um presente de balões testa a amarração e espera um pouco. O tempo mostra se algo cedeu.'],
      ],
    },
    casual: {
      openings: [
        'Sol no carro, nem pensar: {topic}.',
        'Recado curto e balão na sombra: {topic}.',
        'Um cuidado simples na hora de guardar {o topic}.',
      ],
      steps: [
        ['A gente deixa o balão no carro só cinco minutinhos, no sol. Volta e ele já não é mais o mesmo.', 'Na hora do recado, todo mundo quer escrever um texto. Aí a pessoa se emociona na segunda linha e não termina.'],
        ['O calor estica, o frio encolhe, e o balão sofre. Já o recado comprido perde a graça no meio.'],
        ['Deixa na sombra, longe do ventilador e do gato. E escolhe um recado que dê pra gritar da porta.'],
        ['Minha parte preferida é imaginar quem vai abrir a porta. Cada surpresa tem um destino que a gente não vê.'],
      ],
    },
    funny: {
      openings: [
        'O gato e {o topic}, frente a frente.',
        'O gato já desconfiou {do topic}.',
        'A surpresa que todo o prédio descobriu: {topic}.',
      ],
      steps: [
        ['O gato olhou o balão por dez minutos e decidiu que era inimigo. Levantou a pata e a festa acabou.'],
        ['Balão se move com qualquer vento, e gato acha que tudo que se move está pedindo. É da natureza dos dois.'],
        ['Prenda o balão longe de móveis em que o gato sobe. Ou aceite que o gato também merece um presente.'],
        ['Dias depois, murcho num canto, o balão ainda recebe bom-dia da família. Ninguém tem coragem.'],
      ],
    },
    motivational: {
      openings: [
        'O prazer de preparar uma surpresa: {topic}.',
        'Alguém guardou segredo por causa {do topic}.',
        'A alegria de quem abre a porta: {topic}.',
      ],
      steps: [
        ['Na véspera, alguém combina horários, inventa desculpas e guarda segredo. O trabalho é grande para um segundo de espanto.', 'Quem recebe uma surpresa sempre conta a mesma coisa: não esperava. E repete o dia inteiro.'],
        ['A surpresa diz que alguém prestou atenção sem que a pessoa visse. É isso que fica, depois do balão.'],
        ['Anote no celular as datas de quem importa, com um lembrete dez dias antes. A surpresa precisa de tempo.'],
        ['Muita gente guarda o bilhete e a fita. Numa gaveta, anos depois, eles contam o dia inteiro.'],
      ],
    },
  },
}
