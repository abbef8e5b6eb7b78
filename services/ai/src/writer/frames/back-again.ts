import type { Frame } from './frame.ts'

export const backAgain: Frame = {
  leads: {
    professional: [[
      'É bom falar com você outra vez.', 'Depois de um tempo, estamos aqui.', 'Sentimos falta desta conversa.',
    ], [
      'É bom estar novamente por aqui.', 'Retomamos as nossas atividades.', 'Que bom reencontrar você.', 'Agradecemos a quem esperou.', 'Voltamos com calma.', 'Reabrimos as portas e as mensagens.',
    ]],
    casual: [[
      'Olha eu aqui outra vez.', 'Que saudade que eu tava disso.', 'Que bom estar com vocês de novo.',
    ], [
      'Que bom ver vocês.', 'Cheguei!', 'Vim dar um oi.', 'Oi, lembra de mim?', 'Cá estou eu de novo.', 'Demorei, mas vim.',
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
      'Recomeçar também é uma forma de continuar.', 'Senti falta de vocês.', 'Com saudade e com calma.', 'Um intervalo, e seguimos.', 'Voltar é bom quando se gosta do que se faz.', 'O caminho continua daqui.',
    ]],
  },
  steps: {
    professional: [
      ['A primeira publicação depois de uma pausa sempre demora a sair. Fica a vontade de contar tudo de uma vez.', 'Voltar é reencontrar as mensagens, a rotina e as pessoas. Aos poucos, cada coisa encontra o seu lugar.'],
      ['Agradecemos a quem esperou, perguntou e continuou por perto. Esse interesse faz qualquer retorno mais fácil.'],
      ['Se você mandou mensagem e ficou sem resposta, pode escrever de novo. Assim nada fica esquecido.'],
      ['Retomamos com calma e com gosto. É bom saber que você continua por aqui.'],
    ],
    casual: [
      ['Fiquei um tempão olhando pra tela, sem saber por onde começar. Aí pensei: vou só dizer oi, que já resolve.', 'Senti falta de abrir as mensagens de manhã e conversar com vocês. Voltar pra isso é gostoso demais.'],
      ['Eu vi quem perguntou, quem mandou recado e quem continuou por aqui mesmo no silêncio. Fez diferença, viu?'],
      ['Se a sua mensagem ficou perdida no meio de tudo, me chama de novo. Pode cobrar sem dó.'],
      ['Agora me atualiza: o que eu perdi? E me conta o que você quer ver por aqui.'],
    ],
    funny: [
      ['Entrei no perfil e quase precisei me apresentar. O aplicativo me recebeu com a frieza de um ex no mercado.', 'Reapareci antes de virar lenda do bairro. Mais uma semana e já iam contar histórias sobre mim na fila da padaria.'],
      ['Quem perguntou por mim ganhou pontos. Quem nem percebeu a ausência ainda pode se redimir com um oi.'],
      ['Se você mandou mensagem e eu não respondi, mande outra. A primeira foi parar no mesmo lugar que as minhas canetas.'],
      ['Agora me contem as fofocas que eu perdi. Podem começar pelas boas e deixar as ótimas para o fim.'],
    ],
    motivational: [
      ['Arrumar a mesa de novo, abrir o caderno, responder à primeira mensagem. Voltar começa por essas coisas pequenas.', 'Senti falta do trabalho, do barulho e das conversas. É bom encontrar tudo isso outra vez.'],
      ['Quem ficou por perto, mesmo no silêncio, facilitou o meu retorno. Cada recado foi lido com carinho.'],
      ['Algumas coisas ficaram pelo caminho e vão sendo retomadas aos poucos. Se a sua for uma delas, me escreva.'],
      ['Recomeço com calma e com vontade. É bom saber que você ainda está por aqui.'],
    ],
  },
  facts: {
    all: [
      'As mensagens que chegaram nesse tempo estão sendo respondidas.', 'Quem ficou esperando pode escrever de novo.', 'Aos poucos, a rotina volta ao lugar.', 'Há histórias para contar e trabalho para mostrar.',
      'Quem é novo por aqui pode se apresentar.', 'Nos próximos dias, o perfil volta a se mexer.', 'Conte o que mudou por aí nesse tempo.', 'É bom reencontrar quem acompanha.',
      'Ative as notificações para não perder o que vem.',
    ],
    professional: [
      'Estamos prontos para atender você novamente.', 'Retomamos um passo de cada vez.', 'Agradecemos a paciência.', 'Fale conosco se ficou algo pendente.', 'É uma satisfação voltar a conversar com você.',
    ],
    casual: [
      'Tava com saudade dessa bagunça boa.', 'Já coloquei o café no fogo e abri as mensagens.', 'Me conta tudo que eu perdi.', 'Vou retomando aos pouquinhos.', 'Se você me mandou mensagem, calma que eu tô chegando nela.',
    ],
    funny: [
      'As notificações quase me soterraram.', 'Esqueci a senha, achei, e cá estou.', 'A cadeira já estava com o formato de outra pessoa.', 'Sumir menos está na lista, logo depois do café.',
      'O perfil tinha teia de aranha, agora tem post.',
    ],
    motivational: [
      'É bom voltar a fazer o que gosto.', 'Recomeços têm um cheiro bom de caderno novo.', 'Agradeço a quem continuou por aqui.', 'Vou retomando cada coisa com calma.',
      'Depois de um tempo longe, cada tarefa tem outro gosto.',
    ],
  },
  questions: [
    'O que mudou por aí nesse tempo?', 'O que você quer ver agora na volta?', 'Sentiu falta de alguma coisa por aqui?', 'Quem é novo por aqui?', 'Qual novidade você me conta?', 'Por onde começamos?',
  ],
  asks: [
    'as suas novidades', 'o que você estava esperando', 'o que ficou pendente', 'o que você quer ver agora',
  ],
  hashtags: ['voltei', 'devolta', 'recomeco', 'novidades', 'bastidores', 'pequenosnegocios', 'diaadia', 'retorno'],
  emojis: ['👋', '🌷', '💛', '☕', '🙌'],
}
