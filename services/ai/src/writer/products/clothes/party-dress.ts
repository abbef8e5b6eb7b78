import type { ProductType } from '../product-type.ts'

export const partyDress: ProductType = {
  nouns: ['vestido de festa', 'vestido de madrinha', 'vestido de formatura', 'vestido de debutante', 'roupa de festa'],
  asks: ['a data da festa', 'o horário e o lugar', 'o sapato que pretende usar'],
  questions: {
    sale: ['Qual é a próxima festa da sua agenda?', 'Longo ou curto, o que você prefere em festa?'],
    content: ['Até que música dura o seu sapato na festa?', 'Qual roupa de festa você nunca esqueceu?'],
  },
  emojis: ['👗', '🎉', '💃'],
  hashtags: ['vestidodefesta', 'vestidosdefesta', 'vestidodemadrinha', 'vestidodeformatura', 'lookfesta', 'madrinhas', 'modafesta'],
  sale: {
    professional: {
      openings: [
        '{O topic} para uma festa que você espera há meses.',
        'Da prova ao salão, com bom caimento: {topic}.',
        'A data está marcada, e {o topic} {merece/merecem} tempo.',
      ],
      steps: [
        ['O convite chega, a data vai para o calendário e vem a pergunta de sempre. O que vestir numa festa com tantas fotos?', 'A porta do salão se abre, a música já toca e as pessoas se viram. A roupa foi escolhida para esse instante.'],
        ['Uma roupa de festa precisa cair bem com você de pé, sentada ou dançando. É o ajuste que faz o tecido bonito aparecer.'],
        ['Cada festa pede uma roupa, da cerimônia de dia ao baile que vira a noite. Horário e lugar ajudam a decidir.'],
        ['Leve em conta a data, o local e o sapato que vai usar. Provar com antecedência deixa tempo para os ajustes.'],
      ],
    },
    casual: {
      openings: [
        'Chegou convite aí? Olha {o topic}.',
        'Pra entrar na festa e arrancar um sorriso: {topic}.',
        'A festa já tem data, agora falta {o topic}.',
      ],
      steps: [
        ['A gente recebe o convite e no mesmo minuto já pensa na roupa. O presente vem depois, o cabelo também.', 'Festa boa é aquela em que a gente dança até tirar o sapato. E a roupa tem que aguentar o ritmo junto.'],
        ['O que faz diferença é o caimento. Quando veste certinho, a gente não puxa daqui, não ajeita dali e aproveita a noite.'],
        ['Festa de dia pede uma coisa, de noite pede outra, e na praia é outra história. Me conta como vai ser a sua.'],
        ['Já escolhe o sapato cedo, que a altura da barra depende dele. E deixa uns dias pra prova, tá bom?'],
      ],
    },
    funny: {
      openings: [
        'Fotos de todos os ângulos pedem {o topic}.',
        'Para dançar até o salgadinho acabar: {topic}.',
        'Ninguém confirma presença antes de pensar {no topic}.',
      ],
      steps: [
        ['O convite pede traje esporte fino, e o grupo da família abre uma assembleia. Ninguém sabe o que é, todos têm certeza.', 'A noite começa com salto e pose. Termina sem sapato na pista, com um arranjo de mesa debaixo do braço.'],
        ['Uma boa roupa de festa passa por três provas, a foto, a mesa do jantar e a música que todos sabem dançar.'],
        ['Para quem é o centro da festa, para quem vai assistir e para quem vai pelo buffet. As fotos pegam todos.'],
        ['Na prova, sente, levante os braços e dê uma voltinha. São os três movimentos básicos de qualquer festa brasileira.'],
      ],
    },
    motivational: {
      openings: [
        'Para uma festa que deu trabalho preparar: {topic}.',
        '{O topic} para celebrar em boa companhia.',
        'Chegou a hora de escolher {o topic}.',
      ],
      steps: [
        ['Por trás de uma festa há meses de preparo, listas e contas. Quando o dia chega, todos querem estar bonitos.', 'A mãe ajeita a alça, a amiga fecha o zíper, alguém traz o sapato. Vestir-se em grupo já é parte da festa.'],
        ['Com a roupa certa, você aproveita a festa. Abraça, dança e posa sem pensar se alguma coisa saiu do lugar.'],
        ['Quem celebra e quem é convidado guardam as mesmas fotos. Daqui a anos, vão lembrar da roupa e da música.'],
        ['Comece cedo, com calma e alguém de confiança ao lado. As provas deixam de ser corrida e viram um bom programa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que provar antes da festa: {topic}.',
        'Sapato, barra e roupa de baixo: {topic}.',
        '{O topic} e os detalhes da última semana.',
      ],
      steps: [
        ['Na prova, estava perfeito. No dia da festa, a barra arrasta, a alça aparece e ninguém entende o que mudou.', 'O sapato ficou para depois, e com ele a altura da barra. É um dos deslizes mais comuns de quem vai a uma festa.'],
        ['Alguns centímetros de salto mudam todo o comprimento. E a roupa de baixo altera o caimento mais do que parece.'],
        ['Prove com o sapato e a roupa de baixo que vai usar. Ande, sente-se, suba um degrau e levante os braços.'],
        ['Na bolsa, leve uma agulha com linha da cor e dois alfinetes de segurança. Quase toda festa tem alguém que precisa.'],
      ],
    },
    casual: {
      openings: [
        'Festa chegando e a gente na dúvida sobre {o topic}.',
        'Antes de escolher {o topic}, pensa nisto.',
        'O convite deu a dica e a gente nem viu: {topic}.',
      ],
      steps: [
        ['A gente lê o convite dez vezes e continua sem saber. Longo ou curto, brilho ou não, e ninguém do grupo responde.', 'Sabe aquele medo de chegar arrumado demais ou de menos? Todo mundo tem, até quem parece que nasceu pronto.'],
        ['Cada festa tem um combinado que nem sempre tá escrito. Horário, lugar e quem convida dizem quase tudo.'],
        ['Festa de dia costuma pedir leveza, e à noite cabe mais brilho. Na dúvida, pergunta pra quem convidou, sem vergonha.'],
        ['No fim, quem dança e se diverte tá sempre bem vestido. Eu nunca lembro da roupa de quem ficou sentado reclamando.'],
      ],
    },
    funny: {
      openings: [
        'O ciclo de vida de uma festa e {do topic}.',
        'Antes, durante e depois da pista: {topic}.',
        'A festa vista de dentro {do topic}.',
      ],
      steps: [
        ['Às oito, postura de princesa e foto de perfil. À meia-noite, coque, chinelo e uma coreografia de vinte anos atrás.', 'O sapato dura até a terceira música. Depois, fica debaixo da mesa, conversando com outros doze pares.'],
        ['O corpo se arruma para a foto, mas a festa dura seis horas. Em algum momento, o conforto pede a palavra.'],
        ['Ensaie o sapato em casa, com meia, por uns dias. Leve um chinelo na bolsa e prenda as alças com um ponto.'],
        ['No dia seguinte, sobram uma foto tremida, um arranjo de mesa e um bem-casado amassado. Foi uma festa ótima.'],
      ],
    },
    motivational: {
      openings: [
        'As festas que ficam na memória: {topic}.',
        'Guardar {o topic} é guardar uma noite.',
        'Depois da festa, {o topic} também {conta/contam} história.',
      ],
      steps: [
        ['No fundo do armário há uma roupa que não se usa mais e ninguém doa. Foi a de uma noite importante.'],
        ['Uma festa fica na memória pela música, pelo cheiro, pelo tecido. A roupa guarda um pouco de tudo isso.'],
        ['Depois da festa, areje, mande limpar logo as manchas e guarde longe da luz, em capa de tecido. Plástico prende umidade.'],
        ['Há roupas que voltam em outra festa, em outra pessoa da família. Basta um ajuste e uma boa história para contar.'],
      ],
    },
  },
}
