import type { ProductType } from '../product-type.ts'

export const electrician: ProductType = {
  nouns: ['eletricista', 'instalação elétrica', 'manutenção elétrica'],
  asks: ['o que acontece e quando acontece', 'se a casa é antiga ou nova', 'qual aparelho você quer instalar'],
  questions: {
    sale: ['Quantas extensões tem hoje na sua sala?', 'Qual tomada faz mais falta na sua casa?'],
    content: ['Na sua casa tem um interruptor que não acende nada?', 'Você sabe onde fica o quadro de luz?'],
  },
  emojis: ['🔌', '💡', '🔧'],
  hashtags: ['eletricista', 'instalacaoeletrica', 'eletricistaresidencial', 'eletrica', 'manutencaoeletrica', 'instalacoeseletricas', 'eletricistapredial'],
  sale: {
    professional: {
      openings: [
        'Tomada, disjuntor e chuveiro nas mãos de quem entende: {topic}.',
        'A casa mudou, e a parte elétrica também precisa mudar: {topic}.',
        'Antes que a extensão provisória vire definitiva: {topic}.',
      ],
      steps: [
        ['O chuveiro liga, o micro-ondas também, e a casa inteira apaga. Alguém vai até o quadro com a lanterna do celular.', 'Na sala, uma extensão alimenta outra, que alimenta a televisão. O arranjo era provisório e já fez dois anos.'],
        ['Instalação elétrica é feita para a carga que a casa usa. Aparelhos novos mudam essa conta, e alguém precisa refazê-la.'],
        ['É hora de chamar na reforma, na troca do chuveiro, na compra de um imóvel antigo ou quando o disjuntor cai sempre.'],
        ['Para o orçamento, conte o que acontece e quando acontece, e envie uma foto do quadro fechado. Não mexa na fiação antes.'],
      ],
    },
    casual: {
      openings: [
        'O disjuntor caiu de novo: {topic}.',
        'Chega de extensão ligada em extensão: {topic}.',
        'Pra tomar banho sem a casa apagar: {topic}.',
      ],
      steps: [
        ['Alguém liga o chuveiro, outra pessoa esquenta o leite, e pronto: escuro. A casa inteira grita o nome de quem tá no banho.', 'Aquela extensão atrás da televisão era só por uma semana. Já ganhou outra extensão de companhia.'],
        ['Cada casa tem fio e disjuntor pra uma certa carga. Aparelho novo entra, a conta muda, e é isso que a gente confere.'],
        ['Vale na reforma, no chuveiro novo, na casa antiga que vocês compraram ou quando uma tomada esquenta.'],
        ['Me conta quando acontece e o que tava ligado. Manda foto do quadro fechado e não abre nada até alguém ver.'],
      ],
    },
    funny: {
      openings: [
        'O cunhado já tentou, agora é sério: {topic}.',
        'Banho quente sem pedir licença ao micro-ondas: {topic}.',
        'A lanterna do celular pode descansar: {topic}.',
      ],
      steps: [
        ['Na casa existe um acordo: quem toma banho avisa, e ninguém liga o micro-ondas. O acordo cai sempre com xampu na cabeça.', 'O interruptor do corredor acende a luz da varanda. Ninguém sabe por quê, e as visitas já aprenderam.'],
        ['O disjuntor que cai está avisando alguma coisa. Empurrar de volta e sair de fininho não conta como conserto.'],
        ['Para quem reformou, para quem trocou o chuveiro e para quem tem um cunhado que viu um vídeo.'],
        ['Conte o sintoma inteiro, inclusive a parte em que alguém tentou arrumar. Essa parte costuma ser a mais importante.'],
      ],
    },
    motivational: {
      openings: [
        'A casa pronta para a rotina de vocês: {topic}.',
        'Atenção ao que fica dentro da parede: {topic}.',
        'Trabalho que não se vê e se usa o dia todo: {topic}.',
      ],
      steps: [
        ['A casa foi feita quando havia uma geladeira e uma televisão. Hoje há computador em cada quarto e alguém trabalhando na sala.', 'Vocês compraram o primeiro imóvel e querem começar direito. Antes da tinta e dos móveis, vem o que passa por dentro da parede.'],
        ['É um trabalho que ninguém elogia, porque fica escondido. Quando bem feito, a luz acende e a família nem pensa nisso.'],
        ['Faz sentido em casa antiga, em escritório novo e em cozinha reformada. O uso cresce, e a instalação acompanha.'],
        ['Faça uma lista dos aparelhos que usa e dos que pretende comprar. Ela ajuda a planejar de uma vez.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que o disjuntor quer dizer quando cai: {topic}.',
        'Sinais que a casa dá: {topic}.',
        'Extensão não é instalação: {topic}.',
      ],
      steps: [
        ['Quando o disjuntor cai, muita gente rearma e segue a vida. Se cai de novo, a ideia é trocar por um maior.'],
        ['O disjuntor protege o fio. Um maior deixa passar mais corrente do que o fio aguenta, e o fio esquenta.'],
        ['Anote o que estava ligado quando o disjuntor caiu. Tomada quente, cheiro de queimado ou choque pedem desligar e chamar um eletricista.'],
        ['Numa visita, o eletricista olha primeiro o quadro. Pela ordem dos fios, ele já sabe muito sobre a casa.'],
      ],
    },
    casual: {
      openings: [
        'Caiu o disjuntor, faz o quê: {topic}.',
        'A tomada tá quente? Melhor falar de {topic}.',
        'Não troca o disjuntor por um maior: {topic}.',
      ],
      steps: [
        ['O disjuntor caiu, a gente levanta. Caiu de novo, levanta de novo. Na terceira vez, já virou parte da rotina.'],
        ['O disjuntor cai pra proteger o fio. Se botar um maior, o fio recebe mais do que aguenta e esquenta na parede.'],
        ['Repara no que tava ligado na hora e anota. Se a tomada esquentar ou cheirar a queimado, desliga e chama alguém.'],
        ['Eu sempre digo que o quadro de luz conta a história da casa. Dá pra ver cada reforma ali dentro.'],
      ],
    },
    funny: {
      openings: [
        'O famoso deixa que eu mexo: {topic}.',
        'Interruptores que não acendem nada: {topic}.',
        'A visita apertou o interruptor errado: {topic}.',
      ],
      steps: [
        ['Acabou a luz. O primeiro reflexo é olhar pela janela e conferir, com alívio, se o vizinho também está no escuro.'],
        ['Se só a sua casa apagou, o problema mora com você. Normalmente ele atende pelo nome de chuveiro, forno ou cunhado.'],
        ['Desligue os aparelhos, rearme o disjuntor uma vez e ligue um por um. Caiu de novo, pare e chame um profissional.'],
        ['Etiquete o quadro de luz: cozinha, quarto, chuveiro. A alternativa é desligar tudo e esperar para ver quem grita.'],
      ],
    },
    motivational: {
      openings: [
        'O que está dentro da parede também importa: {topic}.',
        'Uma casa bem cuidada por dentro: {topic}.',
        'Medir, apertar, testar, acender: {topic}.',
      ],
      steps: [
        ['O aprendiz passou meses só observando e segurando a escada. Hoje explica a outros por que se testa duas vezes.'],
        ['É um ofício de conferência: medir, apertar, testar, etiquetar. A pressa não tem lugar nesse serviço.'],
        ['Em casa, identifique cada disjuntor com uma etiqueta e mostre a todos onde fica o quadro.'],
        ['Quem trabalha com isso acende a última lâmpada, guarda as ferramentas e olha o cômodo iluminado antes de sair.'],
      ],
    },
  },
}
