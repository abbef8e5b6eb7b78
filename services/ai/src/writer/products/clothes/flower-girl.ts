import type { ProductType } from '../product-type.ts'

export const flowerGirl: ProductType = {
  nouns: ['vestido de daminha'],
  asks: ['a data do casamento', 'a altura e a idade da daminha', 'as cores da festa'],
  questions: {
    sale: ['Qual vai ser a cor da festa?', 'A daminha vai de cabelo solto ou preso?'],
    content: ['A sua daminha entrou direitinho ou correu pro colo?', 'O que ela levou na entrada, flores, alianças ou plaquinha?'],
  },
  emojis: ['👗', '💐', '🤍'],
  hashtags: ['vestidodedaminha', 'daminha', 'daminhadehonra', 'vestidodaminha', 'daminhas', 'casamento', 'vestidodama'],
  sale: {
    professional: {
      openings: [
        '{O topic} para uma entrada que todos vão lembrar.',
        'Bonito na foto e bom de usar: {topic}.',
        'O casamento tem data, e {o topic} {merece/merecem} atenção.',
      ],
      steps: [
        ['A música muda, a porta se abre, e os convidados se inclinam para ver. A menor pessoa do cortejo vem andando devagar.', 'A daminha ensaiou em casa, pelo corredor, com uma cesta vazia na mão. No dia, o vestido completa o que ela já sabe fazer.'],
        ['Roupa de daminha precisa ser bonita de longe e boa de perto. Se aperta ou pinica, a criança mostra no meio da entrada.'],
        ['Vale para o casamento, para as bodas e para a festa que vem depois. Se ainda servir, aparece de novo num aniversário.'],
        ['Tire as medidas perto da data, porque criança cresce depressa. E combine a cor com os noivos e a decoração.'],
      ],
    },
    casual: {
      openings: [
        'A entrada mais esperada depois da noiva: {topic}.',
        'Olha {o topic} e já separa o lencinho.',
        'Tem daminha na família e falta {o topic}?',
      ],
      steps: [
        ['A gente acha que vai chorar quando a noiva entrar. Aí entra a pequenininha jogando pétala, e acabou a maquiagem de todo mundo.', 'A criança pergunta todo dia quanto falta pro casamento. Já ensaiou no corredor, no mercado e na fila do banco.'],
        ['O que eu olho é se dá pra andar, sentar e rodar. Porque a criança vai rodar, muito, assim que a música começar.'],
        ['Dá pra usar na igreja, no sítio, na praia, e depois na festa inteira. Criança não troca de roupa no meio da alegria.'],
        ['Me passa a data, a altura e as cores da festa. Criança cresce depressa, então vale conferir as medidas mais perto do dia.'],
      ],
    },
    funny: {
      openings: [
        'Passos ensaiados, rota imprevisível: {topic}.',
        '{O topic} para quem rouba a cena sem combinar.',
        'A noiva que perdoe, mas olha {o topic}.',
      ],
      steps: [
        ['No ensaio, a daminha foi perfeita. No dia, parou na metade, sentou no tapete e foi conferir as pétalas, uma por uma.', 'Todos esperam a noiva. A daminha sabe disso e anda bem devagar, acenando para a família dos dois lados.'],
        ['A roupa precisa aguentar a entrada, a dança, o escorregador do salão e três brigadeiros antes do corte do bolo.'],
        ['Serve para o cortejo e para a pista, onde a daminha vai durar mais do que todos os padrinhos juntos.'],
        ['Meça perto da data. Criança tem o costume de crescer na semana do casamento, só para testar os adultos.'],
      ],
    },
    motivational: {
      openings: [
        'Uma pequena tarefa levada muito a sério: {topic}.',
        '{O topic} para quem vai abrir o caminho.',
        'O primeiro passo da cerimônia, com {o topic}.',
      ],
      steps: [
        ['Andar sozinha, com todo mundo olhando, pede muita coragem de quem tem poucos anos. A daminha segura a cesta e vai.', 'A madrinha ajeita o laço, a avó segura o choro, e a porta vai se abrir. A família inteira está naquele corredor.'],
        ['Quem se sente à vontade na roupa anda melhor. A criança esquece do vestido e se lembra do que ensaiou.'],
        ['Na foto de família, daqui a vinte anos, a daminha ainda vai se encontrar. Vai contar que lembra de tudo, e talvez lembre.'],
        ['Deixe a criança provar com calma e andar pela sala. Se sair rodando sem ninguém pedir, está escolhido.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como preparar a criança para entrar: {topic}.',
        'Antes do grande dia {do topic}.',
        'O ensaio faz parte, assim como {o topic}.',
      ],
      steps: [
        ['Em casa, a criança anda até o fim do corredor sem errar. Na porta da cerimônia, com cem pessoas olhando, para.'],
        ['Crianças pequenas se orientam por rostos conhecidos. Sem ninguém à vista na chegada, o corredor parece não ter fim.'],
        ['Ensaie no local, com o sapato do dia, e deixe alguém querido esperando na frente. Combine também onde a criança vai se sentar.'],
        ['E aceite o que vier, porque é isso que encanta. A entrada torta costuma ser a mais lembrada.'],
      ],
    },
    casual: {
      openings: [
        'O que levar no dia, além {do topic}.',
        'Kit de emergência de daminha: {topic}.',
        'Bastidores de uma entrada com {o topic}.',
      ],
      steps: [
        ['A cerimônia atrasou, a daminha teve fome, e a mão ficou de brigadeiro. Tudo isso antes da música da entrada, claro.', 'A gente arruma a criança cedo, com medo de atrasar. Duas horas depois, o laço tá solto e a meia sumiu.'],
        ['Pra criança, esperar parada é a parte difícil. A entrada dura um minuto, mas a espera parece um dia.'],
        ['Veste por último, já no local, e leva lanche que não suja, água e um brinquedo quieto. Alfinete e lenço também ajudam.'],
        ['Depois da entrada, deixa brincar. As fotos mais bonitas saem quando a criança já tirou o sapato e nem lembra da gente.'],
      ],
    },
    funny: {
      openings: [
        'Entradas memoráveis de quem usou {topic}.',
        'O plano era simples, até vestir {o topic}.',
        'Cinco metros de tapete e muitas decisões: {topic}.',
      ],
      steps: [
        ['Uma daminha jogou todas as pétalas no primeiro passo e voltou para buscar. Outra viu a avó e mudou de direção.'],
        ['Para a criança, o tapete é um passeio, e cada banco tem alguém conhecido. Parar para conversar é só educação.'],
        ['Peça a alguém que a criança adora que espere na frente, agachado, de braços abertos. A rota se corrige na hora.'],
        ['E deixem o fotógrafo avisado. A melhor cena costuma acontecer dois metros fora do tapete.'],
      ],
    },
    motivational: {
      openings: [
        'A lembrança de ter sido escolhida: {topic}.',
        'Guardar {o topic} para mostrar depois.',
        'Um dia importante visto de baixo: {topic}.',
      ],
      steps: [
        ['Muita gente adulta ainda conta que foi daminha. Lembra da cesta, do sapato apertado e do orgulho de entrar primeiro.', 'Os noivos escolheram uma criança querida para abrir o caminho. Ela talvez não entenda tudo, mas sabe que foi escolhida.'],
        ['Criança leva a sério as tarefas que recebe. Quando alguém confia nela, anda mais ereta e fala nisso por meses.'],
        ['Depois da festa, lave com cuidado, seque bem e guarde com uma foto e uma pétala. Anote a data e os nomes.'],
        ['Um dia, já crescida, a daminha encontra a caixa e não acredita no tamanho. Aí pede para ouvir, de novo, como foi aquela entrada.'],
      ],
    },
  },
}
