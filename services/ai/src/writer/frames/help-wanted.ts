import type { Frame } from './frame.ts'

export const helpWanted: Frame = {
  leads: {
    professional: [[
      'Procuramos alguém para somar ao trabalho.', 'Pedimos a sua ajuda para divulgar.', 'Temos uma oportunidade a anunciar.',
    ], [
      'Buscamos reforço para o nosso trabalho.', 'Estamos crescendo e precisamos de ajuda.', 'Anúncio de oportunidade.', 'Divulgamos uma oportunidade.', 'Procuramos alguém para somar.',
    ]],
    casual: [[
      'Tô precisando de ajuda por aqui.', 'Vocês conhecem alguém?', 'Me ajuda a espalhar?',
    ], [
      'Tô precisando de ajuda.', 'Conhece alguém?', 'Me ajuda a achar?', 'Olha a oportunidade passando.', 'O trabalho aumentou, que alegria.', 'Compartilha, por favor.',
    ]],
    funny: [[
      'Duas mãos já não bastam.', 'Procura-se, e o cartaz é este.', 'O clone atrasou, então vim pedir ajuda.',
    ], [
      'Duas mãos já não dão conta.', 'Procura-se, sem recompensa em ouro.', 'Requisito principal: gostar de gente e de café.', 'O clone não ficou pronto, então.', 'Minha sombra pediu demissão, e eu preciso de reforço.',
      'Classificados da semana.',
    ]],
    motivational: [[
      'Com mais alguém, o trabalho anda.', 'Esta vaga pode ter o seu nome.', 'Gosto de poder abrir espaço.',
    ], [
      'Crescer com ajuda é crescer melhor.', 'Ninguém faz tudo sem companhia.', 'Abrir espaço para mais alguém é uma alegria.', 'Um trabalho cresce quando se divide.', 'A oportunidade de hoje pode ser o começo de alguém.',
      'Com mais mãos, vamos adiante.',
    ]],
  },
  steps: {
    professional: [
      ['Boas indicações quase sempre vêm de quem conhece a pessoa. Por isso perguntamos primeiro a vocês que nos acompanham.', 'Talvez não seja para você, mas alguém do seu convívio pode muito bem estar procurando exatamente isto.'],
      ['Quando o trabalho pede mais mãos, é melhor buscar ajuda com calma, conversando com cada pessoa.'],
      ['Quem tiver interesse pode escrever contando a sua experiência, a cidade onde mora e a disponibilidade.'],
      ['As condições são conversadas por mensagem. Se puder, compartilhe, porque uma indicação ajuda os dois lados.'],
    ],
    casual: [
      ['Antes de procurar longe, eu pergunto aqui, porque vocês conhecem meio mundo. Sempre tem uma prima, um vizinho, um colega.', 'Pode ser que não seja pra você, mas aposto que veio um nome na sua cabeça agora.'],
      ['Tem hora que a gente quer dar conta de tudo e não dá. Pedir ajuda foi a melhor ideia do mês.'],
      ['Quem se interessar me chama e conta um pouco: o que já fez, onde mora e que horários tem.'],
      ['A gente conversa, tira as dúvidas e vê se combina. Se puder, manda no grupo da família, que lá funciona.'],
    ],
    funny: [
      ['Já tentei me dividir em duas pessoas, e nenhuma delas achou a caneta. Preciso de alguém de verdade.', 'Todo grupo de família tem aquela tia que conhece alguém que faz. Marquem a tia, por favor.'],
      ['Tentei fazer tudo ao mesmo tempo e acabei com a caneta na boca e o telefone na geladeira.'],
      ['Quem se interessar, conte o que já fez, onde mora e os horários que tem. Bom humor entra como experiência.'],
      ['A conversa é por mensagem e não tem dinâmica de grupo com bexiga. Compartilhar já conta como boa ação do dia.'],
    ],
    motivational: [
      ['Toda pessoa com experiência um dia pediu a primeira chance a alguém. Pode ser a vez de quem você conhece.', 'Ver o trabalho pedir mais mãos é uma alegria. Melhor ainda é poder dividir com gente daqui.'],
      ['Fazer tudo sem ajuda tem limite. Em companhia, aprende-se mais, erra-se menos e a semana pesa menos.'],
      ['Escreva contando o que sabe fazer, onde mora e que horários tem. Vontade de aprender também se conta.'],
      ['Se não é para você, passe adiante. Uma indicação feita na hora certa pode mudar o mês de alguém.'],
    ],
  },
  facts: {
    all: [
      'Se não for para você, talvez seja para alguém que você conhece.', 'Compartilhar esta publicação já ajuda muito.', 'Ao entrar em contato, conte um pouco da sua experiência.',
      'Informe a cidade e os horários que você tem.', 'As condições são conversadas por mensagem.', 'Vontade de aprender também conta.', 'Mande exemplos de trabalhos anteriores, se tiver.',
      'Indicações de quem já trabalhou com a pessoa são bem-vindas.', 'Pergunte tudo o que quiser saber antes de se candidatar.',
    ],
    professional: [
      'Todas as mensagens serão lidas.', 'Valorizamos responsabilidade e bom trato.', 'Indicações são bem-vindas.', 'Conversamos com cada pessoa antes de decidir.', 'Agradecemos a quem puder divulgar.',
    ],
    casual: [
      'Marca aquela pessoa que vive procurando uma chance.', 'Se você conhece alguém bom nisso, me conta.', 'Me chama, sem cerimônia, que a gente conversa.', 'Gente com vontade de aprender vale muito por aqui.',
      'Manda no grupo da família, que lá todo mundo conhece alguém.',
    ],
    funny: [
      'Saber achar tesoura perdida é diferencial.', 'O ambiente tem música, risada e café requentado.', 'Não precisa ler pensamento, mas ajuda.', 'Entrevista rápida, café incluído.', 'Horário de fofoca a combinar.',
    ],
    motivational: [
      'Dar oportunidade a alguém também é um jeito de agradecer.', 'Toda pessoa experiente um dia precisou de uma primeira chance.', 'Trabalhar em companhia torna o caminho mais leve.',
      'Aprender e ensinar acontecem na mesma mesa.', 'Quem se dedica encontra espaço.',
    ],
  },
  questions: [
    'Você conhece alguém para indicar?', 'Quem merece ver esta oportunidade?', 'Você já trabalhou com isso?', 'O que você valoriza em um lugar para trabalhar?', 'Qual foi a sua primeira oportunidade?',
    'Quem você marcaria aqui?',
  ],
  asks: [
    'a sua experiência', 'a sua cidade e os seus horários', 'quem você indica', 'por que gostaria de participar',
  ],
  hashtags: ['vaga', 'oportunidade', 'emprego', 'trabalheconosco', 'contratando', 'vagadeemprego', 'procurase', 'indicacao'],
  emojis: ['📣', '🤝', '💼', '🙋', '📌'],
}
