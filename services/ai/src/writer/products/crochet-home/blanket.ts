import type { ProductType } from '../product-type.ts'

export const blanket: ProductType = {
  nouns: ['manta de sofá', 'manta de crochê', 'manta de tricô', 'colcha de crochê', 'peseira de crochê', 'peseira de tricô'],
  asks: ['a medida da cama ou do sofá', 'se quer cobrir tudo ou só um pedaço', 'as cores do ambiente'],
  questions: {
    sale: ['Vai enfeitar a cama ou o sofá?', 'Quem vai puxar a ponta primeiro aí na sua casa?'],
    content: ['Na sua família, quem sabe fazer crochê ou tricô?', 'Você dobra depois de usar ou deixa no sofá?'],
  },
  emojis: ['🧶', '🛋️', '🏠'],
  hashtags: ['mantadecroche', 'mantadesofa', 'mantadetrico', 'mantaparasofa', 'colchadecroche', 'peseira', 'decoracaoafetiva'],
  sale: {
    professional: {
      openings: [
        'Trabalho de agulha para o quarto e a sala: {topic}.',
        '{O topic} {muda/mudam} o ambiente sem trocar nenhum móvel.',
        'O quarto ou a sala com outra cara: {topic}.',
      ],
      steps: [
        ['A cama está feita, as almofadas no lugar, e ainda parece quarto de hotel. Um crochê ou um tricô por cima dá jeito de casa.', 'Há peças que enfeitam de longe e peças em que dá vontade de passar a mão. Crochê e tricô costumam ser as duas coisas.'],
        ['Crochê e tricô têm relevo que tecido liso não tem. A luz da janela passa e cada carreira aparece.'],
        ['Enfeita a cama de casal, o quarto de hóspedes ou a sala. Como presente de casamento, costuma ficar anos na família.'],
        ['Meça a cama ou o sofá antes de escolher e decida quanto deve cobrir. Dessa medida depende o tamanho da peça.'],
      ],
    },
    casual: {
      openings: [
        'Pra deixar o quarto ou a sala mais gostosa: {topic}.',
        'Olha a diferença que {faz/fazem} {o topic}.',
        'Todo mundo vai querer sentar perto: {topic}.',
      ],
      steps: [
        ['Sabe quando a gente arruma o quarto todo e ainda parece sem graça? Joga um crochê ou tricô bonito por cima e pronto.', 'Quem entra numa casa com trabalho de agulha passa a mão sem perceber. Já vi isso acontecer muitas vezes.'],
        ['Ponto de crochê ou tricô tem relevo de verdade. Dá pra ver cada carreira, e isso nenhuma estampa imita.'],
        ['Fica bonito na sala, no quarto, no quarto das visitas. E pra quem vai casar, é daqueles presentes de que todo mundo se lembra.'],
        ['Pega a fita e mede a cama ou o sofá. Me diz também se você quer cobrindo tudo ou só um pedaço.'],
      ],
    },
    funny: {
      openings: [
        'A disputa da família vai começar: {topic}.',
        '{O topic} {tem/têm} lugar para todos, mas ninguém divide.',
        'O gato já aprovou a textura: {topic}.',
      ],
      steps: [
        ['Foi comprado para enfeitar a casa. Em três dias já tinha dono, e o dono mia quando alguém puxa a ponta.', 'Numa noite fria, todo casal descobre quem puxa e quem fica com a beirada. A família finge que dorme e não toma partido.'],
        ['São milhares de pontos, todos feitos com capricho. E o cachorro, que entende de qualidade, deita bem no meio.'],
        ['Vai bem na sala, no quarto e no quarto de hóspedes, onde a visita promete ir embora e acaba ficando mais um dia.'],
        ['Meça antes de escolher e seja generoso na conta. Peça pequena demais já acabou com muita paz de família.'],
      ],
    },
    motivational: {
      openings: [
        'Muitas noites de agulha numa peça só: {topic}.',
        '{O topic} {leva/levam} tempo, e o tempo aparece.',
        'Para cuidar do canto onde o dia termina: {topic}.',
      ],
      steps: [
        ['Depois do dia inteiro na rua, cada um tem um canto da casa para onde volta. Esse canto merece capricho.', 'Quem monta uma casa escolhe primeiro o que precisa. Um dia chega a vez do que só queria.'],
        ['São milhares de pontos na mesma firmeza, do primeiro ao último. A mão aprende a peça enquanto ela cresce.'],
        ['Combina com quem casa, com quem se muda e com os pais que ainda usam a mesma colcha há anos.'],
        ['Pense na cor que já existe na sua casa e na medida do móvel. Com essas duas respostas, a escolha vem sozinha.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar e secar {o topic} sem esticar.',
        'Peças grandes de agulha pedem outro cuidado: {topic}.',
        'O jeito de usar {o topic} muda o ambiente.',
      ],
      steps: [
        ['Depois da primeira lavagem, muita gente estende a peça no varal como um lençol. No outro dia, ela está mais comprida.'],
        ['A trama de pontos cede com o peso, e molhada ela pesa várias vezes mais. O varal puxa sempre para baixo.'],
        ['Seque deitado, na sombra, sobre toalhas. Para usar, dobre em três no comprimento e deixe a faixa cair reta.'],
        ['Quem faz peça grande trabalha com ela no colo por semanas. No fim, é preciso uma mesa inteira para vê-la aberta.'],
      ],
    },
    casual: {
      openings: [
        'O que ninguém avisa sobre lavar {o topic}.',
        'Um papo de sala e de quarto: {topic}.',
        'Eu também já errei na hora de secar {o topic}.',
      ],
      steps: [
        ['A gente lava com carinho, põe no varal e vai dormir. De manhã a peça tá quase encostando no chão.', 'Bolinhas no fio, quem nunca viu? A gente puxa com a unha e aí vem o fio inteiro junto.'],
        ['É que ponto é laçada, um fio preso no outro. Puxou de um lado ou pendurou pesado, o resto vai atrás.'],
        ['Estende deitado, na sombra, e vira na metade do dia. Bolinha a gente corta com a tesoura, bem rente, sem puxar.'],
        ['Peça grande eu faço com ela no colo, e no calor é uma prova de amor. Só abro inteira no dia do arremate.'],
      ],
    },
    funny: {
      openings: [
        'A briga da beirada tem nome: {topic}.',
        'O gato, o sofá e {o topic}, nessa ordem.',
        'Regras da casa para quem vive com {o topic}.',
      ],
      steps: [
        ['Em toda casa a peça mais bonita da sala tem um vinco redondo, morno e cheio de pelo. O culpado dorme perto.'],
        ['O problema é que tudo o que é bonito de ver também é bom de puxar. O cachorro sabe disso antes de você.'],
        ['Combine as regras cedo: quem usa por último dobra. Funciona até o dia em que o último for o gato.'],
        ['Quem faz peça grande ouve todo dia a mesma pergunta, se já está acabando. A resposta é que faltam só umas mil carreiras.'],
      ],
    },
    motivational: {
      openings: [
        'O tamanho da paciência: {topic}.',
        '{O topic} {começa/começam} com uma carreira só.',
        'Uma peça grande é muita peça pequena: {topic}.',
      ],
      steps: [
        ['As primeiras carreiras de uma peça grande desanimam. A agulha vai, volta, e a faixa continua com dois dedos.'],
        ['Trabalho grande não anda em saltos. Ele soma noites comuns, uma carreira antes do jantar, outra durante a novela.'],
        ['Se você tem uma peça parada, marque um lugar para ela perto da cadeira. O que está à mão acaba andando.'],
        ['O dia do arremate é curioso. Quem passou semanas querendo terminar fica com as mãos procurando o que fazer.'],
      ],
    },
  },
}
