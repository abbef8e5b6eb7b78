import type { ProductType } from '../product-type.ts'

export const cake: ProductType = {
  nouns: ['bolo', 'bolo de chocolate'],
  asks: ['quantas pessoas vão comer', 'qual é o sabor preferido da casa', 'para quando é'],
  questions: {
    sale: ['Você é da fatia fina ou da fatia generosa?', 'Qual bolo não pode faltar na sua casa?'],
    content: ['Bolo geladinho ou em temperatura ambiente?', 'Você come a cobertura primeiro ou por último?'],
  },
  emojis: ['🎂', '🍰', '😋'],
  hashtags: ['bolo', 'bolos', 'boloslindos', 'bolorecheado', 'confeitaria', 'boleira', 'confeiteira', 'amobolo'],
  sale: {
    professional: {
      openings: [
        'Hoje a sobremesa tem nome: {topic}.',
        '{O topic} {faz/fazem} bonito em qualquer mesa.',
        'Um bom motivo para chamar gente à mesa: {topic}.',
      ],
      steps: [
        ['O almoço termina, os pratos saem da mesa e ninguém se levanta. Todos sabem que ainda falta o bolo.', 'Quando alguém entra na sala trazendo um bolo, a conversa muda de assunto. Até quem já ia embora resolve ficar.'],
        ['Bolo bom se reconhece pela massa macia e pela doçura na medida. Depois da primeira garfada, ninguém pergunta mais nada.'],
        ['Pode ser a sobremesa da família, o doce que se leva a uma visita ou a comemoração de um dia comum.'],
        ['Pense em quantas pessoas vão comer e no sabor que agrada à maioria. Se houver quem repita, considere um pouco mais.'],
      ],
    },
    casual: {
      openings: [
        'Separa o prato e o garfo, que tem {topic}.',
        'Vontade de doce se resolve assim: {topic}.',
        'Hoje eu só penso {no topic}, e a culpa é do cheiro.',
      ],
      steps: [
        ['Existe aquele dia em que a gente merece bolo sem motivo nenhum. Ninguém casou, ninguém fez aniversário, e tá tudo certo.', 'Foi só falar em bolo que apareceu gente de todos os cantos da casa. Até quem estava dormindo perguntou se já podia cortar.'],
        ['Massa macia, doce na medida e aquela segunda fatia que a gente jura que é a última. Bolo bom é desse jeito.'],
        ['{Vai/Vão} bem no almoço de família, na casa da amiga e na mesa do trabalho. Aonde {chega/chegam}, {junta/juntam} gente.'],
        ['Pensa em quem vai comer e qual sabor todo mundo gosta. Na dúvida, pergunta pras crianças, que elas respondem na hora.'],
      ],
    },
    funny: {
      openings: [
        'Ninguém estava com fome até ver {o topic}.',
        'O jantar pode esperar, porque tem {topic}.',
        'Suspeitos rondando a cozinha por causa de uma coisa só: {topic}.',
      ],
      steps: [
        ['A pessoa disse que queria só um pedacinho, mostrando dois dedos de espaço. Aí foi abrindo os dedos enquanto a faca chegava.', 'Bolo na geladeira muda a rotina da casa. De repente todo mundo precisa beber água, e ninguém volta de copo na mão.'],
        ['Um bom bolo acaba com qualquer discussão, porque ninguém consegue argumentar de boca cheia. A paz dura até a última fatia.'],
        ['{Serve/Servem} para comemorar que deu certo e também para consolar que não deu. O garfo é o mesmo.'],
        ['Para saber o tamanho, conte as pessoas da casa e dobre. Quem falou que não gosta de doce vai comer também.'],
      ],
    },
    motivational: {
      openings: [
        'Dia comum também merece {topic}.',
        'Uma boa notícia pede mesa posta e {topic}.',
        'Comemore o que deu certo hoje: {topic}.',
      ],
      steps: [
        ['O trabalho foi entregue, a nota saiu boa, o mês fechou. Pequenas vitórias assim merecem prato bonito e uma fatia de bolo.', 'Há quem só compre bolo para os outros, em data marcada. Um dia qualquer, com uma fatia para si, também vale.'],
        ['Da tigela ao prato, um bolo pede medida certa e atenção ao ponto. Esse cuidado chega inteiro a quem come.'],
        ['Levar um bolo a alguém é aparecer com vontade de ficar. O café se faz na hora e a conversa vem junto.'],
        ['Escolha o sabor pensando em quem vai dividir a mesa com você. Ser lembrado desse jeito deixa qualquer um contente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Algumas coisas que vale saber sobre {o topic}.',
        'Como servir e guardar {o topic}.',
        'Sabor, ponto e conservação, um pouco de cada: {topic}.',
      ],
      steps: [
        ['Depois da festa ou do almoço, sobra meio bolo na mesa e surge a dúvida: geladeira ou bancada, coberto ou aberto.', 'Um bolo pode estar ótimo e parecer sem graça só porque foi servido gelado demais. Muita gente nem desconfia disso.'],
        ['O frio endurece a gordura da massa e abafa o sabor. Já o ar seco da geladeira tira a umidade da parte cortada.'],
        ['Se houver creme ou fruta fresca, guarde na geladeira, bem coberto. Antes de servir, deixe alguns minutos fora para recuperar a maciez.'],
        ['A confeitaria é uma cozinha de medida: poucos gramas mudam a massa. Quem assa todos os dias aprende a confiar na balança.'],
      ],
    },
    casual: {
      openings: [
        'Bora falar de coisa boa: {topic}.',
        'Dica de geladeira pra quem tem {topic} em casa.',
        'Se o assunto é {topic}, eu puxo a cadeira.',
      ],
      steps: [
        ['Quem nunca achou um restinho de bolo seco na geladeira e ficou com pena? Dá até raiva, porque ele estava tão bom ontem.'],
        ['Bolo resseca por onde foi cortado. O ar da geladeira vai puxando a umidade, e de um dia pro outro a fatia endurece.'],
        ['Guarda num pote fechado ou cobre bem a parte cortada. Antes de comer, deixa uns minutinhos fora, que a massa volta a amaciar.'],
        ['A melhor hora na minha cozinha é quando o forno fica cheiroso. Ainda nem tem bolo pronto, e já tem gente perguntando.'],
      ],
    },
    funny: {
      openings: [
        'Verdades que só se dizem de boca cheia: {topic}.',
        'O comportamento humano diante {do topic}.',
        'Investigação em andamento na geladeira: {topic}.',
      ],
      steps: [
        ['Ninguém consegue cortar um bolo em linha reta. A primeira fatia sai torta e a próxima é só para consertar, e assim por diante.'],
        ['A culpa é do olho, que pede simetria. A mão pega a faca para acertar a borda, e a boca agradece.'],
        ['Uma faca comprida passada em água quente e enxuta corta reto de primeira. Use só se quiser ficar sem desculpa.'],
        ['Em toda família existe um especialista que nunca assou nada. Ele prova, franze a testa e pede mais um pedaço para confirmar.'],
      ],
    },
    motivational: {
      openings: [
        'De medida em medida se chega {ao topic}.',
        'Um começo que ninguém na cozinha esquece: {topic}.',
        'O que a cozinha ensina com {topic}.',
      ],
      steps: [
        ['Massa que deu errado quase sempre vira história na família. Come-se com colher, ri-se bastante, e na outra semana tenta-se de novo.'],
        ['Cada erro mostra uma coisa: forno frio, ovo gelado, pressa na mistura. Quem repara no motivo acerta mais rápido na próxima.'],
        ['Deixe ovos e manteiga fora da geladeira antes de começar a massa. Em temperatura ambiente, tudo se mistura melhor e sem grumos.'],
        ['Um bolo reúne gente há muito tempo e em muitas cozinhas. Continuar fazendo é um jeito de manter vivo esse costume.'],
      ],
    },
  },
}
