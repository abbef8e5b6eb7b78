import type { ProductType } from '../product-type.ts'

export const partyBar: ProductType = {
  nouns: ['barman', 'bartender', 'bar de drinks', 'bar de coquetéis', 'open bar', 'bar para festa', 'bar para casamento', 'barman para festa', 'bartender para festa', 'drinks para festa', 'drinks para festas', 'drinks para eventos', 'drinks para casamento', 'coquetéis para festa'],
  asks: ['a data e o local da festa', 'quantos convidados vão beber', 'se quer opções sem álcool'],
  questions: {
    sale: ['Qual drink não pode faltar na sua festa?', 'Frutado, cítrico ou com espuma?'],
    content: ['Qual foi o melhor drink que você já tomou?', 'Você é de drink ou de água com gás e limão?'],
  },
  emojis: ['🍹', '🍸', '🍋'],
  hashtags: ['barman', 'bartender', 'bardedrinks', 'drinks', 'drinksparafestas', 'openbar', 'coquetelaria'],
  sale: {
    professional: {
      openings: [
        'O balcão vira o ponto de encontro: {topic}.',
        'Copo bonito, gelo certo, festa animada: {topic}.',
        'Para brindar com algo diferente: {topic}.',
      ],
      steps: [
        ['Em toda festa há um lugar onde as pessoas se juntam. Com um balcão, frutas à vista e copos, elas já sabem para onde ir.', 'O brinde está marcado para depois do parabéns. Na mão dos convidados, um copo colorido com uma folha de hortelã.'],
        ['Um bom drink equilibra doce, ácido e gelo, e se monta na frente de quem pediu. A espera também faz parte da graça.'],
        ['Casamentos, formaturas, aniversários e festas de empresa recebem bem um balcão. Opções sem álcool deixam todos participarem do brinde.'],
        ['Conte o número de convidados, quantos bebem e o estilo da festa. Informe também se há pia, tomada e espaço para o balcão.'],
      ],
    },
    casual: {
      openings: [
        'Sua festa pede um balcão: {topic}.',
        'Frutinha, gelo e uma fila animada: {topic}.',
        'Pra ninguém brindar com copo vazio: {topic}.',
      ],
      steps: [
        ['A festa tá boa, a música tá boa, e de repente todo mundo vai pro balcão ver o drink sair.', 'A prima não bebe e sempre fica com refrigerante quente. Num bar bem pensado, ela também ganha um copo enfeitado.'],
        ['O segredo tá no gelo, na fruta e na medida. Quando um vê o copo do outro, aí é que a fila cresce.'],
        ['Vale pra casamento, bodas, formatura, despedida de solteira, chá de panela e festa da firma.'],
        ['Me fala quantos vêm, quantos bebem e o que vocês gostam. E vê se tem tomada e um cantinho com sombra.'],
      ],
    },
    funny: {
      openings: [
        'Seu cunhado pode sair de trás do balcão: {topic}.',
        'Chega de caipirinha na jarra de suco: {topic}.',
        'A fila do bar anda dançando: {topic}.',
      ],
      steps: [
        ['O tio se ofereceu para fazer os drinks e usou a própria medida. A festa acabou às nove, mas todos se despediram com muito amor.', 'O gelo derreteu, o limão sumiu e alguém espremeu laranja no lugar. Chamaram de autoral e beberam assim mesmo.'],
        ['Quem entende de coqueteleira bate, coa e decora enquanto conversa. O cunhado assiste de perto e jura que fazia igual.'],
        ['Vale para o casamento, a firma e o aniversário em que metade bebe e a outra metade registra tudo em vídeo.'],
        ['Diga quantos convidados vêm e quantos se inspiram depois do segundo brinde. Peça água com fruta também, para equilibrar a noite.'],
      ],
    },
    motivational: {
      openings: [
        'Um brinde preparado com capricho: {topic}.',
        'A celebração merece um copo bonito: {topic}.',
        'Para marcar a conquista com os amigos: {topic}.',
      ],
      steps: [
        ['A formatura custou anos de ônibus e de estudo à noite. O primeiro brinde com a turma merece um copo caprichado.', 'Os noivos escolheram uma fruta da cidade de cada um e pediram um drink com as duas. A história foi servida no copo.'],
        ['Atrás do balcão há corte de fruta, gelo escolhido e medida exata. Repetir o mesmo sabor cem vezes pede concentração.'],
        ['Celebra bem quem bebe e quem não bebe. Um drink sem álcool com o mesmo cuidado mostra que todos foram lembrados.'],
        ['Pense no que a data significa e nas pessoas que vão brindar. Um sabor de infância já é um bom começo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Quantos drinks por pessoa: {topic}.',
        'Gelo, o item que sempre falta: {topic}.',
        'Opções sem álcool também se planejam: {topic}.',
      ],
      steps: [
        ['O erro mais comum é calcular a bebida e esquecer o gelo. Na metade da festa, ele acaba, e tudo fica morno.', 'Muitas festas oferecem a quem não bebe só água e refrigerante. Crianças, motoristas e gestantes ficam fora do brinde.'],
        ['O gelo derrete mais depressa no calor e é usado no copo, na coqueteleira e na conservação. A conta precisa incluir os três.'],
        ['Escolha poucos drinks, inclua um ou dois sem álcool e reserve gelo com folga. Um cardápio curto deixa a fila andar.'],
        ['Quem prepara os drinks fica de frente para a festa inteira. Vê quem chega, quem dança e quem volta para pedir o mesmo.'],
      ],
    },
    casual: {
      openings: [
        'Quatro drinks já fazem um bar: {topic}.',
        'Gelo nunca é demais: {topic}.',
        'Quem não bebe também brinda: {topic}.',
      ],
      steps: [
        ['A gente compra bebida pra um batalhão e gelo pra uma jarra. Às dez da noite, tem gente rodando atrás de posto.', 'Cardápio com quinze drinks parece lindo. Na prática, todo mundo lê, se perde e pede o do amigo.'],
        ['Opção demais trava a fila, e gelo de menos estraga tudo. Festa boa tem pouca escolha e copo gelado.'],
        ['Escolhe uns quatro, põe dois sem álcool e dobra o gelo da sua conta. Fruta cortada na hora faz diferença.'],
        ['Eu gosto de ver a primeira pessoa tirar foto do copo. Depois dela, vem a mesa inteira.'],
      ],
    },
    funny: {
      openings: [
        'O drink azul que ninguém pediu e todos querem: {topic}.',
        'O guarda-chuvinha que foi para trás da orelha: {topic}.',
        'Manual do gelo que some: {topic}.',
      ],
      steps: [
        ['O guarda-chuvinha do copo vai para o cabelo, sempre. Não há registro de festa em que tenha ficado no copo.', 'Alguém pede uma coisa docinha, fraquinha, cremosinha e com limão. Quem está no balcão pensa, respira e entrega exatamente isso.'],
        ['Cor chama mais que sabor, e o drink azul prova. Ninguém sabe do que é feito, e a fila dá a volta.'],
        ['Ofereça um drink bonito sem álcool e veja o que acontece. Metade da festa pede pela foto e volta pelo gosto.'],
        ['No fim, restam folhas de hortelã, rodelas de limão e um sapato. O dono sempre aparece no dia seguinte.'],
      ],
    },
    motivational: {
      openings: [
        'A medida se aprende com a mão: {topic}.',
        'Antes da festa, muita fruta cortada: {topic}.',
        'Um balcão montado com cuidado: {topic}.',
      ],
      steps: [
        ['Horas antes do primeiro copo, alguém lava hortelã, corta limão e separa o gelo. A festa nem sabe que já começou.', 'Quem prepara drinks treina com água até acertar a medida de olhos fechados. A garrafa no ar vem muito depois.'],
        ['Um drink é conta pequena: pouco ácido e fica enjoativo, pouco doce e fica duro. O equilíbrio cabe numa colher.'],
        ['Na sua próxima reunião, sirva água com fruta e ervas numa jarra bonita. O cuidado aparece até no que é simples.'],
        ['O balcão ouve histórias de toda a festa. Quem está atrás dele guarda o segredo e limpa o copo.'],
      ],
    },
  },
}
