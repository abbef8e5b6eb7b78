import type { Frame } from './frame.ts'

export const helpWanted: Frame = {
  leads: {
    professional: [
      'Buscamos reforço para o nosso trabalho.', 'Estamos crescendo e precisamos de ajuda.', 'Anúncio de oportunidade.', 'Divulgamos uma oportunidade.', 'Pedimos a sua ajuda para divulgar.',
      'Procuramos alguém para somar.',
    ],
    casual: [
      'Tô precisando de ajuda.', 'Conhece alguém?', 'Me ajuda a achar?', 'Olha a oportunidade passando.', 'O trabalho aumentou, que alegria.', 'Compartilha, por favor.',
    ],
    funny: [
      'Duas mãos já não dão conta.', 'Procura-se, sem recompensa em ouro.', 'Requisito principal: gostar de gente e de café.', 'O clone não ficou pronto, então.',
      'Minha sombra pediu demissão, e eu preciso de reforço.', 'Classificados da semana.',
    ],
    motivational: [
      'Crescer com ajuda é crescer melhor.', 'Ninguém faz tudo sem companhia.', 'Abrir espaço para mais alguém é uma alegria.', 'Um trabalho cresce quando se divide.',
      'A oportunidade de hoje pode ser o começo de alguém.', 'Com mais mãos, vamos adiante.',
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
