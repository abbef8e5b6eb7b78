import type { ProductType } from '../product-type.ts'

export const weddingRings: ProductType = {
  nouns: ['aliança', 'par de alianças', 'aliança de casamento'],
  asks: ['a medida dos dois', 'se preferem fina ou larga', 'a data do casamento'],
  questions: {
    sale: ['Fina ou larga: qual é o gosto de vocês?', 'Já têm data ou estão só namorando a ideia?'],
    content: ['Quem guardou as alianças no casamento de vocês?', 'Há quantos anos vocês usam as suas?'],
  },
  emojis: ['💍', '👰', '🤵'],
  hashtags: ['aliancas', 'alianca', 'aliancadecasamento', 'aliancasdecasamento', 'casamento', 'noivas', 'pardealiancas'],
  sale: {
    professional: {
      openings: [
        'Para usar todos os dias, a vida inteira: {topic}.',
        '{O topic} {acompanha/acompanham} a história de vocês.',
        'O símbolo que fica depois da festa: {topic}.',
      ],
      steps: [
        ['A festa dura uma noite, o vestido volta para a capa, as flores murcham. O que fica na mão, todos os dias, são as alianças.', 'No altar, no cartório ou na sala de casa, há um momento de silêncio antes de pôr a aliança no dedo do outro.'],
        ['É uma peça para o uso diário, no trabalho, na cozinha, na viagem. Por isso, o conforto conta tanto quanto o desenho.'],
        ['Serve a quem se casa agora, a quem renova os votos e a quem comemora décadas de vida a dois.'],
        ['Experimentem com calma e meçam o dedo em horários diferentes. Larguras distintas mudam a sensação na mão.'],
      ],
    },
    casual: {
      openings: [
        'Pra usar em todos os dias da vida a dois: {topic}.',
        'Eu me emociono com {o topic}, confesso.',
        'A mão já tá pronta, falta {o topic}.',
      ],
      steps: [
        ['Quando a festa acaba e todo mundo foi embora, sobra a aliança no dedo e os dois sorrindo meio sem jeito.', 'Nos primeiros dias a gente fica girando a aliança o tempo todo, olhando, não acreditando que é sério.'],
        ['A aliança vai junto pra tudo: trabalho, louça, praia, viagem. Então tem que ser bonita e gostosa de usar.'],
        ['Pra quem casa agora, pra quem renova os votos, pra quem faz vinte anos de união e quer celebrar de novo.'],
        ['Experimenta com calma, mede de manhã e à tarde, e vai os dois juntos. A largura muda tudo na mão.'],
      ],
    },
    funny: {
      openings: [
        'Um sim que se usa todos os dias: {topic}.',
        'Alguém já escondeu {o topic} em três lugares diferentes.',
        'A mão treinou o aceno só para mostrar {o topic}.',
      ],
      steps: [
        ['Na semana do casamento, alguém confere a caixinha das alianças dez vezes por dia. Na hora, ainda leva um susto.', 'Depois do sim, a mão esquerda fica mais educada. Aponta, acena e pega o café com um ângulo estranho.'],
        ['A aliança é o item mais leve da cerimônia e o único que todo mundo pergunta onde está. Padrinho que se preze confere o bolso.'],
        ['Para quem casa agora, para quem celebra bodas e para o casal que perdeu uma na praia e ainda ri disso.'],
        ['Combinem a medida com antecedência. No altar, dedo e aliança precisam concordar sem muita negociação.'],
      ],
    },
    motivational: {
      openings: [
        'Um compromisso que se renova a cada manhã: {topic}.',
        'Para quem escolheu caminhar a dois: {topic}.',
        '{O topic} para marcar o que vocês construíram.',
      ],
      steps: [
        ['Antes da festa houve mudanças, contas, planos e jantares simples. A aliança vem depois de tudo isso.', 'Um casal de cabelos brancos cruza a praça de mãos dadas. As alianças são as mesmas do primeiro dia.'],
        ['A aliança passa pelos dias comuns: a louça, o trânsito, as contas, o café. Está ali em todos.'],
        ['Para o começo, para os dez anos, para as bodas. Cada data acrescenta um motivo.'],
        ['Conversem sobre o que gostam de usar no dia a dia. Uma escolha feita a dois já diz muito sobre o casal.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como acertar a medida {do topic}.',
        'Largura, conforto e uso diário: {topic}.',
        'O que conversar antes de escolher {o topic}.',
      ],
      steps: [
        ['Muitos casais descobrem a medida errada a poucos dias da cerimônia. Mediram uma só vez, numa manhã fria.'],
        ['O dedo muda de volume com a temperatura e a hora. E quanto mais larga a peça, mais ela aperta.'],
        ['Meçam em dois dias, de tarde, e testem a largura escolhida. Ela deve passar pela junta com leve resistência.'],
        ['Escolher aliança costuma ser a primeira compra que os dois usarão todos os dias, ao mesmo tempo.'],
      ],
    },
    casual: {
      openings: [
        'Mediu de manhã? Mede de novo: {topic}.',
        'Largura e conforto, vamos falar de {topic}.',
        'O que eu diria a quem vai escolher {o topic}.',
      ],
      steps: [
        ['Um clássico: mediu o dedo de manhã, mandou fazer, e à tarde já não passa na junta. Ninguém avisou.'],
        ['O dedo muda com o calor e a hora. E a larga aperta mais que a fininha, mesmo no mesmo número.'],
        ['Mede à tarde, em dois dias, com a largura parecida. Se passar na junta com um empurrãozinho, tá certo.'],
        ['Acho bonito quando um deles mexe na aliança do outro sem perceber, no meio da conversa. Diz tudo.'],
      ],
    },
    funny: {
      openings: [
        'O padrinho e a caixinha {do topic}.',
        'Onde estão? A pergunta da cerimônia sobre {topic}.',
        'Cinco minutos antes do sim: {topic}.',
      ],
      steps: [
        ['Na hora de colocar, um oferece a mão direita, o outro ri, e a família inteira suspira. Depois dá certo.'],
        ['O coração bate depressa e a mão, com calor, fica um pouco maior. É por isso que o gesto leva mais tempo.'],
        ['Combinem antes qual mão, treinem uma vez em casa e deixem a caixa com uma pessoa só. A mais calma.'],
        ['No fim, a foto mostra quatro mãos, um sorriso torto e uma aliança que entrou de primeira. Ou quase.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo passa e as mãos continuam dadas: {topic}.',
        'Duas mãos que se procuram há anos: {topic}.',
        'Uma vida a dois, dia após dia, com {topic}.',
      ],
      steps: [
        ['Nas mãos de quem está casado há muito tempo, a aliança já faz parte do dedo. Sem ela, a mão parece de outra pessoa.'],
        ['Ninguém repara na aliança enquanto lava a louça ou dirige. Mas é ela que esteve em todos esses dias.'],
        ['Nas datas importantes, leve a aliança para uma limpeza e conte a quem faz o serviço há quanto tempo a usa.'],
        ['Polir um par é trabalho de paciência: uma peça ao lado da outra, até que brilhem do mesmo jeito.'],
      ],
    },
  },
}
