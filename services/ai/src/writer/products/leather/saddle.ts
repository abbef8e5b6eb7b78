import type { ProductType } from '../product-type.ts'

export const saddle: ProductType = {
  nouns: ['sela', 'sela de couro', 'sela de cavalo', 'sela de montaria', 'sela australiana', 'sela americana', 'sela gaúcha', 'sela de vaqueiro', 'sela de vaquejada', 'arreio', 'arreio completo', 'arreamento'],
  asks: ['para que tipo de montaria é', 'a raça ou o porte do animal', 'quem vai montar'],
  questions: {
    sale: ['Cavalgada, lida ou passeio de domingo?', 'Couro claro, caramelo ou preto?'],
    content: ['Com quem você aprendeu a montar?', 'Como se chama o seu cavalo?'],
  },
  emojis: ['🐎', '🤠', '🤎'],
  hashtags: ['sela', 'selaria', 'selas', 'montaria', 'cavalgada', 'cavalo', 'vaquejada', 'vidadecampo', 'selariaartesanal', 'couro', 'arreios', 'cavaleiros', 'amazonas', 'tropeada'],
  sale: {
    professional: {
      openings: [
        'Para quem passa horas sobre o cavalo: {topic}.',
        '{O topic} {acompanha/acompanham} a lida e a cavalgada.',
        'Couro, costura e estrada: {topic}.',
      ],
      steps: [
        ['O sol ainda não saiu, e o cavalo já espera na porteira. Quem vai passar o dia montado sabe onde o conforto começa.', 'No fim da cavalgada, uns descem sorrindo e outros mal conseguem andar. A diferença costuma estar no assento.'],
        ['Um bom assento distribui o peso e deixa o cavaleiro firme sem prender. A costura e as presilhas se conferem com a mão.'],
        ['{Serve/Servem} a quem vive da lida, a quem participa de provas e a quem monta só no fim de semana.'],
        ['Antes de escolher, pense no tipo de montaria, no porte do animal e na altura de quem vai montar.'],
      ],
    },
    casual: {
      openings: [
        'Quem monta olha primeiro {o topic}.',
        'Cavalgada marcada, só falta encilhar: {topic}.',
        'Pra lida, pra prova ou pro passeio: {topic}.',
      ],
      steps: [
        ['Sabe aquela cavalgada que dura o dia inteiro? Lá pela terceira hora, a gente agradece ou se arrepende do assento.', 'Cheiro de couro, café na térmica e o cavalo batendo a pata no chão. Tem coisa melhor do que domingo de estrada?'],
        ['Eu sempre começo passando a mão na costura e puxando as tiras. Couro bom e ponto firme a gente sente na hora.'],
        ['{Vai/Vão} pro peão, pro pai que é do campo, pra filha que começou a montar. É presente que fica na conversa por anos.'],
        ['Me conta o tipo de montaria, o tamanho do animal e de quem monta. Sem isso não dá pra acertar.'],
      ],
    },
    funny: {
      openings: [
        'O cavalo pediu para opinar sobre {o topic}.',
        'Depois de seis horas, só se fala em uma coisa: {topic}.',
        '{O topic} {separa/separam} o passeio da penitência.',
      ],
      steps: [
        ['O primo da cidade montou com pose de filme. Na segunda porteira, já perguntava se tinha jeito de voltar de carro.', 'O cavalo olhou o cavaleiro, olhou o arreamento novo e soltou um suspiro. Ele já viu muita empolgação de sábado.'],
        ['Quem monta bem parece que nasceu ali. Quem monta mal balança feito saco de batatas a caminho da feira.'],
        ['{Serve/Servem} para o peão, para a amazona e para o cunhado que cavalga uma vez por ano e fala disso até o Natal.'],
        ['Meça o cavalo, considere o cavaleiro e seja sincero sobre os dois. O cavalo, pelo menos, vai ser.'],
      ],
    },
    motivational: {
      openings: [
        'Chão percorrido, couro marcado: {topic}.',
        'A lida começa antes do sol com {o topic}.',
        'Para quem tem estrada pela frente: {topic}.',
      ],
      steps: [
        ['O avô ensinou a encilhar antes de ensinar a montar. Quem aprendeu nessa ordem nunca mais esqueceu.', 'Chuva, poeira, sol a pino. O trabalho no campo não escolhe dia, e o equipamento precisa estar à altura.'],
        ['O couro é cortado, costurado e moldado até encontrar o seu lugar. Com o uso, ele vai tomando o jeito do par.'],
        ['É uma homenagem a quem passou a vida no campo e um bom começo para quem realizou o sonho de ter um cavalo.'],
        ['Pense nos caminhos que você faz e nas horas que passa montado. Eles dizem mais do que qualquer modelo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Limpar o suor antes de guardar: {topic}.',
        'Como conservar o couro {do topic}.',
        'Umidade e calor, dois cuidados com {o topic}.',
      ],
      steps: [
        ['Depois da cavalgada, é comum pendurar tudo ainda úmido de suor. Em poucas semanas, o couro endurece e surgem manchas.', 'Muita gente seca o couro ao sol para ganhar tempo. Ele seca mesmo, e racha junto.'],
        ['O suor deixa sal nas fibras, que resseca e enrijece. O calor forte retira a gordura natural do couro.'],
        ['Passe um pano úmido, seque à sombra e hidrate com produto próprio. Guarde apoiado num cavalete, em lugar arejado.'],
        ['Equipamento limpo também é respeito ao animal. Sujeira e rugas no couro machucam onde ninguém vê.'],
      ],
    },
    casual: {
      openings: [
        'Suor e couro não combinam: {topic}.',
        'Chegou da cavalgada? Cinco minutos com {o topic}.',
        'Cuidado simples pra quem tem {topic}.',
      ],
      steps: [
        ['A gente chega cansado, pendura do jeito que tá e vai pro banho. No outro fim de semana, o couro tá duro que nem tábua.', 'Deixou no sol pra secar rapidinho? Já fiz isso uma vez e rachou bem na dobra.'],
        ['O suor seca e vira sal, que chupa tudo do couro. Aí qualquer dobra já vira risco.'],
        ['Pano úmido, sombra, depois um creme de couro. E confere costura e fivela antes de sair de novo.'],
        ['Eu aproveito essa hora pra conferir tudo com calma. É quando a gente acha o ponto que ia soltar na estrada.'],
      ],
    },
    funny: {
      openings: [
        'O que o cavalo diria depois da cavalgada: {topic}.',
        'Manual do cavaleiro de domingo e {o topic}.',
        'Barriga estufada, barrigueira frouxa e {o topic}.',
      ],
      steps: [
        ['O cavalo esperto estufa a barriga na hora de apertar. Cem metros depois, solta o ar, e o cavaleiro vai girando devagar.', 'O novato subiu pelo lado errado, ajeitou o chapéu e acenou. O cavalo, que sabia o caminho, voltou para o cocho.'],
        ['Estufar a barriga é um truque antigo. Ninguém ensina isso aos cavalos, e todos sabem.'],
        ['Aperte, dê uma volta com o animal pela mão e aperte de novo. Ele vai fazer cara de inocente.'],
        ['Ao fim do dia, o cavaleiro promete exercícios, alongamento e moderação. No sábado seguinte, já esqueceu.'],
      ],
    },
    motivational: {
      openings: [
        'Ofício de seleiro, mão firme: {topic}.',
        'Aprender a encilhar antes de montar: {topic}.',
        'O couro guarda a estrada: {topic}.',
      ],
      steps: [
        ['O aprendiz de seleiro passa meses costurando tiras antes de pegar uma peça inteira. O ponto precisa sair igual de olhos fechados.', 'Quem cuida do próprio equipamento conhece cada fivela. Quando algo muda, percebe antes de sair.'],
        ['No couro, a agulha passa duas vezes pelo mesmo furo. Se um ponto arrebentar, o outro ainda segura.'],
        ['Separe um dia por mês para desmontar, limpar e conferir tudo. É um bom tempo para ensinar os mais novos.'],
        ['Ofícios do campo se mantêm quando alguém para, olha e pergunta como se faz. A resposta costuma levar uma tarde.'],
      ],
    },
  },
}
