import type { ProductType } from '../product-type.ts'

export const puzzle: ProductType = {
  nouns: ['quebra-cabeça'],
  asks: ['a idade de quem vai montar', 'quantas peças tem em mente', 'se é para presente'],
  questions: {
    sale: ['Quem monta com você aí em casa?', 'Você começa pela borda ou pelo meio?'],
    content: ['Qual é a parte mais difícil, o céu ou o mar?', 'Quantas peças tinha o maior que você já montou?'],
  },
  emojis: ['🧩', '👧', '👦'],
  hashtags: ['quebracabeca', 'quebracabecas', 'puzzle', 'jogosinfantis', 'brincar', 'quebracabecainfantil', 'jogoseducativos'],
  sale: {
    professional: {
      openings: [
        'Uma tarde em volta da mesma mesa: {topic}.',
        '{O topic} {reúne/reúnem} mãos de todas as idades.',
        'Peça por peça, sem pressa: {topic}.',
      ],
      steps: [
        ['A caixa se abre, as peças se espalham na mesa, e alguém já separa os cantos. O celular ficou na outra sala.', 'A visita passa pela mesa só para olhar. Dez minutos depois está sentada, com uma peça na mão e os olhos na figura.'],
        ['Cada encaixe certo mostra um pedaço a mais da imagem. É isso que faz a pessoa procurar só mais uma peça.'],
        ['É presente para criança, para avós, para quem gosta de silêncio e para a família que vai viajar nas férias.'],
        ['Para escolher, pense na idade e na paciência de quem vai montar. Muitas peças cansam quem começa, e poucas acabam depressa.'],
      ],
    },
    casual: {
      openings: [
        'Só mais uma peça e eu vou dormir: {topic}.',
        'Pra chuva, férias e mesa cheia: {topic}.',
        '{O topic} e a família toda em volta.',
      ],
      steps: [
        ['A gente senta só pra achar um cantinho e, quando vê, esfriou o café e passou uma hora.', 'Deixa montando na mesa e repara. Todo mundo que passa para, olha e encaixa uma.'],
        ['O gostoso é aquele clique da peça que entra. A gente procura tanto que comemora sozinho.'],
        ['Vai bem pra criança, pra avó, pra casal em noite de chuva e pra adolescente que diz que não quer e depois não larga.'],
        ['Me conta a idade de quem vai montar e se tem costume. Assim dá pra acertar no número de peças.'],
      ],
    },
    funny: {
      openings: [
        'Falta uma peça, e ela está no sofá: {topic}.',
        '{O topic} {começa/começam} em paz e {acaba/acabam} em disputa pela última peça.',
        'A mesa de jantar está ocupada: {topic}.',
      ],
      steps: [
        ['A mesa de jantar está ocupada há três dias. A família come na sala e ninguém tem coragem de reclamar.', 'Alguém sempre esconde uma peça no bolso para ter a honra de colocar a última. Em toda família se sabe quem é.'],
        ['As peças parecem todas iguais até a hora em que não são. O céu, principalmente, foi feito para testar amizades.'],
        ['Serve para criança, para avô e para a visita que só ia dar uma olhadinha e perdeu o ônibus.'],
        ['Escolha o tamanho pensando na mesa. E no gato, que gosta de deitar justamente em cima da parte pronta.'],
      ],
    },
    motivational: {
      openings: [
        'Cada peça encaixada anima a próxima: {topic}.',
        '{O topic} para terminar junto o que se começou.',
        'Olhar, tentar, virar e tentar de novo: {topic}.',
      ],
      steps: [
        ['A criança virou a peça de todos os lados, e nada. Quando entrou, levantou os braços como quem fez um gol.', 'O avô e o neto montam um pouco por dia, sempre depois do lanche. Nenhum dos dois mexe sem o outro.'],
        ['Montar pede olho, memória e paciência. A pessoa guarda uma cor na cabeça e a reconhece meia hora depois.'],
        ['Combina com famílias, turmas de escola e com quem gosta de um tempo sem tela no fim do dia.'],
        ['Escolha uma quantidade que dê para terminar em poucos dias. Terminar o primeiro dá vontade de abrir o segundo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por onde começar a montar {o topic}.',
        'A borda, as cores e o céu por último: {topic}.',
        'Um método simples para montar em família: {topic}.',
      ],
      steps: [
        ['A caixa é virada na mesa, todos pegam peças ao acaso, e em meia hora alguém desanima.'],
        ['Com tudo misturado, o olho não sabe o que procurar. Separar por cor e por forma dá um alvo de cada vez.'],
        ['Vire todas as peças para cima, separe as de lado reto e comece pela borda. Depois junte as cores em montinhos.'],
        ['Os primeiros, no século dezoito, eram mapas colados em madeira e cortados. Serviam para ensinar geografia.'],
      ],
    },
    casual: {
      openings: [
        'Vira todas pra cima primeiro: {topic}.',
        'Quem monta pela borda levanta a mão: {topic}.',
        'Uma dica pra não largar {o topic} no meio.',
      ],
      steps: [
        ['A gente se empolga no começo, chega no céu e para. Todo mundo já largou uma montagem no céu.'],
        ['Parte de uma cor só cansa porque não tem pista. Ali o jeito é olhar o formato da peça, não o desenho.'],
        ['Deixa o difícil pro fim e monta em cima de um papelão. Na hora do jantar, levanta tudo e ninguém precisa desmontar.'],
        ['Pra mim, o melhor é quem passa, encaixa uma peça e vai embora com cara de gênio.'],
      ],
    },
    funny: {
      openings: [
        'O gato e a peça que falta: {topic}.',
        'O céu azul e outras provas de paciência: {topic}.',
        'Quem escondeu a última peça {do topic}?',
      ],
      steps: [
        ['Todas as peças estão encaixadas, menos uma. A que falta está no cachorro, no sofá ou no bolso do tio.'],
        ['Peça pequena cai sem fazer barulho e gruda na meia. Assim ela viaja pela casa e some por semanas.'],
        ['Monte sobre uma toalha clara e conte as peças ao guardar. E revise as meias de todo mundo.'],
        ['Meses depois, a peça aparece numa gaveta de talheres. Ninguém sabe de nada, e todos olham para o tio.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco por dia, até a imagem aparecer: {topic}.',
        'O costume de montar junto: {topic}.',
        'A última peça tem dono: {topic}.',
      ],
      steps: [
        ['Ficou na mesa por duas semanas, e cada um encaixava algumas peças ao passar. Terminou numa noite, com todos em volta.'],
        ['Numa montagem longa, o avanço de cada dia é pequeno e fica à vista. Ninguém precisa fazer tudo.'],
        ['Reserve um canto da mesa ou uma bandeja grande e combine dez minutos por dia. Em poucas noites a figura aparece.'],
        ['Depois de pronto, muita gente desmonta e guarda. O que fica é a lembrança de quem estava na mesa.'],
      ],
    },
  },
}
