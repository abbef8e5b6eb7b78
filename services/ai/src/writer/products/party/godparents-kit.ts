import type { ProductType } from '../product-type.ts'

export const godparentsKit: ProductType = {
  nouns: ['kit padrinhos', 'kit para padrinhos', 'kit madrinhas', 'caixa para padrinhos', 'caixa de padrinhos', 'convite de padrinhos'],
  asks: ['quantas pessoas vão receber', 'os nomes dos padrinhos', 'para quando é o pedido'],
  questions: {
    sale: ['Quem você chamaria sem pensar duas vezes?', 'Seus padrinhos são da família ou amigos de longa data?'],
    content: ['Você já chorou ao ser convidado para padrinho ou madrinha?', 'Quem na sua turma grita mais alto de alegria?'],
  },
  emojis: ['🎁', '💌', '💛'],
  hashtags: ['kitpadrinhos', 'padrinhos', 'caixapadrinhos', 'convitepadrinhos', 'madrinhas', 'caixaparapadrinhos', 'convitedepadrinhos'],
  sale: {
    professional: {
      openings: [
        'Um pedido que não se faz de qualquer jeito: {topic}.',
        '{O topic} para convidar quem vai estar ao lado.',
        'Um convite especial pede um gesto à altura: {topic}.',
      ],
      steps: [
        ['Vocês já sabem quem querem por perto. Falta fazer a pergunta de um jeito que essas pessoas vão lembrar.', 'A amizade tem anos, a resposta é quase certa, e mesmo assim dá frio na barriga. O convite ajuda a dizer tudo.'],
        ['O pedido deixa de ser uma mensagem no meio do dia e vira um momento. Quem recebe abre, lê e entende a importância.'],
        ['Para os irmãos, os amigos de infância, o casal que acompanhou tudo desde o começo. Cada um tem um motivo para estar lá.'],
        ['Definam a lista completa antes de pedir, para ninguém receber depois dos outros. E pensem no recado que vai para cada um.'],
      ],
    },
    casual: {
      openings: [
        'Aceita? Tá tudo aqui: {topic}.',
        'Pra fazer aquele pedido que dá frio na barriga: {topic}.',
        'Eu já imagino a cara de quem abre {o topic}.',
      ],
      steps: [
        ['Sabe aquela amiga que atendeu telefonema às duas da manhã, aquele irmão que ajudou na mudança? Tá na hora de chamar de verdade.', 'A pessoa abre, lê a primeira linha e já olha pra vocês com o olho cheio d\'água. Eu nunca canso dessa cena.'],
        ['Dava pra chamar por mensagem, claro. Mas com o convite na mão a pessoa para, lê, abraça, e isso ela não esquece.'],
        ['Vale pra irmão, prima, amigo do colégio, aquele casal que apresentou vocês. Cada um guarda o seu de um jeito.'],
        ['Fecha a lista primeiro, com os nomes bem escritos. E pensa num recadinho diferente pra cada um, nem que seja uma linha.'],
      ],
    },
    funny: {
      openings: [
        'Agora ninguém pode dizer que não foi avisado: {topic}.',
        'O padrinho disse que não chorou com {o topic}.',
        'Convocação feita com carinho: {topic}.',
      ],
      steps: [
        ['O padrinho abriu, leu, tossiu duas vezes e disse que era alergia. A alergia durou o almoço inteiro.', 'A amiga já sabia, já tinha escolhido o vestido e o penteado. Mesmo assim gritou quando abriu, para manter o costume.'],
        ['É um convite que vem com direitos e deveres. Entre os deveres estão chegar na hora, sair bem na foto e chorar discretamente.'],
        ['Serve para o amigo que chega atrasado em tudo, o irmão que perde gravata e a prima que organiza até o que não é dela.'],
        ['Confirmem a lista antes de entregar o primeiro. Padrinho conta para padrinho em menos tempo do que se abre um laço.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem esteve perto desde o começo: {topic}.',
        'Agradecer e convidar no mesmo gesto: {topic}.',
        '{O topic} para as pessoas que vocês escolheram.',
      ],
      steps: [
        ['Vocês olham para trás e os mesmos nomes aparecem: na mudança, na noite difícil, na festa boa. São eles os padrinhos.', 'Escolher padrinhos é pensar com calma em quem caminhou junto. O convite dá forma a essa gratidão.'],
        ['Quem recebe entende que o lugar ao lado de vocês já era seu. Um pedido assim se guarda por muitos anos.'],
        ['Para quem ouviu, emprestou, buscou, aconselhou. Para quem mora longe e vai atravessar o mapa para estar lá.'],
        ['Escrevam à mão uma lembrança com cada pessoa. Uma frase só, mas que mais ninguém entenderia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quando e como fazer o pedido: {topic}.',
        'O que escrever no recado dos padrinhos: {topic}.',
        'Dúvidas comuns na hora do pedido: {topic}.',
      ],
      steps: [
        ['Uma dúvida comum é quando convidar os padrinhos. Muita gente deixa para perto da data e os encontra com a agenda tomada.'],
        ['Padrinhos precisam de tempo para a roupa, a viagem, os combinados. E uma frase pronta, que serve para todos, não toca ninguém.'],
        ['Convidem com alguns meses de folga. No recado, citem um episódio vivido com aquela pessoa e façam a pergunta no fim.'],
        ['Antes da entrega, os nomes são a última conferência, letra por letra. Ninguém quer abrir um pedido desses com o nome trocado.'],
      ],
    },
    casual: {
      openings: [
        'Como pedir sem travar na hora: {topic}.',
        'Ideias pra entregar {o topic}.',
        'O recado que faz a madrinha chorar: {topic}.',
      ],
      steps: [
        ['O casal compra a caneta, abre o cartão e fica dez minutos olhando. O que a gente escreve pra quem já sabe tudo?'],
        ['É difícil porque a gente tenta escrever bonito. Com amigo de verdade, funciona melhor escrever como se fala.'],
        ['Lembra de uma história só de vocês e conta em duas linhas. Depois faz a pergunta e pronto, não precisa de poema.'],
        ['Quando monto um desses, eu leio os nomes e fico imaginando quem são. Dá vontade de ser mosquinha na hora da entrega.'],
      ],
    },
    funny: {
      openings: [
        'Reações reais {ao topic}.',
        'Padrinho não chora, diz ele, lendo de novo: {topic}.',
        'O que passa na cabeça de quem recebe {o topic}.',
      ],
      steps: [
        ['A pergunta era se ela aceitava ser madrinha. A resposta veio em grito agudo, seguido de foto para outras quatro pessoas.'],
        ['Ninguém está preparado, nem quem já desconfiava. Ver o próprio nome ali mexe até com quem finge costume.'],
        ['Entreguem em casa ou num lugar calmo. No meio do restaurante, o grito da madrinha assusta o garçom.'],
        ['Depois vem a segunda fase: o grupo dos padrinhos, com nome engraçado e trezentas mensagens sobre a roupa do dia.'],
      ],
    },
    motivational: {
      openings: [
        'As pessoas certas ao lado: {topic}.',
        'Uma amizade reconhecida em poucas linhas: {topic}.',
        'O pedido que começa com uma lembrança: {topic}.',
      ],
      steps: [
        ['Antes da festa, houve quem escutasse, quem emprestasse dinheiro, quem desse carona na chuva. Esses nomes aparecem primeiro na lista.'],
        ['Ser escolhido para esse lugar é um reconhecimento. Diz que a amizade atravessou as fases e continua ali.'],
        ['Façam o pedido olhando nos olhos, sem pressa, um de cada vez. O presente na mão ajuda, a conversa é o que fica.'],
        ['Há casais que escrevem todos os recados na mesma noite. Riem de uns, param em outros, e terminam mais certos da escolha.'],
      ],
    },
  },
}
