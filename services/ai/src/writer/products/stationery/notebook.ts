import type { ProductType } from '../product-type.ts'

export const notebook: ProductType = {
  nouns: ['caderno', 'caderninho', 'caderneta', 'bloco', 'bloquinho', 'bloco de notas'],
  asks: ['o que você costuma anotar', 'o tamanho que prefere', 'se é para a bolsa ou para a mesa'],
  questions: {
    sale: ['O que você anotaria na primeira página?', 'Você usa na bolsa, na mesa ou na cabeceira?'],
    content: ['Quantos cadernos em branco tem na sua gaveta?', 'O que você rabisca em reunião comprida?'],
  },
  emojis: ['📓', '✏️', '📝'],
  hashtags: ['caderno', 'cadernos', 'cadernopersonalizado', 'papelaria', 'caderneta', 'bloquinho', 'encadernacao'],
  sale: {
    professional: {
      openings: [
        'Um lugar para a ideia não se perder: {topic}.',
        '{O topic} {acompanha/acompanham} anotações de todo tipo.',
        'Papel à mão na hora certa: {topic}.',
      ],
      steps: [
        ['A ideia aparece no meio da reunião, na fila ou antes de dormir. Com papel e caneta por perto, ela fica.', 'Durante uma ligação, a mão procura onde anotar o número. É nesses segundos que um caderno na mesa mostra a que veio.'],
        ['Papel não pede senha nem bateria. Abre na primeira página livre e aceita lista, rascunho, conta e desenho.'],
        ['Serve a quem estuda, atende, cozinha, viaja ou cria. Cada um preenche as folhas à sua maneira.'],
        ['Pense em onde vai usar. Para a bolsa, um formato pequeno, e para a mesa, folhas em que a mão apoie inteira.'],
      ],
    },
    casual: {
      openings: [
        'Pra anotar antes que fuja: {topic}.',
        'Eu nunca digo não pra {topic}.',
        'Folha em branco esperando as suas ideias: {topic}.',
      ],
      steps: [
        ['Sabe aquela ideia ótima que aparece no banho e some na toalha? Deixa um caderno por perto e corre pra ele.', 'A gente usa o bloco pra lista do mercado, pro telefone de alguém, pra rabiscar enquanto espera. Ele nunca fica parado.'],
        ['Escrever à mão é mais gostoso, vai. A letra sai torta, a seta atravessa a página, e a gente entende tudo depois.'],
        ['Na mochila, ao lado do fogão, na gaveta do trabalho, na cabeceira. Em cada canto ele arruma uma função.'],
        ['Antes de escolher, pensa no tamanho que você carrega de verdade. O que cabe na bolsa é o que acaba sendo usado.'],
      ],
    },
    funny: {
      openings: [
        'Mais um, sim, e nenhum está sobrando: {topic}.',
        'Só quem tem pena de usar a primeira página entende {o topic}.',
        'Para listas, ideias e desenhos de reunião: {topic}.',
      ],
      steps: [
        ['Há pessoas que têm sete cadernos em branco e precisam urgentemente de mais um. Não se discute, cada um sabe da sua gaveta.', 'A primeira página sai com letra de convite. Da terceira em diante, nem quem escreveu consegue ler.'],
        ['Guarda segredo, não faz notificação e aceita flor no canto durante reunião comprida. É um colega de trabalho exemplar.'],
        ['Bom para estudante, para quem cozinha de cabeça e para quem escreve lista de mercado e esquece a lista em casa.'],
        ['Escolha um tamanho que combine com a sua letra. Quem escreve grande em bloco pequeno termina a frase na mesa.'],
      ],
    },
    motivational: {
      openings: [
        'Toda ideia boa começou num rabisco: {topic}.',
        'A primeira folha está em branco: {topic}.',
        '{O topic} para quem tem o que escrever.',
      ],
      steps: [
        ['Muita receita, muito negócio e muita canção começaram numa folha riscada. O rascunho é onde o trabalho aparece primeiro.', 'Quem estuda à noite, depois do serviço, sabe quanto vale uma página cheia. Cada uma é uma hora que rendeu.'],
        ['Escrever à mão dá tempo de pensar na palavra seguinte. A ideia chega ao fim da linha mais clara do que começou.'],
        ['Para o curso novo, as contas do mês, o diário de uma viagem, o plano que ainda é segredo.'],
        ['Escolha um que dê vontade de abrir. O tamanho certo é o que está por perto quando a ideia chega.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como aproveitar cada página {do topic}.',
        'O receio da primeira folha: {topic}.',
        'Um jeito simples de encontrar o que se anotou {no topic}.',
      ],
      steps: [
        ['Anotar é fácil, difícil é achar depois. O telefone está em algum lugar entre a lista e o desenho.'],
        ['Como as folhas aceitam tudo, as anotações se misturam. Sem data nem título, uma página se parece com a outra.'],
        ['Escreva a data no alto, numere as páginas e reserve a última folha para um índice curto. Dois minutos resolvem.'],
        ['Um caderno cheio conta muito de quem escreveu: a pressa, os dias calmos, as ideias que voltaram três vezes.'],
      ],
    },
    casual: {
      openings: [
        'Dó de usar? Vamos falar de {topic}.',
        'Como perder o medo da primeira página {do topic}.',
        'Aquela gaveta cheia de folhas em branco: {topic}.',
      ],
      steps: [
        ['Caderno bonito demais dá um medo danado da primeira página. E se a letra sair feia? E se não for importante?'],
        ['A primeira página parece capa, por isso trava. E sem data nem título, tudo que vem depois fica com a mesma cara.'],
        ['Pula a primeira folha e começa na segunda. Põe a data em cima e faz um índice rapidinho lá no fim.'],
        ['Eu tenho cadernos antigos que são só lista e rabisco. Mesmo assim não jogo fora, dá saudade daquele tempo.'],
      ],
    },
    funny: {
      openings: [
        'O ciclo de vida {do topic} em quatro fases.',
        'Sete em branco na gaveta, e mesmo assim: {topic}.',
        'Estudo sobre a letra de quem começa {o topic}.',
      ],
      steps: [
        ['O caderno novo seria só para ideias importantes. A primeira foi: comprar alho. Estava na lista, e era importante mesmo.'],
        ['A explicação é que ideia importante não marca hora. Já o alho acaba toda semana, com pontualidade.'],
        ['Para perder o medo, rabisque a primeira página de propósito. Depois de estragada, ela fica ótima para escrever.'],
        ['No fim da vida útil, todo caderno tem uma página com assinaturas treinadas e um cubo em perspectiva. Sem exceção.'],
      ],
    },
    motivational: {
      openings: [
        'O que cabe em folhas em branco: {topic}.',
        'Página por página, um plano ganha corpo: {topic}.',
        'O começo de muita coisa está {no topic}.',
      ],
      steps: [
        ['Avós anotavam contas, sementes e aniversários na mesma caderneta. Hoje a família lê aquelas páginas como um livro.'],
        ['A letra muda com a idade, a pressa e o humor. Por isso uma anotação antiga traz a pessoa inteira de volta.'],
        ['Escreva três linhas por dia, sobre qualquer coisa, sempre no mesmo horário. Em um mês há um caderno começado de verdade.'],
        ['Quem costura ou cola folhas não sabe o que vão escrever nelas. Entrega páginas em branco, e o resto é com você.'],
      ],
    },
  },
}
