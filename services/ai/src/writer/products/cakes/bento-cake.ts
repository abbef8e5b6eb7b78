import type { ProductType } from '../product-type.ts'

export const bentoCake: ProductType = {
  nouns: ['bento cake', 'minibolo', 'mini bolo'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'qual é o sabor preferido'],
  questions: {
    sale: ['Para quem você levaria um bolo pequeno hoje?', 'Você dividiria ou comeria tudo?'],
    content: ['Qual foi o seu último parabéns de improviso?', 'Garfo direto no bolo ou fatia no prato?'],
  },
  emojis: ['🎂', '🍰', '🕯️'],
  hashtags: ['bentocake', 'minibolo', 'bentocakes', 'minibolos', 'bentocakepersonalizado', 'bolopequeno', 'bolosdecorados'],
  sale: {
    professional: {
      openings: [
        'Comemoração pequena, cuidado de festa: {topic}.',
        '{O topic} {deixa/deixam} uma mesa pequena com cara de festa.',
        'Para um parabéns a dois ou entre poucos amigos: {topic}.',
      ],
      steps: [
        ['É aniversário de alguém no escritório e a pausa dura quinze minutos. Um bolo pequeno, uma vela, e o parabéns acontece.', 'Jantar a dois, data que só o casal lembra. Um bolo pequeno no fim da noite diz que alguém lembrou também.'],
        ['No tamanho reduzido, cada detalhe fica perto dos olhos. É um bolo inteiro, com massa e cobertura, para poucas garfadas.'],
        ['{Serve/Servem} para cargo novo no trabalho, reencontro de amigas, aniversário de namoro ou aquele dia em que só se quer comemorar sem alarde.'],
        ['Confirme quantas pessoas vão comer, porque ele é pensado para poucas. Depois, escolha o sabor preferido de quem vai ganhar.'],
      ],
    },
    casual: {
      openings: [
        'Bolo pequeno, alegria grande: {topic}.',
        'Não precisa de festa pra ter {topic}.',
        'Quem merece um parabéns com {topic} esta semana?',
      ],
      steps: [
        ['Sabe aquela amiga que diz que não quer festa? Aparece com um bolo pequeno e uma vela, que ela chora na hora.', 'Parabéns de chamada de vídeo, de cozinha do trabalho, de dois no sofá. Pra todos eles existe um bolo do tamanho certo.'],
        ['É pequeno, mas é bolo de verdade, com massa, cobertura e capricho. Dá pra comer direto de garfo, sem cerimônia.'],
        ['{Serve/Servem} pra aniversário de namoro, pra primeira semana no emprego novo e pra surpresa de dia comum, que é a melhor.'],
        ['Só pensa em quantas pessoas vão comer. Pra uma ou duas é perfeito, e pra turma inteira vale pensar num maior.'],
      ],
    },
    funny: {
      openings: [
        'Bolo inteiro só pra você, sem julgamento: {topic}.',
        'Uma festa que cabe até na geladeira cheia: {topic}.',
        'Dividir {o topic} exige contrato assinado.',
      ],
      steps: [
        ['Comer um bolo inteiro sempre pareceu exagero. Com um desse tamanho, a pessoa come o bolo todo e ainda sai elegante.', 'O parabéns do escritório é cantado em meia voz para o chefe não ouvir. O bolo, discreto, cabe atrás do monitor.'],
        ['A foto demora mais do que a sobremesa. São vinte minutos procurando a luz e três garfadas até acabar.'],
        ['Para casal sem espaço na geladeira, é a medida exata. Para casal que briga pela última fatia, peça dois.'],
        ['Antes de escolher, decida com sinceridade se você pretende dividir. Se a resposta demorou, a resposta é não.'],
      ],
    },
    motivational: {
      openings: [
        'Cada vitória no seu tamanho: {topic}.',
        'Comemorar a dois também é festa, ainda mais com {topic}.',
        'Um jeito pequeno de dizer que a data importa: {topic}.',
      ],
      steps: [
        ['Primeiro salário, chave da casa, nota que enfim saiu. Nem toda conquista tem salão de festa, e todas merecem uma vela.', 'Alguém correu a semana inteira e não reclamou nenhuma vez. Um bolo pequeno deixado na mesa mostra que outra pessoa reparou.'],
        ['Acabamento em espaço pequeno pede mão firme e olho atento. O cuidado é o mesmo de um bolo grande, visto de perto.'],
        ['Quem mora só também faz aniversário, também passa em prova, também vence a semana. Um bolo para um tem o seu lugar.'],
        ['Pense no que a pessoa acabou de conseguir e escolha a partir daí. Quanto mais simples o gesto, mais ele surpreende.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Pequeno no tamanho, detalhado no acabamento: {topic}.',
        'Por que {o topic} {conquistou/conquistaram} as comemorações de poucos convidados.',
        'O que vale observar no tamanho {do topic}.',
      ],
      steps: [
        ['Quem vê a foto costuma imaginar um bolo maior. A surpresa aparece ao vivo, e por isso vale entender o tamanho antes.', 'Existe a ideia de que bolo pequeno dá pouco trabalho. Quem já tentou alisar uma cobertura miúda sabe que não é assim.'],
        ['Na foto de perto, falta algo que sirva de comparação. E, em área pequena, cada marca da espátula fica mais visível.'],
        ['Compare o diâmetro com um objeto de casa, como um pires. Na hora de comer, deixe alguns minutos fora da geladeira.'],
        ['As comemorações ficaram menores em muitas casas, e a confeitaria acompanhou. Poucos convidados não significam pouca importância.'],
      ],
    },
    casual: {
      openings: [
        'Papo pequeno sobre bolo pequeno: {topic}.',
        'O que ninguém te conta sobre {o topic}.',
        'Ondinha torta não tem onde se esconder: {topic}.',
      ],
      steps: [
        ['Parece coisa de dez minutos, né? Pois o pequeno às vezes me prende mais tempo que um bolo de festa.'],
        ['Num bolo grande, uma ondinha na cobertura some no conjunto. No pequenininho, o olho vai direto nela.'],
        ['Se for levar no carro, deixa bem retinho e longe do sol. No colo não, que o calor da perna derrete a cobertura.'],
        ['Fico sorrindo quando penso na cara de quem abre. É pouca cobertura, mas a surpresa é enorme.'],
      ],
    },
    funny: {
      openings: [
        'Manual para comer {topic} com dignidade.',
        'Dilemas de quem ganhou {um topic}.',
        'Tamanho não é documento: {topic}.',
      ],
      steps: [
        ['O dilema é conhecido: comer na hora, guardar para depois ou fingir que não chegou nada para não ter que dividir.', 'Bolo pequeno tem uma etiqueta complicada. Se você oferece, alguém aceita, e se não oferece, todos ficam olhando para o seu garfo.'],
        ['A conta não fecha porque ele parece feito para um, mas tem cara de festa. Cara de festa atrai gente.'],
        ['A solução diplomática é oferecer com a boca já cheia. A outra pessoa recusa por educação, e todos saem bem.'],
        ['Do lado de cá, a espátula parece um remo num aquário. Quem decora respira fundo, prende o cabelo e vai.'],
      ],
    },
    motivational: {
      openings: [
        'Precisão em poucos centímetros: {topic}.',
        'Detalhe pequeno também se treina: {topic}.',
        'A paciência que cabe {no topic}.',
      ],
      steps: [
        ['Alisar uma cobertura do tamanho de um pires leva mais tentativas do que parece. A mão precisa aprender a ir devagar.'],
        ['Em espaço pequeno não há enfeite que distraia o olho. O que se vê é o cuidado de quem fez.'],
        ['Para treinar em casa, comece com um bolo baixo e cobertura fria. Faça movimentos curtos e limpe a espátula a cada volta.'],
        ['A data mais importante de alguém pode cair num dia comum. Um bolo pequeno e uma vela já dão a ela cara de festa.'],
      ],
    },
  },
}
