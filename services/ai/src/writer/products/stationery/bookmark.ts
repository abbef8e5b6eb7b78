import type { ProductType } from '../product-type.ts'

export const bookmark: ProductType = {
  nouns: ['marcador de página', 'marcador de livro', 'marca-página', 'marca-livro'],
  asks: ['para quem é', 'o tipo de leitura preferido', 'se é presente ou para uso próprio'],
  questions: {
    sale: ['Qual livro está na sua cabeceira agora?', 'Você lê um de cada vez ou vários juntos?'],
    content: ['Você dobra a página ou usa marcador?', 'Qual foi a coisa mais estranha que já virou marcador aí?'],
  },
  emojis: ['📖', '📚', '🔖'],
  hashtags: ['marcadordepagina', 'marcadordelivro', 'marcapagina', 'marcadoresdepagina', 'leitura', 'bookstagram', 'papelaria'],
  sale: {
    professional: {
      openings: [
        'A leitura continua de onde parou: {topic}.',
        '{O topic} {faz/fazem} companhia ao livro da cabeceira.',
        'Um mimo para quem gosta de ler: {topic}.',
      ],
      steps: [
        ['Mais um capítulo, e o sono chega no meio da frase. Na noite seguinte, o livro abre exatamente naquele ponto.', 'Quem lê no ônibus sabe: o ponto chega antes do fim da página. Fechar depressa sem perder o lugar faz diferença.'],
        ['Um marcador ocupa pouco espaço e evita a dobra no canto da folha. O livro agradece, sobretudo quando é emprestado.'],
        ['Acompanha romance, estudo, caderno ou agenda. É um presente que cabe junto do livro e agrada leitores de qualquer idade.'],
        ['Pense no livro em que ele vai morar. Para edições de bolso, um formato curto, e para volumes grandes, um mais comprido.'],
      ],
    },
    casual: {
      openings: [
        'Pra nunca mais dobrar a ponta da página: {topic}.',
        'Cada livro começado aqui em casa tem {topic}.',
        'O olho fecha, mas a página fica marcada: {topic}.',
      ],
      steps: [
        ['Sabe quando o olho fecha no meio do parágrafo e o livro cai na cara? Pelo menos a página não se perde.', 'Recibo de mercado, papel de bala, grampo de cabelo. A gente já marcou livro com tudo, né?'],
        ['É pequeno, enfeita o livro fechado e não machuca a folha. Quem empresta livro dá muito valor a isso.'],
        ['Fica lindo como presente junto de um livro, e quem estuda também usa. Um por livro começado, e a gente começa muitos.'],
        ['Escolhe pensando no tamanho do livro e em quem vai ler. Muito grosso marca a folha, então vale reparar.'],
      ],
    },
    funny: {
      openings: [
        'Aposenta o recibo da farmácia: {topic}.',
        'Para quem lê quatro livros ao mesmo tempo: {topic}.',
        '{O topic} {sabe/sabem} onde você dormiu.',
      ],
      steps: [
        ['Em algum livro da estante há um boleto de 2017 na página oitenta. Foi pago, ninguém sabe, mas a leitura parou ali.', 'A pessoa começa quatro livros na mesma semana. Precisa de quatro marcadores e de uma conversa séria consigo mesma.'],
        ['Fica quieto no lugar, não apita e não julga quem está na página doze há três meses.'],
        ['Para o leitor voraz, para o estudante em época de prova e para quem compra livros num ritmo e lê em outro.'],
        ['Faça a conta pelos livros começados, não pelos terminados. O número sobe, mas é o verdadeiro.'],
      ],
    },
    motivational: {
      openings: [
        'Cada página lida merece ser retomada: {topic}.',
        'Para quem encontra tempo para ler: {topic}.',
        '{O topic} para o leitor que avança dez páginas por noite.',
      ],
      steps: [
        ['Dez páginas antes de dormir, cinco na fila, uma no almoço. Assim, sem alarde, a pessoa termina um livro.', 'Depois do expediente, ainda com o uniforme, alguém abre o livro do curso. O marcador mostra o quanto já andou.'],
        ['Ver o marcador avançar dá ânimo para a noite seguinte. É uma régua discreta do que já foi lido.'],
        ['Para quem estuda sozinho, para quem lê para os filhos e para quem voltou à leitura depois de muito tempo.'],
        ['Para presentear, escolha junto com um livro de que a pessoa falou. Ela vai notar que você ouviu.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que não dobrar a página: {topic}.',
        'Cuidados com os livros e com {o topic}.',
        'Retomar a leitura sem voltar páginas: {topic}.',
      ],
      steps: [
        ['Muitos leitores marcam com o que está à mão: caneta, celular, até os óculos. A lombada sente.'],
        ['O papel guarda a dobra para sempre, e objetos grossos forçam a costura do livro quando ele está fechado.'],
        ['Use um marcador fino e encoste-o na lombada. Para saber o parágrafo, deixe a ponta na altura da linha.'],
        ['Em livros usados, às vezes se encontra um marcador antigo. Ele mostra até onde alguém foi.'],
      ],
    },
    casual: {
      openings: [
        'Você dobra a página? Precisamos falar de {topic}.',
        'Coisas que já usei como marcador, antes {do topic}.',
        'O livro emprestado e a orelha dobrada: {topic}.',
      ],
      steps: [
        ['Existem dois tipos de leitor: o que dobra a ponta da página e o que sente uma pontada quando vê isso.', 'Eu já marquei livro com passagem de ônibus, elástico e folha de planta. A folha de planta não foi boa ideia.'],
        ['Dobra não sai mais do papel, e coisa grossa deixa o livro torto. Folha de planta mancha, aprendi assim.'],
        ['Põe o marcador encostadinho no meio e com a ponta na linha em que parou. Parece mágica no dia seguinte.'],
        ['Livro de sebo com marcador esquecido é presente duplo. Fico imaginando por que a pessoa parou bem ali.'],
      ],
    },
    funny: {
      openings: [
        'Objetos que já fizeram o papel {do topic}.',
        'Parado na página doze desde março: {topic}.',
        'Livro emprestado volta diferente sem {topic}.',
      ],
      steps: [
        ['O livro está na cabeceira há três meses, na página doze. Quem lê diz que está gostando muito, e está mesmo.'],
        ['Ler antes de dormir tem um defeito técnico: o dormir. Três linhas depois, a mesma frase começa de novo.'],
        ['Marque a linha, e não só a página. Assim você não relê o mesmo parágrafo pela quinta noite seguida.'],
        ['Emprestar um livro com marcador é um recado gentil: devolva sem dobrar. Quase sempre volta sem o marcador.'],
      ],
    },
    motivational: {
      openings: [
        'Pouco a pouco, o livro avança: {topic}.',
        'Duas páginas por dia e {o topic} no lugar.',
        'Onde a história ficou esperando: {topic}.',
      ],
      steps: [
        ['Ler com sono, com barulho, com criança chamando. Quem insiste em duas páginas por dia merece encontrar o lugar certo.'],
        ['Duas páginas por dia somam mais de setecentas no ano. São dois ou três romances lidos nos intervalos.'],
        ['Deixe o livro onde costuma ficar o celular à noite. A mão pega o que está mais perto.'],
        ['Quando o livro termina, o marcador muda de casa. Fica um instante solto na mão, à espera do próximo título.'],
      ],
    },
  },
}
