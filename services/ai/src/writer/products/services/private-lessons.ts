import type { ProductType } from '../product-type.ts'

export const privateLessons: ProductType = {
  nouns: ['aula particular', 'aula de reforço', 'reforço', 'reforço escolar', 'monitoria'],
  asks: ['a matéria ou o assunto', 'em que ponto você travou', 'quais horários tem livres'],
  questions: {
    sale: ['Que matéria você aprenderia de novo com calma?', 'Você rende mais de manhã ou à noite?'],
    content: ['Qual professor você nunca esqueceu?', 'Você estuda em silêncio ou com música?'],
  },
  emojis: ['📚', '✏️', '📝'],
  hashtags: ['aulaparticular', 'reforcoescolar', 'aulasparticulares', 'professoraparticular', 'reforco', 'monitoria', 'estudos'],
  sale: {
    professional: {
      openings: [
        'Tempo para perguntar até entender: {topic}.',
        'Um passo de cada vez, no seu ritmo: {topic}.',
        'Alguém ao lado na hora da dúvida: {topic}.',
      ],
      steps: [
        ['A explicação passou rápido, a turma seguiu e a dúvida ficou no caderno. Em casa, a página em branco parece maior.', 'Na mesa da cozinha, o exercício não sai e a paciência da família já acabou. Falta alguém que explique de outro jeito.'],
        ['Com atenção individual, dá para parar no ponto exato em que a dúvida apareceu. Ninguém precisa esperar nem correr atrás.'],
        ['Serve para quem está começando, para quem travou num assunto e para quem voltou a estudar depois de muito tempo.'],
        ['Antes da primeira aula, separe o que já viu e anote onde se perde. Conte também os horários em que você rende mais.'],
      ],
    },
    casual: {
      openings: [
        'Pode perguntar de novo, tá: {topic}.',
        'Pra destravar aquela dúvida antiga: {topic}.',
        'Bora aprender com calma: {topic}.',
      ],
      steps: [
        ['Sabe quando todo mundo da sala fez cara de quem entendeu e você fez também? Na aula particular não precisa disso.', 'A lição virou briga na mesa da cozinha: um chora, outro perde a paciência, e o exercício continua igual.'],
        ['Aqui a gente para na dúvida. Explica de um jeito, tenta outro e só segue quando fizer sentido pra você.'],
        ['É bom pra quem tá começando, pra quem ficou pra trás e pra adulto que resolveu voltar a aprender.'],
        ['Me conta o que você já viu, onde trava e quanto tempo tem na semana. Daí a gente monta um começo.'],
      ],
    },
    funny: {
      openings: [
        'Para parar de balançar a cabeça fingindo: {topic}.',
        'A mesa da cozinha pede paz na hora da lição: {topic}.',
        'Adeus, cara de quem entendeu tudo: {topic}.',
      ],
      steps: [
        ['Entendeu? Entendi, responde a turma inteira. Dez segundos depois, metade está olhando o caderno do colega ao lado.', 'O pai foi ajudar na lição e descobriu que agora se faz de outro jeito. Os dois saíram da mesa com dúvida.'],
        ['Na aula particular, o rosto entrega tudo. Quem explica vê a sobrancelha subir e já começa de novo por outro lado.'],
        ['Serve para o estudante em apuros, para o adulto curioso e para os pais que querem voltar a jantar em paz.'],
        ['Mostre o caderno de verdade, inclusive a página com desenho na margem. Ela indica o minuto exato em que o assunto se perdeu.'],
      ],
    },
    motivational: {
      openings: [
        'Da primeira tentativa ao exercício inteiro: {topic}.',
        'Entender de verdade, no seu tempo: {topic}.',
        'Para quem resolveu tentar de novo: {topic}.',
      ],
      steps: [
        ['O primeiro exercício certo sem ajuda tem um silêncio antes. A pessoa confere, confere de novo e só então sorri.', 'Estudar depois do trabalho pede esforço: chegar, jantar depressa e abrir o caderno. Quem faz isso merece boa explicação.'],
        ['O progresso aparece nas coisas pequenas: a conta que sai mais rápido, a frase dita sem parar, o medo que vira pergunta.'],
        ['Vale para crianças, jovens e adultos. A idade muda os exemplos, e a alegria de entender continua a mesma.'],
        ['Escolha um objetivo próximo, como a prova do mês ou a primeira música. Ele dá direção às primeiras aulas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Ler de novo quase nunca basta: {topic}.',
        'Como estudar entre um encontro e outro: {topic}.',
        'O valor de errar cedo: {topic}.',
      ],
      steps: [
        ['Muitas pessoas estudam relendo o caderno. A página parece conhecida, e na hora de fazer sozinho nada vem.'],
        ['Reconhecer um texto é diferente de lembrar. A memória se firma quando a pessoa tenta buscar a resposta sem olhar.'],
        ['Feche o caderno e explique o assunto em voz alta, como a um colega. Onde a frase parar, está o que falta rever.'],
        ['Quem ensina prefere um erro na folha a uma folha apagada. O erro mostra o caminho que o pensamento fez.'],
      ],
    },
    casual: {
      openings: [
        'Para de só reler o caderno: {topic}.',
        'Uma dica de estudo que funciona em casa: {topic}.',
        'Errar faz parte, e hoje eu falo de {topic}.',
      ],
      steps: [
        ['A gente relê a página três vezes e pensa que aprendeu. Aí fecha o caderno e não sobra uma frase.'],
        ['É que reler dá a sensação de que a gente sabe. Lembrar sozinho é outra coisa e precisa de treino.'],
        ['Tenta explicar a matéria pra alguém da casa, sem olhar. Se travar, volta só naquele pedaço. Quinze minutinhos por dia já ajudam.'],
        ['O que eu mais gosto é ver alguém entender. O rosto muda antes da resposta.'],
      ],
    },
    funny: {
      openings: [
        'Professor, uma perguntinha rápida sobre {topic}.',
        'Desculpas criativas e {topic}.',
        'O cachorro e o caderno continuam suspeitos: {topic}.',
      ],
      steps: [
        ['Nunca a gaveta de meias ficou tão em ordem como na semana de prova. O estudo é um ótimo amigo da arrumação.'],
        ['Começar parece a parte mais difícil, e por isso qualquer gaveta interessa. Depois de dez minutos, a vontade de fugir diminui.'],
        ['Combine só dez minutos com você e deixe o celular em outro cômodo. Se quiser parar depois, tudo bem, mas quase ninguém quer.'],
        ['Quem ensina conhece todas as desculpas, inclusive a da impressora. Já usou algumas, no seu tempo.'],
      ],
    },
    motivational: {
      openings: [
        'Quem ensina lembra de cada estalo: {topic}.',
        'Um pouco por dia: {topic}.',
        'Da dúvida à resposta: {topic}.',
      ],
      steps: [
        ['A aluna dizia que aquilo não era para ela. Meses depois, explicava o mesmo assunto ao irmão mais novo, com exemplos próprios.', 'O avô aprendeu a ler mensagens aos setenta. Demorou, anotou tudo num caderno e hoje manda áudio e figurinha.'],
        ['Aprender tem dias planos, em que nada parece andar. Quem volta no dia seguinte encontra o terreno um pouco mais firme.'],
        ['Guarde os primeiros cadernos com data. Daqui a um tempo, compare uma página antiga com a de agora.'],
        ['Quem ensina prepara a aula em silêncio, procurando o exemplo que vai fazer sentido para aquela pessoa.'],
      ],
    },
  },
}
