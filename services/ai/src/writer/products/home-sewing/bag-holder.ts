import type { ProductType } from '../product-type.ts'

export const bagHolder: ProductType = {
  nouns: ['puxa-saco'],
  asks: ['a cor da sua cozinha', 'onde vai ficar pendurado', 'se é para você ou para presente'],
  questions: {
    sale: ['Onde ficam as sacolinhas aí na sua casa?', 'Qual é a cor da sua cozinha?'],
    content: ['Quantas sacolinhas moram na sua cozinha hoje?', 'Você dobra, amassa ou dá nó na sacolinha?'],
  },
  emojis: ['🛍️', '🧵', '🏠'],
  hashtags: ['puxasaco', 'puxasacos', 'puxasacodetecido', 'organizacaodecozinha', 'cozinhaorganizada', 'portasacolas', 'costuracriativa'],
  sale: {
    professional: {
      openings: [
        '{O topic} para dar fim à gaveta que não fecha.',
        'Sacolinhas no lugar, cozinha em ordem: {topic}.',
        'Útil e bonito atrás da porta: {topic}.',
      ],
      steps: [
        ['Toda cozinha tem uma gaveta cheia de sacolinhas que não fecha mais. Ao puxar uma, saem outras quatro pelo chão.', 'Na hora de trocar o lixo, você procura uma sacola e abre três portas. Deveria ser a tarefa mais curta da casa.'],
        ['A ideia é simples e funciona há gerações. As sacolas entram por cima, saem por baixo, e a mão acha sempre a próxima.'],
        ['Serve à cozinha, à lavanderia e à casa de praia. É uma lembrança simples, que vai ser usada no mesmo dia.'],
        ['Veja onde vai pendurar e a altura que tem ali. Escolha as cores pelos panos e pela parede da cozinha.'],
      ],
    },
    casual: {
      openings: [
        'Adeus, sacola das sacolas: {topic}.',
        'A gaveta da cozinha pediu {o topic}.',
        'Olha {o topic} e me diz se não fazia falta aí.',
      ],
      steps: [
        ['A gente guarda sacolinha porque vai precisar, e vai mesmo. O problema é onde, que a gaveta já não fecha faz tempo.', 'Sabe quando a gente puxa uma sacola e vem a família inteira atrás? Depois tem que enfiar tudo de novo, com o joelho.'],
        ['É daquelas coisas simples que resolvem. Põe por cima, puxa por baixo, e fica ali pendurado, enfeitando a cozinha.'],
        ['Pra casa nova, pra mãe, pra amiga, é um presentinho muito bom. Quem não tem precisa, mesmo sem saber.'],
        ['Me conta a cor da sua cozinha e onde quer pendurar. Atrás da porta, do lado da geladeira, na lavanderia.'],
      ],
    },
    funny: {
      openings: [
        'O único da casa com permissão para isso: {topic}.',
        '{O topic} que não bajula ninguém.',
        'Aqui o apelido é elogio: {topic}.',
      ],
      steps: [
        ['Só ele leva esse nome e continua querido na família. Não elogia o chefe, não faz média e ainda resolve o lixo.', 'A gaveta das sacolas foi aberta às seis e ainda não fechou. Há uma equipe no local, e duas sacolas fugiram.'],
        ['Trabalha pendurado, calado e de boca aberta. Come sacola o dia inteiro e devolve uma de cada vez, sem reclamar.'],
        ['Presente para quem se mudou, para a tia e para o colega de escritório, desde que ele tenha bom humor.'],
        ['Escolha a cor pela cozinha e o lugar pela altura do braço. O nome, infelizmente, não dá para escolher.'],
      ],
    },
    motivational: {
      openings: [
        'Ordem que começa no canto da cozinha: {topic}.',
        '{O topic} para quem reaproveita de verdade.',
        'Guardar para usar outra vez, com {o topic}.',
      ],
      steps: [
        ['Em muita casa, nenhuma sacola ia fora sem ser usada duas vezes. A avó dobrava em triângulo, com paciência de quem gosta.', 'A cozinha cansa menos quando cada coisa tem lugar. Até a sacolinha, que ninguém olha, faz diferença no fim do dia.'],
        ['Reaproveitar fica fácil quando está à mão. O que some no fundo da gaveta acaba sendo esquecido e comprado outra vez.'],
        ['É um presente útil para quem arruma a primeira casa. Vai ser usado já no primeiro lixo, e todos os dias depois.'],
        ['Escolha o canto onde você troca o lixo e meça a altura. O melhor lugar é aquele em que a mão chega sozinha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar sacolas sem perder a gaveta: {topic}.',
        'Um uso a mais para cada sacola, com {o topic}.',
        'Manter {o topic} em ordem é simples.',
      ],
      steps: [
        ['As sacolas chegam amassadas, vão para a gaveta e ocupam cada vez mais espaço. Quando alguém precisa, encontra logo as furadas.'],
        ['Sacolas amassadas prendem ar e ocupam espaço. Úmidas, guardam cheiro e estragam as que estão em volta.'],
        ['Confira se a sacola está seca e sem furos, passe a mão para tirar o ar e guarde. As furadas vão para a reciclagem.'],
        ['Vale ter um limite e respeitar. Quando não couber mais nenhuma, é hora de usar as que já estão ali antes de aceitar outras.'],
      ],
    },
    casual: {
      openings: [
        'Confissões de quem guarda sacolinha: {topic}.',
        'Você amassa ou dobra antes de pôr {no topic}?',
        'Um assunto sério de cozinha, com {o topic} na parede.',
      ],
      steps: [
        ['Eu guardo sacola de loja bonita há anos, esperando a ocasião certa. Nem eu sei que ocasião é essa.'],
        ['É que a gente aprendeu em casa que sacola sempre faz falta. E no dia em que joga tudo fora, faz falta mesmo.'],
        ['Pra ocupar pouco, estica no balcão, dobra no comprido e vai fazendo o triângulo desde a ponta. Fica do tamanho de um biscoito.'],
        ['É gostoso fazer isso vendo novela. No fim tem uma pilha de triangulozinhos, e a gaveta fecha que é uma beleza.'],
      ],
    },
    funny: {
      openings: [
        'De onde vem esse nome, afinal: {topic}.',
        'Relatório anual das sacolas de casa: {topic}.',
        'Ninguém entra numa cozinha sem notar {o topic}.',
      ],
      steps: [
        ['A ciência ainda não sabe como duas sacolas guardadas viram onze. Acredita-se que aconteça à noite, com a luz apagada.'],
        ['Sacola amassada tem ar dentro, e ar não aceita gaveta. Por isso ela empurra, escapa e cai na frente da visita.'],
        ['Aperte bem para tirar o ar e guarde uma dentro da outra, com a alça para fora. Ao puxar, a próxima já aparece.'],
        ['Resta aquela sacola grossa, de loja, que ninguém tem coragem de usar. Ela vai durar mais do que a loja.'],
      ],
    },
    motivational: {
      openings: [
        'Usar de novo é um hábito de casa: {topic}.',
        'Cada sacola reaproveitada conta: {topic}.',
        'O capricho de guardar bem, com {o topic}.',
      ],
      steps: [
        ['Na casa da avó, papel de presente era alisado e guardado, e sacola também. Nada ali era lixo na primeira vez.'],
        ['Guardar só ajuda se depois for usado. O que fica à vista e ao alcance da mão volta a circular.'],
        ['Leve duas ou três sacolas dobradas na bolsa e use na próxima compra. Em casa, deixe as melhores por cima.'],
        ['Em um mês, entram menos sacolas novas pela porta. A gaveta fecha, e o hábito já nem precisa de lembrete.'],
      ],
    },
  },
}
