import type { ProductType } from '../product-type.ts'

export const keychain: ProductType = {
  nouns: ['chaveiro', 'chaveirinho', 'chaveiro personalizado'],
  asks: ['para quem é', 'quantos você precisa', 'se vai nas chaves ou na mochila'],
  questions: {
    sale: ['Vai na chave de casa, do carro ou na mochila?', 'Para quem você daria um?'],
    content: ['Onde a sua chave já foi parar?', 'Você tem alguma chave que não abre nada?'],
  },
  emojis: ['🔑', '🏠', '✨'],
  hashtags: ['chaveiro', 'chaveiros', 'chaveiropersonalizado', 'chaveirospersonalizados', 'chaveirinho', 'chaveiroscriativos', 'brindespersonalizados'],
  sale: {
    professional: {
      openings: [
        'Uma lembrança que vai junto todos os dias: {topic}.',
        '{O topic} {acompanha/acompanham} as chaves e as histórias.',
        'Pequeno, útil e sempre à mão: {topic}.',
      ],
      steps: [
        ['Sair de casa, abrir a loja, pegar a bolsa. A mão encontra o chaveiro dezenas de vezes por dia, quase sem perceber.', 'No fundo da bolsa, entre papéis e canetas, os dedos procuram as chaves. Um bom chaveiro se reconhece pelo tato.'],
        ['É um dos poucos presentes que saem de casa com a pessoa todos os dias. Cabe no bolso e vai a todo lugar.'],
        ['Lembra uma festa, um cliente, uma turma ou uma casa nova. Vai nas chaves, na mochila, na mala e no zíper.'],
        ['Pense onde vai ser usado. Para o bolso, algo menor e liso, e para a mochila, algo que apareça.'],
      ],
    },
    casual: {
      openings: [
        'Pra achar a chave mais rápido na bolsa: {topic}.',
        'Eu penduro {o topic} até na mochila.',
        'Cabe na mão e vai a todo lugar: {topic}.',
      ],
      steps: [
        ['Porta de casa, sacola do mercado no braço, chuva começando. E a chave lá no fundo da bolsa, quietinha.', 'Tem presente que fica na gaveta. Esse vai pro trabalho, pro mercado, pra viagem e volta todo dia.'],
        ['É pequeno, mas a pessoa pega nele o dia inteiro. Poucos presentes são tão usados assim.'],
        ['Fica bom pra quem pegou casa nova, pra turma, pra cliente, pra lembrar de uma festa. E serve na mochila também.'],
        ['Se é pra andar no bolso, escolhe menor. Se é pra achar rápido na bolsa, pode ser grandão.'],
      ],
    },
    funny: {
      openings: [
        'A chave some e leva {o topic} junto.',
        'Companheiro de bolsa sem fundo: {topic}.',
        'Seis chaves, e três ninguém sabe de onde são: {topic}.',
      ],
      steps: [
        ['Toda pessoa carrega uma chave que não abre nada. Ninguém tem coragem de jogar fora, e ela merece boa companhia.', 'Para achar a chave, a bolsa inteira vai para o capô do carro: batom, recibo, biscoito, meia. A chave estava no bolso.'],
        ['É pequeno, não reclama e vai a todas as reuniões. E ainda serve para girar no dedo enquanto se espera.'],
        ['Para quem perde a chave, para quem perde a cópia e para o vizinho que guarda as duas.'],
        ['Se as chaves somem sempre, escolha um bem visível. Se quem some é você, deixe uma cópia com o vizinho.'],
      ],
    },
    motivational: {
      openings: [
        'A chave da conquista merece companhia: {topic}.',
        'Para lembrar de casa onde quer que vá: {topic}.',
        '{O topic} para quem abre a porta cedo todos os dias.',
      ],
      steps: [
        ['A primeira chave da casa própria ou alugada, na palma da mão. Muita gente lembra do dia em que a recebeu.', 'Seis da manhã, a porta da loja ainda fechada. Alguém tira as chaves do bolso e começa mais um dia de trabalho.'],
        ['Um presente que passa pela mão tantas vezes não cai no esquecimento. Quem deu é lembrado em cada porta.'],
        ['Para quem se mudou, quem abriu um negócio, quem tirou a carteira, quem foi estudar longe.'],
        ['Pense em que chaves ele vai segurar. Uma casa, um carro, uma loja, cada porta conta uma fase.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como não perder as chaves: {topic}.',
        'Quantas chaves carregar {no topic}.',
        'Organizar chaves com {topic}.',
      ],
      steps: [
        ['As chaves somem quase sempre dentro de casa, nos primeiros minutos depois que se chega da rua.'],
        ['Ao entrar, as mãos estão cheias e a cabeça, em outra coisa. Sem lugar fixo, a chave fica em qualquer superfície.'],
        ['Tire o que não usa e escolha um gancho ou um pratinho perto da porta. Em duas semanas, vira hábito.'],
        ['Na mesa do restaurante, o molho de chaves é a primeira coisa que se tira do bolso. Quem repara conhece o dono.'],
      ],
    },
    casual: {
      openings: [
        'Cadê a chave? Uma conversa sobre {topic}.',
        'Um pratinho na porta e {o topic} nele.',
        'Chave que não abre nada, todo mundo tem: {topic}.',
      ],
      steps: [
        ['A gente entra em casa, larga a chave em qualquer lugar e, no outro dia, procura por quinze minutos atrasando tudo.'],
        ['A gente entra com a mão cheia e a cabeça no jantar. Por isso não lembra onde largou.'],
        ['Põe um pratinho ou um gancho do lado da porta. E tira do molho as que não abrem mais nada.'],
        ['Tenho uma chave de uma casa em que morei faz tempo. Não abre mais nada, e eu guardo mesmo assim.'],
      ],
    },
    funny: {
      openings: [
        'Os esconderijos preferidos {do topic}.',
        'A chave estava na porta, do lado de fora: {topic}.',
        'Investigação doméstica sobre {topic}.',
      ],
      steps: [
        ['Já se achou chave na geladeira, no cesto de roupa e dentro do tênis. O dono não se lembra de nada.'],
        ['A mão larga a chave enquanto os olhos estão na geladeira. Às vezes, as duas coisas se juntam.'],
        ['Antes de revirar a casa, olhe a fechadura e a geladeira. Resolve metade dos casos conhecidos.'],
        ['Quando a chave aparece, a família celebra um segundo e pergunta: e a do carro, alguém viu?'],
      ],
    },
    motivational: {
      openings: [
        'A porta que se abre todos os dias: {topic}.',
        'As chaves de cada fase da vida: {topic}.',
        'O gesto de voltar para casa com {o topic} na mão.',
      ],
      steps: [
        ['Quem recebe as chaves do primeiro endereço costuma tirar uma foto delas. São pequenas, e dizem muito.'],
        ['Cada chave tem uma história: a casa dos pais, o armário do trabalho, o cadeado da bicicleta.'],
        ['Ao mudar de casa, guarde uma chave antiga numa caixa, com o endereço escrito. Um dia alguém vai perguntar.'],
        ['Há molhos que cresceram com o negócio: primeiro uma porta, depois a segunda. Carregá-los pesa, e dá gosto.'],
      ],
    },
  },
}
