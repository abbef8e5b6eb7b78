import type { Themes } from '../voice.ts'

export const themes: Themes = {
  about: {
    thing: [
      '{Cada dia de trabalho|Cada tentativa|Cada recomeço} com {topic} {ensina um pouco sobre paciência|deixa as mãos mais seguras|é um passo a mais no caminho|mostra que vale a pena continuar}.',
      '{Aprender com|Trabalhar com} {topic} {ensina a respeitar o próprio tempo|é um exercício de esperança|lembra que nada de bonito nasce com pressa}.',
    ],
    idea: [
      '{Falar de|Pensar em|Lembrar de} {topic} {faz bem ao coração|é um jeito de cuidar de si|dá forças para mais um passo}.',
      'Que {haja espaço para|você encontre|não falte no seu caminho um pouco de} {topic}.',
    ],
    occasion: [
      '{Pensar em|Entrar no clima de|Falar de} {topic} {com carinho já é celebrar|é lembrar de quem amamos|enche os dias comuns de sentido}.',
      'Que o clima de {topic} {encontre você em paz e em boa companhia|traga abraços demorados e boas lembranças|deixe no coração uma lembrança bonita}.',
    ],
    people: [
      '{Há muito o que aprender|É fácil se inspirar|A gente se fortalece} com {topic}.',
      'Que nunca {falte força|falte carinho|falte um abraço} para {topic}.',
    ],
  },
  product: [
    ['O que é único não precisa competir com ninguém.', 'Ser diferente é o que dá sentido ao feito à mão.', 'No feito à mão, cada resultado tem a sua própria beleza.'],
    ['Presentear com algo feito à mão é dizer: eu pensei em você.', 'Um presente feito à mão abraça quem recebe e quem oferece.', 'Você também merece um carinho por tudo o que já venceu.'],
    ['É nos pequenos detalhes que os grandes sonhos aparecem.', 'O capricho de hoje constrói a confiança de amanhã.', 'Quem cuida do pouco aprende a cuidar do muito.'],
    ['Cerque-se do que faz o seu coração sorrir.', 'Um detalhe bonito pode mudar o rumo de um dia inteiro.', 'Que este trabalho leve alegria e um pouco de calma a quem recebê-lo.'],
  ],
  sale: [
    ['Cada etapa feita à mão é uma prova de que o tempo também é amor.', 'O que é feito com calma carrega força.', 'Nenhuma pressa do mundo substitui o cuidado de duas mãos dedicadas.'],
    ['A sua ideia merece ser ouvida, mesmo que ainda seja só um começo.', 'Todo sonho fica mais perto quando é dito em voz alta.', 'Conversar é o primeiro passo de muita coisa bonita.'],
    ['Ao apoiar quem faz, você ajuda um sonho a continuar de pé.', 'Cada gesto de apoio vira força para seguir criando.', 'Por trás de um pequeno negócio existe uma pessoa que decidiu acreditar.'],
    ['Antes de dar certo, houve tentativa, erro e muita vontade.', 'O caminho não foi reto, mas cada curva ensinou alguma coisa.'],
    ['Trabalhar com o que se ama não é fácil, é um compromisso diário.', 'Fazer bem-feito todos os dias é uma forma de coragem.', 'A dedicação de hoje é a semente do que vem pela frente.'],
    ['Que a arte seja abrigo nos dias corridos.', 'Onde há afeto, há sempre um pouco de casa.'],
    ['A beleza do dia a dia mora nas escolhas simples.', 'Celebre as pessoas que fazem parte da sua história.'],
    ['Nossa gratidão vai a quem acredita no trabalho de um pequeno ateliê.', 'Quem valoriza o trabalho das mãos ajuda o mundo a ir mais devagar.'],
  ],
  making: [
    ['Quem entende o processo aprende a respeitar o próprio tempo.', 'O caminho ensina mais do que a chegada.', 'Cada passo tem a sua importância, até os que parecem pequenos.'],
    ['Errar não é o contrário de conseguir: é parte do percurso.', 'Refazer também é avançar.', 'Toda tentativa, mesmo a que não dá certo, deixa você mais forte.'],
    ['Um plano simples, seguido com constância, leva muito longe.', 'Escolha uma tarefa por vez e comemore cada conclusão.', 'Quem se prepara com calma caminha com mais confiança.'],
    ['Respeite o seu ritmo: flores não abrem todas no mesmo dia.', 'Descansar também faz parte de quem quer ir longe.', 'Paciência é confiar no que ainda não se vê.'],
    ['Comece com o que você tem, de onde você está.', 'O primeiro passo não precisa ser perfeito, só precisa existir.'],
    ['Cuide do seu espaço de criar como quem cuida de um jardim.', 'Arrumar a mesa é um jeito de arrumar os pensamentos.'],
    ['O que parece simples por fora guarda muita dedicação por dentro.', 'Valorize o invisível: é ele que sustenta o resultado.', 'Nem todo esforço aparece, mas todo esforço conta.'],
    ['Compare-se apenas com quem você era ontem.', 'Olhe para trás por um instante e veja o quanto já caminhou.'],
  ],
  any: [
    ['O caminho se faz de passos curtos e dias comuns.', 'Nenhuma caminhada é pequena quando é feita com o coração.'],
    ['Que nunca faltem motivos para sorrir e gente boa por perto.', 'Que a sua casa tenha sempre riso, conversa e calma.'],
    ['Comemore as pequenas vitórias, porque são elas que constroem as grandes.', 'Toda conquista merece um instante de celebração.'],
    ['Um dia de cada vez também é um jeito de chegar.', 'Descansar um pouco não é parar: é cuidar de si.'],
    ['A gratidão muda o jeito de ver o dia.', 'Agradecer é uma forma de perceber o quanto já temos.'],
    ['Gentileza é uma semente que sempre encontra terra boa.', 'Um gesto simples pode mudar o dia de alguém.'],
    ['Ninguém cresce sem companhia: compartilhe o que você sente.', 'A sua história pode ser o empurrão de que alguém precisa.'],
    ['Quem acredita recomeça quantas vezes for preciso.', 'Coragem também é continuar com calma.'],
    ['Guarde estas palavras para um dia em que precisar delas.', 'Se estas palavras tocarem você, envie a alguém especial.'],
    ['As mãos trabalham melhor quando o coração está em paz.', 'Trabalhar com as mãos ensina o coração a ter paciência.'],
  ],
  occasion: [
    ['Os melhores presentes são feitos de tempo, presença e carinho.', 'O que fica na memória é o gesto, e não o tamanho dele.'],
    ['Celebrar é um jeito de agradecer pelo caminho.', 'Toda celebração guarda um motivo para recomeçar.'],
    ['Reúna quem você ama e faça do simples uma lembrança.', 'Há abraços que valem por uma festa inteira.'],
  ],
  people: [
    ['Por trás de cada conquista há mãos, olhares e palavras de apoio.', 'Quem apoia alguém também faz parte da vitória.'],
    ['Diga hoje o que sente, porque carinho guardado não aquece ninguém.', 'Um elogio sincero pode sustentar alguém por muitos dias.'],
    ['Toda pessoa carrega batalhas e belezas que ninguém vê.', 'Há uma história de coragem em quem segue todos os dias.'],
  ],
  question: [
    ['Não existe resposta pronta para tudo, e está tudo bem.', 'A resposta costuma vir aos poucos, de quem segue tentando.'],
    ['Quem divide o que sabe ilumina o caminho de alguém.', 'A sua experiência pode ser a resposta que alguém procura.'],
    ['Perguntar é um gesto de humildade e de coragem.', 'Toda dúvida sincera já é meio caminho.'],
  ],
  news: [
    ['Cada passo do ateliê fica mais bonito quando é dividido.', 'Toda novidade começa com um pouco de coragem.'],
    ['Leve este recado a quem também vai se alegrar.', 'Uma boa notícia cresce quando passa de mão em mão.'],
    ['Nossa gratidão vai a quem caminha com a gente.', 'Ter você por perto nos dá força para continuar.'],
    ['Se o seu coração pediu, pergunte sem medo.', 'Toda conversa começa com um simples olá.'],
    ['Por trás desta notícia há trabalho, esperança e carinho.'],
  ],
  statement: [
    ['Momentos assim lembram por que vale a pena continuar.', 'Há dias que merecem ser guardados no coração.'],
    ['Dizer em voz alta o que se sente já é um passo.', 'Cada história contada dá coragem a outra.'],
    ['Que isso lembre você da sua própria caminhada.', 'O que se vive com verdade sempre inspira alguém.'],
  ],
  greeting: [
    ['Que estas palavras cheguem como um abraço.', 'Receba este carinho no tempo do seu coração.'],
    ['Que não faltem motivos para agradecer.', 'Celebrar a vida é um presente que se repete.'],
  ],
  name: [
    ['Cada letra carrega uma história de coragem.', 'Por trás de cada letra há sonhos que merecem espaço.'],
    ['Escrever com carinho é uma forma de abraço.', 'O que é escrito com amor fica mais bonito.'],
  ],
}
