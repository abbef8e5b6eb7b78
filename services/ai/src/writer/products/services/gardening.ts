import type { ProductType } from '../product-type.ts'

export const gardening: ProductType = {
  nouns: ['jardinagem', 'manutenção de jardim', 'corte de grama'],
  asks: ['o tamanho da área', 'se tem animais no quintal', 'o que você gostaria de fazer nesse espaço'],
  questions: {
    sale: ['O que você faria com um quintal em ordem?', 'Seu quintal é mais grama, vaso ou árvore?'],
    content: ['Qual planta do seu quintal tem história?', 'Quem cuida do jardim na sua casa?'],
  },
  emojis: ['🌿', '✂️', '🌳'],
  hashtags: ['jardinagem', 'jardineiro', 'jardim', 'manutencaodejardim', 'cortedegrama', 'jardins', 'gramado'],
  sale: {
    professional: {
      openings: [
        'O quintal volta a ser lugar de ficar: {topic}.',
        'Verde cuidado na porta de casa: {topic}.',
        'Para o jardim não virar tarefa da sua folga: {topic}.',
      ],
      steps: [
        ['O mato subiu, a mangueira sumiu no meio da grama e a cadeira do quintal está sem uso. O espaço ainda está lá.', 'Em poucas semanas de chuva e calor, o jardim cresce mais que o tempo livre. Quando se vê, já cobriu o caminho.'],
        ['Cortar na altura certa e na época certa deixa as plantas mais firmes. Com cuidado regular, o jardim não chega a fechar.'],
        ['Atende quem viaja muito, quem trabalha o dia todo, quem cuida de um imóvel fechado e quem vai receber a família.'],
        ['Para combinar, envie fotos e a medida aproximada da área. Diga se há árvores altas, animais soltos e o que fazer com as folhas.'],
      ],
    },
    casual: {
      openings: [
        'Pra quando o mato tá ganhando: {topic}.',
        'Pra usar o quintal de novo: {topic}.',
        'Seu jardim tá pedindo uma mãozinha: {topic}.',
      ],
      steps: [
        ['Choveu duas semanas, fez sol três dias, e a grama passou do tornozelo. Agora o cachorro some lá dentro.', 'A ideia era tomar café no quintal. Hoje precisa de coragem pra atravessar até o varal.'],
        ['Jardim cuidado dá menos trabalho que jardim largado. Cada planta tem a hora e a altura de cortar.'],
        ['É bom pra quem trabalha muito, pra quem tem casa de praia ou sítio e pra quem vai fazer churrasco com visita.'],
        ['Me manda foto e o tamanho da área. Se tem planta que você adora, avisa, que nela a gente mexe com mais cuidado.'],
      ],
    },
    funny: {
      openings: [
        'Foi visto um varal no meio do mato: {topic}.',
        'O gnomo do jardim pede socorro: {topic}.',
        'O cachorro se perde no caminho do portão: {topic}.',
      ],
      steps: [
        ['A bola caiu na grama em janeiro e ninguém mais teve notícia. A família já comprou outra e perdeu também.', 'Você disse que ia cortar no próximo feriado. A grama ouviu, agradeceu e cresceu mais um pouco.'],
        ['Depois do corte, o quintal devolve tudo: a bola, o chinelo, o pote da vizinha. Parece caça ao tesouro.'],
        ['Para quem tem criança, cachorro, churrasqueira ou uma visita que repara em tudo e comenta no portão.'],
        ['Mande foto e não precisa se explicar. Conte se há cachorro solto, formigueiro ou qualquer morador que já se sinta dono.'],
      ],
    },
    motivational: {
      openings: [
        'Um quintal para a família usar: {topic}.',
        'Cuidado que aparece a cada estação: {topic}.',
        'O jardim que você começou merece atenção: {topic}.',
      ],
      steps: [
        ['A jabuticabeira foi plantada pelo avô. Cuidar do quintal é um jeito de continuar sentando à sombra dela.', 'As primeiras mudas foram plantadas na semana da mudança. O trabalho cresceu, o tempo encolheu, e o jardim continua importante.'],
        ['Planta responde devagar e sempre. Um corte bem feito hoje aparece em folha nova daqui a algumas semanas.'],
        ['Serve para a casa da família, a calçada do comércio, o sítio e o condomínio onde as crianças brincam.'],
        ['Diga o que você gostaria de fazer no espaço: sentar, brincar, colher. O cuidado parte desse desejo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura do corte faz diferença: {topic}.',
        'Cortar pouco e sempre: {topic}.',
        'O que olhar antes de cortar: {topic}.',
      ],
      steps: [
        ['Para ganhar tempo, muita gente corta a grama rente ao chão. Em poucos dias, surgem falhas amarelas e mato no meio.'],
        ['A folha alimenta a raiz. Sem folha suficiente, a grama enfraquece, e o mato aproveita o espaço que sobrou.'],
        ['Corte no máximo um terço da altura por vez, com lâmina afiada. Nos arbustos que florescem, faça a poda depois da flor.'],
        ['Quem trabalha com jardim olha primeiro o sol e o vento. A tesoura só sai do bolso depois dessa volta.'],
      ],
    },
    casual: {
      openings: [
        'Não raspa a grama, por favor: {topic}.',
        'O que quase todo mundo erra no quintal: {topic}.',
        'Um pouquinho por vez: {topic}.',
      ],
      steps: [
        ['A gente deixa crescer demais e depois corta tudo de uma vez, bem baixinho. A grama fica amarela e a gente culpa o sol.'],
        ['É a folha que alimenta a planta. Se tirar tudo, ela gasta a força rebrotando e o mato chega primeiro.'],
        ['Corta só um terço por vez e rega cedo, antes do sol forte. Se a planta dá flor, espera a flor cair pra podar.'],
        ['Eu gosto do cheiro de grama cortada e daquele passarinho que aparece logo depois, procurando bicho.'],
      ],
    },
    funny: {
      openings: [
        'O vizinho já cortou a dele: {topic}.',
        'Conselhos do vizinho por cima do muro: {topic}.',
        'A floresta começou como jardim: {topic}.',
      ],
      steps: [
        ['Existe um momento em que o jardim muda de nome. A família chama de natureza, e o condomínio chama de advertência.'],
        ['Mato tem agenda melhor que a nossa: cresce de dia, cresce de noite e não tira feriado. Vence pela frequência.'],
        ['Vinte minutos por semana evitam a guerra do mês. Arranque os matinhos depois da chuva, quando a raiz sai inteira.'],
        ['Quem trabalha com jardim já encontrou bola, celular e dentadura no meio do verde. A dentadura foi devolvida com discrição.'],
      ],
    },
    motivational: {
      openings: [
        'Jardim se faz um pouco por vez: {topic}.',
        'O que a terra devolve: {topic}.',
        'As mãos que cuidam do verde: {topic}.',
      ],
      steps: [
        ['No primeiro ano foram só três mudas magras. Hoje as crianças da rua param para ver se a pitanga amadureceu.'],
        ['Jardim cresce de cuidado repetido: água, corte, espera. A estação seguinte mostra o que foi feito na anterior.'],
        ['Escolha um canto pequeno e cuide só dele por um mês. Depois estenda para o canteiro do lado.'],
        ['Quem cuida de jardins trabalha cedo, com a roupa úmida de orvalho, e conhece cada quintal pelo cheiro da terra.'],
      ],
    },
  },
}
