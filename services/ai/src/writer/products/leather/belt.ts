import type { ProductType } from '../product-type.ts'

export const belt: ProductType = {
  nouns: ['cinto'],
  asks: ['a medida do seu cinto de sempre', 'a cor preferida', 'se é para o dia a dia ou para ocasião especial'],
  questions: {
    sale: ['Preto, marrom ou outra cor: qual você mais usa?', 'Seria para você ou para presentear alguém?'],
    content: ['Quantos cintos você tem e quantos usa de verdade?', 'Onde o seu cinto passa a noite?'],
  },
  emojis: ['🤎', '👖', '✨'],
  hashtags: ['cinto', 'cintos', 'cintodecouro', 'cintosdecouro', 'cintoemcouro', 'acessorios', 'couro'],
  sale: {
    professional: {
      openings: [
        'O acabamento que a roupa pedia: {topic}.',
        '{O topic} {completa/completam} o visual e {dura/duram} muito.',
        'Do trabalho ao fim de semana com {topic}.',
      ],
      steps: [
        ['A camisa está passada, o sapato limpo, e ainda parece faltar alguma coisa. Um bom cinto fecha a roupa, literalmente.', 'Há peças que vão para o corpo todas as manhãs, quase sem pensar. Por isso mesmo é bom que sejam bonitas e gostosas ao toque.'],
        ['O couro amacia e fica mais confortável com os meses. O furo preferido ganha uma marca que é só sua.'],
        ['Vai com jeans, com alfaiataria e com vestido. É presente útil, de uso quase diário, para diferentes idades.'],
        ['Para acertar a medida, estique um cinto seu e meça da fivela até o furo que você mais usa.'],
      ],
    },
    casual: {
      openings: [
        'A calça e a camisa já estavam prontas, faltava {topic}.',
        'Um bom couro na cintura: {topic}.',
        'Olha o que muda num visual: {topic}.',
      ],
      steps: [
        ['Sabe quando você se olha no espelho e a roupa tá boa, mas não tá pronta? Põe um cinto e vê a diferença.', 'Todo dia a gente pega o mesmo cinto sem nem olhar. Já que é todo dia, que seja um de que a gente goste.'],
        ['Couro vai se ajeitando no corpo da gente. Depois de uns meses, aquele furinho já tem a sua marca.'],
        ['Usa com jeans, com calça social, por cima do vestido. E pra dar de presente, é daqueles que a pessoa usa mesmo.'],
        ['Pra não errar, pega um cinto que serve e mede da fivela até o furo que você usa. Essa é a medida certa.'],
      ],
    },
    funny: {
      openings: [
        'Para sustentar a elegância e a calça: {topic}.',
        'Quem já improvisou com barbante vai entender {o topic}.',
        'Trabalha o dia todo e ninguém elogia: {topic}.',
      ],
      steps: [
        ['Só se dá valor ao cinto no dia em que ele fica em casa. Em geral, é o dia de carregar caixas com as duas mãos.', 'No aeroporto, a pessoa tira o cinto, segura a calça e perde um pouco da pose. Na volta, ele é recebido com carinho.'],
        ['O couro se ajeita com o uso e não pede nada em troca. No armário inteiro, é difícil achar funcionário melhor.'],
        ['Serve para reunião, casamento e almoço de família, que costuma durar mais do que a festa de casamento.'],
        ['Meça da fivela até o furo de sempre. É mais confiável do que perguntar a alguém da família qual é o tamanho.'],
      ],
    },
    motivational: {
      openings: [
        'Para começar o dia com tudo no lugar: {topic}.',
        'Um presente para quem vai à luta cedo: {topic}.',
        'Quem gosta de se vestir bem repara {no topic}.',
      ],
      steps: [
        ['No dia da entrevista, você deixa tudo separado na véspera, a camisa, o sapato, o cinto. De manhã, é só vestir e ir.', 'Há quem vista a roupa de trabalho antes do nascer do sol, todos os dias. Um couro bom acompanha esse esforço.'],
        ['Do corte à borda alisada, o couro passa muitas vezes pelas mãos. O resultado se sente ao correr o dedo por ele.'],
        ['É presente de formatura, de primeiro emprego e de aniversário de quem não pede nada para si.'],
        ['Repare na cor do sapato e da bolsa que a pessoa mais usa. Couros de tom parecido ficam bem juntos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar para o couro não marcar: {topic}.',
        'O furo que alarga tem motivo: {topic}.',
        'Onde e como pendurar {um topic}.',
      ],
      steps: [
        ['Enrolado na gaveta, deixado na calça ou jogado na cadeira. O modo de guardar aparece no couro depois de meses.'],
        ['O couro guarda as dobras e sente cada puxão. Usado sempre no mesmo furo, cede em volta dele.'],
        ['Pendure pela fivela, num gancho, e alterne com outro quando puder. De vez em quando, passe um creme próprio para couro.'],
        ['Cada furo é marcado com régua antes de ser aberto. Meio centímetro fora da linha, e o olho percebe.'],
      ],
    },
    casual: {
      openings: [
        'Como você guarda o seu? Olha: {topic}.',
        'Não deixa na calça, não: {topic}.',
        'Uma dica boba que salva {um topic}.',
      ],
      steps: [
        ['Confessa: você tira a calça e o cinto fica lá, pendurado nela até a próxima. Quase todo mundo faz.'],
        ['Couro tem memória. A dobra que fica a semana inteira vira marca, e o furo puxado todo dia vai cedendo.'],
        ['Pendura pela fivela num ganchinho, bem retinho. E se tiver dois, troca, pra cada um descansar um dia.'],
        ['Na bancada, furo é coisa séria. A gente mede, marca, olha de longe e só então bate.'],
      ],
    },
    funny: {
      openings: [
        'A história de um furo torto: {topic}.',
        'Quem já abriu um furo em casa conhece {o topic}.',
        'Ninguém vê, mas {o topic} {trabalha/trabalham} o dia inteiro.',
      ],
      steps: [
        ['Todo cinto antigo tem os furos que vieram com ele e mais um, torto, aberto com garfo numa emergência.'],
        ['O couro se ajusta a quem usa e marca bem em volta do furo. Depois da festa de fim de ano, a marca muda de endereço.'],
        ['Furo novo se abre com vazador, que o sapateiro tem. Garfo, prego e tesoura fazem a mesma coisa, só que feio.'],
        ['Na bancada, cada furo é medido com régua e fica na linha certa. Em casa, sempre aparece alguém com um prego e boa vontade.'],
      ],
    },
    motivational: {
      openings: [
        'Um corte reto, muita atenção: {topic}.',
        'Por trás {do topic} há mão firme.',
        'O couro acompanha quem usa {um topic}.',
      ],
      steps: [
        ['Aprender a cortar couro começa pela tira. Parece simples, até se ver que a faca acompanha qualquer dúvida da mão.'],
        ['Uma tira comprida mostra qualquer desvio do corte. Por isso a régua fica bem firme, e a faca não para no meio.'],
        ['Tem um cinto bom esquecido no armário? Limpe, passe um creme próprio e use amanhã. O couro parado é o que mais resseca.'],
        ['Alisar a borda é trabalho de esfregar, dezenas de vezes, com a mão no mesmo ritmo. O brilho aparece devagar.'],
      ],
    },
  },
}
