import type { ProductType } from '../product-type.ts'

export const clock: ProductType = {
  nouns: ['relógio de parede'],
  asks: ['onde o relógio vai ficar', 'de que distância você vai olhar', 'as cores da parede e dos móveis'],
  questions: {
    sale: ['Em qual parede da sua casa falta um relógio?', 'Você confere a hora na parede ou no celular?'],
    content: ['O relógio da sua casa está certo ou adiantado?', 'Quem é a pessoa mais atrasada da sua família?'],
  },
  emojis: ['🕰️', '🏠', '⏰'],
  hashtags: ['relogiodeparede', 'relogiosdeparede', 'relogio', 'decoracaodeparede', 'decoracao', 'relogiodecorativo', 'decoracaodeinteriores'],
  sale: {
    professional: {
      openings: [
        'As horas à vista de toda a casa: {topic}.',
        '{O topic} {decora/decoram} a parede e {organiza/organizam} o dia.',
        'Um detalhe útil e bonito na parede: {topic}.',
      ],
      steps: [
        ['Na cozinha, com as mãos ocupadas, ninguém quer procurar o celular para saber as horas. Basta levantar os olhos para a parede.', 'Você pega o telefone para ver as horas e, dez minutos depois, ainda não viu. A parede responde mais rápido.'],
        ['É decoração com função, e a casa toda usa. De qualquer ponto da sala se vê quanto falta para sair.'],
        ['Fica bem na sala, na cozinha, no escritório e no comércio. É presente que serve a qualquer casa.'],
        ['Antes de escolher, veja de que distância as horas vão ser lidas. Quanto mais longe o sofá ou a mesa, maior o relógio.'],
      ],
    },
    casual: {
      openings: [
        'Que horas são? Olha na parede: {topic}.',
        'Sem pegar no celular toda hora, com {topic}.',
        'A cozinha tava precisando: {topic}.',
      ],
      steps: [
        ['Sabe quando você pega o celular pra ver a hora, lê três mensagens e continua sem saber que horas são? Pois é.', 'Mão na massa, panela no fogo, e quanto tempo já foi? É só olhar pra cima e pronto, nem precisa lavar a mão.'],
        ['Enfeita a parede e ainda trabalha pra casa inteira. Não tem notificação, não tem senha, só a hora.'],
        ['Fica bem na sala, na cozinha, na loja. Pra dar de presente de casa nova, é difícil a pessoa não usar.'],
        ['Vê de onde você vai olhar, do sofá ou do fogão. Se é de longe, vai no maior, que facilita a vida.'],
      ],
    },
    funny: {
      openings: [
        'Para saber com exatidão o tamanho do atraso: {topic}.',
        'Quem vive no \'já tô saindo\' vai fugir {do topic}.',
        'Na casa, só um não para de trabalhar: {topic}.',
      ],
      steps: [
        ['Prometer que são só cinco minutinhos ficou arriscado. Agora está ali na parede, para a família toda conferir.', 'Em toda casa há alguém que se arruma em uma hora e diz que foram dez minutos. Agora existe uma testemunha neutra.'],
        ['Relógio de parede não manda mensagem, não toca música e não distrai ninguém. Só mostra a hora, e já ajuda bastante.'],
        ['Vai bem na sala, na cozinha e no quarto de quem jura que o celular estava no silencioso.'],
        ['Escolha um tamanho que se leia de longe. Assim ninguém pode alegar que do sofá não dava para ver.'],
      ],
    },
    motivational: {
      openings: [
        'Cada hora da casa tem seu lugar: {topic}.',
        'Para acompanhar os dias da família: {topic}.',
        'A família inteira se organiza com {um topic}.',
      ],
      steps: [
        ['Cinco e meia, alguém já passa o café para os outros acordarem. A casa anda porque uma pessoa olha as horas por todos.', 'O almoço na mesa na hora em que as crianças chegam não é sorte. É alguém que se organizou desde cedo.'],
        ['Com a hora na parede, dá para acompanhar o dia sem abrir uma tela. O que se está fazendo não fica pela metade.'],
        ['Serve para quem estuda em casa, para quem abriu um negócio e para quem está montando a primeira cozinha.'],
        ['Escolha a parede que todos veem ao passar. É ali que a casa vai se acertar de manhã.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A altura e o lugar certos na parede: {topic}.',
        'Como cuidar {do topic} com pouco trabalho.',
      ],
      steps: [
        ['Quando começa a atrasar, a impressão é de defeito. Em relógio de pilha, na maior parte das vezes, é só a pilha no fim.'],
        ['Com pouca carga, o ponteiro perde força na subida, entre o seis e o doze. O calor do fogão também não ajuda a máquina.'],
        ['Pendure na altura dos olhos ou pouco acima, longe de vapor e sol. Anote atrás a data de cada troca de pilha.'],
        ['Antes do celular, era o relógio da sala que decidia a hora de sair. Em muitas famílias, ainda é.'],
      ],
    },
    casual: {
      openings: [
        'Parou de novo? Calma, olha isso: {topic}.',
        'Onde você põe {o topic}? Em cima da porta não.',
        'Dica boba que ajuda com {topic}.',
      ],
      steps: [
        ['Faz três dias que o relógio tá atrasado, e todo mundo da casa já aprendeu a somar dez. Aposto que você conhece essa.'],
        ['Pilha fraca não para de uma vez, ela vai perdendo força. O ponteiro cansa bem na subida.'],
        ['Troca a pilha e escreve a data atrás. E põe numa parede que dá pra ver da mesa e do fogão.'],
        ['No silêncio da noite dá pra ouvir alguns relógios de longe. Tem gente que não suporta e gente que não dorme sem.'],
      ],
    },
    funny: {
      openings: [
        'Adiantado dez minutos de propósito: {topic}.',
        'Toda família mente um pouco para {o topic}.',
        'A hora certa segundo {o topic} da casa.',
      ],
      steps: [
        ['Alguém adianta o relógio dez minutos para não se atrasar. Todos sabem, todos fazem a conta, e todos se atrasam igual.'],
        ['A família aprende a tirar os dez minutos em menos de dois dias. Nada na vida doméstica se calcula tão depressa.'],
        ['Acerte pela hora do celular e deixe a desculpa para o trânsito. E troque a pilha antes que as três e vinte virem tradição.'],
        ['Quem visita olha a parede e se assusta com a hora. A família inteira responde em coro que está adiantado.'],
      ],
    },
    motivational: {
      openings: [
        'O tempo da casa, minuto a minuto: {topic}.',
        'As horas de uma família passam por {topic}.',
        'Na parede de muitas infâncias havia {um topic}.',
      ],
      steps: [
        ['Muitos de nós aprendemos a ler as horas num relógio de cozinha. Alguém apontava o ponteiro grande, com paciência.'],
        ['Os ponteiros mostram o tempo como espaço, e a criança entende. Vê quanto falta, em vez de ler um número.'],
        ['Ensine uma criança a ver as horas com perguntas do dia dela. A que horas é o lanche, o banho, o desenho.'],
        ['Em muitas casas, o relógio da parede veio dos avós. Já marcou a hora do almoço de várias gerações.'],
      ],
    },
  },
}
