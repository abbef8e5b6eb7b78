import type { Frame } from './frame.ts'

export const backAgain: Frame = {
  leads: {
    professional: [[
      'É bom falar com você outra vez.', 'Depois de um tempo, estamos aqui.', 'Sentimos falta desta conversa.',
    ], [
      'É bom estar novamente por aqui.', 'Retomamos as nossas atividades.', 'Depois de uma pausa, um aviso.', 'Agradecemos a quem esperou.', 'Recomeçamos com energia.', 'Reabrimos as portas e as mensagens.',
    ]],
    casual: [[
      'Olha eu aqui outra vez.', 'Que saudade que eu tava disso.', 'Abri a janela e tirei o pó.',
    ], [
      'Sentiram minha falta?', 'Cheguei!', 'Sacode a poeira que eu apareci.', 'Oi, lembra de mim?', 'Abri a porta e a janela.', 'Demorei, mas vim.',
    ]],
    funny: [[
      'Podem suspender as buscas.', 'Não foi abdução, eu juro.', 'O perfil saiu do modo avião.',
    ], [
      'Podem cancelar a equipe de busca.', 'O sumiço acabou, o mistério continua.', 'Não foi abdução, eu só fui ali.', 'Reapareci antes de virar lenda.', 'Tirei a poeira do perfil e achei duas moedas.',
      'Alguém regou as plantas?',
    ]],
    motivational: [[
      'Voltar também dá frio na barriga.', 'Com saudade e vontade de trabalhar.', 'Retomo daqui, um dia por vez.',
    ], [
      'Recomeçar também é uma forma de continuar.', 'Toda volta traz uma vontade nova.', 'Com saudade e disposição.', 'Um intervalo, e seguimos.', 'Voltar é bom quando se gosta do que se faz.', 'O caminho continua daqui.',
    ]],
  },
  steps: {
    professional: [
      ['A primeira publicação depois de uma pausa sempre demora a sair. Fica a vontade de contar tudo de uma vez.', 'Quem passa um tempo fora volta com olhos descansados. As ideias que estavam paradas encontram espaço.'],
      ['Agradecemos a quem esperou, perguntou e continuou por perto. Esse interesse faz qualquer retorno mais fácil.'],
      ['Se você mandou mensagem e ficou sem resposta, pode escrever de novo. Assim nada fica esquecido.'],
      ['Conte também o que mudou por aí. O que você gostaria de ver por aqui nos próximos dias?'],
    ],
    casual: [
      ['Fiquei um tempão olhando pra tela, sem saber por onde começar. Aí pensei: vou só dizer oi, que já resolve.', 'A gente some um pouquinho e bate uma vergonha de voltar. Pois engoli a vergonha e vim.'],
      ['Eu vi quem perguntou, quem mandou recado e quem continuou por aqui mesmo no silêncio. Fez diferença, viu?'],
      ['Se a sua mensagem ficou perdida no meio de tudo, me chama de novo. Pode cobrar sem dó.'],
      ['Agora me atualiza: o que eu perdi? E me conta o que você quer ver por aqui.'],
    ],
    funny: [
      ['Entrei no perfil e quase precisei me apresentar. O aplicativo me recebeu com a frieza de um ex no mercado.', 'Reapareci antes de virar lenda do bairro. Mais uma semana e já iam contar histórias sobre mim na fila da padaria.'],
      ['Para quem perguntou se estava tudo bem: está. Para quem nem percebeu a ausência: doeu um pouco, mas passa.'],
      ['Se você mandou mensagem e eu não respondi, mande outra. A primeira foi parar no mesmo lugar que as minhas canetas.'],
      ['Agora me contem as fofocas que eu perdi. Podem começar pelas boas e deixar as ótimas para o fim.'],
    ],
    motivational: [
      ['Arrumar a mesa de novo, abrir o caderno, responder à primeira mensagem. Voltar começa por essas coisas pequenas.', 'Passei um tempo longe e senti falta do trabalho, do barulho e das conversas. Foi bom perceber isso.'],
      ['Quem ficou por perto, mesmo no silêncio, facilitou o meu retorno. Cada recado foi lido com carinho.'],
      ['Algumas coisas ficaram pelo caminho e vão sendo retomadas aos poucos. Se a sua for uma delas, me escreva.'],
      ['Recomeço com calma e com vontade. Conte o que você espera ver por aqui, que eu quero ouvir.'],
    ],
  },
  facts: {
    all: [
      'As mensagens que chegaram nesse tempo estão sendo respondidas.', 'Quem ficou esperando pode escrever de novo.', 'Aos poucos, a rotina volta ao lugar.', 'Há histórias para contar e trabalho para mostrar.',
      'Quem é novo por aqui pode se apresentar.', 'Nos próximos dias, o perfil volta a se mexer.', 'Conte o que mudou por aí nesse tempo.', 'As ideias juntaram-se todas para sair ao mesmo tempo.',
      'Ative as notificações para não perder o que vem.',
    ],
    professional: [
      'Estamos prontos para atender você novamente.', 'Retomamos com organização e novas ideias.', 'Agradecemos a paciência.', 'Fale conosco se ficou algo pendente.', 'É uma satisfação voltar a conversar com você.',
    ],
    casual: [
      'Tava com saudade dessa bagunça boa.', 'Já coloquei o café no fogo e abri as mensagens.', 'Me conta tudo que eu perdi.', 'Agora ninguém me segura.', 'Se você me mandou mensagem, calma que eu tô chegando nela.',
    ],
    funny: [
      'As notificações quase me soterraram.', 'Esqueci a senha, achei, e cá estou.', 'A cadeira já estava com o formato de outra pessoa.', 'Prometo sumir menos, palavra de quem some.',
      'O perfil tinha teia de aranha, agora tem post.',
    ],
    motivational: [
      'Parar me ajudou a lembrar por que faço isto.', 'Recomeços têm um cheiro bom de caderno novo.', 'Agradeço a quem continuou por aqui.', 'Cada volta ensina a organizar melhor o caminho.',
      'Com a cabeça descansada, as mãos querem trabalhar.',
    ],
  },
  questions: [
    'O que mudou por aí nesse tempo?', 'O que você quer ver agora na volta?', 'Sentiu falta de alguma coisa por aqui?', 'Quem é novo por aqui?', 'Qual novidade você me conta?', 'Por onde começamos?',
  ],
  asks: [
    'as suas novidades', 'o que você estava esperando', 'o que ficou pendente', 'o que você quer ver agora',
  ],
  hashtags: ['voltei', 'devolta', 'recomeco', 'novidades', 'bastidores', 'pequenosnegocios', 'diaadia', 'retorno'],
  emojis: ['👋', '🎉', '💛', '☕', '🙌'],
}
