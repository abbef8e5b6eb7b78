import type { ProductType } from '../product-type.ts'

export const weddingInvitation: ProductType = {
  nouns: ['convite de casamento', 'save the date'],
  asks: ['a data do casamento', 'quantas famílias são', 'o estilo da festa'],
  questions: {
    sale: ['Já tem data ou ainda é segredo?', 'Seu casamento é de dia, à tarde ou à noite?'],
    content: ['Quem da família fica sabendo primeiro de tudo?', 'Você ainda guarda o convite de algum casamento?'],
  },
  emojis: ['💌', '💍', '🤍'],
  hashtags: ['convitedecasamento', 'convitescasamento', 'savethedate', 'convitecasamento', 'casamento', 'noivas', 'convitesdecasamento'],
  sale: {
    professional: {
      openings: [
        'A primeira página do casamento: {topic}.',
        '{O topic} {apresenta/apresentam} o grande dia aos convidados.',
        'Data escolhida, agora falta contar a todos: {topic}.',
      ],
      steps: [
        ['O casal marcou a data e guardou a notícia por uns dias. Agora chega a parte boa, que é contar aos convidados.', 'Antes de ver a decoração e ouvir a música, os convidados conhecem o casamento pelo convite. Ele dá o tom da festa.'],
        ['A escolha das letras, das cores e das palavras já diz se o dia será formal, ao ar livre, íntimo ou animado.'],
        ['Para os pais, os padrinhos e os amigos de longe, é também uma recordação. Muita gente o guarda por anos.'],
        ['Conte os convites por família, e não por pessoa. Some alguns para os imprevistos e um para o álbum do casal.'],
      ],
    },
    casual: {
      openings: [
        'Vai ter casamento, e tá aqui {o topic}.',
        'A notícia que todo mundo esperava: {topic}.',
        'Olha a cara do grande dia {no topic}.',
      ],
      steps: [
        ['Sabe aquele segredo que o casal já não aguenta mais guardar? É nessa hora que a notícia ganha data e sai pro mundo.', 'Eu imagino a mãe mostrando pra vizinha, a amiga pensando no vestido, o tio perguntando da comida. Casamento começa assim.'],
        ['Com ele o convidado já sente o clima do dia, se é chique, se é no campo, se é pé no chão e festa até tarde.'],
        ['Quem mora longe precisa saber antes, pra se organizar. E quem mora perto gosta de colocar na geladeira e contar os dias.'],
        ['Faz a lista por casa, não por cabeça, que a conta muda bastante. E deixa uns de reserva pra aquele parente que ninguém lembrou.'],
      ],
    },
    funny: {
      openings: [
        'Agora não dá mais pra fugir: {topic}.',
        'A tia já está escolhendo o vestido por causa {do topic}.',
        'Saiu {o topic} e o grupo da família não dorme mais.',
      ],
      steps: [
        ['O casal contou para a mãe em segredo. Quarenta minutos depois, uma prima de outro estado mandava os parabéns.', 'No momento em que a data aparece escrita, três tias saem à procura de sapato e um tio pergunta se vai ter carne.'],
        ['O papel informa a data. O resto, que é quem senta com quem, o casal discute até a véspera.'],
        ['Vale para os amigos de infância, para o pessoal do trabalho e para o parente distante que só se vê em casamento.'],
        ['Feche a lista antes de escolher a quantidade. A mãe vai lembrar de seis pessoas depois, então já conte com elas.'],
      ],
    },
    motivational: {
      openings: [
        'Duas histórias, uma data: {topic}.',
        'O dia que vocês escolheram, agora escrito: {topic}.',
        '{O topic} para reunir quem viu essa história crescer.',
      ],
      steps: [
        ['Vocês conversaram, fizeram contas, visitaram lugares e escolheram um dia. Ver a data escrita dá outra alegria a esse trabalho.', 'Ao fazer a lista, o casal encontra a amiga que apresentou os dois, o tio que emprestou o carro. Cada nome tem seu motivo.'],
        ['Convidar é dizer a alguém que a presença dele importa nesse dia. Por isso as palavras são escolhidas com tanto cuidado.'],
        ['Quem recebe também se prepara: organiza a viagem, escolhe a roupa, conta os dias. A alegria se espalha antes da festa.'],
        ['Leiam o texto juntos, em voz alta, antes de decidir. Se os dois sorrirem na mesma linha, é esse.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando enviar e o que escrever: {topic}.',
        'A ordem das informações {no topic}.',
      ],
      steps: [
        ['Muitos casais descobrem tarde que o aviso da data e o convite têm funções diferentes e chegam em momentos diferentes.'],
        ['O aviso apenas reserva o dia na agenda de quem viaja. O convite traz o horário, o endereço e a forma de confirmar.'],
        ['Como regra geral, avise da data uns seis meses antes e envie o convite entre sessenta e trinta dias antes.'],
        ['Os nomes são conferidos letra por letra, com a lista ao lado. É uma etapa silenciosa, e talvez a mais importante.'],
      ],
    },
    casual: {
      openings: [
        'O que vai escrito e o que fica de fora: {topic}.',
        'Quantos meses antes? Vamos conversar sobre {topic}.',
        'A lista de convidados na mesa e {o topic} esperando.',
      ],
      steps: [
        ['Tem gente que manda tudo de uma vez e se arrepende. Aviso de data é uma coisa, convite é outra, e cada um tem sua hora.'],
        ['O aviso é só pra pessoa não marcar nada naquele dia. O convite já conta onde, que horas e como confirmar.'],
        ['Avisa a data uns seis meses antes, principalmente pra quem viaja. O convite vai entre dois e um mês antes da festa.'],
        ['A parte que eu mais confiro é nome de gente. Tem Luiz com z, Luís com s, e cada um gosta do seu.'],
      ],
    },
    funny: {
      openings: [
        'O motivo da reunião de família: {topic}.',
        'Quem ficou de fora da lista também viu {o topic}.',
        'O sogro tem uma opinião sobre {topic}.',
      ],
      steps: [
        ['Fazer a lista parece simples. Aí vem a mãe com os vizinhos, o pai com os colegas de futebol, e o salão fica pequeno.'],
        ['É que cada família tem uma conta diferente de quem é próximo. Há casos de primo de terceiro grau considerado irmão.'],
        ['Combinem um número por família antes de abrir a lista. E anotem, porque depois do café a memória muda.'],
        ['Sempre há um parente que confirma por três caminhos diferentes. Na dúvida, a cadeira dele é a mais certa da festa.'],
      ],
    },
    motivational: {
      openings: [
        'O casal e a lista, numa noite tranquila: {topic}.',
        'As palavras que chamam para o grande dia: {topic}.',
        'Cada nome escrito com carinho {no topic}.',
      ],
      steps: [
        ['Uma mesa, duas canetas e a lista de convidados. Nessa noite o casal percebe quanta gente ajudou os dois a chegar ali.'],
        ['Cada convidado se lembra de onde estava quando soube da data. Uns atenderam o telefone, outros abriram a porta.'],
        ['Para quem não pode faltar, entregue ou leia o convite pessoalmente. A reação fica com vocês para sempre.'],
        ['Antes da última versão, alguém lê tudo em silêncio e depois em voz alta. O nome do casal é sempre lido duas vezes.'],
      ],
    },
  },
}
