import type { ProductType } from '../product-type.ts'

export const honey: ProductType = {
  nouns: ['mel', 'mel de abelha'],
  asks: ['se é para a mesa ou para as receitas', 'quanto você costuma usar por mês', 'se é para a sua casa ou para presente'],
  questions: {
    sale: ['No pão, na fruta ou direto da colher?', 'Quem mais gosta de mel na sua casa?'],
    content: ['O mel da sua casa já açucarou no pote?', 'Qual receita com mel você nunca esquece?'],
  },
  emojis: ['🍯', '🐝', '🌼'],
  hashtags: ['mel', 'melpuro', 'meldeabelha', 'meldeabelhas', 'cafedamanha', 'produtosdacolonia'],
  sale: {
    professional: {
      openings: [
        'Para a mesa do café e para a cozinha: {topic}.',
        '{O topic} {tem/têm} lugar certo na mesa do café.',
        'O doce que as flores começaram: {topic}.',
      ],
      steps: [
        ['Pão cortado, café passado e um fio de mel descendo devagar da colher. O café da manhã fica mais demorado, e ninguém reclama.', 'A fruta já está picada na tigela e falta só um toque de doce. Um fio de mel por cima resolve a sobremesa.'],
        ['O sabor e a cor do mel vêm das flores que as abelhas visitaram. Por isso um nunca é igual ao outro.'],
        ['Acompanha pão, queijo, fruta e iogurte, e entra também em bolos, marinadas e molhos de salada. Um pote atende a casa inteira.'],
        ['Para escolher o tamanho, pense no uso. Quem adoça o café da manhã todos os dias precisa de mais do que quem só cozinha.'],
      ],
    },
    casual: {
      openings: [
        'Aquele fio que faltava no pão: {topic}.',
        'Já pensou no seu café da manhã com {topic}?',
        'Quem gosta de café da manhã demorado gosta de {topic}.',
      ],
      steps: [
        ['Sabe quando a colher sai do pote e a gente fica girando pra não pingar? Sempre pinga, e sempre tem um dedo por perto.', 'Banana em rodelas, queijo branco, torrada. Tem um monte de coisa simples na cozinha que só tá esperando um fio de mel.'],
        ['Cada florada dá um gosto e uma cor, do clarinho ao bem escuro. Provar um mel diferente é descobrir outro doce.'],
        ['Vai no café de quem acorda cedo, no lanche da tarde e no molho do almoço. Pra presentear quem gosta de cozinhar, também é ótimo.'],
        ['Pensa em quanto mel some por mês aí na sua casa. Se tem alguém que come de colher, pode contar em dobro.'],
      ],
    },
    funny: {
      openings: [
        'Some do pote e ninguém sabe como: {topic}.',
        'A colher entrou escondida e encontrou {o topic}.',
        'A visita pediu só um fio {do topic} e virou o pote.',
      ],
      steps: [
        ['Era só para adoçar a torrada. Quando a pessoa percebe, já está raspando o prato com o dedo e olhando para os lados.', 'Há quem abra o armário para procurar o café e saia de lá com uma colher de mel na boca. Acontece nas melhores cozinhas.'],
        ['As abelhas visitam milhares de flores e não comentam o trajeto com ninguém. O roteiro da viagem aparece no sabor.'],
        ['Serve para quem põe um fio, para quem põe uma colherada e para quem diz que não quer e come do prato alheio.'],
        ['Na hora de escolher o tamanho, conte as pessoas da casa. Depois conte as colheres na pia, que dizem a verdade.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho de uma colmeia inteira: {topic}.',
        'De flor em flor até a sua mesa, {topic}.',
        'Quem capricha na mesa do café lembra {do topic}.',
      ],
      steps: [
        ['Você levanta antes de todos, passa o café e arruma a mesa. Um fio de mel no pão mostra o mesmo capricho.', 'Tem dia em que o café da manhã é a única refeição com todos juntos. Vale pôr na mesa o que a casa gosta.'],
        ['Uma colher de mel reúne o trabalho de muitas abelhas e de muitas flores. Depois vem a paciência de quem espera a hora de colher.'],
        ['Fica bonito na mesa de quem recebe parentes e na de quem toma café sozinho, com calma, antes de sair.'],
        ['Pense em quem vai comer e em como gosta, no pão, na fruta ou na receita de família. Isso ajuda a decidir o tamanho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Opaco, granulado e ainda bom: {topic}.',
        'Por que {o topic} às vezes {açucara/açucaram} no pote.',
      ],
      steps: [
        ['O pote ficou no armário e, um dia, o mel apareceu opaco e granulado. Muita gente pensa que estragou e joga fora.', 'Mel açucarado costuma levantar suspeita, como se alguém tivesse colocado açúcar. Na maioria das vezes, a explicação é bem mais simples.'],
        ['O mel tem muito açúcar das próprias flores e pouca água. Com o tempo ou com o frio, parte desse açúcar forma cristais.'],
        ['Para voltar a ficar líquido, deixe o pote de vidro em banho-maria morno, com o fogo desligado. Mexa de vez em quando.'],
        ['A rapidez depende das flores de onde veio. Há mel que cristaliza em poucas semanas e mel que passa meses líquido.'],
      ],
    },
    casual: {
      openings: [
        'Açucarou? Calma, não joga fora: {topic}.',
        'Uma coisa que pouca gente sabe sobre {o topic}.',
        'Bora falar do que acontece com {o topic} no armário?',
      ],
      steps: [
        ['Já abriu o pote e achou o mel todo durinho, cheio de grãozinho? Muita gente jura que estragou e manda pro lixo.', 'Mel açucarado dá discussão em muita casa. Um diz que estragou, e o outro já tá comendo de colher.'],
        ['Aquele grãozinho é só o açúcar das flores virando cristal. Frio e tempo de armário ajudam bastante nisso.'],
        ['Põe o pote de vidro numa panela com água morna, fogo desligado, e espera. Aos poucos ele volta a escorrer da colher.'],
        ['Tem quem prefira o mel cristalizado na torrada. Não escorre pela mão, e dá pra sentir os grãozinhos.'],
      ],
    },
    funny: {
      openings: [
        'Pequenos dramas de armário: {topic}.',
        'Toda casa tem uma história com {o topic}.',
        'O caso do pote que grudou na prateleira: {topic}.',
      ],
      steps: [
        ['Todo pote de mel tem uma gota que escapa. Ela desce pelo lado de fora, encontra a prateleira e resolve morar ali para sempre.', 'A tampa do mel fecha com facilidade. Para abrir na semana seguinte, é preciso reunir a família e um pano de prato.'],
        ['Mel gruda e escorre devagar, por isso para no primeiro lugar que encontra. Normalmente é a rosca da tampa.'],
        ['Limpe a borda com um pano úmido antes de fechar. Se já grudou, água morna por fora da tampa costuma resolver a briga.'],
        ['Uma abelha trabalha a vida inteira e produz só uma fração de colherinha. Cada gota que escapa do pote merecia mais respeito.'],
      ],
    },
    motivational: {
      openings: [
        'Muito voo em cada colher: {topic}.',
        'O trabalho que existe atrás {do topic}.',
        'A paciência que cabe num pote: {topic}.',
      ],
      steps: [
        ['Quem passa por uma florada vê abelhas indo e vindo sem parar. Parece passeio, mas ali está o começo de um pote.', 'A colherada da manhã leva um segundo. O caminho dela, da flor até o pote, passou por muitas viagens e muitas asas.'],
        ['As abelhas levam o néctar para a colmeia, e ele vai perdendo água até ficar pronto. Só então chega a hora da colheita.'],
        ['Quem quer ajudar pode plantar manjericão ou outras flores num vaso e evitar veneno nas plantas. Até a varanda recebe visita.'],
        ['Colher no tempo certo pede observação, e é preciso deixar alimento para a colmeia. Quem cuida de abelhas aprende a esperar.'],
      ],
    },
  },
}
