import type { ProductType } from '../product-type.ts'

export const plumber: ProductType = {
  nouns: ['encanador'],
  asks: ['onde a água aparece', 'desde quando está assim', 'se mora em casa ou apartamento'],
  questions: {
    sale: ['Tem alguma torneira pingando aí?', 'Você sabe onde fica o registro da sua casa?'],
    content: ['Qual foi a coisa mais estranha que já caiu no ralo?', 'Quem demora mais no banho na sua casa?'],
  },
  emojis: ['🔧', '🚿', '💧'],
  hashtags: ['encanador', 'hidraulica', 'vazamento', 'encanadorresidencial', 'cacavazamento', 'manutencaohidraulica', 'encanadores'],
  sale: {
    professional: {
      openings: [
        'Vazamento, entupimento ou obra nova: {topic}.',
        'A água no lugar certo: {topic}.',
        'Para a conta e a parede voltarem ao normal: {topic}.',
      ],
      steps: [
        ['A conta de água subiu, e ninguém mudou os hábitos. Dias depois, surge uma mancha no rodapé do banheiro.', 'A pia escoa devagar desde a semana passada. Ontem a água voltou pelo ralo, bem na hora do almoço em família.'],
        ['Encontrar de onde vem a água pede conhecimento do caminho dos canos. A mancha aparece longe do ponto onde tudo começou.'],
        ['É hora de chamar em reformas, na troca de louças e metais, na compra de imóvel antigo e diante de qualquer infiltração.'],
        ['Ao pedir a visita, diga onde aparece a água e desde quando, e mande fotos. Feche o registro se o vazamento for forte.'],
      ],
    },
    casual: {
      openings: [
        'A parede tá chorando? Melhor chamar {topic}.',
        'Água só onde a gente quer: {topic}.',
        'Pra pia voltar a descer: {topic}.',
      ],
      steps: [
        ['A conta de água veio alta e você culpou o banho comprido de alguém. Aí apareceu a mancha na parede.', 'A pia foi enchendo devagarinho durante dias. No dia da visita, resolveu não descer mais.'],
        ['Água anda por dentro da parede e sai onde acha caminho. Por isso descobrir o começo é a maior parte do serviço.'],
        ['Vale pra reforma, pra torneira nova, pra casa antiga e pra aquela mancha que cresce sem pressa nenhuma.'],
        ['Me conta onde a água aparece e desde quando, com foto. Se estiver saindo forte, fecha o registro primeiro.'],
      ],
    },
    funny: {
      openings: [
        'A bacia já está quase cheia: {topic}.',
        'Aquele barulhinho de madrugada tem nome: {topic}.',
        'A cachoeira da cozinha não estava no projeto: {topic}.',
      ],
      steps: [
        ['A família tem uma bacia, um balde e uma panela, cada um embaixo de um pingo. Já dá para tocar samba.', 'O arame, o sal, o vinagre e a reza da avó já foram tentados. A pia continua cheia e agora cheira a salada.'],
        ['Quem entende de cano escuta a parede, pensa um pouco e aponta. A mancha estava mentindo sobre o endereço.'],
        ['Para pias lentas, ralos mal-humorados e tios que apertaram mais um pouquinho e ficaram com a torneira na mão.'],
        ['Conte o que já foi tentado, inclusive o arame. E diga onde fica o registro, se alguém da casa souber.'],
      ],
    },
    motivational: {
      openings: [
        'Parede seca, torneira quieta e casa em ordem: {topic}.',
        'Água é para usar, e não para perder: {topic}.',
        'Antes que o pingo vire problema: {topic}.',
      ],
      steps: [
        ['Vocês pintaram a sala com as próprias mãos, e a mancha voltou. Resolver a causa é respeitar esse trabalho.', 'A avó fechava a torneira com cuidado e reparava em cada pingo. Muita gente aprendeu assim a dar valor à água.'],
        ['Vazamento visto cedo pede uma peça e pouco tempo. Meses depois, pode pedir também piso, massa e tinta.'],
        ['Ajuda quem comprou a primeira casa, quem cuida da casa dos pais e quem tem um pequeno comércio.'],
        ['Comece observando: anote o hidrômetro à noite e de manhã, sem usar água. A diferença já conta muita coisa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como descobrir um vazamento escondido: {topic}.',
        'O que não deve ir pela pia: {topic}.',
        'O teste do hidrômetro: {topic}.',
      ],
      steps: [
        ['Óleo de fritura com água quente parece sumir pelo ralo. Poucos metros adiante, esfria e gruda na parede do cano.'],
        ['A gordura se acumula em camadas, e os restos de comida se prendem nela. Já a água escondida segue por dentro da parede.'],
        ['Guarde o óleo usado numa garrafa. E compare o hidrômetro à noite e de manhã, com todas as torneiras fechadas.'],
        ['Um encanador trabalha como quem segue pistas: a umidade, o som, a idade da casa. Quebrar a parede vem por último.'],
      ],
    },
    casual: {
      openings: [
        'Óleo na pia, nem com água quente: {topic}.',
        'Um teste simples antes de chamar {topic}.',
        'Será que tem vazamento aí? Hoje falo de {topic}.',
      ],
      steps: [
        ['Todo mundo já jogou um restinho de óleo na pia com água quente atrás, pra ajudar. Não ajudou, só foi entupir mais pra frente.'],
        ['O óleo esfria no caminho, gruda, e tudo que passa depois gruda nele. Vai fechando um pouco por dia.'],
        ['Guarda o óleo numa garrafa. E faz o teste: anota o hidrômetro antes de dormir e olha de manhã, sem ninguém usar água.'],
        ['Eu aprendi a desconfiar da mancha. Ela aparece onde dá, e a água quase sempre começou em outro canto.'],
      ],
    },
    funny: {
      openings: [
        'O mistério da conta de água: {topic}.',
        'Tudo que já saiu de um ralo: {topic}.',
        'O arame de cabide não resolveu: {topic}.',
      ],
      steps: [
        ['O marido desmontou o sifão com confiança. O balde, que deveria estar embaixo, estava no quintal com as plantas.'],
        ['O sifão guarda um pouco de água de propósito, para segurar o cheiro. Quem abre sem balde conhece esse detalhe na meia.'],
        ['Balde embaixo, pano em volta e foto antes de desmontar. A foto evita que sobre uma rosca no final.'],
        ['Se acusou a visita pela colher do sifão, peça desculpas. Onze anos depois, ela ainda lembra do assunto.'],
      ],
    },
    motivational: {
      openings: [
        'Cada pingo conta: {topic}.',
        'Ouvir a casa à noite: {topic}.',
        'O trabalho que fica dentro da parede: {topic}.',
      ],
      steps: [
        ['O pai mostrou ao filho onde fechava a água da casa. Anos depois, foi o menino quem correu ao registro.'],
        ['Pequenos cuidados com a água passam de uma pessoa a outra, dentro de casa, sem aula nem discurso.'],
        ['Uma vez por mês, olhe embaixo das pias e atrás do vaso com uma lanterna. Passe a mão e veja se está seco.'],
        ['Quem trabalha com canos deixa pouco à vista. A parede fecha, e o que ficou bem feito ninguém vê.'],
      ],
    },
  },
}
