import type { ProductType } from '../product-type.ts'

export const headband: ProductType = {
  nouns: ['tiara', 'arco', 'arco de cabelo', 'arquinho', 'faixa', 'faixa de cabelo', 'turbante', 'passadeira de cabelo'],
  asks: ['como é o seu cabelo', 'as cores que você mais usa', 'para qual ocasião é'],
  questions: {
    sale: ['Você prefere mais larga ou mais fininha?', 'Para onde você usaria primeiro?'],
    content: ['O que você faz quando o cabelo acorda com ideias?', 'Quem aí já se arrependeu de uma franja?'],
  },
  emojis: ['💁‍♀️', '🌸', '✨'],
  hashtags: ['tiara', 'tiaras', 'arcodecabelo', 'acessoriosdecabelo', 'turbante', 'faixadecabelo', 'acessoriosparacabelo'],
  sale: {
    professional: {
      openings: [
        'Cabelo arrumado em poucos segundos: {topic}.',
        '{O topic} para o trabalho, a festa ou o dia de correria.',
        'Um detalhe que muda o penteado, {topic}.',
      ],
      steps: [
        ['O despertador falhou, e o cabelo não ajudou. Com um acessório bonito na cabeça, parece que foi tudo planejado.', 'A roupa é a de sempre, o jantar é especial. Um detalhe no cabelo muda o conjunto sem trocar mais nada.'],
        ['Tira o cabelo do rosto e enfeita ao mesmo tempo. Fica bem com os fios soltos, presos ou no meio do caminho.'],
        ['Acompanha a rotina, o casamento de dia e o passeio na praia. É um presente que não depende de numeração.'],
        ['Para escolher, olhe as cores que mais usa e o volume do seu cabelo. Peças largas aparecem mais, e as finas são discretas.'],
      ],
    },
    casual: {
      openings: [
        'Acordei tarde e salvei o cabelo com {topic}.',
        'Cabelo no dia dele? Põe {topic}.',
        'Faltava um detalhe na roupa de sempre: {topic}.',
      ],
      steps: [
        ['Sabe o dia em que o cabelo decide por você? Eu ponho um acessório, me olho no espelho e saio como se fosse ideia minha.', 'Tem roupa que a gente usa tanto que já cansou. Muda só o cabelo e ela parece outra.'],
        ['O bom é que tira o cabelo do rosto e ainda enfeita. Em dois segundos tá resolvido, com os fios soltos ou presos.'],
        ['Uso pra trabalhar, pra sair e pra fazer a maquiagem sem fio na cara. E dou de presente, porque serve em todo mundo.'],
        ['Pensa nas cores que você mais veste antes de escolher. Quem gosta de aparecer vai nos largos, e quem não gosta, nos fininhos.'],
      ],
    },
    funny: {
      openings: [
        'Dia três sem lavar, com dignidade: {topic}.',
        'O cabelo acordou com ideias, e a resposta é {topic}.',
        '{O topic} {faz/fazem} o atraso parecer estilo.',
      ],
      steps: [
        ['O cabelo tinha um compromisso para um lado, e você para o outro. Com um acessório, os dois chegam juntos.', 'Era para ser um dia de lavar, mas a cama estava boa. Ninguém precisa saber, e o espelho já concordou.'],
        ['Um bom acessório esconde a raiz, a franja em fase de crescimento e o travesseiro de ontem. E ainda recebe elogio.'],
        ['Para a chamada de vídeo, para o casamento e para a franja que você jurou que ia adorar. A gente não comenta a franja.'],
        ['Antes de escolher, olhe o seu armário e a sua paciência de manhã. Se os dois andam em baixa, vale ter um acessório de cada cor.'],
      ],
    },
    motivational: {
      openings: [
        'Dois segundos para se olhar e gostar: {topic}.',
        '{O topic} para os dias cheios, e para os outros também.',
        'Um capricho rápido antes de sair: {topic}.',
      ],
      steps: [
        ['Manhã com criança, marmita e horário. Sobram dois segundos para o espelho, e dá para usá-los bem.', 'Quem está deixando a franja crescer passa meses negociando com o espelho. Um acessório bonito ajuda nessa espera.'],
        ['Arrumar o cabelo leva dois segundos e acompanha você o dia inteiro. Cada reflexo na vitrine lembra que você se cuidou.'],
        ['Vale para a entrevista, para a aula e para o café na casa da amiga. Arrumar-se não precisa de ocasião.'],
        ['Escolha uma cor que já faça parte das suas roupas. O que combina sem esforço acaba usado toda semana.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como usar {o topic} sem que escorregue.',
        'Um jeito melhor de usar {topic}.',
        'Conforto e firmeza no cabelo: {topic}.',
      ],
      steps: [
        ['No meio do dia, o acessório já foi parar na nuca. Você ajeita, ele desce, e a cena se repete até a noite.'],
        ['Sobre o fio limpo e liso, quase não há atrito. Sem apoio atrás das orelhas, qualquer movimento desloca a peça.'],
        ['Deixe um pouco de volume no topo e prenda dois grampos cruzados atrás das orelhas. Solte uma mecha na frente, se gostar.'],
        ['Quem faz acessórios testa cada um por algumas horas, e não só no espelho. O conforto aparece depois do almoço.'],
      ],
    },
    casual: {
      openings: [
        'Escorrega? Testa isso com {o topic}.',
        'Meu jeito de usar {o topic} sem ficar chapado.',
        'Pra parar no lugar o dia inteiro: {topic}.',
      ],
      steps: [
        ['Você põe de manhã e ao meio-dia tá na nuca. Eu já passei um casamento inteiro empurrando pra cima.'],
        ['Cabelo recém-lavado é escorregadio, e se puxar demais no topo, chapa. Aí a peça não tem onde segurar.'],
        ['Solta umas mechas na frente, dá uma puxadinha no topo e esconde um grampo de cada lado. Fica o dia inteiro.'],
        ['Quando termino uma peça, uso pela casa antes de dar por pronta. Se eu esqueço que tô com ela, é porque ficou boa.'],
      ],
    },
    funny: {
      openings: [
        'A viagem {do topic} da testa até a nuca.',
        'O acessório desceu e virou colar: {topic}.',
        'Fases da franja, com {topic}.',
      ],
      steps: [
        ['Às oito está na testa, às dez no topo e, ao meio-dia, na nuca. No fim do dia já é um colar.'],
        ['Cabelo limpo escorrega como azulejo de piscina. O acessório só acompanha a descida até a nuca.'],
        ['Dois grampos atrás das orelhas encerram a viagem. Quanto à franja, só o tempo e o esconderijo das tesouras.'],
        ['Quem trabalha com acessórios tem um de cada cor e usa sempre o mesmo. Os outros estão em período de avaliação.'],
      ],
    },
    motivational: {
      openings: [
        'Um minuto em frente ao espelho com {topic}.',
        'O acabamento que só quem usa percebe {no topic}.',
        'Pequenos cuidados da manhã: {topic}.',
      ],
      steps: [
        ['Mudar o penteado é uma das mudanças mais fáceis de experimentar. Se não gostar, amanhã tem outro.'],
        ['O acessório muda a moldura do rosto, e o resto parece novo. Por isso um detalhe pequeno se nota tanto.'],
        ['Separe dez minutos num dia livre para testar jeitos de usar em frente ao espelho. De manhã, a mão já sabe.'],
        ['O avesso de um acessório conta o cuidado de quem fez. Ninguém vê, mas a cabeça sente.'],
      ],
    },
  },
}
