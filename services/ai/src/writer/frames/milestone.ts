import type { Frame } from './frame.ts'

export const milestone: Frame = {
  leads: {
    professional: [
      'Um marco na nossa história.', 'Registramos hoje um momento importante.', 'Com gratidão, compartilhamos uma conquista.', 'Chegamos a um ponto que merece registro.', 'Um dia para olhar para trás.',
      'Temos o que comemorar.',
    ],
    casual: [
      'Para tudo que hoje tem festa.', 'Nem acredito que tô escrevendo isso.', 'Vim dividir uma alegria.', 'Parece que foi ontem.', 'Deixa eu comemorar um pouquinho.', 'Hoje eu acordei sorrindo.',
    ],
    funny: [
      'Cadê o bolo? Porque motivo tem.', 'Soltem os confetes imaginários.', 'Eu ensaiei um discurso, mas esqueci.', 'Avisem a imprensa.', 'Podem aplaudir, eu espero.', 'Fiz a dancinha da vitória antes de postar.',
    ],
    motivational: [
      'Um número pequeno para o mundo, enorme para mim.', 'Olho para trás e agradeço.', 'Cada passo contou.', 'Quem viu o começo entende.', 'Hoje o descanso é de orgulho.', 'O tempo mostra o que a constância faz.',
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
