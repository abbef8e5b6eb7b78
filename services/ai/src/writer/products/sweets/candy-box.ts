import type { ProductType } from '../product-type.ts'

export const candyBox: ProductType = {
  nouns: ['caixa de brigadeiros', 'caixa de doces', 'caixa de bombons'],
  asks: ['para quem é o presente', 'se a pessoa gosta de doce forte ou suave', 'para quando é'],
  questions: {
    sale: ['Para quem você daria uma caixa de doces hoje?', 'Você abriria na hora ou em casa?'],
    content: ['Qual doce da caixa você deixa para o fim?', 'Na sua casa, quem pega o último?'],
  },
  emojis: ['🎁', '🍬', '😋'],
  hashtags: ['caixadedoces', 'caixadebrigadeiros', 'caixadebombons', 'presentedoce', 'docespersonalizados', 'doces', 'confeitaria'],
  sale: {
    professional: {
      openings: [
        'Um presente que se divide ou se guarda só para si: {topic}.',
        'Para agradecer, visitar ou surpreender: {topic}.',
        'Quem recebe {o topic} sorri antes de provar.',
      ],
      steps: [
        ['O convite para o jantar veio de última hora e não se chega à casa de alguém de mãos vazias. Uma caixa de doces resolve.', 'Há um momento de silêncio quando a tampa se abre e a pessoa escolhe por qual começar. Presente bom provoca isso.'],
        ['Cada doce traz a sua mordida, e a escolha faz parte do presente. Dá para comer um agora e guardar os outros.'],
        ['{Serve/Servem} para agradecer um atendimento, marcar um aniversário, visitar quem mudou de casa ou encerrar um bom trabalho em equipe.'],
        ['Para escolher o tamanho, pense se a pessoa mora só ou vai dividir com a família. O gosto dela decide os sabores.'],
      ],
    },
    casual: {
      openings: [
        'Presente que ninguém troca: {topic}.',
        'Alguém aí merece {um topic} hoje.',
        'Vai visitar alguém? Leva {um topic}.',
      ],
      steps: [
        ['Sabe aquela amiga que te ouviu a semana inteira sem reclamar? Aparece na porta dela com uma caixa de doces.', 'Aniversário de sogra, de chefe, de vizinha. Quando a gente não sabe o que dar, doce nunca fica parado na gaveta.'],
        ['O mais gostoso é abrir e ficar escolhendo. A gente começa por um, jura que vai guardar o resto e não guarda.'],
        ['Vale pra agradecer, pra pedir desculpa, pra comemorar nota boa e pra adoçar aquela visita de tarde.'],
        ['Só descobre antes se a pessoa gosta mais de doce forte ou suave. E, se a casa for cheia, pensa numa maior.'],
      ],
    },
    funny: {
      openings: [
        'Abriu, perdeu: {topic}.',
        'A regra é oferecer, mas {o topic} {fecha/fecham} rápido.',
        'Presente com testemunhas corre perigo: {topic}.',
      ],
      steps: [
        ['Abrir uma caixa de doces no trabalho é convocar reunião sem mandar convite. Todos comparecem, e ninguém pede a pauta.', 'A pessoa ganha, agradece e diz que vai dividir com a família. Em casa, a caixa entra pelos fundos, dentro da mochila.'],
        ['O bom de vir em vários é poder oferecer um e parecer generoso. Os outros continuam muito bem guardados.'],
        ['Resolve esquecimento de aniversário, visita à sogra e desculpa atrasada. Só não resolve se você provar um no caminho.'],
        ['Ao escolher o tamanho, pense no trajeto até a casa de quem vai ganhar. Há trânsito, há fome e não há testemunha.'],
      ],
    },
    motivational: {
      openings: [
        'Um agradecimento que se come devagar: {topic}.',
        'Para quem ajudou sem ninguém pedir: {topic}.',
        'Lembrar de alguém também cabe {no topic}.',
      ],
      steps: [
        ['A colega cobriu o seu horário e disse que não foi nada. Uma caixa de doces responde que foi, sim.', 'Alguém terminou o curso, passou na prova, voltou a trabalhar. Há conquistas pequenas que pedem um presente doce.'],
        ['Quem ganha costuma abrir na frente dos outros e oferecer. O gesto que era para uma pessoa acaba alegrando várias.'],
        ['Também vale para a professora, para o porteiro ou para a equipe que atendeu com paciência. Pouca gente se lembra deles.'],
        ['Escreva duas linhas à mão para acompanhar o presente. A frase curta, com o nome da pessoa, é o que ela guarda.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como presentear bem com {topic}.',
        'Antes da primeira mordida, um pouco sobre {o topic}.',
        'Escolher, transportar e guardar: {topic}.',
      ],
      steps: [
        ['O presente foi escolhido com carinho e passou a tarde no carro ao sol. Doce nenhum chega bonito depois disso.'],
        ['O calor amolece, o frio da geladeira cria umidade e o balanço bagunça. E gosto para doce varia muito de pessoa para pessoa.'],
        ['Leve na horizontal, em lugar fresco, e pergunte a alguém próximo se há alergia. Na dúvida, prefira sabores variados.'],
        ['Levar doces a quem se visita é um costume antigo em muitas famílias. A caixa vai cheia, e a conversa volta com quem levou.'],
      ],
    },
    casual: {
      openings: [
        'O que eu penso quando alguém pede {um topic}.',
        'Bora conversar sobre presente doce? O tema é: {topic}.',
        'Eu tenho um jeito certo de abrir {o topic}.',
      ],
      steps: [
        ['Tem quem corte cada doce no meio pra provar todos os sabores. Eu achava exagero, até fazer igual.'],
        ['Faz sentido: são vários, e a curiosidade não deixa a gente ficar só com um. Cada metade é um teste.'],
        ['Se for guardar, fecha bem e deixa num canto fresco, longe do fogão. Calor é o que mais estraga doce em casa.'],
        ['A arrumação é a minha parte preferida. Mudo um de lugar, olho de longe, mudo de novo, até ficar do jeito que eu gosto.'],
      ],
    },
    funny: {
      openings: [
        'Documentário sobre a vida curta {do topic}.',
        'Como esconder {um topic} numa casa com gente.',
        'Leis não escritas da tampa aberta: {topic}.',
      ],
      steps: [
        ['O último doce fica na caixa por dias, por educação. Na verdade todos passam, olham e esperam a casa dormir.'],
        ['Ninguém quer ser quem acabou com a caixa, porque essa pessoa joga fora a embalagem e leva a fama.'],
        ['Corte o último em pedacinhos e sirva para todos. Se sobrar só você na sala, o problema está resolvido.'],
        ['Há quem guarde a caixa vazia para botões e contas. Anos depois alguém abre, cheio de esperança, e encontra um elástico.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado que se vê ao abrir {o topic}.',
        'Gesto pequeno, lembrança comprida: {topic}.',
        'Cada doce no seu lugar: {topic}.',
      ],
      steps: [
        ['Muita gente agradece só por mensagem e segue o dia. Ir até a pessoa com um doce na mão leva dez minutos a mais.'],
        ['Presente levado em mãos tem rosto, voz e abraço. Por isso fica na lembrança por mais tempo que uma figurinha.'],
        ['Anote as datas de quem você gosta num só lugar. Na semana anterior, escolha algo simples e passe para um café.'],
        ['Arrumar doces numa caixa é um trabalho de olho e paciência. Cada fileira reta foi endireitada algumas vezes antes da tampa.'],
      ],
    },
  },
}
