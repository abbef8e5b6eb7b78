import type { ProductType } from '../product-type.ts'

export const terrarium: ProductType = {
  nouns: ['terrário', 'minijardim'],
  asks: ['onde vai ficar', 'se bate luz no lugar', 'se é para você ou para presente'],
  questions: {
    sale: ['Onde você colocaria na sua casa?', 'Mesa do trabalho ou estante da sala?'],
    content: ['Que paisagem você faria em miniatura?', 'Você é de regar demais ou de esquecer?'],
  },
  emojis: ['🪴', '🌿', '🌱'],
  hashtags: ['terrario', 'terrarios', 'minijardim', 'terrariodeplantas', 'terrariofechado', 'plantas', 'minijardins'],
  sale: {
    professional: {
      openings: [
        'Um jardim inteiro num palmo de mesa: {topic}.',
        '{O topic} {traz/trazem} uma paisagem para dentro de casa.',
        'Para quem tem pouco espaço e gosta de verde: {topic}.',
      ],
      steps: [
        ['O apartamento não tem quintal, e a varanda mal abriga o varal. Na estante, porém, ainda cabe uma paisagem pequena.', 'A visita chega perto, abaixa a cabeça e procura os detalhes. Encontra uma pedra, um caminho, uma folha menor que a unha.'],
        ['Em pouco espaço, cada planta e cada pedra têm lugar pensado. O olho passeia ali como se fosse um jardim grande.'],
        ['É presente para quem mora em apartamento, para a mesa do escritório, para professores e para quem gosta de miniaturas.'],
        ['Antes de escolher, veja a luz do lugar. Claridade perto da janela ajuda, e sol forte direto costuma castigar as plantas.'],
      ],
    },
    casual: {
      openings: [
        'Cabe um jardim na sua mesa, sim: {topic}.',
        'Olha de pertinho {o topic}.',
        'Pra quem queria um quintal e tem uma estante: {topic}.',
      ],
      steps: [
        ['A gente queria quintal e ganhou uma janela. Dá pra ter um pedacinho de mato mesmo assim, em cima da mesa.', 'Toda vez que alguém chega perto, abaixa pra olhar. Parece que a pessoa quer entrar e dar uma volta.'],
        ['O que eu acho mais gostoso é ficar procurando os detalhes. Tem sempre uma pedrinha ou folha que a gente não tinha visto.'],
        ['Fica lindo na mesa do trabalho, na estante, no quarto. E é um presente que quase ninguém espera ganhar.'],
        ['Me conta onde vai ficar e se bate sol. Com isso a gente já sabe o que vai gostar de morar ali.'],
      ],
    },
    funny: {
      openings: [
        'O único jardim sem vizinho dando palpite: {topic}.',
        '{O topic} {dispensa/dispensam} cortador de grama.',
        'Um sítio sem estrada de terra: {topic}.',
      ],
      steps: [
        ['A pessoa queria um sítio e conseguiu um do tamanho de uma tigela. A vantagem é que não precisa de caseiro.', 'A visita olha tão de perto que embaça tudo. Depois pergunta se pode morar ali, perto da pedra maior.'],
        ['É um jardim que se rega sentado, se poda com tesourinha e se visita de pijama. Difícil achar outro assim.'],
        ['Serve para a colega de trabalho, para o amigo de apartamento e para quem já não tem onde pôr mais um vaso.'],
        ['Escolha um lugar alto se houver gato em casa. Gato entende de paisagem e gosta de deitar no meio dela.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar de um jardim do tamanho da sua casa: {topic}.',
        '{O topic} para olhar de perto no meio do dia.',
        'Um pedaço de verde na mesa de quem trabalha: {topic}.',
      ],
      steps: [
        ['No intervalo do trabalho, alguém desvia os olhos da tela e repara numa folha nova. A pausa durou um minuto.', 'O pai e a filha escolheram juntos o lugar na estante. Agora são dois conferindo se a terra está seca.'],
        ['Montar uma paisagem pequena pede pinça, calma e olho bom. Cada planta é posta pensando em como vai crescer.'],
        ['Combina com quem está começando a cuidar de plantas e com quem já tem muitas e quer olhar de outro jeito.'],
        ['Pense num lugar por onde você passa todo dia. O que está à vista é lembrado na hora da rega.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Menos água do que parece: {topic}.',
        'Luz, rega e limpeza {do topic}.',
        'O cuidado certo com plantas em miniatura: {topic}.',
      ],
      steps: [
        ['Num recipiente pequeno, meio copo de água parece pouco. Sem furo embaixo, ela fica parada justamente na raiz.', 'Muita gente põe na janela de sol forte para agradar as plantas, e em poucos dias as folhas aparecem queimadas.'],
        ['Pouca terra encharca e aquece depressa. E vidro ao sol funciona como estufa e esquenta ainda mais.'],
        ['Regue com colher ou borrifador, em pequenas quantidades, e sinta a terra com o dedo antes. Prefira claridade sem sol direto.'],
        ['Quem monta pensa na água de cada planta. As que gostam de secura e as que gostam de umidade não dividem o mesmo espaço.'],
      ],
    },
    casual: {
      openings: [
        'Rega de colherzinha: {topic}.',
        'Antes de pôr no sol, lê isso sobre {topic}.',
        'O cuidado que quase todo mundo esquece: {topic}.',
      ],
      steps: [
        ['A gente rega como se fosse vaso grande, e a água não tem pra onde ir. Dá pra ver até o laguinho no fundo.', 'Sol é bom pra planta, né? Então a gente põe tudo na janela do meio-dia e faz uma sopinha de folhas.'],
        ['Em lugar pequeno, tudo acontece mais rápido. A terra encharca com pouco, e o calor do sol sobe num instante.'],
        ['Usa uma colher pra regar e para antes de achar que já deu. E deixa perto da janela, sem sol batendo direto.'],
        ['Eu tiro folha seca com pinça, bem devagar. Vira um momento gostoso, parece que a gente tá cuidando de um parque.'],
      ],
    },
    funny: {
      openings: [
        'O gato deitou na paisagem: {topic}.',
        'Um dinossauro foi visto perto {do topic}.',
        'Jardineiro de pinça na mão: {topic}.',
      ],
      steps: [
        ['Alguém da família pôs um dinossauro de plástico no meio da paisagem. Ninguém confessou, e ficou ótimo.', 'A tia regou por gentileza, com a jarra. Agora o jardim tem vista para o lago.'],
        ['Miniatura engana o olho, e a mão continua grande. O copo de água que parece gota vira enchente lá dentro.'],
        ['Se exagerar na água, incline um pouco, encoste papel absorvente e deixe num lugar claro e arejado. E recolha a jarra.'],
        ['Com o tempo, todos têm um canto preferido naquele jardim. O do tio é perto do dinossauro.'],
      ],
    },
    motivational: {
      openings: [
        'Olhar de perto todos os dias: {topic}.',
        'Uma paisagem que muda devagar: {topic}.',
        'A folha que ontem não estava ali: {topic}.',
      ],
      steps: [
        ['A menina fez uma lupa com as mãos e ficou dez minutos olhando. Descobriu um broto antes de todo mundo.', 'A professora levou um para a sala de aula. Cada semana, um aluno cuida da rega e conta aos outros o que mudou.'],
        ['Plantas pequenas também crescem, e quem olha sempre percebe a diferença. Uma folha a mais muda a paisagem inteira.'],
        ['Escolha um dia da semana para tirar folhas secas e girar o recipiente. Cinco minutos bastam.'],
        ['Quem monta esses jardins guarda galhos, pedras e ideias de cada passeio. A paisagem começa na caminhada.'],
      ],
    },
  },
}
