import type { ProductType } from '../product-type.ts'

export const tableLinen: ProductType = {
  nouns: ['toalha de mesa', 'jogo americano', 'lugar americano', 'guardanapo', 'guardanapo de tecido', 'capa de sousplat', 'cobre-mancha'],
  asks: ['o tamanho da mesa', 'quantas pessoas costumam sentar', 'a cor da louça'],
  questions: {
    sale: ['Quantas pessoas sentam à sua mesa no almoço de família?', 'Mesa posta todo dia ou só com visita?'],
    content: ['Você tem lugar marcado na mesa da família?', 'Quem sempre derruba o primeiro pingo de molho?'],
  },
  emojis: ['🍽️', '🏠', '🧵'],
  hashtags: ['mesaposta', 'jogoamericano', 'toalhademesa', 'guardanapodetecido', 'mesaspostas', 'lugaramericano', 'sousplat'],
  sale: {
    professional: {
      openings: [
        '{O topic} para receber bem à mesa.',
        'A mesa posta começa por {topic}.',
        'Da refeição comum ao almoço de festa: {topic}.',
      ],
      steps: [
        ['A comida está quase pronta, e alguém começa a pôr a mesa. Com um tecido bonito, o prato de sempre parece de festa.', 'A família vem almoçar, e você quer que a mesa receba bem. O cardápio é conhecido, e o cuidado aparece na arrumação.'],
        ['Tecido à mesa muda o ambiente inteiro com pouco. Basta trocar as peças, e a mesma louça ganha outra cara.'],
        ['Serve ao café da manhã, ao jantar a dois e à mesa cheia. É também um bom presente de casamento ou casa nova.'],
        ['Antes de escolher, meça a mesa e conte quantas pessoas costumam sentar. Veja também as cores da louça que já tem.'],
      ],
    },
    casual: {
      openings: [
        'Até o café da manhã fica diferente com {topic}.',
        'Bora pôr a mesa? Olha {o topic}.',
        'Mesa bonita em dia comum: {topic}.',
      ],
      steps: [
        ['A gente guarda tudo que é bonito pra visita e come em cima de qualquer coisa. E quem tá em casa todo dia?', 'Arroz, feijão e ovo numa mesa bem posta têm outro gosto. Não sei explicar, mas experimenta e me conta.'],
        ['Eu gosto porque muda a mesa em um minuto. Não precisa de louça nova, é só o tecido certo embaixo ou do lado.'],
        ['Vai bem no café da manhã, no jantar a dois e na mesa cheia. E é um presente que sempre agrada.'],
        ['Mede a mesa e conta quantos lugares você usa mesmo. Se puder, me manda uma foto da louça, que ajuda na cor.'],
      ],
    },
    funny: {
      openings: [
        'Para a lasanha se sentir em restaurante: {topic}.',
        '{O topic} e o primeiro pingo de molho.',
        'A pizza também merece {um topic}.',
      ],
      steps: [
        ['Pediram pizza, e alguém pôs a mesa como se fosse casamento. A pizza ficou sem jeito, mas o clima melhorou muito.', 'A mesa está linda, todos elogiam e ninguém quer começar. Aí chega o tio, com o molho de tomate e nenhuma dúvida.'],
        ['É o jeito mais rápido de dar ares de festa ao arroz com ovo. O ovo continua igual, mas já anda de queixo erguido.'],
        ['Para o jantar a dois, para a família inteira e para o delivery, que também gosta de ser bem recebido.'],
        ['Meça a mesa e conte os lugares, incluindo quem diz que não vem. Essa pessoa vem, e traz mais um.'],
      ],
    },
    motivational: {
      openings: [
        'Reunir gente em volta da mesa: {topic}.',
        '{O topic} para quem gosta de receber.',
        'A refeição de todo dia também merece {topic}.',
      ],
      steps: [
        ['Alguém cozinhou a manhã inteira, e a mesa está posta quando a campainha toca. Quem chega sente que era esperado.', 'Jantar em casa depois de um dia corrido, com todos sentados ao mesmo tempo. Arrumar a mesa ajuda isso a acontecer.'],
        ['A mesa bem posta diz que aquele momento importa. As pessoas se demoram mais, e a conversa vai além da sobremesa.'],
        ['É presente para quem casa, para quem muda e para quem gosta de juntar a família. Vai estar em muitos almoços.'],
        ['Pense nas refeições que acontecem de verdade na sua casa. Para elas, conte os lugares e escolha as cores.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Manchas à mesa e o que fazer: {topic}.',
        'Um pingo de molho {no topic} tem solução.',
        'Como cuidar {do topic} depois do almoço.',
      ],
      steps: [
        ['A taça de vinho tombou, e alguém correu com o guardanapo. Esfregou com vontade, e a mancha dobrou de tamanho.'],
        ['Esfregar empurra a cor para dentro das fibras. Quando seca ou encontra água quente, ela se fixa de vez.'],
        ['Pressione com papel, sem esfregar, e passe água fria pelo avesso assim que puder. Gordura pede detergente neutro antes da lavagem.'],
        ['Algumas manchas ficam, e com elas a lembrança do almoço. Um arranjo por cima resolve o resto.'],
      ],
    },
    casual: {
      openings: [
        'Pôr a mesa num dia qualquer: {topic}.',
        'Não precisa de visita pra usar {o topic}.',
        'Dicas simples de mesa com {o topic}.',
      ],
      steps: [
        ['Tem gente que acha que mesa posta é coisa de revista. Eu acho que é só vontade de comer sentado e junto.'],
        ['O que complica é achar que precisa de tudo, taça, arranjo, três garfos. Com pouco, a mesa já fica linda.'],
        ['Escolhe uma cor da louça e repete no tecido, põe um copo com um galhinho no meio e pronto. Leva cinco minutos.'],
        ['Da próxima vez, tenta num dia comum, com a comida de sempre. Alguém vai perguntar qual é a ocasião, e isso já vale.'],
      ],
    },
    funny: {
      openings: [
        'Etiqueta para famílias que falam alto: {topic}.',
        'O primeiro pingo decide tudo {no topic}.',
        'Quem sujou {o topic} que se apresente.',
      ],
      steps: [
        ['Todos comem com extremo cuidado até cair o primeiro pingo. Depois dele, a família se solta, e a mesa vira festa.'],
        ['Uma mesa impecável deixa qualquer um tenso. O molho, ao cair, devolve à família a liberdade de repetir o prato.'],
        ['Pressione com papel, sem esfregar, e cubra com um pratinho de azeitonas. Lave em água fria quando o último sair.'],
        ['Nas fotos, o pratinho de azeitonas aparece em lugares estranhos. A família já sabe o que há embaixo.'],
      ],
    },
    motivational: {
      openings: [
        'O que acontece em volta de uma mesa: {topic}.',
        'Sentar junto, nem que seja uma vez por semana: {topic}.',
        'Lembranças de almoço com {topic}.',
      ],
      steps: [
        ['Em muitas famílias, o lugar de cada um à mesa nunca foi combinado. Mesmo assim, todos sabem, e ninguém troca.'],
        ['Comer junto obriga a parar ao mesmo tempo. É ali que se ouvem as notícias pequenas, que não cabem em mensagem.'],
        ['Escolha uma refeição na semana, deixe os celulares longe e divida a arrumação da mesa. Criança, quando participa, capricha.'],
        ['Ninguém lembra de todos os cardápios. Mas lembra da mesa cheia, do barulho e de quem sentava na ponta.'],
      ],
    },
  },
}
