import type { ProductType } from '../product-type.ts'

export const necklace: ProductType = {
  nouns: ['colar', 'choker', 'gargantilha', 'corrente', 'correntinha', 'cordão', 'mix de colares'],
  asks: ['o comprimento que prefere', 'que tipo de gola mais usa', 'se é para você ou para presente'],
  questions: {
    sale: ['Coladinho no pescoço ou mais comprido?', 'Uma peça só ou várias juntas?'],
    content: ['Quem desfaz os nós de corrente na sua casa?', 'Qual peça você põe e não tira mais?'],
  },
  emojis: ['💎', '🛍️', '✨'],
  hashtags: ['colar', 'colares', 'gargantilha', 'choker', 'mixdecolares', 'colarfeminino', 'acessoriosfemininos'],
  sale: {
    professional: {
      openings: [
        'O toque final de qualquer roupa: {topic}.',
        '{O topic} {dá/dão} vida à roupa de todo dia.',
        'O detalhe que faltava no espelho: {topic}.',
      ],
      steps: [
        ['A blusa lisa, o paletó de sempre, a camiseta do fim de semana. Uma peça no pescoço e o conjunto parece pensado.', 'Antes da entrevista, do jantar ou da festa, a mão vai ao pescoço no espelho. Falta ali um detalhe.'],
        ['O comprimento muda o desenho da roupa: perto da base do pescoço, sobre a gola ou mais abaixo. Cada um tem seu efeito.'],
        ['Para usar todo dia, marcar uma data ou presentear alguém que você conhece bem. Vale para gostos discretos e marcantes.'],
        ['Antes de escolher, repare nas golas que você mais usa. E, para presente, observe o comprimento que a pessoa já tem.'],
      ],
    },
    casual: {
      openings: [
        'Uma blusa básica e {topic}, e já dá pra sair.',
        'Eu uso {o topic} com tudo que tenho no armário.',
        'A camiseta branca pediu e eu trouxe: {topic}.',
      ],
      steps: [
        ['Sabe aquele dia em que você põe a roupa mais básica do armário e quer que pareça outra coisa? Põe alguma coisa no pescoço.', 'Tem peça que a gente põe um dia e não tira mais. Só sente falta no dia em que esquece.'],
        ['O que muda tudo é a altura: coladinho no pescoço, em cima da gola, mais embaixo. Cada uma tem a sua graça.'],
        ['Bom pra você, pra amiga, pra irmã, pro namorado que gosta de corrente. E pra marcar aquela data que não se esquece.'],
        ['Me conta que tipo de gola você mais usa. Se for presente, repara no comprimento que a pessoa costuma usar.'],
      ],
    },
    funny: {
      openings: [
        'Camiseta velha, cara de revista: {topic}.',
        'A roupa não mudou, mas ninguém percebeu por causa {do topic}.',
        'Nó na gaveta, charme no pescoço: {topic}.',
      ],
      steps: [
        ['A camiseta tem sete anos e um furo nas costas. Com alguma coisa bonita no pescoço, todos olham para a frente.', 'A pessoa pôs o colar de manhã e passou o dia mexendo nele. Na reunião, parecia pensar em algo profundo.'],
        ['Funciona com camisa, camiseta e aquela roupa que vai a todas as festas. A roupa agradece a novidade.'],
        ['Para quem usa uma peça só, para quem usa quatro de uma vez e para quem diz que não usa e pede emprestado.'],
        ['Escolha o comprimento pensando nas golas. Debaixo da blusa, só o espelho do banheiro vai elogiar.'],
      ],
    },
    motivational: {
      openings: [
        'Um detalhe para os dias que importam: {topic}.',
        'Para marcar o que você conquistou: {topic}.',
        '{O topic} {acompanha/acompanham} você do primeiro café à última reunião.',
      ],
      steps: [
        ['No dia da formatura, da entrevista, da assinatura do contrato, a mão vai ao pescoço sem querer e encontra algo conhecido.', 'Muita gente compra uma peça com o primeiro salário. Anos depois, ainda lembra da loja, do dia e da sensação.'],
        ['Uma peça usada em momentos importantes fica ligada a eles. Ao colocar de novo, a pessoa lembra de como conseguiu.'],
        ['Para quem concluiu um curso, para quem cuidou de todos, para quem decidiu se presentear sem esperar data.'],
        ['Escolha algo que caiba nos dias comuns. Aquilo que só sai da caixa em festa tem pouca história para contar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Comprimento e decote: como escolher {o topic}.',
        'Como guardar sem nós: {topic}.',
        'Sobreposição na medida, com {topic}.',
      ],
      steps: [
        ['O mesmo colar fica lindo com uma blusa e perdido com outra. A gola decide boa parte do resultado.'],
        ['Decote em V pede um desenho que acompanhe o V, e gola alta aceita os longos. Já as correntes finas se enroscam com facilidade.'],
        ['Guarde as peças penduradas ou fechadas, uma em cada saquinho. Para desfazer um nó, use duas agulhas e um pouco de talco.'],
        ['Há peças que passam de mão em mão na família, e cada uma usa de um jeito. O comprimento muda, o afeto segue.'],
      ],
    },
    casual: {
      openings: [
        'Como desfazer nó {do topic} sem perder a paciência.',
        'Que gola combina com o quê: {topic}.',
        'Deu nó na gaveta? Vem ver: {topic}.',
      ],
      steps: [
        ['Pôs com uma blusa, ficou lindo. Pôs com outra, sumiu. O culpado quase sempre é o decote.'],
        ['Decote em V gosta de desenho em V, gola alta gosta de comprido. E corrente fina se embola só de olhar.'],
        ['Fecha o fecho antes de guardar e põe cada uma num saquinho. Deu nó, um pouco de talco e duas agulhas.'],
        ['Eu tenho uma corrente que era de família e que já foi usada em três casamentos. Continua sendo a preferida.'],
      ],
    },
    funny: {
      openings: [
        'Um nó impossível às sete da manhã por causa {do topic}.',
        'Todo mundo já sofreu com a gaveta e {o topic}.',
        'Ninguém desfaz esse nó com pressa: {topic}.',
      ],
      steps: [
        ['Sete da manhã, a família inteira atrasada, e alguém na janela tentando desfazer um nó com um alfinete.'],
        ['Quanto mais fina a corrente e mais curto o tempo, maior o nó. É uma lei que ninguém pode revogar.'],
        ['Um canudo de papel resolve viagem: passe metade da corrente por dentro e feche o fecho por fora.'],
        ['Quem desfaz o nó da família ganha respeito. Também ganha o nó de todo mundo, todo fim de semana.'],
      ],
    },
    motivational: {
      openings: [
        'Uma peça usada em datas boas: {topic}.',
        'A história pendurada no pescoço: {topic}.',
        'O que fica de família em família, como {topic}.',
      ],
      steps: [
        ['Em muitas famílias há uma corrente que vai de avó a neta. Cada uma a usou num dia que queria lembrar.'],
        ['A peça mais querida quase nunca é a mais cara. É a que esteve em todas as fotos importantes.'],
        ['Fotografe as peças que herdou e anote de quem vieram. Em uma folha, a história fica salva.'],
        ['Antes de entregar, quem faz abre e fecha o fecho muitas vezes. É a menor parte da peça e a que mais trabalha.'],
      ],
    },
  },
}
