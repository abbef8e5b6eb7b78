import type { ProductType } from '../product-type.ts'

export const wallpaper: ProductType = {
  nouns: ['papel de parede'],
  asks: ['a medida da parede', 'em que cômodo vai ficar', 'as cores dos móveis'],
  questions: {
    sale: ['Qual parede da sua casa você mudaria primeiro?', 'Floral, listrado ou liso: o que combina com você?'],
    content: ['Você já tentou colocar papel de parede em casa?', 'Qual parede da sua infância você nunca esqueceu?'],
  },
  emojis: ['🏠', '🛋️', '✨'],
  hashtags: ['papeldeparede', 'papeisdeparede', 'papeldeparedepersonalizado', 'decoracao', 'decoracaodeparede', 'decoracaodeinteriores', 'ambientedecorado'],
  sale: {
    professional: {
      openings: [
        'Uma parede nova sem pintura: {topic}.',
        '{O topic} {muda/mudam} o cômodo sem trocar os móveis.',
        'O quarto ou a sala de cara nova com {topic}.',
      ],
      steps: [
        ['Os móveis são bons, a cortina também, e o cômodo continua sem graça. Muitas vezes a parede é a única coisa que falta mudar.', 'A parede atrás da cama ou do sofá é a maior superfície que se vê ao entrar. Mudá-la transforma o ambiente inteiro.'],
        ['Estampa, textura e cor chegam prontas, e a mudança aparece assim que a última faixa é colocada.'],
        ['Fica bem no quarto, na sala, no escritório e na loja. Uma única parede já é suficiente para marcar o ambiente.'],
        ['Meça a largura e a altura da parede em mais de um ponto, porque raramente são iguais. Depois, tire portas e janelas da conta.'],
      ],
    },
    casual: {
      openings: [
        'A parede mais sem graça da casa vai mudar: {topic}.',
        'Sem lata de tinta, sem rolo, só {topic}.',
        'Basta uma parede com {topic} e o quarto é outro.',
      ],
      steps: [
        ['Sabe quando você já trocou a colcha, a cortina, a almofada, e o quarto continua igual? Falta olhar pra parede.', 'Você chega em casa, senta no sofá e encara aquela parede lisa todo santo dia. Ela tá esperando uma roupa nova.'],
        ['O que eu gosto é que a mudança aparece na hora. Uma faixa, outra faixa, e de repente o cômodo é outro.'],
        ['Vai bem no quarto, na sala, no cantinho do trabalho. E nem precisa ser em tudo, uma parede só já resolve.'],
        ['Mede a parede direitinho, altura e largura, em mais de um lugar. Parede reta de verdade a gente quase não vê.'],
      ],
    },
    funny: {
      openings: [
        'A parede branca foi vista pela última vez antes {do topic}.',
        'Para a chamada de vídeo parecer outra casa: {topic}.',
        'As visitas vão achar que você reformou, e foi {o topic}.',
      ],
      steps: [
        ['Nas chamadas de vídeo, a parede atrás de você já tem apelido entre os colegas. Está na hora de mudar o assunto.', 'Você promete pintar a parede desde a mudança. A lata de tinta continua na área de serviço, já promovida a banquinho.'],
        ['Não pinga no chão, não suja o rodapé e não exige que a família durma na sala. A mudança fica toda na parede.'],
        ['Serve para o quarto, para a sala e para quem muda os móveis de lugar todo mês e já esgotou as combinações.'],
        ['Meça em três pontos antes de escolher. Parede de casa parece reta até o dia em que alguém encosta uma trena.'],
      ],
    },
    motivational: {
      openings: [
        'O quarto que você imaginou começa na parede: {topic}.',
        'A casa ganha o seu gosto com {topic}.',
        'Quem monta um ambiente com carinho pensa {no topic}.',
      ],
      steps: [
        ['O quarto está vazio, a lista é longa e tudo parece demorar. Quando a primeira parede muda, dá para ver o resto.', 'Cada canto da casa saiu de uma escolha sua, feita no tempo que deu. A da parede é a que todos vão notar.'],
        ['A parede é o fundo de todas as fotos da casa. O que se põe nela aparece nas lembranças de muitos anos.'],
        ['Vale para quem espera alguém novo na família, para quem abriu um negócio e para quem quer recomeçar por um cômodo.'],
        ['Leve em conta a luz do cômodo e o tamanho do desenho. Estampa grande pede distância, e a miúda aparece de perto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Antes de colar, olhe bem a parede: {topic}.',
        'A causa mais comum das bolhas {no topic}.',
        'O preparo da parede decide o resultado {do topic}.',
      ],
      steps: [
        ['Quando aparecem bolhas ou pontas soltas, a primeira suspeita é a cola. Na maioria das vezes, a causa está na parede.'],
        ['Pó, umidade e tinta que esfarela impedem a cola de firmar. E cada encaixe de estampa consome alguns centímetros a mais.'],
        ['Lixe, limpe e espere secar bem antes de começar. Calcule cerca de dez por cento a mais para os encaixes.'],
        ['Quem trabalha com isso começa riscando uma linha com o prumo. Se a primeira faixa está reta, as outras acompanham.'],
      ],
    },
    casual: {
      openings: [
        'Vai colocar em casa? Lê isso antes: {topic}.',
        'Bolha e ponta solta {no topic}? Eu explico.',
        'A primeira faixa {do topic} é a mais importante.',
      ],
      steps: [
        ['Colou tudo lindo e no outro dia apareceu uma bolha bem no meio. Dá uma raiva, né? Mas tem motivo.'],
        ['Se a parede tá com pó ou umidade, a cola não pega direito. E se a primeira faixa entorta, as outras vão junto.'],
        ['Limpa bem, espera secar e risca uma linha reta com o prumo. Depois alisa do meio pras pontas, sem pressa.'],
        ['Eu acho que a melhor parte é dar uns passos pra trás no fim. Parece que a casa mudou de endereço.'],
      ],
    },
    funny: {
      openings: [
        'Um casal, uma espátula e {topic}.',
        'A prova de fogo da paciência: {topic}.',
        'Quem manda na hora de colocar {o topic}?',
      ],
      steps: [
        ['Um segura em cima, o outro alisa embaixo, e os dois têm certeza de que o outro está torto.'],
        ['Cola não espera ninguém decidir, e parede reta é lenda. Juntas, as duas testam qualquer amizade.'],
        ['Risque uma linha com o prumo e combine antes quem manda. Com dois chefes, a estampa sobe a parede em zigue-zague.'],
        ['Quando fica pronto, todos esquecem a briga e tiram foto. Só o pedaço atrás do armário sabe o que aconteceu.'],
      ],
    },
    motivational: {
      openings: [
        'Faixa por faixa, sem pressa: {topic}.',
        'O capricho aparece nos encaixes {do topic}.',
        'Há muita paciência por trás {do topic}.',
      ],
      steps: [
        ['Arrumar um quarto para alguém é um trabalho silencioso. A pessoa entra, olha em volta e entende o carinho.'],
        ['O encaixe bem feito não chama a atenção de ninguém. Leva o dobro do tempo justamente para não aparecer.'],
        ['Antes de mudar a parede, fotografe o cômodo como está. Depois de pronto, a comparação dá gosto de ver.'],
        ['A última faixa é a mais estreita e a mais difícil, ao lado da porta. Quem faz deixa fôlego para ela.'],
      ],
    },
  },
}
