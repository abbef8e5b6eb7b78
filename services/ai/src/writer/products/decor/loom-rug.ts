import type { ProductType } from '../product-type.ts'

export const loomRug: ProductType = {
  nouns: ['tapete de tear', 'tapete de tear manual', 'tapetinho de tear', 'passadeira de tear', 'tapete tecido no tear', 'kilim', 'tapete kilim'],
  asks: ['a medida do espaço', 'as cores do cômodo', 'o que fica em cima ou em volta'],
  questions: {
    sale: ['Sala, quarto ou corredor, onde ficaria?', 'Listras, losangos ou liso?'],
    content: ['Você anda descalço em casa?', 'De que cor é o chão da sua sala?'],
  },
  emojis: ['🏠', '🧶', '🤎'],
  hashtags: ['tapete', 'tapetedetear', 'tapeteartesanal', 'tecelagem', 'tearmanual', 'passadeira', 'kilim', 'tapeteparasala', 'decoracaodesala', 'decoracaonatural', 'feitonotear'],
  sale: {
    professional: {
      openings: [
        'O chão também conversa com a casa: {topic}.',
        '{O topic} {reúne/reúnem} os móveis num só ambiente.',
        'Trama firme sob os pés: {topic}.',
      ],
      steps: [
        ['O sofá e a poltrona estão no lugar, mas cada um parece morar sozinho. Um tapete entre os dois faz a sala virar conjunto.', 'De manhã, os pés saem da cama e encontram o piso frio. Uma trama de algodão ou lã muda esse primeiro passo.'],
        ['A trama do tear é plana e firme, e o desenho faz parte do próprio tecido. As cores aparecem dos dois lados.'],
        ['{Vai/Vão} bem na sala, ao lado da cama, no corredor e no escritório. Quem aluga gosta, porque muda o piso sem obra.'],
        ['Meça o espaço livre e os móveis que ficam em volta. Na sala, é bom que ao menos os pés da frente do sofá pisem no tapete.'],
      ],
    },
    casual: {
      openings: [
        'Seu chão vai gostar disso: {topic}.',
        'Pisa aqui e me diz o que achou {do topic}.',
        'A sala ganhou cara nova com {topic}.',
      ],
      steps: [
        ['Sabe sala que tem tudo e ainda parece que falta alguma coisa? Olha pro chão, que quase sempre é ele.', 'Eu levanto e a primeira coisa que encosta no meu pé é o tapete. Parece bobagem, mas o dia começa melhor.'],
        ['O tear deixa a trama firme e rente ao chão. E o desenho não é estampado por cima, ele nasce junto com o tecido.'],
        ['{Serve/Servem} pro quarto, pro corredor comprido, pra entrada, pra baixo da mesinha. Dá até pra pendurar na parede.'],
        ['Antes de escolher, mede o espaço e risca no chão com fita. Assim você já vê o tamanho antes de decidir.'],
      ],
    },
    funny: {
      openings: [
        'O cachorro já reservou o meio {do topic}.',
        'Aviso ao café, favor não se aproximar: {topic}.',
        'O chão da sala estava com frio: {topic}.',
      ],
      steps: [
        ['Você estendeu, alisou, deu um passo para trás e foi buscar o celular para a foto. Quando voltou, o cachorro já era dono.', 'Toda família tem alguém que anda pela casa dobrando a ponta do tapete com o chinelo. E alguém que anda atrás desdobrando.'],
        ['{Tem/Têm} desenho dos dois lados, como quem pensa no futuro. Caiu molho num, ainda resta o outro.'],
        ['{Serve/Servem} para a sala, para o quarto e para quem gosta de fazer alongamento até a terceira respiração.'],
        ['Meça o espaço e marque o tamanho no chão com fita. A família vai contornar a fita por três dias, como se fosse museu.'],
      ],
    },
    motivational: {
      openings: [
        'A casa que você construiu merece um chão bonito: {topic}.',
        'Passo a passo, fio a fio: {topic}.',
        '{Firme/Firmes} na trama e no uso de todo dia: {topic}.',
      ],
      steps: [
        ['A primeira noite na casa nova foi com colchão no chão. Meses depois, um tapete no meio da sala diz que ela ficou pronta.', 'Você passou o dia de sapato fechado. Chegar, tirar tudo e pisar numa trama macia é um bom fim de expediente.'],
        ['Cada linha foi batida contra a anterior até não sobrar folga. É essa batida que deixa a trama firme e o desenho nítido.'],
        ['{Combina/Combinam} com quem monta a casa aos poucos, com quem trabalha na sala e com os avós que gostam de chão aquecido.'],
        ['Escolha o cômodo em que a família mais passa e tire as medidas com calma. É ali que um bom tapete trabalha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Poeira, manchas e ondas, os cuidados com {o topic}.',
        'O tamanho certo para cada cômodo: {topic}.',
        'Girar de vez em quando faz diferença: {topic}.',
      ],
      steps: [
        ['Um engano comum é escolher o tapete sem medir o espaço. Solto no meio da sala, ele parece uma ilha onde ninguém desembarca.', 'Depois de alguns meses, um lado aparece mais gasto do que o outro. Quase sempre é o caminho da porta até o sofá.'],
        ['O olho mede o tapete pelos móveis que ele alcança. Se nenhum pé de sofá encosta, o conjunto se desfaz.'],
        ['Gire o tapete a cada estação e aspire os dois lados, no sentido da trama. Derramou? Absorva com pano seco, sem esfregar.'],
        ['Um piso bonito não precisa ser coberto por inteiro. Basta marcar o lugar onde a casa se reúne.'],
      ],
    },
    casual: {
      openings: [
        'Ondulou? Tem jeito: {topic}.',
        'Que tamanho escolher? Papo rápido sobre {topic}.',
        'Como eu limpo {o topic} sem encharcar.',
      ],
      steps: [
        ['A gente escolhe pela cor, leva pra casa e só então descobre que faltou medir a sala. Acontece muito.', 'Ficou guardado enrolado e agora não assenta no chão? Calma, não é defeito, ele só lembra da posição antiga.'],
        ['Fio tem memória. Se passou semanas apertado num rolo, leva uns dias pra entender que agora é pra ficar deitado.'],
        ['Enrola pro lado contrário, espera uma horinha e abre de novo com uns livros nas pontas. No dia seguinte já melhorou.'],
        ['Eu acho que casa com tapete fica mais calada, mais com cara de casa. E descalço, então, nem se fala.'],
      ],
    },
    funny: {
      openings: [
        'Tudo que já caiu {no topic}, em ordem alfabética.',
        'O mistério da ponta que levanta sozinha: {topic}.',
        'Migalhas, pelos e um brinco perdido: {topic}.',
      ],
      steps: [
        ['A azeitona, o café, o esmalte e a canetinha. Não importa onde o acidente começa, todos sabem onde ele termina.', 'Alguém derramou e puxou a mesinha para cima da mancha. A mesinha ficou torta no meio da sala por quatro meses.'],
        ['Tapete claro tem um acordo com líquido escuro. Os dois se encontram mesmo quando há um piso inteiro disponível.'],
        ['Pano seco na hora, de fora para dentro, sem esfregar. Disfarçar com a mesinha é a última opção, e todo mundo nota.'],
        ['Aspire os dois lados de vez em quando. Embaixo mora uma segunda coleção de migalhas, mais antiga e mais valiosa.'],
      ],
    },
    motivational: {
      openings: [
        'O desenho que cresce de baixo para cima: {topic}.',
        'Do novelo ao chão da sala: {topic}.',
        'Repetir o gesto sem perder a conta: {topic}.',
      ],
      steps: [
        ['Em um tapete listrado, a conta é feita fio a fio. Uma linha esquecida muda a largura da listra e salta aos olhos.', 'Antes da primeira batida, o tear precisa estar armado, com todos os fios na mesma tensão. Essa etapa ninguém fotografa.'],
        ['Se um fio está frouxo, o tecido ondula. Se está apertado demais, a borda puxa para dentro e o retângulo se perde.'],
        ['Um bom exercício para quem tece é medir a largura a cada palmo. Corrigir cedo custa uma linha, corrigir tarde custa uma tarde.'],
        ['Pisamos sem pensar no que levou dias para ficar plano. Talvez seja essa a maior prova de um trabalho bem feito.'],
      ],
    },
  },
}
