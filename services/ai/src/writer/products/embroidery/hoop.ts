import type { ProductType } from '../product-type.ts'

export const hoop: ProductType = {
  nouns: ['bastidor', 'bastidor bordado', 'bastidor decorativo', 'quadro bordado', 'quadrinho bordado', 'tela de ponto cruz', 'quadro de ponto cruz', 'flâmula bordada'],
  asks: ['onde vai ficar', 'as cores do lugar', 'o tamanho que você imagina'],
  questions: {
    sale: ['Que desenho você colocaria na parede?', 'Para a sua casa ou para dar de presente?'],
    content: ['Você já tentou bordar?', 'Olhar o avesso do bordado dos outros: sim ou claro que sim?'],
  },
  emojis: ['🪡', '🧵', '🏠'],
  hashtags: ['bastidorbordado', 'bastidor', 'bordadolivre', 'bordadoembastidor', 'quadrobordado', 'bastidores', 'bordado'],
  sale: {
    professional: {
      openings: [
        'Um desenho feito de linha para a parede: {topic}.',
        '{O topic} {faz/fazem} as pessoas chegarem mais perto.',
        'Linha e agulha no lugar da tinta: {topic}.',
      ],
      steps: [
        ['De longe, parece desenho. A pessoa se aproxima, vê os pontos e estende o dedo para tocar.', 'Há na casa uma parede pequena onde nada cabia. Um bordado cabe ali e faz todo mundo parar para olhar.'],
        ['Cada cor é uma linha que entrou e saiu do tecido. O relevo muda com a luz, e uma impressão não faz isso.'],
        ['Serve ao quarto, à sala, à entrada ou à porta. É presente de casamento, nascimento e casa nova.'],
        ['Escolha primeiro a parede e depois o tamanho. Em grupo com outros quadros, um bordado pode ser menor.'],
      ],
    },
    casual: {
      openings: [
        'Chega perto pra ver os pontos: {topic}.',
        'Com {o topic}, a parede ganha história.',
        'Desenho de linha e agulha: {topic}.',
      ],
      steps: [
        ['Todo mundo acha que é desenho, até chegar perto. Aí põe o dedo, a gente deixa, e começa a conversa.', 'Sabe aquela paredinha entre duas portas que nunca teve nada? É o lugar perfeito pra um bordado.'],
        ['Tudo ali é linha, entrando e saindo do tecido. A luz bate e o relevo aparece, e foto nenhuma mostra direito.'],
        ['Pra casa nova, pra quarto de bebê, pra quem casou. Ou só pra alegrar o corredor que ninguém olha.'],
        ['Me conta onde vai ficar e as cores que já tem por perto. O tamanho a gente escolhe pela parede.'],
      ],
    },
    funny: {
      openings: [
        'Parece impressão, mas teve muito dedo furado: {topic}.',
        '{O topic} na parede, elogio na sala.',
        'Aprovado por tias que entendem de ponto: {topic}.',
      ],
      steps: [
        ['A visita elogia o quadro, chega perto, percebe que é bordado e chama a família inteira. O café esfria na mesa.', 'Alguém da família sempre tenta virar para ver o avesso. Está na parede, mas a curiosidade é mais forte.'],
        ['São centenas de pontos e alguns dedos corajosos. Dedal existe, mas quem borda jura que não precisa.'],
        ['Para a parede da sala, o quarto e o presente daquela amiga que já tem tudo, menos parede vazia.'],
        ['Meça a parede antes. Se o prego já está lá, veja a que altura ele ficou, porque mudar prego antigo dá briga.'],
      ],
    },
    motivational: {
      openings: [
        'Paciência que se vê na parede: {topic}.',
        '{O topic} {guarda/guardam} muitas horas de linha.',
        'Um presente que levou tempo: {topic}.',
      ],
      steps: [
        ['Uma data importante pede algo que dure mais que a festa. Um bordado na parede faz lembrar do dia.', 'Quem ganha um bordado sabe que alguém ficou sentado com aquilo no colo, ponto após ponto.'],
        ['A agulha passa centenas de vezes pelo mesmo pedaço de tecido. A mão firme faz o desenho parecer leve.'],
        ['Para os noivos, os pais de um recém-nascido e para quem pendura a primeira coisa na casa nova.'],
        ['Pense numa imagem que diga algo a quem recebe. O desenho pode ser simples, se o motivo for certo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde pendurar {o topic} e onde não.',
        'Poeira, luz e tecido: {topic}.',
        'O que vê quem chega perto {do topic}.',
      ],
      steps: [
        ['Bordado em parede que pega sol parece boa ideia, porque a luz valoriza o relevo. Em poucos meses, as cores mudam.'],
        ['O sol direto desbota a linha, como faz com qualquer tecido. E a umidade deixa marcas, sobretudo em fundo claro.'],
        ['Prefira parede de luz indireta, longe do fogão. Para o pó, um pincel macio e seco basta.'],
        ['Antes do primeiro ponto, o tecido precisa estar esticado por igual. Se afrouxa de um lado, o desenho entorta.'],
      ],
    },
    casual: {
      openings: [
        'A parede certa pra {topic}.',
        'Tira o pó com isto: {topic}.',
        'Um papo sobre linha, luz e {topic}.',
      ],
      steps: [
        ['A gente pendura o bordado na parede mais clara, feliz da vida, e um ano depois o vermelho virou rosa.'],
        ['Linha é tecido, desbota com sol como cortina. E cada ponto levantado é um lugar pro pano enganchar.'],
        ['Pendura onde não bate sol direto e passa um pincel macio de vez em quando. Pincel de maquiagem serve.'],
        ['Quando bordo, paro e olho de longe o tempo todo. De perto, a gente só vê ponto e esquece o desenho.'],
      ],
    },
    funny: {
      openings: [
        'O avesso {do topic} é assunto de família.',
        'Dedos furados e outros detalhes: {topic}.',
        'Ninguém só olha: {topic}.',
      ],
      steps: [
        ['Quem não borda pergunta quanto tempo leva. Quem borda pede para ver o avesso e faz silêncio.'],
        ['O avesso é o diário secreto de quem borda. Ali estão os atalhos, os nós e a noite em que faltou paciência.'],
        ['Agulha perdida se acha com ímã, e antes do jantar. Não confie em quem diz que depois ela aparece.'],
        ['Quem borda desenvolve a arte de responder sem tirar os olhos do tecido. A família já aprendeu a esperar o fim da linha.'],
      ],
    },
    motivational: {
      openings: [
        'Um ponto e mais um: {topic}.',
        'O desenho que aparece devagar {no topic}.',
        'Quem borda {topic} sabe esperar.',
      ],
      steps: [
        ['Um bordado grande se faz de pedaços. Hoje uma folha, amanhã outra, e um dia falta só o contorno.'],
        ['Cada ponto ocupa milímetros. Só quando muitos se juntam é que a cor parece cheia e o desenho aparece.'],
        ['Para começar, bastam um bastidor, uma agulha e o ponto atrás. Risque um desenho simples e vá até o fim dele.'],
        ['Virar o tecido é lembrar cada noite de trabalho. A frente mostra o desenho, e o avesso mostra o caminho da linha.'],
      ],
    },
  },
}
