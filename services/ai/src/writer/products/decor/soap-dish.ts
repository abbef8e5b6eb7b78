import type { ProductType } from '../product-type.ts'

export const soapDish: ProductType = {
  nouns: ['saboneteira', 'saboneteirinha', 'porta-sabonete', 'porta-escova', 'porta-escovas', 'porta-escova de dente', 'porta-escovas de dente', 'porta-escova de dentes', 'kit de bancada para banheiro'],
  asks: ['a medida da bancada', 'as cores do banheiro', 'quantas pessoas usam a pia'],
  questions: {
    sale: ['Seu banheiro é colorido ou neutro?', 'Banheiro da família ou lavabo das visitas?'],
    content: ['O que não pode faltar na sua pia?', 'Quem molha a bancada inteira na sua casa?'],
  },
  emojis: ['🧼', '🫧', '🤍'],
  hashtags: ['saboneteira', 'portasabonete', 'portaescova', 'banheirodecorado', 'lavabo', 'decoracaodebanheiro', 'lavabodecorado', 'bancadadebanheiro', 'organizacaodebanheiro', 'banheiro'],
  sale: {
    professional: {
      openings: [
        'A bancada do banheiro também se arruma: {topic}.',
        '{O topic} {deixa/deixam} a pia em ordem e bonita.',
        'Um detalhe que a visita usa de perto: {topic}.',
      ],
      steps: [
        ['A visita lava as mãos e, por um minuto, olha só para a pia. É o lugar da casa que mais se vê de perto.', 'De manhã, três pessoas dividem a mesma bancada. Quando cada coisa tem apoio, sobram espaço e bom humor.'],
        ['{É um objeto pequeno/São objetos pequenos}, de uso diário, que {fica/ficam} sempre à vista. A forma e a cor mudam o banheiro sem obra.'],
        ['{Combina/Combinam} com o lavabo, com a suíte, com a pousada e com o salão. {Faz/Fazem} par com um bom sabonete na hora de presentear.'],
        ['Meça o espaço entre a torneira e a parede. E pense em quantas pessoas usam a pia todos os dias.'],
      ],
    },
    casual: {
      openings: [
        'Sua pia merece esse carinho: {topic}.',
        'Aquele cantinho molhado tem solução: {topic}.',
        'O lavabo ficou outro com {topic}.',
      ],
      steps: [
        ['Sabe aquela marca melequenta na pia, que volta todo santo dia? Com cada coisa no seu apoio, ela some.', 'Visita no banheiro repara em tudo, porque não tem mais nada pra fazer ali. Melhor ter algo bonito pra ver.'],
        ['{Ocupa/Ocupam} pouquinho espaço, mas a gente vê toda manhã, ainda com sono. Começar o dia olhando pra uma coisa bonita é bom demais.'],
        ['{Vai/Vão} no banheiro das crianças, no lavabo, na pousada, no salão. E de presente, com um sabonete junto, é certeiro.'],
        ['Mede a beiradinha da pia e vê as cores dos azulejos. Espaço apertado pede uma peça mais estreita.'],
      ],
    },
    funny: {
      openings: [
        'A poça da pia perdeu o emprego: {topic}.',
        '{O topic} {acaba/acabam} com a poça misteriosa da pia.',
        'A pia pediu um pouco de ordem: {topic}.',
      ],
      steps: [
        ['De manhã, cinco pessoas disputam a mesma pia. Quando a última sai, a bancada parece a praia depois do feriado.', 'A visita demorou no lavabo. Quando saiu, sabia de cor tudo o que havia em cima da pia.'],
        ['{Põe/Põem} ordem num espaço em que cada morador deixa um rastro. Pela poça, já se sabia quem tinha passado.'],
        ['{Serve/Servem} para o lavabo, para a suíte e para a casa do filho que foi morar sozinho e improvisa com um pires.'],
        ['Meça a bancada e conte os moradores. Se houver adolescente, reserve o dobro do espaço para os cremes.'],
      ],
    },
    motivational: {
      openings: [
        'Começar o dia com a pia em ordem: {topic}.',
        'O capricho que aparece antes do café: {topic}.',
        'Para quem cuida da casa nos detalhes: {topic}.',
      ],
      steps: [
        ['São seis da manhã, e o primeiro gesto do dia é abrir a torneira. Encontrar a bancada arrumada muda esse minuto.', 'Reformar o banheiro ficou para depois. Um detalhe bonito na pia já mostra que a mudança começou.'],
        ['Quem trabalha com recepção sabe que o hóspede nota a pia antes da cama. O cuidado está nas peças pequenas.'],
        ['{Agrada/Agradam} a quem montou a primeira casa, a quem aluga por temporada e a quem transformou o lavabo no seu orgulho.'],
        ['Olhe a sua bancada como quem a visse pela primeira vez. O que está fora do lugar mostra o que falta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Água parada, o problema da bancada: {topic}.',
        'Como manter {o topic} sem acúmulo de resíduo.',
        'Limpeza semanal, dois minutos: {topic}.',
      ],
      steps: [
        ['O sabonete fica mole, a escova seca devagar, e o fundo acumula uma camada esbranquiçada. Quase todos culpam o produto.', 'Muita gente lava a pia todos os dias e esquece o que está em cima dela. É ali que a água se junta.'],
        ['O que fica de molho amolece ou demora a secar. Sem saída para a água, ela permanece no fundo até o dia seguinte.'],
        ['Escorra o excesso depois do uso e lave o apoio uma vez por semana, com água morna e detergente. Seque antes de devolver.'],
        ['Um banheiro se arruma em poucos minutos quando nada fica empoçado. É um hábito pequeno que poupa a faxina.'],
      ],
    },
    casual: {
      openings: [
        'Pia sequinha, casa feliz: {topic}.',
        'Aquela gosminha tem explicação: {topic}.',
        'Cuidado de dois minutos com {o topic}.',
      ],
      steps: [
        ['A gente limpa a pia toda e esquece do que fica em cima dela. Aí levanta e encontra aquela aguinha no fundo.', 'Sabonete amolecido, escova que não seca, mancha na bancada. É tudo culpa da mesma aguinha parada ali embaixo.'],
        ['Tudo que seca no ar dura mais. Se fica sentado na água, amolece, mancha e dá trabalho.'],
        ['Joga fora a aguinha todo dia e uma vez por semana lava com detergente. Seca e põe de volta, rapidinho.'],
        ['Eu faço isso enquanto espero a água do chuveiro esquentar. Quando vejo, a pia já tá linda.'],
      ],
    },
    funny: {
      openings: [
        'A vida secreta da bancada: {topic}.',
        'Quem deixou assim? {O topic} {viu/viram} tudo.',
        'Crônicas de uma pia disputada: {topic}.',
      ],
      steps: [
        ['Ninguém na casa molha a pia, todos juram. Mesmo assim, às sete e meia da manhã, ela parece um lago.', 'O adolescente garante que secou a pia. O chão, o espelho e o teto contam outra história.'],
        ['A água procura o fundo de qualquer coisa e ali se instala. Quando se percebe, já pode pedir comprovante de residência.'],
        ['Escorra a água do fundo e passe um pano na bancada antes de sair. São quinze segundos e nenhuma discussão.'],
        ['A visita elogiou a bancada e perguntou o segredo. A família inteira olhou para o chão, em silêncio.'],
      ],
    },
    motivational: {
      openings: [
        'Pequenas ordens que ajudam o dia: {topic}.',
        'Todo dia um pouco, a casa fica em ordem: {topic}.',
        'Dois minutos de cuidado com {o topic}.',
      ],
      steps: [
        ['A faxina grande assusta e vai sendo adiada. Os cuidados de dois minutos se encaixam entre um compromisso e outro.', 'Quem divide a casa aprende a deixar a pia como gostaria de encontrar. Esse acordo silencioso evita muita conversa.'],
        ['O que se limpa todo dia quase não suja. O que espera pelo sábado endurece e pede o triplo do esforço.'],
        ['Deixe um pano seco dobrado perto da pia e combine com todos uma passada rápida depois do uso.'],
        ['Cuidar da casa tem pouco de grande gesto. São mãos que escorrem, secam e devolvem ao lugar.'],
      ],
    },
  },
}
