import type { ProductType } from '../product-type.ts'

export const icedCake: ProductType = {
  nouns: ['bolo gelado'],
  asks: ['quantas pessoas vão comer', 'qual sabor prefere', 'para quando é'],
  questions: {
    sale: ['Você come de garfo ou direto do papel?', 'Qual bolo não falta nas festas da sua família?'],
    content: ['Bolo gelado ou em temperatura ambiente?', 'Quem fazia bolo gelado na sua família?'],
  },
  emojis: ['🍰', '🧊', '😋'],
  hashtags: ['bologelado', 'bolosgelados', 'bologeladinho', 'bologeladoembrulhado', 'bolos', 'sobremesagelada', 'docesgelados'],
  sale: {
    professional: {
      openings: [
        'Massa molhadinha, direto da geladeira: {topic}.',
        'Um pedaço gelado no meio da tarde: {topic}.',
        '{O topic} {tem/têm} lugar certo na geladeira da família.',
      ],
      steps: [
        ['O almoço terminou, a conversa segue e alguém abre a geladeira procurando um doce. Um pedaço gelado resolve.', 'Em festa de família, há sempre uma bandeja que vem gelada da cozinha. Quem conhece já se aproxima antes.'],
        ['A massa recebe calda, descansa no frio e fica úmida do começo ao fim. Por isso cada garfada é macia e fresca.'],
        ['{Vai/Vão} bem na sobremesa, na festa, no lanche da tarde e na bolsa térmica de quem vai passar o dia fora.'],
        ['Pense em quantos pedaços vão sair e deixe um espaço livre na geladeira. Gelado por inteiro é que mostra o sabor.'],
      ],
    },
    casual: {
      openings: [
        'Abre a geladeira, que tem {topic}.',
        'Tem coisa boa esperando na geladeira: {topic}.',
        'Calda na medida e bastante geladeira: {topic}.',
      ],
      steps: [
        ['Eu abro a geladeira só pra ver se ainda está lá. Está, então corto um pedaço, e da próxima vez já não está.', 'Sabe festa de família em que a gente pergunta logo quem fez o bolo gelado? Eu pergunto na porta, antes do abraço.'],
        ['O bom é aquela massa molhadinha, que nem precisa de café pra descer. Geladinha, então, não sobra nem farelo.'],
        ['{Vai/Vão} bem depois do almoço, na tarde com as crianças e na festa em que cada um leva um prato.'],
        ['Conta quantas pessoas vêm e lembra do espaço na geladeira. Depois é só pensar no sabor que mais agrada.'],
      ],
    },
    funny: {
      openings: [
        'Sumiço na geladeira durante a madrugada: {topic}.',
        'Fui beber água e encontrei {o topic}.',
        'A geladeira nunca abriu tanto desde que {chegou/chegaram} {o topic}.',
      ],
      steps: [
        ['A família inteira ficou com sede na mesma noite. Ninguém voltou com copo, e o bolo amanheceu pela metade.', 'Na festa, a pessoa pega um pedaço e diz que vai guardar para mais tarde. Mais tarde é depois da porta da cozinha.'],
        ['Bolo seco pede café, conversa e paciência. O gelado desce sozinho, e por isso ninguém sabe quantos comeu.'],
        ['Ajuda no calor, na visita e naquela reunião de família que esquentou antes da sobremesa.'],
        ['Na conta, inclua os pedaços da madrugada. Eles não aparecem na lista, mas aparecem na bandeja.'],
      ],
    },
    motivational: {
      openings: [
        'Depois de um dia de correria, {topic}.',
        'Um doce gelado à espera de quem chega: {topic}.',
        'Trabalho da véspera, carinho na mesa: {topic}.',
      ],
      steps: [
        ['Quem chega em casa depois de um dia quente gosta de abrir a geladeira e achar um doce. Alguém pensou nisso.', 'A família se junta poucas vezes no ano, e a sobremesa precisa render conversa. Bandeja gelada faz todos voltarem à mesa.'],
        ['Calda na medida e tempo de frio: é a espera que deixa a massa úmida por igual. Quem faz respeita essa espera.'],
        ['Levar uma sobremesa gelada ao vizinho que está em obra ou à equipe do plantão é um descanso no meio do dia.'],
        ['Lembre do sabor que a pessoa sempre escolhe e comece por ele. Sobremesa lembrada tem outro gosto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Calda, frio e descanso: {topic}.',
        'Por que {o topic} {fica/ficam} melhor no dia seguinte.',
        'Como manter {o topic} na geladeira.',
      ],
      steps: [
        ['Quem faz em casa às vezes corta cedo demais. Um lado está encharcado, o outro seco, e o sabor parece dividido.', 'Outro engano comum é guardar sem cobrir. No dia seguinte o bolo tem gosto de tudo o que havia na geladeira.'],
        ['A calda leva horas para se espalhar por dentro da massa. E bolo úmido pega cheiro de comida com facilidade.'],
        ['Fure a massa, regue aos poucos e deixe bem coberto na geladeira de um dia para o outro.'],
        ['É doce de véspera, daqueles que ensinam a esperar a festa. Feito com antecedência, ainda dá sossego a quem organiza.'],
      ],
    },
    casual: {
      openings: [
        'Papo de geladeira aberta: {topic}.',
        'Meu conselho antes de cortar {o topic}.',
        'Quem ama {topic} sabe que a espera vale.',
      ],
      steps: [
        ['O meu primeiro ficou ensopado de um lado e seco do outro. Eu tinha jogado a calda toda num canto só.'],
        ['A massa bebe a calda devagar. Se a gente joga tudo de uma vez, ela desce e fica parada no fundo.'],
        ['Fura com um garfo, rega de colher em colher e cobre bem. No outro dia ele tá molhadinho por igual.'],
        ['Gosto de fazer na véspera e esquecer. Mentira, eu lembro de meia em meia hora, mas não abro a geladeira.'],
      ],
    },
    funny: {
      openings: [
        'O canto da bandeja encolheu de noite: {topic}.',
        'Álibis de madrugada: {topic}.',
        'Como esconder {o topic} atrás da salada.',
      ],
      steps: [
        ['Toda bandeja tem um canto que encolhe de noite. De manhã, todos reparam e ninguém acordou para nada.'],
        ['O corte da madrugada é fino, para não dar na vista. O problema é que ele acontece seis vezes.'],
        ['Para vigiar, corte tudo em quadrados iguais e conte. Se a conta não fechar, procure quem está sem fome no café.'],
        ['Quem faz prova a calda com a colher várias vezes. É por segurança, diz a pessoa, já na quinta prova.'],
      ],
    },
    motivational: {
      openings: [
        'Uma sobremesa de véspera, com paciência: {topic}.',
        'A espera faz parte {do topic}.',
        'Medida de calda se aprende fazendo {topic}.',
      ],
      steps: [
        ['A primeira calda sobra, a segunda falta, e na terceira a mão já sabe quanto a massa pede.'],
        ['A mesma massa bebe mais calda num dia que no outro. Quem presta atenção percebe pelo brilho de cima.'],
        ['Em casa, meça a calda com uma xícara e anote quanto usou. Na próxima vez, você começa desse ponto.'],
        ['Deixar a sobremesa pronta na véspera é um presente para o dia seguinte. A manhã da festa fica mais calma.'],
      ],
    },
  },
}
