import type { ProductType } from '../product-type.ts'

export const smallGoods: ProductType = {
  nouns: ['chaveiro de couro', 'pulseira de couro', 'peça de couro', 'couro', 'necessaire de couro'],
  asks: ['a cor preferida', 'para quem é', 'se é presente ou para você'],
  questions: {
    sale: ['Couro claro ou couro escuro, qual você escolheria?', 'Para quem você daria um presente de couro?'],
    content: ['Qual peça de couro você tem há mais tempo?', 'Você também cheira couro antes de comprar?'],
  },
  emojis: ['🤎', '🪡', '✨'],
  hashtags: ['couro', 'couroartesanal', 'pecasemcouro', 'artigosdecouro', 'acessoriosdecouro', 'chaveirodecouro', 'pecasdecouro'],
  sale: {
    professional: {
      openings: [
        'O couro nos pequenos usos de todo dia: {topic}.',
        '{O topic} {acompanha/acompanham} a sua rotina por muitos anos.',
        'Um detalhe em couro faz diferença: {topic}.',
      ],
      steps: [
        ['Algumas coisas vão com você a todos os lugares, quase sem aparecer. Quando são de couro, dá gosto pegar nelas.', 'Sobre a mesa, na bolsa ou no pulso, um detalhe de couro se destaca do resto. É discreto e tem presença.'],
        ['O couro muda com quem usa, amacia e ganha tom. Com o tempo, duas peças que nasceram parecidas já se distinguem.'],
        ['É um presente para diferentes idades e ocasiões. Agrada a quem gosta de coisas simples, bem acabadas e duradouras.'],
        ['Antes de escolher, repare nos tons de couro que a pessoa já usa. Os parecidos combinam sem esforço.'],
      ],
    },
    casual: {
      openings: [
        'Coisa de couro a gente usa por anos: {topic}.',
        'Passa a mão {no topic} que você entende.',
        'Um detalhe de couro muda tudo: {topic}.',
      ],
      steps: [
        ['Sabe aquela coisa que você usa todo dia e nem pensa nela? Quando é de couro, a gente pensa, porque dá gosto pegar.', 'Tem presente que vai pra gaveta e presente que vai pra vida. Couro costuma ser do segundo tipo.'],
        ['Couro fica mais bonito usado do que novo. Amacia, escurece um pouquinho e vai ficando com a cara da gente.'],
        ['Serve pra presentear o pai, a amiga, o chefe, qualquer pessoa. Todo mundo acha uso pra couro bom.'],
        ['Repara na cor do sapato e da bolsa que a pessoa usa. Se for na mesma família de cor, não tem erro.'],
      ],
    },
    funny: {
      openings: [
        'Vai envelhecer melhor do que a gente: {topic}.',
        'Difícil é parar de passar a mão {no topic}.',
        'Couro bonito dá vontade de cheirar, admita: {topic}.',
      ],
      steps: [
        ['Quem entende de couro pega, dobra e cheira antes de comprar. Quem não entende faz igual, para não ficar para trás.', 'Você comprou para dar de presente. Passou a mão uma vez, duas, e agora procura outro presente para a pessoa.'],
        ['O couro pega sol, chuva e bolsa cheia e fica até mais bonito. Seria ótimo se funcionasse com todo mundo.'],
        ['Serve para o chefe, a tia, a prima e o amigo secreto. Desta vez, alguém vai gostar do que tirou.'],
        ['Observe as cores que a pessoa usa antes de escolher. É espionagem leve, e por uma boa causa.'],
      ],
    },
    motivational: {
      openings: [
        'Para durar junto com quem usa: {topic}.',
        'Um presente para agradecer o esforço de alguém: {topic}.',
        'O trabalho de quem corta e costura está {no topic}.',
      ],
      steps: [
        ['As primeiras chaves de casa, a primeira viagem, o primeiro cargo. Uma boa peça de couro acompanha tudo e só fica mais bonita.', 'Há pessoas que usam a mesma peça há vinte anos e contam com orgulho. Cuidaram bem, e isso aparece.'],
        ['No couro, o corte e a borda mostram quem fez com atenção. Basta correr o dedo para sentir.'],
        ['É presente para agradecer a quem ensinou, a quem esperou, a quem ajudou na mudança e não aceitou pagamento.'],
        ['Escolha pensando no uso de todo dia. O couro fica bonito quando sai da gaveta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que o couro pede e o que dispensa: {topic}.',
        'Três cuidados com {um topic}.',
        'Água, sol e gaveta fechada: {topic}.',
      ],
      steps: [
        ['O couro claro escurece onde a mão encosta, e muita gente estranha quando acaba de comprar. É assim mesmo que ele amadurece.'],
        ['O couro absorve a gordura das mãos e a luz, e muda de tom. Sem ar, guarda umidade, e o mofo aparece.'],
        ['Use com frequência, limpe com pano seco e guarde em tecido de algodão. Se molhar, deixe secar à sombra.'],
        ['A mudança de cor do couro tem nome, pátina. Quem gosta de couro espera por ela como quem espera fruta amadurecer.'],
      ],
    },
    casual: {
      openings: [
        'Couro guardado sofre mais que couro usado: {topic}.',
        'Escureceu um pouquinho? Que bom: {topic}.',
        'Como eu cuido {do topic}.',
      ],
      steps: [
        ['Me perguntam se é normal escurecer onde a mão pega. É normal, e pra mim é a parte mais bonita.'],
        ['O couro pega a gordurinha da mão e a luz do dia, e vai mudando. Fechado e sem ar, ele mofa.'],
        ['Usa mesmo, sem dó, e passa um paninho seco. Pra guardar, um saquinho de algodão, nunca plástico.'],
        ['Eu sempre deixo um retalho na janela só pra ver a cor mudar. Parece bobagem, mas ensina muito.'],
      ],
    },
    funny: {
      openings: [
        'Guardado para uma ocasião que não chega: {topic}.',
        'O cheiro de couro e {o topic}, quem resiste?',
        'A ocasião especial {do topic} pode ser hoje.',
      ],
      steps: [
        ['Há quem guarde o couro bom para uma ocasião especial. O mofo, que não recebeu convite, chega antes.'],
        ['Couro precisa de ar e de uso. Na gaveta, ele perde todas as festas e ainda fica com manchas.'],
        ['Use num dia qualquer e depois guarde em pano, não em plástico. A ocasião especial que se organize.'],
        ['Nas bancadas de couro sobra sempre um retalho que ninguém joga fora. Um dia vai servir para alguma coisa, dizem há anos.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo trabalha a favor: {topic}.',
        'Borda, corte e costura {no topic}.',
        'O gesto repetido de quem trabalha o couro: {topic}.',
      ],
      steps: [
        ['Quem herda um objeto de couro herda também as marcas de quem usou. O polegar encontra o mesmo lugar gasto.'],
        ['Poucos materiais recebem tão bem a passagem dos anos. O que em outros seria desgaste, no couro vira cor.'],
        ['Tire da gaveta um couro esquecido, passe um pano seco e deixe tomar ar à sombra. No outro dia, use.'],
        ['Lixar, umedecer, esfregar, esperar. A borda do couro fica lisa com esse gesto simples, feito muitas vezes.'],
      ],
    },
  },
}
