import type { ProductType } from '../product-type.ts'

export const pulledCandy: ProductType = {
  nouns: ['quebra-queixo', 'puxa-puxa', 'doce puxa', 'bala puxa'],
  asks: ['se é para festa ou para casa', 'quantas pessoas vão comer', 'se prefere mais firme ou mais puxa'],
  questions: {
    sale: ['Você encara um pedaço grande ou começa por um pequeno?', 'Na festa, na feira ou depois do almoço?'],
    content: ['Quem vendia doce na sua rua?', 'Você lembra do tabuleiro na cabeça do vendedor?'],
  },
  emojis: ['🍬', '🥥', '😋'],
  hashtags: ['quebraqueixo', 'puxapuxa', 'docesbrasileiros', 'docesregionais', 'docedefeira', 'docestradicionais', 'doceartesanal'],
  sale: {
    professional: {
      openings: [
        'Doce de tabuleiro, de puxar e de demorar: {topic}.',
        '{O topic} {traz/trazem} a feira de volta à memória.',
        'Um doce que se come com calma, {topic}.',
      ],
      steps: [
        ['Na saída da escola, o vendedor parava com o tabuleiro e um pedaço de papel. A fila se formava antes do sinal.', 'Na feira, entre uma banca e outra, havia sempre a parada do doce. A conversa diminuía até o último pedaço.'],
        ['O açúcar no ponto certo fica firme na mão e elástico na boca. O sabor se solta devagar, e nisso está a graça.'],
        ['{Lembra/Lembram} festa de rua, quermesse e viagem de carro. {Agrada/Agradam} a quem cresceu no interior e a quem ainda não conhece.'],
        ['Diga se gosta mais firme ou mais puxa e quantos vão comer. Pedaços pequenos são mais fáceis de dividir.'],
      ],
    },
    casual: {
      openings: [
        'Pega um pedaço e avisa que vai demorar: {topic}.',
        'Doce de rua que mora na memória: {topic}.',
        'Não dá pra ter pressa com {topic}.',
      ],
      steps: [
        ['Lembra do moço com o tabuleiro, gritando lá da esquina? A gente corria pra pedir moeda e voltava mastigando até a hora da janta.', 'Viagem de carro, um pedacinho na boca e pronto, meia hora de silêncio no banco de trás.'],
        ['É doce que gruda, estica e vai soltando o açúcar aos pouquinhos. Bom pra quem gosta de brincar com a comida.'],
        ['{Vai/Vão} na quermesse, no fim do almoço, na mesa da festa e de lembrança pra tia que morou na roça.'],
        ['Conta se você prefere mais durinho ou mais puxa, e quantas pessoas vêm. Pedaço pequeno é mais fácil de dividir.'],
      ],
    },
    funny: {
      openings: [
        'Conversa suspensa por tempo indeterminado: {topic}.',
        'O silêncio mais doce da família: {topic}.',
        'O nome já avisa, e ninguém escuta: {topic}.',
      ],
      steps: [
        ['A pergunta era simples, mas a boca estava ocupada. A resposta chegou quando ninguém lembrava mais da pergunta.', 'O tio pôs um pedaço grande, quis contar uma piada e passou o final do almoço apontando para o próprio queixo.'],
        ['{Puxa/Puxam} para um lado, {gruda/grudam} no outro e só se {entrega/entregam} com paciência. É um doce que negocia.'],
        ['{Serve/Servem} para quermesse, feira, viagem e para aquela reunião de condomínio que precisa terminar mais cedo.'],
        ['Escolha pelo tempo de silêncio desejado. Pedaço pequeno segura uma conversa, pedaço grande atravessa uma novela.'],
      ],
    },
    motivational: {
      openings: [
        'Um doce que obriga a parar um pouco: {topic}.',
        'O vendedor de rua e {o topic} na lembrança.',
        'Braço forte, tacho e açúcar no ponto: {topic}.',
      ],
      steps: [
        ['O vendedor andava o dia inteiro com o tabuleiro na cabeça e um banquinho no braço. Conhecia as crianças pelo nome.', 'Comprar doce na feira com quem criou você é uma lembrança que não se perde. Um pedaço já traz a rua inteira de volta.'],
        ['O ponto chega de repente, e é preciso trabalhar depressa, ainda quente. Quem faz aprende com o braço e com o olho.'],
        ['É uma lembrança doce para o avô, para quem foi embora cedo da cidade natal e para a turma da rua antiga.'],
        ['Pergunte à pessoa se prefere um doce mais macio. A memória é a mesma, e a mastigação agradece.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O ponto que faz puxar: {topic}.',
        'Guardar sem virar um bloco só: {topic}.',
        'Tabuleiro, papel e faca quente, a rotina {do topic}.',
      ],
      steps: [
        ['Em poucos dias, os pedaços se juntaram num bloco único e ninguém conseguia partir. O calor e a umidade trabalharam juntos.', 'Puseram na geladeira para conservar, e o doce ficou duro como pedra. O erro é comum, e a causa é o frio.'],
        ['O açúcar cozido até o ponto de bala é elástico quando morno e rígido quando frio. E puxa a umidade do ar.'],
        ['Embrulhe cada pedaço em papel e guarde num pote fechado, em lugar fresco e seco. Se gelou, deixe voltar à temperatura da casa.'],
        ['O vendedor com o tabuleiro faz parte da história das nossas ruas. O nome do doce já era o pregão.'],
      ],
    },
    casual: {
      openings: [
        'Grudou tudo? Tem um jeitinho: {topic}.',
        'Não põe na geladeira, que hoje explico {o topic}.',
        'Papo de rua antiga: {topic}.',
      ],
      steps: [
        ['Guardou tudo junto num pote e, no outro dia, virou um tijolão? Calor e umidade fazem dessas.', 'Pôs na geladeira pra durar e não conseguia nem morder? O frio deixa o açúcar igual vidro.'],
        ['Açúcar no ponto puxa é assim: morninho estica, gelado trava. E ainda chama a umidade pra grudar em tudo.'],
        ['Embrulha um por um no papel, pote fechado, lugar fresquinho. Na hora de comer, deixa pegar um calorzinho da mão.'],
        ['Eu ouço um grito na rua e já penso no tabuleiro. Tem memória que mora no ouvido e na ponta da língua.'],
      ],
    },
    funny: {
      openings: [
        'O pedaço era grande, a confiança também: {topic}.',
        'Minutos de silêncio em nome {do topic}.',
        'Doce que estica mais que novela: {topic}.',
      ],
      steps: [
        ['Saiu do pote um bloco só, com a forma exata do pote. A família decidiu quem ficava com a tampa.', 'A criança mordeu, puxou e descobriu que o doce alcançava o braço inteiro. Foi a melhor brincadeira da festa.'],
        ['Quente, o doce estica. Frio, o doce se recusa. O açúcar tem personalidade forte depois dos cem graus.'],
        ['Separe os pedaços com papel e longe do calor. Caso já tenham virado um só, chame de bolo e ofereça uma serra.'],
        ['O nome do doce é também a instrução de uso. Ninguém pode dizer que não foi avisado.'],
      ],
    },
    motivational: {
      openings: [
        'Puxar, dobrar, puxar de novo: {topic}.',
        'Muito filho criado com doce vendido na rua: {topic}.',
        'Um saber de tacho e de braço: {topic}.',
      ],
      steps: [
        ['Antes das lojas, o doce vinha até a porta. Muita gente sustentou a casa andando de rua em rua.', 'As primeiras tentativas saem duras ou escorrem. Reconhecer o ponto de bala pede anos de tacho e muita calda perdida.'],
        ['A calda passa de mole a dura em segundos. Por isso quem trabalha com açúcar não atende ninguém nessa hora.'],
        ['Pergunte aos mais velhos que doces se vendiam na rua e como era o pregão. Escreva antes que se perca.'],
        ['Um doce demorado ensina a ficar ali até o fim. Não há como apressar, e talvez seja esse o segredo.'],
      ],
    },
  },
}
