import type { ProductType } from '../product-type.ts'

export const dress: ProductType = {
  nouns: ['vestido', 'vestidinho'],
  asks: ['as suas medidas de busto, cintura e quadril', 'a ocasião', 'o comprimento que prefere'],
  questions: {
    sale: ['Curto, midi ou longo, qual é o seu?', 'Vestido com tênis ou com sandália?'],
    content: ['Qual vestido está esperando ocasião no seu armário?', 'Vestido com bolso: quem aí também avisa todo mundo?'],
  },
  emojis: ['👗', '💃', '✨'],
  hashtags: ['vestido', 'vestidos', 'vestidoslindos', 'modafeminina', 'vestidofeminino', 'lookdodia', 'lookcomvestido'],
  sale: {
    professional: {
      openings: [
        '{O topic} para vestir e sair.',
        'Uma peça só, e está tudo resolvido: {topic}.',
        '{O topic} {fica/ficam} bem em mais de uma ocasião.',
      ],
      steps: [
        ['O convite é para daqui a pouco, e o armário parece não ajudar. Com um vestido, a roupa se resolve numa peça só.', 'Num dia de compromisso atrás de compromisso, você quer se vestir uma vez e pronto. Com um vestido, dá para fazer isso.'],
        ['Quando o caimento é bom, o vestido faz quase tudo sozinho. Muda o calçado, muda o acessório, e a mesma peça vira outra.'],
        ['Acompanha o passeio, o almoço em família, a reunião e a festa simples. É daquelas peças que se repetem sem cansar.'],
        ['Para acertar no tamanho, tire as medidas de busto, cintura e quadril com fita. Pense também no comprimento que prefere usar.'],
      ],
    },
    casual: {
      openings: [
        'Tem dia que só pede {um topic}.',
        'Pra não pensar em combinar nada: {topic}.',
        'Tô querendo te mostrar {o topic}.',
      ],
      steps: [
        ['Tem dia que a gente não quer combinar blusa com nada. Põe o vestido, prende o cabelo de qualquer jeito e pode sair.', 'Sabe quando a cama fica cheia de roupa e nada serve pro que a gente quer? O vestido é quem salva nessas horas.'],
        ['O que eu mais gosto é que muda com pouco. Com tênis vai pra rua, com uma sandália já vai pra festa.'],
        ['Serve pra almoço, passeio, trabalho e até aquele convite de última hora. A gente usa muito mais do que imagina.'],
        ['Me manda busto, cintura e quadril antes de escolher. Com as medidas na mão, fica mais fácil acertar do que pela numeração.'],
      ],
    },
    funny: {
      openings: [
        'Uma peça só, zero discussão com o espelho: {topic}.',
        '{O topic} para quem tem um armário cheio de nada.',
        'O convite chegou, e {o topic} já {levantou/levantaram} a mão.',
      ],
      steps: [
        ['Onze peças na cama, uma pessoa atrasada e a frase de sempre, não tenho roupa. O vestido, pendurado, ouviu tudo calado.', 'Combinar blusa com calça às sete da manhã exige um raciocínio que só aparece depois do café. O vestido vai antes.'],
        ['Entrou, fechou, saiu. A maior dificuldade de um vestido é o último pedacinho do zíper, e isso já uniu muitas famílias.'],
        ['Vai ao almoço, à reunião e à festa. Se tiver bolso, vai também virar assunto, porque ninguém resiste a avisar que tem.'],
        ['Antes de escolher, tire as medidas de pé e sem encolher nada. A fita não conta para ninguém.'],
      ],
    },
    motivational: {
      openings: [
        'Para um dia em que você quer se sentir bem na roupa: {topic}.',
        '{O topic} para ir com vontade.',
        'Vista {o topic} num dia comum também.',
      ],
      steps: [
        ['A apresentação é às dez, e a roupa foi escolhida na véspera. Uma coisa a menos para pensar quando chega a hora de falar.', 'Faz tempo que você não se arruma só porque quis. Um vestido bonito numa tarde qualquer já é motivo.'],
        ['Roupa que veste bem deixa a gente à vontade para andar, sentar e abraçar. Você para de puxar a barra e presta atenção na conversa.'],
        ['Vale para a data marcada e para o dia comum. Quem usa suas peças bonitas não precisa esperar um convite.'],
        ['Escolha pelo corpo de hoje e pelas ocasiões que você tem agora. É assim que a peça sai do armário.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como guardar {o topic} sem deformar.',
        'Cabide ou gaveta, uma dúvida comum: {topic}.',
        'Um cuidado que conserva {o topic}.',
      ],
      steps: [
        ['O vestido ficou meses no cabide e saiu com pontas marcadas nos ombros. A lavagem nem sempre resolve.', 'Alguns vestidos parecem mais compridos no fim da estação. E a barra, antes reta, já não acompanha o chão.'],
        ['Malha, tricô e tecidos pesados cedem com o próprio peso quando ficam pendurados. Cabides finos ainda marcam o ombro.'],
        ['Dobre os que esticam e pendure os que amassam, em cabides largos. Feche zíper e botões antes, para manter a forma.'],
        ['Um armário menos apertado também ajuda. Com espaço entre as peças, o vestido sai pronto e o ferro trabalha menos.'],
      ],
    },
    casual: {
      openings: [
        'Um vestido, vários jeitos: {topic}.',
        'Como usar {o topic} mais vezes sem enjoar.',
        'Quanto tempo faz que você não usa {o topic}?',
      ],
      steps: [
        ['A gente usa o vestido numa festa, sai na foto e depois acha que não pode repetir. Por quê mesmo?'],
        ['É que a gente guarda na cabeça o visual inteiro, com sapato e tudo. Mudou o resto, quase ninguém reconhece.'],
        ['Experimenta com tênis e jaqueta, com uma camisa aberta por cima ou com um cinto. Tira foto do que gostar, pra lembrar depois.'],
        ['Eu acho uma delícia quando dá certo. É roupa nova sem ter comprado nada, e ela já tava ali no cabide.'],
      ],
    },
    funny: {
      openings: [
        'O zíper das costas, uma questão em aberto: {topic}.',
        'Coisas que só quem usa {topic} sabe.',
        'Quem se veste sem ajuda conhece o drama {do topic}.',
      ],
      steps: [
        ['Fechar o zíper das costas sem ajuda é dança contemporânea. Começa com elegância, passa pelo desespero e termina pedindo socorro ao porteiro.'],
        ['O braço humano alcança o zíper por baixo e por cima, mas não no meio. O meio tem uns dez centímetros de mistério.'],
        ['Passe uma fita ou um cordão pelo furinho do cursor e puxe por cima do ombro. Segure a base do zíper com a outra mão.'],
        ['Na volta, de madrugada, o mesmo cordão serve para abrir. Há quem tenha dormido de vestido por não saber disso.'],
      ],
    },
    motivational: {
      openings: [
        'Usar hoje o que espera no cabide: {topic}.',
        'A roupa bonita também pede dias comuns: {topic}.',
        'Tem história guardada {no topic}.',
      ],
      steps: [
        ['Há um vestido esperando uma ocasião boa o bastante. Enquanto ele espera, passam almoços, passeios e tardes que mereciam.'],
        ['Aprendemos cedo a guardar roupa boa. O costume ficou, mesmo quando já não há motivo para tanta cerimônia.'],
        ['Escolha uma peça guardada e use nesta semana, com o sapato de todo dia. Veja como ela fica fora da festa.'],
        ['Alguém vai perguntar aonde você vai assim. Dizer que vai ao mercado é uma resposta ótima.'],
      ],
    },
  },
}
