import type { ProductType } from '../product-type.ts'

export const iceLolly: ProductType = {
  nouns: ['picolé', 'paleta', 'paleta mexicana', 'minipicolé'],
  asks: ['se prefere fruta ou cremoso', 'quantas pessoas vão à festa', 'para quando é'],
  questions: {
    sale: ['Fruta ou cremoso?', 'Praia, praça ou quintal?'],
    content: ['Você morde ou lambe?', 'Qual sabor você pedia quando criança?'],
  },
  emojis: ['🧊', '😋', '☀️'],
  hashtags: ['picole', 'paletas', 'picoles', 'paletamexicana', 'picolegourmet', 'minipicole', 'sorvete'],
  sale: {
    professional: {
      openings: [
        'Para um passeio em dia quente, {topic}.',
        '{O topic} {refresca/refrescam} a tarde de qualquer idade.',
        'Do freezer para a mão: {topic}.',
      ],
      steps: [
        ['Um banco na praça, sombra e nada marcado para a próxima meia hora. Faltava só algo gelado na mão.', 'Festa ao ar livre, crianças correndo e adultos procurando sombra. Quando o freezer abre, todos se encontram no mesmo lugar.'],
        ['No palito, o sabor vem direto, sem prato nem colher. Come-se andando, conversando ou em silêncio.'],
        ['Combina com praia, parque, quintal, saída da escola e sobremesa depois de um almoço de calor.'],
        ['Em festas, conte um ou dois por convidado e varie entre sabores de fruta e cremosos. Tenha gelo por perto.'],
      ],
    },
    casual: {
      openings: [
        'Solzinho na cara e {topic} na mão.',
        'Bora refrescar com {topic}?',
        'Calor pede uma coisa só: {topic}.',
      ],
      steps: [
        ['Passeio bom tem parada pra alguma coisa gelada. A gente escolhe o sabor, senta na sombra e esquece o relógio.', 'Lembro de correr pra comer antes de pingar no pé. Até hoje eu perco essa corrida.'],
        ['Palito na mão, não precisa de mais nada. Dá pra comer andando, conversando e olhando o movimento.'],
        ['É da praia, da praça, da festinha no quintal e daquela tarde em casa em que ninguém aguenta o calor.'],
        ['Vai fazer festa? Um ou dois por pessoa, com sabor pra quem gosta de fruta e pra quem gosta de creme.'],
      ],
    },
    funny: {
      openings: [
        'Pingou no pé, mas valeu: {topic}.',
        'Corrida contra o sol com {topic} na mão.',
        'Línguas coloridas a caminho, graças {ao topic}.',
      ],
      steps: [
        ['O sol decide a velocidade da mordida. Quem para para conversar termina lambendo o pulso.', 'A criança escolhe por vinte minutos e troca com o irmão na primeira mordida. O irmão, naturalmente, não aceita.'],
        ['Começa elegante, pela pontinha, e termina de lado, com a cabeça torta, salvando o último pedaço.'],
        ['Ideal para namoro na praça, fim de caminhada e adulto que disse que só ia acompanhar a criança.'],
        ['Leve um a mais do que o número de pessoas. O que cair no chão sempre é o do mais emotivo.'],
      ],
    },
    motivational: {
      openings: [
        'Depois da caminhada, da prova ou do trabalho: {topic}.',
        'Uma tarde leve cabe {no topic}.',
        'Tarde boa é levar a criançada à praça e dividir {topic}.',
      ],
      steps: [
        ['Última prova feita, mochila no ombro e alguma coisa gelada na mão. Muita lembrança boa de escola tem esse gosto.', 'O avô que leva o neto até a esquina para escolher um sabor sabe que a conversa é a melhor parte.'],
        ['Equilíbrio entre sabor, doçura e textura se acerta provando muitas vezes. O que chega ao palito é a versão escolhida.'],
        ['Para a equipe que carregou caixa o dia inteiro, uma pausa com algo gelado diz obrigado sem cerimônia.'],
        ['Deixe cada pessoa escolher o seu, sem pressa. Metade da alegria está nesse minuto diante do freezer.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que define a textura {do topic}.',
        'Fruta, creme e frio: {topic}.',
        'Para servir e guardar {o topic}.',
      ],
      steps: [
        ['Às vezes se formam cristais de gelo por fora e o sabor enfraquece. Muita gente pensa que é assim mesmo.'],
        ['Abrir e fechar o freezer derrete e recongela a superfície. E, na forma, o gelo adere às paredes.'],
        ['Guarde no fundo do freezer, longe da porta. Para soltar, mergulhe a forma alguns segundos em água morna.'],
        ['A cor e o sabor de cada fruta mudam com a época. Quem produz com fruta prova cada lote outra vez.'],
      ],
    },
    casual: {
      openings: [
        'Fruta ou creme? O debate é {topic}.',
        'Um truque na hora de desenformar: {topic}.',
        'Papo gelado, sombra boa e {topic}.',
      ],
      steps: [
        ['Já puxei o palito com força e ele veio sozinho, limpinho. O resto ficou na forma rindo de mim.'],
        ['O gelo gruda na parede da forma. Puxar seco não adianta, porque o palito solta primeiro.'],
        ['Põe a forma na água morna por uns segundos e puxa reto, sem torcer. Sai inteiro, é quase mágica.'],
        ['Testar sabor novo é a melhor tarde da semana. A língua fica dormente, mas a opinião continua firme.'],
      ],
    },
    funny: {
      openings: [
        'Manual de sobrevivência ao último pedaço {do topic}.',
        'Técnicas de lambida sob sol forte: {topic}.',
        'Filosofia de palito na boca: {topic}.',
      ],
      steps: [
        ['O último pedaço se solta, escorrega e desafia a gravidade. Quem salva no ar vira lenda da praça.'],
        ['O calor da mão sobe pelo palito e derrete a base primeiro. Por isso o final despenca sem aviso.'],
        ['Gire enquanto come e ataque a base cedo. Um guardanapo enrolado no palito protege a manga.'],
        ['Todo mundo mastiga o palito por mais cinco minutos, pensando na vida. É o momento filosófico do passeio.'],
      ],
    },
    motivational: {
      openings: [
        'Cada sabor passa por muitas provas: {topic}.',
        'Frio, fruta e paciência: {topic}.',
        'O trabalho antes da primeira mordida {no topic}.',
      ],
      steps: [
        ['As primeiras tentativas em casa saem duras ou sem gosto. Ajusta-se o doce, muda-se a fruta, e de novo ao freezer.'],
        ['Congelado, tudo parece menos doce. Só provando gelado se descobre se a receita está no ponto.'],
        ['Teste com uma porção pequena antes de encher a forma inteira. Anote o que mudou, para repetir o acerto.'],
        ['Há dias de infância guardados num sabor. Quem faz esse trabalho participa deles sem saber.'],
      ],
    },
  },
}
