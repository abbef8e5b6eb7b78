import type { Frame } from './frame.ts'

export const holiday: Frame = {
  leads: {
    professional: [[
      'Uma data que nos é querida.', 'Registramos esta data com respeito.', 'Uma data que merece atenção.',
    ], [
      'Uma palavra sobre esta data.', 'Certas datas merecem ser lembradas.', 'Uma data que se renova todos os anos.', 'Hoje o tema é uma data querida.', 'Com carinho, lembramos esta data.',
      'Esta data tem lugar na nossa casa.',
    ]],
    casual: [[
      'Essa data tem um lugar aqui em casa.', 'Passei pra lembrar dessa data.', 'Eu gosto muito dessa data.',
    ], [
      'Tem data que a gente não deixa passar.', 'Vim deixar um recado nessa data.', 'Um recadinho de carinho.', 'Data que a gente guarda com carinho.', 'Marquei esse dia no caderninho.',
    ]],
    funny: [[
      'O calendário mandou lembrar.', 'Alguém na família já avisou no grupo.', 'Conferi no calendário, e é isso mesmo.',
    ], [
      'A folhinha da cozinha confirma.', 'A minha avó já sabia sem olhar a folhinha.', 'Interrompo a rotina para um recado.', 'Aviso aos desavisados do calendário.', 'O calendário tem suas páginas queridas.',
      'A agenda desenhou uma estrelinha neste dia.',
    ]],
    motivational: [[
      'Guardo esta data com carinho.', 'Deixo aqui o meu recado desta data.', 'Esta data tem valor para mim.',
    ], [
      'Lembro desta data com carinho.', 'Com respeito a quem vive esta data.', 'Uma data para viver como cada um gosta.', 'Um recado simples, de coração.', 'Desejo um dia tranquilo a quem me lê.',
      'Com carinho, nesta data.',
    ]],
  },
  steps: {
    professional: [
      ['Cada casa tem o seu jeito de viver esta data. Há quem prepare tudo cedo e quem prefira só estar junto.', 'Uma data assim traz lembranças de infância: uma mesa, uma voz, um costume que se repetia todos os anos.'],
      ['Há quem celebre, há quem reze e há quem aproveite para descansar. Cada jeito tem o seu valor.'],
      ['Seja qual for o seu costume, desejamos que o dia seja bom. Fica o nosso abraço à sua família.'],
      ['Se quiser contar como vive esta data, escreva para nós. Gostamos de conhecer os costumes de cada casa.'],
    ],
    casual: [
      ['Aqui em casa sempre tem alguém que lembra a data antes de todo mundo e avisa o resto.', 'Chega essa época e eu volto a ser criança por alguns minutos. Basta uma música ou um cheiro conhecido.'],
      ['Tem gente que junta a família, tem gente que vai à igreja e tem gente que só quer descansar. Tá tudo certo.'],
      ['Do jeito que for por aí, que seja um dia bom. Vai daqui o meu abraço.'],
      ['Eu gosto de saber como é esse dia em cada lugar. Todo cantinho do Brasil tem um costume diferente.'],
    ],
    funny: [
      ['Há quem se organize com meses de antecedência e há quem descubra a data no próprio dia. Os dois moram na mesma casa.', 'Toda família tem uma pessoa que manda mensagem no grupo um mês antes. E um grupo inteiro que só visualiza.'],
      ['Tem quem passe o dia em família, tem quem passe na igreja e tem quem passe na rede. A rede também tem os seus devotos.'],
      ['Toda casa tem o seu costume e alguém que não deixa ninguém escapar dele. Costuma ser a avó.'],
      ['Quero saber como é na casa de vocês. Vale a versão bonita e a que a família nega.'],
    ],
    motivational: [
      ['Em muitas casas alguém se encarrega de lembrar a data e de manter o costume. A essa pessoa, o meu carinho.', 'Cresci vendo os mais velhos guardarem as datas, cada um do seu modo. Muito disso ficou comigo.'],
      ['Há casas cheias e há casas quietas neste dia. Em todas cabe um recado de quem gosta da gente.'],
      ['Que o dia seja bom para quem descansa e para quem trabalha. Penso também em quem está longe de casa.'],
      ['Deixo o meu abraço a cada família que acompanha este trabalho. É bom ter vocês por aqui.'],
    ],
  },
  facts: {
    all: [
      'Cada família tem um jeito de viver este dia.', 'Cada região tem os seus costumes.', 'Os mais velhos costumam ter boas histórias desta data.', 'Há quem trabalhe neste dia, e a eles vai um abraço.',
      'Fica um abraço a quem passa este dia longe da família.', 'Lembranças de infância costumam começar em datas assim.', 'Tradição é também o que cada casa inventa.',
      'Um bom dia a todos que acompanham esta página.', 'O respeito à data vem em primeiro lugar.',
    ],
    professional: [
      'Desejamos um bom dia a você e aos seus.', 'Respeitamos o modo de cada família.', 'Gostamos de conhecer os costumes de quem nos acompanha.', 'Agradecemos a companhia ao longo do ano.',
      'A todos, o nosso respeito e o nosso carinho.',
    ],
    casual: [
      'Aqui em casa tem costume que vem da minha avó.', 'Eu adoro saber dos costumes de cada lugar.', 'Um abraço meu pra você e pra sua família.', 'Que o dia seja bom por aí também.',
      'Passei só pra deixar esse carinho.',
    ],
    funny: [
      'Tem gente que sabe a data de cor e tem gente que pergunta no grupo.', 'Toda família tem um calendário ambulante, costuma ser uma tia.', 'O despertador que me perdoe se eu estiver de folga.',
      'Se alguém perguntar por mim, estou com a família.', 'O grupo da família amanheceu cheio de figurinhas.',
    ],
    motivational: [
      'Deixo um abraço a quem passa este dia trabalhando.', 'Aprendi a gostar desta data com os mais velhos.', 'Cada costume conta um pouco de onde viemos.',
      'Que seja um dia bom em todas as casas.', 'Pequenas tradições fazem uma família.',
    ],
  },
  questions: [
    'Como é este dia na sua casa?', 'Que lembrança esta data traz?', 'Você vai descansar neste dia?', 'Qual é o costume da sua região?', 'Com quem você passa este dia?',
    'Qual costume a sua família mantém?',
  ],
  asks: [
    'como é este dia na sua casa', 'que lembrança você tem desta data', 'qual é o costume da sua família', 'como vai passar o dia',
  ],
  hashtags: ['datascomemorativas', 'comemoracao', 'familia', 'festa', 'celebrar', 'datasespeciais', 'momentosespeciais', 'ideiasdepresente'],
  emojis: ['🎉', '📅', '💛', '🥳', '🌟'],
}
