import type { ProductType } from '../product-type.ts'

export const popcorn: ProductType = {
  nouns: ['pipoca', 'pipoca gourmet', 'pipoca doce', 'pipoca caramelizada', 'pipoca artesanal', 'pipoca salgada', 'pipoca com chocolate', 'pipoca colorida'],
  asks: ['se é para festa ou para o sofá', 'quantas pessoas vão comer', 'se prefere doce ou salgada'],
  questions: {
    sale: ['Doce, salgada ou as duas misturadas?', 'No cinema de casa ou na festa?'],
    content: ['Você come de uma em uma ou enche a mão?', 'Qual filme pede pipoca?'],
  },
  emojis: ['🍿', '🎬', '😋'],
  hashtags: ['pipoca', 'pipocagourmet', 'pipocadoce', 'pipocaartesanal', 'pipocacaramelizada', 'pipocagourmetartesanal', 'cinemaemcasa'],
  sale: {
    professional: {
      openings: [
        'Para o filme, a festa e a mesa da sala: {topic}.',
        'Crocância que reúne o sofá inteiro: {topic}.',
        '{O topic} {abre/abrem} a sessão de cinema em casa.',
      ],
      steps: [
        ['O filme foi escolhido depois de meia hora de debate, e as luzes se apagaram. Falta a tigela no meio do sofá.', 'Na festa infantil, a fila mais comprida é a da pipoca. Pais e filhos estendem a mão na mesma hora.'],
        ['A graça está no barulho de cada punhado e em não haver dois iguais. Quando a tigela esvazia, ninguém sabe como foi.'],
        ['{Anima/Animam} aniversário, chá, reunião de amigos e intervalo de evento. {Agrada/Agradam} às crianças e aos adultos que disfarçam.'],
        ['Para uma festa, calcule pelo número de convidados e pelo que mais será servido. Para o sofá, pense na duração do filme.'],
      ],
    },
    casual: {
      openings: [
        'Apaga a luz, que hoje tem {topic}.',
        'Filme bom pede {topic}.',
        'Um balde no sofá e ninguém levanta: {topic}.',
      ],
      steps: [
        ['Manta no colo, filme começando, e alguém pausa pra perguntar da pipoca. Sem ela ninguém presta atenção na história.', 'Festa de criança, música alta e aquela fila de mãozinhas. Adulto também entra, fingindo que é pro filho.'],
        ['Uma puxa a outra, é impossível parar no meio. E aquele barulhinho crocante faz parte da graça.'],
        ['{Vai/Vão} no cinema de casa, no aniversário, na mesa da festa e na mochila pro passeio. Todo mundo enche a mão.'],
        ['Me conta quantos são e se o povo é doce ou salgado. Se for filme comprido, dobra sem culpa.'],
      ],
    },
    funny: {
      openings: [
        'O balde acabou antes do trailer: {topic}.',
        'Duas mãos na mesma tigela {do topic}.',
        'Silêncio no filme, só não conte com {topic}.',
      ],
      steps: [
        ['A regra era guardar para o filme. Nos créditos iniciais, já se ouvia o fundo da tigela.', 'Na cena mais triste, alguém mastigou com toda a força. A sala inteira chorou de rir.'],
        ['Nunca se pega uma só, porque a mão vem sempre cheia e a boca é que se organize. O sofá fica com o resto.'],
        ['{Serve/Servem} para filme, festa, jogo e para quem diz que não quer e come da tigela do vizinho.'],
        ['Calcule pelo tempo de filme e multiplique pelo tamanho das mãos. O tio precisa de uma tigela só dele.'],
      ],
    },
    motivational: {
      openings: [
        'Juntar a família no mesmo sofá: {topic}.',
        'Uma noite sem pressa, com {topic}.',
        'A alegria simples de dividir a tigela: {topic}.',
      ],
      steps: [
        ['Cada um da casa vive numa tela diferente. Um filme escolhido em conjunto e uma tigela no meio juntam todos por duas horas.', 'Quem organiza festa infantil corre de um lado para o outro. Ver as crianças sentadas, de mão cheia, é o primeiro descanso.'],
        ['O ponto certo depende de fogo, tempo e mão atenta. Um minuto a mais muda a cor e o sabor.'],
        ['{Alegra/Alegram} a turma da escola, o plantão da noite, os primos de férias e a avó que não perde uma novela.'],
        ['Pense em quem vai dividir a tigela com você. Às vezes o encontro importa mais que o filme.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que o milho estoura: {topic}.',
        'Murchou, e tem conserto? O caso {do topic}.',
        'A ciência dentro da tigela: {topic}.',
      ],
      steps: [
        ['No fundo da tigela ficam os grãos que não abriram, e muitos culpam o fogo. A explicação está dentro do milho.', 'A sobra ficou aberta na mesa, e no dia seguinte perdeu toda a graça. O ar foi quem fez o estrago.'],
        ['Cada grão guarda uma gota de água. Aquecida, ela vira vapor, aumenta a pressão, e a casca se rompe de uma vez.'],
        ['Guarde a sobra em pote bem fechado, longe da umidade. Para estourar em casa, escolha milho novo, que ainda tem água.'],
        ['Muito antes do cinema, os povos das Américas já estouravam milho. O balde no colo tem milhares de anos de história.'],
      ],
    },
    casual: {
      openings: [
        'O pulo tá num pinguinho de água: {topic}.',
        'Ficou mole de um dia pro outro? Bora falar de {topic}.',
        'Os grãozinhos do fundo e {o topic}.',
      ],
      steps: [
        ['Todo mundo já mordeu um daqueles grãos do fundo e se arrependeu. Por que será que eles não abrem?', 'Deixou a tigela aberta na mesa e no outro dia tava tudo borrachudo? É o ar úmido trabalhando.'],
        ['Dentro do milho tem um pinguinho de água que vira vapor e empurra tudo pra fora. Sem esse pinguinho, não pula.'],
        ['Fecha o que sobrou num pote, no mesmo dia. E milho velho no armário já perdeu a água, compra do mais novo.'],
        ['Eu gosto do barulho da panela acelerando e depois parando. Aquele último pulo atrasado é o meu preferido.'],
      ],
    },
    funny: {
      openings: [
        'Física aplicada ao sofá: {topic}.',
        'O piruá também é gente: {topic}.',
        'O sofá também comeu {o topic}.',
      ],
      steps: [
        ['O piruá fica no fundo, inteiro, quente e ofendido. Não abriu e não pretende dar explicações.', 'Depois do filme, a família levanta e descobre que o sofá também comeu. Foi quase metade da tigela.'],
        ['O grão guarda água, esquenta, junta pressão e estoura. Há gente assim em toda reunião de condomínio.'],
        ['Pote fechado para o que sobrar e aspirador para o que caiu. Entre as almofadas sempre há uma reserva estratégica.'],
        ['O intervalo entre dois estouros anuncia o fim. Quem tira a tampa cedo demais participa da última surpresa.'],
      ],
    },
    motivational: {
      openings: [
        'Esperar o estouro certo: {topic}.',
        'Do grão pequeno à tigela cheia: {topic}.',
        'Muita gente vive do carrinho e {do topic}.',
      ],
      steps: [
        ['O carrinho de pipoca da praça sustentou muita família. O cheiro na saída da escola faz parte da infância de bairros inteiros.', 'Quem trabalha em festa monta tudo antes e desmonta depois de todos. No meio, enche saquinhos sem parar e sorri.'],
        ['O grão parece o mesmo até a hora do calor. O que ele guardava por dentro aparece de uma vez.'],
        ['Reserve uma noite da semana para um filme em casa, com uma só tela. Deixe cada um escolher na sua vez.'],
        ['Há alegrias que custam pouco esforço e ficam na lembrança. Uma tigela passando de mão em mão é uma delas.'],
      ],
    },
  },
}
