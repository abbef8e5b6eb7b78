import type { ProductType } from '../product-type.ts'

export const sequilhos: ProductType = {
  nouns: ['sequilho', 'biscoito caseiro', 'bolacha caseira', 'biscoito de nata', 'bolacha de nata', 'biscoito amanteigado', 'bolacha amanteigada', 'biscoito de polvilho doce', 'biscoitinho', 'bolachinha', 'peta'],
  asks: ['se é para o café de casa ou para servir visita', 'quantas pessoas vêm', 'se prefere mais seco ou mais amanteigado'],
  questions: {
    sale: ['Com café, com chá ou com leite?', 'Quantos você come antes de sentar?'],
    content: ['Qual biscoito tinha na lata da sua família?', 'Você molha no café ou come seco?'],
  },
  emojis: ['🍪', '☕', '🫙'],
  hashtags: ['sequilhos', 'biscoitoscaseiros', 'biscoitocaseiro', 'bolachascaseiras', 'biscoitosartesanais', 'cafedatarde', 'quitandas'],
  sale: {
    professional: {
      openings: [
        'A lata na mesa e o café passado: {topic}.',
        'Quitanda para receber bem: {topic}.',
        '{O topic} {faz/fazem} companhia ao café da tarde.',
      ],
      steps: [
        ['Toca a campainha, é a tia que veio sem avisar. Há café na garrafa e biscoitos na lata, e a visita fica até a noite.', 'São quatro da tarde, a casa está quieta e o café acabou de passar. Dois biscoitos no pires completam esse intervalo.'],
        ['Um biscoito sequinho espera bem na lata e não pede prato nem faca. O encanto está no sabor delicado e na mordida.'],
        ['Há lugar para um biscoito assim na mesa da visita, na lancheira, na viagem, na reunião da associação e na gaveta do trabalho.'],
        ['Para calcular, conte cinco ou seis por pessoa no café e um pouco mais para a lata. Lata vazia entristece a cozinha.'],
      ],
    },
    casual: {
      openings: [
        'Abre a lata que hoje tem {topic}.',
        'Café sem companhia não dá: {topic}.',
        'Quem resiste a {topic} com café quentinho?',
      ],
      steps: [
        ['Visita no portão, e o coração da gente já corre pra cozinha. Se tem biscoito na lata e café na garrafa, tá tudo certo.', 'Sabe aquela hora da tarde em que o corpo pede uma pausa? Senta, enche a xícara e pega uns dois. Ou seis.'],
        ['Biscoito sequinho não suja nada nem pede prato. A gente come um, conversa um pouco, e a mão volta sozinha pra lata.'],
        ['{Vai/Vão} no lanche, na viagem, na reunião do bairro e na mesa da sogra. Criança come, avó come, visita elogia.'],
        ['Me fala quantas pessoas vêm e se é pra lata de casa também. Pra lata, põe mais do que acha que precisa.'],
      ],
    },
    funny: {
      openings: [
        'A lata fez barulho e entregou: {topic}.',
        'Farelo na blusa é prova {do topic}.',
        'Abrir a lata em silêncio, missão impossível com {topic}.',
      ],
      steps: [
        ['Abrir a lata sem barulho é arte que nenhum neto dominou. Do outro lado da casa, a avó pergunta quem é.', 'A visita aceitou um por educação. A educação dela durou oito biscoitos e um pedido da receita.'],
        ['{Cabe/Cabem} na palma da mão, e esse é o golpe: ninguém conta quantos passam por ali. O farelo depois faz as contas.'],
        ['{Serve/Servem} para visita, viagem, lanche e para quem precisa de algo na boca para não dar opinião em reunião.'],
        ['Calcule pela lata e não pela fome. A fome mente, e a lata vazia acusa alguém da família.'],
      ],
    },
    motivational: {
      openings: [
        'Quitanda feita com tempo e atenção: {topic}.',
        'Receber como antigamente, com {topic}.',
        'Um a um na assadeira: {topic}.',
      ],
      steps: [
        ['Em casa de muita gente, a lata cheia dizia que ali se recebia bem. Manter esse costume é continuar uma gentileza.', 'Quem visita um parente idoso leva conversa e algo para o café. Muitas vezes é nessa hora que as histórias aparecem.'],
        ['Cada biscoito passa pela mão antes do forno, e todos precisam assar por igual. É trabalho repetido e paciente.'],
        ['É bom agrado para a professora, o porteiro, a vizinha nova e a turma que organiza a quermesse.'],
        ['Pense na mesa que vai ser posta e em quem vai sentar em volta dela. Um café simples já vira encontro.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que o biscoito amolece na lata: {topic}.',
        'Como manter {o topic} com boa mordida.',
        'Lata, vidro ou saco, o que é melhor para {o topic}?',
      ],
      steps: [
        ['A lata ficou mal fechada num fim de semana de chuva. Na hora do café, a mordida tinha perdido toda a graça.', 'Guardar junto com bolo ou pão parece prático. Em dois dias, o bolo resseca e os biscoitos amolecem.'],
        ['O biscoito seco puxa a umidade do ar e do que estiver ao lado. É essa troca silenciosa que muda a textura.'],
        ['Use lata ou vidro bem fechado, sem misturar com bolos. Se amoleceu, poucos minutos em forno baixo costumam resolver.'],
        ['As quitandas nasceram para esperar a visita que ninguém sabia quando vinha. Por isso são feitas para durar.'],
      ],
    },
    casual: {
      openings: [
        'Amoleceu tudo? Vem que tem jeito: {topic}.',
        'Nunca guarda junto com bolo: {topic}.',
        'O segredo da lata e {do topic}.',
      ],
      steps: [
        ['Sabe quando a gente morde esperando aquele estalinho e vem uma coisa borrachuda? A lata ficou aberta, com certeza.', 'Guardei uma vez junto do bolo e perdi os dois. O bolo ficou seco, e o biscoito, mole.'],
        ['Biscoito sequinho chupa umidade de tudo que tá por perto. Do ar, do bolo, do pão que puseram do lado.'],
        ['Lata bem fechada, cada coisa na sua. Se já era, forno baixo uns minutinhos, e espera esfriar antes de guardar.'],
        ['Tem gente que molha no café até quase cair. Eu sou dessa turma e já perdi alguns no fundo da xícara.'],
      ],
    },
    funny: {
      openings: [
        'A lata azul e outras decepções: {topic}.',
        'Resgate no fundo da xícara: {topic}.',
        'Quem deixou a lata aberta com {o topic}?',
      ],
      steps: [
        ['Em toda casa existe uma lata bonita de biscoito cheia de linha e botão. Abrir é uma aula sobre expectativas.', 'Molhou no café por um segundo a mais, e metade afundou. A família observou o resgate com colher e muita torcida.'],
        ['O biscoito puxa umidade do bolo vizinho, e o bolo seca de desgosto. Morar junto nem sempre dá certo.'],
        ['Cada um na sua lata, bem fechada, com nome na tampa. E a lata das linhas, por favor, em outro armário.'],
        ['O último da lata fica ali três dias, por educação. No quarto dia some, e ninguém ouviu nada.'],
      ],
    },
    motivational: {
      openings: [
        'A mão que modela centenas: {topic}.',
        'Um costume de casa antiga: {topic}.',
        'Aprender o ponto ao lado de alguém: {topic}.',
      ],
      steps: [
        ['Em muitas cidades, havia um dia da semana só para as quitandas. As vizinhas dividiam o forno, e as crianças, as raspas.', 'A primeira assadeira de quem aprende sai com um de cada tamanho. Os pequenos queimam, os grandes ficam pálidos, e a mão entende.'],
        ['O tamanho igual não é capricho: assa por igual o que foi feito por igual. Por isso se repete tanto o gesto.'],
        ['Chame alguém mais velho da família para assar com você. Anote as medidas do jeito que a pessoa disser.'],
        ['Uma lata sobre a mesa é um convite que não precisa de palavras. Quem chega já sabe que pode sentar.'],
      ],
    },
  },
}
