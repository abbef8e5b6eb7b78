import type { Frame } from './frame.ts'

export const backAgain: Frame = {
  leads: {
    professional: [
      'É bom estar novamente por aqui.', 'Retomamos as nossas atividades.', 'Depois de uma pausa, um aviso.', 'Agradecemos a quem esperou.', 'Recomeçamos com energia.', 'Reabrimos as portas e as mensagens.',
    ],
    casual: [
      'Sentiram minha falta?', 'Cheguei!', 'Sacode a poeira que eu apareci.', 'Oi, lembra de mim?', 'Abri a porta e a janela.', 'Demorei, mas vim.',
    ],
    funny: [
      'Podem cancelar a equipe de busca.', 'O sumiço acabou, o mistério continua.', 'Não foi abdução, eu só fui ali.', 'Reapareci antes de virar lenda.', 'Tirei a poeira do perfil e achei duas moedas.',
      'Alguém regou as plantas?',
    ],
    motivational: [
      'Recomeçar também é uma forma de continuar.', 'Toda volta traz uma vontade nova.', 'Com saudade e disposição.', 'Um intervalo, e seguimos.', 'Voltar é bom quando se gosta do que se faz.',
      'O caminho continua daqui.',
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
