import type { ProductType } from '../product-type.ts'

export const decorativeCandle: ProductType = {
  nouns: ['vela decorativa', 'vela escultural'],
  asks: ['onde ela vai ficar', 'as cores do ambiente', 'se é para você ou de presente'],
  questions: {
    sale: ['Você acenderia ou deixaria de enfeite?', 'Qual canto da sua sala ainda está vazio?'],
    content: ['Time que acende ou time que só olha?', 'Qual enfeite da sua casa ninguém pode encostar?'],
  },
  emojis: ['🕯️', '🏠', '✨'],
  hashtags: ['velasdecorativas', 'veladecorativa', 'velaescultural', 'velasesculturais', 'decoracaocomvelas', 'velasartesanais', 'decoracao'],
  sale: {
    professional: {
      openings: [
        'Uma peça que decora até apagada: {topic}.',
        '{O topic} para a estante, o aparador ou a mesa posta.',
        'Quando falta um detalhe na sala, {topic}.',
      ],
      steps: [
        ['A estante tem livros, porta-retratos e um espaço que parece sobrar. Uma vela bonita ocupa esse canto sem disputar com o resto.', 'Sobre a mesa de centro, um objeto de forma marcante chama a conversa. A visita pega na mão, olha de perto e pergunta onde foi comprado.'],
        ['Em uma vela decorativa, a forma vem antes da chama. Ela compõe o ambiente desde o primeiro dia, mesmo que nunca seja acesa.'],
        ['É um presente para quem gosta de arrumar a casa e troca os enfeites de lugar. Também vai bem em mesa de festa e cenário de foto.'],
        ['Antes de escolher, meça a altura do espaço e repare nas cores em volta. Em superfície pequena, uma peça só já basta.'],
      ],
    },
    casual: {
      openings: [
        'Aquele cantinho vazio da estante já tem dono: {topic}.',
        'Ninguém acredita que é vela quando vê {o topic}.',
        'Cheguei com {topic} pra sua sala.',
      ],
      steps: [
        ['Sabe aquele canto da estante em que nada fica bom? A gente tenta livro, tenta planta, e no fim uma vela bonita resolve.', 'Eu adoro quando a visita pega a vela na mão e fica olhando todos os lados. Só depois percebe que tem um pavio ali.'],
        ['O legal da vela decorativa é que ela funciona apagada. Fica bonita de manhã, de tarde, e se um dia acender, melhor ainda.'],
        ['Pra quem vive mudando a sala de lugar, é um presente certeiro. Uma vez vai pro aparador, outra pra bancada, e sempre combina.'],
        ['Na hora de escolher, tira uma foto do lugar onde ela vai ficar. Ajuda muito a acertar o tamanho e a cor.'],
      ],
    },
    funny: {
      openings: [
        'Bonita demais para levar fósforo: {topic}.',
        'A família votou e ninguém tem coragem de acender {o topic}.',
        '{O topic} {manda/mandam} no aparador.',
      ],
      steps: [
        ['Você compra a vela, põe na estante e avisa a casa toda que aquela não é para acender. Na falta de luz, começa a negociação.', 'A visita elogia, pega, vira de cabeça para baixo e pergunta se pode acender. O silêncio da sala já responde.'],
        ['Vela decorativa é a única que trabalha sem pegar fogo. Fica parada, linda, e ainda leva o mérito pela arrumação da sala.'],
        ['Combina com quem diz que não precisa de mais nenhum enfeite. E logo depois muda três coisas de lugar para caber mais um.'],
        ['Antes de escolher, confira o espaço e a rota do gato. Nenhum enfeite de estante sobrevive a uma pata curiosa.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem arruma a casa com gosto: {topic}.',
        'A sala tem o cuidado de quem mora nela: {topic}.',
        '{O topic} {completa/completam} o canto que você pensou.',
      ],
      steps: [
        ['Você pintou a parede, trocou a almofada de lugar e a sala foi ficando com a sua cara. Falta um objeto que chame o olhar.', 'Arrumar um canto da casa aos poucos dá um prazer que só quem faz conhece. Cada peça escolhida deixa a sala mais parecida com você.'],
        ['A forma de uma vela decorativa pede tempo e mão firme, pois qualquer marca aparece. O resultado se vê de perto e de longe.'],
        ['Fica bem no apartamento alugado, no quarto de estudante e na casa antiga da família. Um canto bonito não depende do tamanho da sala.'],
        ['Escolha primeiro o lugar e só depois a peça. Quando a vela tem endereço certo na casa, ela parece ter sido feita para ele.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar {o topic} na decoração.',
        'Acender ou deixar de enfeite: {topic}.',
        'Um bom lugar para {topic} em casa.',
      ],
      steps: [
        ['Depois de alguns meses perto da janela, a vela parece mais clara de um lado. A mudança é lenta e quase ninguém associa à luz.'],
        ['A cera é sensível ao sol e ao calor. A luz direta desbota a cor, e um lugar muito quente pode até deformar a peça.'],
        ['Deixe a vela longe da janela e tire o pó com um pincel macio e seco. Se for acender, ponha um prato por baixo.'],
        ['Ao desenformar ou modelar uma vela, o momento certo é curto. A cera precisa estar firme o bastante para manter a forma.'],
      ],
    },
    casual: {
      openings: [
        'Você acende ou só olha {o topic}?',
        'Vim ajudar a cuidar {do topic}.',
        'Enfeite que também é vela: {topic}.',
      ],
      steps: [
        ['Todo mundo põe a vela bonita no lugar mais claro da casa. Fica linda ali, mas o sol vai levando a cor embora.'],
        ['Cera não gosta de calor nem de sol batendo direto. Amolece um pouquinho, pega poeira com mais facilidade e a cor vai mudando.'],
        ['Pra tirar o pó eu uso um pincel seco, daqueles de maquiagem que ninguém usa mais. Entra em todo cantinho e não risca.'],
        ['Quem faz esse tipo de vela conhece o frio na barriga de ver a forma sair inteira. Dá vontade de chamar alguém pra olhar.'],
      ],
    },
    funny: {
      openings: [
        'Há quem acenda e há quem ameace: {topic}.',
        'O drama de acender {o topic} pela primeira vez.',
        'Manual de convivência com {topic}.',
      ],
      steps: [
        ['Acender uma vela decorativa exige reunião de família. Um é contra, um é a favor, e alguém filma caso dê saudade depois.'],
        ['O motivo da pena é justo, porque forma de cera acesa não volta. Depois do fósforo, a escultura vira arte contemporânea.'],
        ['Se a coragem vier, use um prato por baixo e escolha um lugar sem vento. Se não vier, pincel seco para o pó e vida que segue.'],
        ['Nos bastidores, a peça que sai torta não vai para a estante. Vai para a panela, derrete e ganha uma segunda chance.'],
      ],
    },
    motivational: {
      openings: [
        'A mão firme por trás {do topic}.',
        'Uma forma bonita pede paciência: {topic}.',
        'De perto dá para ver o cuidado {no topic}.',
      ],
      steps: [
        ['De perto, com a luz de lado, dá para ver cada curva da vela. É nos detalhes pequenos que aparece o tempo de quem fez.', 'Quem gosta de arrumar a casa sabe que um canto bonito não sai de uma vez. A gente põe, tira, afasta e olha de novo.'],
        ['A cera não perdoa pressa, pois fria demais trinca e quente demais marca. Acertar o ponto é questão de repetir e observar.'],
        ['Para montar um canto bonito, junte alturas diferentes e deixe espaço vazio entre os objetos. O olhar precisa de onde descansar.'],
        ['Entre a ideia de uma forma e a vela pronta, existe uma fila de tentativas. As que não deram certo ensinaram as outras.'],
      ],
    },
  },
}
