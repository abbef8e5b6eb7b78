import type { Frame } from './frame.ts'

export const holiday: Frame = {
  leads: {
    professional: [[
      'Há datas que reúnem as pessoas.', 'Esta época tem um lugar no calendário.', 'Uma data que merece atenção.',
    ], [
      'Uma data que movimenta a nossa rotina.', 'Certas datas merecem ser lembradas.', 'O calendário nos dá um bom motivo.', 'Hoje o tema é uma data querida.', 'Há ocasiões que reúnem as pessoas.',
      'Pensando em uma data especial.',
    ]],
    casual: [[
      'Essa data mexe com a gente.', 'Já dá pra sentir no ar.', 'Eu gosto demais dessa época.',
    ], [
      'Tem data que muda o clima da casa.', 'Essa data mexe com todo mundo.', 'Bora entrar no clima?', 'Ô data boa de comemorar.', 'Falou em comemorar, eu tô dentro.',
    ]],
    funny: [[
      'O calendário chegou na página boa.', 'Alguém na família já fez uma lista.', 'Essa data tem fã-clube lá em casa.',
    ], [
      'O calendário piscou para mim.', 'Quem é de festa já está contando nos dedos.', 'Essa data tem fã-clube, e eu sou da diretoria.', 'Aviso aos desavisados do calendário.', 'Alguém falou em comemoração?',
      'A agenda desenhou uma estrelinha neste dia.',
    ]],
    motivational: [[
      'Uma data para lembrar de alguém.', 'Há dias que pedem companhia.', 'Gosto de preparar esta época com carinho.',
    ], [
      'Toda data é um convite a lembrar de alguém.', 'Celebrar é uma forma de agradecer.', 'Há dias que reúnem quem a gente gosta.', 'Uma data para parar e reconhecer.', 'O que importa numa data são as pessoas.',
      'Um dia para valorizar o que temos.',
    ]],
  },
  steps: {
    professional: [
      ['Cada casa tem o seu jeito de viver esta data. Há quem prepare tudo cedo e quem prefira só estar junto.', 'Uma data assim traz lembranças de infância: uma mesa, uma voz, um costume que se repetia todos os anos.'],
      ['O que fica na memória quase nunca é o mais caro. Em geral é quem estava por perto e o cuidado de alguém.'],
      ['Para quem pretende presentear, vale pensar no gosto da pessoa antes de qualquer outra coisa. Uma boa pergunta já ajuda.'],
      ['Se quiser contar como vive esta data, escreva para nós. Gostamos de conhecer os costumes de cada casa.'],
    ],
    casual: [
      ['Aqui em casa sempre tem alguém que lembra a data antes de todo mundo e já sai fazendo plano.', 'Chega essa época e eu volto a ser criança por alguns minutos. Basta uma música ou um cheiro conhecido.'],
      ['No fim, a gente lembra de quem tava junto, da conversa que esticou e daquela foto em que ninguém olhou certo.'],
      ['Se você gosta de presentear, começa pensando na pessoa: o que ela faz, do que ri, o que vive dizendo que queria.'],
      ['Eu gosto de saber como cada um comemora por aí. Me conta nos comentários o costume da sua casa.'],
    ],
    funny: [
      ['Há quem se organize com meses de antecedência e há quem descubra a data no próprio dia. Os dois moram na mesma casa.', 'Toda família tem uma pessoa que manda mensagem no grupo um mês antes. E um grupo inteiro que só visualiza.'],
      ['As lembranças que ficam são as mais estranhas: o tio que dormiu na cadeira, a foto tremida, a história contada pela décima vez.'],
      ['Para presentear, preste atenção nas indiretas. Aquela pessoa já falou três vezes o que queria, só faltou desenhar.'],
      ['Contem nos comentários como é na casa de vocês. Vale a versão bonita e a que a família nega.'],
    ],
    motivational: [
      ['Alguém sempre se encarrega de lembrar, convidar e juntar todo mundo. Se na sua casa é você, saiba que faz falta.', 'Preparar uma data para os outros dá trabalho. Quem faz isso todos os anos quase nunca ouve um agradecimento.'],
      ['O que se guarda depois é um gesto: alguém que veio de longe, um recado escrito à mão, uma cadeira a mais.'],
      ['Pode ser dia de agradecer a quem cuidou de você, ou de procurar alguém com quem não fala há tempos.'],
      ['Comece pelo simples: pense em uma pessoa e no que a deixaria contente. Muitas vezes basta uma mensagem.'],
    ],
  },
  facts: {
    all: [
      'Cada família tem um jeito de viver este dia.', 'Um recado escrito à mão guarda o dia por muitos anos.', 'As fotos ficam, e as histórias contadas à mesa também.', 'Quem organiza cedo aproveita melhor.',
      'Vale perguntar a quem você gosta o que faria o dia feliz.', 'Lembranças de infância costumam começar em datas assim.', 'O que se lembra depois é quem estava por perto.',
      'Para quem quer presentear, pensar no gosto da pessoa é o melhor começo.', 'Planejar a data aos poucos deixa tudo mais leve.',
    ],
    professional: [
      'Estamos à disposição de quem quer se preparar para a data.', 'A antecedência ajuda a escolher bem.', 'Ouvimos cada ideia para a ocasião com atenção.', 'Conte conosco para pensar nos preparativos.',
      'Uma lista simples de pessoas e ideias organiza a comemoração.',
    ],
    casual: [
      'Aqui em casa a gente já tá pensando nisso.', 'Eu adoro ouvir como cada um comemora.', 'Se quiser trocar ideia sobre a data, me chama.', 'Já anotei tudo no caderninho pra não esquecer ninguém.',
      'O melhor da festa é esperar por ela.',
    ],
    funny: [
      'Tem gente que planeja e tem gente que corre, e as duas se encontram na véspera.', 'Na dúvida entre pouco e muito, alguém sempre escolhe muito.', 'A lista de convidados cresce sozinha, é fato.',
      'Quem disse que só ia dar uma passadinha ficou até o fim.', 'Foto em grupo só sai boa na décima tentativa.',
    ],
    motivational: [
      'Estar presente de verdade é o que mais se agradece depois.', 'Um gesto simples, pensado com atenção, atravessa os anos.', 'A data passa, o que se viveu fica.',
      'Preparar algo para alguém já é começar a celebrar.', 'Pequenas tradições fazem uma família.',
    ],
  },
  questions: [
    'Como você comemora este dia?', 'Que lembrança esta data traz?', 'Quem não pode faltar na sua comemoração?', 'O que não pode faltar na sua mesa?', 'Você é de festa grande ou de poucos convidados?',
    'Qual tradição é só da sua família?',
  ],
  asks: [
    'o que você está planejando', 'de quem você quer se lembrar', 'a sua ideia para a data', 'como vai ser a comemoração',
  ],
  hashtags: ['datascomemorativas', 'comemoracao', 'familia', 'festa', 'celebrar', 'datasespeciais', 'momentosespeciais', 'ideiasdepresente'],
  emojis: ['🎉', '📅', '💛', '🥳', '🌟'],
}
