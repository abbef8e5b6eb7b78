import type { ProductType } from '../product-type.ts'

export const ironing: ProductType = {
  nouns: ['passadeira de roupa', 'passadeira de roupas', 'passadoria', 'passadoria de roupas', 'passadeira profissional'],
  asks: ['quantas peças são', 'se há camisas sociais ou peças delicadas', 'para quando você precisa'],
  questions: {
    sale: ['Quantas camisas esperam o ferro aí?', 'Você passa tudo ou só o que aparece?'],
    content: ['Qual é a peça mais chata de passar?', 'Você passa lençol ou acha exagero?'],
  },
  emojis: ['👔', '🧺', '👗'],
  hashtags: ['passadeira', 'passadoria', 'roupapassada', 'passadeiraderoupas', 'camisas', 'roupas', 'lavanderia'],
  sale: {
    professional: {
      openings: [
        'Camisas no cabide, prontas para a semana: {topic}.',
        'Colarinho firme, vinco no lugar: {topic}.',
        'Abrir o armário e só escolher: {topic}.',
      ],
      steps: [
        ['São sete da manhã, a reunião é às oito, e a camisa saiu amassada do varal. O ferro ainda vai esquentar.', 'A pilha de roupa limpa está no quarto desde sábado. Toda manhã alguém puxa uma peça do meio e ela desmonta.'],
        ['Passar bem é seguir uma ordem: gola, punhos, mangas e só depois o corpo. Cada tecido pede o calor certo.'],
        ['Escritórios, uniformes, festas e enxovais pedem roupa lisa. Quem viaja a trabalho também gosta de abrir a mala e encontrar tudo em ordem.'],
        ['Informe a quantidade e separe as peças delicadas. Diga como prefere receber, em cabides ou dobradas, e se gosta de vinco.'],
      ],
    },
    casual: {
      openings: [
        'A pilha do quarto tem solução: {topic}.',
        'Pra camisa não sair correndo amassada: {topic}.',
        'Desliga esse ferro e vai viver: {topic}.',
      ],
      steps: [
        ['Você abre a tábua na sala, liga a novela e pensa que vai rapidinho. Dois capítulos depois, foram três camisas.', 'A roupa tá limpa, cheirosa e toda amassada em cima da cama. Na hora de dormir, vai pra cadeira.'],
        ['Cada peça tem um jeito, e camisa social tem vários. Quando a gola fica boa, o resto acompanha.'],
        ['Vale pra quem usa social todo dia, pra uniforme da escola, pra toalha de festa e pra enxoval que tá chegando.'],
        ['Me conta quantas peças são e se você gosta no cabide ou dobrada. Se tiver seda ou linho, avisa.'],
      ],
    },
    funny: {
      openings: [
        'O banho quente não passa camisa: {topic}.',
        'O blazer esconde, mas não resolve: {topic}.',
        'A tábua de passar virou mesa de apoio: {topic}.',
      ],
      steps: [
        ['A camisa foi pendurada no banheiro para o vapor ajeitar. Saiu amassada e úmida, numa combinação inédita.', 'Na videochamada, só a gola está passada. O resto da camisa guarda um segredo que nenhum colega precisa saber.'],
        ['Quem passa profissionalmente vence até o lençol de elástico. Em casa, o lençol de elástico venceu três vezes seguidas.'],
        ['Vale para a camisa social, o uniforme e a toalha de linho que só aparece no Natal, ainda com o vinco do ano passado.'],
        ['Diga quantas peças são e confesse o lençol de elástico. Ninguém aqui julga, todo mundo já embolou um e fechou a porta.'],
      ],
    },
    motivational: {
      openings: [
        'Mais uma tarefa que pode mudar de mãos: {topic}.',
        'Começar a semana com a roupa em ordem: {topic}.',
        'Cada vinco, um gesto de capricho: {topic}.',
      ],
      steps: [
        ['No domingo à noite, alguém ainda está de pé, passando os uniformes da semana. Essa hora pode ser de descanso.', 'Para a entrevista, a camisa escolhida precisa estar impecável. Quem a passou também participou da conquista.'],
        ['O ferro pesa, o vapor é quente, e a pilha é alta. A roupa lisa parece simples porque alguém fez isso com técnica.'],
        ['Mães de crianças pequenas, profissionais que viajam e quem cuida sozinho da casa ganham algumas horas para outras coisas.'],
        ['Comece pelas peças que mais tomam o seu tempo. Em muitas casas, só as camisas já valem a conversa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A ordem de passar uma camisa: {topic}.',
        'Tecido por tecido, a temperatura certa: {topic}.',
        'Roupa escura brilha? Passe do avesso: {topic}.',
      ],
      steps: [
        ['O costume é começar pelas costas, que são a parte maior. Quando se chega à gola, o corpo já amassou outra vez.', 'Muitos usam o ferro sempre na temperatura máxima. O linho aceita, e o poliéster derrete um pouco e fica lustroso.'],
        ['Cada fibra amolece num calor diferente. E as partes pequenas, como gola e punho, exigem manusear a peça inteira.'],
        ['Comece por gola e punhos, passe roupas escuras do avesso e vá dos tecidos delicados aos mais resistentes.'],
        ['Quem passa roupa sente o tecido antes de ler a etiqueta. A mão reconhece o algodão, a viscose e a seda de olhos fechados.'],
      ],
    },
    casual: {
      openings: [
        'Gola primeiro, confia em mim: {topic}.',
        'Preta só do avesso: {topic}.',
        'Ferro no máximo não ajuda: {topic}.',
      ],
      steps: [
        ['A gente começa pelas costas porque é mais fácil. Aí vai pra manga e amassa tudo que tinha ficado bom.', 'Ferro no máximo pra ir mais rápido, quem nunca? A blusa preta ganhou um brilho que não era de festa.'],
        ['Parte pequena dá trabalho e faz a peça girar na tábua. Por isso ela vem antes da grande.'],
        ['Gola, punho, manga e só depois o corpo. E vai da peça mais delicada pra mais grossa, esquentando o ferro aos poucos.'],
        ['Eu gosto do cheirinho de roupa quente quando o vapor sobe. Dá uma sensação de casa em ordem.'],
      ],
    },
    funny: {
      openings: [
        'A luta contra o lençol de elástico: {topic}.',
        'O vinco duplo na calça social: {topic}.',
        'A camisa que amassa só de olhar: {topic}.',
      ],
      steps: [
        ['O linho amassa ao ouvir a palavra cadeira. Sai liso da tábua, chega ao carro e já conta toda a viagem.', 'O vinco da calça saiu duplo, como trilho de trem. A pessoa diz que é o corte novo e segue confiante.'],
        ['Tecido natural tem memória e gosta de dobrar no mesmo lugar. O linho, além da memória, tem vontade própria.'],
        ['Pendure logo, abotoe em cima e deixe espaço no armário. Roupa espremida se vinga na manhã da reunião.'],
        ['A última peça da pilha é sempre a mais difícil. Ela espera com paciência, no fundo do cesto, há semanas.'],
      ],
    },
    motivational: {
      openings: [
        'Calor, peso e paciência: {topic}.',
        'O trabalho por trás de uma camisa lisa: {topic}.',
        'Uma pilha que baixa peça a peça: {topic}.',
      ],
      steps: [
        ['Uma camisa bem passada leva poucos minutos na mão de quem sabe. Esses minutos custaram anos de prática e algum dedo quente.', 'De pé, com o vapor no rosto, quem passa vê a pilha baixar devagar. A satisfação vem no som do último cabide.'],
        ['Não se empurra o ferro, se conduz. O peso faz a maior parte, e a mão só escolhe a direção.'],
        ['Peça a alguém que mostre como passa um colarinho. É um saber de casa que se perde quando ninguém pergunta.'],
        ['Um armário com tudo no cabide parece sempre ter sido assim. Só quem passou lembra da altura da pilha.'],
      ],
    },
  },
}
