import type { ProductType } from '../product-type.ts'

export const favorBox: ProductType = {
  nouns: ['caixinha', 'caixinha personalizada', 'caixa personalizada', 'maletinha', 'marmitinha personalizada', 'caixinha milk', 'caixa milk'],
  asks: ['o que vai dentro', 'quantas pessoas vão receber', 'qual é a ocasião'],
  questions: {
    sale: ['O que você colocaria dentro?', 'Você abre na hora ou espera chegar em casa?'],
    content: ['O que tem guardado numa caixinha de festa na sua casa?', 'Você é de sacudir antes de abrir?'],
  },
  emojis: ['🎁', '🎀', '🎉'],
  hashtags: ['caixinhaspersonalizadas', 'caixapersonalizada', 'caixinhas', 'caixaspersonalizadas', 'lembrancinhaspersonalizadas', 'papelariapersonalizada', 'festapersonalizada'],
  sale: {
    professional: {
      openings: [
        'Abrir também faz parte do presente: {topic}.',
        '{O topic} {guarda/guardam} a surpresa até a hora certa.',
        'Antes do que vem dentro, o que se vê é {o topic}.',
      ],
      steps: [
        ['A pessoa recebe, vira de um lado, vira do outro e tenta adivinhar o que há dentro. A surpresa começa antes da tampa.', 'Uma mesa com caixinhas alinhadas chama os convidados para perto. Muita gente fotografa antes de pegar a sua.'],
        ['Uma boa caixa valoriza o que vai dentro, seja um doce, um bilhete ou um mimo. Depois de vazia, ainda guarda miudezas.'],
        ['Serve para a mesa da festa, para agradecer a padrinhos e professores ou para entregar um presente pequeno com capricho.'],
        ['Antes de pedir, pense no que vai dentro e meça. É o conteúdo que define a altura e a largura da caixa.'],
      ],
    },
    casual: {
      openings: [
        'Que vontade de abrir uma por uma: {topic}.',
        'A mesa fica outra com {o topic}.',
        'Presente pequeno também merece chegar bonito: {topic}.',
      ],
      steps: [
        ['Eu adoro ver alguém sacudir a caixinha perto da orelha tentando descobrir o que tem dentro. Adulto também faz, tá?', 'Sabe quando o presente é pequeno e a gente acha que parece pouco? Coloca numa caixinha bonita e a história muda.'],
        ['O legal é que a caixinha enfeita a mesa enquanto espera e depois vai embora com a pessoa. Duas funções numa coisa só.'],
        ['Já pensou numa caixinha fora da festa também? Guarda um agradecimento pra quem ajudou, uma joia, um bilhete dobrado.'],
        ['Me conta o que vai dentro e quantas pessoas vão receber. Com isso a gente acerta o tamanho sem aperto.'],
      ],
    },
    funny: {
      openings: [
        'Todo mundo sacode antes de abrir: {topic}.',
        'O segredo mais mal guardado da mesa: {topic}.',
        'Tem tio de olho {no topic} desde que chegou.',
      ],
      steps: [
        ['Era para abrir em casa. Tem convidado que não chegou nem no carro, e a desculpa foi conferir se estava tudo certo.', 'A mesa tinha uma por pessoa, tudo contado. Aí a tia descobriu que a caixinha combinava com a sala dela.'],
        ['A tampa fecha e a curiosidade abre. Nunca se viu uma caixa pequena resistir mais de dez minutos na mão de adulto.'],
        ['A criança abre correndo, o padrinho agradece e a avó guarda botões ali até o ano dois mil e cinquenta.'],
        ['Meça direitinho o que vai dentro antes de escolher. Doce espremido na tampa chega ao convidado em formato de carimbo.'],
      ],
    },
    motivational: {
      openings: [
        'O cuidado aparece antes de abrir: {topic}.',
        'Para entregar um carinho bem guardado: {topic}.',
        '{O topic} para quem pensa em cada detalhe da entrega.',
      ],
      steps: [
        ['Alguém escolheu o que ia dentro, arrumou com calma e fechou uma por uma. Quem recebe percebe esse tempo.', 'Depois de semanas de preparo, chega a hora de pôr tudo na mesa. As caixas alinhadas mostram que valeu a dedicação.'],
        ['Uma caixa bem feita faz a pessoa abrir devagar. Poucos presentes pequenos conseguem essa pausa.'],
        ['Vale para quem veio, para quem ajudou e para quem vai receber depois, em casa, com um recado seu.'],
        ['Decida primeiro o que quer dizer e depois o que vai dentro. O tamanho da caixa vem por último.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O tamanho certo começa pelo que vai dentro: {topic}.',
        'Como arrumar {o topic} para chegar tudo no lugar.',
        'O que observar antes de encher {o topic}.',
      ],
      steps: [
        ['Quem já montou muitas caixas conhece o problema: o doce que parecia pequeno não deixa a tampa fechar, ou dança solto lá dentro.', 'Muita gente escolhe a caixa pela foto e só depois pensa no que colocar. É aí que sobra ou falta espaço.'],
        ['O doce tem forminha, o bilhete tem dobra e o laço ocupa altura. Esses milímetros quase nunca entram na conta.'],
        ['Antes de fechar tudo, monte uma de teste e carregue pela casa. Se nada se mexer, as outras podem seguir igual.'],
        ['Depois da décima caixa, a mão já sabe a ordem: abrir, arrumar, fechar, conferir. É quando o trabalho começa a render.'],
      ],
    },
    casual: {
      openings: [
        'Cabe ou não cabe? Um papo sobre {topic}.',
        'O teste que eu faço antes de encher tudo: {topic}.',
        'Uma coisa que quase todo mundo esquece {no topic}.',
      ],
      steps: [
        ['A gente olha a caixinha e jura que cabem quatro docinhos. Na hora de fechar a tampa, um deles discorda.'],
        ['É que ninguém conta a forminha, o papel e o laço. De milímetro em milímetro, a tampa não desce.'],
        ['Monta uma primeiro, leva até o outro cômodo e abre. Se dentro continuou arrumado, pode repetir em todas.'],
        ['Tem um barulhinho quando a tampa encaixa certo. Quem já fechou muitas de uma vez trabalha esperando por ele.'],
      ],
    },
    funny: {
      openings: [
        'A vida secreta {do topic} depois da festa.',
        'Ninguém joga fora, e a avó sabe por quê: {topic}.',
        'O que acontece na mesa quando chega {o topic}.',
      ],
      steps: [
        ['Dizem que é para abrir em casa. O barulho vindo do banco de trás do carro conta outra história.'],
        ['É mais forte que a gente: caixa fechada na mão precisa ser sacudida. Isso vale para crianças e para diretores de empresa.'],
        ['Se houver doce dentro, leve a caixa na horizontal e no colo. Quem vai no banco de trás não é de confiança.'],
        ['Quem passou a noite fechando caixinhas sonha com tampa. No dia seguinte, abre a marmita do almoço com o maior cuidado.'],
      ],
    },
    motivational: {
      openings: [
        'Uma por uma, até a mesa ficar cheia: {topic}.',
        'O capricho que cabe {no topic}.',
        'Pequena por fora, pensada por dentro: {topic}.',
      ],
      steps: [
        ['Na véspera, a mesa da cozinha vira linha de montagem. Um arruma, outro fecha, e alguém conta em voz alta quantas faltam.'],
        ['Abrir uma tampa leva um segundo, mas prepara quem recebe. A atenção toda vai para o que está dentro.'],
        ['Escreva uma frase curta à mão e coloque por cima. É a primeira coisa que a pessoa vai ver.'],
        ['Arrumar uma por uma pede paciência, e ninguém bate palma. A recompensa vem na hora em que cada convidado abre a sua.'],
      ],
    },
  },
}
