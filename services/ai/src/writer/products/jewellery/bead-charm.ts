import type { ProductType } from '../product-type.ts'

export const beadCharm: ProductType = {
  nouns: ['chaveiro de miçanga', 'chaveiro de miçangas', 'chaveirinho de miçanga', 'bag charm', 'charm de bolsa', 'berloque de bolsa', 'penduricalho de bolsa', 'pingente de bolsa'],
  asks: ['o nome ou a palavra que quer ver', 'as cores preferidas', 'se é para bolsa, mochila ou chave'],
  questions: {
    sale: ['Nome, palavra ou só cor?', 'Na bolsa, na mochila ou na chave?'],
    content: ['Quantos chaveiros tem a sua chave?', 'Qual foi o primeiro chaveiro que você teve?'],
  },
  emojis: ['🌈', '🔑', '💗'],
  hashtags: ['chaveirodemicanga', 'chaveiropersonalizado', 'bagcharm', 'bagcharms', 'micangas', 'chaveiro', 'acessoriosparabolsa', 'charmdebolsa', 'micangascoloridas', 'beads'],
  sale: {
    professional: {
      openings: [
        'Um detalhe que identifica a sua bolsa: {topic}.',
        '{O topic} {põe/põem} cor no objeto de todo dia.',
        'Pequenas contas, muita personalidade: {topic}.',
      ],
      steps: [
        ['Na fila da escola, dez mochilas são iguais. A criança acha a dela de longe, pela cor que balança no zíper.', 'A bolsa é preta e vai com tudo. Um detalhe colorido preso na alça mostra de quem ela é.'],
        ['As contas permitem compor nome, palavra ou uma sequência de cores. O conjunto balança e acompanha o passo.'],
        ['{Vai/Vão} bem como lembrança de aniversário, presente de amiga, mimo de volta às aulas e brinde de loja.'],
        ['Defina onde vai prender e o tamanho que não atrapalha. Se houver nome, envie por escrito, letra por letra.'],
      ],
    },
    casual: {
      openings: [
        'Sua bolsa vai ficar com a sua cara: {topic}.',
        '{Balança/Balançam}, {brilha/brilham} e {acha/acham} a chave: {topic}.',
        'Escolhe as cores que eu já imagino {o topic}.',
      ],
      steps: [
        ['Sabe quando a chave some dentro da bolsa e a gente fica na porta cavando? Com um penduricalho colorido, a mão acha na hora.', 'Mochila igual à da escola inteira, e a criançada trocando sem querer. Uma corzinha no zíper resolve.'],
        ['Eu adoro montar nome. Quando a última letra entra, já parece que a pessoa tá ali.'],
        ['{Vai/Vão} pra amiga secreta, pra professora, pra lembrancinha, pra turma da formatura. É pequeno e todo mundo usa.'],
        ['Me manda o nome certinho e as cores. E me conta se vai na chave, na bolsa ou na mochila.'],
      ],
    },
    funny: {
      openings: [
        'A chave perdida mandou localização: {topic}.',
        'Mais um penduricalho na bolsa: {topic}.',
        'Para o molho de chaves que abre três portas desconhecidas: {topic}.',
      ],
      steps: [
        ['A mulher procura a chave no fundo da bolsa e encontra um recibo, meia bala e outra bolsa. A chave estava na mão.', 'O molho tem sete chaves, e duas abrem alguma coisa. As outras ninguém joga fora, porque nunca se sabe.'],
        ['{Faz/Fazem} barulhinho, {tem/têm} cor e {aparece/aparecem} no escuro da bolsa. É o mais perto que se chegou de uma chave que responde.'],
        ['{Serve/Servem} para mochila, bolsa, mala e para a chave do tio, que tem um abridor de garrafas e nenhuma identidade.'],
        ['Escolha as cores e confira a grafia do nome. Um y no lugar errado vira apelido para o resto do ano.'],
      ],
    },
    motivational: {
      openings: [
        'Cada cor no seu lugar: {topic}.',
        'Um agrado pequeno que se usa todo dia: {topic}.',
        'Do pote de contas à sua mochila: {topic}.',
      ],
      steps: [
        ['Começou uma faculdade, abriu uma loja, ganhou a primeira chave de casa. Um objeto pequeno marca bem esses começos.', 'Uma turma termina o ano e quer levar algo igual. As mesmas cores na mochila lembram o caminho feito em conjunto.'],
        ['Contas miúdas exigem olho atento e luz boa. Uma fora de ordem, e o nome inteiro precisa ser refeito.'],
        ['É uma lembrança simples para professores, amigas e colegas de trabalho. Quem recebe põe em uso no mesmo dia.'],
        ['Pense numa palavra que combine com a pessoa, e não só no nome. Às vezes é ela que faz sorrir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fio, nó e argola, onde o desgaste começa: {topic}.',
        'Como evitar que {o topic} {arrebente/arrebentem}.',
        'Lavar sem perder o brilho: {topic}.',
      ],
      steps: [
        ['Quando arrebenta, quase todos culpam as contas. O problema costuma estar no ponto em que o fio encosta no metal.', 'Muitos prendem o penduricalho junto das chaves pontudas. O atrito diário risca as contas e corta o fio.'],
        ['A cada passo, o conjunto balança e roça na argola. Esse movimento pequeno, repetido, afina o fio aos poucos.'],
        ['Separe das chaves com uma argola extra e confira o nó de tempos em tempos. Para limpar, pano úmido e secagem completa.'],
        ['Um objeto que anda com a gente todos os dias merece um minuto de atenção por mês.'],
      ],
    },
    casual: {
      openings: [
        'Arrebentou? Quase sempre é aqui: {topic}.',
        'Argola extra salva {o topic}.',
        'Truque pra cuidar bem {do topic}.',
      ],
      steps: [
        ['Ninguém esquece o barulho das continhas rolando no chão do mercado. Todo mundo ajuda a catar, e sempre falta uma.', 'Chave roça, risca e vai comendo o fio. A gente só percebe quando já foi.'],
        ['Metal com quina é lixa pra fio. Mexe um pouquinho a cada passo, e o dia inteiro a gente anda.'],
        ['Bota uma argolinha a mais entre a chave e o penduricalho. Fica solto, balança bonito e gasta menos.'],
        ['E guarda as continhas que sobrarem num potinho. Um dia a gente precisa exatamente daquela cor.'],
      ],
    },
    funny: {
      openings: [
        'A última conta foi para debaixo do fogão: {topic}.',
        'Reunião de emergência com aspirador e {topic}.',
        'Letra a letra, e no fim faltou um til: {topic}.',
      ],
      steps: [
        ['Caiu o pote, e mil contas se espalharam pela sala. Dois anos depois, o pé descalço ainda encontra uma.', 'O nome estava pronto, lindo, e alguém leu em voz alta. Estava de trás para a frente, com muita elegância.'],
        ['Quem enfia as contas vê as letras de lado. O cérebro completa o que falta e jura que conferiu.'],
        ['Monte o nome na mesa antes de passar o fio e fotografe. A foto vê o que o olho deixou escapar.'],
        ['As contas que fugiram aparecem na mudança, atrás do armário. É uma espécie de herança para o próximo morador.'],
      ],
    },
    motivational: {
      openings: [
        'Paciência de conta em conta: {topic}.',
        'O que se aprende fazendo {um topic}.',
        'Cor, ordem e um bom nó: {topic}.',
      ],
      steps: [
        ['Quem começa escolhe cores demais e o conjunto briga. Com o tempo, aprende a repetir e a deixar respirar.', 'O primeiro nó escorrega, o segundo aperta no lugar errado. Parece detalhe até o dia em que tudo se solta.'],
        ['Contas do mesmo pote têm furos e tamanhos um pouco diferentes. Separar antes evita entortar a fileira.'],
        ['Trabalhe sobre um pano felpudo, que segura o que cai. E faça os nós com calma, com luz de lado.'],
        ['Coisas miúdas pedem presença. Enquanto a mão escolhe a próxima cor, o resto do dia espera.'],
      ],
    },
  },
}
