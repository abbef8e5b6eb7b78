import type { ProductType } from '../product-type.ts'

export const workUniform: ProductType = {
  nouns: ['uniforme', 'uniforme profissional', 'camisa polo', 'colete', 'guarda-pó'],
  asks: ['quantas pessoas são na equipe', 'os tamanhos', 'o tipo de trabalho'],
  questions: {
    sale: ['Quantas pessoas tem a sua equipe?', 'Qual é a cor da sua marca?'],
    content: ['Já confundiram você com quem trabalha na loja?', 'Quem é o último a responder o tamanho na sua equipe?'],
  },
  emojis: ['👔', '🧵', '🏢'],
  hashtags: ['uniformes', 'uniforme', 'uniformeprofissional', 'uniformesprofissionais', 'uniformespersonalizados', 'uniformesempresariais', 'camisapolo'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a equipe se apresentar bem.',
        'O cliente reconhece quem pode ajudar: {topic}.',
        'Uma equipe bem vestida começa por {topic}.',
      ],
      steps: [
        ['O cliente entra, olha em volta e procura a quem perguntar. Quando a equipe se veste igual, ele se dirige à pessoa certa.', 'No primeiro dia de trabalho, alguém recebe a roupa da equipe. Ao vestir, já faz parte, mesmo sem saber onde ficam as coisas.'],
        ['É uma roupa usada por horas, muitos dias na semana. Precisa vestir bem, deixar trabalhar e resistir à lavagem.'],
        ['Serve a lojas, oficinas, escritórios, escolas e eventos. Mesmo uma equipe de duas pessoas ganha presença.'],
        ['Antes de pedir, anote o tamanho de cada um e conte as trocas por semana. Lembre-se de quem ainda vai entrar.'],
      ],
    },
    casual: {
      openings: [
        'A equipe toda de cara nova: {topic}.',
        'Pra ninguém perguntar quem trabalha aqui: {topic}.',
        'Seu time tá precisando de {topic}?',
      ],
      steps: [
        ['Sabe quando a gente entra numa loja e não descobre quem atende? Com a equipe vestida igual, isso acaba na porta.', 'De manhã, ninguém precisa pensar no que vestir. A roupa do trabalho tá no cabide, e a gente já sai pronto.'],
        ['É roupa de batente. Fica no corpo o dia todo, abaixa, levanta, carrega, e vai pra máquina de novo à noite.'],
        ['Vale pra loja, oficina, salão, escritório e até pra quem trabalha com mais uma pessoa só. Fica bonito igual.'],
        ['Faz uma lista com o tamanho de cada um e quantas trocas por semana. E conta um a mais pra quem vai chegar.'],
      ],
    },
    funny: {
      openings: [
        'Para o cliente parar de perguntar à pessoa errada: {topic}.',
        '{O topic} e o fim da pergunta das seis da manhã.',
        'Chega de pensar no que vestir, agora tem {topic}.',
      ],
      steps: [
        ['Um cliente pediu informação a outro cliente, que respondeu com segurança. A equipe, sem nada que a identificasse, assistiu.', 'Às seis da manhã, ninguém deveria escolher roupa. Há registros de gente que chegou ao trabalho com o casaco do avesso.'],
        ['É a roupa que mais trabalha no armário. As outras saem para passear e ainda reclamam que ficam amassadas.'],
        ['Serve à equipe de vinte e à de dois, na qual um é o chefe e o outro também acha que é.'],
        ['Peça o tamanho real de cada um. Sempre há um que responde o número de quando entrou na empresa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem veste a camisa todos os dias: {topic}.',
        '{O topic} para uma equipe que cresceu junto.',
        'O trabalho bem feito também se apresenta: {topic}.',
      ],
      steps: [
        ['O negócio começou com uma pessoa e uma mesa. No dia em que a equipe se veste igual, dá para ver até onde chegou.', 'Quem abre a porta cedo, organiza o balcão e recebe o primeiro cliente merece estar bem apresentado.'],
        ['Vestir-se igual diz que o trabalho é de todos. Quem chega por último já se sente parte no primeiro dia.'],
        ['Vale para a empresa grande e para quem acaba de começar. Uma equipe de duas pessoas também é uma equipe.'],
        ['Ouça quem vai usar, antes de escolher. Quem passa o dia com a peça sabe onde ela precisa de folga ou bolso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar {o topic} no dia a dia.',
        'Quantas trocas ter e como lavar: {topic}.',
        '{O topic} {lava/lavam} mais do que qualquer roupa.',
      ],
      steps: [
        ['A roupa de trabalho vai para a máquina várias vezes na semana. Em poucos meses, a cor da equipe já não é a mesma.', 'Na mesma equipe, cada um está com um tom diferente. As peças são iguais, e o modo de lavar é que muda.'],
        ['Lavagem quente, alvejante e secagem ao sol tiram a cor. E quem tem só uma troca lava o dobro de vezes.'],
        ['Tenha pelo menos duas ou três trocas e alterne. Lave do avesso, em água fria, e seque à sombra.'],
        ['Um papel com os cuidados, entregue junto com a peça, ajuda a equipe toda. Assim todos continuam do mesmo tom por mais tempo.'],
      ],
    },
    casual: {
      openings: [
        'Dia de fazer lista de tamanhos: {topic}.',
        'Como organizar o pedido {do topic} sem complicar.',
        'Quem já cuidou {do topic} da turma sabe.',
      ],
      steps: [
        ['A gente manda a mensagem no grupo pedindo o tamanho. Três respondem, dois mandam figurinha, e o resto visualiza.'],
        ['É que ninguém lembra o próprio tamanho, e cada modelo veste de um jeito. Sem medir, a pessoa chuta.'],
        ['Manda uma tabela com as medidas em centímetros e pede pra comparar com uma peça que serve. E marca um dia pra fechar.'],
        ['Guarda essa lista, que ela serve da próxima vez. Só atualiza quem mudou, e o pedido sai numa tarde.'],
      ],
    },
    funny: {
      openings: [
        'Onde fica o arroz, pergunte a quem usa: {topic}.',
        'Fora do expediente, mas com {topic}.',
        'O que acontece quando você vai ao mercado de {topic}.',
      ],
      steps: [
        ['Você passa no mercado com a roupa do trabalho, e alguém pergunta onde fica o arroz. Você sabe, e isso é o pior.'],
        ['Roupa de equipe dá autoridade imediata. Quem veste parece saber onde ficam o banheiro, o gerente e a saída.'],
        ['Para ir embora sem ser parado, leve uma blusa para pôr por cima. Ou aprenda logo onde fica o arroz.'],
        ['No fundo, há um certo orgulho em responder. Corredor quatro, à esquerda, e a pessoa agradece como se você fosse o gerente.'],
      ],
    },
    motivational: {
      openings: [
        'O orgulho de um trabalho bem feito: {topic}.',
        'Vestir {o topic} faz parte do começo do dia.',
        'Quem veste {o topic} conhece o valor da equipe.',
      ],
      steps: [
        ['Fechar o último botão, olhar-se no espelho e sair. Para muita gente, o dia de trabalho começa nesse gesto.'],
        ['A roupa igual deixa à vista o que muda, o jeito de cada um atender. É por ele que o cliente volta.'],
        ['Prepare a sua na noite anterior, passada e com os bolsos vazios. De manhã, sobra atenção para o que importa.'],
        ['No fim do dia, a roupa vai para o cesto com as marcas do serviço. Amanhã, outra limpa espera no mesmo cabide.'],
      ],
    },
  },
}
