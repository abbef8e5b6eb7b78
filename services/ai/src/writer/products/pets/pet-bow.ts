import type { ProductType } from '../product-type.ts'

export const petBow: ProductType = {
  nouns: ['laço pet', 'lacinho pet'],
  asks: ['o tamanho do seu bicho', 'onde o laço vai ficar, no pelo ou na coleira', 'para qual ocasião é'],
  questions: {
    sale: ['Laço na cabeça ou na coleira, qual combina com o seu bicho?', 'Em que dia ele vai desfilar de laço?'],
    content: ['Quanto tempo dura um laço no seu bicho?', 'Quem é o mais vaidoso da casa, ele ou você?'],
  },
  emojis: ['🎀', '🐾', '💛'],
  hashtags: ['lacospet', 'lacinhospet', 'lacopet', 'lacoparapet', 'lacosparapet', 'acessoriospet', 'lacinhopet'],
  sale: {
    professional: {
      openings: [
        'O último toque depois do banho: {topic}.',
        '{O topic} para a foto em família ou o passeio na praça.',
        'Para o bicho que adora um elogio, {topic}.',
      ],
      steps: [
        ['Depois do banho, o pelo está macio e a casa inteira quer um colo. Com um laço, aparece também a vontade de fotografar.', 'Na praça, as pessoas param, perguntam o nome e fazem carinho. Um laço bem colocado costuma puxar essa conversa.'],
        ['É um enfeite leve, que se põe e se tira em pouco tempo. Para quem não aceita roupa, costuma ser o caminho mais fácil.'],
        ['Combina com festa, ensaio e visita à família, e também com um dia comum depois da escovação. Serve ainda de mimo para o bicho de alguém querido.'],
        ['Antes de escolher, diga o porte e onde o laço vai ficar, no pelo ou na coleira. Bicho miúdo pede laço pequeno.'],
      ],
    },
    casual: {
      openings: [
        'Banho tomado, pelo escovado e {topic}.',
        'Olha a cara de quem sabe que tá de {topic}.',
        'Pra praça inteira perguntar o nome: {topic}.',
      ],
      steps: [
        ['Sabe a volta do banho, quando ele anda pela casa esperando elogio? Com um laço, ele para na frente de cada um e cobra.', 'Eu não consigo passar por um bicho de laço sem parar. Pergunto o nome, faço carinho e sigo o dia bem mais feliz.'],
        ['O que eu gosto no laço é que não dá trabalho nenhum. Coloca, tira a foto, deixa passear um pouco e pronto.'],
        ['Vai bem em festa, em foto e em almoço na casa da vó. Quem ganha um pro bicho manda foto no mesmo dia.'],
        ['Me conta o tamanho dele e se o laço vai no pelo ou na coleira. Assim eu já penso na medida certa.'],
      ],
    },
    funny: {
      openings: [
        'A autoestima dele já era alta, agora tem {topic}.',
        'Ele aprontou hoje cedo, mas olha a foto: {topic}.',
        'A calçada inteira parou para ver {o topic}.',
      ],
      steps: [
        ['O bicho rasgou o papel higiênico, comeu a ponta do tapete e está de laço na foto. Ninguém consegue manter a bronca.', 'O passeio de dez minutos levou quarenta, porque todo mundo quis saber o nome. O de quem segura a guia ninguém perguntou.'],
        ['O laço muda a reputação em um segundo. Por baixo continua o mesmo bicho que latiu para o saco de lixo.'],
        ['Para bichos vaidosos, bichos distraídos e para aquele que só aceita porque viu o petisco primeiro.'],
        ['Antes de escolher, veja o tamanho e o temperamento do modelo. Alguns desfilam, outros enterram a prova no quintal.'],
      ],
    },
    motivational: {
      openings: [
        'Mais um banho tomado com coragem, e depois {topic}.',
        '{O topic} para quem acompanha a família em tudo.',
        'Um capricho para o companheiro de todo dia: {topic}.',
      ],
      steps: [
        ['O bicho que chegou assustado hoje deixa mexer na cabeça e fica quieto. Um laço no fim do banho comemora essa confiança.', 'Escovar um pouco por dia dá trabalho e quase ninguém vê. Quando o laço entra, o cuidado da semana aparece.'],
        ['Um laço ocupa dois dedos e muda a foto inteira. O carinho está em parar um minuto para arrumar quem está sempre perto.'],
        ['Vale para o primeiro mês do filhote em casa e para o aniversário do mais velho. As duas fotos vão para o mesmo álbum.'],
        ['Escolha o tamanho pelo porte e deixe que ele cheire antes. Quem conhece a novidade aceita com mais calma.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como colocar {o topic} sem puxar o pelo.',
        'Quanto tempo o bicho pode usar {o topic}.',
        'Antes da foto, um cuidado com o pelo: {topic}.',
      ],
      steps: [
        ['Muita gente prende o laço rente à pele para não cair. O bicho passa a coçar a cabeça, e a culpa parece ser do enfeite.'],
        ['O elástico apertado puxa a pele e o pelo embola em volta dele. Por cima tudo parece bonito, e o incômodo fica escondido.'],
        ['Escove antes, deixe folga entre a pele e o laço e tire para dormir. Se ele coçar ou esfregar a cabeça, retire na hora.'],
        ['Em um laço pequeno, o tempo vai para o avesso e para as pontas. É ali que a pata chega primeiro.'],
      ],
    },
    casual: {
      openings: [
        'Ele coça depois que põe {o topic}? Pode ser isso.',
        'Meu jeito de pôr {o topic} sem briga.',
        'Pra tirar foto antes que ele tire tudo: {topic}.',
      ],
      steps: [
        ['Colocou o laço e ele já tá esfregando a cabeça no sofá? Às vezes não é manha, é que ficou puxando.'],
        ['Se prende muito rente, cada passo puxa um pouquinho de pelo. Eu também ia reclamar de um penteado assim.'],
        ['Escova primeiro, prende com folga e tira antes de ele dormir. E deixa a câmera pronta antes do laço, nunca depois.'],
        ['Quando chega foto de bicho de laço no meu celular, eu paro tudo pra ver. Já mostrei mais de uma na fila do mercado.'],
      ],
    },
    funny: {
      openings: [
        'Vida útil {do topic} na cabeça de um filhote.',
        'Uma foto antes do quintal, por via das dúvidas: {topic}.',
        'Desfile, tombo e soneca, tudo no mesmo dia: {topic}.',
      ],
      steps: [
        ['Na foto, ele aparece sentado, sério, de laço reto. Ninguém conta que atrás da câmera havia três adultos imitando passarinho.'],
        ['O bicho não entende o que está na cabeça, mas entende a plateia. Com elogio suficiente, aguenta mais um clique.'],
        ['Ponha o laço por último, chame pelo nome e fotografe depressa. Barulho de saquinho vale por um fotógrafo profissional.'],
        ['Quem faz laço para bicho conhece clientes pelo focinho. Do sobrenome dos donos, quase nunca lembra.'],
      ],
    },
    motivational: {
      openings: [
        'Paciência na escova e {topic} no final.',
        'O bicho que hoje aceita {o topic}.',
        'Um minuto de carinho antes da foto: {topic}.',
      ],
      steps: [
        ['Há bichos que levam meses para deixar alguém tocar nas orelhas. No dia do primeiro laço, a casa inteira quer registrar.'],
        ['O toque calmo, repetido todos os dias, ensina o bicho a esperar. Por isso a escovação curta rende mais que a longa.'],
        ['Toque a cabeça e as orelhas dele por alguns segundos, com petisco e voz baixa. Em poucos dias, ele para de se afastar.'],
        ['Fazer um laço tão pequeno pede boa luz e mão leve. O resultado sai correndo pela casa, e é assim que deve ser.'],
      ],
    },
  },
}
