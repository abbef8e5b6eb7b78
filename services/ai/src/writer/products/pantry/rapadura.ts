import type { ProductType } from '../product-type.ts'

export const rapadura: ProductType = {
  nouns: ['rapadura', 'rapadurinha'],
  asks: ['se é para comer em pedaço ou para adoçar', 'quantas pessoas vão comer', 'se é para casa ou para presente'],
  questions: {
    sale: ['Em pedaço, raspada ou derretida no café?', 'Com queijo ou com café?'],
    content: ['Como se guarda rapadura na sua casa?', 'Quem na sua família não passa sem rapadura?'],
  },
  emojis: ['🟫', '☕', '🧀'],
  hashtags: ['rapadura', 'rapaduras', 'rapaduraartesanal', 'docenordestino', 'engenho', 'canadeacucar', 'saboresdonordeste'],
  sale: {
    professional: {
      openings: [
        'O gosto da cana em cada pedaço: {topic}.',
        '{O topic} {leva/levam} à mesa o sabor do engenho.',
        'Café passado, queijo no prato e {topic}.',
      ],
      steps: [
        ['O café está passado, o queijo está no prato e alguém pergunta se há um doce. Um pedaço de rapadura encerra bem a refeição.', 'Quem cresceu perto de engenho conhece o cheiro do caldo fervendo. Basta um pedaço pequeno para a conversa voltar à casa da família.'],
        ['O caldo da cana cozinha até dar ponto e guarda um sabor próprio, que lembra caramelo e tacho quente.'],
        ['{Agrada/Agradam} a quem gosta de doce puro, a quem adoça o café na panela e a quem cozinha canjica, bolo ou cuscuz doce.'],
        ['Antes de escolher, pense no uso: pedaços pequenos para oferecer com o café ou maiores para raspar e derreter nas receitas.'],
      ],
    },
    casual: {
      openings: [
        'Um pedacinho depois do almoço e pronto: {topic}.',
        'Queijo de um lado, {topic} do outro.',
        'Quem é do interior reconhece {o topic} de longe.',
      ],
      steps: [
        ['Sabe aquela hora depois do almoço em que a gente abre o armário procurando um docinho? Um pedaço de rapadura acaba com a procura.', 'Viagem comprida pede um doce que não derrete nem suja a mão. Rapadura na sacola do ônibus é costume antigo e bom.'],
        ['É doce forte, com gosto de cana mesmo. Um pedaço pequeno já resolve e deixa aquele sabor bom até a hora do café.'],
        ['{Vai/Vão} pra quem come sem nada, pra quem gosta com queijo ou farinha e pra quem põe no café no lugar do açúcar.'],
        ['Me conta se é pra comer de pedaço ou pra adoçar as coisas. Pra ralar e derreter, um pedaço maior rende mais.'],
      ],
    },
    funny: {
      openings: [
        'Dente preparado, café na mão: {topic}.',
        'O alto do armário já não esconde {o topic}.',
        'Era só uma lasquinha {do topic}, disseram todos.',
      ],
      steps: [
        ['A pessoa põe um pedaço na boca, e alguém faz uma pergunta importante. A resposta vem uns cinco minutos depois.', 'O pote foi para o alto da estante, para durar a semana. Quem pediu a escada duas vezes no mesmo dia foi o avô.'],
        ['Doce assim não derrete na bolsa nem faz cerimônia. Espera quieto o dia inteiro e aparece na hora do café.'],
        ['{Serve/Servem} para nordestino com saudade, mineiro com queijo e paulista que diz que não gosta de doce e pede outro pedaço.'],
        ['Na hora da conta, inclua quem passa pela cozinha de mansinho. Esse consumo nunca aparece nas estatísticas da família.'],
      ],
    },
    motivational: {
      openings: [
        'Da cana ao tacho, muita força de braço: {topic}.',
        'Um sabor que atravessou gerações de engenho: {topic}.',
        'Quem tem raiz no sertão conhece o valor {do topic}.',
      ],
      steps: [
        ['O tropeiro levava no alforje, o lavrador levava no embornal. A rapadura acompanhou muita gente que trabalhava longe de casa.', 'Para quem saiu da terra natal, certos sabores valem uma carta. O gosto da cana traz de volta a estrada e o quintal.'],
        ['O ponto do tacho se decide em poucos minutos, depois de horas de fogo. Quem faz aprende a ler as bolhas do caldo.'],
        ['É lembrança boa para o avô que tem saudade do engenho e para o neto que ainda não conhece esse sabor.'],
        ['Se vai levar para alguém, pergunte como a pessoa come: com queijo, com café ou sem nada. O costume diz a quantidade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que o ar úmido faz com {o topic}.',
        'Como guardar em casa: {topic}.',
        'Da moenda ao ponto do tacho: {topic}.',
      ],
      steps: [
        ['A rapadura foi para o armário firme e seca e, semanas depois, apareceu melada por fora. Muita gente pensa que perdeu o doce.', 'Guardar na geladeira parece o certo para qualquer doce. Com a rapadura, o frio úmido costuma atrapalhar mais do que ajudar.'],
        ['O açúcar da cana puxa a água que está no ar. Em dias de chuva ou perto do fogão, a superfície amolece.'],
        ['Mantenha em pote bem fechado, em lugar seco e longe do vapor. O que amoleceu por fora ainda adoça muito bem o café.'],
        ['A cor e o sabor variam com a cana, a terra e o fogo. Por isso engenhos vizinhos fazem rapaduras tão diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Deu uma melada no armário? Vem ver: {topic}.',
        'Papo de engenho e de cozinha: {topic}.',
        'Tem um jeito certo de guardar {o topic}.',
      ],
      steps: [
        ['Abriu o pote e a rapadura tava suando, grudando no dedo? Acontece muito, e quase sempre é culpa do lugar onde ficou.', 'Tem gente que põe na geladeira achando que tá ajudando. Aí a rapadura volta de lá toda úmida.'],
        ['É que o açúcar da cana puxa água do ar que é uma beleza. Pote aberto em dia de chuva, pronto, o doce mela.'],
        ['Pote fechado, lugar seco e longe do fogão. Se já amoleceu, usa no café, na canjica ou derrete com um pouquinho de água.'],
        ['Eu acho bonito um doce que nasce do caldo da cana e da paciência. Cada região tem o seu ponto e jura que é o melhor.'],
      ],
    },
    funny: {
      openings: [
        'Mistérios da prateleira de cima: {topic}.',
        'A família debate onde guardar {o topic}.',
        'Dia de chuva na despensa e {topic}.',
      ],
      steps: [
        ['Choveu três dias, e a rapadura resolveu grudar no prato. Agora os dois vão juntos à mesa, porque ninguém consegue separar.', 'Toda casa discute onde guardar o doce. Um defende a lata, outro defende o pote, e as formigas agradecem o tempo perdido.'],
        ['O açúcar da cana gosta de água e vai buscar no ar. Num dia úmido, qualquer pedaço vira cola de boa qualidade.'],
        ['Use pote com tampa que fecha de verdade, em lugar seco. Assim as formigas precisam procurar outro programa.'],
        ['Rapadura é doce, mas não é mole, diz o ditado. Em semana de chuva, o ditado pede licença para pensar melhor.'],
      ],
    },
    motivational: {
      openings: [
        'O tacho ensina paciência: {topic}.',
        'Um saber antigo que continua vivo: {topic}.',
        'A cana, o fogo e as pessoas por trás {do topic}.',
      ],
      steps: [
        ['Em muitos engenhos, a cana passa pela moenda antes de o dia clarear. Quando a cidade acorda, o caldo já está no fogo.', 'Muita família viveu da cana e do tacho. Os netos ainda contam quem moía, quem mexia e quem ficava de olho no ponto.'],
        ['O caldo leva horas para apurar e minutos para passar do ponto. Por isso quem cuida do tacho quase não conversa.'],
        ['Se você tem um parente que conheceu um engenho, pergunte como era. Anote o nome do lugar e o que a pessoa lembrar.'],
        ['Um pedaço de doce parece coisa pequena. Nele cabem a terra, o corte da cana e a conversa em volta do fogo.'],
      ],
    },
  },
}
