import type { ProductType } from '../product-type.ts'

export const bemCasado: ProductType = {
  nouns: ['bem-casado'],
  asks: ['a data da festa', 'quantos convidados vêm', 'se vai ficar na mesa ou na saída'],
  questions: {
    sale: ['Você come na festa ou leva para casa?', 'Qual é a próxima festa da sua família?'],
    content: ['Já saiu de festa com mais de um na bolsa?', 'Qual lembrancinha você mais gosta de ganhar?'],
  },
  emojis: ['💍', '🤍', '😋'],
  hashtags: ['bemcasado', 'bemcasados', 'docesfinos', 'lembrancadecasamento', 'docesparacasamento', 'casamento', 'bemcasadosdeluxo'],
  sale: {
    professional: {
      openings: [
        'Uma lembrança doce para quem veio celebrar: {topic}.',
        'Na saída da festa, cada convidado leva {o topic}.',
        '{O topic} {encerra/encerram} a festa com delicadeza.',
      ],
      steps: [
        ['No fim da festa, os convidados se despedem e cada um leva um doce na mão. Muitos abrem antes de chegar ao carro.', 'Entre abraços e promessas de se ver mais, chega a hora da lembrança. É o último gesto da festa com quem veio.'],
        ['Duas partes de massa unidas por um recheio macio: o doce conta, sem palavras, por que todos estavam ali.'],
        ['Nasceu nos casamentos e hoje aparece também em batizados, bodas e aniversários em que se quer agradecer a presença.'],
        ['Para calcular, use a lista de convidados e some cerca de dez por cento. Sempre há quem leve um para alguém.'],
      ],
    },
    casual: {
      openings: [
        'A melhor parte da saída da festa: {topic}.',
        'Convidado feliz volta pra casa com {topic}.',
        'Eu já vou embora procurando {o topic}.',
      ],
      steps: [
        ['Toda festa tem aquela fila disfarçada perto da saída. Ninguém está se despedindo, estão todos de olho no bem-casado.', 'Chegar em casa com os sapatos na mão, sentar na cama e abrir a lembrancinha. Pra mim a festa termina ali.'],
        ['{É/São} {macio/macia/macios/macias} e {cabe/cabem} em três mordidas. E o nome, que já diz tudo, faz qualquer convidado sorrir na saída.'],
        ['Vale pra casamento, bodas, batizado e até aniversário. Onde tem gente querida reunida, um bem-casado cai bem.'],
        ['Pega a lista de convidados e põe uns dez por cento a mais. Vai por mim, tem tia que leva dois.'],
      ],
    },
    funny: {
      openings: [
        'Lembrancinha que raramente chega em casa: {topic}.',
        'A bolsa da tia já tem espaço para {o topic}.',
        'Convidados somem na saída, e {o topic} também.',
      ],
      steps: [
        ['A convidada pega um para ela, um para o marido e um para a mãe, que não pôde vir. A mãe mora em outro estado.', 'No carro, o casal combina de guardar para o café da manhã. No primeiro sinal fechado, o combinado já era.'],
        ['Duas metades que se entendem, sem briga pelo controle remoto. Muito casal gostaria de conhecer o segredo desse recheio.'],
        ['{Serve/Servem} para casamento, bodas e batizado. Em todos há alguém com três no bolso do paletó e cara de inocente.'],
        ['Peça pela lista de convidados e inclua a margem das bolsas grandes. Toda família tem duas ou três.'],
      ],
    },
    motivational: {
      openings: [
        'Um obrigado para cada pessoa que veio: {topic}.',
        'O último carinho da festa tem nome: {topic}.',
        'Quem atravessou a cidade para celebrar merece {o topic}.',
      ],
      steps: [
        ['Alguns convidados pegaram estrada, outros trocaram o turno. Um doce na saída diz que a presença deles foi notada.', 'O casal passa a noite tentando falar com todos e nem sempre consegue. A lembrança chega a quem faltou abraçar.'],
        ['Massa leve e recheio no ponto se unem um a um. Quem faz repete esse gesto pensando em muitas despedidas felizes.'],
        ['Também é bonito em bodas, quando os filhos preparam a festa para os pais. O nome do doce ganha outro peso.'],
        ['Lembrem de separar alguns para quem trabalhou na festa. Garçons, músicos e fotógrafo também fizeram parte do dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tradição de festa em duas metades: {topic}.',
        'O que vale saber antes de escolher {o topic}.',
        'A hora certa de entregar {o topic} na festa.',
      ],
      steps: [
        ['Uma dúvida comum dos noivos é quando oferecer: na mesa de doces, no café ou só na saída.'],
        ['Na mesa, alguns convidados levam vários e outros nem veem. Na saída, cada um recebe o seu e a conta fecha.'],
        ['Deixe alguém da família responsável por entregar perto da porta. E mantenha em lugar fresco durante a festa.'],
        ['Reza a tradição que as duas metades representam o casal e o recheio, a união. Por isso é doce de festa há gerações.'],
      ],
    },
    casual: {
      openings: [
        'Papo de noiva, madrinha e convidado: {topic}.',
        'Sabe por que {o topic} {tem/têm} esse nome?',
        'Bora falar da saída da festa? O tema é: {topic}.',
      ],
      steps: [
        ['Já fui a casamento em que o bem-casado acabou na metade da noite. Quem saiu por último ficou só na vontade.'],
        ['Quando fica solto na mesa, tem gente que leva cinco. Não é maldade, é que o doce é pequeno e a bolsa é grande.'],
        ['Combina com uma madrinha de entregar na porta, um por um. Fica simpático, e ninguém sai sem.'],
        ['Juntar as metades é a parte de que eu mais gosto. Parece que a gente apresenta uma pra outra e elas se dão bem.'],
      ],
    },
    funny: {
      openings: [
        'Código de conduta da saída de festa: {topic}.',
        'Convidados flagrados com {topic} no bolso.',
        'Uma bolsa grande, duas mãos ligeiras: {topic}.',
      ],
      steps: [
        ['Existe um convidado que se despede três vezes. Em cada despedida ele passa pela mesa da porta e pega mais um.'],
        ['O tamanho favorece a manobra: cabe no bolso do paletó, na palma da mão e na bolsinha onde não cabe o celular.'],
        ['Coloquem na porta uma avó simpática para entregar. Ninguém tem coragem de pedir o terceiro olhando nos olhos dela.'],
        ['Na manhã seguinte, alguém acha um no bolso do terno. É o melhor café da manhã do mês.'],
      ],
    },
    motivational: {
      openings: [
        'Duas metades e muitas horas de bancada: {topic}.',
        'O cuidado que vai na mão de cada convidado: {topic}.',
        'Par a par, {fica/ficam} {pronto/pronta/prontos/prontas} {o topic}.',
      ],
      steps: [
        ['Para cada convidado há um par de massas medido, assado e unido. Numa festa grande, são centenas de encontros na bancada.'],
        ['As metades precisam ter o mesmo tamanho para fechar bem. Parece detalhe, mas é o que dá beleza ao conjunto.'],
        ['Noivos que querem agradecer de outro jeito podem escrever uma frase curta para os convidados. Três linhas sinceras bastam.'],
        ['A festa termina, as flores murcham, e alguém ainda tem um doce guardado para o café. A lembrança cumpre o seu papel.'],
      ],
    },
  },
}
