import type { ProductType } from '../product-type.ts'

export const name: ProductType = {
  nouns: ['nome em feltro', 'nome de feltro', 'varal de feltro', 'bandeirola de feltro'],
  asks: ['a medida da parede', 'as cores do quarto ou da festa', 'onde vai ficar'],
  questions: {
    sale: ['Quarto ou festa: onde você usaria?', 'Que parede da sua casa está pedindo cor?'],
    content: ['Quem segura a escada aí na sua casa?', 'Você pendura no olho ou com régua?'],
  },
  emojis: ['🪡', '🧵', '💛'],
  hashtags: ['nomeemfeltro', 'nomedefeltro', 'feltro', 'bandeirolas', 'bandeiroladefeltro', 'decoracaoinfantil', 'quartoinfantil'],
  sale: {
    professional: {
      openings: [
        'Cor e costura na parede do quarto ou da festa: {topic}.',
        '{O topic} {dá/dão} vida a uma parede lisa.',
        'Recortes de feltro que se veem da porta: {topic}.',
      ],
      steps: [
        ['O quarto já tem berço ou cama, cortina e tapete. Falta na parede uma cor que diga que ali mora alguém.', 'Na festa, o fundo da mesa é o que mais aparece nas fotos. Um pouco de feltro colorido resolve esse vazio.'],
        ['Cada parte se recorta e se costura em separado, com volume e borda à vista. A cor cheia se vê da porta.'],
        ['Serve ao quarto, à porta, à festa e à sala de aula. Terminada a festa, vai bem para o quarto.'],
        ['Meça a parede antes de escolher e conte a largura total. Veja também as cores que já existem em volta.'],
      ],
    },
    casual: {
      openings: [
        'Pra parede ter mais cor: {topic}.',
        '{O topic} {deixa/deixam} a parede cheia de vida.',
        'Da festa pra parede do quarto: {topic}.',
      ],
      steps: [
        ['Sabe quarto lindo que ainda não parece de ninguém? Falta aquela cor na parede que conta quem mora ali.', 'Nas fotos da festa, o que mais aparece é o que tá atrás do bolo. A gente só repara nisso depois.'],
        ['É feltro recortado e costurado, parte por parte. Tem volume e a cor é bem viva, dá pra ver da porta.'],
        ['Pro quarto, pra porta, pra festa, pra sala da escola. E depois da festa vai pra parede de casa.'],
        ['Mede a parede e me conta as cores do quarto. Daí a gente vê o tamanho que fica bom.'],
      ],
    },
    funny: {
      openings: [
        'A parede também quer aparecer na foto: {topic}.',
        '{O topic} na parede, e a disputa do quarto recomeça.',
        'Pendurou, virou território: {topic}.',
      ],
      steps: [
        ['O bebê não lê, não fala e não sustenta a cabeça. Mesmo assim, já tem parede decorada e a família inteira dando palpite.', 'Os irmãos dividem o quarto e discutem cada palmo de parede. Com o feltro pendurado, passaram a discutir a altura.'],
        ['Feltro recortado, costurado e bem colorido. É o único da família que fica retinho na foto sem ninguém mandar.'],
        ['Para o quarto, para a festa e para a porta que, daqui a uns anos, vai viver fechada de qualquer forma.'],
        ['Meça a parede com fita. Quem mediu com passos só descobriu o armário na hora de pendurar.'],
      ],
    },
    motivational: {
      openings: [
        'Um quarto preparado com as mãos: {topic}.',
        '{O topic} {enfeita/enfeitam} o que foi montado com carinho.',
        'Parte por parte, até encher a parede: {topic}.',
      ],
      steps: [
        ['Enquanto a criança não chega, alguém passa tardes montando o quarto. O que vai na parede costuma ser o último toque.', 'Preparar uma festa em casa é transformar a sala por um dia. Quando se pendura a decoração, a festa começa.'],
        ['As partes precisam do mesmo tamanho e da mesma distância. Alinhar tudo pede régua, olho e mais uma conferência.'],
        ['Para o bebê esperado, a criança que ganhou quarto próprio ou a turma da escola que recebe um aluno novo.'],
        ['Escolha as cores olhando para o quarto, com a luz de lá. Na tela, qualquer tom parece outro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como alinhar {o topic} na parede.',
        'Pendurar {o topic} sem estragar a pintura.',
        'Altura e distância na parede do quarto: {topic}.',
      ],
      steps: [
        ['Pendurar em linha reta parece fácil, até dar dois passos para trás. Um lado sempre fica mais baixo.'],
        ['O teto e o móvel enganam o olho, porque nem sempre estão nivelados. E fita comum solta em parede com pó.'],
        ['Marque dois pontos com lápis na mesma altura do chão e limpe a parede antes de colar qualquer coisa.'],
        ['Antes de terminar, quem faz põe tudo enfileirado na mesa. A distância entre as partes se decide pelo olho.'],
      ],
    },
    casual: {
      openings: [
        'Ficou torto? Um papo sobre {topic}.',
        'O segredo da parede reta: {topic}.',
        'Limpe a parede antes de colar {o topic}.',
      ],
      steps: [
        ['Festa começando, e a decoração desce devagar atrás do bolo. Quem nunca correu pra segurar?'],
        ['Parede tem pó, fita solta. E teto nem sempre é reto, então a gente se guia pela coisa errada.'],
        ['Passa um pano na parede, mede do chão e marca de lápis dos dois lados. Dois minutos e fica certo.'],
        ['Eu enfileiro tudo na mesa e olho de longe. Letra ou figura, o espaço entre elas quem decide é o olho.'],
      ],
    },
    funny: {
      openings: [
        'Mais para a esquerda, não, volta: {topic}.',
        'A novela de pendurar {o topic}.',
        'Fita adesiva e esperança: {topic}.',
      ],
      steps: [
        ['Um fica na escada, o outro dirige do sofá. A distância entre os dois é curta, mas já rendeu muita discussão.'],
        ['Quem está no sofá e quem está na escada nunca concordam. Só o lápis e a fita métrica são neutros nessa hora.'],
        ['Meça do chão, marque dos dois lados e só então suba. E ofereça café a quem está na escada.'],
        ['Quem corta feltro em série vê recorte até de olho fechado. O pior é quando sobra uma parte e ninguém sabe de onde.'],
      ],
    },
    motivational: {
      openings: [
        'Um recorte de cada vez: {topic}.',
        'A parede que alguém preparou: {topic}.',
        'O que parece simples {no topic} é conta e régua.',
      ],
      steps: [
        ['Quem começa no feltro corta uma parte e acha fácil. Na quinta, percebe que todas devem ter o mesmo tamanho.'],
        ['O molde garante a medida, mas a tesoura muda a borda. Por isso se corta por fora do risco, e sem pressa.'],
        ['Para partes iguais, use um só molde de papel grosso e risque com caneta fina. Depois corte todas de uma vez.'],
        ['Com tudo pendurado, quem fez se senta no chão do quarto e olha para a parede. É o melhor lugar para ver.'],
      ],
    },
  },
}
