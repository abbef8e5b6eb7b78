import type { ProductType } from '../product-type.ts'

export const everlastingFlowers: ProductType = {
  nouns: ['flor artificial', 'arranjo artificial', 'arranjo permanente', 'buquê artificial', 'flor de papel', 'buquê de papel', 'rosa de papel', 'flor de tecido', 'buquê de tecido', 'rosa de cetim', 'flor de cetim', 'buquê de cetim', 'flor de EVA', 'buquê de EVA', 'rosa de EVA', 'rosa eterna', 'flor seca', 'flor desidratada', 'flor preservada', 'buquê de flores secas', 'arranjo seco', 'arranjo de flores secas'],
  asks: ['onde as flores vão ficar', 'as cores do lugar', 'se é para presente'],
  questions: {
    sale: ['Qual cor combina com a sua sala?', 'Que data você gostaria de guardar com flores?'],
    content: ['Você guarda alguma flor de uma data especial?', 'Alguém na sua casa já regou flor de enfeite?'],
  },
  emojis: ['💐', '🌸', '✨'],
  hashtags: ['arranjospermanentes', 'floresartificiais', 'flores', 'arranjos', 'decoracaocomflores', 'arranjosdeflores', 'buquedeflores'],
  sale: {
    professional: {
      openings: [
        'Flores que ficam depois da data: {topic}.',
        '{O topic} {dispensa/dispensam} rega e {continua/continuam} na estante.',
        'Para guardar o dia inteiro numa lembrança: {topic}.',
      ],
      steps: [
        ['O aniversário passou, os balões murcharam e as flores continuam na estante. Quem entra no quarto ainda pergunta de quem foi o presente.', 'Há cantos da casa onde nenhuma planta vai bem: o corredor escuro, a estante alta, a mesa longe da janela.'],
        ['São flores que não pedem água nem sol. O lugar delas depende do gosto de quem recebe, e não da luz.'],
        ['Serve para quem viaja muito, para quem tem gato curioso com vaso de água e para quem gosta de guardar lembranças.'],
        ['Ao escolher, pense onde as flores vão ficar e nas cores que já existem ali. Um tom repetido basta para combinar.'],
      ],
    },
    casual: {
      openings: [
        'Flores pra guardar e olhar de novo: {topic}.',
        'Quem tem pena de ver flor murchar vai gostar {do topic}.',
        '{O topic} {fica/ficam} na estante contando a história.',
      ],
      steps: [
        ['Sabe aquela dó de jogar fora as flores que a gente ganhou? Com flor que fica, a despedida não precisa acontecer.', 'Tem gente que guarda o bilhete, o papel do bombom e até a fita. Pra essas pessoas, flor que fica é presente certo.'],
        ['Não precisa de vaso com água, nem de lembrar da rega. É tirar um pozinho de vez em quando e pronto.'],
        ['Dá pra pôr na mesinha, alegrar o balcão do trabalho ou levar de presente pra quem quase não para em casa.'],
        ['Olha as cores do lugar antes de escolher. Se repetir um tom da almofada ou do quadro, fica tudo combinando.'],
      ],
    },
    funny: {
      openings: [
        'Nem você consegue deixar murchar: {topic}.',
        '{O topic} {sobrevive/sobrevivem} a qualquer feriado prolongado.',
        'O jardim de quem esquece a rega: {topic}.',
      ],
      steps: [
        ['A pessoa que já perdeu três plantas este ano merece flores. De preferência, flores que não precisem dela para nada.', 'A visita chega perto, cheira e faz cara de quem sentiu perfume. Ninguém desmente, e a conversa segue.'],
        ['Não tem água, não tem adubo, não tem vizinha para regar nas férias. O maior perigo aqui é o espanador.'],
        ['Ideal para quem viaja, para o gato que bebe água de vaso e para a tia que rega tudo, inclusive a decoração.'],
        ['Escolha um lugar longe do regador da família. Sempre existe alguém prestativo que vai molhar sem perguntar.'],
      ],
    },
    motivational: {
      openings: [
        'Um agradecimento que fica à vista: {topic}.',
        '{O topic} para lembrar quem torceu por você.',
        'Para marcar uma conquista e deixar na estante: {topic}.',
      ],
      steps: [
        ['Depois da formatura, as fotos vão para o celular e a roupa para o armário. As flores continuam na estante, contando o dia.', 'A avó abre o armário e mostra o que guardou de cada festa. Flores que ficam entram nessa coleção com facilidade.'],
        ['Quem passa pelas flores todo dia lembra quem deu e por quê. O presente se repete sem que ninguém precise fazer nada.'],
        ['Combina com homenagem, primeira casa, bodas e agradecimento. São datas que a pessoa quer continuar vendo depois.'],
        ['Escolha uma cor que tenha a ver com a história: a do vestido, a da casa antiga, a da flor preferida.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Longe da umidade e do sol forte: {topic}.',
        'O pó também chega às flores: {topic}.',
      ],
      steps: [
        ['Um erro comum é deixar essas flores na janela ensolarada ou dentro do banheiro, porque parecem resistir a tudo.'],
        ['Sol direto desbota qualquer cor com o tempo, e a umidade deforma pétalas. Os dois trabalham devagar, e por isso ninguém nota.'],
        ['Para tirar o pó, use um pincel macio e seco, de dentro para fora. Pano molhado pode manchar ou amassar.'],
        ['Olhe uma dessas flores de perto: a curva da pétala, a borda, o jeito de encaixar na seguinte. É puro detalhe.'],
      ],
    },
    casual: {
      openings: [
        'Um cuidado rápido pra {o topic} {durar/durarem}.',
        'Pincel de maquiagem velho serve pra isso: {topic}.',
        'Você também tira o pó soprando? Olha isso sobre {topic}.',
      ],
      steps: [
        ['A gente esquece que as flores estão lá. Aí um dia bate a luz da tarde e aparece uma nuvem de pó em cima.', 'Já vi gente passar pano úmido nas pétalas e se arrepender na hora. Parece limpeza simples, mas cada material reage de um jeito.'],
        ['Pétala tem dobra, e pó adora dobra. Pano empurra tudo pra dentro e ainda pode entortar as pontas.'],
        ['Pega um pincel macio, desses de maquiagem que ninguém usa mais, e passa bem de leve, do miolo pra ponta.'],
        ['Eu gosto de olhar o miolo de cada flor. É ali que dá pra ver a paciência do trabalho.'],
      ],
    },
    funny: {
      openings: [
        'Alguém na sua casa já regou {o topic}?',
        'A visita que cheira e elogia o perfume: {topic}.',
        'O gato, o espanador e {o topic}.',
      ],
      steps: [
        ['Toda família tem alguém que regou flores de enfeite por semanas e comentou, orgulhoso, como elas estavam resistentes.'],
        ['De longe, com meia luz e sem óculos, qualquer um confunde. É quase um elogio para quem montou as flores.'],
        ['Para o pó, pincel macio e seco resolve. Para a tia do regador, só um bilhete bem visível ao lado do vaso.'],
        ['Quem trabalha com flores assim ouve toda semana a mesma pergunta, de gente já com o nariz encostado: tem cheiro?'],
      ],
    },
    motivational: {
      openings: [
        'O que guardamos das datas felizes: {topic}.',
        'Pétala por pétala, com paciência: {topic}.',
        'Por que gostamos de guardar flores: {topic}.',
      ],
      steps: [
        ['No meio de um livro antigo, alguém encontra uma flor achatada e lembra o ano, o lugar e a pessoa.', 'Quase toda casa tem uma gaveta com convite, fita e bilhete. Guardar flores nasceu da mesma vontade de ficar com o dia.'],
        ['Flores estão em quase toda data importante: a festa, o pedido, a formatura. Ficar com uma delas é guardar a cena.'],
        ['Se tiver flores que contam uma história, anote a data num papel pequeno e deixe preso por baixo do vaso.'],
        ['Trabalhar com uma flor exige olhar muitas. Quem faz esse trabalho para na calçada para ver uma pétala de perto.'],
      ],
    },
  },
}
