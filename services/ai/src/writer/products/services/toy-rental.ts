import type { ProductType } from '../product-type.ts'

export const toyRental: ProductType = {
  nouns: ['aluguel de brinquedos', 'aluguel de pula-pula', 'locação de brinquedos'],
  asks: ['a data da festa', 'a idade das crianças', 'o tamanho do espaço'],
  questions: {
    sale: ['Qual brinquedo faz mais fila nas festas por aí?', 'Quantos anos a criança vai fazer?'],
    content: ['Qual era o seu brinquedo preferido em festa?', 'Você ainda entraria num pula-pula?'],
  },
  emojis: ['🎪', '🎈', '🎉'],
  hashtags: ['alugueldebrinquedos', 'locacaodebrinquedos', 'pulapula', 'alugueldepulapula', 'festainfantil', 'camaelastica', 'brinquedosparafesta'],
  sale: {
    professional: {
      openings: [
        'Para a criançada chegar e já sair correndo: {topic}.',
        'Crianças brincando, adultos conversando: {topic}.',
        'Para a festa que elas pedem para repetir: {topic}.',
      ],
      steps: [
        ['A festa mal começou e as crianças já correm entre as mesas. Falta um lugar onde toda essa energia possa ficar.', 'O convite prometia festa, e a primeira pergunta da criança na porta foi sobre os brinquedos. O bolo veio em segundo.'],
        ['Um brinquedo na festa reúne idades e tímidos. Em poucos minutos, quem não se conhecia já está na mesma fila.'],
        ['Serve para aniversário em casa, festa na escola, confraternização da empresa e dia de comunidade.'],
        ['Para combinar, meça o espaço, veja se há tomada por perto e informe a idade e o número de crianças.'],
      ],
    },
    casual: {
      openings: [
        'A fila já tá formada: {topic}.',
        'Pra criançada gastar energia na festa: {topic}.',
        'Criança feliz e adulto sentado: {topic}.',
      ],
      steps: [
        ['Festa sem brinquedo dura vinte minutos. Depois a criançada descobre as cortinas, o corredor e o microfone.', 'A criança chega, olha por cima do bolo e pergunta: cadê o brinquedo? Só depois ela dá os parabéns.'],
        ['O bonito é ver primo, vizinho e colega de escola na mesma fila. Nem precisa apresentar ninguém.'],
        ['É bom pra aniversário no quintal, festa do prédio, dia da escola e confraternização com família.'],
        ['Mede o espaço, olha se tem tomada perto e me conta quantas crianças vêm e que idade elas têm.'],
      ],
    },
    funny: {
      openings: [
        'Para gastar a energia do brigadeiro: {topic}.',
        'Os pais vão conversar uma frase inteira: {topic}.',
        'O seu sofá escapou dessa: {topic}.',
      ],
      steps: [
        ['Depois de quatro brigadeiros, uma criança corre em média o quintal inteiro, trinta vezes. Convém oferecer a ela um destino.', 'Sem brinquedo, a criançada inventa. Da última vez, inventaram um tobogã com o colchão da visita e a escada.'],
        ['Enquanto pulam e brincam, os pais conseguem terminar uma conversa começada em outra festa, há dois anos.'],
        ['Para aniversários, escolas e firmas. Em todas, haverá um tio perguntando qual é o peso máximo.'],
        ['Meça o quintal e conte as crianças. E já vá decidindo quem vai contar a elas que a festa acabou.'],
      ],
    },
    motivational: {
      openings: [
        'Uma tarde inteira de brincadeira: {topic}.',
        'Lembrança de infância se faz brincando: {topic}.',
        'Para celebrar mais um ano dessa criança: {topic}.',
      ],
      steps: [
        ['A criança contou os dias no calendário da cozinha. Na manhã da festa, acordou antes de todos e foi olhar o quintal.', 'O colega novo ficou encostado na parede por dez minutos. Depois entrou na fila, e ninguém mais o tirou de lá.'],
        ['Brincadeira junta quem não se conhece. Na fila, as crianças combinam a vez, esperam e torcem umas pelas outras.'],
        ['Combina com aniversário, festa de bairro, dia na escola e com o encontro em que os primos se veem.'],
        ['Pense primeiro nas crianças que virão, nas idades e no jeito delas. O espaço e o brinquedo saem dessa conta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Espaço livre em volta do brinquedo: {topic}.',
        'O que verificar no local da festa: {topic}.',
        'Uma festa em que as crianças brincam bem: {topic}.',
      ],
      steps: [
        ['O espaço foi medido no chão, e ninguém olhou para cima. Havia um galho, um fio ou a lâmpada da varanda.'],
        ['A brincadeira precisa de altura, área livre em volta e um adulto com os olhos nela. Isso se decide antes da festa.'],
        ['Confira o chão, a altura e as tomadas. Organize turnos por idade e deixe um lugar para os sapatos.'],
        ['Uma festa infantil tem seu ritmo: corrida no começo, fila no meio, bolo, e mais corrida. Vale prever esse vaivém.'],
      ],
    },
    casual: {
      openings: [
        'Onde vão ficar os sapatos: {topic}.',
        'Olha pra cima antes da festa: {topic}.',
        'Ideia simples pra fila andar em paz: {topic}.',
      ],
      steps: [
        ['Você mede o chão certinho, dois por dois, tudo ótimo. Na hora descobre o galho da mangueira bem no meio.'],
        ['É que a gente planeja com o quintal vazio. Com criança correndo, precisa de espaço em volta e de um lugar pra cada coisa.'],
        ['Bota um cesto grande pros sapatos, faz turnos por idade e combina um adulto de olho, em rodízio.'],
        ['Eu gosto da cara deles na saída: cabelo grudado na testa, bochecha vermelha e um pé de meia só.'],
      ],
    },
    funny: {
      openings: [
        'Só mais uma vez, a última de verdade: {topic}.',
        'O sapato que sobrou é de quem: {topic}.',
        'A fila organizada durou sete segundos: {topic}.',
      ],
      steps: [
        ['Agora é a última. A última da última. A última mesmo. Toda criança conhece pelo menos seis tipos de última vez.'],
        ['Para a criança, acabar a festa é um absurdo sem explicação. Ninguém a consultou sobre o horário.'],
        ['Avise que faltam dez minutos, depois cinco, e termine com o bolo. Saída com brigadeiro na mão tem menos discurso.'],
        ['Na volta, dormem no carro de boca aberta, com a cara pintada. O silêncio é o presente dos pais.'],
      ],
    },
    motivational: {
      openings: [
        'O convite para entrar na fila: {topic}.',
        'O que uma criança conta da festa no dia seguinte: {topic}.',
        'Brincar junto aproxima: {topic}.',
      ],
      steps: [
        ['No dia seguinte, a criança não falou dos presentes. Contou quem pulou junto, quem caiu sentado e quem riu mais.'],
        ['Festas pequenas também ficam na memória. Para a criança, o tamanho depende de quem estava e do quanto brincou.'],
        ['Antes dos convidados, deixe a aniversariante ou o aniversariante brincar um pouco só com a família. Depois vira correria.'],
        ['Quando tudo é desmontado, a grama fica marcada por uns dias. A criança passa ali e conta a festa outra vez.'],
      ],
    },
  },
}
