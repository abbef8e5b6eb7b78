import type { ProductType } from '../product-type.ts'

export const mattressCleaning: ProductType = {
  nouns: ['higienização de colchão', 'lavagem de colchão'],
  asks: ['o tamanho do colchão', 'se tem alguma mancha', 'se a casa tem criança ou animal'],
  questions: {
    sale: ['Quem dorme atravessado na sua cama?', 'Você troca o lençol em que dia da semana?'],
    content: ['Quem já derrubou café na cama?', 'Você vira o colchão de vez em quando?'],
  },
  emojis: ['🛏️', '🧽', '🫧'],
  hashtags: ['higienizacaodecolchao', 'lavagemdecolchao', 'limpezadecolchao', 'higienizacao', 'colchaolimpo', 'limpezadecolchoes', 'higienizacaodecolchoes'],
  sale: {
    professional: {
      openings: [
        'Debaixo do lençol limpo também: {topic}.',
        'Onde a família passa um terço do dia: {topic}.',
        'O cuidado que o lençol não alcança: {topic}.',
      ],
      steps: [
        ['O lençol é trocado toda semana, e o colchão continua o mesmo, com a mancha de suco e o pó de anos.', 'Na hora de virar o colchão, a família descobre um mapa que ninguém lembrava de ter desenhado.'],
        ['O tecido do colchão junta pó, suor e pelos, e o aspirador comum fica na superfície. O serviço vai mais fundo que a rotina.'],
        ['Faz sentido na chegada de um bebê, na mudança, no quarto de hóspedes e onde o cachorro dorme aos pés da cama.'],
        ['Para o orçamento, informe o tamanho, a idade das manchas e se foi feita alguma limpeza antes. Pergunte também sobre o tempo de secagem.'],
      ],
    },
    casual: {
      openings: [
        'Troca o lençol e olha embaixo: {topic}.',
        'Pra deitar num colchão de cara lavada: {topic}.',
        'Aquela mancha do café da manhã na cama: {topic}.',
      ],
      steps: [
        ['Café na cama é lindo até a xícara virar. A gente troca o lençol, e a mancha fica lá embaixo, quietinha.', 'A gente lava fronha, lençol, edredom e cobertor. E o colchão, que tá ali todo dia, fica pra nunca.'],
        ['Colchão não cabe na máquina, então vai juntando o que passa pelo lençol: pó, suor, pelo do gato.'],
        ['É bom antes do bebê chegar, pra quem comprou cama usada e pra quem divide a cama com bicho e criança.'],
        ['Me conta o tamanho e do que é a mancha. E escolhe um dia em que dê pra deixar secar com calma.'],
      ],
    },
    funny: {
      openings: [
        'O colchão viu coisas: {topic}.',
        'Um mapa-múndi debaixo do lençol: {topic}.',
        'O cachorro nunca sobe na cama, diz a família: {topic}.',
      ],
      steps: [
        ['O cachorro não sobe na cama, isso está decidido. O pelo que aparece todo dia no travesseiro deve ser da visita.', 'Debaixo do lençol há um mapa-múndi. A América é de suco de uva, e a Europa ninguém quis explicar.'],
        ['Lençol limpo em cima de colchão esquecido é como perfume em camisa amassada. Ajuda, mas alguém repara.'],
        ['Para quem tem filho, gato, café na cama ou tudo isso na mesma manhã de chuva.'],
        ['Conte a origem de cada mancha, se souber. As de origem desconhecida também são bem recebidas.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar do lugar onde o dia termina: {topic}.',
        'Uma cama bem cuidada por inteiro: {topic}.',
        'Para o quarto que recebe uma nova fase: {topic}.',
      ],
      steps: [
        ['O dia foi comprido, e a cama espera arrumada. Cuidar do que está debaixo do lençol completa o capricho.', 'A cama do mais velho vai para o mais novo. Antes da primeira noite, a família quer deixar tudo em ordem.'],
        ['É um trabalho lento: aspirar, tratar cada mancha, deixar secar bem. O capricho está em respeitar cada tempo.'],
        ['Vale para o quarto dos pais, a cama do filho, a casa de aluguel por temporada e a cama dos avós.'],
        ['Escolha um dia claro, abra as janelas e combine onde a família vai ficar enquanto o colchão seca.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que fazer logo depois do derrame: {topic}.',
        'Água demais é o maior erro: {topic}.',
        'Cuidados simples entre uma limpeza e outra: {topic}.',
      ],
      steps: [
        ['Caiu líquido no colchão, e a reação é jogar água e esfregar. A mancha cresce e leva dias para secar.'],
        ['A espuma absorve a água e demora a soltar. Umidade presa no meio do colchão vira cheiro.'],
        ['Aperte um pano seco sobre a mancha, sem esfregar. De manhã, deixe a cama aberta meia hora antes de arrumar.'],
        ['Quem trabalha com colchões olha primeiro a etiqueta e o verso. Ali estão o tecido, a idade e boa parte da história.'],
      ],
    },
    casual: {
      openings: [
        'Não faz a cama na hora: {topic}.',
        'Caiu café na cama, corre pro pano seco: {topic}.',
        'Desculpa de graça pra deixar a cama desarrumada: {topic}.',
      ],
      steps: [
        ['Sua mãe mandava arrumar a cama assim que levantava? A minha também, e o colchão ficava abafado o dia inteiro.'],
        ['De noite a gente sua, e o colchão guarda um pouco. Coberto logo cedo, ele não consegue secar.'],
        ['Deixa a cama aberta meia hora com a janela aberta. E pra mancha, pano seco apertado, pouca água e paciência.'],
        ['Eu gosto de ver a mancha antiga clareando aos poucos. Tem gente que chama a família pra olhar.'],
      ],
    },
    funny: {
      openings: [
        'Criança dorme na diagonal: {topic}.',
        'O lado da cama que é do gato: {topic}.',
        'Café na cama, uma história de risco: {topic}.',
      ],
      steps: [
        ['Comer biscoito na cama parece boa ideia até a hora de deitar. O farelo acha sempre a mesma costela.'],
        ['Migalha desce pelo lençol, pelo protetor e para na costura do colchão. Ali ela passa a morar.'],
        ['Aspire as costuras a cada troca de lençol e use um protetor. Proibir o biscoito nunca funcionou em casa nenhuma.'],
        ['O gato fiscaliza o aspirador de longe. Assim que acaba, deita bem no meio e estreia a parte limpa.'],
      ],
    },
    motivational: {
      openings: [
        'O costume de arejar a casa de manhã: {topic}.',
        'Janela aberta, cama aberta: {topic}.',
        'Um cuidado pequeno na hora de trocar o lençol: {topic}.',
      ],
      steps: [
        ['A avó punha os colchões no quintal em dia de sol e batia com a mão. A casa inteira cheirava a manhã.'],
        ['O que se faz pouco e sempre, como arejar e aspirar, evita o que se acumula em anos.'],
        ['Gire o colchão, da cabeceira para os pés, a cada três meses. Escreva a data num papel preso à cama.'],
        ['Quem limpa colchões entra no cômodo mais íntimo da casa. Por isso trabalha com cuidado e sem comentários.'],
      ],
    },
  },
}
