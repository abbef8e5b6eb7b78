import type { ProductType } from '../product-type.ts'

export const dishTowel: ProductType = {
  nouns: ['pano de prato', 'paninho de prato', 'pano de copa'],
  asks: ['a cor da sua cozinha', 'quantos você quer', 'se é para usar ou para presente'],
  questions: {
    sale: ['Qual é a cor da sua cozinha?', 'Você usa ou guarda pano de prato bonito?'],
    content: ['Quem lava e quem enxuga a louça aí na sua casa?', 'Você tem pano de prato que ninguém pode usar?'],
  },
  emojis: ['🍽️', '🧵', '🏠'],
  hashtags: ['panodeprato', 'panosdeprato', 'panodecopa', 'panodepratopersonalizado', 'panosdecopa', 'cozinhadecorada', 'kitpanodeprato'],
  sale: {
    professional: {
      openings: [
        '{O topic} para a cozinha de todo dia.',
        'Sempre à mão, perto da pia: {topic}.',
        'A cozinha fica mais bonita com {o topic}.',
      ],
      steps: [
        ['O almoço acabou, e a louça está no escorredor. Alguém lava, alguém enxuga, e a conversa continua na cozinha.', 'Na porta do forno ou no gancho da pia, o pano fica à vista o dia inteiro. Por isso vale escolher um bonito.'],
        ['Um pano de prato junta uso e enfeite como poucas peças da casa. Enxuga o copo agora e decora a cozinha depois.'],
        ['É lembrança certa para quem se mudou, para a anfitriã e para a mãe. Cabe em qualquer cozinha, de qualquer tamanho.'],
        ['Pense na quantidade pelo ritmo da casa. Com um para o dia e outro na gaveta, há sempre um seco.'],
      ],
    },
    casual: {
      openings: [
        'Dá até pena de molhar {o topic}.',
        'Toda cozinha merece um capricho assim: {topic}.',
        'Olha {o topic} e me diz se não alegra a pia.',
      ],
      steps: [
        ['Toda casa tem o pano de usar e o pano de visita. Se a campainha toca, a gente troca correndo.', 'Enquanto a água do café esquenta, a gente enxuga a louça da noite. É um começo de dia bem tranquilo.'],
        ['É uma coisinha simples, mas muda a cozinha. A gente olha pra pia e ela já parece mais arrumada.'],
        ['Pra levar quando alguém convida pra almoçar é uma beleza. Todo mundo usa, todo mundo gosta e cabe na bolsa.'],
        ['Pensa na cor da sua cozinha e em quantos você gasta na semana. Se for presente, dois juntos ficam ótimos.'],
      ],
    },
    funny: {
      openings: [
        'Bonito demais para secar a mão escondido: {topic}.',
        '{O topic} e a placa invisível de não encoste.',
        'Em casa, todos sabem que não se usa {esse topic}.',
      ],
      steps: [
        ['Existe o pano bom, que ninguém pode usar, e o outro, que enxuga tudo. A visita, inocente, pega sempre o bom.', 'Alguém limpou o fogão com o pano de visita. A casa está em silêncio, e o culpado finge que lê o jornal.'],
        ['O pano enxuga a louça, segura a panela, cobre o pão e espanta mosca. Nenhum outro funcionário da cozinha faz tanto.'],
        ['Presente certo para a mãe, que vai dizer que é lindo demais para usar e guardar por seis anos.'],
        ['Leve ao menos dois. Um para trabalhar e um para ficar pendurado, olhando o colega com certa superioridade.'],
      ],
    },
    motivational: {
      openings: [
        'Capricho que aparece na cozinha: {topic}.',
        '{O topic} para quem cuida da casa com gosto.',
        'A casa também se arruma nos detalhes: {topic}.',
      ],
      steps: [
        ['Depois do jantar, com todos já na sala, alguém deixa a pia limpa e estende o pano. É assim que o dia termina bem.', 'Na casa da avó, o pano cobria o bolo quente na janela. Muita gente guarda essa imagem até hoje.'],
        ['Um detalhe bonito deixa a tarefa de todo dia mais agradável. A louça é a mesma, mas a cozinha fica mais alegre.'],
        ['É um presente simples de quem quer agradecer um almoço ou desejar boa casa nova. Vai ser usado sempre.'],
        ['Escolha pensando em quem passa mais tempo naquela cozinha. O gosto dessa pessoa decide a cor e o desenho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como deixar {o topic} sem cheiro e sem mancha.',
        'Pano úmido na cozinha, um cuidado: {topic}.',
        'De quanto em quanto tempo trocar {o topic}.',
      ],
      steps: [
        ['O pano parece limpo, mas tem um cheiro que não sai. Ele passou o dia úmido, dobrado na alça do forno.'],
        ['Úmido e com resto de comida, o tecido é um bom lugar para bactérias. A gordura ainda fecha a trama e tira a absorção.'],
        ['Troque todos os dias e tenha um para as mãos e outro para a louça. Lave separado, sem amaciante, e seque ao sol.'],
        ['Para manchas antigas, um molho em água quente com sabão e bicarbonato ajuda. Antes, veja se o enfeite suporta.'],
      ],
    },
    casual: {
      openings: [
        'O pano de usar e o pano de olhar: {topic}.',
        'Você usa ou guarda {o topic}?',
        'Lá em casa é assim com {o topic}.',
      ],
      steps: [
        ['A gente ganha um pano lindo e guarda. A gaveta tá cheia deles, e na pia tá aquele furadinho de sempre.', 'Lá em casa se guarda pano bom pra visita. Mas a visita nem entra na cozinha, e quem tá lá todo dia sou eu.'],
        ['É costume antigo de poupar o que é bonito. Só que dobrado na gaveta ele também amarela e pega cheiro.'],
        ['Escolhe um por semana e bota pra jogo. Se manchar, molho em água com sabão logo no mesmo dia costuma resolver.'],
        ['E o furadinho pode virar pano de chão, que já merece. A cozinha fica alegre, e a louça até parece menor.'],
      ],
    },
    funny: {
      openings: [
        'Hierarquia dos panos de uma casa: {topic}.',
        'Ninguém explica as regras {do topic}.',
        'Leis não escritas sobre {o topic}.',
      ],
      steps: [
        ['Todo pano de cozinha tem cargo. Há o da louça, o da mão, o do fogão e o que só sai com visita.', 'Quem vem de fora ajuda a enxugar a louça e pega o pano errado. O silêncio na cozinha é imediato.'],
        ['As regras não estão escritas em lugar nenhum, e mudam de casa para casa. Só quem manda na cozinha as conhece.'],
        ['Para evitar incidentes, pendure cada um num gancho e faça um sinal no da mão. A visita também merece saber.'],
        ['O pano promovido a pano de chão não volta mais. É uma carreira sem retorno, mas que rende muitos anos.'],
      ],
    },
    motivational: {
      openings: [
        'Lembranças de cozinha: {topic}.',
        'Enxugar a louça também é conversar: {topic}.',
        'O que acontece em volta da pia com {o topic}.',
      ],
      steps: [
        ['As melhores conversas da família nem sempre são à mesa. Muitas vezes, são na pia, com um lavando e outro enxugando.', 'Havia uma avó que falava pouco. Mas, enxugando pratos ao lado dela, um neto ouviu toda a história da família.'],
        ['Com as mãos ocupadas e os olhos na louça, a gente fala mais à vontade. Ninguém precisa se encarar.'],
        ['Da próxima vez, deixe a máquina de lado e convide alguém para enxugar. Ponha uma música baixa e não tenha pressa.'],
        ['A louça acaba em vinte minutos. A conversa, às vezes, continua de pé, com o pano no ombro.'],
      ],
    },
  },
}
