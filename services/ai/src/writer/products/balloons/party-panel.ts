import type { ProductType } from '../product-type.ts'

export const partyPanel: ProductType = {
  nouns: ['painel de festa', 'painel redondo'],
  asks: ['o tema da festa', 'onde vai ser', 'a medida da parede'],
  questions: {
    sale: ['Qual é o tema da próxima festa aí?', 'Onde seria a foto do parabéns?'],
    content: ['O que aparece no fundo das fotos da sua família?', 'Quem sempre sai cortado na foto do bolo?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['paineldefesta', 'painelredondo', 'decoracaodefesta', 'paineldeaniversario', 'festainfantil', 'decoracaoinfantil', 'festas'],
  sale: {
    professional: {
      openings: [
        'O fundo que reúne a festa numa só imagem: {topic}.',
        '{O topic} {dá/dão} moldura à mesa do bolo.',
        'Atrás de cada abraço, o mesmo cenário: {topic}.',
      ],
      steps: [
        ['Na hora do parabéns, todos se juntam atrás da mesa. O que aparece ao fundo fica em todas as fotos da família.', 'A mesa foi arrumada com cuidado, mas a parede tem tomada, quadro e interruptor. Um fundo inteiro muda a cena.'],
        ['O painel junta mesa, bolo e convidados num mesmo quadro. O olhar encontra o centro da festa sem procurar.'],
        ['Funciona em salão, varanda, sala de casa ou espaço da empresa. Combina com festa infantil e com festa de adulto.'],
        ['Meça a largura da parede e a altura do teto e conte com o espaço da mesa à frente. O tamanho vem daí.'],
      ],
    },
    casual: {
      openings: [
        'Chegou o fundo das fotos: {topic}.',
        'A parede pediu, a mesa agradeceu: {topic}.',
        'Pra esconder a tomada e alegrar a festa: {topic}.',
      ],
      steps: [
        ['Sabe aquela foto linda do bolo com o micro-ondas aparecendo atrás? A gente já viu muitas, e tem jeito.', 'Mesa pronta, bolo no lugar, e a parede lá atrás sem graça nenhuma. Colocou o fundo, virou festa.'],
        ['O painel pega a mesa, o bolo e a família toda e põe no mesmo cenário. A foto sai bonita de qualquer celular.'],
        ['Fica ótimo no salão, na sala, na varanda. Pra criança, pra quinze anos, pra avó que não queria nada.'],
        ['Mede a parede e a altura do teto antes de me chamar. E me conta o tema, que ajuda muito.'],
      ],
    },
    funny: {
      openings: [
        'O micro-ondas saiu das fotos graças {ao topic}.',
        'Todo mundo cabe na frente {do topic}, menos o tio.',
        'Fila para a foto na frente: {topic}.',
      ],
      steps: [
        ['Durante anos, a família posou diante do filtro de água. As fotos são lindas, e o filtro saiu bem em todas.', 'Havia uma fila. As pessoas achavam que era da comida, mas era da foto, e ficaram mesmo assim.'],
        ['Esconde a tomada, o quadro torto e o primo que não quer aparecer. Este último, só até o bolo.'],
        ['Para festas de um ano, de quinze, de sessenta e para a que era só um bolinho até alguém se animar.'],
        ['Meça a parede e o teto. Painel maior que a sala deixa a festa no corredor.'],
      ],
    },
    motivational: {
      openings: [
        'O lugar da foto que todos vão guardar: {topic}.',
        'Um cenário preparado para alguém querido: {topic}.',
        '{O topic} para o dia que a família esperou.',
      ],
      steps: [
        ['A criança chega, vê tudo montado e corre para a frente. Quem organizou esperou semanas por essa corrida.', 'Três gerações se apertam para caber na foto. O fundo é bonito, mas o que se vê são os sorrisos.'],
        ['Preparar um lugar para a foto é pensar em quem vai olhar para ela daqui a vinte anos.'],
        ['Para o primeiro ano, os sessenta da avó, a formatura que demorou, a festa da equipe que trabalhou junto.'],
        ['Escolha o tema junto com quem faz a festa. Ver a própria ideia montada tem um gosto diferente.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Altura, distância e luz diante {do topic}.',
        'Como fotografar bem a mesa: {topic}.',
        'Onde posicionar para a foto render: {topic}.',
      ],
      steps: [
        ['O cenário estava lindo, mas as fotos saíram com sombras na parede e rostos escuros. A luz vinha do lado errado.', 'Mesa encostada no fundo, família espremida na frente. Na foto, metade das pessoas sai cortada.'],
        ['Quando se está colado ao fundo, a sombra de cada um aparece nele. E sem espaço à frente, a câmera não recua.'],
        ['Deixe meio metro entre a mesa e o fundo e dois metros livres na frente. A luz deve vir de onde está a câmera.'],
        ['Antes da festa, alguém se senta no lugar do aniversariante só para testar a foto. É sempre uma foto engraçada.'],
      ],
    },
    casual: {
      openings: [
        'Cabeça cortada na foto, nunca mais: {topic}.',
        'Um passo pra frente e {o topic} aparece melhor.',
        'Um truque de luz pra {topic}.',
      ],
      steps: [
        ['A foto do parabéns tem uma sombra gigante atrás de cada pessoa. Parece que veio o dobro de convidados.', 'Todo mundo se aperta na frente do bolo e o fotógrafo da família não tem pra onde ir. Alguém sai sem cabeça.'],
        ['É que todo mundo fica grudado no fundo, e o flash faz o resto. E sem espaço, o celular não pega todo mundo.'],
        ['Afasta a mesa uns dois palmos do fundo e deixa um bom espaço livre na frente. Luz sempre do lado de quem fotografa.'],
        ['Eu sempre sento lá antes pra testar a foto. Tenho uma coleção de fotos minhas em festa dos outros.'],
      ],
    },
    funny: {
      openings: [
        'O filtro de água sente saudade das fotos: {topic}.',
        'Vinte pessoas, um celular e {o topic}.',
        'Só mais uma, diz a tia diante {do topic}.',
      ],
      steps: [
        ['Vinte pessoas sorriem, uma pisca, e começa tudo outra vez. Na nona foto, pisca outra.'],
        ['Quanto maior a família, menor a chance de todos abrirem os olhos ao mesmo tempo. É conta simples.'],
        ['Conte até três e tire no dois. Pega todos rindo, inclusive o tio que só se arruma no três.'],
        ['A foto escolhida para o porta-retratos foi a do ensaio, com todos distraídos. Ninguém sabia que já valia.'],
      ],
    },
    motivational: {
      openings: [
        'A foto que junta três gerações: {topic}.',
        'Um fundo bonito e a família inteira: {topic}.',
        'Antes dos convidados, um olhar {no topic}.',
      ],
      steps: [
        ['Em toda família há alguém que organiza a foto: chama, aproxima, conta as cabeças. Anos depois, todos agradecem.', 'A avó ficou no centro, os netos em volta, e o mais novo no colo. Foi a única foto com todos naquele ano.'],
        ['Reunir todos no mesmo quadro ficou raro, com agendas cheias e cidades distantes. A festa é a desculpa.'],
        ['Chame a família para a foto logo no início, antes do parabéns. Depois, sempre falta alguém.'],
        ['Quem tira a foto quase nunca aparece. Peça a um convidado que faça mais uma, com todos mesmo.'],
      ],
    },
  },
}
