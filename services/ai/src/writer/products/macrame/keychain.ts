import type { ProductType } from '../product-type.ts'

export const keychain: ProductType = {
  nouns: ['chaveiro de macramê'],
  asks: ['a cor preferida da pessoa', 'se é para presente ou lembrancinha', 'quantos você precisa'],
  questions: {
    sale: ['Que cor combina com a sua chave?', 'Na chave ou na mochila: onde você usaria?'],
    content: ['Onde você já achou a sua chave?', 'Quantas chaves você carrega hoje?'],
  },
  emojis: ['🔑', '🧶', '🤎'],
  hashtags: ['chaveirodemacrame', 'chaveirosdemacrame', 'chaveiromacrame', 'macrame', 'chaveiros', 'macramebrasil', 'chaveiro'],
  sale: {
    professional: {
      openings: [
        'Um pequeno trabalho de nós para todo dia: {topic}.',
        'Chave achada, porta aberta: {topic}.',
        'Fio, argola e acabamento cuidado: {topic}.',
      ],
      steps: [
        ['A bolsa é funda, a sacola pesa e a porta está fechada. Com o macramê pendurado, a mão acha a chave mais depressa.', 'Chaves se parecem, e na pressa sai a errada. Com um fio colorido ou trabalhado, a certa se reconhece.'],
        ['Tudo se resolve em poucos nós, bem apertados em volta da argola. Em miniatura, a regularidade aparece ainda mais.'],
        ['É presente para amigos, colegas e quem acabou de pegar a chave da casa. Serve também de lembrança em festas.'],
        ['Para presente, pense na cor que a pessoa usa. Para lembrança, confirme o número de convidados e some alguns.'],
      ],
    },
    casual: {
      openings: [
        'Sua chave bem acompanhada: {topic}.',
        '{O topic} {deixa/deixam} a chave mais fácil de achar.',
        'Pequeno, bonito e pra usar todo dia: {topic}.',
      ],
      steps: [
        ['Quem nunca ficou na porta, cheio de sacola, com a mão perdida na bolsa? Com um fio pra puxar, acaba a novela.', 'A amiga pegou o apartamento novo e a gente quer dar alguma coisa. Pra chave nova, um chaveiro feito nó por nó.'],
        ['São poucos nós, mas todos na mesma medida, senão entorta. Em coisa tão pequena, tudo aparece.'],
        ['Pra chave, pra mochila, pro zíper da bolsa. De presente ou de lembrancinha de festa, todo mundo usa.'],
        ['Me conta a cor que a pessoa gosta. E se for pra uma festa, já me fala quantos e pra quando.'],
      ],
    },
    funny: {
      openings: [
        'A chave, essa fugitiva: {topic}.',
        '{O topic}, e a caça à chave fica mais curta.',
        'Puxou, achou, entrou em casa: {topic}.',
      ],
      steps: [
        ['Chove, o vizinho segura a porta por educação e você revira a bolsa há dois minutos. Ele já olha o relógio.', 'A chave de casa, a do portão e a do cadeado que ninguém lembra onde está. Todas iguais, menos uma.'],
        ['São nós apertados para não soltar. Já a chave, essa continua livre para sumir no bolso do outro casaco.'],
        ['Para quem perde, para quem acha e para quem devolve dizendo que estava na geladeira.'],
        ['Escolha uma cor bem diferente da sua bolsa. Bege com bege é um jogo avançado.'],
      ],
    },
    motivational: {
      openings: [
        'A primeira chave merece companhia: {topic}.',
        '{O topic} para quem abre uma porta nova.',
        'Um presente pequeno que vai junto: {topic}.',
      ],
      steps: [
        ['A chave da primeira casa, da loja, da sala de trabalho. Há chaves que custaram anos, e merecem andar bem acompanhadas.', 'Um presente simples, dado no dia certo, fica na mão da pessoa todo dia. Ela lembra ao abrir a porta.'],
        ['Nós pequenos pedem dedos firmes. O fio corre pouco, e cada um precisa encostar no anterior.'],
        ['Para quem se mudou, para quem começa num emprego e para a turma que vai se formar.'],
        ['Escolha pela cor que a pessoa mais veste. Um cartão contando o motivo completa o presente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como limpar {o topic}, que vai a todo lugar.',
        'Por que desfia a franja {do topic}?',
        'Pequenos nós, pequenos cuidados: {topic}.',
      ],
      steps: [
        ['A franja começou reta e, em algumas semanas, virou um pompom. Muita gente pensa que é defeito do fio.'],
        ['O cordão é torcido, e na ponta solta ele se abre. O atrito com as chaves acelera o processo.'],
        ['Solte da argola, lave à mão com sabão neutro e penteie a ponta úmida. Depois, apare só os fios que sobraram.'],
        ['O primeiro nó, o da argola, define o alinhamento. Quem faz prende a peça na mesa para puxar sempre na mesma direção.'],
      ],
    },
    casual: {
      openings: [
        'Franja de chaveiro tem conserto: {topic}.',
        'Dá pra lavar {o topic}, sabia?',
        'O dia a dia {do topic} na minha bolsa.',
      ],
      steps: [
        ['A ponta tava retinha, aí foi abrindo, abrindo, e virou um tufo. Acontece com todo mundo, viu?'],
        ['É que o cordão é torcido e a ponta solta vai se abrindo. Raspa na chave o dia inteiro, coitado.'],
        ['Tira da argola, lava na pia com sabão neutro, penteia e apara as pontas com tesoura afiada. Fica ótimo.'],
        ['Eu prendo a argola com fita na mesa pra dar os nós. Sem isso, ela gira e sai tudo torto.'],
      ],
    },
    funny: {
      openings: [
        'Onde foi parar {o topic}?',
        'Lugares em que já encontraram a chave: {topic}.',
        'A vida de uma chave perdida: {topic}.',
      ],
      steps: [
        ['Chave perdida aparece sempre no último lugar em que se procura. Alguns procuram mais dois lugares por segurança.'],
        ['Quem chega em casa larga as coisas no caminho. O cérebro chega cinco minutos depois e não viu nada.'],
        ['Ponha um gancho na entrada e obrigue-se por uma semana. Na segunda semana a chave já vai sozinha, quase.'],
        ['Quem faz macramê vê chave sem enfeite e sofre em silêncio. Dali a pouco já está medindo o cordão.'],
      ],
    },
    motivational: {
      openings: [
        'Poucos nós, bem dados: {topic}.',
        'Um bom começo no macramê: {topic}.',
        'Trabalho que cabe na palma da mão: {topic}.',
      ],
      steps: [
        ['Para muita gente, o macramê começou por um trabalho de poucos centímetros. Sobrou cordão, e veio o próximo.'],
        ['Em peça curta, dá para ver o próprio avanço. O quinto chaveiro já tem os nós mais juntos que o primeiro.'],
        ['Se quer experimentar, corte quatro fios de um metro e pratique o nó quadrado em volta de uma argola.'],
        ['O primeiro chaveiro fica com quem fez, mesmo torto. Está na chave e mostra quanto a mão melhorou.'],
      ],
    },
  },
}
