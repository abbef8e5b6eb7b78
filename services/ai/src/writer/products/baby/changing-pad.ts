import type { ProductType } from '../product-type.ts'

export const changingPad: ProductType = {
  nouns: ['trocador', 'capa de trocador'],
  asks: ['as medidas da cômoda', 'as cores do quarto', 'para quando é o bebê'],
  questions: {
    sale: ['O quarto do bebê já tem cor?', 'A troca vai ser na cômoda ou na cama?'],
    content: ['Qual foi a troca de fralda mais difícil até hoje?', 'O que distrai o seu bebê na hora da troca?'],
  },
  emojis: ['👶', '🧷', '💛'],
  hashtags: ['trocador', 'trocadordebebe', 'trocadorportatil', 'quartodebebe', 'enxovaldebebe', 'maternidade', 'maedeprimeiraviagem'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a hora mais repetida do dia.',
        'O canto da troca pronto para o bebê: {topic}.',
        'Quem troca muitas fraldas valoriza {o topic}.',
      ],
      steps: [
        ['São muitas trocas por dia, algumas ainda de madrugada. Ter um lugar macio e arrumado facilita para quem cuida.', 'A cômoda está pronta, as fraldas na gaveta e o creme ao lado. Falta vestir o lugar onde o bebê vai deitar.'],
        ['É um dos pontos mais usados do quarto. Por isso vale escolher uma peça bonita, que combine com o resto e aceite muita lavagem.'],
        ['Serve ao quarto do bebê e também à casa dos avós, onde sempre há uma troca de emergência. É um bom presente.'],
        ['Meça a cômoda ou a superfície antes de escolher, na largura e na profundidade. Alguns centímetros fazem toda a diferença.'],
      ],
    },
    casual: {
      openings: [
        'O cantinho da troca ficou mais bonito: {topic}.',
        'Bebê chegando? Olha {o topic}.',
        'Hora da troca com tudo arrumado e {o topic}.',
      ],
      steps: [
        ['A gente só descobre quantas fraldas cabem num dia depois que o bebê chega. É troca de manhã, de tarde e de madrugada.', 'Fralda de um lado, lencinho do outro, bebê no meio mexendo as perninhas. Um lugar pronto ajuda demais nessa hora.'],
        ['É ali que o bebê olha pra gente, dá risada e estica as pernas. Um canto bonito deixa essa parte mais gostosa.'],
        ['Pra chá de bebê é um presente bem útil. E avó que cuida do neto também gosta de ter um em casa.'],
        ['Mede a cômoda e vê as cores do quarto antes, tá? Se já tem o colchonete, me passa a medida dele.'],
      ],
    },
    funny: {
      openings: [
        'Palco das grandes emoções do bebê: {topic}.',
        '{O topic} para fraldas com hora marcada e sem hora.',
        'Dois segundos de sorriso e depois o chafariz: {topic}.',
      ],
      steps: [
        ['Abriu a fralda, o bebê sorriu e olhou para o alto. Dois segundos depois, o sorriso fez todo o sentido.', 'Fralda limpa, roupa limpa, bebê limpo. Ele olhou para você, fez força e devolveu o trabalho ao começo.'],
        ['É o único lugar da casa onde se aplaude um pum. Tem plateia, tem música e, às vezes, tem chafariz.'],
        ['Para o quarto do bebê e para a casa da avó, que garante que no tempo dela ninguém trocava tanto.'],
        ['Meça a cômoda antes. E conte com uma troca extra na gaveta, porque o bebê vai testar a primeira no mesmo dia.'],
      ],
    },
    motivational: {
      openings: [
        'Cada troca é um pouco de cuidado: {topic}.',
        '{O topic} para as mãos que cuidam todos os dias.',
        'O quarto vai ganhando forma com {o topic}.',
      ],
      steps: [
        ['No começo, a fralda sai torta e a fita gruda no dedo. Uma semana depois, você troca quase sem acordar.', 'Alguém arruma a cômoda antes da chegada e deixa tudo à mão. Cada madrugada vai agradecer por essa tarde.'],
        ['Trocar um bebê é um gesto simples, repetido milhares de vezes. É também quando ele olha nos olhos de quem cuida.'],
        ['É um presente que ajuda na rotina dos primeiros meses. A família usa muitas vezes por dia e lembra de quem deu.'],
        ['Pense em quem vai trocar e na altura da cômoda. O conforto de quem cuida entra na conta, junto com a beleza.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como organizar o lugar da troca: {topic}.',
        'Antes de deitar o bebê {no topic}.',
        'Tudo à mão em volta {do topic}.',
      ],
      steps: [
        ['O bebê já está deitado, a fralda aberta, e o lencinho ficou do outro lado do quarto. Toda família passa por isso.'],
        ['Bebê se mexe de repente, mesmo o que ainda não vira. Quem cuida precisa ter uma das mãos sempre nele.'],
        ['Deixe fralda, lenço, creme e roupa ao alcance do braço antes de começar. E não se afaste, nem por um instante.'],
        ['Ao fim do dia, reponha o que acabou. A troca da madrugada fica mais curta, e todos voltam a dormir antes.'],
      ],
    },
    casual: {
      openings: [
        'Troca de fralda sem choradeira, dá pra tentar: {topic}.',
        'Como distrair o bebê {no topic}.',
        'Toda troca {no topic} tem uma história.',
      ],
      steps: [
        ['Tem bebê que ama ficar deitado, e tem bebê que faz ponte, vira e quer fugir. Cada troca é uma surpresa.'],
        ['Deitar pra trocar interrompe a brincadeira, e o friozinho incomoda. Por isso muitos reclamam sempre no mesmo momento.'],
        ['Avisa com a voz, esquenta as mãos e canta sempre a mesma música. Um brinquedo só da troca também segura a atenção.'],
        ['Um dia o bebê levanta as perninhas pra ajudar. A gente comemora como se fosse formatura.'],
      ],
    },
    funny: {
      openings: [
        'Missão de alto risco {no topic}.',
        'Manual de sobrevivência da troca: {topic}.',
        'O bebê conhece bem os poderes {do topic}.',
      ],
      steps: [
        ['Existe um segundo exato entre tirar a fralda suja e pôr a limpa. O bebê treinou a vida inteira para esse segundo.'],
        ['O ar fresco chega, e o corpo responde. É um reflexo comum, com ótima pontaria e nenhuma piedade da parede.'],
        ['Abra a limpa por baixo antes de tirar a usada e cubra a frente com um paninho. Reduz bastante o alcance do chafariz.'],
        ['Na dúvida, espere uns segundos antes de fechar. E não use camisa nova, ele percebe de longe.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto simples, mil vezes repetido: {topic}.',
        'Tem muito carinho em volta {do topic}.',
        'O tempo passa depressa {no topic}.',
      ],
      steps: [
        ['O tio que tinha medo de segurar fez a primeira troca sozinho. Saiu do quarto como quem ganhou um prêmio.'],
        ['A prática vem depressa, porque não falta ocasião. Em um mês, a mão faz tudo, e os olhos ficam livres para o bebê.'],
        ['Divida as trocas com quem mora em casa e ensine com calma. Cada pessoa acha o seu jeito, e o bebê se acostuma.'],
        ['Um dia a fralda acaba, e a cômoda vira só cômoda. Alguém ainda passa por ali e lembra das risadas.'],
      ],
    },
  },
}
