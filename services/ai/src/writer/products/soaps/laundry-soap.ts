import type { ProductType } from '../product-type.ts'

export const laundrySoap: ProductType = {
  nouns: ['sabão em barra', 'sabão ecológico', 'sabão caseiro', 'sabão em pedra', 'sabão de coco', 'sabão de álcool', 'sabão de óleo', 'barra de sabão', 'sabão para roupa', 'sabão para roupas', 'sabão de lavar roupa', 'sabão para louça', 'sabão de lavar louça'],
  asks: ['quanto sabão a casa gasta por mês', 'quantas pessoas moram na casa', 'a quantidade'],
  questions: {
    sale: ['Quem lava mais na sua casa?', 'Qual é o dia da faxina na sua casa?'],
    content: ['Quem fazia sabão na sua família?', 'Qual tarefa da casa você faz ouvindo rádio?'],
  },
  emojis: ['🧼', '🧺', '🫧'],
  hashtags: ['sabao', 'sabaoembarra', 'sabaocaseiro', 'sabaoecologico', 'sabaoartesanal', 'lavarroupa', 'limpezadacasa'],
  sale: {
    professional: {
      openings: [
        'À mão para o trabalho da casa: {topic}.',
        '{O topic} para a rotina da casa.',
        'Espuma, água e serviço feito: {topic}.',
      ],
      steps: [
        ['O almoço terminou, a pilha de pratos espera, e há panos de molho no balde. A casa pede água e um bom sabão.', 'Na manhã de sábado, a janela se abre, o rádio toca baixo, e tudo o que esperava na água vai diminuindo aos poucos.'],
        ['É um sabão para o trabalho da casa, de uso simples, com água e esponja ou pano. Fica à mão e entra na rotina.'],
        ['{Serve/Servem} à casa cheia, a quem mora só, à cozinha de quem vende comida e ao sítio do fim de semana.'],
        ['Para calcular a quantidade, pense no que se lava em uma semana. Diga também quantas pessoas moram na casa.'],
      ],
    },
    casual: {
      openings: [
        'Tem serviço te esperando aí? Olha {o topic}.',
        'Arregaça a manga e pega {o topic}.',
        'Dia de faxina pede rádio ligado: {topic}.',
      ],
      steps: [
        ['Domingo, almoço ótimo, e aí alguém olha pra pia e pro cesto de roupa. Bora ligar o rádio e resolver isso de uma vez.', 'Sabe o pano de prato depois da semana inteira de cozinha? Põe de molho, ensaboa bem e estende no sol.'],
        ['É coisa simples: água, espuma e mão no serviço. Por isso eu deixo sempre mais um de reserva, bem à mão.'],
        ['{Vai/Vão} bem pra família grande, pra quem mora só, pra quem faz marmita e pra casa da praia.'],
        ['Me conta quanta gente tem na casa e o que você lava mais. Aí a gente pensa junto na quantidade.'],
      ],
    },
    funny: {
      openings: [
        'Nada se lava sozinho, infelizmente, mas existe {o topic}.',
        'O pano de prato pediu socorro: {topic}.',
        'A pilha já tem segundo andar: {topic}.',
      ],
      steps: [
        ['Depois do almoço, a família descobre compromissos urgentes. Sobram a pilha de pratos, a toalha manchada e quem levantou por último.', 'A camisa branca saiu de casa para comer uma macarronada. Voltou com um relatório completo do molho, em detalhes.'],
        ['Com água e esponja, aparece a espuma, e o serviço anda. Falta só inventar o sabão que também enxuga e guarda.'],
        ['Para casa cheia, república de estudantes e avós que recebem quinze netos e uma única voluntária para o serviço.'],
        ['Conte quantas pessoas comem e quantas lavam. Os dois números costumam ser bem diferentes, e o segundo é o que interessa.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho de todo dia merece um bom sabão: {topic}.',
        'A casa limpa é feita de gestos pequenos: {topic}.',
        'Mãos na água, rádio baixo e {o topic}.',
      ],
      steps: [
        ['Antes de a casa acordar, alguém já pôs os panos de molho. Quando todos tomam café, o varal está cheio.', 'A pessoa chega do serviço e ainda encontra a pia e o cesto cheios. Lava, estende, guarda, e só então o dia termina.'],
        ['O sabão pede mistura bem medida e espera até chegar ao ponto. É um ofício de paciência, e cada etapa tem a sua vez.'],
        ['{Acompanha/Acompanham} a rotina de quem cuida da família, de quem cozinha para fora e de quem lava para os outros.'],
        ['Observe o que mais se acumula na sua semana e em que dia. A partir daí fica fácil pensar na quantidade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Seco entre um uso e outro: {topic}.',
        'Onde guardar {o topic} depois do uso.',
        'Um hábito simples para aproveitar {o topic} até o fim.',
      ],
      steps: [
        ['Muitas pessoas deixam o sabão dentro da água da pia ou do tanque. Horas depois, uma parte dele já se desfez.', 'É comum ensaboar a roupa e estender depois de um enxágue rápido. O tecido seca duro, e parece problema da água.'],
        ['O sabão se dissolve enquanto está em contato com a água. Quando fica em lugar ventilado, endurece e se conserva melhor.'],
        ['Deixe escorrer e guarde longe dos respingos entre um uso e outro. Na roupa, enxágue até a água sair sem espuma.'],
        ['Lavar é das tarefas mais antigas de uma casa. Mudaram os tanques e as torneiras, mas a espuma continua a mesma.'],
      ],
    },
    casual: {
      openings: [
        'Não deixa nadando na água: {topic}.',
        'Dica de casa pra quem usa {o topic}.',
        'Bora falar de espuma e {topic}?',
      ],
      steps: [
        ['A gente termina a louça e esquece o sabão na água. Quando volta, ele encolheu e ainda grudou no fundo.', 'Sabe aquela toalha que seca dura feito papelão? Muitas vezes é sabão que ficou, por falta de enxágue.'],
        ['Água parada vai comendo o sabão aos pouquinhos, mesmo sem ninguém usar. No seco, ele fica quietinho esperando.'],
        ['Guarda longe do respingo e enxágua a roupa até a espuma sumir. Parece bobagem, mas muda bastante.'],
        ['Eu lavo louça ouvindo rádio e cantando errado. A janela da vizinha já sabe todas as letras.'],
      ],
    },
    funny: {
      openings: [
        'Deixar de molho também é um estilo de vida: {topic}.',
        'Quem lava não enxuga, e os dois falam {do topic}.',
        'Ninguém viu quem sujou, mas todo mundo viu {o topic}.',
      ],
      steps: [
        ['A panela está de molho desde quinta-feira. Cada morador acredita que outro morador tem um plano para ela.', 'Na hora do almoço são doze à mesa. Na hora da louça, a casa parece ter sido evacuada com muita organização.'],
        ['Molho funciona quando alguém volta depois com a esponja. Sozinha, a água só muda a panela de assunto.'],
        ['Combine que quem cozinha não lava, e escreva na geladeira. Em uma semana, surgem quatro cozinheiros de pão com manteiga.'],
        ['No fim, a pia fica limpa e vazia por quase vinte minutos. Depois aparece um copo, e ninguém sabe de quem.'],
      ],
    },
    motivational: {
      openings: [
        'Água, espuma e conversa no quintal: {topic}.',
        'Ofício de olho e de colher: {topic}.',
        'O ponto se conhece olhando: {topic}.',
      ],
      steps: [
        ['Em muitos quintais, a roupa era lavada em conjunto, com conversa de uma bacia para outra. As crianças brincavam entre os lençóis.', 'Há quem tenha criado os filhos lavando roupa para fora. O varal cheio era o trabalho da semana à vista da rua.'],
        ['Quem faz sabão observa a textura, espera o ponto e só então dá o trabalho por terminado. A experiência está no olho e na colher.'],
        ['Ponha a tarefa no mesmo dia e horário, com a música de que mais gosta. A rotina certa deixa o serviço mais leve.'],
        ['Recolher a roupa seca no fim da tarde é o melhor pedaço do trabalho. Dobra-se tudo ainda quente de sol.'],
      ],
    },
  },
}
