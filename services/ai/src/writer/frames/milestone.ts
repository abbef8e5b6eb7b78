import type { Frame } from './frame.ts'

export const milestone: Frame = {
  leads: {
    professional: [[
      'Temos uma alegria para dividir.', 'Registramos esta data com alegria.', 'Queremos dividir isto com você.',
    ], [
      'Um marco na nossa história.', 'Com alegria, registramos.', 'Com gratidão, compartilhamos uma conquista.', 'Chegamos a um ponto que merece registro.', 'Hoje a alegria é nossa.', 'Temos o que comemorar.',
    ]],
    casual: [[
      'Hoje tem motivo pra sorrir.', 'Ainda nem caiu a ficha.', 'Vim dividir essa alegria.',
    ], [
      'Olha onde a gente chegou.', 'Nem acredito que tô escrevendo isso.', 'Vim dividir uma alegria.', 'Tô que não me aguento de alegria.', 'Deixa eu comemorar um pouquinho.', 'Hoje eu acordei sorrindo.',
    ]],
    funny: [[
      'Soltem os confetes da imaginação.', 'Avisem a família e a imprensa.', 'Podem aplaudir, eu espero.',
    ], [
      'Motivo para bolo não falta.', 'Soltem os confetes imaginários.', 'Eu ensaiei um discurso, mas esqueci.', 'Avisem a imprensa.', 'Fiz a dancinha da vitória antes de postar.',
    ]],
    motivational: [[
      'Escrevo isto com muita alegria.', 'Um momento que eu quis guardar.', 'Cada pessoa daqui ajudou nisto.',
    ], [
      'Um motivo enorme de alegria para mim.', 'Olho para trás e agradeço.', 'Tenho muito a agradecer.', 'Quem viu o começo entende.', 'Que alegria escrever isto.', 'Guardo este dia com gratidão.',
    ]],
  },
  steps: {
    professional: [
      ['Atrás de uma conquista há muitos dias comuns: mensagens respondidas, pedidos conferidos, um café tomado às pressas.', 'O começo costuma ser simples, com mais vontade que certeza. Olhar para ele de longe ajuda a medir o caminho.'],
      ['Nada disso se faz sem quem confia e acompanha. Você que está aqui tem parte neste resultado.'],
      ['Cada mensagem, cada indicação e cada palavra de incentivo chegou até nós. É a elas que este dia pertence.'],
      ['Dividimos esta alegria com quem está por perto. Agradecemos muito a cada pessoa que passou por aqui.'],
    ],
    casual: [
      ['Se alguém me contasse isso lá no começo, eu ia achar exagero. Eu mal sabia se ia dar certo.', 'Eu parei, olhei em volta e lembrei de como tudo começou. Deu um nó na garganta, dos bons.'],
      ['Teve dia de correria e teve dia de silêncio. E teve vocês, o tempo todo.'],
      ['Você que tá aqui desde o começo viu cada fase. Você que chegou ontem já faz parte da próxima.'],
      ['Hoje eu comemoro, amanhã eu volto pra mesa. Agradeço cada mensagem, cada indicação e cada volta de vocês.'],
    ],
    funny: [
      ['Preparei um discurso de três páginas e perdi no meio da bagunça. A versão curta é esta: estou feliz demais.', 'Fiz a dança da vitória antes de postar. Não há imagens, e as que aparecerem por aí serão negadas.'],
      ['Até chegar aqui foram muitos cafés frios, canetas sumidas e promessas de dormir cedo. Duas dessas coisas continuam iguais.'],
      ['Quem acompanha desde o começo viu as primeiras fotos, todas meio tortas e escuras. Agradeço por nunca tocarem no assunto.'],
      ['Hoje tem comemoração, e amanhã tem trabalho. Aceito abraços, palmas e qualquer figurinha de bolo que vocês tiverem.'],
    ],
    motivational: [
      ['No começo eram poucas pessoas e uma mesa pequena. Lembrar disso deixa a alegria ainda maior.', 'Por trás desta alegria há muito trabalho e muita gente boa. Penso em cada pessoa enquanto escrevo.'],
      ['Ninguém chega sozinho. Houve quem ajudasse sem cobrar, quem torcesse de longe e quem esperasse com paciência.'],
      ['Aos que acompanham há tempos, agradeço por terem visto valor no começo. Aos que chegaram agora, sejam bem-vindos.'],
      ['Amanhã o dia começa igual, com trabalho para fazer. Hoje eu paro um pouco para comemorar e agradecer.'],
    ],
  },
  facts: {
    all: [
      'Por trás desta alegria há muitos dias comuns de trabalho.', 'Nada disso acontece sem quem confia, indica e volta.', 'Cada comentário e cada indicação fazem parte disto.',
      'Cada pessoa que acompanha tem parte nisto.', 'O carinho recebido fica guardado.', 'Quem chegou cedo viu as primeiras tentativas.', 'É uma alegria que se divide.',
      'Um abraço a quem esteve por perto.', 'Fica o agradecimento a cada pessoa que passou por aqui.',
    ],
    professional: [
      'Agradecemos a todos que fazem parte deste caminho.', 'Recebemos cada mensagem com alegria.', 'Dividimos esta conquista com quem confia em nós.', 'É um prazer ter você por perto.',
      'Ficamos muito felizes com tanto carinho.',
    ],
    casual: [
      'Se você tá aqui desde o começo, recebe o meu abraço.', 'Eu lembro da primeira mensagem como se fosse hoje.', 'Eu li cada mensagem com um sorriso.',
      'Quem indicou, compartilhou ou só torceu, essa é de vocês também.', 'Agora deixa eu ir ali guardar esse dia na memória.',
    ],
    funny: [
      'No começo era eu, o celular e a minha tia curtindo tudo.', 'A minha mãe já avisou a rua inteira.', 'Eu conferi três vezes antes de publicar.',
      'Sigo fingindo naturalidade.', 'O discurso era longo, mas o choro é mais rápido.',
    ],
    motivational: [
      'Agradeço a quem acreditou cedo.', 'Quem trabalha por conta própria sabe o valor de um dia assim.', 'O meu trabalho tem um pouco de cada um de vocês.', 'Guardo com carinho cada palavra que recebi.',
      'O mérito é de quem fez e de quem confiou.',
    ],
  },
  questions: [
    'Você lembra da primeira vez que chegou aqui?', 'Desde quando você está por aqui?', 'O que trouxe você até este perfil?', 'O que você gostaria de ver daqui para a frente?', 'Quem esteve aqui desde o começo?',
    'De onde você acompanha este trabalho?',
  ],
  asks: [
    'há quanto tempo você acompanha', 'de qual trabalho daqui você mais se lembra', 'o que você quer ver por aqui', 'como chegou até este perfil',
  ],
  hashtags: ['gratidao', 'conquista', 'aniversariodaloja', 'marco', 'anosdehistoria', 'pequenosnegocios', 'comemoracao', 'nossahistoria'],
  emojis: ['🎉', '🥳', '🏆', '🎂', '💛'],
}
