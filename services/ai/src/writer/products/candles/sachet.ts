import type { ProductType } from '../product-type.ts'

export const sachet: ProductType = {
  nouns: ['sachê', 'sachezinho', 'sachê perfumado', 'sachê aromático'],
  asks: ['onde você vai usar', 'quantas gavetas ou lembranças são', 'que tipo de aroma você prefere'],
  questions: {
    sale: ['Qual gaveta da sua casa precisa de perfume?', 'Gaveta, mala ou carro, onde vai o seu?'],
    content: ['Você tem a gaveta da bagunça em casa?', 'De quem era a gaveta mais cheirosa da sua infância?'],
  },
  emojis: ['🌸', '🌿', '💛'],
  hashtags: ['sacheperfumado', 'sachesperfumados', 'sachearomatico', 'sacheparagaveta', 'sacheparaguardaroupa', 'aromatizante', 'casacheirosa'],
  sale: {
    professional: {
      openings: [
        'Abrir a gaveta e sentir perfume: {topic}.',
        '{O topic} para o armário, a gaveta ou a mala de viagem.',
        'Um cuidado discreto com as roupas: {topic}.',
      ],
      steps: [
        ['Você tira da gaveta uma blusa que não usava há meses, e ela cheira a roupa guardada. Com um sachê ali, a cena muda.', 'No começo da estação, saem do armário os casacos e as mantas. É quando mais se nota a diferença de um armário perfumado.'],
        ['Quase não ocupa espaço e perfuma sem molhar nada. Fica entre as roupas e só se nota pelo cheiro.'],
        ['Além do armário, vai na mala, na bolsa, na sapateira e no carro. É lembrança leve para presentear ou agradecer.'],
        ['Para saber quantos usar, conte as gavetas e os armários. Um por gaveta costuma bastar, e o guarda-roupa pede mais de um.'],
      ],
    },
    casual: {
      openings: [
        'A gaveta mais cheirosa da casa tem {topic}.',
        'Abri o armário e lembrei {do topic}.',
        'Roupa guardada com cheiro bom: {topic}.',
      ],
      steps: [
        ['Sabe aquela blusa que fica meses na gaveta e sai com cheiro de guardada? Um sachê ali no meio já muda a história.', 'Eu adoro abrir a gaveta de manhã e sentir o cheirinho antes de escolher a roupa. O dia nem começou e já tá bom.'],
        ['É pequeno, leve, não derrama e não ocupa espaço. Você põe entre as roupas e esquece que tá lá, até abrir a gaveta.'],
        ['Eu levo um na mala quando viajo e deixo outro no carro. E é daquelas lembrancinhas que todo mundo acha onde usar.'],
        ['Conta quantas gavetas você quer perfumar antes de escolher. Sempre aparece mais uma, a da roupa de cama, a dos pijamas.'],
      ],
    },
    funny: {
      openings: [
        'O casaco saiu do armário cheirando a novo com {topic}.',
        '{O topic} {mora/moram} na gaveta e não {paga/pagam} aluguel.',
        'Para o tênis não assumir o comando do armário: {topic}.',
      ],
      steps: [
        ['O casaco passou o ano inteiro no fundo do armário, e dá para perceber de longe. Quem abriu a porta foi até conferir se havia mais alguém.', 'Na sapateira mora um tênis que já correu, pegou chuva e secou no mesmo dia. Ele precisa de boa companhia.'],
        ['O sachê faz o serviço deitado, no escuro e em silêncio. Se todo mundo em casa trabalhasse assim, sobrava tempo para a série.'],
        ['Vai bem na gaveta, na mala e naquela bolsa que guarda um pedaço de bolo de festa desde o mês passado.'],
        ['Ao escolher a quantidade, conte também a gaveta da bagunça. Ela não vai ficar arrumada, mas pelo menos vai cheirar bem.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do que é seu também é isto: {topic}.',
        '{O topic} para quem gosta do armário em ordem.',
        'Um detalhe que só você sente ao abrir a gaveta: {topic}.',
      ],
      steps: [
        ['Arrumar o guarda-roupa leva uma tarde inteira, com pilhas na cama e dúvidas de sobra. O sachê na gaveta coroa o trabalho.', 'A roupa que você guarda com cuidado é a que vai vestir num dia importante. Abrir a gaveta e sentir perfume já é um bom começo.'],
        ['Ninguém vê o sachê dentro do armário, e mesmo assim ele está lá. O capricho com o que não aparece diz muito de quem cuida.'],
        ['Pode ir na mala de quem viaja para longe e na gaveta de quem acabou de mudar. O cheiro lembra quem deu.'],
        ['Comece pela gaveta que você abre todos os dias. É nela que o perfume vai ser aproveitado mais vezes.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quanto tempo dura o perfume {do topic}.',
        'Onde colocar {o topic} dentro do armário.',
        'Detalhes que fazem diferença: {topic}.',
      ],
      steps: [
        ['Depois de algumas semanas, o sachê parece ter perdido o perfume. Muita gente joga fora antes da hora.', 'É comum colocar o sachê no fundo da gaveta, debaixo de tudo. Assim só a última peça da pilha fica perfumada.'],
        ['O aroma se solta aos poucos e fica preso quando não circula ar. Em uma gaveta muito cheia, quase não se espalha.'],
        ['Deixe o sachê entre as peças, na metade da pilha, e aperte de leve de vez em quando. No cabide, pendure na altura dos ombros.'],
        ['Um sachê equilibrado deve ser percebido ao abrir a gaveta, e não ao vestir a roupa. Chegar a essa medida exige vários testes.'],
      ],
    },
    casual: {
      openings: [
        'Não joga fora {o topic} ainda.',
        'O truque de apertar {o topic} funciona mesmo.',
        'Gaveta cheirosa por mais tempo: {topic}.',
      ],
      steps: [
        ['Parece que o perfume do sachê acabou e você já pensa em jogar fora? Espera um pouquinho e faz um teste antes.'],
        ['Com o tempo o recheio assenta e o cheiro fica preso ali dentro. Mexeu, apertou, e ele aparece de novo.'],
        ['Aperta o sachê com a mão, vira de lado e troca de lugar na gaveta. No meio das roupas ele perfuma bem mais.'],
        ['Quando eu arrumo as gavetas, aproveito pra trocar os sachês de lugar. É uma desculpa boa pra cheirar tudo de novo.'],
      ],
    },
    funny: {
      openings: [
        'O morador mais quieto do armário: {topic}.',
        'Só a meia sem par ficou perfumada com {topic}.',
        'Investigação na gaveta encontra {topic}.',
      ],
      steps: [
        ['Você põe o sachê com carinho no fundo da gaveta. Meses depois, a única peça cheirosa é a meia que perdeu o par.'],
        ['O perfume só alcança quem está por perto e tem ar para circular. Debaixo de doze camisetas, ele conversa com a madeira.'],
        ['Coloque no meio da pilha e dê um aperto de vez em quando. É todo o esforço que ele pede.'],
        ['Quem faz sachê acha perfume até na carteira. Paga o pão, e o troco volta cheirando a gaveta de avó.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidado que se sente sem ver: {topic}.',
        'Nas gavetas de quem gosta de casa há {topic}.',
        'Um perfume guardado entre as roupas: {topic}.',
      ],
      steps: [
        ['Muita gente lembra da gaveta de lençóis de uma avó ou de uma tia. Bastava abrir para saber que a cama ia ser trocada.', 'Guardar bem uma roupa querida é uma forma de fazer com que ela dure. O perfume na gaveta faz parte desse cuidado.'],
        ['O aroma se prende às fibras do tecido e sai do armário com a roupa. Basta vestir para lembrar da casa de alguém.'],
        ['Na próxima troca de estação, areje as peças, dobre de novo e ponha um sachê entre elas. Leva uma hora, e a próxima estação agradece.'],
        ['Quem faz sachê sabe que ele vai ficar escondido numa gaveta. O capricho é o mesmo, porque alguém vai abrir e sentir.'],
      ],
    },
  },
}
