import type { ProductType } from '../product-type.ts'

export const micropigmentation: ProductType = {
  nouns: ['micropigmentação'],
  asks: ['qual região você quer fazer', 'se já fez alguma vez', 'se está gestante ou em algum tratamento'],
  questions: {
    sale: ['Você já fez ou está pensando em fazer?', 'Quantos minutos de maquiagem você corta da manhã?'],
    content: ['Qual é o passo da maquiagem que você mais pula?', 'Você prefere efeito bem discreto ou mais marcado?'],
  },
  emojis: ['🪞', '💁‍♀️', '✨'],
  hashtags: ['micropigmentacao', 'micropigmentadora', 'micropigmentacaofioafio', 'micro', 'micropigmentacaobrasil', 'dermopigmentacao', 'micropigmentacaonatural'],
  sale: {
    professional: {
      openings: [
        'Uma decisão pensada, com desenho e conversa: {topic}.',
        '{O topic} para quem quer acordar com um passo já feito.',
        'Antes do pigmento, o desenho: {topic}.',
      ],
      steps: [
        ['Todas as manhãs, o mesmo lápis, o mesmo traço e o mesmo lado que não sai igual. Quem repete isso há anos pensa em outra solução.', 'Na praia, na academia e na chuva, o lápis sai e o traço precisa ser refeito. Quem se maquia todo dia conhece esse trabalho.'],
        ['O desenho é marcado antes do pigmento, e você vê no espelho como vai ficar. Só depois de aprovado o trabalho continua.'],
        ['Interessa a quem tem falhas, a quem gosta de praticidade e a quem tem pouco tempo de manhã. O efeito pode ser leve ou mais marcado.'],
        ['Antes de marcar, conte sobre alergias, remédios, gestação e tratamentos. E escolha uma data sem praia nem festa nos dias seguintes.'],
      ],
    },
    casual: {
      openings: [
        'Acordar com um passo já pronto: {topic}.',
        'Vem tirar as suas dúvidas sobre {o topic}.',
        'Primeiro o desenho, depois {o topic}.',
      ],
      steps: [
        ['Sabe quando você faz um lado lindo e o outro sai parecendo de outra pessoa? E isso todo dia, antes das sete.', 'Eu entendo quem chega com medo, porque o rosto é a cara da gente. Por isso eu desenho, mostro, apago e desenho de novo.'],
        ['Nada começa sem você olhar no espelho e dizer que gostou. O desenho vem primeiro, com medida e muita conversa.'],
        ['Dá pra fazer bem levinho, quase ninguém percebe, ou mais marcado. Depende do seu rosto e do seu jeito.'],
        ['Me conta se tem alergia, se toma algum remédio ou se tá grávida. E não marca na semana da praia, combinado?'],
      ],
    },
    funny: {
      openings: [
        'O lápis vai sentir falta de você: {topic}.',
        'Bom dia com um traço já resolvido: {topic}.',
        'O desenho passa pelo espelho antes {do topic}.',
      ],
      steps: [
        ['Às seis e meia da manhã, ninguém tem mão firme. O traço sai como se tivesse sido feito dentro do ônibus.', 'Na praia, a maquiagem entra no mar com você e sai por conta própria. Em geral, para na bochecha.'],
        ['O desenho é aprovado antes, no espelho, com calma. É o contrário da tatuagem de formatura, que ninguém aprovou direito.'],
        ['Para quem acorda tarde, para quem nada, para quem chora em filme e para quem faz as três coisas no mesmo dia.'],
        ['Antes de marcar, olhe a agenda de praia e de festa. Os primeiros dias pedem paciência e pouca plateia.'],
      ],
    },
    motivational: {
      openings: [
        'Olhar o espelho e gostar do que já está ali: {topic}.',
        '{O topic} para quem pensou bastante e decidiu.',
        'Uma escolha feita com calma, {o topic}.',
      ],
      steps: [
        ['Há quem desenhe o próprio rosto toda manhã há vinte anos. Deixar esse passo pronto devolve alguns minutos a cada dia.', 'Decidir algo sobre o próprio rosto pede tempo, perguntas e confiança. Quem chega com dúvidas faz muito bem.'],
        ['O trabalho respeita os traços que você já tem. Cada medida parte do seu rosto, e nenhum desenho serve para duas pessoas.'],
        ['Vale para quem muda de fase e para quem só quer praticidade. O motivo é de cada um, e não precisa de explicação.'],
        ['Converse antes, veja fotos de trabalhos já cicatrizados e pense por alguns dias. A pressa não tem lugar nessa escolha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que esperar dos primeiros dias depois {do topic}.',
        'Perguntas importantes antes {do topic}.',
        'A cor dos primeiros dias não é a final: {topic}.',
      ],
      steps: [
        ['No primeiro dia, a cor parece forte demais, e vem o susto. Na semana seguinte parece que sumiu, e vem o segundo.', 'Muita gente olha apenas fotos feitas na hora do procedimento. O resultado que fica só se vê depois de algumas semanas.'],
        ['A pele se renova e forma uma película, que sai aos poucos. A cor clareia nesse caminho e volta a aparecer mais suave.'],
        ['Siga a orientação recebida, não arranque casquinhas e evite sol, mar e piscina no período indicado. Dor, pus ou inchaço pedem médico.'],
        ['A maior parte do tempo é de medida e desenho, com a pessoa sentada e deitada. O rosto muda de uma posição para outra.'],
      ],
    },
    casual: {
      openings: [
        'Calma, a cor ainda vai mudar: {topic}.',
        'O que eu explico antes {do topic}.',
        'Pergunta tudo antes {do topic}, tudo mesmo.',
      ],
      steps: [
        ['No dia seguinte, a pessoa me manda foto achando que ficou escuro. Na outra semana, manda outra achando que sumiu.'],
        ['A pele vai trocando, e a cor muda junto por umas semanas. É esperado, só que no espelho cada dia parece um susto.'],
        ['Não cutuca, não arranca casquinha e foge do sol e da piscina no tempo que foi combinado. Se inchar ou doer, procura um médico.'],
        ['Eu meço sentada, meço deitada e meço de novo. Um risquinho de nada no desenho muda o rosto inteiro.'],
      ],
    },
    funny: {
      openings: [
        'A primeira semana em frente ao espelho: {topic}.',
        'Espelho, susto e paciência com {o topic}.',
        'Mãos longe do rosto depois {do topic}.',
      ],
      steps: [
        ['No primeiro dia, a pessoa se acha parecida com um personagem de desenho animado. No décimo, pergunta onde foi parar a cor.'],
        ['A cor escurece, clareia, some e volta em versão mais calma. É uma novela curta, e o final costuma ser o melhor capítulo.'],
        ['Guarde o espelho de aumento e ocupe as mãos com outra tarefa. Tire uma foto por semana e compare só no fim.'],
        ['A mensagem das clientes chega sempre no mesmo dia, com a mesma foto. A resposta também se repete: calma, espera mais uns dias.'],
      ],
    },
    motivational: {
      openings: [
        'O desenho, a régua e a conversa antes {do topic}.',
        'A confiança de quem fecha os olhos {no topic}.',
        'Medir duas, três, quatro vezes: {topic}.',
      ],
      steps: [
        ['Trabalhar no rosto de alguém é receber uma confiança enorme. Por isso tanta gente da área prefere perder uma hora medindo.'],
        ['A pele de cada pessoa recebe o pigmento de um jeito. É o retoque, semanas depois, que completa o que a primeira vez começou.'],
        ['Escreva suas dúvidas numa lista antes da conversa e leve com você. Pergunta feita antes deixa a escolha mais tranquila.'],
        ['Quem aprende essa técnica treina por muito tempo em pele artificial. A primeira pessoa de verdade ninguém esquece.'],
      ],
    },
  },
}
