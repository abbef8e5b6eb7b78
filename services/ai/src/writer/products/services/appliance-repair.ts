import type { ProductType } from '../product-type.ts'

export const applianceRepair: ProductType = {
  nouns: ['conserto de máquina de lavar', 'conserto de geladeira', 'conserto de eletrodomésticos'],
  asks: ['a marca e o modelo do aparelho', 'o que ele está fazendo', 'desde quando começou'],
  questions: {
    sale: ['Qual aparelho faria mais falta na sua casa?', 'Tem alguma coisa fazendo barulho aí?'],
    content: ['Qual é o aparelho mais antigo da sua casa?', 'Qual eletrodoméstico você não empresta de jeito nenhum?'],
  },
  emojis: ['🔧', '🔌', '🏠'],
  hashtags: ['assistenciatecnica', 'consertodegeladeira', 'maquinadelavar', 'eletrodomesticos', 'consertodemaquinadelavar', 'tecnico', 'linhabranca'],
  sale: {
    professional: {
      openings: [
        'Antes de pensar em trocar, vale olhar: {topic}.',
        'Quando o aparelho para, a rotina sente: {topic}.',
        'A casa volta a funcionar: {topic}.',
      ],
      steps: [
        ['O aparelho parou numa noite comum, sem aviso. De manhã, a família percebe quantas coisas dependiam dele.', 'Começou com um barulho diferente, que todos preferiram não ouvir. Uma semana depois, veio a parada.'],
        ['Muitas vezes uma peça pequena para o aparelho inteiro. Um bom diagnóstico mostra se o conserto compensa antes de qualquer decisão.'],
        ['Ajuda a família grande, quem mora só, quem trabalha em casa e o pequeno comércio que depende do aparelho todo dia.'],
        ['Ao chamar, informe marca e modelo e descreva o que acontece. Um vídeo curto com o barulho ajuda muito.'],
      ],
    },
    casual: {
      openings: [
        'Tá fazendo um barulho estranho? Vem falar de {topic}.',
        'Calma, antes de comprar outro: {topic}.',
        'Pra rotina da casa voltar ao normal: {topic}.',
      ],
      steps: [
        ['A gente só descobre que ama um eletrodoméstico quando ele para. No segundo dia já dá saudade até do barulho.', 'Primeiro fez um barulhinho, depois um barulhão, depois nada. O silêncio foi o que mais assustou.'],
        ['Às vezes é uma pecinha que parou tudo. Por isso a gente olha e testa antes de falar em trocar.'],
        ['É pra família grande, pra quem mora só, pra quem cozinha pra fora e pra quem acabou de ganhar um aparelho usado.'],
        ['Me manda marca, modelo e um vídeo do barulho. Conta também o que já tentaram fazer, sem medo.'],
      ],
    },
    funny: {
      openings: [
        'Tapa do lado não é conserto: {topic}.',
        'O barulho novo não era charme: {topic}.',
        'Para o aparelho que só funciona quando quer: {topic}.',
      ],
      steps: [
        ['Toda família tem alguém que conserta com um tapa do lado. Funcionou em 2014, e a confiança continua a mesma.', 'O aparelho para a semana inteira e, quando o técnico chega, funciona lindamente. A família fica com fama de inventar.'],
        ['Desligar e ligar de novo é a primeira técnica de todo mundo. Quando ela falha, entra quem sabe o nome da peça.'],
        ['Para casas com criança, casas com visita e casas em que alguém viu um vídeo e agora sobra um parafuso.'],
        ['Filme o barulho na hora em que aparecer. Imitar depois, com a boca, rende boas risadas e pouca informação.'],
      ],
    },
    motivational: {
      openings: [
        'Consertar também é cuidar do que se tem: {topic}.',
        'O aparelho que ajuda a casa todo dia: {topic}.',
        'Mais uso para o que vocês escolheram: {topic}.',
      ],
      steps: [
        ['O aparelho foi comprado no começo do casamento e acompanhou mudança, filho e festa. Vale olhar com calma antes da despedida.', 'Quem vende o que faz em casa não pode parar nem um dia. Um aparelho em ordem é parte desse trabalho.'],
        ['Consertar exige observar: ouvir, medir, testar uma parte por vez. É um trabalho paciente, que evita descarte à toa.'],
        ['Faz diferença para quem está montando a casa, para quem ganhou um aparelho da avó e para quem vive do que produz.'],
        ['Anote quando o problema aparece: no começo, no fim, todo dia ou de vez em quando. Essa anotação já é meio diagnóstico.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pequenos hábitos que poupam o aparelho: {topic}.',
        'O que o barulho quer dizer: {topic}.',
        'Cuidados simples em casa: {topic}.',
      ],
      steps: [
        ['A máquina anda pela lavanderia, e a família põe um calço qualquer. A geladeira fica colada à parede, porque cabe.'],
        ['Aparelho fora de nível vibra e gasta as próprias peças. E o calor que a geladeira solta precisa de espaço para sair.'],
        ['Nivele os pés, deixe um palmo livre atrás da geladeira e não encha a máquina além da marca do fabricante.'],
        ['O técnico escuta antes de abrir. Chiado, batida e estalo vêm de lugares diferentes, e ele os reconhece de longe.'],
      ],
    },
    casual: {
      openings: [
        'Barulho novo em casa? Papo de {topic}.',
        'Um palmo de folga faz diferença: {topic}.',
        'Um cuidado de cinco minutos: {topic}.',
      ],
      steps: [
        ['A máquina sai andando pela área, a geladeira ronca de madrugada. A gente empurra de volta e finge que é normal.'],
        ['Aparelho fora de nível bate e gasta peça. E geladeira espremida no canto esquenta atrás e trabalha mais do que devia.'],
        ['Gira os pezinhos até parar de balançar e deixa um palmo livre atrás da geladeira. Toalha pesada lava em duas vezes.'],
        ['Depois de um tempo a gente reconhece o defeito pelo som, ainda do corredor. Cada aparelho tem o seu sotaque.'],
      ],
    },
    funny: {
      openings: [
        'O aparelho com vontade própria: {topic}.',
        'Não mexe que tá funcionando: {topic}.',
        'Manual de sobrevivência sem aparelho: {topic}.',
      ],
      steps: [
        ['Existe a porta que só fecha com o joelho, o botão que só liga com jeitinho e a pessoa que sabe os dois segredos.', 'Quando a mãe viaja, a família telefona para saber como se liga o aparelho. A explicação inclui a palavra empurrãozinho.'],
        ['A gente se acostuma com o defeito aos poucos. No começo é um incômodo, depois vira tradição da casa.'],
        ['Anote os jeitinhos e mostre ao técnico. Cada um deles aponta uma peça cansada, e quase sempre dá para resolver.'],
        ['O dia em que a porta fecha sozinha é estranho. Alguém ainda levanta o joelho por alguns meses.'],
      ],
    },
    motivational: {
      openings: [
        'O que dura tem cuidado por trás: {topic}.',
        'Entender como as coisas funcionam: {topic}.',
        'As ferramentas de quem conserta: {topic}.',
      ],
      steps: [
        ['A avó tem uma geladeira mais velha que os netos. Todo mês, limpa a borracha da porta com pano e paciência.'],
        ['Um aparelho bem cuidado passa de uma casa a outra. Limpar, nivelar e não forçar contam mais que a marca.'],
        ['Uma vez por mês, limpe a borracha da porta da geladeira e o filtro da máquina. Leva poucos minutos.'],
        ['Quem conserta gosta do momento de ligar na tomada e esperar. Se o som sai limpo, o trabalho está feito.'],
      ],
    },
  },
}
