import type { ProductType } from '../product-type.ts'

export const eventCoverage: ProductType = {
  nouns: ['filmagem', 'making of'],
  asks: ['a data e o local', 'a ordem do dia', 'quem não pode faltar nas imagens'],
  questions: {
    sale: ['Que momento da sua festa você gostaria de rever?', 'De quem você queria ouvir a voz num vídeo?'],
    content: ['Você filma ou só assiste?', 'Qual é o vídeo mais querido da sua família?'],
  },
  emojis: ['🎥', '🎬', '🎉'],
  hashtags: ['filmagem', 'makingof', 'filmmaker', 'videomaker', 'filmagemdeeventos', 'filmagemdecasamento', 'eventos'],
  sale: {
    professional: {
      openings: [
        'Para rever o dia com som e movimento: {topic}.',
        'Você vive a festa, e a câmera cuida da memória: {topic}.',
        'O que passou depressa, guardado em imagem: {topic}.',
      ],
      steps: [
        ['No meio da festa, tudo acontece ao mesmo tempo. Os anfitriões cumprimentam na porta e perdem a risada lá no fundo.', 'Os convidados gravam de braço erguido, e em cada celular fica um pedaço. Juntar tudo depois quase nunca acontece.'],
        ['O vídeo guarda o que a foto não alcança: a voz, o passo, a pausa antes do discurso.'],
        ['Serve a casamentos, aniversários, formaturas, apresentações e eventos de empresa. Um encontro pequeno também tem cenas que merecem ficar.'],
        ['Antes de combinar, envie o roteiro do dia, o local e os momentos que não podem faltar. Indique também as pessoas mais próximas.'],
      ],
    },
    casual: {
      openings: [
        'Pra ver de novo aquilo que passou voando: {topic}.',
        'Curte a festa, que a câmera tá ligada: {topic}.',
        'A voz da sua avó no meio da festa: {topic}.',
      ],
      steps: [
        ['Todo mundo diz a mesma coisa no dia seguinte: passou tão rápido que eu nem vi. Com vídeo, dá pra ver.', 'Trinta celulares gravando e nenhum vídeo inteiro. Sempre entra uma cabeça na frente na melhor parte.'],
        ['O que eu acho mais bonito é a voz. Foto mostra o abraço, e o vídeo guarda o que falaram nele.'],
        ['Vale pra casamento, aniversário, formatura, apresentação da escola e evento do trabalho. Festa pequena também tem cena boa.'],
        ['Me conta a ordem do dia e quem não pode faltar. Se vai ter surpresa, avisa antes, e só pra mim.'],
      ],
    },
    funny: {
      openings: [
        'A dança do tio merece registro: {topic}.',
        'Para assistir ao que você perdeu na própria festa: {topic}.',
        'Prova em vídeo de que todos estavam felizes: {topic}.',
      ],
      steps: [
        ['O discurso do padrinho era para durar dois minutos. Durou quatorze, teve choro, e alguém precisa guardar essa raridade.', 'Nos vídeos de celular, aparecem teto, chão, o dedo da tia e, ao longe, alguém que parece ser a noiva.'],
        ['Uma câmera atenta pega a criança embaixo da mesa, o avô dançando e o pedaço de bolo antes da hora.'],
        ['Para festas, formaturas, empresas e famílias em que alguém sempre jura que não dançou. O vídeo costuma discordar.'],
        ['Avise dos momentos importantes e das surpresas. E diga quem é o tio, para a câmera já ficar por perto.'],
      ],
    },
    motivational: {
      openings: [
        'Um dia preparado por meses, guardado inteiro: {topic}.',
        'As vozes de hoje, para ouvir depois: {topic}.',
        'Para quem quer lembrar também dos detalhes: {topic}.',
      ],
      steps: [
        ['O formando procurou a mãe na plateia e levantou o diploma. Foram dois segundos, depois de anos de estudo.', 'A equipe trabalhou meses no evento e, no dia, ninguém parou para olhar. O registro mostra o que foi feito.'],
        ['O vídeo guarda gestos: a mão que ajeita a gravata, o jeito de andar até o palco, o aceno para alguém.'],
        ['Combina com festas de família, com conquistas de uma turma e com o trabalho que merece ser mostrado.'],
        ['Pense em quem você gostaria de ver e ouvir daqui a vinte anos. Essa lista orienta a câmera.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Antes de gravar, vire o celular: {topic}.',
        'O som faz metade da imagem: {topic}.',
        'Como gravar melhor um momento em família: {topic}.',
      ],
      steps: [
        ['A gravação de família começa tremida, dura meio segundo em cada rosto e termina olhando para o chão.'],
        ['O olho se move sem ninguém sentir, e a câmera mostra cada movimento. E o microfone ouve primeiro o que está mais perto.'],
        ['Limpe a lente, apoie os cotovelos e segure cada cena por dez segundos. Fique de costas para a luz e perto da voz.'],
        ['Em um evento, quem filma olha mais para os convidados que para o palco. É neles que a história aparece.'],
      ],
    },
    casual: {
      openings: [
        'Segura dez segundos, por favor: {topic}.',
        'A pessoa que filma o chão: {topic}.',
        'Uma dica pra gravar a sua família: {topic}.',
      ],
      steps: [
        ['Você abre o vídeo do aniversário e vê: teto, bolo, chão, dedo, parabéns pela metade. Na hora parecia ótimo.'],
        ['Com pressa de mostrar tudo, a câmera não para em nada. Depois ninguém consegue ver direito.'],
        ['Limpa a lente na camisa, apoia o cotovelo e conta até dez antes de mexer. E chega perto de quem tá falando.'],
        ['Eu gosto de gravar antes de começar: a mesa sendo posta, o cabelo, a espera. É ali que a festa já tá acontecendo.'],
      ],
    },
    funny: {
      openings: [
        'Tá gravando? Achei que era foto: {topic}.',
        'Um minuto de família parada sorrindo: {topic}.',
        'O dedo na lente, outra vez: {topic}.',
      ],
      steps: [
        ['O melhor vídeo da festa tem uma narração completa de quem filmava sobre o preço do salgado.'],
        ['O microfone do celular adora quem segura o aparelho. Toda opinião cochichada atrás da câmera sai em alto e bom som.'],
        ['Diga que é vídeo, peça que falem e fique calado. O comentário sobre a roupa da prima pode esperar.'],
        ['Daqui a dez anos, a narração será a parte preferida. Ninguém vai lembrar do salgado, e todos vão lembrar da voz.'],
      ],
    },
    motivational: {
      openings: [
        'As vozes que a gente esquece de gravar: {topic}.',
        'Um minuto por mês: {topic}.',
        'O que se guarda quando se grava: {topic}.',
      ],
      steps: [
        ['Há muitas fotos da avó na família e um único vídeo, de vinte segundos. É o mais visto de todos.', 'O pai gravou a filha indo para a escola no primeiro dia de cada ano. São doze vídeos curtos, da mesma porta.'],
        ['A voz e o jeito de andar mudam devagar, e quem convive não percebe. Um vídeo antigo mostra tudo de uma vez.'],
        ['Grave uma conversa com os mais velhos: a infância, a rua, uma receita. Deixe que contem sem interromper.'],
        ['Quem filma passa horas revendo o mesmo abraço para escolher o corte. Termina conhecendo a família de cor.'],
      ],
    },
  },
}
