import type { ProductType } from '../product-type.ts'

export const clothes: ProductType = {
  nouns: ['camiseta bordada', 'camisa bordada', 'jaqueta bordada', 'jaqueta jeans bordada', 'moletom bordado', 'vestido bordado'],
  asks: ['o seu tamanho', 'o desenho que você imagina', 'se é para você ou para um grupo'],
  questions: {
    sale: ['Que desenho você levaria na roupa?', 'Camiseta, camisa ou jaqueta: qual é a sua cara?'],
    content: ['Qual roupa você repete toda semana?', 'Você vira a roupa do avesso antes de lavar?'],
  },
  emojis: ['🪡', '🧵', '✨'],
  hashtags: ['roupabordada', 'camisetabordada', 'roupasbordadas', 'jaquetabordada', 'bordado', 'modabordada', 'bordadoemroupas'],
  sale: {
    professional: {
      openings: [
        'Uma roupa de sempre com um detalhe em linha: {topic}.',
        '{O topic} {tem/têm} um ponto que chama o olhar.',
        'O bordado veste a peça básica: {topic}.',
      ],
      steps: [
        ['O armário está cheio de peças básicas que vestem bem e não dizem nada. Um bordado faz uma delas ser a escolhida.', 'Numa foto de grupo, um detalhe pequeno basta para a roupa ser lembrada. O bordado pede que se chegue mais perto.'],
        ['O desenho entra no tecido com linha e agulha e tem relevo. A peça básica continua básica e ganha um detalhe para olhar.'],
        ['Serve ao dia a dia, à viagem, ao presente e ao grupo que quer sair combinando. Cada desenho muda o tom.'],
        ['Na hora de escolher, compare com uma peça sua que veste bem. Medida certa vale mais que a letra na etiqueta.'],
      ],
    },
    casual: {
      openings: [
        'Roupa básica com um detalhe que conta: {topic}.',
        '{O topic} {vira/viram} assunto na primeira saída.',
        'A peça que a gente sempre acaba escolhendo: {topic}.',
      ],
      steps: [
        ['A gente tem dez peças parecidas e usa sempre a mesma. Quase sempre é a que tem um detalhe bonito.', 'Bordado pequeno tem disso, a pessoa conversa e vai chegando perto pra ver o desenho. Dá assunto em qualquer lugar.'],
        ['É linha no tecido, com relevo e cor. Não parece estampa nem de longe, e quem vê quer tocar.'],
        ['Pra usar todo dia, pra viajar, pra dar de presente. E em turma fica uma graça, cada um com a sua.'],
        ['Mede uma roupa sua que cai bem e me manda. É o jeito mais certo de acertar o tamanho.'],
      ],
    },
    funny: {
      openings: [
        'A roupa de sempre foi promovida: {topic}.',
        '{O topic} {rende/rendem} pergunta até na fila do pão.',
        'De longe é básico, de perto é bordado: {topic}.',
      ],
      steps: [
        ['Você diz que não tem roupa e usa, pela terceira vez na semana, a mesma peça. Que seja, então, a bordada.', 'Na fila do pão, um desconhecido se inclina para ver o desenho. Com o tempo, a gente acostuma e até vira um pouco.'],
        ['O bordado tem relevo, cor e capricho. O molho do macarrão tem pontaria, portanto escolha bem o lugar na mesa.'],
        ['Para você, para a turma da viagem e para a amiga que vai pedir emprestado e esquecer de devolver.'],
        ['Meça uma roupa que já veste bem. A memória arredonda, e a fita nunca erra.'],
      ],
    },
    motivational: {
      openings: [
        'O que se usa todo dia também merece capricho: {topic}.',
        '{O topic} {leva/levam} o trabalho da linha para a rua.',
        'Ponto por ponto, uma peça com história: {topic}.',
      ],
      steps: [
        ['De manhã, a mão vai sempre à mesma roupa entre tantas. Quase sempre é a que lembra alguém, um lugar ou um dia bom.', 'Uma turma que se forma, uma família que viaja, amigas que se encontram. Uma roupa com bordado guarda o dia.'],
        ['Bordar em roupa exige firmeza, porque o tecido se move e estica. O desenho precisa ficar no lugar com o corpo em movimento.'],
        ['Para quem gosta de peças com história e para quem quer dar um presente que saia da gaveta.'],
        ['Pense no desenho que a pessoa escolheria sozinha. Quando o desenho diz algo, a roupa vira a preferida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem puxar a linha.',
        'O avesso da roupa pede atenção: {topic}.',
        'Passar {o topic} do jeito certo.',
      ],
      steps: [
        ['Depois de algumas lavagens, o bordado da roupa pode perder o relevo e aparecer com fios levantados.', 'Zíper aberto e bordado na mesma máquina não combinam. O tecido gira, e o zíper engancha na linha.'],
        ['Os fios do bordado ficam acima do tecido, e o atrito com outras peças os puxa. Água quente ainda pode franzir.'],
        ['Vire do avesso, feche os zíperes e use água fria. Na hora de passar, ferro só pelo avesso.'],
        ['Antes de bordar, quem faz marca o centro com a roupa aberta. Um dedo fora do lugar se vê de longe.'],
      ],
    },
    casual: {
      openings: [
        'Vira do avesso antes de lavar {o topic}.',
        'Dica de máquina pra quem tem {topic}.',
        'Roupa bordada na máquina, um papo sobre isso: {topic}.',
      ],
      steps: [
        ['A gente põe tudo junto na máquina, calça com zíper, casaco com botão. E o bordado ali no meio, apanhando.'],
        ['A linha fica por cima do tecido, então tudo esbarra nela. E o calor do ferro amassa o relevo.'],
        ['Avesso pra fora, água fria, zíper fechado. Ferro só por trás, com uma toalha dobrada embaixo.'],
        ['O que mais me faz medir é o lugar do desenho. Um dedo pro lado e a roupa parece torta.'],
      ],
    },
    funny: {
      openings: [
        'A máquina de lavar contra {o topic}.',
        'Cenas de armário com {topic}.',
        'O molho escolheu justo o bordado: {topic}.',
      ],
      steps: [
        ['Em almoço de família, o pingo ignora o guardanapo, desvia do prato e pousa no centro do desenho.'],
        ['A explicação é simples: o pingo procura o que você mais gosta. A roupa velha nunca foi atingida.'],
        ['Água fria, avesso e calma. E, em dia de macarrão, leve a roupa de ontem como plano B.'],
        ['Quem borda não consegue ver roupa bordada na rua sem chegar perto. Depois precisa explicar que estava olhando o ponto.'],
      ],
    },
    motivational: {
      openings: [
        'Agulha, linha e uma roupa comum: {topic}.',
        'Tem muita noite de linha guardada {no topic}.',
        'O desenho que anda com a gente: {topic}.',
      ],
      steps: [
        ['Muita gente borda pela primeira vez numa roupa velha. Era para esconder um furinho, e virou flor.'],
        ['No tecido que estica, o ponto precisa de base firme por trás. Sem ela, o desenho ondula na primeira lavagem.'],
        ['Para treinar, use uma camiseta antiga e um desenho de três linhas. Prenda bem o tecido e puxe pouco o fio.'],
        ['O desenho que se fez devagar anda depressa pela rua. Quem bordou imagina onde ele anda agora.'],
      ],
    },
  },
}
