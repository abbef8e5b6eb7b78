import type { ProductType } from '../product-type.ts'

export const haircut: ProductType = {
  nouns: ['corte', 'corte de cabelo'],
  asks: ['como está o seu cabelo hoje', 'a foto de um corte de que você gosta', 'se quer mudar muito ou só dar forma'],
  questions: {
    sale: ['Só as pontinhas ou mudança grande?', 'Há quanto tempo você não corta o cabelo?'],
    content: ['Quem aí já cortou a própria franja em casa?', 'Qual foi o corte mais diferente que você já usou?'],
  },
  emojis: ['💇', '✂️', '✨'],
  hashtags: ['cortedecabelo', 'corte', 'cabelos', 'novocorte', 'cabeleireira', 'salaodebeleza', 'cortes', 'cabeleireiro'],
  sale: {
    professional: {
      openings: [
        'Um corte que funcione também na sua manhã: {topic}.',
        '{O topic} para renovar o visual ou manter a forma.',
        'Hora de cuidar do cabelo: {topic}.',
      ],
      steps: [
        ['Há um dia em que o cabelo não obedece mais a nada, nem ao pente nem ao espelho. Em geral, é só o corte que passou do tempo.', 'Trabalho novo, viagem, aniversário, ou simplesmente vontade de mudar. Muita decisão começa na cadeira, diante do espelho.'],
        ['Um bom corte considera o fio, o formato do rosto e o tempo que você tem de manhã. Por isso continua bom em casa.'],
        ['Serve para quem quer mudar bastante e para quem quer só dois dedos. Também para quem está deixando crescer e precisa de forma.'],
        ['Antes de marcar, separe fotos de cortes de que gosta e pense em quanto arruma o cabelo por dia. A conversa começa daí.'],
      ],
    },
    casual: {
      openings: [
        'Cansou de brigar com o cabelo de manhã? Vem de {topic}.',
        'Só as pontas ou mudança grande, o assunto é {topic}.',
        'Tô com a tesoura pronta: {topic}.',
      ],
      steps: [
        ['Sabe o dia em que você molha, penteia, molha de novo e o cabelo continua mandando? Tá na hora de sentar aqui e conversar.', 'Todo mundo tem aquele dia em que olha no espelho e pensa que precisa mudar alguma coisa. Cabelo é um bom começo.'],
        ['Eu corto pensando em como você arruma em casa, não só em como sai daqui. Corte bom é o que se ajeita com a mão.'],
        ['Pra quem quer mudar tudo, pra quem quer só a pontinha e pra quem tá deixando crescer. Cada um tem o seu jeito.'],
        ['Traz umas fotos do que você gosta, e do que não gosta também. Ajuda mais do que tentar explicar com as mãos.'],
      ],
    },
    funny: {
      openings: [
        'Dois dedos, medidos com honestidade: {topic}.',
        'Guarde a tesoura da cozinha, existe {topic}.',
        'O espelho do elevador já vinha dando sinais: {topic}.',
      ],
      steps: [
        ['Tem dia de boné, tem dia de gel e tem dia de fingir que foi de propósito. Quando os três viram rotina, chegou a hora.', 'Meia-noite, espelho do banheiro, tesoura da cozinha e uma ideia. Nenhuma boa história de franja começa assim.'],
        ['Um bom corte é o que resiste ao travesseiro, à pressa e ao vento da esquina. Sair bonito do salão é a parte fácil.'],
        ['Para quem muda a cada mês e para quem usa o mesmo corte desde a foto da identidade. Ninguém será julgado.'],
        ['Antes de vir, defina o que significa só as pontinhas. Entre dois dedos e quatro, já houve amizades abaladas.'],
      ],
    },
    motivational: {
      openings: [
        'Uma mudança começa com hora marcada: {topic}.',
        '{O topic} para marcar uma fase nova.',
        'Sair da cadeira gostando do que viu no espelho: {topic}.',
      ],
      steps: [
        ['Quem cortou bem curto pela primeira vez lembra do segundo antes da tesoura. E lembra melhor ainda do vento na nuca.', 'Entre o trabalho e a casa, o próprio cabelo costuma ficar para depois. Marcar o horário já é metade do caminho.'],
        ['Um corte bem pensado facilita todas as manhãs seguintes. São minutos que voltam para o café ou para o sono.'],
        ['Vale para quem acaba de se formar, de mudar de cidade ou de ideia. E também para quem quer só continuar como está.'],
        ['Leve à conversa o que você sabe do seu cabelo, o redemoinho, o lado teimoso. Ninguém o conhece há mais tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'De quanto em quanto tempo marcar {o topic}.',
        'O que conversar antes {do topic}.',
        'Uma foto de referência ajuda, com um cuidado: {topic}.',
      ],
      steps: [
        ['Há quem espere o cabelo incomodar para marcar, e há quem corte sempre na mesma semana. A dúvida é qual intervalo faz sentido.'],
        ['O cabelo cresce perto de um centímetro por mês, e o desenho vai descendo com ele. Cortes curtos perdem a forma mais cedo.'],
        ['Procure referências com o mesmo tipo de fio que o seu. Para cortes curtos, pense em quatro a seis semanas, e para longos, em meses.'],
        ['Antes da tesoura, observa-se o cabelo seco, o movimento e o redemoinho. O que o fio faz sem ajuda orienta o corte.'],
      ],
    },
    casual: {
      openings: [
        'Antes {do topic}, me mostra uma foto.',
        'Dois dedos de quem? Vamos combinar: {topic}.',
        'O que eu olho antes de começar {o topic}.',
      ],
      steps: [
        ['Todo mundo já levou foto pro salão e saiu com outra coisa. A foto era linda, mas o cabelo era de outro tipo.'],
        ['Fio liso, ondulado e crespo caem de jeitos diferentes depois de cortados. O mesmo comprimento vira três cabelos.'],
        ['Procura foto de gente com o cabelo parecido com o seu. E mostra no próprio cabelo, com a mão, até onde quer que fique.'],
        ['Eu gosto de ver o cabelo do jeito que a pessoa usa no dia a dia. O redemoinho sempre tem alguma coisa pra contar.'],
      ],
    },
    funny: {
      openings: [
        'Diálogos de salão durante {o topic}.',
        'Só as pontinhas, o retorno: {topic}.',
        'A franja foi ideia de quem? Tudo começou com {topic}.',
      ],
      steps: [
        ['A frase é só para acertar as pontas. O olhar no espelho diz outra coisa, e em cinco minutos já se fala em franja.'],
        ['O cabelo molhado parece mais comprido do que é e, quando seca, encolhe. Por isso dois dedos na pia viram três na rua.'],
        ['Peça para ver o comprimento com o cabelo seco antes de decidir. Quanto à franja, a regra é dormir uma noite com a ideia.'],
        ['Quem corta cabelo vira jurado da vida alheia. Só entre o lavatório e o espelho cabem dois namoros e uma mudança.'],
      ],
    },
    motivational: {
      openings: [
        'Mudar também pede coragem diante do espelho: {topic}.',
        'A conversa que vem antes {do topic}.',
        'Mão treinada e bom ouvido: {topic}.',
      ],
      steps: [
        ['Há clientes que contam uma mudança de vida antes de pedir o corte. A tesoura, nesses dias, trabalha com mais calma.'],
        ['Cortar bem é ouvir antes, porque cada pessoa diz curto e pensa em um tamanho. A pergunta certa evita a tesourada errada.'],
        ['Se está em dúvida, mude por etapas, um pouco a cada visita. O cabelo mostra o caminho, e você decide onde parar.'],
        ['Quem corta cabelo treina anos até a mão acertar o ângulo quase sozinha. A alegria de quem se olha no espelho continua sendo a melhor parte.'],
      ],
    },
  },
}
