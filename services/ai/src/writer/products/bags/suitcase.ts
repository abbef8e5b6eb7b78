import type { ProductType } from '../product-type.ts'

export const suitcase: ProductType = {
  nouns: ['mala', 'mala de viagem'],
  asks: ['quantos dias de viagem', 'se vai de carro, ônibus ou avião', 'o tamanho que você prefere'],
  questions: {
    sale: ['Qual é a próxima viagem da sua lista?', 'Você viaja com pouco ou leva a casa?'],
    content: ['O que você sempre esquece de pôr na mala?', 'Quanto tempo a mala fica no chão depois da volta?'],
  },
  emojis: ['🧳', '✈️', '🌎'],
  hashtags: ['maladeviagem', 'mala', 'malas', 'viagem', 'arrumandoasmalas', 'viajar', 'ferias'],
  sale: {
    professional: {
      openings: [
        '{O topic} para começar bem a viagem.',
        'Da porta de casa ao destino: {topic}.',
        'Quem vai viajar pensa primeiro {no topic}.',
      ],
      steps: [
        ['A passagem está comprada, e a cama já tem uma pilha de roupas. A viagem começa ali, quando se decide o que vai.', 'Na rodoviária, no aeroporto ou no porta-malas, a cena é a mesma. Cada um procura a sua bagagem e já pensa na chegada.'],
        ['Uma boa mala abre fácil, acomoda sem amassar e é prática de carregar. Com isso resolvido, você pensa só no passeio.'],
        ['Acompanha o feriado na casa dos pais, as férias em família e a viagem de trabalho. É presente para quem vive na estrada.'],
        ['Pense em quantos dias costuma viajar e no meio de transporte. Companhias aéreas e ônibus têm medidas próprias, vale conferir.'],
      ],
    },
    casual: {
      openings: [
        'Já dá pra sentir cheiro de férias: {topic}.',
        'Olha {o topic} e me diz pra onde vai primeiro.',
        'Bora arrumar {o topic}?',
      ],
      steps: [
        ['Viagem boa começa com a gente separando roupa em cima da cama, com música ligada e a lista na mão.', 'A gente conta os dias, olha a previsão do tempo e muda a roupa três vezes. E isso tudo faz parte da graça.'],
        ['O que conta é caber o que você leva de verdade e ser fácil de carregar. Ninguém quer chegar cansado antes do passeio.'],
        ['Serve pro feriado, pra casa da avó, pras férias e pra viagem de trabalho. Quem viaja sempre acha um uso.'],
        ['Me conta quantos dias são e como você vai. Carro, ônibus e avião pedem tamanhos diferentes.'],
      ],
    },
    funny: {
      openings: [
        'Vai fechada, volta com presente e doce de leite: {topic}.',
        '{O topic} para três dias e dezoito combinações.',
        'Sentar em cima para fechar {o topic} também conta.',
      ],
      steps: [
        ['São três dias de viagem e onze blusas na cama. Vai que esfria, vai que esquenta, vai que aparece um baile.', 'Na ida, tudo dobrado e em ordem. Na volta, a mesma roupa ocupa o dobro do espaço, e ninguém explica.'],
        ['Toda bagagem leva um sapato que não será usado e um livro que não será aberto. É praticamente um regulamento.'],
        ['Para quem viaja leve e para quem leva secador, travesseiro e um casaco para o sertão. O segundo sempre empresta.'],
        ['Na escolha do tamanho, conte a ida e a volta. Na casa da avó, ninguém sai sem quatro potes.'],
      ],
    },
    motivational: {
      openings: [
        'Para a viagem que você planejou: {topic}.',
        '{O topic} para quem guardou dinheiro e marcou a data.',
        'Passagem comprada e roupa separada: {topic}.',
      ],
      steps: [
        ['Foram meses juntando, comparando e riscando dias no calendário. Quando a mala vai para a cama, a partida parece bem perto.', 'A primeira viagem sem a família começa com alguém dobrando roupa ao lado. Metade é ajuda, metade é despedida.'],
        ['Quem arruma com cuidado viaja com uma preocupação a menos. Chega, abre, acha o que precisa e já sai para a rua.'],
        ['É um presente bonito para quem vai estudar fora, casar ou se aposentar. Vai junto desde a primeira viagem.'],
        ['Pense nas viagens que você faz de fato e em quem vai carregar. O tamanho certo é o que não pesa na escada.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como arrumar {o topic} para levar menos.',
        'Roupas que combinam entre si, o segredo da bagagem: {topic}.',
        'Antes de fechar {o topic}, uma conferida.',
      ],
      steps: [
        ['Metade do que vai na bagagem costuma voltar sem uso. Mesmo assim, na viagem seguinte, a lista é igual.'],
        ['A gente escolhe peça por peça, pensando no que pode acontecer. Assim nada combina, e cada roupa pede um sapato diferente.'],
        ['Escolha três cores que combinem e monte os conjuntos na cama. Enrole as malhas, dobre o resto e ponha o mais pesado embaixo.'],
        ['Um saco vazio para a roupa usada ajuda na volta. E uma lista guardada no celular serve para a próxima.'],
      ],
    },
    casual: {
      openings: [
        'A parte menos divertida da volta: {topic}.',
        'Quanto tempo {o topic} {fica/ficam} no chão do quarto?',
        'Desfazer {o topic}, uma conversa sincera.',
      ],
      steps: [
        ['Arrumar pra ir leva uma noite. Pra desfazer na volta, já teve caso aqui de levar duas semanas, não vou mentir.', 'A gente chega cansado, encosta a bagagem no canto e vai tirando só a escova. Quando vê, ela já faz parte do quarto.'],
        ['É que desfazer a mala dá a certeza de que acabou. Enquanto ela tá fechada, ainda tem um restinho de viagem ali dentro.'],
        ['Chegou, abre na lavanderia mesmo e joga a roupa direto na máquina. Passa um pano por fora, deixa arejar e só depois guarda.'],
        ['E aproveita pra anotar o que não usou. Da próxima vez, essa lista vale mais que qualquer vídeo de arrumação.'],
      ],
    },
    funny: {
      openings: [
        'Onze blusas para dois dias, um estudo: {topic}.',
        'O zíper {do topic} pede ajuda.',
        'A esteira do aeroporto conhece {o topic}.',
      ],
      steps: [
        ['Alguém senta em cima, alguém puxa o zíper e alguém diz que avisou. Fechar bagagem é o esporte coletivo da família.'],
        ['A roupa usada não cabe onde coube limpa. É uma lei conhecida por todo viajante que já dobrou uma toalha na pressa.'],
        ['Amarre uma fita bem colorida na alça e deixe um espaço vazio na ida. A volta sempre traz queijo, rede ou pedra.'],
        ['Em casa, a maior surpresa é descobrir o que voltou junto. Areia, um chinelo de outra pessoa e o controle do hotel.'],
      ],
    },
    motivational: {
      openings: [
        'Arrumar com calma já é viajar um pouco: {topic}.',
        'Cada viagem deixa uma marca {no topic}.',
        'Tem lembrança de estrada {no topic}.',
      ],
      steps: [
        ['A criança arrumou a própria bagagem pela primeira vez. Foram sete bichos de pelúcia e nenhuma meia, e ela estava orgulhosa.'],
        ['Escolher o que levar ensina a pensar no que faz falta. Quase sempre é menos do que se imagina.'],
        ['Deixe que cada um da casa faça sua lista e confira com calma na véspera. Até os pequenos acertam na segunda viagem.'],
        ['Anos depois, um arranhão ou uma etiqueta rasgada puxam a conversa. Cada marca tem data, cidade e companhia.'],
      ],
    },
  },
}
