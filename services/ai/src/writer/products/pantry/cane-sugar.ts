import type { ProductType } from '../product-type.ts'

export const caneSugar: ProductType = {
  nouns: ['melado', 'melado de cana', 'mel de engenho', 'mel de cana', 'açúcar mascavo'],
  asks: ['se é para a mesa ou para receitas', 'o que você costuma adoçar', 'quanto some por mês na sua cozinha'],
  questions: {
    sale: ['No bolo, na fruta ou no queijo?', 'O que você adoçaria primeiro?'],
    content: ['Você já trocou o açúcar branco em alguma receita?', 'Que comida da sua família tem gosto de cana?'],
  },
  emojis: ['🎋', '🥄', '🍌'],
  hashtags: ['melado', 'meladodecana', 'acucarmascavo', 'meldeengenho', 'canadeacucar', 'cozinhabrasileira', 'receitascaseiras'],
  sale: {
    professional: {
      openings: [
        'Para adoçar com o sabor da cana: {topic}.',
        '{O topic} {dá/dão} cor e caráter a uma receita simples.',
        'Banana, queijo fresco, bolo de especiarias e {topic}.',
      ],
      steps: [
        ['A banana já está na frigideira e a cozinha começa a cheirar a canela. Um pouco de doce de cana completa a sobremesa.', 'No café da manhã há queijo fresco, inhame cozido e pão. Falta só o doce escuro da cana para juntar os sabores.'],
        ['O sabor da cana continua presente, com um fundo de caramelo. Uma colher basta para mudar um bolo ou uma fruta assada.'],
        ['{Vai/Vão} bem em biscoitos de especiarias, mingaus, granolas e marinadas de carne. {Serve/Servem} a quem cozinha doce e a quem cozinha salgado.'],
        ['Para calcular, pense no que vai adoçar: a mesa do café pede pouco por dia, e quem assa toda semana usa bem mais.'],
      ],
    },
    casual: {
      openings: [
        'Doce com gosto de cana, pra quem repara: {topic}.',
        'A banana assada tava esperando {o topic}.',
        'Já provou queijo fresco com {topic}?',
      ],
      steps: [
        ['Banana na frigideira, canela por cima e aquele doce escuro da cana. Em cinco minutos a cozinha inteira já quer saber o que é.', 'Sabe aquele bolinho de especiarias que deixa a casa cheirosa? O gosto fundo que a gente não sabe explicar vem da cana.'],
        ['{Adoça/Adoçam} e ainda {dá/dão} gosto, com um jeitinho de caramelo. No café, no mingau ou na massa, a diferença aparece logo.'],
        ['{Vai/Vão} pra quem faz biscoito, pra quem gosta de fruta assada e pra quem capricha no molho do churrasco.'],
        ['Me fala o que você adoça mais, se é café, fruta ou bolo. Daí a gente pensa num tamanho que não fique esquecido.'],
      ],
    },
    funny: {
      openings: [
        'O açúcar branco sentiu o golpe: {topic}.',
        'A colher foi provar {o topic} e não voltou.',
        'Segredo do bolo revelado depois de muita insistência: {topic}.',
      ],
      steps: [
        ['A visita perguntou o que tinha no bolo. A dona da casa olhou para o lado, fez mistério e ganhou mais uma hora de prestígio.', 'Era para pôr uma colher na receita. A segunda foi por via das dúvidas, e a terceira já estava na boca.'],
        ['O gosto é tão marcado que a banana chega na frente e diz que foi ideia dela. Ninguém discute com banana assada.'],
        ['{Serve/Servem} para quem assa, para quem só come o que assam e para quem rapa a colher e chama de controle de qualidade.'],
        ['Pense na quantidade com franqueza. Receita de família pede uma xícara, e quem mexe a massa costuma cobrar comissão.'],
      ],
    },
    motivational: {
      openings: [
        'Da cana moída à panela da família: {topic}.',
        'Para refazer a receita da casa de infância: {topic}.',
        'Um gosto de canavial na mesa: {topic}.',
      ],
      steps: [
        ['Existe um bolo que só a madrinha sabia fazer. Ao procurar os mesmos ingredientes, você já começou a aprender a receita.', 'Quem levanta cedo para assar antes do trabalho quer um resultado que valha o sono perdido. O sabor da cana ajuda.'],
        ['O caldo da cana apura no fogo até escurecer e ganhar corpo. Cada ponto pede mão atenta e muita prova.'],
        ['É bom para quem está retomando o caderno de receitas e para quem ensina uma criança a misturar a primeira massa.'],
        ['Separe a receita antes e veja quanto ela pede. Se for uma tentativa, comece com pouco e anote o resultado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Mais que adoçar: {topic}.',
        'Como trocar o açúcar branco por {topic}.',
        'O que muda na massa com {o topic}.',
      ],
      steps: [
        ['A receita pedia açúcar branco, a troca foi feita na mesma medida, e o bolo saiu mais escuro e mais úmido. É esperado.', 'Muita gente usa os doces de cana só por cima da fruta, com receio de estragar uma receita. Dentro da massa eles surpreendem.'],
        ['O que é menos refinado conserva parte da umidade e do sabor da cana. Isso escurece a massa e a deixa mais macia.'],
        ['Comece trocando só uma parte do açúcar branco. Bolos de banana, de especiarias e de café aceitam melhor o sabor marcado.'],
        ['Antes do açúcar branco barato, a cozinha brasileira era mais escura e perfumada. Muitas receitas antigas ainda guardam esse gosto.'],
      ],
    },
    casual: {
      openings: [
        'Trocou na receita e ficou diferente? Vem cá: {topic}.',
        'Tem um truque pra assar com {topic}.',
        'Bora falar do gosto {do topic} na massa?',
      ],
      steps: [
        ['Trocou o açúcar branco colher por colher e o bolo saiu escurinho, mais molhado? Calma, não deu errado, é assim mesmo.', 'Muita gente só põe na banana e esquece o potinho no armário. E tem tanto bolo por aí pedindo esse gosto.'],
        ['O doce de cana menos refinado traz umidade e cor junto com o sabor. A massa sente e muda um pouquinho.'],
        ['Troca só metade na primeira vez e vê se a casa gosta. Bolo de banana, de café e de especiarias é onde mais combina.'],
        ['O gosto muda conforme a cana e o tempo de fogo. Por isso eu acho graça em provar um e outro, lado a lado.'],
      ],
    },
    funny: {
      openings: [
        'O bolo saiu bronzeado: {topic}.',
        'Investigação na forma do bolo: {topic}.',
        'Ninguém avisou a massa sobre {o topic}.',
      ],
      steps: [
        ['O bolo branquinho da receita saiu moreno do forno. A família procurou o erro e só parou quando o bolo acabou.', 'O pote ficou tanto tempo no fundo do armário que virou lenda. Um dia alguém provou, e a lenda durou uma tarde.'],
        ['Doce de cana leva cor e umidade aonde vai. Não sabe ser discreto e nunca prometeu que seria.'],
        ['Troque só uma parte na primeira vez. Assim o bolo muda de cor aos poucos e a família não chama reunião.'],
        ['Receita antiga diz apenas para adoçar a gosto. O gosto de quem escreveu era enorme, como se descobre na primeira garfada.'],
      ],
    },
    motivational: {
      openings: [
        'O caderno de receitas pede {topic}.',
        'Um sabor que ficou na memória da cozinha: {topic}.',
        'Apurar devagar, até escurecer: {topic}.',
      ],
      steps: [
        ['Há receitas que só dão certo quando se volta ao ingrediente de antes. O bolo da infância talvez peça o doce da cana.', 'Quem cozinha por herança sabe que nem tudo está escrito. Às vezes falta no papel justo o que dava a cor.'],
        ['As receitas de família nasceram do que havia por perto. Em muitas regiões, o que havia era cana, moenda e tacho.'],
        ['Refaça uma receita antiga duas vezes, mudando só o açúcar, e prove com quem se lembra dela. Depois escreva o que descobriu.'],
        ['Cozinhar também é guardar. Um sabor que volta à mesa traz junto o nome de quem fazia.'],
      ],
    },
  },
}
