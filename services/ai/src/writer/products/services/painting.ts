import type { ProductType } from '../product-type.ts'

export const painting: ProductType = {
  nouns: ['pintura de casa', 'pintura de parede', 'pintura residencial', 'pintura de apartamento'],
  asks: ['as medidas do cômodo', 'a cor em que pensou', 'se a parede tem mancha ou umidade'],
  questions: {
    sale: ['Qual parede você pintaria primeiro?', 'Cor forte ou clarinha na sala?'],
    content: ['De que cor é a sua sala hoje?', 'Você já se arrependeu de alguma cor?'],
  },
  emojis: ['🎨', '🖌️', '🏠'],
  hashtags: ['pintor', 'pinturaresidencial', 'pinturadeparede', 'pintorresidencial', 'pinturadecasa', 'pinturas', 'reforma'],
  sale: {
    professional: {
      openings: [
        'Uma cor nova muda a sala inteira: {topic}.',
        'As paredes como você imaginou: {topic}.',
        'Cor nova, cômodo por cômodo: {topic}.',
      ],
      steps: [
        ['A marca do sofá antigo, o risco da bicicleta, o furo do quadro que saiu. A parede conta o que a casa viveu.', 'A família mudou os móveis de lugar três vezes e a sala continua cansada. Às vezes são as paredes que pedem mudança.'],
        ['Boa pintura começa antes da tinta: proteger o piso, tapar furos, lixar e limpar. É o preparo que deixa a cor uniforme.'],
        ['É hora certa na mudança, na chegada de um filho, antes de alugar o imóvel e quando a vontade é renovar sem obra.'],
        ['Para o orçamento, envie fotos, as medidas dos cômodos e a altura do teto. Mostre também manchas e pontos de umidade.'],
      ],
    },
    casual: {
      openings: [
        'Pra quem cansou de olhar pra essa parede: {topic}.',
        'Casa com cara de nova sem quebrar nada: {topic}.',
        'Escolhe a cor, que a parede tá esperando: {topic}.',
      ],
      steps: [
        ['A gente muda o sofá, troca o tapete, compra planta e a sala continua igual. Aí pinta a parede e vira outra casa.', 'Você já colocou um quadro só pra esconder a mancha. Tá tudo bem, todo mundo tem um quadro desses.'],
        ['O segredo tá antes da tinta: cobrir o piso, tapar furo, lixar, limpar. Parede bem preparada recebe a cor por igual.'],
        ['Vale pra casa nova, quarto de bebê, apartamento alugado ou só pra quem cansou do bege.'],
        ['Me manda foto das paredes e a medida dos cômodos. Se tiver mancha ou umidade, mostra também, que isso muda o preparo.'],
      ],
    },
    funny: {
      openings: [
        'O quadro pode parar de esconder a mancha: {topic}.',
        'A exposição infantil na parede chegou ao fim: {topic}.',
        'Você, o bege e uma nova fase: {topic}.',
      ],
      steps: [
        ['Há um quadro na sala que ninguém acha bonito. Ele está ali há seis anos porque atrás dele existe uma mancha.', 'O casal pegou quarenta amostras de branco, discutiu por duas semanas e escolheu um branco. Agora é só pintar.'],
        ['Pintar parece fácil até o teto pingar no cabelo. Quem faz isso sempre cobre o piso, o sofá e o gato, se ele deixar.'],
        ['Para quem vai mudar, para quem vai devolver o imóvel e para quem tem artista de três anos com canetão.'],
        ['Mande fotos e medidas, inclusive da obra de arte infantil, se houver. Canetão na parede pede um preparo só dele.'],
      ],
    },
    motivational: {
      openings: [
        'A casa nova começa pela cor: {topic}.',
        'Para marcar uma fase com tinta fresca: {topic}.',
        'As paredes da casa que é de vocês: {topic}.',
      ],
      steps: [
        ['As caixas ainda estão no corredor, mas a parede do quarto já tem a cor escolhida a dois. A casa começou.', 'Depois de anos no aluguel sem poder mudar nada, escolher a cor da sala é uma pequena festa.'],
        ['Entre a primeira e a última demão, o cômodo vai mudando aos poucos. Na manhã seguinte, a luz entra diferente.'],
        ['Combina com a casa que recebe um bebê, com o quarto do filho que cresceu e com a sala que vai virar escritório.'],
        ['Comece pelo cômodo em que você passa mais tempo. É ali que a mudança aparece todo dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'A cor na parede engana: {topic}.',
        'Antes de escolher a tinta: {topic}.',
        'Testar na parede evita arrependimento: {topic}.',
      ],
      steps: [
        ['A cor escolhida no catálogo era clara e suave. Na parede inteira, à noite, parece outra e bem mais forte.'],
        ['A cor muda com a luz e cresce com a área. E a tinta esconde a mancha, mas não seca a água que vem de dentro.'],
        ['Pinte um quadrado de um metro e observe de manhã e à noite. Resolva a umidade antes da primeira demão.'],
        ['O pintor passa a mão na parede antes de abrir a lata. Os dedos encontram falhas que os olhos deixam passar.'],
      ],
    },
    casual: {
      openings: [
        'Não escolhe a cor pelo catálogo: {topic}.',
        'A parede descascou de novo? Papo sobre {topic}.',
        'Um teste simples antes de pintar: {topic}.',
      ],
      steps: [
        ['No catálogo era um cinza lindo. Na parede ficou azul, e a família inteira tem uma opinião sobre isso.'],
        ['Cor muda conforme a luz da casa e parece mais forte em área grande. E bolha é água querendo sair.'],
        ['Pinta um pedaço na parede, deixa uns dias e olha de manhã, de tarde e com a luz acesa. Só então decide.'],
        ['Eu gosto da hora de tirar a fita do rodapé. Aparece aquela linha certinha e dá uma satisfação danada.'],
      ],
    },
    funny: {
      openings: [
        'Quarenta tons de branco: {topic}.',
        'Só vou retocar esse cantinho, ele disse: {topic}.',
        'Histórias de quem pintou sozinho: {topic}.',
      ],
      steps: [
        ['Era só um retoque atrás da porta. O retoque ficou mais claro, e agora falta pintar o resto da casa.'],
        ['A tinta velha desbota sem avisar, junto com o sol. Por isso o retoque parece um curativo novo numa parede antiga.'],
        ['Se o remendo aparecer, pinte a parede inteira de canto a canto. O olho perdoa a diferença quando ela cai numa quina.'],
        ['Todo mundo que já pintou em casa tem uma camiseta manchada e uma história com a escada. A camiseta nunca vai embora.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho vem antes da tinta: {topic}.',
        'Preparar bem, pintar depois: {topic}.',
        'Demão por demão: {topic}.',
      ],
      steps: [
        ['No primeiro dia de pintura, quase nada muda de cor. É fita, lona, massa e lixa, e a casa parece pior que antes.'],
        ['O que se faz antes não aparece na foto, e é o que segura o acabamento. Massa seca e parede limpa não têm atalho.'],
        ['Ao fim da obra, guarde um pouco da tinta bem fechada e anote na tampa a cor e o cômodo.'],
        ['Quem pinta aprende a esperar. Entre uma demão e outra, o relógio trabalha mais que o rolo.'],
      ],
    },
  },
}
