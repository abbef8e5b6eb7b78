import type { ProductType } from '../product-type.ts'

export const doll: ProductType = {
  nouns: ['boneca de crochê', 'boneca de amigurumi', 'bonequinha de crochê'],
  asks: ['para quem é a boneca', 'as cores preferidas da pessoa', 'para quando é'],
  questions: {
    sale: ['Que nome você daria a ela?', 'Boneca é para brincar ou para enfeitar o quarto?'],
    content: ['Como se chamava a sua boneca preferida?', 'Você já foi convidado para um chá de bonecas?'],
  },
  emojis: ['🧶', '🪡', '💛'],
  hashtags: ['bonecadecroche', 'bonecaamigurumi', 'bonecasdecroche', 'amigurumi', 'amigurumidoll', 'bonecas', 'croche'],
  sale: {
    professional: {
      openings: [
        'Cabelo, roupa e rosto, tudo pensado na agulha: {topic}.',
        '{O topic} {mostra/mostram} o cuidado em cada ponto.',
        'Uma companhia para a estante e para as histórias: {topic}.',
      ],
      steps: [
        ['Uma criança ganha uma boneca e a primeira coisa que faz é perguntar o nome. Cinco minutos depois, as duas já são amigas.', 'Na prateleira ou na poltrona, a boneca muda o quarto. Quem entra sempre pega na mão para olhar de perto.'],
        ['São muitas partes pequenas, cada uma contada em voltas. A expressão do rosto se decide no final, por milímetros.'],
        ['Cabe no aniversário, na decoração do quarto e na coleção de quem gosta. Adultos também se encantam.'],
        ['Pense nas cores preferidas de quem vai ganhar e no lugar dela no quarto. Tamanho e tom vêm daí.'],
      ],
    },
    casual: {
      openings: [
        'Já pode escolher o nome: {topic}.',
        '{O topic} e a brincadeira que vem junto.',
        'Olha só esse rostinho de crochê: {topic}.',
      ],
      steps: [
        ['A gente entrega a boneca e fica olhando. A criança vira, mexe no cabelo, olha de perto e decide o nome.', 'Quem teve uma boneca que ia pra todo lado sabe como é. Passa o tempo que for, o nome dela a gente não esquece.'],
        ['É crochê do pé à cabeça, parte por parte. O que mais demora são os detalhes, e é neles que todo mundo repara.'],
        ['Pra aniversário, pra enfeitar o quarto, pra quem coleciona. Tem muita gente grande que compra uma pra si.'],
        ['Me conta as cores que a pessoa gosta e onde a boneca vai ficar. Com isso a gente já imagina ela inteira.'],
      ],
    },
    funny: {
      openings: [
        'O guarda-roupa dela já é melhor que o nosso: {topic}.',
        '{O topic} {senta/sentam} melhor que muita gente.',
        'A poltrona já tem dona: {topic}.',
      ],
      steps: [
        ['Em casa com boneca há reunião todo dia. Tem chá, tem bronca, e o pai participa sentado numa cadeira de vinte centímetros.', 'A boneca troca de nome todo dia. Ontem era Lia, hoje é doutora, amanhã vai ao mercado.'],
        ['Cada detalhe é feito na agulha, com toda a calma. A boneca já acorda pronta, coisa que na família ninguém mais faz.'],
        ['Para a menina, o menino, a tia que coleciona e a amiga que diz que é só para decorar o escritório.'],
        ['Pense bem na cor do cabelo. A criança vai querer igual ao dela, ao da melhor amiga ou então roxo.'],
      ],
    },
    motivational: {
      openings: [
        'Horas de agulha para muitas brincadeiras: {topic}.',
        '{O topic} {ganha/ganham} vida na mão de quem brinca.',
        'Pontos miúdos, lembrança comprida: {topic}.',
      ],
      steps: [
        ['Quem dá uma boneca imagina a cena: o papel rasgado, o silêncio, e depois o abraço na boneca, antes do abraço em você.', 'Há bonecas que sobrevivem a mudanças, faxinas e adolescências. Ficam porque alguém as escolheu com cuidado.'],
        ['Braços iguais, cabeça no centro, rosto no lugar. São centenas de pontos até que tudo fique em equilíbrio.'],
        ['Para a criança que inventa histórias e para o adulto que ainda se lembra das suas.'],
        ['Escolha com um detalhe em que a pessoa se reconheça, como a cor preferida. É nele que ela vai reparar primeiro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Os detalhes que formam {o topic}.',
        'Como limpar {o topic} sem molhar demais.',
        'Entre pontos e expressão: {topic}.',
      ],
      steps: [
        ['Boneca que acompanha a criança pela casa suja, e muitos pais a põem na máquina. O enchimento pode empelotar.'],
        ['Enchimento molhado demora a secar por dentro. No rosto, a distância entre olhos e boca define se ela sorri.'],
        ['Limpe por partes, com pano úmido e sabão neutro, e deixe secar em lugar ventilado. Não torça o corpo.'],
        ['Antes de fixar o rosto, quem faz testa com alfinetes e se afasta. De longe se vê para onde ela olha.'],
      ],
    },
    casual: {
      openings: [
        'O que mais demora para ficar bom {no topic}.',
        'Uma conversa sobre rostinho e cabelo: {topic}.',
        'Como eu limpo {o topic}.',
      ],
      steps: [
        ['A boneca foi ao quintal, dormiu no chão e tomou suco. Aí a gente olha pra máquina de lavar e pensa se pode.'],
        ['Por dentro tem enchimento, e ele demora pra secar. Se encharcar, pode ficar com bolo lá no meio.'],
        ['Pano úmido com sabão neutro, aos poucos, e sombra pra secar. Amassa de leve com a mão pra ajeitar o corpo.'],
        ['Quando termino, sento a boneca na mesa e olho de longe. Se a cara não me convence, tiro e faço outra vez.'],
      ],
    },
    funny: {
      openings: [
        'Os mil nomes {do topic}.',
        'Chá das cinco com {o topic}.',
        'A boneca sabe de tudo: {topic}.',
      ],
      steps: [
        ['Na mesa das bonecas, o chá é invisível e a conta, caríssima. O avô já pagou duas vezes e pediu mais bolo.', 'Criança briga com a boneca pelo que ela mesma aprontou. A boneca aguenta firme e não entrega ninguém.'],
        ['A explicação é simples: criança também quer mandar em alguém. A boneca foi eleita sem concorrente.'],
        ['Se for convidado para o chá, tome o invisível até o fim. Deixar no copo é falta de educação.'],
        ['Quem faz boneca trabalha sob o olhar dos rostos na mesa. O de ontem parece ter opinião sobre o de hoje.'],
      ],
    },
    motivational: {
      openings: [
        'Parte por parte, até ter nome: {topic}.',
        'O rosto vem por último: {topic}.',
        'Muitas histórias começam com {o topic}.',
      ],
      steps: [
        ['No meio do trabalho, a boneca ainda não tem graça nenhuma. São tubos, bolinhas e um novelo que parece não acabar.'],
        ['As partes precisam da mesma firmeza de ponto. Se uma sai mais frouxa, ela fica torta ao sentar.'],
        ['Para quem aprende, vale fazer os dois braços no mesmo dia. A mão ainda lembra a força do primeiro.'],
        ['Um dia, a boneca sai da mesa de quem fez e ganha nome em outra casa. Quem fez quase nunca adivinha qual.'],
      ],
    },
  },
}
