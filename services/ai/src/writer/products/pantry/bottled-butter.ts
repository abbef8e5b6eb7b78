import type { ProductType } from '../product-type.ts'

export const bottledButter: ProductType = {
  nouns: ['manteiga de garrafa', 'manteiga da terra'],
  asks: ['se é para a mesa ou para a cozinha', 'com o que você costuma servir', 'se é para casa ou para presente'],
  questions: {
    sale: ['Na macaxeira, na carne ou na tapioca?', 'Quem da sua família põe em tudo?'],
    content: ['Com o que você come manteiga de garrafa?', 'Macaxeira, aipim ou mandioca: como se diz na sua casa?'],
  },
  emojis: ['🧈', '🍳', '🌵'],
  hashtags: ['manteigadegarrafa', 'manteigadaterra', 'comidanordestina', 'carnedesol', 'sertao', 'nordeste', 'cozinhanordestina'],
  sale: {
    professional: {
      openings: [
        'Macaxeira quente no prato e {topic}.',
        'Um fio dourado por cima de tudo: {topic}.',
        '{O topic} {tem/têm} lugar fixo na mesa nordestina.',
      ],
      steps: [
        ['A macaxeira saiu da panela, aberta e fumegante. Um fio de manteiga de garrafa escorre pelo meio, e a mesa faz silêncio.', 'A carne chia na chapa com cebola roxa, e o cheiro atravessa o corredor. Falta regar com a manteiga antes de servir.'],
        ['A água do leite evapora no fogo, e fica um sabor tostado, quase de castanha. Um fio já muda o prato.'],
        ['{Acompanha/Acompanham} cuscuz, tapioca, carne, queijo assado, ovos e farofa. {Conquista/Conquistam} também quem nunca provou comida sertaneja.'],
        ['Para escolher, pense em quantas refeições por semana pedem esse fio. Quem só usa na macaxeira precisa de pouco.'],
      ],
    },
    casual: {
      openings: [
        'Macaxeira cozida chama {topic}.',
        'Um fio e o prato já é outro: {topic}.',
        'Quem é do Nordeste já sorriu quando viu {o topic}.',
      ],
      steps: [
        ['Macaxeira desmanchando no prato, fumacinha subindo e a garrafa já destampada. Tem janta que não precisa de mais nada.', 'Cuscuz quente de manhã, ovo mexido do lado. A gente vira a garrafa devagarinho e vê o cuscuz beber tudo.'],
        ['O gostinho é tostado, meio de castanha, diferente da manteiga comum. Por isso um fiozinho só já aparece no prato.'],
        ['{Vai/Vão} na carne, no queijo na chapa, na tapioca, no feijão verde e na farofa. Eu já vi gente pôr na pipoca.'],
        ['Me conta com o que você come aí. Se for todo dia no cuscuz, pensa num tamanho que dê pro mês.'],
      ],
    },
    funny: {
      openings: [
        'A macaxeira acabou em dois minutos: {topic}.',
        'A garrafa tem dono, e é quem achou primeiro {o topic}.',
        'Só um fio {do topic}, disse quem inundou o prato.',
      ],
      steps: [
        ['A pessoa virou a garrafa para pôr um fio, e alguém contou uma piada. A macaxeira terminou nadando.', 'Quem mudou de estado levou duas malas. Numa ia a roupa, na outra ia a garrafa, enrolada em toda a roupa.'],
        ['Um fio dá sabor, dois dão saudade, três dão vontade de ligar para a tia e pedir desculpa por ter ido embora.'],
        ['{Serve/Servem} para macaxeira, carne, cuscuz, e para o amigo sulista que pergunta se pode pôr no churrasco. Pode, e ele vai voltar.'],
        ['Escolha o tamanho pensando em quem serve o próprio prato. Gente de mão pesada precisa de garrafa com juízo.'],
      ],
    },
    motivational: {
      openings: [
        'O sabor do sertão que viaja na mala: {topic}.',
        'Para receber com a comida da terra: {topic}.',
        'Fogo baixo, tacho e muita atenção por trás {do topic}.',
      ],
      steps: [
        ['Quem saiu do sertão aprendeu a cozinhar com o que havia na cidade. Um fio dourado no prato devolve o gosto que faltava.', 'Receber amigos com a comida da terra da gente exige algum ensaio. Quando a macaxeira chega regada à mesa, o esforço aparece.'],
        ['Cozinhar devagar, até a água ir embora e o fundo dourar, pede presença. Um minuto a mais muda o sabor.'],
        ['É boa lembrança para quem nasceu no sertão e para quem visitou uma vez e voltou falando do café da manhã.'],
        ['Pense na mesa que você quer montar: cuscuz, carne ou macaxeira. Pelo cardápio se descobre quanto vai usar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Garrafa turva em manhã fria: {topic}.',
        'O que o frio faz com {o topic}.',
        'Como usar e guardar {o topic}.',
      ],
      steps: [
        ['Numa manhã fria, a garrafa amanheceu opaca e firme, com grãos no fundo. Muita gente acha que a manteiga perdeu a validade.', 'Usar como a manteiga de mesa, passada no pão frio, costuma decepcionar. O lugar dela é sobre a comida quente.'],
        ['É gordura de leite quase sem água, e gordura endurece no frio. O fundo mais escuro traz o sabor tostado.'],
        ['Ponha a garrafa fechada em água morna por alguns minutos e agite de leve. Depois regue a comida já no prato.'],
        ['Sem geladeira no sertão, foi preciso um modo de guardar a manteiga. Do aperto nasceu um dos sabores do Nordeste.'],
      ],
    },
    casual: {
      openings: [
        'Endureceu no frio? Tem jeito: {topic}.',
        'Bora falar de macaxeira e {topic}?',
        'Como eu uso {o topic} em casa.',
      ],
      steps: [
        ['Esfriou, e a garrafa amanheceu toda branquinha por dentro? Não joga fora, isso é só o frio.', 'Tem quem tente passar no pão que nem manteiga de pote. Escorre tudo pelo lado, e a pessoa desanima.'],
        ['Gordura do leite fica dura no frio e líquida no calor, simples assim. E os grãozinhos do fundo são puro sabor.'],
        ['Água morna numa tigela, garrafa dentro, uns minutinhos e pronto. Dá uma agitada de leve e rega a comida quente.'],
        ['Se eu pudesse escolher o café da manhã de todo dia, seria cuscuz com um fio bem generoso. E ovo de gema mole.'],
      ],
    },
    funny: {
      openings: [
        'O inverno contra {o topic}.',
        'A garrafa congelou de susto: {topic}.',
        'Aula de física com cuscuz: {topic}.',
      ],
      steps: [
        ['Bateu frente fria, e a garrafa virou pedra. A pessoa virou de ponta-cabeça e esperou vinte minutos, com o cuscuz olhando.', 'O sulista passou no pão como manteiga comum. Escorreu pela mão e pela manga, e ele achou um jeito novo de tomar café.'],
        ['Gordura de leite tem humor simples: no frio se fecha, no calor se solta. Parece conversa de fila em manhã de julho.'],
        ['Banho de água morna na garrafa, por fora, e cinco minutos de fé na física. Martelar o fundo não ajuda.'],
        ['No fim sempre fica um restinho que não desce. Entra um pedaço de cuscuz no gargalo, e a ciência avança.'],
      ],
    },
    motivational: {
      openings: [
        'Do curral à garrafa: {topic}.',
        'Um sabor que nasceu da necessidade: {topic}.',
        'Quem ordenha cedo está por trás {do topic}.',
      ],
      steps: [
        ['Onde não havia geladeira, alguém descobriu que o fogo guardava a manteiga. O que era necessidade virou sabor de casa.', 'Muita gente aprendeu com a mãe a hora de tirar do fogo. Era pelo cheiro e pelo som, sem relógio.'],
        ['O leite rende pouca nata, e a nata rende pouca manteiga. Cada garrafa reúne muitas ordenhas.'],
        ['Pergunte aos mais velhos como se guardava comida antes da luz elétrica. Sempre há uma receita dentro da história.'],
        ['A seca ensinou o sertão a aproveitar tudo. O fio que cai sobre a macaxeira conta um pouco dessa sabedoria.'],
      ],
    },
  },
}
