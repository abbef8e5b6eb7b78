import type { ProductType } from '../product-type.ts'

export const bag: ProductType = {
  nouns: ['bolsa de patchwork', 'bolsinha de patchwork', 'necessaire de patchwork', 'nécessaire de patchwork', 'sacola de patchwork', 'ecobag de patchwork', 'mochila de patchwork', 'estojo de patchwork'],
  asks: ['o que você vai levar', 'as cores de que gosta', 'se é para o trabalho, o estudo ou o passeio'],
  questions: {
    sale: ['Estampa colorida ou tons calmos: qual é a sua?', 'O que você levaria dentro?'],
    content: ['Você mistura estampas ou prefere liso?', 'Quem na sua família guarda retalho?'],
  },
  emojis: ['👜', '🧵', '🪡'],
  hashtags: ['bolsadepatchwork', 'patchwork', 'bolsapatchwork', 'necessairepatchwork', 'patchworkbrasil', 'costuracriativa', 'bolsas'],
  sale: {
    professional: {
      openings: [
        'Retalhos que andam com você: {topic}.',
        '{O topic} {leva/levam} cor aonde você for.',
        'Uma combinação de tecidos para o dia a dia: {topic}.',
      ],
      steps: [
        ['A roupa é lisa, o celular é preto, tudo é prático, e o dia pede cor. Um patchwork resolve sem trocar nada.', 'Entre tantos acessórios iguais, o seu se reconhece na hora. A mistura de tecidos se vê de longe.'],
        ['Em patchwork, as estampas se combinam por cor e por tamanho. O desenho final nasce no encontro entre os recortes.'],
        ['Acompanha trabalho, estudo, passeio e viagem. Como presente, agrada quem gosta de costura e de cor.'],
        ['Junte o que você pretende levar e observe o volume. O tamanho se escolhe pelo conteúdo, não pela foto.'],
      ],
    },
    casual: {
      openings: [
        'Muita cor num pedaço só: {topic}.',
        '{O topic} {vai/vão} junto pra todo lado.',
        'Pra alegrar o dia de sempre: {topic}.',
      ],
      steps: [
        ['Tem dia que tudo que a gente leva é preto ou cinza. Um patchwork no meio já deixa o dia colorido.', 'A gente larga as coisas na mesa com as amigas e ninguém confunde a sua. De longe, já se sabe.'],
        ['Cada pedaço é uma estampa, e a graça é a mistura. Tem que escolher bem pra uma não brigar com a outra.'],
        ['Pro trabalho, pro estudo, pro passeio, pra viagem. E de presente agrada quem gosta de coisa costurada.'],
        ['Junta tudo o que você leva e vê o tanto que ocupa. Aí me conta, e a gente pensa no tamanho.'],
      ],
    },
    funny: {
      openings: [
        'Um lugar bonito para a sua bagunça: {topic}.',
        '{O topic} {põe/põem} cor até na correria.',
        'Mais estampa que a gaveta de lenços da tia: {topic}.',
      ],
      steps: [
        ['Você leva só o indispensável. O indispensável inclui três batons, um lanche, uma caneta seca e o recibo da padaria.', 'A amiga pergunta se foi você quem fez. Você demora meio segundo para dizer que não, e quase diz que sim.'],
        ['Flores com listras, bolinhas com xadrez, azul com laranja. No armário era briga, na costura virou estilo.'],
        ['Para quem trabalha, estuda, viaja e para quem leva tudo isso e volta com mais uma coisa dentro.'],
        ['Pense no que leva e some um lugarzinho a mais. Alguém sempre pede para guardar uma coisinha.'],
      ],
    },
    motivational: {
      openings: [
        'Costurado pedaço por pedaço: {topic}.',
        '{O topic} {mostra/mostram} o olho de quem combina tecidos.',
        'Cor para começar o dia: {topic}.',
      ],
      steps: [
        ['De manhã, na correria, algo bonito na mão já muda o jeito de sair de casa. Quem deu de presente acertou.', 'Curso novo, emprego novo, turma nova. Um presente feito com cuidado vai junto e lembra que alguém torceu por você.'],
        ['Cada recorte passa por régua, corte, costura e ferro. São muitos passos até as pontas se encontrarem.'],
        ['Para a amiga que costura, para a professora e para quem gosta de ter uma coisa diferente das outras.'],
        ['Escolha pela cor que a pessoa mais usa. No meio de várias, é ela que faz a peça sair de casa todo dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar {o topic} sem enrugar.',
        'Muitas estampas, uma só peça: {topic}.',
        'Detalhes que valem olhar {no topic}.',
      ],
      steps: [
        ['Depois de lavada com outras roupas, a peça de patchwork pode sair enrugada, com as emendas repuxadas.'],
        ['As emendas têm mais camadas que o restante e secam mais devagar. Por isso o tecido em volta repuxa e marca.'],
        ['Lave à mão, aperte sem torcer e ponha para secar já no formato. Para usar, repita na roupa uma cor do tecido.'],
        ['Quem faz patchwork olha o avesso antes da frente. Emendas passadas a ferro mostram cuidado em cada etapa.'],
      ],
    },
    casual: {
      openings: [
        'Lavar {o topic} sem medo.',
        'Estampa misturada combina com o quê? Assunto de hoje: {topic}.',
        'O avesso conta tudo {no topic}.',
      ],
      steps: [
        ['Foi pra máquina com as calças e voltou amassada, com as emendas puxando? Acontece em muita casa.'],
        ['Onde tem costura, tem mais tecido, e ele seca depois. Aí repuxa tudo em volta.'],
        ['Lava à mão, aperta na toalha e deixa secar já no formato. E pra combinar, repete na roupa só uma cor do tecido.'],
        ['Eu passo ferro em cada emenda antes de seguir. Parece que atrasa, mas é o que deixa reto.'],
      ],
    },
    funny: {
      openings: [
        'Sobrou um retalho, nasceu {o topic}.',
        'Quem costura não joga nada fora: {topic}.',
        'O retalho que não podia ir para o lixo: {topic}.',
      ],
      steps: [
        ['Quem costura guarda retalho do tamanho de um selo. Vai servir um dia, e esse dia, às vezes, chega.', 'A caixa de retalhos cresce mesmo quando ninguém compra tecido. Acredita-se que se reproduzam à noite.'],
        ['Tecido bonito não se corta por dó, e retalho não se joga por dó. No meio dos dois, a casa enche.'],
        ['Separe os retalhos por cor e doe os que não usaria. Os que der dó demais, guarde na caixa da dó.'],
        ['A família aprendeu a não oferecer pano velho. Quem oferece volta para casa com uma opinião sobre a estampa.'],
      ],
    },
    motivational: {
      openings: [
        'O que se faz com muitos pedaços: {topic}.',
        'Uma costura reta por vez: {topic}.',
        'Quem faz {o topic} aprendeu a esperar o ferro.',
      ],
      steps: [
        ['Juntar recortes pequenos pede mais paciência que força. A máquina anda devagar e a mão guia.'],
        ['Uma margem igual em todos os cortes faz tudo encaixar. Quem respeita a margem desfaz menos.'],
        ['Marque a margem com fita na base da máquina. É uma guia simples, e a costura sai reta sem que se olhe duas vezes.'],
        ['Quando se fecha a última costura e a peça vira para o direito, as estampas aparecem juntas pela primeira vez.'],
      ],
    },
  },
}
