import type { ProductType } from '../product-type.ts'

export const fan: ProductType = {
  nouns: ['leque', 'leque personalizado', 'leque de casamento', 'leque para casamento', 'leque de formatura', 'leque de festa', 'leque de madeira', 'leque de papel', 'leque de tecido', 'leque de bambu', 'leque de mão'],
  asks: ['a data e o tipo da festa', 'quantos convidados vêm', 'as cores da festa'],
  questions: {
    sale: ['Festa de dia ou ao ar livre?', 'Que cor combina com a sua festa?'],
    content: ['Você anda com leque na bolsa?', 'Qual foi a festa mais quente a que você já foi?'],
  },
  emojis: ['🌬️', '🤍', '🎉'],
  hashtags: ['leque', 'leques', 'lequepersonalizado', 'lequedecasamento', 'casamentonocampo', 'casamentonapraia', 'casamentodedia', 'lembrancadecasamento', 'lembrancinhas', 'formatura', 'verao'],
  sale: {
    professional: {
      openings: [
        'Um alívio elegante em dia quente: {topic}.',
        '{O topic} {abre/abrem} a festa com um gesto.',
        'Detalhe que o convidado usa na hora: {topic}.',
      ],
      steps: [
        ['A cerimônia é às quatro, ao ar livre, em dezembro. Antes da música, metade dos convidados já procura um papel para abanar.', 'Na plateia da formatura, os nomes são muitos, e o ginásio é quente. Um abano discreto faz a tarde passar melhor.'],
        ['{Aberto, mostra/Abertos, mostram} um desenho em meia-lua, que aparece em todas as fotos da festa. {Fechado, quase não ocupa/Fechados, quase não ocupam} espaço.'],
        ['{Agrada/Agradam} em casamentos, quinze anos, formaturas e blocos de rua. No dia a dia, {mora/moram} na bolsa de quem sente calor.'],
        ['Considere o número de convidados, o horário e a paleta da festa. Se houver nomes e data, confira por escrito.'],
      ],
    },
    casual: {
      openings: [
        'Calor não estraga festa com {topic}.',
        'Abre, abana e posa: {topic}.',
        'Os convidados vão disputar: {topic}.',
      ],
      steps: [
        ['Casamento de tarde, sol na cabeça, maquiagem querendo ir embora. Aí alguém abre um leque e vira a pessoa mais feliz da fila.', 'Sabe aquele bloco lotado em que não passa um vento? Quem levou leque faz amizade na hora.'],
        ['O barulhinho de abrir já é uma graça. E na foto fica aquele charme, todo mundo quer posar com ele.'],
        ['{Vai/Vão} no casamento, na formatura, no bloco, na fila do banco. E na bolsa de quem tá sempre com calor.'],
        ['Me conta o horário da festa, quantas pessoas vão e as cores que imaginou. Daí a gente pensa junto.'],
      ],
    },
    funny: {
      openings: [
        'A madrinha reservou três: {topic}.',
        '{O topic} {trabalha/trabalham} mais do que o ventilador do salão.',
        'Discurso longo, salão quente, e enfim {o topic}.',
      ],
      steps: [
        ['O padrinho começou o discurso, e vinte leques se abriram ao mesmo tempo. Ele achou que era emoção.', 'A tia pegou um para ela, um para a irmã e um para o caso de quebrar. A bolsa voltou refrescada.'],
        ['{Refresca/Refrescam}, {enfeita/enfeitam} e {esconde/escondem} bocejo. É um objeto feito por quem já foi a muitas cerimônias.'],
        ['{Serve/Servem} para casamento, para formatura e para cochichar com a prima durante a cerimônia com alguma discrição.'],
        ['Calcule um por convidado e some os da tia. O salão estará quente, e ela, preparada.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do conforto de quem veio celebrar: {topic}.',
        'Um gesto para quem veio de longe: {topic}.',
        'A festa se lembra nos detalhes: {topic}.',
      ],
      steps: [
        ['Os noivos não podem mudar o sol de dezembro. Podem pensar em quem vai esperar debaixo dele.', 'Depois de anos de estudo, a família inteira cabe numa arquibancada abafada. Um pequeno conforto faz parte da homenagem.'],
        ['As varetas precisam abrir por igual e fechar juntas. O movimento leve depende de um ajuste feito no eixo.'],
        ['Além da festa, é lembrança que continua em uso: no ônibus, na fila e na varanda, em tardes sem vento.'],
        ['Pense em quem vai segurar: avós, crianças, madrinhas. Às vezes, uma cor bem escolhida basta para lembrar o dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como distribuir na cerimônia: {topic}.',
        'Abrir e fechar sem forçar: {topic}.',
        'Onde deixar {o topic} para os convidados verem.',
      ],
      steps: [
        ['Em muitas festas, o cesto fica ao lado da mesa de doces. Os convidados só descobrem quando o sol já baixou.', 'Outro engano é abrir puxando uma única vareta. O tecido ou o papel fica tenso de um lado e se solta.'],
        ['O calor maior é antes e durante a cerimônia, quando todos estão parados. Depois, a festa se espalha pela sombra.'],
        ['Deixe um em cada cadeira ou um cesto na entrada, com uma plaquinha. Para abrir, deslize as varetas com o polegar.'],
        ['Um convidado confortável fica mais, ri mais e sai melhor na foto. Pensar nele é parte da decoração.'],
      ],
    },
    casual: {
      openings: [
        'Na cadeira ou no cesto? Onde pôr {o topic}.',
        'Deixa na entrada, tá? Dica pra {topic}.',
        'O jeitinho certo de abrir: {topic}.',
      ],
      steps: [
        ['A festa era linda, e o cesto tava escondido atrás do bolo. Só achei quando já era noite.', 'A criançada abre puxando com força, e lá se vai uma vareta. Adulto também faz isso, viu?'],
        ['As varetas giram num eixo só. Se puxa de um lado, o outro não acompanha e acaba rasgando.'],
        ['Segura embaixo e vai empurrando com o dedão, que ele desliza. E na festa, põe um em cada cadeira.'],
        ['Eu guardo todos que ganho. Cada um lembra uma festa, e no verão eu faço rodízio.'],
      ],
    },
    funny: {
      openings: [
        'Aula de leque para padrinhos: {topic}.',
        'O barulho de duzentos abanos ao mesmo tempo: {topic}.',
        'Como não acertar a tia com {o topic}.',
      ],
      steps: [
        ['Abrir com um só gesto, como nos filmes, exige prática. O primo tentou e lançou tudo na mesa de doces.', 'O noivo abana o pai, o pai abana a mãe, a mãe abana o bebê, e o bebê dorme muito bem.'],
        ['O movimento vem do punho, curto e constante. Quem usa o braço inteiro abana mais a mesa do lado.'],
        ['Treine em casa, longe de abajures. Punho solto, cotovelo quieto e um olhar de quem não está treinando.'],
        ['No álbum, há uma foto em que todos se abanam no mesmo instante. Parece ensaiado, e era só calor.'],
      ],
    },
    motivational: {
      openings: [
        'Pensar em quem vai chegar: {topic}.',
        'O cuidado escondido nas varetas: {topic}.',
        'Dobra por dobra, {abre/abrem} {o topic}.',
      ],
      steps: [
        ['Preparar uma festa é imaginar cada convidado: onde vai sentar, o que vai ver, se vai sentir calor.', 'Para cem convidados são cem vezes a mesma dobra. Quem monta sabe que a última precisa sair igual à primeira.'],
        ['Uma dobra desigual impede o conjunto de fechar. A precisão está nos milímetros que ninguém confere.'],
        ['Antes da festa, caminhe pelo lugar na mesma hora da cerimônia. O sol vai mostrar onde as pessoas precisam de sombra.'],
        ['Os detalhes que lembramos de uma festa raramente são os mais caros. São os que pensaram em nós.'],
      ],
    },
  },
}
