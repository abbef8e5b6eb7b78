import type { ProductType } from '../product-type.ts'

export const cupcake: ProductType = {
  nouns: ['cupcake'],
  asks: ['quantas pessoas vão à festa', 'para quando é', 'qual sabor agrada à maioria'],
  questions: {
    sale: ['Você é do time massa ou do time cobertura?', 'Em que festa você colocaria um para cada convidado?'],
    content: ['Por onde você dá a primeira mordida?', 'Você come a cobertura antes ou junto com a massa?'],
  },
  emojis: ['🧁', '🎉', '😋'],
  hashtags: ['cupcake', 'cupcakes', 'cupcakespersonalizados', 'cupcakedecorado', 'cupcakesdecorados', 'confeitaria', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'Uma porção para cada convidado: {topic}.',
        '{O topic} {dá/dão} graça à mesa e {dispensa/dispensam} a faca.',
        'Para festas, lanches e pequenas comemorações: {topic}.',
      ],
      steps: [
        ['A mesa está posta e cada criança já escolheu o seu com os olhos. Ninguém precisa esperar pelo corte.', 'No lanche da escola ou na pausa do trabalho, cada pessoa pega o seu e volta para a roda de conversa.'],
        ['A porção individual resolve duas coisas: todos recebem a mesma quantidade e ninguém precisa de prato nem de talher.'],
        ['{Vai/Vão} bem em festa infantil, chá da tarde e comemoração no trabalho, ao lado de um bolo maior ou no lugar dele.'],
        ['Conte um ou dois por pessoa, conforme o que mais houver na mesa. Crianças costumam pegar um, e adultos voltam para o segundo.'],
      ],
    },
    casual: {
      openings: [
        'Um pra cada um, e ninguém briga: {topic}.',
        'Mesa mais alegre tem {topic}.',
        'Bora colocar {o topic} na sua festa?',
      ],
      steps: [
        ['Criança vê de longe e já vem escolhendo: aquele ali é meu. E fica de guarda até a hora do parabéns.', 'Sabe festa sem faca, sem pratinho e sem fila? Cada um pega o seu e a conversa continua.'],
        ['O bom é que vem na medida de uma pessoa. Dá pra comer de pé, rindo, com a outra mão no copo.'],
        ['Combina com festinha na escola, chá com as amigas e até aquele café de trabalho que precisa de um agrado.'],
        ['Faz a conta de um ou dois por pessoa. Se a mesa já tiver muito doce, um pra cada já fecha bem.'],
      ],
    },
    funny: {
      openings: [
        'Bigode de cobertura incluso: {topic}.',
        'Ninguém sabe por onde morder {o topic}, e todos tentam.',
        'Um por pessoa, dizia a placa ao lado {do topic}.',
      ],
      steps: [
        ['A regra era um por convidado. Depois da terceira criança com dois em cada mão, a regra virou sugestão.', 'Não existe jeito elegante de dar a primeira mordida. A pessoa mira, abre a boca e sai com doce na ponta do nariz.'],
        ['Porção individual foi inventada para evitar briga. Funcionou bem, até alguém perceber que a do vizinho era um pouco maior.'],
        ['Adulto diz que pegou para o filho. O filho está no pula-pula, e o pai está atrás da cortina, mastigando.'],
        ['Para calcular, conte as crianças, depois os pais que só vieram buscar. Estes também comem, e comem depressa.'],
      ],
    },
    motivational: {
      openings: [
        'Cada convidado com o seu: {topic}.',
        'Bandeja cheia, festa pronta: {topic}.',
        'O cuidado se repete um por um {no topic}.',
      ],
      steps: [
        ['Quem organiza a festinha da escola pensa em cada criança da lista. Ver todas com o seu na mão é o alívio do dia.', 'No último dia do curso ou do projeto, a turma merece um gesto. Um doce para cada um diz que todos contaram.'],
        ['Fazer dezenas com o mesmo tamanho e o mesmo acabamento exige atenção do primeiro ao último. Na bandeja, isso aparece.'],
        ['Também é um jeito bonito de agradecer à equipe do plantão ou à turma que ajudou na mudança. Cada pessoa recebe o seu.'],
        ['Tenha a lista de convidados em mãos e acrescente alguns. Sempre chega um irmão mais novo que ninguém havia contado.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tamanho, cobertura e mesa: {topic}.',
        'Como servir {o topic} sem contratempos.',
        'Pequenas porções pedem atenção aos detalhes: {topic}.',
      ],
      steps: [
        ['Na mesa da festa, tudo parece perfeito até o calor da tarde chegar. A cobertura é a primeira a sentir.'],
        ['Porção pequena assa depressa e seca depressa também. A cobertura fica toda exposta ao ar e ao calor, por isso amolece primeiro.'],
        ['Deixe à sombra, longe de janela e de lâmpada quente, e leve à mesa perto da hora de servir.'],
        ['Fazer muitos iguais é um exercício de ritmo. Depois dos primeiros, a mão encontra a medida e segue quase sem pensar.'],
      ],
    },
    casual: {
      openings: [
        'Papo de bandeja cheia: {topic}.',
        'Como você come {topic}? Eu tenho uma teoria.',
        'Tudo do mesmo tamanho, na mesma bandeja: {topic}.',
      ],
      steps: [
        ['Já fiz em casa e saiu um grande, dois pequenos e um murcho. Parecia uma família tirando foto.'],
        ['Quando a quantidade de massa varia, o tempo de forno também varia. Aí uns passam do ponto e outros ficam crus.'],
        ['Usa sempre a mesma colher pra medir e não enche até a borda. Fica tudo do mesmo tamanho, como irmãos comportados.'],
        ['Bandeja pronta me dá uma alegria boba. Eu olho de cima, de lado, conto duas vezes e ainda tiro foto.'],
      ],
    },
    funny: {
      openings: [
        'Etiqueta à mesa, capítulo único: {topic}.',
        'Teorias sobre a primeira mordida: {topic}.',
        'Registro de sumiços na festa: {topic}.',
      ],
      steps: [
        ['Criança come só o que está em cima e devolve o resto, muito educada, na bandeja. Alguém já pegou esse resto sem notar.'],
        ['A cobertura vai primeiro porque está na altura do nariz. É uma questão de geografia, e nem o convidado mais fino escapa.'],
        ['Um guardanapo por pessoa resolve o bigode de doce. Deixe a pilha do lado esquerdo da bandeja, onde a mão livre alcança.'],
        ['Quem confeita come os que saem tortos. Há dias em que a produção é boa e há dias em que o lanche é ótimo.'],
      ],
    },
    motivational: {
      openings: [
        'Um por um, com a mesma atenção: {topic}.',
        'O ritmo de quem faz {topic}.',
        'Repetir também é aprender: {topic}.',
      ],
      steps: [
        ['O primeiro da bandeja sai torto, o quinto melhora e o vigésimo parece outro. A mão aprendeu enquanto a cabeça contava.'],
        ['Repetição treina a pressão da mão e o tempo de cada movimento. Por isso os últimos ficam mais parecidos entre si.'],
        ['Comece pelos que vão ficar no fundo da mesa. Quando chegar aos da frente, sua mão já estará mais firme.'],
        ['Cem iguais querem dizer cem vezes o mesmo cuidado. Cada convidado só recebe um, e esse um precisa ser bom.'],
      ],
    },
  },
}
