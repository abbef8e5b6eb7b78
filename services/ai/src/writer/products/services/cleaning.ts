import type { ProductType } from '../product-type.ts'

export const cleaning: ProductType = {
  nouns: ['diarista', 'faxina', 'limpeza de casa', 'limpeza residencial'],
  asks: ['o tamanho da casa', 'quantos banheiros são', 'o que é prioridade na limpeza'],
  questions: {
    sale: ['Qual cômodo você deixaria para outra pessoa limpar?', 'O que você faria com um dia livre de faxina?'],
    content: ['Qual tarefa da casa você até gosta de fazer?', 'Na sua casa, onde a bagunça se esconde?'],
  },
  emojis: ['🧹', '🧽', '🏠'],
  hashtags: ['faxina', 'diarista', 'limpeza', 'faxineira', 'limpezaresidencial', 'casalimpa', 'servicosdelimpeza'],
  sale: {
    professional: {
      openings: [
        'A casa limpa quando você abre a porta: {topic}.',
        'Para devolver a folga ao seu dia de folga: {topic}.',
        'Casa em ordem sem gastar o dia livre: {topic}.',
      ],
      steps: [
        ['Você chega do trabalho, abre a porta e o chão está limpo. A vassoura fica no lugar, e a noite é sua.', 'O dia livre começa com café e, dez minutos depois, há um balde no corredor. A folga vira outro expediente.'],
        ['Quem limpa com método vai cômodo por cômodo, de cima para baixo. No fim, nenhum canto ficou para depois.'],
        ['Ajuda quem trabalha fora, quem tem criança pequena, quem vai receber visita e quem prefere descansar na folga.'],
        ['Para combinar, diga o tamanho da casa, quantos banheiros são e se há animais. O que for prioridade vem primeiro na lista.'],
      ],
    },
    casual: {
      openings: [
        'Seu dia de folga agradece: {topic}.',
        'Chegar em casa e estar tudo limpo: {topic}.',
        'Larga esse rodo e vem ver: {topic}.',
      ],
      steps: [
        ['Sabe quando você abre a porta e sente aquele cheiro de casa limpa? Dá até vontade de deixar o sapato do lado de fora.', 'A gente promete que vai arrumar só um cantinho e, quando vê, são quatro da tarde e o almoço nem saiu.'],
        ['Limpar com ordem rende outra coisa. Começa no alto, termina no chão, e ninguém passa duas vezes no mesmo lugar.'],
        ['Vale pra quem trabalha o dia todo, pra quem tem criança, pra quem vai receber a família ou só quer sossego.'],
        ['Me conta o tamanho da casa, quantos banheiros tem e o que mais te incomoda. A gente começa por aí.'],
      ],
    },
    funny: {
      openings: [
        'Sua vassoura está precisando de férias: {topic}.',
        'O monstro do box tem os dias contados: {topic}.',
        'Adeus ao pano de chão no ombro: {topic}.',
      ],
      steps: [
        ['Você ia limpar só o banheiro. Achou uma foto antiga, sentou no chão e, três horas depois, o banheiro continua igual.', 'Todo mundo tem aquela cadeira do quarto com roupa de três dias. Debaixo dela existe um chão, segundo relatos.'],
        ['Casa limpa tem efeito estranho: a família anda na ponta dos pés por uma hora. Depois alguém abre um biscoito.'],
        ['Serve para quem trabalha muito, para quem tem cachorro que solta pelo e para quem viu a sogra confirmar o almoço.'],
        ['Conte quantos cômodos, quantos banheiros e quantos bichos. O bicho pode ficar, só não pode desfilar no chão molhado.'],
      ],
    },
    motivational: {
      openings: [
        'A casa em ordem e o dia livre: {topic}.',
        'Para quem já faz muito durante a semana: {topic}.',
        'Para dividir o peso da casa com alguém: {topic}.',
      ],
      steps: [
        ['Você trabalhou a semana toda e ainda deu conta da escola, do mercado e das contas. A faxina pode ficar com outra pessoa.', 'Limpar uma casa inteira é trabalho de verdade, com começo, meio e braço cansado. Quem já fez sabe quanto vale.'],
        ['Quando alguém assume a limpeza, sobram horas. Elas viram almoço demorado, passeio ou um livro terminado no sofá.'],
        ['Faz diferença na rotina apertada, na chegada de um bebê, na volta ao trabalho e na véspera de uma data em família.'],
        ['Comece pelo que mais pesa para você: o banheiro, a cozinha, o chão. Combinar prioridades deixa o dia mais bem usado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A ordem da limpeza poupa trabalho: {topic}.',
        'Como a casa fica limpa por mais tempo: {topic}.',
        'Método e tempo na rotina da casa: {topic}.',
      ],
      steps: [
        ['Muita gente começa pelo chão, tira o pó dos móveis depois e precisa varrer tudo outra vez.'],
        ['O pó cai, por isso a limpeza desce. E os produtos precisam de alguns minutos para soltar a sujeira.'],
        ['Vá de cima para baixo e do fundo para a porta. Enquanto o produto age no banheiro, limpe outro cômodo, e nunca misture produtos.'],
        ['Quem limpa casas conhece cada uma pelos detalhes: a janela que emperra, o canto do sofá, a marca de copo na mesa.'],
      ],
    },
    casual: {
      openings: [
        'Pare de limpar duas vezes a mesma coisa: {topic}.',
        'Truques pra casa dar menos trabalho: {topic}.',
        'A gente limpa na ordem errada? Papo de {topic}.',
      ],
      steps: [
        ['Levanta a mão quem já varreu a casa e depois foi tirar o pó da estante. Todo mundo faz isso uma vez.'],
        ['Pó cai, então o chão fica por último. E mancha de box solta melhor quando o produto fica uns minutinhos agindo.'],
        ['Começa pelo alto e vai até a porta. Passa o produto no box, vai fazer a cama e volta depois pra esfregar.'],
        ['Depois de um tempo a gente conhece a casa pelo pano: onde junta pó, onde respinga, onde a criança encosta a mão.'],
      ],
    },
    funny: {
      openings: [
        'Coisas que só aparecem embaixo do sofá: {topic}.',
        'Visita em vinte minutos e um plano de {topic}.',
        'O que a sua família faz quando vê chão molhado: {topic}.',
      ],
      steps: [
        ['A campainha vai tocar em vinte minutos. Tudo que estava na sala agora mora dentro do guarda-roupa.'],
        ['Embaixo do sofá já se achou tampa, moeda, brinquedo e uma meia que ninguém reconhece. O sofá atrai o que a casa perde.'],
        ['Para visita surpresa, cuide do lavabo, da pia e da mesa da sala. Quarto, feche a porta e não se fala mais nisso.'],
        ['Quem faz faxina sabe que toda casa tem uma gaveta da bagunça. Nela há pilhas, elástico e uma chave de origem desconhecida.'],
      ],
    },
    motivational: {
      openings: [
        'Um pouco por dia, a casa responde: {topic}.',
        'O trabalho que só aparece quando falta: {topic}.',
        'Todo mundo da casa pode ajudar: {topic}.',
      ],
      steps: [
        ['A criança de quatro anos guardou os sapatos na porta e chamou a família para ver. A casa ganhou mais uma ajudante.'],
        ['Casa se mantém com gestos pequenos: a louça da noite, a cama feita, o pano na bancada. Juntos, pesam pouco.'],
        ['Escolha três tarefas de cinco minutos e divida entre todos. Um quadro na cozinha ajuda a lembrar de quem é a vez.'],
        ['Quem limpa por profissão termina o dia olhando da porta, uma última vez. É a hora de ver o resultado inteiro.'],
      ],
    },
  },
}
