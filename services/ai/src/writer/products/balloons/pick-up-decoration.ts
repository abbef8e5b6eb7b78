import type { ProductType } from '../product-type.ts'

export const pickUpDecoration: ProductType = {
  nouns: ['pegue e monte', 'decoração pegue e monte'],
  asks: ['para quando é a festa', 'o tema ou as cores', 'o tamanho da sua mesa'],
  questions: {
    sale: ['A sua próxima festa cabe na sala?', 'Quem monta a mesa com você?'],
    content: ['Você segue o plano ou inventa na hora?', 'Quem na sua família tem mão boa para arrumar mesa?'],
  },
  emojis: ['🎉', '🎈', '🎊'],
  hashtags: ['pegueemonte', 'decoracaopegueemonte', 'pegueemontefestas', 'festaemcasa', 'decoracaodefesta', 'festainfantil', 'minifesta'],
  sale: {
    professional: {
      openings: [
        'As peças certas para a sua festa: {topic}.',
        '{O topic} {resolve/resolvem} o cenário da comemoração em casa.',
        'Você retira, monta e comemora: {topic}.',
      ],
      steps: [
        ['Você quer comemorar em casa e ter uma mesa bonita, sem encher o armário de enfeites que só usaria uma vez.', 'Móveis encostados, toalha esticada e a caixa aberta no chão. Em pouco tempo, a sala de jantar ganha cara de salão.'],
        ['As peças foram pensadas para ficar juntas. A parte mais difícil, que é combinar tudo, já vem resolvida.'],
        ['Cabe na sala, na varanda, no salão do prédio ou na escola. Também na festa pequena que foi decidida há pouco.'],
        ['Meça a mesa e a parede antes de reservar e anote os dias de retirada e devolução. O resto se resolve na montagem.'],
      ],
    },
    casual: {
      openings: [
        'Festa em casa com cara de festa mesmo: {topic}.',
        'Eu adoro receber foto {do topic} já no lugar.',
        'Leva, monta, comemora e devolve: {topic}.',
      ],
      steps: [
        ['Festa em casa é uma delícia, o que cansa é correr atrás de bandeja, vaso e toalha em cinco lojas diferentes.', 'A gente encosta a mesa na parede, abre as caixas e começa. Quando vê, até o cachorro tá posando.'],
        ['Tudo já combina, então você não precisa quebrar a cabeça. É colocar no lugar e ajeitar do seu jeito.'],
        ['Perfeito pra sala pequena, pro salão do prédio, pra varanda. E praquela festa que era só um bolo e cresceu.'],
        ['Antes de me chamar, tira a medida da mesa e uma foto da parede. E vê quem pode buscar e devolver.'],
      ],
    },
    funny: {
      openings: [
        'Em casa, com palpites da sogra: {topic}.',
        'A sala sumiu debaixo {do topic}.',
        'Vocação descoberta na sala de casa: {topic}.',
      ],
      steps: [
        ['A pessoa montou a mesa sozinha e tirou trinta fotos. Agora toda festa da família sobra para ela.', 'O cunhado chegou para ajudar e sentou na única cadeira livre. De lá, coordenou a altura dos vasos.'],
        ['Não sobra enfeite para guardar em cima do guarda-roupa, ao lado da árvore de Natal e da esteira dobrada.'],
        ['Serve a quem tem dom, a quem tem pressa e a quem tem uma irmã que faz tudo enquanto a pessoa dá opinião.'],
        ['Meça a mesa de verdade, com fita. Medir no olho costuma acabar com uma bandeja na cadeira.'],
      ],
    },
    motivational: {
      openings: [
        'Uma festa com o seu toque: {topic}.',
        'Quem recebe em casa também brilha: {topic}.',
        '{O topic} para a comemoração feita por vocês.',
      ],
      steps: [
        ['Horas antes, a família desembrulha as peças e cada um arruma um pedaço da mesa. Todos vão dizer que fizeram.', 'Quando os convidados perguntam quem montou, alguém da casa levanta a mão. É um orgulho simples e bom.'],
        ['Receber em casa dá trabalho, e por isso mesmo é lembrado. Cada peça da mesa foi posta ali por alguém da família.'],
        ['Para a primeira festa na casa nova, o aniversário que quase passou sem bolo e a visita que vem de longe.'],
        ['Monte com calma, de preferência com ajuda, e deixe meia hora livre antes da festa. Esse tempo é seu.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que conferir na retirada {do topic}.',
        'Da caixa à mesa, em etapas: {topic}.',
        'Como devolver tudo sem esquecer nada: {topic}.',
      ],
      steps: [
        ['Na hora de devolver, falta um vaso. Ele está na pia, no quarto ou na mesa da avó, e ninguém se lembra.'],
        ['Em festa, as peças passam por muitas mãos e mudam de lugar. Sem uma lista, a conta não fecha no fim.'],
        ['Fotografe o conteúdo das caixas ao retirar. Na montagem, ponha primeiro o que é alto e deixe o centro para o bolo.'],
        ['Uma mesa bem montada parece natural, como se tudo tivesse nascido ali. Foi alguém que mexeu dez vezes no mesmo vaso.'],
      ],
    },
    casual: {
      openings: [
        'A foto que salva na devolução {do topic}.',
        'Cadê o vaso pequeno? Conversa sobre {topic}.',
        'Montando sem correria: {topic}.',
      ],
      steps: [
        ['No dia seguinte, caixa pronta, e falta uma bandejinha. A casa inteira procura, e ela tá com o resto do bolo na geladeira.'],
        ['Na festa todo mundo tira uma coisa do lugar pra pôr um prato. No fim, ninguém lembra onde largou.'],
        ['Tira foto da caixa aberta quando pegar. E na mesa, alto atrás, bolo no meio, doce na frente.'],
        ['Minha parte preferida é a foto que chega no outro dia. Cada casa monta de um jeito.'],
      ],
    },
    funny: {
      openings: [
        'O vaso que quase mudou de família: {topic}.',
        'Cinco palpites por bandeja: {topic}.',
        'O resto do bolo foi embora {no topic}.',
      ],
      steps: [
        ['A avó gostou tanto da boleira que já tinha separado um paninho para ela. A devolução exigiu diplomacia.'],
        ['Objeto bonito em casa alheia desperta instintos. Por isso a bandeja sempre aparece na estante de alguém.'],
        ['Mostre a lista à família antes da festa e repita em voz alta que tudo volta. Olhe para a avó ao dizer.'],
        ['No fim, tudo foi devolvido. A avó fotografou a boleira de três ângulos, como quem se despede.'],
      ],
    },
    motivational: {
      openings: [
        'O capricho de montar a própria festa: {topic}.',
        'Cada um arruma um canto {do topic}.',
        'Receber em casa, com as próprias mãos: {topic}.',
      ],
      steps: [
        ['Dois irmãos que quase não se veem montaram a mesa da mãe. Levou a tarde inteira, e era essa a graça.'],
        ['Preparar junto dá assunto, dá risada e dá fome. A festa já começou quando os convidados tocam a campainha.'],
        ['Distribua tarefas pequenas: um cuida da toalha, outro dos doces, outro da foto. Todos chegam à mesma mesa.'],
        ['Depois que tudo é devolvido, a sala volta a ser sala. E a família passa a semana contando como foi.'],
      ],
    },
  },
}
