import type { ProductType } from '../product-type.ts'

export const handLettering: ProductType = {
  nouns: ['lettering', 'hand lettering', 'lettering personalizado', 'quadro de lettering', 'caligrafia', 'caligrafia artística', 'caligrafia para convites', 'caligrafia em convites', 'caligrafia para casamento', 'caligrafia em envelopes', 'envelope manuscrito', 'envelope com caligrafia'],
  asks: ['os nomes ou a frase', 'para qual ocasião é', 'o papel e a cor que imaginou'],
  questions: {
    sale: ['Que nome ou frase você gostaria de ver escrito?', 'Letra cursiva ou letra desenhada?'],
    content: ['A sua letra é bonita ou só você entende?', 'Qual foi a última carta que você escreveu à mão?'],
  },
  emojis: ['✒️', '🖋️', '📜'],
  hashtags: ['lettering', 'letteringbrasil', 'caligrafia', 'caligrafiaartistica', 'handlettering', 'calligraphy', 'letrabonita', 'convitedecasamento', 'envelopes', 'escritoamao', 'calligraphybrasil', 'papelaria'],
  sale: {
    professional: {
      openings: [
        'A palavra ganha forma e presença: {topic}.',
        '{O topic} {dá/dão} outro peso a um nome.',
        'Traço grosso, traço fino e uma boa frase: {topic}.',
      ],
      steps: [
        ['O convite chega, e antes de abrir a pessoa lê o próprio nome. Em letra desenhada, ele já diz que a festa é especial.', 'Uma frase da avó, um verso, o nome do bebê. Escrita com calma, a palavra deixa de ser recado e vira lembrança.'],
        ['Cada letra se ajusta à vizinha: uma curva abre espaço, uma haste se alonga. O conjunto tem ritmo, como uma melodia.'],
        ['{Vai/Vão} a casamentos, formaturas, aberturas de loja e presentes. Marcas e restaurantes também usam para falar com delicadeza.'],
        ['Envie os nomes por escrito e confira cada grafia. Conte a data, a quantidade e o tom, mais clássico ou mais solto.'],
      ],
    },
    casual: {
      openings: [
        'Letrinha por letrinha, olha no que deu: {topic}.',
        'Seu nome nunca ficou tão bonito: {topic}.',
        'Caneta na mão e capricho: {topic}.',
      ],
      steps: [
        ['Sabe quando chega uma coisa com o nosso nome escrito bonito, e a gente fica com dó até de abrir? É isso.', 'Uma frase que sua mãe vive dizendo, no capricho, num papel bom. Entrega e já separa o lencinho.'],
        ['Eu amo quando o traço engrossa e afina na hora certa. A palavra parece que dança.'],
        ['{Vai/Vão} no casamento, na formatura, no batizado, na parede da loja. Até bilhete de presente fica chique.'],
        ['Me manda os nomes digitados, um por um, do jeitinho que se escreve. Letra dobrada e acento sempre enganam.'],
      ],
    },
    funny: {
      openings: [
        'A letra da lista de compras não mora aqui: {topic}.',
        '{O topic} {fez/fizeram} o recado da geladeira ter vergonha.',
        'O médico da família pediu aulas: {topic}.',
      ],
      steps: [
        ['A família reconhece o bilhete da mãe pelo garrancho. No dia do convite, a letra era tão bonita que ninguém achou que fosse para aquela casa.', 'A noiva pediu com carinho, e o primo chamado Washington pediu desculpas. Tem nome que vale por dois convites.'],
        ['Até a palavra boleto fica elegante com um traço fino bem colocado. Ninguém se animou a pagar por isso, mas ficou.'],
        ['{Serve/Servem} para convite, quadro e recado, inclusive aquele pedido para não deixar a toalha molhada em cima da cama.'],
        ['Mande a lista digitada e leia em voz alta. Se houver Thayna, Tainá e Thainá na mesma festa, respire e confira.'],
      ],
    },
    motivational: {
      openings: [
        'A pausa que existe entre duas letras: {topic}.',
        'Palavras que merecem tempo: {topic}.',
        'O nome de alguém, escrito com cuidado: {topic}.',
      ],
      steps: [
        ['Há listas com duzentos nomes. A cada um, a mão recomeça com a mesma atenção, como se fosse o primeiro.', 'Uma frase acompanhou você nos dias difíceis de um projeto. Escrita e posta na parede, ela segue por perto.'],
        ['A beleza do traço vem da respiração e da pressão da mão. Um segundo de distração, e a curva sai outra.'],
        ['É um gesto delicado para agradecer a padrinhos, homenagear professores ou dar as boas-vindas a quem chega.'],
        ['Escolha poucas palavras. As que ficam são curtas, e cada letra ganha lugar para aparecer.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Caligrafia e lettering, qual é a diferença: {topic}.',
        'A lista de nomes, letra por letra: {topic}.',
        'Como preparar o papel para {o topic}.',
      ],
      steps: [
        ['Os dois termos costumam ser usados como sinônimos. Há, porém, uma diferença no modo de fazer.', 'Muita gente envia a lista de nomes por áudio ou foto. Um acento se perde, e o erro só aparece no convite pronto.'],
        ['Na caligrafia, a letra nasce de um só gesto, com a pena ou o pincel. No lettering, ela é desenhada e corrigida aos poucos.'],
        ['Mande os nomes digitados, na ordem da entrega, com alguns envelopes ou folhas a mais. Papel muito poroso espalha a tinta.'],
        ['Escrever à mão ficou raro, e por isso chama atenção. Um nome bem escrito é quase sempre guardado.'],
      ],
    },
    casual: {
      openings: [
        'Caligrafia ou lettering? Vem entender: {topic}.',
        'Áudio não, lista digitada sim: {topic}.',
        'Um cuidado que eu sempre tomo {no topic}.',
      ],
      steps: [
        ['Todo mundo confunde os dois, e tá tudo bem. Eu também demorei pra aprender a explicar direito.', 'A noiva mandou trinta nomes por áudio, com barulho de liquidificador no fundo. Adivinha se deu certo.'],
        ['Caligrafia é escrever bonito de uma vez só. Lettering é desenhar a letra, apagar, ajeitar e depois passar a tinta.'],
        ['Me manda tudo digitado e confere o sobrenome da tia-avó. E separa uns envelopes a mais, porque a mão também erra.'],
        ['Eu gosto do silêncio que fica quando a gente escreve devagar. Só o barulhinho da pena.'],
      ],
    },
    funny: {
      openings: [
        'O borrão veio na última letra: {topic}.',
        'Nanquim aberto e um gato na mesa: {topic}.',
        'Sobrenomes que testam a mão de quem faz {o topic}.',
      ],
      steps: [
        ['Noventa e nove envelopes perfeitos, e o gato passou por cima do centésimo. A patinha ficou linda, mas não combinava.', 'O nome tinha dezessete letras, e o papel só cabia treze. O sobrenome desceu a ladeira e fez a curva no canto.'],
        ['A tinta demora a secar justo na letra mais comprida. A manga da blusa sabe disso e passa por lá.'],
        ['Marque o meio do papel a lápis e conte as letras antes. Comece pelo centro se o sobrenome for de família italiana.'],
        ['A borracha tira o lápis, o tempo tira a pressa, e nada tira o nanquim da mesa.'],
      ],
    },
    motivational: {
      openings: [
        'Treinar a mesma letra até ela sair sozinha: {topic}.',
        'Muitas folhas antes de uma boa linha: {topic}.',
        'Escrever devagar é um exercício: {topic}.',
      ],
      steps: [
        ['Quem começa quer a frase inteira. Descobre depressa que precisa, antes, de vinte linhas da mesma curva.', 'Há cadernos cheios de uma única letra repetida. Parecem monótonos, e é ali que a mão aprende.'],
        ['O traço fino sobe leve, o grosso desce firme. Essa diferença de pressão é o que leva mais tempo para firmar.'],
        ['Treine dez minutos por dia, com papel pautado e lápis macio. Guarde a primeira folha para comparar daqui a um mês.'],
        ['Poucas coisas mostram tanto a calma de quem fez quanto uma linha escrita à mão.'],
      ],
    },
  },
}
