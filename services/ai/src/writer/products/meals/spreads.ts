import type { ProductType } from '../product-type.ts'

export const spreads: ProductType = {
  nouns: ['antepasto', 'caponata', 'patê'],
  asks: ['se é para petisco ou para o lanche', 'quantas pessoas vêm', 'com que pão você gosta'],
  questions: {
    sale: ['Com pão, torrada ou bolacha?', 'Para quem você serviria esse petisco?'],
    content: ['Você passa muito ou só uma camada fina?', 'Qual petisco nunca sobra na sua mesa?'],
  },
  emojis: ['🥖', '🍷', '😋'],
  hashtags: ['antepasto', 'antepastos', 'caponata', 'pates', 'aperitivos', 'entradinhas', 'petiscos'],
  sale: {
    professional: {
      openings: [
        'Pão fatiado, mesa posta e {topic}.',
        'Para abrir o apetite dos convidados: {topic}.',
        '{O topic} {recebe/recebem} bem a visita antes do jantar.',
      ],
      steps: [
        ['Os convidados chegaram, o jantar ainda demora e a conversa já começou. Um pão fatiado e algo para passar nele bastam.', 'Noite em casa, amigos à mesa e uma tábua de pães no centro. Cada um se serve e ninguém precisa de prato.'],
        ['Em pouca quantidade há bastante sabor, e o pão simples ganha outra graça. Cada fatia vira um petisco.'],
        ['Acompanha pão, torrada, legumes crus e até o sanduíche do dia seguinte, no lanche ou na entrada do jantar.'],
        ['Calcule pelo número de pessoas e pelo pão que você vai servir. Como entrada, duas ou três colheres por convidado bastam.'],
      ],
    },
    casual: {
      openings: [
        'Fatia o pão, que hoje tem {topic}.',
        'Petisco resolvido antes da visita chegar: {topic}.',
        'Quem começa {no topic} não chega com fome no jantar.',
      ],
      steps: [
        ['Visita chegando e o jantar atrasado? Põe pão na mesa, abre o potinho e deixa o povo se entreter.', 'Eu sempre digo que é só uma fatia enquanto espero a comida. Quando a comida chega, eu já jantei pão.'],
        ['O bom é que um pouquinho muda o pão inteiro. Passa uma camada, morde e já vai pegando a próxima fatia.'],
        ['{Vai/Vão} na torrada, no sanduíche, na mesa de petiscos e naquele lanche de noite que não pede panela.'],
        ['Vê quantas pessoas vêm e se vai ter jantar depois. Se for só petisco, capricha na quantidade de pão.'],
      ],
    },
    funny: {
      openings: [
        'Cuidado com quem está perto do pão e {do topic}.',
        'Ninguém jantou, e a culpa é de uma coisa só: {topic}.',
        'O pão acabou antes {do topic}, e começou a crise.',
      ],
      steps: [
        ['O anfitrião avisou que ainda ia servir o jantar. Ninguém ouviu, porque estavam todos mastigando torrada.', 'Sempre alguém passa uma camada mais grossa que o pão. Equilibra, olha para os lados e come em duas mordidas.'],
        ['A conta nunca fecha: ou sobra pão, ou sobra o que passar nele. Aí é preciso comer mais um pouco para igualar.'],
        ['{Serve/Servem} para receber amigo, distrair sogra e segurar fome de quem chegou uma hora antes do combinado.'],
        ['Calcule o pão com folga. Há convidado que já foi visto comendo de colher, alegando falta de torrada.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem começa com coisa simples: {topic}.',
        'Para sentar com os amigos e demorar, {topic}.',
        'Uma mesa de petiscos cuidada, com {topic}.',
      ],
      steps: [
        ['Quem recebe em casa também quer ouvir a conversa. Com a entrada resolvida, dá para sentar junto desde o começo.', 'Depois de uma semana corrida, dois amigos, um pão fatiado e uma mesa pequena já são um bom programa.'],
        ['Sabor bem acertado vem de prova e de tempero na medida. Quem prepara prova muitas vezes antes de fechar o pote.'],
        ['Chegar à casa de alguém com um petisco na mão é ajudar quem cozinha. A mesa já começa antes do jantar.'],
        ['Pergunte se algum convidado tem restrição e escolha a partir daí. Assim ninguém fica só olhando a mesa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como servir {o topic} aos convidados.',
        'Pão, temperatura e medida: {topic}.',
        'Pequenos cuidados com {o topic} na mesa.',
      ],
      steps: [
        ['O pote saiu da geladeira na hora e o sabor pareceu fraco. Muita gente põe mais sal, e nem sempre era isso.'],
        ['O frio esconde o sabor do tempero. E faca com farelo leva umidade para dentro, o que faz durar menos.'],
        ['Sirva uma parte num potinho e deixe o resto na geladeira. Use colher limpa e feche bem depois.'],
        ['Muitas receitas de passar no pão nasceram da vontade de aproveitar o que havia na cozinha. O pão sempre esteve por perto.'],
      ],
    },
    casual: {
      openings: [
        'Papo de petisco na torrada: {topic}.',
        'Um jeito simples de servir {o topic}.',
        'Camada fina ou exagero? O tema é {topic}.',
      ],
      steps: [
        ['Já deixei o pote aberto a festa toda e perdi metade no dia seguinte. Doeu, porque era a melhor metade.'],
        ['Farelo dentro do pote estraga rápido, e cada faca leva um pouco. No fim da noite tem mais pão lá que na cesta.'],
        ['Põe um pouco num potinho pequeno e vai repondo. O que ficou fechado na geladeira dura bem mais.'],
        ['Gosto de deixar fora da geladeira uns minutinhos antes de servir. Parece que o tempero acorda junto com a visita.'],
      ],
    },
    funny: {
      openings: [
        'Flagrantes de colher e torrada: {topic}.',
        'Arquitetura de petisco com {topic}.',
        'Testemunhas da mesa de entrada falam {do topic}.',
      ],
      steps: [
        ['A torrada quebra sempre no meio do caminho, e sempre com o lado recheado para baixo. O tapete já conhece tudo.'],
        ['Torrada fina não aguenta camada grossa. É um cálculo simples, que ninguém faz com fome.'],
        ['Escolha pão mais firme e passe até a beirada, sem apertar. Apoie a mão livre embaixo, por prudência.'],
        ['No fim sobra um restinho que ninguém tem coragem de raspar. Depois que a visita sai, aparece a coragem e um pedaço de pão.'],
      ],
    },
    motivational: {
      openings: [
        'Sabor acertado na prova: {topic}.',
        'Cuidado miúdo de quem prepara {o topic}.',
        'Pouca quantidade, muita atenção: {topic}.',
      ],
      steps: [
        ['Temperar parece fácil até a primeira vez em que passa do sal. Quem já errou prova antes, durante e depois.'],
        ['O tempero muda depois que descansa, e quem prepara aprende a esperar para dar a última prova.'],
        ['Ao preparar em casa, anote a quantidade de tempero e prove de novo no dia seguinte. A mão vai ajustando.'],
        ['Cada pote pequeno passou por tábua, faca e muita prova. Na mesa, vira só um pedaço de pão bem acompanhado.'],
      ],
    },
  },
}
