import type { ProductType } from '../product-type.ts'

export const pacoca: ProductType = {
  nouns: ['paçoca', 'paçoquinha', 'paçoca de amendoim', 'paçoca caseira', 'paçoca gourmet', 'paçoca artesanal'],
  asks: ['se é para festa junina ou para casa', 'quantas pessoas vão comer', 'se é para comer pura ou em receita'],
  questions: {
    sale: ['Na festa, no recreio ou com café?', 'Quantas você come sem perceber?'],
    content: ['Você come inteira ou esfarela antes?', 'Qual doce de festa junina é o seu preferido?'],
  },
  emojis: ['🥜', '🎪', '😋'],
  hashtags: ['pacoca', 'pacoquinha', 'pacocaartesanal', 'docesjuninos', 'festajunina', 'amendoim', 'docedeamendoim'],
  sale: {
    professional: {
      openings: [
        'Bandeirinha no alto e {topic} na mesa.',
        'O sabor de junho em qualquer mês: {topic}.',
        '{O topic} {acompanha/acompanham} o café sem cerimônia.',
      ],
      steps: [
        ['A fogueira foi acesa, a sanfona começou e a mesa de doces se encheu de mãos. A bandeja do amendoim é a primeira a esvaziar.', 'No meio da tarde, com o café recém-passado, um doce pequeno de amendoim encerra bem a conversa da cozinha.'],
        ['O amendoim tostado desmancha na boca com um toque de sal que segura o doce. É simples e inconfundível.'],
        ['{Fica/Ficam} bem em festa junina, lancheira, lembrancinha e mesa de café. O farelo ainda cobre bolo, sorvete, mousse e brigadeiro.'],
        ['Pense no número de convidados e em quantos doces haverá na mesa. Se for usar em receita, diga qual.'],
      ],
    },
    casual: {
      openings: [
        'Na mão e na boca, tudo se desmancha: {topic}.',
        'Arraiá que se preze tem {topic}.',
        'Docinho de amendoim pra depois do almoço, {topic}.',
      ],
      steps: [
        ['Lembra do recreio, moedinha na mão e o doce esfarelando antes da primeira mordida? A gente lambia o papel e voltava feliz.', 'Quadrilha terminou, todo mundo suado, e a mesa de doces ali chamando. Eu vou direto no docinho de amendoim.'],
        ['É aquele gostinho de amendoim torrado com uma pitadinha de sal. Põe na boca, fecha, espera, e já se foi.'],
        ['{Vai/Vão} na festa junina, na lancheira, em cima do sorvete e no meio do brigadeiro. E no potinho da mesa do trabalho.'],
        ['Me diz quantas pessoas são e se é festa ou despensa. Despensa acaba mais rápido, pode acreditar.'],
      ],
    },
    funny: {
      openings: [
        'Não dá para assobiar depois {do topic}.',
        'Farelo na roupa, prova definitiva: {topic}.',
        'Tente dizer farofa de boca cheia: {topic}.',
      ],
      steps: [
        ['Na quadrilha, o noivo comeu uma antes da hora do sim. Respondeu com uma nuvem de farelo, e o padre de mentira aceitou.', 'A pessoa abriu com todo o cuidado do mundo. O doce se desmanchou na mão antes de qualquer decisão.'],
        ['{Esfarela/Esfarelam} no papel, na roupa e na boca, e ninguém reclama. É doce para comer com guardanapo, prato e alguma coragem.'],
        ['{Serve/Servem} para arraiá, recreio, café e para calar por quinze segundos aquele primo que não para de falar.'],
        ['Na conta da festa, considere quem come de duas em duas. Costuma ser o mesmo que não consegue responder quando chamam.'],
      ],
    },
    motivational: {
      openings: [
        'Um doce simples que atravessa gerações: {topic}.',
        'Levar o arraiá para a mesa de casa: {topic}.',
        'Do pilão de ontem à festa de hoje: {topic}.',
      ],
      steps: [
        ['A festa da escola foi montada por mães, pais e professoras depois do expediente. Um doce para a equipe é o mínimo de carinho.', 'Avó e neta comendo o mesmo doce da infância, cada uma da sua. Poucos sabores permitem essa conversa.'],
        ['Torrar, moer e acertar o ponto da mistura pede mão atenta. Um pouco a mais de calor já muda o gosto.'],
        ['É um agrado para a turma da quadrilha, para o porteiro e para quem mora fora e sente falta de junho.'],
        ['Lembre quem vai estar na festa e quem não pôde ir. Um saquinho separado para essa pessoa vale muito.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Do pilão dos povos antigos à festa junina: {topic}.',
        'Por que {esfarela/esfarelam} tanto: {topic}.',
        'Outros usos para {o topic} na cozinha.',
      ],
      steps: [
        ['O doce chegou inteiro e virou farelo dentro da bolsa. Muita gente descarta o que se desmanchou, sem saber o que perde.', 'No Norte e no Nordeste, o mesmo nome pode ser um prato salgado, com carne e farinha. A confusão rende boas conversas.'],
        ['A mistura é seca e só se mantém unida pela pressão. O óleo do próprio amendoim é quase a única liga.'],
        ['Guarde em pote fechado e seco, sem peso por cima. O que esfarelar cobre sorvete, banana assada e pudim.'],
        ['O nome vem do tupi e lembra o gesto de socar no pilão. A festa veio depois e adotou o doce.'],
      ],
    },
    casual: {
      openings: [
        'Virou farelo na bolsa? Não joga fora: {topic}.',
        'Doce ou salgada? Depende da terra, e o papo é {topic}.',
        'Ideias pra usar {o topic} que {esfarelou/esfarelaram}.',
      ],
      steps: [
        ['Quem nunca achou um saquinho de pó de amendoim no fundo da mochila? Tem coisa boa pra fazer com aquilo.', 'Falei esse nome pra uma amiga nordestina e ela pensou em carne com farinha. Deu fome dos dois jeitos.'],
        ['O doce é só prensado, quase não tem o que segure. Um apertão na sacola e ele desmancha inteirinho.'],
        ['Põe o farelo no sorvete, na banana quente, no brigadeiro. E o que tá inteiro, guarda num potinho firme.'],
        ['Tem quem morda, tem quem esfarele na mão e vire tudo na boca. Eu faço a segunda, quando ninguém tá olhando.'],
      ],
    },
    funny: {
      openings: [
        'Perícia no fundo da mochila: {topic}.',
        'Como comer {o topic} em público, teoria e prática.',
        'Falar de boca cheia dá nuvem: {topic}.',
      ],
      steps: [
        ['A mochila da escola foi aberta em julho. No fundo havia farelo de amendoim, um bilhete da reunião e um lápis muito doce.', 'Alguém perguntou as horas logo depois da primeira mordida. A resposta veio em forma de poeira.'],
        ['Só a pressão segura aquele doce, e a pressão acaba na primeira dentada. É um caso clássico de equilíbrio frágil.'],
        ['Incline a cabeça para trás, feche a boca e não ria. A terceira parte é onde todos falham.'],
        ['Cientistas ainda não descobriram como abrir sem derrubar. As formigas pedem que não se apressem.'],
      ],
    },
    motivational: {
      openings: [
        'Socar, misturar, prensar e repetir: {topic}.',
        'O arraiá começa semanas antes, na cozinha: {topic}.',
        'Raízes antigas de um doce pequeno: {topic}.',
      ],
      steps: [
        ['Quem prepara mesa de festa junina já está de avental em maio. A bandeirinha é a última coisa a subir.', 'Socar no pilão era tarefa de duas pessoas, uma de cada lado, no mesmo ritmo. Cantava-se para não perder o passo.'],
        ['O ponto se conhece na mão: aperta-se um punhado, e ele tem de ficar inteiro. Só a prática ensina essa força.'],
        ['Reúna a família para preparar um doce de junho em casa. Dê a cada pessoa uma etapa e deixe errar o formato.'],
        ['Sabores de festa atravessam o ano na memória. Quando junho volta, a casa já sabe de que tem saudade.'],
      ],
    },
  },
}
