import type { ProductType } from '../product-type.ts'

export const personalTrainer: ProductType = {
  nouns: ['personal trainer', 'treino personalizado', 'treino funcional', 'aula de funcional', 'treinamento funcional', 'aula de ginástica', 'consultoria de treino', 'treino online'],
  asks: ['o seu objetivo com os treinos', 'os dias e os horários livres', 'se já treina ou vai começar agora'],
  questions: {
    sale: ['Você treina melhor de manhã ou à noite?', 'Ao ar livre, em casa ou na academia?'],
    content: ['Qual exercício você mais gosta de pular?', 'Com música alta ou em silêncio?'],
  },
  emojis: ['🏋️‍♀️', '👟', '💪'],
  hashtags: ['personaltrainer', 'treinofuncional', 'treino', 'personal', 'funcional', 'treinopersonalizado', 'auladefuncional'],
  sale: {
    professional: {
      openings: [
        'Um treino pensado para quem vai treinar: {topic}.',
        'Cada exercício explicado antes da série: {topic}.',
        'Orientação do começo ao fim: {topic}.',
      ],
      steps: [
        ['A inscrição está feita, e o aparelho continua um mistério. Você olha para os lados e copia o que o vizinho faz.', 'A segunda-feira do recomeço já passou várias vezes. Sem hora combinada com alguém, o tênis fica ao lado da porta.'],
        ['Com orientação, cada exercício tem motivo, ordem e descanso. A dúvida tem a quem perguntar, e o treino se ajusta à rotina.'],
        ['Vale para quem nunca treinou, para quem parou há anos e para quem treina sozinho e quer outro olhar.'],
        ['Antes de começar, conte a sua rotina, o que já praticou e o que gosta de fazer. Diga também se há orientação médica a seguir.'],
      ],
    },
    casual: {
      openings: [
        'O tênis tá esperando na porta: {topic}.',
        'Bora combinar um horário e cumprir: {topic}.',
        'Pra não copiar o exercício do vizinho: {topic}.',
      ],
      steps: [
        ['Você comprou a roupa, a garrafinha e o tênis. Agora falta só alguém pra dizer por onde começar.', 'Sabe quando você faz três séries e não tem certeza de nenhuma? Ter alguém olhando muda a conversa.'],
        ['A gente começa de onde você tá e explica o movimento com calma. Dúvida é pra perguntar, quantas vezes precisar.'],
        ['Vale pra quem tá começando do zero, pra quem voltou depois de um tempão e pra dupla de amigas que só vai junta.'],
        ['Me conta os seus horários, o que você já fez e do que não gosta. E, se o médico passou alguma orientação, traz também.'],
      ],
    },
    funny: {
      openings: [
        'A garrafinha já treinou o braço sozinha: {topic}.',
        'Faltam só mais duas, e nunca são duas: {topic}.',
        'O tapete de exercício pede para sair do armário: {topic}.',
      ],
      steps: [
        ['O plano era começar na segunda. A segunda entendeu, avisou a terça, e as duas esperaram até o mês seguinte.', 'Você assistiu a quinze vídeos de exercício, deitado no sofá. A teoria está excelente, falta a parte em que se levanta.'],
        ['Com hora marcada, a desculpa precisa ser dita em voz alta para alguém. Metade delas não resiste ao primeiro áudio.'],
        ['Vale para quem começa agora, para quem recomeça sempre e para quem usa o tapete de exercício como cama do cachorro.'],
        ['Conte seus horários reais, e não os do seu eu de janeiro. Cinco da manhã parece ótimo até tocar o despertador.'],
      ],
    },
    motivational: {
      openings: [
        'Um horário combinado é um bom começo: {topic}.',
        'Da primeira série em diante: {topic}.',
        'Aparecer já é parte do treino: {topic}.',
      ],
      steps: [
        ['O turno acabou tarde, e o tênis foi calçado mesmo assim. Quem cumpre um horário desses sabe quanto esforço há em chegar.', 'No primeiro dia, tudo parece novo: os nomes, os aparelhos, a contagem. Na segunda semana, a pessoa já sabe onde largar a garrafa.'],
        ['Quem orienta um treino observa cada movimento e procura a explicação que serve para aquela pessoa. É atenção do começo ao fim.'],
        ['Faz sentido para quem trabalha sentado, para quem passa o dia em pé e para quem quer uma hora longe do celular.'],
        ['Escolha dias que você consegue cumprir, mesmo que sejam poucos. Uma agenda possível vale mais que um plano perfeito no papel.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como escolher o horário do treino: {topic}.',
        'Anotar ajuda mais que lembrar: {topic}.',
        'O que perguntar no primeiro encontro: {topic}.',
      ],
      steps: [
        ['Muita gente começa copiando o treino de outra pessoa. A rotina, a experiência e os horários dela são diferentes.', 'É comum marcar cinco dias por semana logo no começo. Na primeira semana cheia, o plano inteiro fica para trás.'],
        ['Um treino só funciona quando cabe na agenda de quem treina. E um exercício explicado com calma se repete melhor sozinho.'],
        ['Comece com poucos dias fixos e anote o que fez, as cargas e as dúvidas. Leve as anotações para o encontro seguinte.'],
        ['Quem orienta aprende a explicar o mesmo movimento de várias maneiras. Uma delas sempre faz a pessoa dizer que agora entendeu.'],
      ],
    },
    casual: {
      openings: [
        'Cinco dias logo na primeira semana? Calma: {topic}.',
        'Treino copiado da amiga, vamos conversar: {topic}.',
        'Anota no celular mesmo: {topic}.',
      ],
      steps: [
        ['A empolgação marca treino todo dia, inclusive domingo. Na quarta-feira a gente já tá procurando desculpa.', 'A amiga manda o treino dela, e você faz igualzinho. Só que ela treina faz três anos e você começou ontem.'],
        ['Cada um tem uma rotina e um ponto de partida. O que cabe na semana é o que a gente consegue repetir.'],
        ['Escolhe dois ou três dias, deixa a roupa separada e anota o que fez. Se surgir dúvida, anota do lado.'],
        ['Eu gosto quando a pessoa corrige o movimento sozinha, antes de eu falar. Aí eu finjo que nem vi e fico feliz.'],
      ],
    },
    funny: {
      openings: [
        'A prancha e o relógio que parou: {topic}.',
        'Última série, versão estendida: {topic}.',
        'Contar até dez nunca demorou tanto: {topic}.',
      ],
      steps: [
        ['Entre o oito e o nove existe um intervalo que a física não explica. Quem conta sempre aproveita para lembrar uma história.', 'A música animada acaba bem no meio da série. A próxima da lista é uma balada romântica, e ninguém tem mão livre.'],
        ['O tempo do descanso passa correndo e o da prancha anda de muletas. Os dois duram exatamente a mesma coisa no relógio.'],
        ['Faça a lista de músicas antes e confira duas vezes. Uma balada na hora errada estraga qualquer cara de concentração.'],
        ['No fim, todo mundo diz que foi tranquilo, sentado no chão, olhando para o teto. Levantar fica para depois da foto.'],
      ],
    },
    motivational: {
      openings: [
        'O treino que ninguém posta: {topic}.',
        'Repetir com atenção: {topic}.',
        'Quem ensina também anota tudo: {topic}.',
      ],
      steps: [
        ['Antes de cada encontro, há um caderno aberto: o que foi feito, o que ficou difícil, o que mudar. O treino começa ali.', 'Alguns dias rendem, outros não. Quem aparece nos dois acaba conhecendo o próprio ritmo, e isso demora mesmo.'],
        ['Um movimento simples tem muitos detalhes, e ninguém aprende todos de uma vez. A cada semana, um deles se encaixa.'],
        ['Guarde a primeira anotação que fez. Meses depois, ela mostra quanta coisa já virou costume na sua semana.'],
        ['Quem orienta treinos acorda cedo e repete a mesma contagem o dia todo. A alegria está em ver alguém chegar de novo.'],
      ],
    },
  },
}
