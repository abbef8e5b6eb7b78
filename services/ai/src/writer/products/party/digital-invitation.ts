import type { ProductType } from '../product-type.ts'

export const digitalInvitation: ProductType = {
  nouns: ['convite digital', 'convite virtual', 'convite animado', 'convite em vídeo', 'convite online', 'convite de aniversário digital', 'convite de casamento digital'],
  asks: ['qual é a data da festa', 'o tema ou as cores', 'os dados que vão no convite'],
  questions: {
    sale: ['Você manda convite no grupo ou chama um por um?', 'Quem da sua família mora mais longe e não pode faltar?'],
    content: ['Você responde convite na hora ou deixa pra depois?', 'Tem alguém na família que só responde com figurinha?'],
  },
  emojis: ['📱', '💌', '🎉'],
  hashtags: ['convitedigital', 'convitesdigitais', 'conviteanimado', 'convitevirtual', 'conviteonline', 'convitepersonalizado', 'convites'],
  sale: {
    professional: {
      openings: [
        'A notícia da festa chega a todos no mesmo minuto: {topic}.',
        '{O topic} {cabe/cabem} na palma da mão dos convidados.',
        'Do seu celular para o de cada convidado: {topic}.',
      ],
      steps: [
        ['Você escolhe os contatos, envia, e em poucos minutos começam a chegar as respostas. Quem mora longe recebe junto com os vizinhos.', 'O convidado abre a mensagem na fila, no ônibus, no intervalo do trabalho. Em segundos já sabe o dia e a hora da festa.'],
        ['O convite não se perde na gaveta nem fica esquecido no carro. Na véspera, basta procurar na conversa para rever o endereço.'],
        ['Serve a quem tem família em várias cidades, amigos fora do país ou pouco tempo para entregar um por um.'],
        ['Tenha em mãos data, horário, endereço e contato para confirmação. Com os dados certos, o convite sai completo da primeira vez.'],
      ],
    },
    casual: {
      openings: [
        'Manda no grupo e já começa a festa: {topic}.',
        'Todo mundo avisado num minuto com {topic}.',
        'Chegou {o topic} e o grupo da família acordou.',
      ],
      steps: [
        ['Você manda no grupo, guarda o celular e, quando olha de novo, tem coração, palminha e gente perguntando o que levar.', 'A prima que mora longe recebe na mesma hora que a vizinha de porta. Ninguém fica sabendo depois, e ninguém fica sentido.'],
        ['O convite fica salvo na conversa. No dia da festa ninguém precisa revirar gaveta pra achar o endereço, é só subir a tela.'],
        ['É uma mão na roda pra quem tem muito convidado, tem família espalhada ou decidiu a festa em cima da hora.'],
        ['Me manda a data, a hora, o endereço e o que mais precisa aparecer. Confere antes, porque depois de enviado já foi.'],
      ],
    },
    funny: {
      openings: [
        'No meio das figurinhas de bom-dia, aparece {o topic}.',
        'Visualizou, não respondeu e vai à festa: {topic}.',
        '{O topic} {chega/chegam} antes da fofoca.',
      ],
      steps: [
        ['O grupo da família tem cento e quarenta mensagens por dia, e nenhuma é urgente. Finalmente uma notícia que vale abrir.', 'Dois risquinhos azuis e nenhuma resposta. Pode contar com essa pessoa, ela vai chegar cedo e com fome.'],
        ['Não amassa, não molha e não fica preso na geladeira atrás da conta de luz. E o endereço continua lá quando alguém se perde.'],
        ['Chega ao primo de longe, à tia que manda áudio de seis minutos e ao amigo que trocou de número três vezes.'],
        ['Confira tudo antes de enviar. Corrigir data em grupo de família rende mais assunto que a própria festa.'],
      ],
    },
    motivational: {
      openings: [
        'Para ninguém importante ficar sem saber: {topic}.',
        'Quem está longe também é chamado: {topic}.',
        '{O topic} para reunir gente de todo canto.',
      ],
      steps: [
        ['A irmã em outra cidade, o amigo de outro país, a avó ao lado. Todos abrem a mesma notícia no mesmo dia.', 'Às vezes quem está longe nem vai poder vir. Ainda assim, receber o convite diz que faz parte da festa.'],
        ['O convite chega num segundo, mas leva o cuidado de semanas: a data pensada, a lista revista, as palavras escolhidas.'],
        ['Envie também para quem não costuma aparecer. Muita amizade antiga já voltou por causa de uma mensagem assim.'],
        ['Em vez de disparar para todos de uma vez, mande junto uma frase com o nome da pessoa. Faz diferença em quem lê.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Grupo ou mensagem individual: como enviar {o topic}.',
        'O que verificar antes de enviar {o topic}.',
        'Leitura fácil na tela pequena: {topic}.',
      ],
      steps: [
        ['No computador parecia tudo certo. No celular da avó, a letra do endereço ficou pequena demais para ler.'],
        ['A tela do celular é estreita, e cada aparelho mostra as imagens de um jeito. O que é essencial precisa de letra grande.'],
        ['Envie primeiro para você e leia com o braço esticado. Depois mande individualmente, com o endereço copiado logo abaixo.'],
        ['Quem prepara um convite para tela confere tudo no celular, e não no monitor. É ali que todos vão abrir.'],
      ],
    },
    casual: {
      openings: [
        'Manda no grupo ou no privado? Sobre {topic}.',
        'Antes de apertar enviar: {topic}.',
        'Umas dicas pra todo mundo ler {o topic}.',
      ],
      steps: [
        ['A gente manda no grupo, vem uma chuva de coração e, uma semana depois, três pessoas dizem que não viram.'],
        ['Em grupo as mensagens descem rápido, e cada um acha que o outro já respondeu. No privado a pessoa se sente chamada.'],
        ['Manda um por um, com o nome da pessoa, e cola o endereço em texto embaixo. Assim dá pra abrir direto no mapa.'],
        ['Eu sempre olho no celular antes, com o brilho baixo e sem óculos. Se deu pra ler assim, tá aprovado.'],
      ],
    },
    funny: {
      openings: [
        'As reações do grupo da família {ao topic}.',
        'Áudio de cinco minutos em resposta {ao topic}.',
        'A confirmação de presença e outros mistérios: {topic}.',
      ],
      steps: [
        ['Um manda coração, outro manda palminha, e o tio manda um vídeo de cachorro. Quem confirmou presença, ninguém sabe.'],
        ['Figurinha tem vários sentidos. Joinha pode ser sim, pode ser visto e pode ser dedo que escorregou.'],
        ['Peça a resposta com palavras e dê uma data para isso. Depois ligue para o tio do vídeo de cachorro.'],
        ['No dia, alguém escreve no grupo que está na porta, mas a porta é de outro prédio. O endereço estava logo acima.'],
      ],
    },
    motivational: {
      openings: [
        'A distância fica menor com {o topic}.',
        'Avisar cada pessoa, uma a uma: {topic}.',
        'O instante em que alguém abre {o topic}.',
      ],
      steps: [
        ['Há quem passe a noite enviando convites um por um, com uma frase para cada pessoa. Demora, e quem recebe percebe.'],
        ['Uma mensagem com o próprio nome tem outro peso. A pessoa sabe que não recebeu por estar numa lista.'],
        ['Comece pelos que moram longe, que precisam de tempo para se organizar. Para os mais velhos, ligue logo depois.'],
        ['Guarde as respostas que chegarem. Relidas depois da festa, elas contam quanta gente se alegrou com a notícia.'],
      ],
    },
  },
}
