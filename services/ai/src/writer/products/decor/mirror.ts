import type { ProductType } from '../product-type.ts'

export const mirror: ProductType = {
  nouns: ['espelho'],
  asks: ['a medida da parede', 'onde o espelho vai ficar', 'o que fica em frente'],
  questions: {
    sale: ['Em que parede da sua casa falta um espelho?', 'Você se olha no espelho da entrada ou no do elevador?'],
    content: ['Qual é o espelho mais usado da sua casa?', 'Quem demora mais no espelho aí na sua casa?'],
  },
  emojis: ['🪞', '🏠', '✨'],
  hashtags: ['espelho', 'espelhos', 'espelhodecorativo', 'espelhosdecorativos', 'decoracao', 'decoracaodeparede', 'casadecorada'],
  sale: {
    professional: {
      openings: [
        'Mais luz e mais espaço para o ambiente: {topic}.',
        '{O topic} {amplia/ampliam} o olhar e {decora/decoram} a parede.',
        'A última olhada antes de sair de casa: {topic}.',
      ],
      steps: [
        ['Chave na mão, bolsa no ombro, e aquela última olhada antes de fechar a porta. Um espelho perto da saída poupa a volta ao banheiro.', 'Num corredor estreito ou numa sala pequena, a parede parece perto demais. Com um espelho, o ambiente ganha outra medida.'],
        ['O espelho devolve a luz da janela e mostra o outro lado da sala. Poucos objetos decorativos têm tanta utilidade.'],
        ['Serve para a entrada, o quarto, o lavabo e a loja. É uma boa escolha para quem está montando a casa.'],
        ['Antes de escolher, meça a parede e observe o que fica em frente. É isso que o espelho vai mostrar o dia todo.'],
      ],
    },
    casual: {
      openings: [
        'A sala dobra de tamanho com {topic}.',
        'Pra conferir o visual antes de sair: {topic}.',
        'Uma parede fica outra coisa com {topic}.',
      ],
      steps: [
        ['Sabe quando você já tá na porta e lembra que não olhou o cabelo? Com um espelho na entrada, ninguém volta mais.', 'Tem ambiente pequeno que parece apertado só porque a parede tá vazia. Põe um espelho ali e vê a luz se espalhar.'],
        ['Espelho pega a claridade da janela e joga pra sala. É decoração que trabalha, e a gente ainda se ajeita nele.'],
        ['Vai bem na entrada, no quarto, no lavabo, na loja. Onde passa gente, alguém vai agradecer.'],
        ['Antes de escolher, fica na frente da parede, vira de costas e olha. O que você vê é o que vai aparecer em dobro.'],
      ],
    },
    funny: {
      openings: [
        'Para descobrir a etiqueta antes da reunião: {topic}.',
        'Salvou muita gente da salsinha no dente: {topic}.',
        'A selfie de casa vai melhorar com {topic}.',
      ],
      steps: [
        ['A pessoa sai de casa se achando pronta e descobre no elevador que a blusa está do avesso. Um espelho na entrada resolve.', 'Ninguém passa reto por um espelho. Uns ajeitam o cabelo, outros fingem que estavam olhando a moldura.'],
        ['Espelho dobra a luz, dobra a sala e dobra a bagunça que estiver em frente. Convém escolher bem a vista.'],
        ['Vai bem na entrada, no quarto e no lavabo, onde as visitas fazem caras que nunca vão admitir.'],
        ['Veja o que fica na parede oposta antes de escolher o lugar. Ninguém precisa de duas pilhas de roupa.'],
      ],
    },
    motivational: {
      openings: [
        'Um minuto seu antes de sair: {topic}.',
        'A casa ganha claridade com {topic}.',
        'Para o dia em que você se arruma com gosto: {topic}.',
      ],
      steps: [
        ['Antes da entrevista, da prova ou da festa, há um último olhar no espelho. Você ajeita a gola e sai.', 'Morar em pouco espaço pede boas ideias. Um espelho no lugar certo traz luz para o canto que não tinha janela.'],
        ['O espelho repete o que encontra, uma planta, uma janela, uma boa parede. Escolher a vista é metade da decoração.'],
        ['Vale para a primeira casa, para o quarto de quem cresceu e para a loja que acaba de abrir.'],
        ['Pense na altura de quem mora com você. Um espelho bem colocado serve da pessoa mais baixa à mais alta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde colocar, e o que ele vai refletir: {topic}.',
        'Como limpar {um topic} sem deixar marcas.',
        'A posição {do topic} faz toda a diferença.',
      ],
      steps: [
        ['Muita gente escolhe a parede livre e só depois olha o reflexo. Às vezes aparecem a pia, o cesto e o varal.', 'As manchas escuras nas bordas de um espelho antigo não saem com limpeza. Elas se formam no verso, com a umidade.'],
        ['O reflexo repete tudo o que está em frente. E o produto que escorre até a borda estraga a película do verso.'],
        ['Borrife o produto no pano, e não no espelho, e seque as bordas. Para clarear o ambiente, ponha-o ao lado da janela.'],
        ['Os decoradores usam espelhos como se fossem janelas. Onde não se pode abrir uma, reflete-se a que já existe.'],
      ],
    },
    casual: {
      openings: [
        'Antes de pendurar, olha o que tem em frente: {topic}.',
        'Para de borrifar produto direto {no topic}, tá?',
        'Um segredo de faxina pra quem tem {topic}.',
      ],
      steps: [
        ['Sabe aquelas manchinhas pretas na beirada que não saem de jeito nenhum? Elas vêm de um costume que todo mundo tem.'],
        ['O produto escorre, chega na borda e entra por trás. Ali fica a película, que é quem faz o reflexo.'],
        ['Passa o produto no pano, limpa de cima pra baixo e seca a beirada. E pra ter mais luz, põe perto da janela.'],
        ['Bem colocado, um espelho engana até morador. Já vi gente achar que tinha uma sala a mais ali.'],
      ],
    },
    funny: {
      openings: [
        'As caras que só ele viu: {topic}.',
        'Ninguém passa por {um topic} sem olhar.',
        'O que {o topic} {sabe/sabem} sobre a família.',
      ],
      steps: [
        ['Todo mundo tem uma cara que só faz na frente do espelho. A família mora junto e nunca viu.', 'No elevador espelhado, todos olham para o chão. Em casa, sozinhos, ensaiam discurso, dança e resposta para discussão antiga.'],
        ['O reflexo mostra o que está em frente, inclusive a cama por fazer. Não há ângulo que o convença do contrário.'],
        ['Antes de pendurar, segure no lugar e olhe o que aparece. E limpe com pano quase seco, para não manchar a borda.'],
        ['Nas fotos, o espelho sempre entrega alguma coisa. Em geral, um pé descalço e a toalha em cima da porta.'],
      ],
    },
    motivational: {
      openings: [
        'Luz de sobra num canto escuro: {topic}.',
        'Olhar a casa de outro jeito com {topic}.',
        'A luz da manhã encontra um aliado: {topic}.',
      ],
      steps: [
        ['Quem mora em apartamento pequeno aprende a fazer a luz render. Uma parede clara aqui, um espelho ali, e a manhã entra mais fundo.'],
        ['A claridade da janela para na primeira parede. Com um espelho ali, ela segue para o outro lado da sala.'],
        ['Faça um teste em casa: segure um espelho em três pontos, na mesma hora do dia, e veja onde a sala clareia mais.'],
        ['Uma casa muda quando se muda a luz. Às vezes nem é preciso comprar nada, só trocar o espelho de parede.'],
      ],
    },
  },
}
