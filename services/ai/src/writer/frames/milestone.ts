import type { Frame } from './frame.ts'

export const milestone: Frame = {
  leads: {
    professional: [[
      'Hoje temos algo a comemorar.', 'Registramos este momento com alegria.', 'Queremos dividir isto com você.',
    ], [
      'Um marco na nossa história.', 'Registramos hoje um momento importante.', 'Com gratidão, compartilhamos uma conquista.', 'Chegamos a um ponto que merece registro.', 'Um dia para olhar para trás.', 'Temos o que comemorar.',
    ]],
    casual: [[
      'Para tudo, que hoje tem festa.', 'Ainda nem caiu a ficha.', 'Vim dividir essa alegria.',
    ], [
      'Para tudo que hoje tem festa.', 'Nem acredito que tô escrevendo isso.', 'Vim dividir uma alegria.', 'Parece que foi ontem.', 'Deixa eu comemorar um pouquinho.', 'Hoje eu acordei sorrindo.',
    ]],
    funny: [[
      'Soltem os confetes da imaginação.', 'Avisem a família e a imprensa.', 'Podem aplaudir, eu espero.',
    ], [
      'Cadê o bolo? Porque motivo tem.', 'Soltem os confetes imaginários.', 'Eu ensaiei um discurso, mas esqueci.', 'Avisem a imprensa.', 'Fiz a dancinha da vitória antes de postar.',
    ]],
    motivational: [[
      'Hoje eu olho para trás com orgulho.', 'Este dia custou muitos outros.', 'Cada pessoa daqui ajudou nisto.',
    ], [
      'Um número pequeno para o mundo, enorme para mim.', 'Olho para trás e agradeço.', 'Cada passo contou.', 'Quem viu o começo entende.', 'Hoje o descanso é de orgulho.', 'O tempo mostra o que a constância faz.',
    ]],
  },
  steps: {
    professional: [
      ['Atrás de uma conquista há muitos dias comuns: mensagens respondidas, pedidos conferidos, um café tomado às pressas.', 'O começo costuma ser simples, com mais vontade que certeza. Olhar para ele de longe ajuda a medir o caminho.'],
      ['Nada disso se faz sem quem confia e acompanha. Você que está aqui tem parte neste resultado.'],
      ['Houve acertos e também erros, que ensinaram bastante. O que aprendemos com eles continua em uso todos os dias.'],
      ['Comemoramos hoje e amanhã voltamos ao trabalho. Agradecemos muito a cada pessoa que passou por aqui.'],
    ],
    casual: [
      ['Se alguém me contasse isso lá no começo, eu ia achar exagero. Eu mal sabia se ia dar certo.', 'Hoje eu parei, olhei em volta e lembrei de como tudo começou. Deu um nó na garganta, dos bons.'],
      ['Teve dia de correria, dia de silêncio e dia de vontade de largar tudo. E teve vocês, o tempo todo.'],
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
      ['No começo eram poucas pessoas, muitas dúvidas e uma mesa pequena. Lembrar disso faz o dia de hoje valer mais.', 'Por trás desta data há noites curtas, contas refeitas e recomeços. Também há a alegria de ter continuado.'],
      ['Ninguém chega sozinho. Houve quem ajudasse sem cobrar, quem torcesse de longe e quem esperasse com paciência.'],
      ['Aos que acompanham há tempos, agradeço por terem visto valor no começo. Aos que chegaram agora, sejam bem-vindos.'],
      ['Amanhã o dia começa igual, com trabalho para fazer. Hoje eu me permito parar um pouco e comemorar.'],
    ],
  },
  facts: {
    all: [
      'Por trás deste número há muitos dias comuns de trabalho.', 'Nada disso acontece sem quem confia, indica e volta.', 'Cada pedido, pergunta e elogio faz parte desta conta.',
      'Houve erros, acertos e muita vontade de melhorar.', 'O primeiro passo costuma ser o que mais se lembra.', 'Quem chegou cedo viu as primeiras tentativas.', 'Comemorar o caminho ajuda a seguir nele.',
      'A próxima meta já começa a aparecer.', 'Fica o agradecimento a cada pessoa que passou por aqui.',
    ],
    professional: [
      'Agradecemos a todos que fazem parte deste caminho.', 'Seguimos com o mesmo compromisso do primeiro dia.', 'Cada cliente ajudou a construir este resultado.', 'Que venham os próximos passos.',
      'A confiança recebida é a nossa maior responsabilidade.',
    ],
    casual: [
      'Se você tá aqui desde o começo, sinta-se abraçado.', 'Eu lembro da primeira mensagem como se fosse hoje.', 'Teve dia difícil, mas teve muito mais dia bom.',
      'Quem indicou, compartilhou ou só torceu, essa é de vocês também.', 'Agora deixa eu ir ali guardar esse dia na memória.',
    ],
    funny: [
      'No começo era eu, o celular e a minha tia curtindo tudo.', 'Se contasse café, eu já teria passado de mil faz tempo.', 'A calculadora confirmou, eu conferi três vezes.',
      'Prometo continuar fingindo naturalidade.', 'O discurso era longo, mas o choro é mais rápido.',
    ],
    motivational: [
      'Começar pequeno e continuar é uma vitória diária.', 'Quem trabalha por conta própria sabe quantos dias cabem num número.', 'Aprendi que devagar também se chega.', 'Celebrar não é parar, é tomar fôlego.',
      'O mérito é de quem fez e de quem confiou.',
    ],
  },
  questions: [
    'Você lembra da primeira vez que chegou aqui?', 'Desde quando você me acompanha?', 'Qual foi a sua conquista mais recente?', 'O que você gostaria de ver daqui para a frente?', 'Que recado você deixaria hoje?',
    'Como você comemora as suas vitórias?',
  ],
  asks: [
    'há quanto tempo você acompanha', 'qual trabalho daqui você mais lembra', 'o que você quer ver no próximo ano', 'um recado para este dia',
  ],
  hashtags: ['gratidao', 'conquista', 'aniversariodaloja', 'marco', 'empreendedorismo', 'pequenosnegocios', 'comemoracao', 'nossahistoria'],
  emojis: ['🎉', '🥳', '🏆', '🎂', '💛'],
}
