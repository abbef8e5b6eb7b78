import type { ProductType } from '../product-type.ts'

export const blowDry: ProductType = {
  nouns: ['escova', 'babyliss'],
  asks: ['para que dia e horário é', 'o comprimento do seu cabelo', 'se prefere mais volume ou menos'],
  questions: {
    sale: ['Você gosta do cabelo com volume ou mais comportado?', 'Qual foi a última festa em que você caprichou no cabelo?'],
    content: ['Como você prende o cabelo na hora de dormir?', 'Seu cabelo dura até o dia seguinte ou muda de ideia à noite?'],
  },
  emojis: ['💇‍♀️', '💁‍♀️', '✨'],
  hashtags: ['escova', 'babyliss', 'escovaecabelo', 'cabelos', 'salaodebeleza', 'cabeloescovado', 'cabeleireira'],
  sale: {
    professional: {
      openings: [
        'Cabelo pronto para a semana ou para a festa: {topic}.',
        '{O topic} antes da reunião, do jantar ou das fotos.',
        'Quando o compromisso é importante, {topic}.',
      ],
      steps: [
        ['A reunião é cedo, e em casa o secador sempre perde para o relógio. Com hora marcada, você já sai do salão com o cabelo pronto.', 'O jantar é à noite, e o dia foi inteiro de trabalho. Uma parada na cadeira, no meio do caminho, separa uma coisa da outra.'],
        ['O movimento certo depende do fio, do corte e do volume de que você gosta. Feito por outra pessoa, o cabelo fica bonito também atrás.'],
        ['Serve à rotina de quem vem toda semana e a quem só aparece antes de uma festa. Vai bem também antes das fotos.'],
        ['Ao marcar, diga o horário em que precisa sair e se quer mais volume ou menos. Cabelos longos pedem um tempo maior.'],
      ],
    },
    casual: {
      openings: [
        'Cansou de brigar com o secador? Vem de {topic}.',
        'Senta, toma uma água e deixa comigo: {topic}.',
        'Hoje é dia de cabelo pronto com {topic}.',
      ],
      steps: [
        ['Sabe quando o lado direito fica lindo e o esquerdo não obedece? Aqui os dois saem iguais, e o braço nem cansa.', 'Tem dia que a gente só quer sentar e sair com o cabelo pronto. Eu gosto de ver a pessoa chegando na pressa e saindo sem ela.'],
        ['Eu vou pelo fio e pelo corte, porque cada cabelo pede um movimento. E a parte de trás, que ninguém alcança, fica comigo.'],
        ['Tem cliente toda semana e tem cliente de véspera de festa. Se é pra se ver bem na foto, já é motivo.'],
        ['Me fala a hora que precisa sair e se prefere com volume ou mais certinho. Se o cabelo for longo, reserva um tempo a mais.'],
      ],
    },
    funny: {
      openings: [
        'O braço agradece e o secador de casa descansa: {topic}.',
        'A previsão do tempo respeita {o topic} só até a esquina.',
        '{O topic} e a jogada de cabelo no elevador.',
      ],
      steps: [
        ['Em casa, o braço cansa no meio do caminho. Metade do cabelo sai pronta para a rua, e a outra metade sai como acordou.', 'A pessoa sai do salão e procura um motivo para encontrar gente. Até a fila do pão vira evento.'],
        ['Feita por outra pessoa, a parte de trás finalmente combina com a da frente. Em casa, as duas nem se conheciam.'],
        ['Para a reunião, para a festa e para o encontro com quem disse que passava rapidinho. O cabelo já está pronto.'],
        ['Ao marcar, olhe a previsão e diga a hora de sair. A chuva não avisa, mas o guarda-chuva pode ir junto.'],
      ],
    },
    motivational: {
      openings: [
        'Um tempo na cadeira antes de um dia cheio: {topic}.',
        '{O topic} para quem quer se ver bem no espelho.',
        'A semana começa com um cuidado: {topic}.',
      ],
      steps: [
        ['Você preparou a apresentação por dias e revisou cada página. Chegar com o cabelo pronto é uma preocupação a menos.', 'Entre casa e trabalho, sentar e ser atendido já é uma pausa. Quem vive correndo sabe o valor dessa cadeira.'],
        ['Mecha por mecha, o cabelo ganha forma, e o rosto aparece mais. É um cuidado que se nota logo no espelho.'],
        ['Vale para a entrevista, para o aniversário e para um dia qualquer. Arrumar-se também pode ser só para si.'],
        ['Marque com folga, sem compromisso colado na saída. O cabelo fica melhor quando ninguém olha o relógio.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar {o topic} até o dia seguinte.',
        'O que desfaz o cabelo antes da hora, depois {do topic}.',
        'Um cuidado importante com o calor: {topic}.',
      ],
      steps: [
        ['O cabelo sai perfeito do salão e acorda marcado no dia seguinte. Em geral, o elástico e o travesseiro explicam tudo.', 'É comum usar secador ou chapa com o fio ainda encharcado. Demora mais, marca menos e castiga o cabelo.'],
        ['O calor dá forma ao fio, e a forma só se fixa quando ele esfria. A umidade, depois, vai desfazendo esse trabalho.'],
        ['Espere esfriar antes de mexer, prenda frouxo para dormir e prefira fronha de cetim. Em casa, use protetor térmico antes do calor.'],
        ['No salão, a divisão das mechas vem antes do secador. Mecha pequena leva mais tempo e dá acabamento melhor.'],
      ],
    },
    casual: {
      openings: [
        'Como dormir sem amassar {o topic}.',
        'Não mexe enquanto tá quente, depois {do topic}.',
        'Pra chegar bonito no dia seguinte: {topic}.',
      ],
      steps: [
        ['A gente sai do salão passando a mão no cabelo o caminho inteiro. Eu entendo, mas é isso que desfaz primeiro.'],
        ['Enquanto o fio tá quente, ele ainda tá pegando a forma. Se mexe muito nessa hora, ela vai embora.'],
        ['Espera esfriar, faz um coque bem frouxo no alto pra dormir e usa fronha lisinha. De manhã é só soltar.'],
        ['Eu divido tudo antes de ligar o secador, até quando tô com pressa. É o que deixa o acabamento bonito.'],
      ],
    },
    funny: {
      openings: [
        'A chuva sabia {do topic}.',
        'Um travesseiro passou por cima {do topic}.',
        'Estratégias para não suar nem dormir: {topic}.',
      ],
      steps: [
        ['O céu ficou azul a semana inteira. Bastou sair do salão para uma nuvem aparecer, sozinha e bem informada.', 'Com o cabelo feito, a pessoa dorme de barriga para cima, imóvel, como uma estátua. Acorda com o cabelo bom e o pescoço reclamando.'],
        ['A umidade do ar desfaz a forma que o calor deu. A nuvem, portanto, não é pessoal, só parece.'],
        ['Leve guarda-chuva na bolsa e durma com um coque frouxo no alto. A pose de estátua pode ser dispensada.'],
        ['No salão, a previsão do tempo é acompanhada como final de campeonato. Cada nuvem recebe um comentário.'],
      ],
    },
    motivational: {
      openings: [
        'Mão firme e paciência {no topic}.',
        'As conversas que o secador interrompe durante {o topic}.',
        'Um acabamento mecha por mecha: {topic}.',
      ],
      steps: [
        ['Tem gente que vem toda semana, sempre no mesmo horário. Com o tempo, já se conhece a família inteira pelo espelho.', 'Antes de uma entrevista, tem quem ensaie as respostas na cadeira. Quem arruma o cabelo vira a primeira plateia.'],
        ['O acabamento depende de repetir o mesmo gesto em cada mecha, da primeira à última. A mão aprende devagar.'],
        ['Para treinar em casa, seque quase tudo antes e trabalhe em mechas pequenas. Num dia sem pressa, o braço aprende.'],
        ['Ao fim do dia, o braço pesa e o chão pede vassoura. Mas muita gente saiu dali sorrindo para o próprio reflexo.'],
      ],
    },
  },
}
