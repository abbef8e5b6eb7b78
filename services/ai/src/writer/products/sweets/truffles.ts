import type { ProductType } from '../product-type.ts'

export const truffles: ProductType = {
  nouns: ['trufa', 'bombom', 'chocolate', 'barra de chocolate', 'pirulito de chocolate'],
  asks: ['se prefere mais amargo ou bem doce', 'se é para você ou para presente', 'quantas pessoas vão ganhar'],
  questions: {
    sale: ['Chocolate amargo ou bem doce?', 'Onde você esconde o seu chocolate?'],
    content: ['Você morde ou deixa derreter?', 'Qual chocolate tem gosto de infância para você?'],
  },
  emojis: ['🍫', '🍬', '😋'],
  hashtags: ['trufas', 'chocolate', 'bombons', 'chocolateria', 'trufa', 'chocolates', 'bombom'],
  sale: {
    professional: {
      openings: [
        'Com o café depois do almoço: {topic}.',
        '{O topic} {transforma/transformam} a pausa da tarde.',
        'Para quem aprecia um bom chocolate, {topic}.',
      ],
      steps: [
        ['No meio da tarde, entre uma tarefa e outra, um pedaço de chocolate com café muda o ritmo do trabalho.', 'Depois do jantar, com a louça já na pia, alguém pergunta se há um chocolate em casa. É bom poder responder que sim.'],
        ['Chocolate bem trabalhado se percebe antes do sabor: o brilho, a mordida firme e depois a maciez na boca.'],
        ['{Serve/Servem} para a própria gaveta, para agradecer um favor ou para acompanhar o café de quem veio visitar.'],
        ['Na escolha, pense em quem vai comer: há quem prefira mais amargo e quem goste de bem doce. Na dúvida, varie.'],
      ],
    },
    casual: {
      openings: [
        'Guarda na bolsa pra hora do aperto: {topic}.',
        'Tem dia que só {topic} resolve.',
        'Um cafezinho e {topic}, combinado?',
      ],
      steps: [
        ['Três da tarde, caixa de mensagem lotada e ainda falta muito. É nessa hora que um chocolate na gaveta vira herói.', 'Eu sempre digo que vou comer só metade. A outra metade nunca chegou ao dia seguinte, e olha que eu tento.'],
        ['Chocolate bom a gente sente devagar: a mordida, o recheio ou o estalo, e aquele gostinho que fica depois.'],
        ['É mimo pra quem ajudou, companhia pro café e presente de quem não sabe o que dar. Chocolate quase ninguém recusa.'],
        ['Pensa se a pessoa é do time amargo ou do time bem doce. E leva um pra você, senão dá arrependimento no caminho.'],
      ],
    },
    funny: {
      openings: [
        'Esconda atrás do arroz: {topic}.',
        'Emergência de fim de tarde atendida com {topic}.',
        'Ninguém precisa saber quantos eram: {topic}.',
      ],
      steps: [
        ['O chocolate escondido atrás do pacote de arroz foi achado. Ninguém na casa cozinha, mas todos resolveram olhar o arroz.', 'O barulho do papel chega a três cômodos de distância. A mesma criança que não ouve \'hora do banho\' aparece na hora.'],
        ['A primeira mordida é para provar, e a segunda é para confirmar. A partir da terceira já não há explicação científica.'],
        ['Presente útil para chefe, cunhado e colega que vive com fome. Com a boca ocupada, todos ficam mais simpáticos.'],
        ['Compre um para dar e um para o caminho. Quem nunca precisou voltar para repor o presente que atire o primeiro papel.'],
      ],
    },
    motivational: {
      openings: [
        'Um intervalo merecido com {topic}.',
        'Meta cumprida, café passado: {topic}.',
        'Um agrado para quem segurou o dia: {topic}.',
      ],
      steps: [
        ['Relatório entregue, casa em ordem, telefone calado. Cinco minutos com um chocolate são um bom jeito de fechar a tarde.', 'Estudante em véspera de prova reconhece de longe quem aparece com chocolate. O gesto dá mais força que muito conselho.'],
        ['Trabalhar chocolate pede temperatura certa e mão calma. Um pouco de pressa já aparece no brilho.'],
        ['É agradecimento para quem deu carona, cobriu um turno ou ensinou o caminho. Pequeno, direto e fácil de aceitar.'],
        ['Escolha o sabor que a pessoa sempre pede quando estão juntos. Esse detalhe mostra que você presta atenção.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Temperatura e guarda fazem diferença: {topic}.',
        'O que o brilho conta sobre {o topic}.',
        'Para apreciar melhor {o topic}.',
      ],
      steps: [
        ['Ao abrir o chocolate esquecido no armário, muita gente vê manchas esbranquiçadas e pensa que estragou. Quase sempre é outra coisa.'],
        ['Com a mudança de temperatura, a manteiga de cacau sobe à superfície e esbranquiça. E o chocolate pega cheiro com facilidade.'],
        ['Guarde em pote fechado, em lugar fresco e escuro. Se precisar da geladeira, espere voltar à temperatura ambiente antes de abrir.'],
        ['Do cacau à peça pronta há muitas etapas, e quase todas dependem de poucos graus. Quem trabalha com isso vive de olho no termômetro.'],
      ],
    },
    casual: {
      openings: [
        'Bora falar de chocolate? O tema é: {topic}.',
        'Coisa que todo fã {do topic} devia saber.',
        'Minha opinião sincera sobre {o topic}.',
      ],
      steps: [
        ['Já achei um chocolate meio branco no fundo da bolsa e quase joguei fora. Ainda bem que perguntei antes.'],
        ['Aquele branquinho é a gordura do próprio cacau, que sobe quando esquenta e esfria. Muda a cara, não quer dizer estragado.'],
        ['Deixa num potinho fechado, longe do fogão e do sol. Geladeira só se o calor estiver demais, e bem tampado.'],
        ['Trabalhar com chocolate me ensinou a ter calma. Ele só brilha quando a temperatura está do jeito que ele quer.'],
      ],
    },
    funny: {
      openings: [
        'Estudo da gaveta do trabalho: {topic}.',
        'Perguntas que só quem ama {topic} se faz.',
        'Retrato falado de quem comeu {o topic}.',
      ],
      steps: [
        ['A pessoa anuncia que vai dar uma mordida só. A intenção é sincera, o que ninguém combinou foi o tamanho da boca.'],
        ['A boca é sempre mais rápida que a decisão. Quando a cabeça resolve guardar metade, já não há metade para guardar.'],
        ['Para esconder em casa, use pote de legume congelado ou caixa de conta vencida. Ninguém abre nenhum dos dois.'],
        ['Quem trabalha com chocolate chega em casa com mancha no cotovelo e diz que foi um dia normal.'],
      ],
    },
    motivational: {
      openings: [
        'O ponto certo se aprende com o termômetro: {topic}.',
        'Brilho de chocolate dá trabalho: {topic}.',
        'Paciência de quem lida com {topic}.',
      ],
      steps: [
        ['Quem tentou derreter chocolate em casa pela primeira vez talvez se lembre: empelotou, perdeu o brilho, grudou na panela.'],
        ['Uma gota de água basta para empelotar, e calor demais queima. O chocolate pede fogo baixo e utensílio seco.'],
        ['Pique bem, derreta aos poucos e mexa no intervalo. Quando restar um quarto de pedaços, o próprio calor termina o serviço.'],
        ['Há dias em que o tempo muda e o chocolate não coopera. Esfria-se tudo, lava-se a bancada e recomeça-se com calma.'],
      ],
    },
  },
}
