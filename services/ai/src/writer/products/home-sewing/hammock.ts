import type { ProductType } from '../product-type.ts'

export const hammock: ProductType = {
  nouns: ['rede', 'rede de dormir', 'rede de descanso'],
  asks: ['onde a rede vai ficar', 'a distância entre os ganchos', 'se é para uma pessoa ou para duas'],
  questions: {
    sale: ['Onde você penduraria uma rede na sua casa?', 'Rede com livro ou rede com cochilo?'],
    content: ['De quem era a rede da sua infância?', 'Você deita reto ou na diagonal?'],
  },
  emojis: ['🌴', '☀️', '💛'],
  hashtags: ['rede', 'rededescanso', 'rededormir', 'rededebalanco', 'varanda', 'descansonarede'],
  sale: {
    professional: {
      openings: [
        'Um canto de descanso dentro de casa: {topic}.',
        '{O topic} {convida/convidam} a parar um pouco depois do almoço.',
        'Entre dois ganchos, {o topic} {cria/criam} um bom lugar para ficar.',
      ],
      steps: [
        ['Depois do almoço, a casa fica em silêncio e alguém procura onde se esticar. A rede, já armada, costuma ser o primeiro lugar ocupado.', 'No fim da tarde, com um livro na mão e um pé no chão para balançar, meia hora de rede passa sem ninguém perceber.'],
        ['A rede se molda a quem deita e muda de lugar com facilidade. Quando o espaço faz falta, basta soltar um lado.'],
        ['Recebe a leitura, o cochilo, a tarde sem compromisso e a conversa com quem está na cadeira ao lado.'],
        ['Antes de escolher, meça a distância entre os ganchos e pense em quem vai usar. A largura muda o conforto.'],
      ],
    },
    casual: {
      openings: [
        'Já escolheu onde pendurar {o topic}?',
        'Tira o sapato e experimenta {o topic}.',
        'Pra ler, cochilar ou não fazer nada: {topic}.',
      ],
      steps: [
        ['Sabe aquele cochilo depois do almoço, com um pé pra fora e o vento passando? Em rede ele fica bem melhor.', 'Chegar em casa, largar a bolsa e deitar na rede antes de qualquer coisa. O jantar pode esperar dez minutinhos.'],
        ['O bom da rede é que ela abraça o corpo e balança de leve. A gente deita por cinco minutos e vai ficando.'],
        ['Cabe na varanda, no quarto ou na sala, desde que tenha onde prender. E quando chega visita, é o primeiro lugar que ela escolhe.'],
        ['Antes de escolher, mede o espaço de um gancho ao outro e pensa se vai deitar uma pessoa ou duas.'],
      ],
    },
    funny: {
      openings: [
        'Vou ali testar {o topic} e volto amanhã.',
        '{O topic} {chegou/chegaram}, e o sofá ficou com ciúme.',
        'Fila de espera na própria casa, por causa disto: {topic}.',
      ],
      steps: [
        ['Você deita na rede só para ver se ficou boa. Quando abre os olhos, já escureceu e alguém guardou o seu jantar.', 'Na rede, o controle remoto fica sempre a um palmo da mão. Levantar está fora de questão, então se chama alguém.'],
        ['Entrar na rede é fácil, e sair exige planejamento. É o único móvel da casa que ajuda você a ficar.'],
        ['Serve para o leitor de duas páginas, para a visita que não vai embora e para quem só ia descansar a vista.'],
        ['Meça a distância entre os ganchos e pense na largura. Pense também em como organizar a fila, porque vai ter.'],
      ],
    },
    motivational: {
      openings: [
        'A casa está em ordem. Agora é a vez {do topic}.',
        'Depois de um dia cheio, deite um pouco {no topic}.',
        'Um lugar para parar depois do trabalho: {topic}.',
      ],
      steps: [
        ['A louça está lavada, a roupa está no varal e ainda há sol. Você fez a sua parte e pode deitar um pouco na rede.', 'Quem passa o dia de pé conhece o prazer de tirar o sapato e esticar as pernas. A rede já está esperando.'],
        ['Basta deitar para o corpo encontrar o seu jeito. O pano acompanha quem é alto, quem se encolhe e quem se espalha.'],
        ['É também um belo agrado para quem acabou de montar a casa ou para os pais que nunca param quietos.'],
        ['Escolha primeiro o lugar: um canto com sombra, algum vento e apoio firme para os ganchos. Depois, veja o tamanho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um detalhe muda o conforto {do topic}.',
        '{O topic} {tem/têm} um jeito melhor de deitar.',
        'Pouca gente aprendeu a usar bem: {topic}.',
      ],
      steps: [
        ['Muita gente deita na rede em linha reta, de ponta a ponta, e fica encolhida como numa canoa. Depois diz que não se adapta.', 'Quem não cresceu com rede costuma deitar com a cabeça e os pés voltados para os punhos. O corpo fica todo curvado.'],
        ['No sentido do comprimento, o tecido faz uma curva funda. Na diagonal, ele se abre e o corpo fica mais plano.'],
        ['Sente no meio, deite e leve os pés para um lado e a cabeça para o outro. A diferença se nota na hora.'],
        ['Os povos indígenas já dormiam em rede muito antes de haver cama por aqui. O jeito de deitar passou de geração em geração.'],
      ],
    },
    casual: {
      openings: [
        'Já brigou pra ficar com {o topic}?',
        'Quem cresceu com {topic} tem história pra contar.',
        'Assunto bom pra depois do almoço: {topic}.',
      ],
      steps: [
        ['Em casa que tem rede, ela nunca fica vazia. Quem levanta pra beber água já sabe que vai perder o lugar.', 'Quem cresceu com rede conhece o barulhinho do gancho indo e voltando. É o som da casa depois do almoço.'],
        ['Acho que rede é tão disputada porque é de todo mundo. Um lê, outro cochila, e sempre cabe uma conversa.'],
        ['Se você quer armar uma em casa, testa antes: sentado no meio, os dois pés devem encostar bem no chão.'],
        ['É ver uma rede armada e dá vontade de tirar o sapato. O duro é que quase sempre alguém chegou antes.'],
      ],
    },
    funny: {
      openings: [
        'Sair {do topic} com elegância ainda é um desafio.',
        '{O topic} e a difícil arte de levantar.',
        'Entrar é fácil, o problema é sair: {topic}.',
      ],
      steps: [
        ['Toda pessoa entra na rede com dignidade e sai dela rolando. No meio, há três tentativas e um pedido de ajuda.', 'Existe quem sente na beirada da rede com toda a confiança. O chão costuma ser o primeiro a saber.'],
        ['A rede cede para onde o peso vai. Quem se apoia só na beirada descobre essa lei sem precisar de professor.'],
        ['O truque é sentar bem no meio, com o tecido aberto atrás, e só depois deitar. Para sair, faça o caminho contrário.'],
        ['Com prática, dá para deitar sem derrubar o café. Levantar com o café na mão já é nível avançado.'],
      ],
    },
    motivational: {
      openings: [
        '{O topic} {carrega/carregam} um saber muito antigo.',
        'Vale olhar de perto o trabalho {do topic}.',
        'Tecido, cordas e mão cuidadosa: {topic}.',
      ],
      steps: [
        ['Quem deita na rede vê o pano e esquece as pontas. É ali que muitos fios se juntam para segurar o peso inteiro.', 'Olhe uma rede de perto antes de deitar: o tecido, as cordas, o ponto em que tudo se encontra. Há muito trabalho ali.'],
        ['O peso de quem deita se divide entre todas as cordas. Se uma fica mais curta que as outras, a rede já arma torta.'],
        ['De vez em quando, confira as cordas e os ganchos e veja se há desgaste. Ao guardar, deixe o tecido bem seco.'],
        ['Em muitas cidades do Nordeste, fazer rede é ofício de família. Os filhos aprendem olhando os mais velhos trabalharem.'],
      ],
    },
  },
}
