import type { ProductType } from '../product-type.ts'

export const ambrosia: ProductType = {
  nouns: ['ambrosia', 'ambrosia caseira'],
  asks: ['quantas pessoas vêm', 'se é para a sobremesa ou para o café', 'se gosta de doce bem doce'],
  questions: {
    sale: ['No almoço de família ou no café da tarde?', 'Na taça ou direto da compoteira?'],
    content: ['Quem fazia esse doce na sua família?', 'Qual doce de compoteira você mais lembra?'],
  },
  emojis: ['🥚', '🥄', '💛'],
  hashtags: ['ambrosia', 'docedeovos', 'docescaseiros', 'docestradicionais', 'docesdefazenda', 'sobremesa', 'docesmineiros'],
  sale: {
    professional: {
      openings: [
        'Cor de ouro na compoteira: {topic}.',
        '{O topic} {pede/pedem} colher pequena e pouca pressa.',
        'Um doce de mesa antiga para o almoço de hoje: {topic}.',
      ],
      steps: [
        ['O almoço terminou, a toalha continua na mesa e alguém traz a compoteira de vidro. A conversa recomeça com a colher.', 'Na cristaleira, as taças esperavam uma ocasião. Um doce amarelo, servido em pequenas porções, já é razão suficiente.'],
        ['A calda rica e o sabor de gema pedem apenas um pouco por vez. Uma colherada enche a boca e fica na lembrança.'],
        ['{Encerra/Encerram} bem o almoço de família, a visita demorada e a ceia. {Agrada/Agradam} a quem cresceu com doces de tacho.'],
        ['Calcule duas ou três colheres por pessoa, porque é um doce intenso. Se houver outras sobremesas, menos ainda.'],
      ],
    },
    casual: {
      openings: [
        'Compoteira na mesa e olho brilhando: {topic}.',
        'Sobremesa com cara de casa de vó: {topic}.',
        'Colherinha na mão, que tem {topic}.',
      ],
      steps: [
        ['Depois do almoço, quando todo mundo diz que tá satisfeito, chega a compoteira. E de repente ninguém tá satisfeito.', 'Quem nunca ficou olhando um vidro de doce amarelo na geladeira de uma tia? Tem doce que a gente namora de longe.'],
        ['É ovo, açúcar e paciência numa colherada que desce macia e enche a boca. A gente come pouquinho e fica falando disso a tarde toda.'],
        ['{Vai/Vão} no almoço de família, no café da tarde, na ceia e na visita da comadre. Com um cafezinho sem açúcar, então.'],
        ['Me fala quantos vêm pra sobremesa e se o pessoal é bem de doce. Duas colherinhas pra cada costumam chegar.'],
      ],
    },
    funny: {
      openings: [
        'A colher grande foi proibida: {topic}.',
        'Uma colherinha de cada vez, doze vezes: {topic}.',
        'Ninguém dorme enquanto houver {topic}.',
      ],
      steps: [
        ['A família jurou que ia provar só uma colherinha. A compoteira voltou para a cozinha limpa como taça de vitrine.', 'De madrugada, a luz da geladeira acendeu quatro vezes. Pela manhã, quatro colheres na pia e nenhum suspeito.'],
        ['É doce de dar silêncio, daqueles em que ninguém consegue falar de política. Já se pensou em servir antes das reuniões.'],
        ['{Serve/Servem} para almoço, ceia, visita e para a sogra que diz que o dela é melhor e repete para confirmar.'],
        ['Calcule por colherinhas e esconda a compoteira grande. À vista, ela vira um convite aberto.'],
      ],
    },
    motivational: {
      openings: [
        'Doce de tacho, feito com demora: {topic}.',
        'Pôr na mesa a receita da família: {topic}.',
        'Quem herda um caderno de receitas conhece {o topic}.',
      ],
      steps: [
        ['A receita está escrita num caderno de capa mole, com manchas de gema. Fazer de novo é conversar com quem escreveu.', 'Servir na compoteira que era da família faz o almoço mudar de tom. Os mais velhos contam histórias que ninguém conhecia.'],
        ['Ovo, açúcar e fogo baixo não perdoam distração. Um instante a mais e o ponto se perde.'],
        ['É um agrado para a madrinha, para a vizinha antiga e para quem perdeu o caderno de receitas numa mudança.'],
        ['Escolha as taças antes do doce. Uma sobremesa assim pede colher pequena, mesa posta e tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que talha, e por que está certo: {topic}.',
        'Ovo, calda e fogo: {topic}.',
        'O jeito de servir {o topic}.',
      ],
      steps: [
        ['Quem faz pela primeira vez vê os grumos se formando e pensa que estragou. Neste doce, é assim mesmo.', 'Servir em porções grandes, como pudim, cansa logo o paladar. É um doce de colherada curta.'],
        ['O ovo cozinha no leite com açúcar e se separa em pedaços macios na calda. O fogo forte endurece, o brando mantém a maciez.'],
        ['Sirva frio ou em temperatura ambiente, em taças pequenas, e guarde na geladeira em pote bem fechado.'],
        ['Veio de Portugal, de uma doçaria que usava ovos em abundância. No Brasil, ganhou o tacho das fazendas.'],
      ],
    },
    casual: {
      openings: [
        'Parece que talhou? Calma, é assim: {topic}.',
        'O fogo baixinho manda {no topic}.',
        'Papo de compoteira: {topic}.',
      ],
      steps: [
        ['Viu os gruminhos se formando e achou que perdeu tudo? Nesse doce, é o ponto chegando.', 'Muita gente enche o prato e desiste na metade. É doce de colherinha, pra ir comendo devagar.'],
        ['O ovo cozinha no leite com açúcar e vai juntando em pedacinhos macios. Fogo alto endurece, aí perde a graça.'],
        ['Fogo baixo o tempo todo, sem largar a colher. Depois geladeira e taça pequena, que rende mais e fica bonito.'],
        ['Doce amarelo em vidro transparente é a coisa mais linda numa mesa. Quem precisa de flor no centro?'],
      ],
    },
    funny: {
      openings: [
        'A gema não dorme: {topic}.',
        'Grumos suspeitos, veredito inocente: {topic}.',
        'A compoteira foi flagrada vazia, culpa {do topic}.',
      ],
      steps: [
        ['A pessoa viu os grumos, chorou, ligou para a mãe. A mãe respondeu que era isso mesmo e que chegaria em dez minutos.', 'A dona da casa pediu colheradas pequenas. O tio obedeceu e comeu com a menor colher da casa, muitas vezes.'],
        ['Ovo no leite doce não tem meio-termo: ou fica macio, ou vira borracha amarela. Entre os dois, uma olhada no celular.'],
        ['Fogo baixo, colher de pau e telefone em outro cômodo. A gema é ciumenta e percebe tudo.'],
        ['A compoteira, depois de vazia, ainda recebe visitas. Sempre há alguém conferindo o fundo com a colher pequena.'],
      ],
    },
    motivational: {
      openings: [
        'O caderno passa de uma cozinha a outra: {topic}.',
        'Fogo brando e muita história: {topic}.',
        'Esperar o ponto sem largar a colher: {topic}.',
      ],
      steps: [
        ['Em casas antigas, o tacho reunia a família por uma tarde inteira. Falava-se de tudo enquanto a calda engrossava.', 'Há medidas escritas em pires, xícara de chá e nozes de manteiga. Traduzir um caderno antigo é um trabalho de carinho.'],
        ['O ponto não se mede em minutos, mede-se na colher. Por isso se aprende ao lado de alguém, e não no papel.'],
        ['Fotografe o caderno de receitas da família, página por página. Depois escolha uma e faça com quem se lembra dela.'],
        ['Um doce antigo na mesa é uma visita que veio de longe. Convém recebê-lo com a taça bonita.'],
      ],
    },
  },
}
