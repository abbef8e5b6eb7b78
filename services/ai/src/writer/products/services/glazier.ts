import type { ProductType } from '../product-type.ts'

export const glazier: ProductType = {
  nouns: ['vidraçaria', 'vidraceiro', 'box de banheiro', 'box para banheiro', 'box de vidro', 'box blindex'],
  asks: ['as medidas do vão', 'onde o vidro vai ficar', 'se prefere vidro incolor, fumê ou fosco'],
  questions: {
    sale: ['Incolor, fumê ou fosco?', 'Qual vão da sua casa pede vidro?'],
    content: ['Rodinho ou pano, como você seca o vidro?', 'Você já deu de cara com uma porta de vidro?'],
  },
  emojis: ['🪟', '🚿', '✨'],
  hashtags: ['vidracaria', 'vidraceiro', 'boxdebanheiro', 'boxdevidro', 'vidrotemperado', 'boxblindex', 'banheiro'],
  sale: {
    professional: {
      openings: [
        'Luz que passa, água que fica: {topic}.',
        'Vidro na medida do seu vão: {topic}.',
        'Menos cortina, mais claridade: {topic}.',
      ],
      steps: [
        ['A água do banho escorre até o corredor e leva o tapete junto. Falta uma divisória que segure a água e deixe a luz passar.', 'O banheiro é bonito e um pouco escuro. Uma parede de vidro separa sem fechar, e a luz chega do outro lado.'],
        ['Cada instalação nasce da medida tirada no lugar, com prumo e nível. Depois de temperado, o vidro já não aceita corte.'],
        ['Casas, apartamentos, pousadas e academias usam vidro no banho de modos diferentes. A ferragem e o desenho mudam o resultado.'],
        ['Envie fotos do vão, a largura, a altura e o tipo de abertura que imagina. Diga se há azulejo, degrau ou desnível.'],
      ],
    },
    casual: {
      openings: [
        'Chega de rodo no banheiro inteiro: {topic}.',
        'Pra luz entrar e o resto ficar lá fora: {topic}.',
        'Bora abrir esse espaço: {topic}.',
      ],
      steps: [
        ['O tapete do banheiro vive encharcado, e o rodo mora atrás da porta. Um vidro muda o uso do lugar.', 'Você tirou a cortina de plástico pra lavar e viu como o espaço parece maior sem ela. Deu vontade, né?'],
        ['Vidro faz duas coisas de uma vez: separa e deixa a luz passar. Em lugar pequeno isso se nota no primeiro dia.'],
        ['Vale pra casa nova, pra reforma, pra pousada e praquele banheirinho em que a cortina gruda na gente.'],
        ['Me manda foto, largura e altura, e fala se prefere de correr ou de abrir. Se o piso tiver caimento, avisa.'],
      ],
    },
    funny: {
      openings: [
        'A cortina grudenta pediu demissão: {topic}.',
        'O chão do corredor não precisa tomar banho: {topic}.',
        'O tapete quer passar um dia seco: {topic}.',
      ],
      steps: [
        ['A cortina do box tem atração por quem está no banho. Basta abrir a água, e ela vem dar um abraço gelado.', 'Depois do terceiro banho da família, o corredor tem mais água que o balde. O rodo já é tratado pelo nome.'],
        ['O vidro fica no seu lugar, deixa a luz passar e não abraça ninguém. São qualidades raras numa divisória.'],
        ['Vale para o banheiro que alaga, para o que é escuro e para a família em que o último do banho fica com o rodo.'],
        ['Mande as medidas e conte quem em casa costuma andar olhando o celular. Uma faixa adesiva no vidro resolve esse caso.'],
      ],
    },
    motivational: {
      openings: [
        'A claridade muda a rotina da casa: {topic}.',
        'Um cômodo pequeno pode respirar: {topic}.',
        'A reforma chega à parte que brilha: {topic}.',
      ],
      steps: [
        ['A obra do apartamento andou devagar, conforme o mês deixava. O vidro entra no fim e mostra como o esforço ficou bonito.', 'O banheiro foi a última parte da casa a ficar pronta. O vidro entra, o chão seca, e a família dá a obra por terminada.'],
        ['Medir com calma é a maior parte do ofício. O vidro não estica, não encolhe e não perdoa meio centímetro.'],
        ['Quem reforma aos poucos, quem abre o primeiro ponto comercial e quem só quer mais luz têm bons motivos.'],
        ['Fique um tempo no lugar em horas diferentes e veja por onde o sol entra. A escolha do vidro parte dessa luz.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Vidro sem marca de água: {topic}.',
        'Temperado não se corta depois: {topic}.',
        'O que verificar no trilho e na ferragem: {topic}.',
      ],
      steps: [
        ['A mancha branca que não sai costuma ser tratada com esponja áspera. O vidro fica riscado, e a mancha continua.', 'Depois da obra pronta, muitos pedem para aparar o vidro alguns milímetros. No temperado, isso não é possível.'],
        ['A água deixa sais ao secar, e eles se acumulam em camadas. Já a têmpera endurece o vidro inteiro de uma vez, na medida pedida.'],
        ['Passe o rodinho logo depois de molhar, use pano macio e detergente neutro. Limpe também o trilho, onde a sujeira trava.'],
        ['O vidraceiro trabalha com um material que ninguém quer ver. Quanto melhor o resultado, menos ele aparece.'],
      ],
    },
    casual: {
      openings: [
        'Larga a esponja verde: {topic}.',
        'O rodinho é seu melhor amigo: {topic}.',
        'Mancha branca no vidro? Vem cá: {topic}.',
      ],
      steps: [
        ['A gente esfrega a mancha com a parte áspera da esponja. A mancha fica, e agora tem risco fazendo companhia.', 'Todo mundo deixa pra secar depois. Depois vira nunca, e o vidro vai ficando esbranquiçado.'],
        ['É o sal da água que seca ali, um pouquinho por dia. Camada em cima de camada, gruda mesmo.'],
        ['Rodinho logo depois, pano macio, detergente neutro. E uma escovinha no trilho, que ali junta de tudo.'],
        ['Vidro limpo é engraçado, parece que não tem nada. Por isso que eu gosto de deixar uma fitinha nos primeiros dias.'],
      ],
    },
    funny: {
      openings: [
        'O nariz encontra a porta: {topic}.',
        'Digitais de criança, coleção completa: {topic}.',
        'Limpou um lado, a mancha é do outro: {topic}.',
      ],
      steps: [
        ['A pessoa esfrega a mancha com empenho, por dez minutos. A mancha está do outro lado, assistindo.', 'Vidro limpo demais tem um risco conhecido. Toda família guarda o vídeo de alguém que cumprimentou a porta com a testa.'],
        ['O olho procura moldura e não encontra. Daí a fila de digitais na altura exata de uma criança de quatro anos.'],
        ['Limpe um lado na horizontal e o outro na vertical. Assim se descobre de que lado ficou o risco do pano.'],
        ['Num mundo de opiniões, o vidro é neutro. Só mostra o que há do outro lado e a mão de quem passou.'],
      ],
    },
    motivational: {
      openings: [
        'O milímetro que decide: {topic}.',
        'Um trabalho que se faz para não ser visto: {topic}.',
        'Duas pessoas, uma chapa, muito cuidado: {topic}.',
      ],
      steps: [
        ['Carregar uma chapa exige que dois andem no mesmo passo. Quase não se fala, e cada um confia na mão do outro.', 'Antes da instalação, o nível e o prumo passam por todas as quinas. A parede conta ali os seus segredos tortos.'],
        ['Depois do forno, a peça é o que é. Toda a atenção precisa vir antes, na medida, no furo e no recorte.'],
        ['Abra as cortinas num domingo e limpe um vidro por inteiro. A luz que entra muda até a cor do chão.'],
        ['Quando a película de proteção sai, o cômodo parece crescer. Quem instala já conhece a cena e espera por ela.'],
      ],
    },
  },
}
