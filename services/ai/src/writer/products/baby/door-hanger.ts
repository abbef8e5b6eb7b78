import type { ProductType } from '../product-type.ts'

export const doorHanger: ProductType = {
  nouns: ['porta-maternidade', 'quadro maternidade', 'quadro de maternidade', 'quadrinho de maternidade', 'quadrinho maternidade', 'quadrinho de porta', 'quadro de porta', 'plaquinha de maternidade'],
  asks: ['para quando é o bebê', 'as cores do quarto', 'o tema que você imagina'],
  questions: {
    sale: ['O nome do bebê já está decidido?', 'Qual vai ser a cor do quartinho?'],
    content: ['De onde veio a ideia do nome do seu bebê?', 'Quem escolheu o seu nome?'],
  },
  emojis: ['👶', '🚪', '🏥'],
  hashtags: ['portamaternidade', 'portadematernidade', 'quadromaternidade', 'enfeitedematernidade', 'maternidade', 'maladamaternidade', 'decoracaodebebe'],
  sale: {
    professional: {
      openings: [
        '{O topic} para receber as visitas com o nome do bebê.',
        'A porta do quarto anuncia quem chegou: {topic}.',
        'Primeiro na maternidade, depois em casa: {topic}.',
      ],
      steps: [
        ['A visita sai do elevador, olha os números e reconhece a porta de longe. Antes de entrar, já para e tira uma foto.', 'O corredor do hospital é todo igual, até que uma porta aparece enfeitada. Ali dentro há uma família que acabou de crescer.'],
        ['É uma das primeiras coisas feitas para o bebê que todos veem. Depois da alta, vai para a parede ou a porta do quarto.'],
        ['Avós e padrinhos gostam de dar, porque é um presente que fica. Em muitas famílias, continua na parede anos mais tarde.'],
        ['Pense no quarto onde a peça vai ficar depois e nas cores que já estão lá. E deixe tudo combinado bem antes da data prevista.'],
      ],
    },
    casual: {
      openings: [
        'Quem passa no corredor vai parar pra ver: {topic}.',
        'Tem nome novo na família e {o topic} {conta/contam}.',
        'Da maternidade direto pro quartinho vai {o topic}.',
      ],
      steps: [
        ['Sabe quando a gente visita um bebê e fica um tempo na porta, só admirando? É ali que a visita já começa a sorrir.', 'O avô tira foto da porta antes de ver o neto. Depois ele vê o neto, mas a da porta já foi pro grupo.'],
        ['O que eu acho bonito é que não acaba no hospital. A peça vai pra casa junto e fica ali, na parede do quarto.'],
        ['Se você é madrinha ou avó e não sabe o que dar, tá aqui uma ideia boa. É presente que ninguém guarda na gaveta.'],
        ['Me conta quando o bebê chega e como é o quarto. E não deixa pra última semana, que bebê às vezes se adianta.'],
      ],
    },
    funny: {
      openings: [
        'O cartão de visitas de quem ainda não sabe ler: {topic}.',
        '{O topic} para ninguém entrar no quarto errado.',
        'Fama na porta antes do primeiro choro: {topic}.',
      ],
      steps: [
        ['A tia entrou no quarto errado, elogiou o bebê errado e deixou o presente errado. Com a porta enfeitada, isso tem solução.', 'O bebê tem poucas horas e já tem nome na porta. Há gente que trabalha vinte anos para conseguir isso.'],
        ['Fica no hospital por poucos dias e em casa por muitos anos. É a única coisa do quarto que o bebê não consegue sujar.'],
        ['Presente certo para avós corujas, que vão fotografar de frente, de lado e com cada parente embaixo.'],
        ['Resolva com antecedência. Bebês são conhecidos por não respeitar data prevista, reunião nem a visita ao cabeleireiro.'],
      ],
    },
    motivational: {
      openings: [
        'Um nome esperado ganha a porta: {topic}.',
        '{O topic} para dar as boas-vindas.',
        'A família cresceu, e a porta conta: {topic}.',
      ],
      steps: [
        ['Escolher um nome leva meses de listas, votos e desempates. Ver esse nome na porta é quando ele passa a ter dono.', 'Depois de uma longa noite, alguém abre a porta para a primeira visita. Lá fora, a chegada já estava anunciada.'],
        ['Poucas peças do enxoval marcam tão bem um dia. E continuam à vista, no quarto, quando a criança já sabe ler.'],
        ['É um presente de quem quer deixar uma lembrança. Muita criança cresce perguntando quem escolheu aquilo para ela.'],
        ['Pense no que quer ver na parede daqui a alguns anos. O que combina com o quarto costuma ficar por mais tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde pendurar {o topic} no hospital e em casa.',
        'Antes da maternidade, algumas perguntas: {topic}.',
        '{O topic} e o que vale saber antes da alta.',
      ],
      steps: [
        ['A peça chega à maternidade, e ninguém sabe como prender. A porta é lisa, e o hospital não aceita pregos.'],
        ['Cada maternidade tem suas regras sobre o que vai nas portas. Algumas têm gancho próprio, e outras pedem que nada seja colado.'],
        ['Pergunte antes, na visita ao hospital, e leve um gancho removível ou uma fita de tecido. Encarregue alguém de pendurar.'],
        ['Em casa, escolha um ponto visível do quarto, longe do alcance de quem está no berço. A peça pode ficar ali por anos.'],
      ],
    },
    casual: {
      openings: [
        'Essa peça tem uma segunda vida em casa: {topic}.',
        'Cadê {o topic} depois da maternidade?',
        'O que a gente faz com {o topic} quando volta pra casa.',
      ],
      steps: [
        ['A gente volta do hospital com bebê, flor, mala e pacote de fralda. No meio disso, a peça da porta acaba atrás do armário.', 'Tem família que pendura no mesmo dia. E tem família, como muitas que eu conheço, que só lembra da peça no mesversário.'],
        ['É que as primeiras semanas são só mamada e soneca. Furar parede não tá na lista de ninguém, e com razão.'],
        ['Escolhe o lugar ainda na gravidez e já deixa o gancho lá. Na volta, é só pendurar, com uma mão e bebê na outra.'],
        ['Anos depois, a criança aponta e pergunta o que é aquilo. Aí a gente senta no chão e conta do dia em que ela nasceu.'],
      ],
    },
    funny: {
      openings: [
        'O corredor da maternidade e {o topic}.',
        'Celebridade por três dias: {topic}.',
        'A porta mais fotografada do andar: {topic}.',
      ],
      steps: [
        ['No corredor, há mais fotos da porta do que do bebê. A porta não chora, não faz careta e já vem com boa luz.', 'Os vizinhos de quarto passam devagar, fingem procurar o elevador e leem tudo. Depois voltam com a avó, para ela ver também.'],
        ['Em maternidade, todo mundo está emocionado e com tempo livre. Uma porta bonita vira programa para o andar inteiro.'],
        ['Encarregue um parente calmo de pendurar e conferir se está reto. Não o avô que chora, porque esse não enxerga o gancho.'],
        ['Na alta, confira duas vezes se foi recolhida. Já houve família que levou o balão, o bolo e deixou o nome.'],
      ],
    },
    motivational: {
      openings: [
        'A história por trás de um nome na porta: {topic}.',
        'O que uma porta pode contar: {topic}.',
        'Lembrança dos primeiros dias: {topic}.',
      ],
      steps: [
        ['Quase todo nome tem uma história, de avó, de música ou de um caderno antigo. No corredor, as visitas perguntam por ela.', 'Há quem escolha o nome num minuto e quem decida só na véspera. Na porta, os dois parecem ter nascido prontos.'],
        ['O nome é o primeiro presente que a criança recebe. E o único que ela vai usar todos os dias.'],
        ['Escreva num papel de onde veio o nome e guarde atrás da peça. Com data, letra de vocês e a idade que tinham.'],
        ['Um dia a criança tira aquilo da parede e encontra o papel. É uma conversa boa, esperando a hora certa.'],
      ],
    },
  },
}
