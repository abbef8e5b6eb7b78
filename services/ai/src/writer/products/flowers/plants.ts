import type { ProductType } from '../product-type.ts'

export const plants: ProductType = {
  nouns: ['planta', 'plantinha', 'orquídea', 'violeta', 'samambaia', 'folhagem', 'muda', 'vaso de flor', 'vaso de planta', 'cachepô com planta'],
  asks: ['se bate sol no lugar', 'se você lembra de regar', 'se é para casa ou para presente'],
  questions: {
    sale: ['Em que janela da sua casa ela ficaria?', 'Sol ou sombra na sua varanda?'],
    content: ['Quantas plantas moram com você?', 'Você conversa com as suas plantas?'],
  },
  emojis: ['🪴', '🌿', '🌱'],
  hashtags: ['plantas', 'plantasemcasa', 'plantinhas', 'floricultura', 'plantasornamentais', 'jardim', 'plantasdecorativas', 'urbanjungle'],
  sale: {
    professional: {
      openings: [
        'Para o canto que pede um pouco de verde: {topic}.',
        '{O topic} {muda/mudam} o jeito de olhar para a sala.',
        'Uma companhia que cresce junto com a casa: {topic}.',
      ],
      steps: [
        ['A sala já tem sofá, quadro e tapete, e um canto continua parado. Quando chega o verde, o lugar parece habitado.', 'De manhã, com o café na mão, muita gente vai primeiro à janela ver as plantas. O dia começa ali.'],
        ['Uma planta muda com o tempo: abre uma folha, solta um broto, vira para a luz. A casa ganha alguma coisa para acompanhar.'],
        ['É um presente que fica. Serve para quem se mudou, para a mãe que tem varanda e para a mesa de trabalho.'],
        ['Antes de escolher, repare na luz do lugar e no tempo que você tem para regar. As duas respostas indicam a planta certa.'],
      ],
    },
    casual: {
      openings: [
        'A sua janela está pedindo {um topic}.',
        'Chegou verde novo pra sua casa: {topic}.',
        'Cuidado, que {o topic} {vicia/viciam}.',
      ],
      steps: [
        ['Você muda o sofá, muda o tapete, muda o quadro e a sala continua sem graça. Põe uma planta ali e me conta.', 'A gente começa com um vaso na janela e logo está conversando com ele na hora do café. Acontece nas melhores casas.'],
        ['O que eu acho mais bonito é que planta não fica igual. Cada folha que abre vira assunto e foto pro grupo da família.'],
        ['Dá pra levar de presente pra quem se mudou, pôr na mesa do trabalho ou alegrar aquele cantinho da varanda.'],
        ['Me conta se bate sol no lugar e se você costuma lembrar da rega. Com isso a gente acerta a escolha.'],
      ],
    },
    funny: {
      openings: [
        'Cabe mais um vaso, sempre cabe: {topic}.',
        '{O topic} não {late/latem}, mas já {tem/têm} apelido.',
        'Só uma para a varanda, ele disse: {topic}.',
      ],
      steps: [
        ['Você foi comprar só uma planta. Agora existe uma escala de rega na geladeira e a visita precisa pedir licença para sentar.', 'Quem gosta de planta dá bom-dia para os vasos antes de falar com gente. E dependendo da gente, faz sentido.'],
        ['Planta não responde, não atrasa e não fala de política no almoço. No máximo, vira a folha para o outro lado.'],
        ['Serve para a mãe que já tem quarenta e diz que não cabe mais nenhuma. Ela vai achar um lugar em dez segundos.'],
        ['Antes de escolher, olhe o sol da janela e combine quem rega nas férias. Deixar com o vizinho exige certa diplomacia.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco de verde para cuidar todo dia: {topic}.',
        '{O topic} para quem gosta de ver crescer.',
        'Da primeira folha ao vaso maior: {topic}.',
      ],
      steps: [
        ['Depois de um dia cheio, alguém chega, larga a bolsa e vai molhar as plantas. São cinco minutos que ninguém interrompe.', 'O apartamento era branco e vazio no dia da mudança. Uma planta na janela foi a primeira coisa que deu cara de casa.'],
        ['Planta mostra quando está contente. Uma folha nova aparece semanas depois, e a gente sabe que acertou no lugar e na rega.'],
        ['Combina com quem está começando e com quem aprendeu com a avó. Em cada casa, alguém vira o responsável pela rega.'],
        ['Para acertar, comece pela luz que você já tem em casa. É mais fácil escolher a planta pelo lugar que o contrário.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que as folhas contam a quem observa: {topic}.',
        'Antes de regar, um olhar atento para {o topic}.',
        'Rega, luz e paciência: {topic}.',
      ],
      steps: [
        ['A planta estava ótima na loja e, em casa, perdeu folhas na primeira semana. Quase sempre a culpa vai para a rega.'],
        ['Mudança de luz e de lugar cansa a planta, e ela solta folhas até se acostumar. Água demais nessa hora só atrapalha.'],
        ['Encoste o dedo na terra: se sair limpo e seco, é hora de regar. Depois, jogue fora a água que sobra no pratinho.'],
        ['Quem cultiva aprende a olhar o verso da folha. É ali que um problema aparece primeiro, quando ainda é simples de resolver.'],
      ],
    },
    casual: {
      openings: [
        'Um jeito simples de não errar a rega {do topic}.',
        'O que a gente aprende errando com {o topic}.',
        'Vamos falar de folha amarela: {topic}.',
      ],
      steps: [
        ['Sabe a planta que vive feliz na casa da sua mãe e definha na sua? Não é você, é a janela dela.'],
        ['Cada casa tem uma luz, um vento e um calor. A mesma planta bebe mais numa janela e menos na outra.'],
        ['Antes de regar, bota o dedo na terra. Se tá úmida, espera. E vira o vaso de vez em quando, que a planta cresce mais reta.'],
        ['Eu tenho mania de olhar as plantas antes de dormir. Quando aparece uma folha nova, quero contar pra alguém na mesma hora.'],
      ],
    },
    funny: {
      openings: [
        'Verdades que só entende quem tem {topic}.',
        'Bastidores de uma varanda cheia: {topic}.',
        'O drama das férias tem nome: {topic}.',
      ],
      steps: [
        ['Você rega, conversa, muda de janela, e a planta amarela. Sua mãe esquece a dela no quintal, e parece capa de revista.'],
        ['No quintal da sua mãe tem luz e vento de sobra. E ela, ao contrário de você, não rega de hora em hora.'],
        ['Faça o teste do dedo antes de cada rega. Se a terra ainda sujar o dedo, guarde o regador e vá ver série.'],
        ['Quem trabalha com plantas também perde algumas. A diferença é que já aprendeu a fazer cara de quem estava estudando o caso.'],
      ],
    },
    motivational: {
      openings: [
        'A alegria de uma folha nova: {topic}.',
        'Plantar, regar e olhar: {topic}.',
        'O tempo de quem cuida {do topic}.',
      ],
      steps: [
        ['Há semanas em que nada muda no vaso. Numa manhã comum, uma ponta verde aparece e a pessoa chama a casa inteira.'],
        ['Plantas trabalham primeiro na raiz, onde ninguém vê. Quando a folha sai, o esforço já vinha de longe.'],
        ['Escolha um dia fixo para olhar os vasos com calma: limpar o pó das folhas, girar, tirar o que secou.'],
        ['Quem cultiva reconhece o cheiro da terra molhada e o peso de um vaso seco. São saberes que passam pela mão.'],
      ],
    },
  },
}
