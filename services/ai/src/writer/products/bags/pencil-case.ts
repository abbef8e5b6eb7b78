import type { ProductType } from '../product-type.ts'

export const pencilCase: ProductType = {
  nouns: ['estojo', 'estojinho', 'estojo escolar'],
  asks: ['quantas canetas vão dentro', 'se a régua precisa caber', 'quem vai usar'],
  questions: {
    sale: ['Qual caneta não sai do seu estojo?', 'Estojo arrumado por cor ou tudo misturado?'],
    content: ['Quantas canetas do seu estojo ainda funcionam?', 'Qual caneta você emprestou e nunca mais viu?'],
  },
  emojis: ['✏️', '🖍️', '📚'],
  hashtags: ['estojo', 'estojoescolar', 'estojos', 'materialescolar', 'voltaasaulas', 'estojoparalapis', 'papelariafofa'],
  sale: {
    professional: {
      openings: [
        '{O topic} para ter as canetas sempre à mão.',
        'Lápis, canetas e borracha no mesmo lugar: {topic}.',
        'Quem escreve todos os dias dá valor {ao topic}.',
      ],
      steps: [
        ['A reunião começa, a aula começa, e falta uma caneta. Quem tem estojo abre o zíper e ainda empresta para a pessoa ao lado.', 'No fundo da bolsa, o lápis quebra a ponta e a caneta perde a tampa. Num estojo, chegam inteiros à mesa.'],
        ['É um objeto pequeno que se abre muitas vezes por dia. Quando tudo cabe sem aperto, escrever e desenhar começam mais depressa.'],
        ['Acompanha a escola, a faculdade, o escritório e quem desenha por gosto. Por ser útil, também é um presente certeiro.'],
        ['Antes de escolher, conte as canetas de todos os dias e meça a régua. São elas que definem o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'Pra caneta parar de sumir: {topic}.',
        'Quem ama papelaria vai entender {o topic}.',
        'Olha só {o topic}, dá vontade de arrumar as canetas.',
      ],
      steps: [
        ['Tem gente que compra caneta nova e não tem onde pôr as antigas. Eu entendo, e acho que você também entende.', 'Sabe a caneta que risca o forro inteiro da bolsa? Comigo já aconteceu. Depois disso, cada uma no seu lugar, dentro do estojo.'],
        ['Abrir um estojo arrumado dá vontade de começar. Parece bobagem, mas as cores à vista já puxam a mão pro papel.'],
        ['Vai pra escola, pro trabalho, pra mesa de desenho. E é aquele presente que todo mundo usa, da criança ao colega.'],
        ['Pensa em quantas canetas vão morar ali e se a régua entra. Com isso já dá pra saber que tamanho serve.'],
      ],
    },
    funny: {
      openings: [
        'Quarenta canetas e uma que funciona: {topic}.',
        '{O topic} para você saber a quem emprestou.',
        'Aqui a borracha volta para casa: {topic}.',
      ],
      steps: [
        ['Você emprestou uma caneta em março. Ela passou por seis mesas, perdeu a tampa e hoje vive com outra família.', 'São trinta canetas no estojo e a escolhida é sempre a mesma azul, mordida na ponta. As outras vinte e nove entendem.'],
        ['O estojo é o único lugar onde lápis, borracha e apontador convivem. Fora dele, nunca mais foram vistos juntos.'],
        ['Para quem escreve, para quem desenha e para quem só gosta de comprar caneta. O terceiro grupo precisa de dois.'],
        ['Ao escolher o tamanho, pense nas canetas que você tem e nas que vai comprar fingindo que precisava.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem enche cadernos de ideias: {topic}.',
        'Cada página começa abrindo {o topic}.',
        '{O topic} para o capricho de todo dia.',
      ],
      steps: [
        ['A primeira página do caderno sai com a melhor letra. O capricho começa antes, quando se escolhe o lápis apontado.', 'Há quem estude depois do trabalho, com a casa já em silêncio. Abrir o estojo e o caderno é o começo desse turno extra.'],
        ['Ter o material à mão poupa aquela pausa que tira a atenção. Você pensa, pega a caneta e a ideia não escapa.'],
        ['É um presente bonito para quem começa a ler, muda de escola ou volta a estudar. Vai à mesa logo no primeiro dia.'],
        ['Veja o que se usa de verdade, das canetas à tesoura. O tamanho certo é aquele que fecha sem forçar o zíper.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que vale conferir {no topic} uma vez por mês.',
        'Um pouco de ordem antes da próxima página: {topic}.',
        '{O topic} também {pede/pedem} manutenção.',
      ],
      steps: [
        ['Pelo menos uma caneta ali já não escreve. Ela sai, falha, volta para o lugar e, na semana seguinte, falha de novo.', 'Raspas de apontador, grafite solto e uma mancha de tinta no canto. O lado de dentro do estojo conta a semana inteira.'],
        ['Caneta sem tampa seca, e lápis de ponta fina quebra quando balança. O pó de grafite acaba sujando todo o resto.'],
        ['Esvazie o estojo, teste cada caneta num papel e descarte as que acabaram. Limpe por dentro e aponte os lápis antes de guardar.'],
        ['O que sobra costuma ser metade do que havia. E essa metade é justamente a que se procurava todos os dias.'],
      ],
    },
    casual: {
      openings: [
        'Dia de teste de caneta por aqui: {topic}.',
        'Aquela geral {no topic} que a gente vive adiando.',
        'Abre {o topic} e vem comigo.',
      ],
      steps: [
        ['A gente pega a caneta, ela falha, a gente guarda de volta. Não sei por quê, mas todo mundo faz isso.'],
        ['A gente guarda achando que amanhã ela volta a funcionar. Não volta, e ainda ocupa o lugar da que escreve bem.'],
        ['Senta com um papel de rascunho e testa todas, uma por uma. As secas saem, as boas ficam e os lápis ganham ponta.'],
        ['É rapidinho e até gostoso de fazer. No fim, a gente descobre que tinha aquela cor que tava pra comprar.'],
      ],
    },
    funny: {
      openings: [
        'Censo das canetas, resultado parcial: {topic}.',
        'O ecossistema que existe dentro {do topic}.',
        'Alguém precisa investigar {o topic}.',
      ],
      steps: [
        ['Tampas sem caneta, canetas sem tampa, e nenhuma delas combina. Em algum lugar existe um estojo com as metades que faltam.'],
        ['A caneta que falha volta sempre para o estojo, por esperança. A que funciona some, porque foi emprestada só por um minutinho.'],
        ['Teste todas num papel e despeça as que já pararam de trabalhar. Marque as suas com uma fita colorida antes de emprestar.'],
        ['O apontador continuará sumido, isso é normal. Ele volta sozinho no dia em que alguém comprar outro.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho começa antes da primeira linha: {topic}.',
        'Cuidar {do topic} é começar bem a página.',
        'Material em ordem, cabeça na tarefa: {topic}.',
      ],
      steps: [
        ['A vontade de escrever está ali, mas o lápis está sem ponta e a caneta falha. Até achar outra, a ideia já foi embora.'],
        ['A atenção demora a voltar depois que a gente levanta da mesa. Por isso ajuda tanto ter tudo ao alcance da mão.'],
        ['Termine o dia deixando lápis apontados e canetas tampadas. São dois minutos, e a próxima página começa sem procura.'],
        ['A letra caprichada e o desenho bem pintado aparecem para os outros. A arrumação antes disso só você conhece, e ela conta.'],
      ],
    },
  },
}
