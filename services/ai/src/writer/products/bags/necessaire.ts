import type { ProductType } from '../product-type.ts'

export const necessaire: ProductType = {
  nouns: ['necessaire', 'kit necessaire', 'porta-maquiagem'],
  asks: ['o que você pretende guardar', 'a altura do maior frasco', 'se é para viagem ou para a bolsa'],
  questions: {
    sale: ['Qual item não sai da sua necessaire?', 'Você viaja com pouca coisa ou leva o banheiro inteiro?'],
    content: ['Qual foi a última coisa que vazou na sua bolsa?', 'Quantos batons você acha no fundo da bolsa hoje?'],
  },
  emojis: ['👝', '💄', '✨'],
  hashtags: ['necessaire', 'necessaires', 'necessairefeminina', 'kitnecessaire', 'portamaquiagem', 'necessairedeviagem', 'organizadordebolsa'],
  sale: {
    professional: {
      openings: [
        '{O topic} para encontrar cada coisa na primeira tentativa.',
        'Organização que vai da pia à viagem: {topic}.',
        'Os itens pequenos também precisam de lugar, e {o topic} {resolve/resolvem}.',
      ],
      steps: [
        ['Você abre a mala no hotel e os itens pequenos se espalharam entre as roupas. Reunidos num só lugar, saem todos de uma vez.', 'No banheiro do trabalho, cinco minutos antes da reunião, você procura o batom no fundo da bolsa. Ele já deveria estar à mão.'],
        ['O que é pequeno se perde com facilidade. Guardado junto e fechado, fica fácil de achar e passa inteiro de uma bolsa para outra.'],
        ['Serve para a viagem, para a academia e para a gaveta do escritório. E é um presente que quase todo mundo usa.'],
        ['Para escolher o tamanho, separe o que pretende guardar e meça o item mais alto. Ele costuma decidir o modelo.'],
      ],
    },
    casual: {
      openings: [
        'Pra não catar mais nada no fundo da bolsa: {topic}.',
        'Eu não viajo mais sem {o topic}.',
        'Chega de batom solto, olha {o topic}.',
      ],
      steps: [
        ['Sabe aquele batom que a gente jura que perdeu e aparece três meses depois, em outra bolsa? Com tudo junto, isso não acontece.', 'Na véspera da viagem, a gente enche a cama de coisinha e não sabe onde enfiar. Um zíper fechado e metade da mala tá resolvida.'],
        ['O bom é que vai tudo junto. Trocou de bolsa, passou pra mochila, foi dormir fora, é só pegar e levar.'],
        ['Uma peça fica no banheiro, outra na bolsa, outra já pronta pra viagem. Depois que a gente acostuma, quer separar tudo.'],
        ['Antes de escolher, junta o que você usa todo dia e vê o volume. Se tem frasco alto, me avisa pra gente olhar a medida.'],
      ],
    },
    funny: {
      openings: [
        'Onde o batom finalmente tem endereço fixo: {topic}.',
        '{O topic} e o fim da caça ao grampo perdido.',
        'Seu creme vazou na bolsa? Então você precisa conhecer {o topic}.',
      ],
      steps: [
        ['A tampa do creme abriu, e agora a carteira, o carregador e o caderno estão com a pele macia. Só eles não pediram.', 'O grampo some no fundo da bolsa e reaparece espetado no seu dedo. Ele não estava perdido, estava só esperando o momento.'],
        ['Coisa pequena solta na bolsa tem vida própria. Fechada com as colegas, ela para de passear e fica onde você deixou.'],
        ['Serve para quem leva só um protetor labial e para quem viaja dois dias com produto para um mês de expedição.'],
        ['Na hora de escolher o tamanho, conte também os cinco batons quase da mesma cor. Você sabe que eles vão todos.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem gosta de sair com tudo em ordem: {topic}.',
        '{O topic} {deixa/deixam} o começo do dia mais simples.',
        'Cuidar de você fica mais fácil com {o topic}.',
      ],
      steps: [
        ['Acordar antes de todo mundo e se arrumar no seu ritmo, com cada coisa à mão. Esses dez minutos são seus.', 'Viajar a dois ou em grupo, a trabalho ou a passeio, começa na mala. Cada item no lugar já tira um peso da partida.'],
        ['Quem guarda junto o que usa junto economiza tempo todos os dias. São poucos minutos de cada vez, mas no mês aparecem.'],
        ['É um presente bonito para quem está começando um emprego, um curso ou uma rotina nova. Vai ser usado no primeiro dia.'],
        ['Pense nos itens que você usa sem falta, toda manhã. São eles que precisam caber com folga, o resto se acomoda.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que vale conferir {no topic} de tempos em tempos.',
        'Organizar {o topic} leva menos tempo do que parece.',
        'Hora de abrir, limpar e conferir: {topic}.',
      ],
      steps: [
        ['Quase todo mundo guarda um produto vencido sem saber. Ele vai ficando no fundo, embaixo dos que são usados todos os dias.'],
        ['Depois de aberto, o cosmético dura menos. O desenho de um potinho no rótulo mostra por quantos meses dá para usar.'],
        ['Uma vez por mês, esvazie tudo, confira as datas e passe um pano úmido por dentro. Deixe secar aberto antes de guardar.'],
        ['Na arrumação aparece o que você usa de fato. Em geral são poucos itens, e eles merecem ficar na frente.'],
      ],
    },
    casual: {
      openings: [
        'Dica rápida pra quem tem {topic}.',
        'Bora ver o que tem dentro {do topic}?',
        'Arrumação que dá gosto fazer: {topic}.',
      ],
      steps: [
        ['A gente abre pra pegar uma coisa e tira doze do caminho. A que a gente quer tá sempre lá embaixo, pode reparar.', 'Tem item ali que a gente nem lembra de ter comprado. Tá tudo junto, o que usa todo dia e o que usou uma vez.'],
        ['Isso acontece porque a gente só põe e nunca tira. Aí o de todo dia briga por espaço com o de vez em quando.'],
        ['Separa em dois montes, o diário e o de ocasião. O diário fica por cima, e o outro pode morar na gaveta.'],
        ['Depois da arrumação, até se arrumar fica mais rápido. E sempre aparece um batom esquecido, que é quase um presente.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia de banheiro, capítulo um: {topic}.',
        'O que se encontra no fundo {do topic}.',
        'Quem tem {topic} guarda segredos.',
      ],
      steps: [
        ['Para um fim de semana fora, vão três cremes, seis batons e uma pinça. Volta tudo igual, menos a pinça, que sumiu.'],
        ['A gente arruma pensando na pessoa que gostaria de ser em viagem. A pessoa real usa dois produtos e dorme cedo.'],
        ['Antes de fechar, tire três coisas. Para o que escorre, um saquinho bem fechado em volta do frasco evita drama na mala.'],
        ['A amostrinha do perfume continua, claro. Ela é guardada há dois anos para uma ocasião especial, que pelo visto será enorme.'],
      ],
    },
    motivational: {
      openings: [
        'Um capricho que cabe em dez minutos: {topic}.',
        'Começar o dia com {o topic} em ordem faz diferença.',
        'Os pequenos cuidados também moram {no topic}.',
      ],
      steps: [
        ['Os primeiros minutos da manhã somem procurando coisas pequenas. Quem sabe onde cada uma está ganha esse tempo para o café.', 'Há quem deixe tudo separado antes de dormir, em dois minutos. De manhã, parece que alguém ajudou, e foi você na véspera.'],
        ['Pela manhã, cada procura atrasa a seguinte. Quando os itens do dia já estão juntos, uma coisa puxa a outra e a saída flui.'],
        ['Deixe na frente só o que usa toda manhã e guarde o resto em outro lugar. Reponha o que acabou na mesma noite.'],
        ['É um capricho que quase ninguém vê. Mas sair sem pressa, com tempo para um café sentado, muda a cara da manhã.'],
      ],
    },
  },
}
