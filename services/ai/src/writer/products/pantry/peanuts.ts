import type { ProductType } from '../product-type.ts'

export const peanuts: ProductType = {
  nouns: ['amendoim', 'amendoim torrado', 'amendoim cozido', 'amendoim doce', 'amendoim caramelizado', 'amendoim crocante', 'amendoim temperado', 'amendoim japonês', 'amendoim com casca'],
  asks: ['se prefere salgado ou doce', 'quantas pessoas vão petiscar', 'se é para o jogo, para a festa ou para casa'],
  questions: {
    sale: ['Salgado ou doce?', 'No jogo, na praia ou na festa junina?'],
    content: ['Você come de um em um ou de punhado?', 'Qual petisco combina com jogo na televisão?'],
  },
  emojis: ['🥜', '⚽', '🎉'],
  hashtags: ['amendoim', 'amendoimtorrado', 'amendoimdoce', 'amendoimcrocante', 'petiscos', 'petisco', 'festajunina'],
  sale: {
    professional: {
      openings: [
        'Para o jogo, a praia e a roda de amigos: {topic}.',
        'Um petisco brasileiro de toda hora: {topic}.',
        '{O topic} {aparece/aparecem} e a conversa engrena.',
      ],
      steps: [
        ['O jogo começa em dez minutos, os amigos já estão no sofá e a mesa está vazia. Uma tigela de amendoim resolve.', 'No fim da tarde, o vendedor passa com o cestinho e o bar inteiro estende a mão. Quem prova um quer o pacote.'],
        ['Um petisco fácil de dividir passa de mão em mão sem precisar de prato. Cada punhado puxa outro, e a conversa agradece.'],
        ['{Acompanha/Acompanham} jogo, filme, festa de junho, piquenique e fila comprida. Até a criança ajuda a encher as tigelas.'],
        ['Considere quantos vão petiscar e por quanto tempo. Para uma partida inteira, com prorrogação, convém ter duas tigelas.'],
      ],
    },
    casual: {
      openings: [
        'O jogo vai começar e já tem {topic}.',
        'Uma tigelinha no sofá: {topic}.',
        'Quem resiste a {topic}?',
      ],
      steps: [
        ['Televisão ligada, todo mundo espremido no sofá e uma tigela no meio. No primeiro gol, já precisou encher de novo.', 'Lembra do moço passando com o cestinho no fim da tarde? A gente ouvia de longe e já ia contando as moedas.'],
        ['É fácil de agradar, não suja prato e todo mundo conhece. Pega um punhado, conversa, pega outro.'],
        ['{Vai/Vão} no jogo, na praia, na quermesse, no recreio e na espera do ônibus. E na mesa do boteco, claro.'],
        ['Me fala quantos vêm e se o povo é de doce ou de salgado. Pra dia de jogo, eu faria uma tigela reserva.'],
      ],
    },
    funny: {
      openings: [
        'Prorrogação e a tigela vazia: {topic}.',
        'Comer só um pouco {do topic} continua sendo lenda.',
        'O juiz apitou, mas ninguém largou {o topic}.',
      ],
      steps: [
        ['No lance do pênalti, a mão parou no ar, cheia. Quando a bola entrou, choveu amendoim na sala inteira.', 'A pessoa jura que vai pegar o último. Cinco últimos depois, ainda negocia com a tigela.'],
        ['Ninguém sabe parar porque nunca existe o punhado perfeito. Um vem pequeno, o outro vem grande, e é preciso corrigir.'],
        ['{Serve/Servem} para futebol, novela, carteado e para o avô que cochila sentado e acorda com o barulho do pacote.'],
        ['Conte as pessoas, o tempo de jogo e os acréscimos. O amendoim acaba sempre antes do apito.'],
      ],
    },
    motivational: {
      openings: [
        'De mesa em mesa, de cestinho no braço: {topic}.',
        'A roda de amigos merece {topic}.',
        'Coisa simples que reúne gente: {topic}.',
      ],
      steps: [
        ['Muita família pagou estudo de filho com cestinho de amendoim e sola de sapato. Quem comprou ajudou sem saber.', 'Juntar os irmãos na mesma sala é cada vez mais raro. Um jogo na televisão e algo para petiscar já são um convite.'],
        ['Do pé ao pacote houve colheita, sol, fogo e mão que escolhe. O que parece simples passou por muita gente.'],
        ['Vale para a turma da obra na pausa, para a equipe que fez hora extra e para os vizinhos na calçada.'],
        ['Antes de escolher, pergunte à turma: doce ou salgado? A discussão já começa a festa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fruto da terra, e não da árvore: {topic}.',
        'Curiosidades sobre {o topic}.',
        'Da flor à vagem, a história {do topic}.',
      ],
      steps: [
        ['Muita gente imagina o amendoim pendurado num galho, como a castanha. A surpresa vem quando vê a planta arrancada.', 'Parece castanha, serve-se como castanha e fica na mesma prateleira. No campo, porém, o amendoim é parente do feijão.'],
        ['Depois da flor, a planta enfia um fio na terra, e a vagem cresce lá embaixo. Por isso a colheita é puxar pela raiz.'],
        ['Para servir torrado em casa, aqueça alguns minutos no forno antes e deixe esfriar, que a crocância volta. Cozido, come-se logo.'],
        ['Povos daqui já plantavam amendoim muito antes de 1500. Hoje ele está em petiscos do mundo inteiro.'],
      ],
    },
    casual: {
      openings: [
        'Você sabia isso aqui? Fala de {topic}.',
        'Debaixo da terra {nasce/nascem} {o topic}, acredita?',
        'Papo de boteco com fundamento: {topic}.',
      ],
      steps: [
        ['Tem muita gente que jura que amendoim dá em árvore. Quando vê o pé arrancado, com terra e tudo, nem acredita.', 'Todo mundo põe amendoim na turma das castanhas. Só que na roça ele anda mesmo é com o feijão.'],
        ['A flor aparece em cima, depois desce um fiozinho que entra no chão, e a vagem cresce escondida. É bonito de ver.'],
        ['Se o torrado murchou, uns minutos de forno e deixa esfriar na assadeira. O cozido é melhor comer no mesmo dia.'],
        ['Nossa terra já conhecia amendoim antes de qualquer caravela. Petisco mais brasileiro que esse eu não sei.'],
      ],
    },
    funny: {
      openings: [
        'Aula de botânica na mesa do bar: {topic}.',
        'O especialista da mesa explica {o topic}.',
        'Da terra direto para o pênalti: {topic}.',
      ],
      steps: [
        ['Na mesa do bar, alguém sempre afirma que amendoim dá em árvore. Outro discorda, e a rodada seguinte é apostada.', 'O amendoim doce entra na festa de criança e sai no bolso do avô. O bolso guarda lembrança até a próxima lavagem.'],
        ['O amendoim é primo do feijão e cresce enterrado, longe dos comentários. Sai da terra só quando o jogo está para começar.'],
        ['Sirva em tigelas pequenas e espalhadas, para que ninguém sente em cima da única. Isso evita manobras no sofá.'],
        ['O grão que rola para debaixo do sofá não volta. Vai se juntar aos outros, numa colônia que só a mudança revela.'],
      ],
    },
    motivational: {
      openings: [
        'Puxar da terra e sacudir: {topic}.',
        'O cestinho que sustentou muita casa: {topic}.',
        'Crescer escondido, como {o topic}.',
      ],
      steps: [
        ['O vendedor conhece cada bar da avenida e cada freguês pelo nome. Ao fim do dia, andou mais que muito atleta.', 'Na roça, a colheita reúne a família: um puxa, outro sacode a terra, as crianças catam o que caiu.'],
        ['A planta floresce em cima e trabalha embaixo da terra, onde ninguém vê. Só na colheita se descobre o resultado.'],
        ['Se tiver um vaso fundo, plante alguns grãos crus e espere. As crianças gostam de ver a flor descer ao chão.'],
        ['Um petisco tão comum quase não recebe atenção. Mas reúne desconhecidos em volta da mesma tigela como poucos.'],
      ],
    },
  },
}
