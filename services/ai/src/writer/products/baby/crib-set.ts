import type { ProductType } from '../product-type.ts'

export const cribSet: ProductType = {
  nouns: ['kit berço', 'jogo de berço', 'lençol de berço'],
  asks: ['as medidas do colchão', 'as cores do quarto', 'para quando é o bebê'],
  questions: {
    sale: ['O quarto do bebê já tem cor escolhida?', 'O berço já está montado aí na sua casa?'],
    content: ['Quem aí sabe dobrar lençol de elástico?', 'Qual canto do lençol sempre escapa primeiro?'],
  },
  emojis: ['👶', '🛏️', '💛'],
  hashtags: ['kitberco', 'jogodeberco', 'lencoldeberco', 'quartodebebe', 'enxovaldebebe', 'decoracaodebebe', 'maternidade'],
  sale: {
    professional: {
      openings: [
        '{O topic} para o quarto que está ficando pronto.',
        'O berço vestido muda o quarto inteiro: {topic}.',
        'Quem monta o quarto do bebê procura {o topic}.',
      ],
      steps: [
        ['O berço já está montado, e o quarto ainda parece vazio. Basta vestir a cama para ele ganhar cara de quarto de bebê.', 'De madrugada, com uma luz fraca, alguém troca o lençol enquanto outro segura o bebê. Ter um limpo à mão salva a noite.'],
        ['A roupa do berço é o que mais aparece no quarto e o que mais vai para a lavagem. Por isso precisa ser bonita e prática.'],
        ['Avós e padrinhos gostam de dar, porque entra logo no quarto. Vale combinar antes com a família as cores escolhidas.'],
        ['Antes de escolher, meça o colchão do berço, com largura, comprimento e altura. Há medidas diferentes, e é aí que mais se erra.'],
      ],
    },
    casual: {
      openings: [
        'Agora sim parece quarto de bebê: {topic}.',
        'Vem vestir o berço com {o topic}.',
        'A última peça que faltava no quarto: {topic}.',
      ],
      steps: [
        ['A gente monta o berço, encosta na parede e fica olhando aquele colchão pelado. Aí põe a roupa nele, e o quarto muda.', 'Toda vez que passa na porta, a gente entra só pra dar uma olhada. Alisa o lençol, ajeita um canto e sai sorrindo.'],
        ['No quarto do bebê, o olho vai direto pro berço. Por isso ele é o melhor ponto de partida pra escolher as cores do resto.'],
        ['Vó adora dar, e madrinha também. Só vale perguntar antes a medida e a cor das paredes, pra não ter surpresa.'],
        ['Pega a fita e mede o colchão antes, tá? Berço não é tudo igual, e lençol que sobra ou falta dá trabalho toda noite.'],
      ],
    },
    funny: {
      openings: [
        'O berço mais bonito onde o bebê talvez não queira ficar: {topic}.',
        '{O topic} para um hóspede que chega sem hora marcada.',
        'Quarto pronto, berço vestido, bebê no colo: {topic}.',
      ],
      steps: [
        ['O berço está lindo, vestido e arrumado há dois meses. O gato da casa já testou e deu a aprovação dele.', 'Três da manhã, fralda vazada, uma luz fraca e um elástico que não encontra o canto. Quem nunca pôs do avesso?'],
        ['O quarto tem tapete, quadro e luminária, mas todo mundo olha o berço. É a estrela da casa, e ainda nem tem dono.'],
        ['A avó quer dar de presente e pede só uma coisa, escolher também. Boa sorte a quem for explicar a paleta de cores.'],
        ['Meça o colchão antes. Lençol pequeno solta sempre pelo mesmo canto, e sempre depois que o bebê dormiu.'],
      ],
    },
    motivational: {
      openings: [
        'Um quarto que ganha vida aos poucos: {topic}.',
        '{O topic} para um cantinho preparado com cuidado.',
        'Cada detalhe do quarto conta uma espera: {topic}.',
      ],
      steps: [
        ['A parede foi pintada num feriado, o berço montado com o manual ao lado. Agora alguém estica o lençol e apaga a luz.', 'Quem prepara um quarto para outra pessoa pensa em tudo, da cortina ao berço. A cada escolha, o bebê fica mais perto.'],
        ['O berço é o centro do quarto, e vesti-lo costuma ser o último passo. Quando está pronto, a casa inteira vem ver.'],
        ['Dar a roupa do berço é estar no quarto desde o começo. A família lembra de quem deu a cada troca de lençol.'],
        ['Meça o colchão e pense em quantas trocas quer ter em casa. Com o básico resolvido, as noites ficam mais simples.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que medir antes de escolher {o topic}.',
        'Quantas trocas e que medidas: {topic}.',
        'Cuidados simples com {o topic}.',
      ],
      steps: [
        ['O lençol veste perfeitamente à primeira vista e sai pelo canto na primeira noite. Na maioria das vezes, faltou uma medida.', 'Todo berço parece do mesmo tamanho. Com o lençol na mão, a família descobre que o seu era alguns centímetros diferente.'],
        ['Existem o berço padrão americano, o nacional e o menor, que se monta ao lado da cama. E a altura do colchão também varia.'],
        ['Meça o colchão nos três lados, com a fita esticada. Conte uma troca no berço, uma na gaveta e uma na lavagem.'],
        ['O lençol deve ficar bem esticado, sem sobra nem dobra. Se a cada noite ele solta num canto, a medida merece revisão.'],
      ],
    },
    casual: {
      openings: [
        'Trocar de madrugada sem acordar a casa: {topic}.',
        'Um truque que facilita muito com {o topic}.',
        'Três da manhã é hora de trocar {o topic}.',
      ],
      steps: [
        ['A fralda vaza sempre de noite, já reparou? E aí é lençol, colchão, pijama, tudo de uma vez, com a gente meio dormindo.', 'Procurar lençol limpo no escuro, com bebê no colo, é quase esporte. E nunca tá na gaveta que a gente lembrava.'],
        ['De madrugada a gente não pensa direito. O que não tiver pronto e perto vira confusão e luz acesa na casa toda.'],
        ['Deixa uma troca completa de cama dobrada junto, sempre no mesmo lugar. E põe uma muda de roupa do bebê em cima.'],
        ['No começo parece exagero, depois vira costume. Tem noite que a gente troca tudo e nem lembra na manhã seguinte.'],
      ],
    },
    funny: {
      openings: [
        'A luta contra o quarto canto {do topic}.',
        'Quatro cantos, um elástico, nenhuma paciência: {topic}.',
        'Trocar {o topic} conta como exercício.',
      ],
      steps: [
        ['Você prende o primeiro canto, o segundo e o terceiro. Ao puxar o quarto, o primeiro se solta, olhando para você.'],
        ['O berço tem grade, a parede está perto e o colchão não quer ser levantado. Em cima disso, o bebê acabou de acordar.'],
        ['Prenda dois cantos opostos na diagonal e depois os outros dois. Para dobrar, encaixe um canto dentro do outro antes de tudo.'],
        ['E se virar uma bola, que seja uma bola limpa. Dentro da gaveta fechada, ninguém vai saber.'],
      ],
    },
    motivational: {
      openings: [
        'Montar um quarto é esperar com as mãos: {topic}.',
        'O quarto vai ficando pronto: {topic}.',
        'Gestos simples em volta {do topic}.',
      ],
      steps: [
        ['Há casas em que o quarto do bebê é um canto da sala, com uma cortina. O cuidado de arrumar é igual.'],
        ['Um quarto não precisa estar completo para receber um bebê. Precisa de um lugar limpo, de luz fraca e de quem cuide.'],
        ['Comece pelo que se usa todas as noites e deixe a decoração por último. Lave a roupa de cama antes da chegada.'],
        ['Semanas depois, há fralda na poltrona e brinquedo no chão. O quarto perdeu a ordem e ganhou dono.'],
      ],
    },
  },
}
