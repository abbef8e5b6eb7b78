import type { ProductType } from '../product-type.ts'

export const hoops: ProductType = {
  nouns: ['argola', 'argolinha'],
  asks: ['o tamanho que prefere', 'se é para o dia a dia ou para festa', 'se é para você ou para presente'],
  questions: {
    sale: ['Pequena, média ou grande: qual é a sua?', 'Você usa todo dia ou só para sair?'],
    content: ['Onde a sua argola já enroscou?', 'Quem da sua família sempre usou argola?'],
  },
  emojis: ['👂', '💎', '✨'],
  hashtags: ['argola', 'argolas', 'brincoargola', 'brincodeargola', 'argolinha', 'brincos', 'argolinhas'],
  sale: {
    professional: {
      openings: [
        'Um clássico que combina com quase tudo: {topic}.',
        '{O topic} {vai/vão} bem da manhã à noite.',
        'Simples no desenho, marcante no rosto: {topic}.',
      ],
      steps: [
        ['Cabelo preso, camisa clara, pouco tempo. Um par de argolas e a produção está completa, sem pensar demais.', 'Há acessórios que saem da caixa uma vez por ano. A argola, ao contrário, é a primeira que a mão encontra.'],
        ['O desenho redondo atravessa décadas sem parecer antigo. Acompanha jeans, vestido, uniforme e roupa de festa.'],
        ['Serve a quem usa acessórios todos os dias e a quem está começando. É também um presente fácil de agradar.'],
        ['O diâmetro muda tudo: as pequenas são discretas, as grandes pedem o cabelo preso. Pense em como vai usar mais.'],
      ],
    },
    casual: {
      openings: [
        'Com jeans, com vestido, com pijama: {topic}.',
        'Quem tem {topic} não precisa pensar muito.',
        'Eu ponho {o topic} e já posso sair.',
      ],
      steps: [
        ['Sabe o dia em que nada combina com nada? Põe uma argola e, de repente, parece que você pensou em tudo.', 'Minha mãe usava, minha amiga usa, a moça da novela também. Argola não sai de moda nunca.'],
        ['O redondo combina com qualquer roupa. Não briga com estampa, nem com gola, nem com óculos.'],
        ['Boa pra usar todo dia, boa pra festa, boa pra dar de presente sem medo. Não tem número, não tem erro.'],
        ['Decide pelo tamanho: pequena pro dia inteiro, grande pra quando você quer aparecer. Muita gente acaba com as duas.'],
      ],
    },
    funny: {
      openings: [
        'Dois segundos no espelho e a produção está feita: {topic}.',
        'A roupa é básica, {o topic} não {deixa/deixam} ninguém notar.',
        'Cinco minutos para sair e {topic} na mão.',
      ],
      steps: [
        ['Camiseta de ontem, cabelo de anteontem, argola de hoje. Na foto, três dias de cuidado.', 'Ninguém sabe o que você vestia na festa de 2009. Mas a argola está na foto e ainda pode ser usada.'],
        ['Redonda, sem mistério e fácil de achar na bolsa. Combina até com aquele vestido que não combina com nada.'],
        ['Para quem se atrasa, para quem se arruma duas horas antes e para quem sempre pega a sua emprestada.'],
        ['Escolha o diâmetro com sinceridade. Se a argola bate no ombro, o cachecol vai reclamar no frio.'],
      ],
    },
    motivational: {
      openings: [
        'Cabelo preso, bolsa no ombro, bom dia: {topic}.',
        'Um detalhe que acompanha quem trabalha: {topic}.',
        '{O topic} para os dias cheios.',
      ],
      steps: [
        ['Antes do expediente, no espelho do banheiro ainda escuro, alguém prende o cabelo e coloca as argolas. O dia começou.', 'A professora entra na sala, e os alunos reconhecem de longe as argolas de sempre. Viraram parte dela.'],
        ['Uma peça que serve a muitas ocasiões poupa tempo. Nas manhãs corridas, isso vale bastante.'],
        ['Para a filha que começou a trabalhar, para a amiga que corre o dia todo, para quem gosta do simples.'],
        ['Escolha o tamanho que cabe na sua rotina. O par que não incomoda é o que fica do café ao jantar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O diâmetro certo {do topic}.',
        'Pequena, média ou grande: {topic}.',
        'Por que {o topic} não {sai/saem} de moda.',
      ],
      steps: [
        ['A mesma pessoa pode achar uma argola discreta e outra exagerada, com poucos centímetros de diferença.'],
        ['O olhar compara o círculo com o rosto e o cabelo. Cabelo solto esconde as pequenas, preso realça qualquer uma.'],
        ['Recorte um círculo de papel no tamanho pretendido e segure junto à orelha, no espelho. A dúvida costuma acabar ali.'],
        ['Argolas aparecem em pinturas e retratos de muitos séculos. Poucos desenhos mudaram tão pouco desde então.'],
      ],
    },
    casual: {
      openings: [
        'Que tamanho fica bem? Sobre {topic}.',
        'O teste do papel antes {do topic}.',
        'Grande demais enrosca, já aviso: {topic}.',
      ],
      steps: [
        ['Tem gente que jura que argola não combina com ela. Quase sempre só não achou o tamanho.'],
        ['É que dois centímetros mudam tudo. Com cabelo solto a pequena some, com preso a grande domina.'],
        ['Recorta um círculo de papel, põe do lado da orelha e olha no espelho. Não precisa comprar no chute.'],
        ['Eu tenho duas, uma do dia a dia e uma da festa. A do dia a dia ganha de longe.'],
      ],
    },
    funny: {
      openings: [
        'O cachecol contra {o topic}.',
        'Gola alta, telefone e cabelo em conflito com {o topic}.',
        'A foto de 2009 e a argola, que não envelhece: {topic}.',
      ],
      steps: [
        ['Tirar a blusa de gola com argola grande pede técnica. Há quem fique lá dentro uns segundos, pedindo socorro.'],
        ['O círculo acha tudo: fio de cabelo, fone, lã, cinto de segurança. É a curiosidade da forma.'],
        ['Vista a blusa primeiro e coloque as argolas depois. Na volta, faça o contrário, sem pressa.'],
        ['Nas fotos antigas, o corte de cabelo não sobreviveu, a jaqueta também não. A argola continua ótima.'],
      ],
    },
    motivational: {
      openings: [
        'O mesmo círculo em tantas gerações: {topic}.',
        'Um hábito de espelho, logo cedo: {topic}.',
        'Uma escolha simples que acompanha há anos: {topic}.',
      ],
      steps: [
        ['Em muitas famílias, as primeiras argolas vieram de uma tia ou madrinha. Foram usadas até virarem marca da pessoa.'],
        ['O que é simples se repete sem cansar. Por isso acompanha tantos anos e tantas roupas.'],
        ['Se ganhou um par de alguém querido, use num dia comum e mande uma foto. A pessoa vai gostar.'],
        ['Um círculo bem feito parece fácil. Só quem já tentou sabe como é difícil fechar uma curva sem marca.'],
      ],
    },
  },
}
