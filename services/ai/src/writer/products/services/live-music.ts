import type { ProductType } from '../product-type.ts'

export const liveMusic: ProductType = {
  nouns: ['voz e violão', 'banda para casamento', 'banda para festa', 'banda para festas', 'banda para eventos', 'banda de casamento', 'música ao vivo', 'música para casamento', 'músico para casamento', 'músico para eventos', 'músico para festa', 'cantora para casamento', 'cantor para casamento', 'roda de samba', 'trio de forró'],
  asks: ['a data e o local', 'o tipo de música de vocês', 'se há tomada e espaço coberto'],
  questions: {
    sale: ['Qual música tocaria na sua festa?', 'Música para dançar, para cantar ou para ouvir?'],
    content: ['Qual música você ouviria ao vivo hoje?', 'Você canta junto ou só acompanha com o pé?'],
  },
  emojis: ['🎶', '🎤', '🎵'],
  hashtags: ['musicaaovivo', 'musicos', 'eventos', 'festas', 'musicabrasileira', 'musicaparaeventos'],
  sale: {
    professional: {
      openings: [
        'Música tocada ali, na frente dos convidados: {topic}.',
        'Para a entrada, o brinde ou a festa inteira: {topic}.',
        'O som de gente tocando muda o ambiente: {topic}.',
      ],
      steps: [
        ['Os convidados chegam, e alguém já toca baixinho num canto. As conversas começam sem pressa, e ninguém olha o celular.', 'No meio da festa, a música preferida dos pais começa ao vivo. Os dois se levantam, e abrem espaço na sala.'],
        ['Quem toca ao vivo vê o rosto das pessoas e responde a elas. A música sobe, espera, repete o refrão que todos cantaram.'],
        ['Cerimônias, aniversários, bares, bodas e almoços de empresa pedem climas diferentes. O repertório acompanha o lugar e a hora.'],
        ['Informe a data, o local, o horário e os momentos importantes. Diga se o espaço é coberto e onde há tomada.'],
      ],
    },
    casual: {
      openings: [
        'Puxa a cadeira e canta junto: {topic}.',
        'Festa com gente tocando é outra festa: {topic}.',
        'Pra cantar o refrão bem alto: {topic}.',
      ],
      steps: [
        ['Começa com um cantando baixinho na mesa. No segundo refrão, já tem palma, coro e alguém batucando na garrafa.', 'A avó pediu uma antiga, só pra ver se sabiam. Sabiam, e ela cantou inteirinha, de olho fechado.'],
        ['Ao vivo a música escuta a festa. Se a turma anima, vai junto, e se o papo tá bom, ela fica ali do lado.'],
        ['Vale pra casamento, boteco, churrasco de domingo, bodas e aniversário de quem ama uma roda de amigos.'],
        ['Me manda a data, o lugar e umas músicas da história de vocês. E vê se tem tomada e sombra.'],
      ],
    },
    funny: {
      openings: [
        'O refrão é coletivo, a afinação nem tanto: {topic}.',
        'O tio quer o microfone outra vez: {topic}.',
        'Palmas no tempo, se possível: {topic}.',
      ],
      steps: [
        ['Metade da festa bate palma no tempo, metade bate quando pode. No final, as duas se encontram por acaso.', 'Pediram aquela que todos sabem. Todos sabiam o refrão e murmuraram o resto com muita convicção.'],
        ['Quem toca ao vivo segue em frente com palma atravessada, criança no pedestal e tio no coro. É arte e é coragem.'],
        ['Vale para casamentos, bares, churrascos e para a família que tem um cantor em cada mesa, todos em tons diferentes.'],
        ['Envie três músicas obrigatórias e avise se o tio vai cantar. É só para preparar o tom e o cabo do microfone.'],
      ],
    },
    motivational: {
      openings: [
        'Uma canção tocada para vocês: {topic}.',
        'A música que conta uma história: {topic}.',
        'Para o momento ficar no ouvido: {topic}.',
      ],
      steps: [
        ['A canção embalou o começo do namoro, no rádio de um carro velho. Ouvi-la ao vivo, diante dos amigos, é outra coisa.', 'Nas bodas, os netos pediram a música da juventude dos avós. Houve silêncio, depois um abraço, depois dança.'],
        ['Por trás de quatro minutos de música há anos de estudo e muito ensaio. Tocar com simplicidade é o que mais demora.'],
        ['Faz sentido numa grande cerimônia e num almoço em casa. Uma canção bem escolhida cabe nos dois.'],
        ['Escolham as músicas pela lembrança que trazem. A primeira viagem, a cozinha da mãe e a estrada dão um belo repertório.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como escolher o repertório da cerimônia: {topic}.',
        'Espaço, tomada e volume: {topic}.',
        'O que perguntar antes de fechar: {topic}.',
      ],
      steps: [
        ['O repertório costuma ser escolhido pelo gosto de uma pessoa só. Na festa, metade dos convidados não reconhece nada.', 'Muitos deixam para pensar no palco na última semana. Falta tomada, o sol bate de frente, ou a música fica ao lado da fritadeira.'],
        ['Música ao vivo ocupa lugar, precisa de energia e de tempo de montagem. O som também se comporta de um jeito em cada espaço.'],
        ['Combine os momentos da festa, o volume durante o jantar e um lugar com sombra. Envie as músicas essenciais com antecedência.'],
        ['Os músicos chegam antes de todos e tocam para cadeiras vazias. É a passagem de som, que faz a festa caber no ouvido.'],
      ],
    },
    casual: {
      openings: [
        'Onde fica a tomada? Pergunta clássica: {topic}.',
        'Música boa não precisa ser alta: {topic}.',
        'A passagem de som, de perto: {topic}.',
      ],
      steps: [
        ['O lugar é lindo, tem flor, tem luzinha, e não tem uma tomada. Acontece mais do que vocês imaginam.', 'No jantar, o povo quer conversar, e a música tá no talo. Aí todo mundo grita pra pedir o sal.'],
        ['Cada espaço responde de um jeito. Salão com azulejo ecoa, quintal espalha, e no sol ninguém toca feliz.'],
        ['Vê a tomada, escolhe um canto com sombra e combina o volume de cada hora. Do repertório a gente conversa.'],
        ['Meu momento preferido é quando alguém reconhece a música nas duas primeiras notas. Dá pra ver de longe.'],
      ],
    },
    funny: {
      openings: [
        'O pedido gritado lá do fundo: {topic}.',
        'O coro que esqueceu a segunda parte: {topic}.',
        'A palma que acelera sozinha: {topic}.',
      ],
      steps: [
        ['Alguém pede aos gritos um roqueiro dos anos setenta, e o salão canta junto. No segundo verso, só sobra o murmúrio.', 'A segunda parte da música é um mistério nacional. Todos diminuem a voz e voltam triunfantes no refrão.'],
        ['Refrão se aprende de tanto repetir, e a estrofe passa uma vez só. É por isso que o coro some no meio.'],
        ['Se esquecer a letra, sorria e mova a boca com confiança. Em festa, ninguém ouve a diferença.'],
        ['Depois da última música, alguém sempre pede só mais uma. Essa uma costuma durar quatro.'],
      ],
    },
    motivational: {
      openings: [
        'Ensaio é a parte maior: {topic}.',
        'Anos de estudo em poucas canções: {topic}.',
        'Tocar para gente, de perto: {topic}.',
      ],
      steps: [
        ['Durante a semana, o mesmo trecho é repetido até sair sem pensar. No sábado, parece que ninguém fez esforço.', 'A estrada também é parte da música: instrumento no banco de trás, cabo enrolado, chegada antes de todos.'],
        ['Quem toca aprende a respirar junto com os outros. Um olhar rápido decide se o refrão volta ou se a música termina.'],
        ['Ensine uma canção antiga a alguém mais novo. Música passada de boca em boca é uma herança fácil de carregar.'],
        ['No fim, sobra uma garganta cansada e uma melodia que os convidados levam para casa. Alguns assobiam até segunda-feira.'],
      ],
    },
  },
}
