import type { ProductType } from '../product-type.ts'

export const wallFaith: ProductType = {
  nouns: ['crucifixo', 'cruz de parede', 'terço de parede', 'quadro religioso', 'guirlanda do Divino', 'pomba do Divino'],
  asks: ['em qual parede vai ficar', 'a medida do espaço', 'se é para sua casa ou presente'],
  questions: {
    sale: ['Em que parede da sua casa ficaria?', 'Entrada, sala ou quarto, onde a fé fica na sua casa?'],
    content: ['O que tem na parede da sala da sua avó?', 'Quem fura a parede na sua casa?'],
  },
  emojis: ['✝️', '🙏', '🏠'],
  hashtags: ['decoracaoreligiosa', 'crucifixo', 'tercodeparede', 'cruzdeparede', 'artesacra', 'quadroreligioso', 'artigosreligiosos'],
  sale: {
    professional: {
      openings: [
        'Fé à vista de quem entra em casa: {topic}.',
        '{O topic} na parede que reúne a família.',
        'Um sinal de fé para a parede da casa: {topic}.',
      ],
      steps: [
        ['Quem chega passa pela porta, levanta os olhos e entende que aquela é uma casa de fé. Muitos até fazem o sinal da cruz.', 'A parede da sala tem fotos da família e um espaço no meio. Muita gente guarda esse lugar para um sinal de fé.'],
        ['Na parede, a devoção participa da rotina. A família passa por ela ao sair para o trabalho e ao voltar.'],
        ['É um presente para recém-casados, para quem se mudou e para a família que reza junta há muitos anos.'],
        ['Antes de escolher, meça a parede e repare na altura do olhar. Acima da porta ou da cama, uma peça menor fica melhor.'],
      ],
    },
    casual: {
      openings: [
        'Pra abençoar a entrada de casa: {topic}.',
        'A parede da sala estava esperando {o topic}.',
        '{O topic} pra quem acabou de mudar.',
      ],
      steps: [
        ['Tem avó que não deixa ninguém sair sem olhar pra parede e fazer o sinal da cruz. O neto faz até hoje, no automático.', 'Primeira casa, chave na mão, eco na sala. Tem gente que pendura a fé na parede antes mesmo de ter sofá.'],
        ['Na parede, a fé fica à vista da casa toda. A gente passa, olha um segundo e segue pro dia.'],
        ['Fica bonito na entrada, na sala, em cima da cama. E é um presente que toda madrinha de casamento acerta.'],
        ['Mede o lugar antes e olha de longe. Parede grande pede peça maior ou um conjunto com as fotos da família.'],
      ],
    },
    funny: {
      openings: [
        'Na parede da sala, entre as fotos dos netos: {topic}.',
        '{O topic} para quem faz o sinal da cruz antes de sair.',
        'A casa da avó tem, a sua também merece: {topic}.',
      ],
      steps: [
        ['Na casa da avó, o prego já estava na parede antes do sofá. Ela sabia o lugar de cada coisa, e a fé vinha primeiro.', 'A família muda de casa e discute onde vai a televisão por duas semanas. O lugar da fé se decide em um minuto.'],
        ['Na parede, fica à vista de quem sai apressado. A mãe pede a bênção para todos, inclusive para quem já está no portão.'],
        ['Noivos, afilhados e vizinhos de casa nova recebem com carinho. A sogra também aprova, e ainda escolhe a parede.'],
        ['Chame alguém para olhar de longe enquanto você segura. Todo mundo tem um parente que diz um pouquinho mais para a esquerda.'],
      ],
    },
    motivational: {
      openings: [
        'Para lembrar todo dia de agradecer: {topic}.',
        '{O topic} na casa que vocês construíram.',
        'A fé que sustenta a rotina, agora na parede: {topic}.',
      ],
      steps: [
        ['Depois de anos pagando e esperando, a família abriu a porta da casa própria. O primeiro prego na parede foi para a fé.', 'O pai sai de madrugada para trabalhar, olha para a parede e faz o sinal da cruz. Os filhos aprenderam vendo.'],
        ['O que fica à vista é lembrado. Um sinal de fé no caminho da porta ajuda a começar o dia com uma oração.'],
        ['Serve para a casa que começa, para o quarto dos filhos que cresceram e para o lugar onde se trabalha.'],
        ['Pense onde a família mais passa junta: a entrada, a mesa, o corredor. É ali que um sinal de fé acompanha todos.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Em que altura colocar na parede: {topic}.',
        'O melhor lugar para {o topic} em casa.',
        'O costume de ter {topic} na parede.',
      ],
      steps: [
        ['É comum pendurar alto demais, quase no teto, por respeito. Com isso, quem passa quase não vê o que está ali.'],
        ['O olhar de quem está em pé alcança bem a altura de um metro e meio. Acima disso, a peça pede mais distância.'],
        ['Marque a altura com fita antes de furar. Peça que alguém segure e olhe da porta, do sofá e da mesa.'],
        ['Em muitas famílias, o lugar da fé na parede foi escolhido pelos avós. A tinta já mudou várias vezes, e ele continua o mesmo.'],
      ],
    },
    casual: {
      openings: [
        'Onde você colocaria? Vamos falar {do topic}.',
        'Antes de furar a parede, uma dica sobre {topic}.',
        'O lugar da fé na casa da gente: {topic}.',
      ],
      steps: [
        ['Todo mundo já fez dois furos a mais na parede pra acertar uma peça. A folhinha do calendário esconde o resto.'],
        ['A gente olha de perto na hora de medir e depois vive longe dali. Do sofá, a altura parece outra.'],
        ['Cola uma fita no lugar, senta, levanta, abre a porta e olha de novo. Só depois pega o martelo.'],
        ['Eu gosto de quando fica junto das fotos da família. Parece que a casa inteira está ali, na mesma parede.'],
      ],
    },
    funny: {
      openings: [
        'Um pouquinho mais para a direita: {topic}.',
        'O furo, o prego e {o topic}.',
        'A família reunida para pendurar {o topic}.',
      ],
      steps: [
        ['Para pendurar uma peça na parede, a família convoca quatro pessoas: uma segura, duas opinam e a avó confere da cozinha.', 'O avô mede com a mão aberta, sem trena, e acerta. Os netos usam aplicativo e fazem dois furos a mais.'],
        ['Acertar o centro de uma parede engana, porque o sofá quase nunca está no meio dela. O olho se guia pelo móvel.'],
        ['Recorte um papel do tamanho da peça e prenda com fita. Assim todos dão opinião antes da primeira martelada.'],
        ['No fim, alguém faz o sinal da cruz, alguém varre o pó do reboco, e a avó diz que ali ficou bom.'],
      ],
    },
    motivational: {
      openings: [
        'O primeiro prego da casa nova: {topic}.',
        'O que os filhos aprendem ao ver {o topic}.',
        'O lugar da fé na casa dos avós: {topic}.',
      ],
      steps: [
        ['A criança pergunta o que é, por que está ali e quem deu. A resposta da mãe vira uma pequena aula de história da família.'],
        ['Os filhos aprendem a fé olhando o que os adultos fazem ao passar. Um gesto repetido ensina mais que explicação.'],
        ['Conte a eles de onde veio cada sinal de fé da casa e anote atrás da peça quem deu e quando.'],
        ['Um dia, um dos filhos vai tirar a peça da parede com cuidado e levar para a própria casa, com a história.'],
      ],
    },
  },
}
