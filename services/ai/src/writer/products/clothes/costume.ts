import type { ProductType } from '../product-type.ts'

export const costume: ProductType = {
  nouns: ['fantasia', 'fantasia infantil'],
  asks: ['a data da festa', 'o personagem que imagina', 'as medidas de quem vai usar'],
  questions: {
    sale: ['Qual personagem você quer ser na próxima festa?', 'Você vai a caráter ou só de acessório?'],
    content: ['Qual foi a sua melhor fantasia até hoje?', 'Do que você se fantasiava na infância?'],
  },
  emojis: ['🎭', '🎉', '✨'],
  hashtags: ['fantasia', 'fantasias', 'fantasiainfantil', 'fantasiasinfantis', 'carnaval', 'festaafantasia', 'fantasiadecarnaval'],
  sale: {
    professional: {
      openings: [
        '{O topic} para entrar na brincadeira.',
        'A festa pede personagem, e aqui {está/estão}: {topic}.',
        'Quem veste {o topic} já chega contando uma história.',
      ],
      steps: [
        ['O convite diz que é para ir a caráter, e a casa inteira começa a dar ideias. A roupa é metade da diversão.', 'Alguém sai do quarto vestido, faz uma pose na porta e a sala aplaude. A festa já começou ali.'],
        ['Uma boa fantasia se reconhece de longe e deixa a pessoa se mexer. Afinal, festa é para pular, dançar e comer.'],
        ['Serve à festa da escola, ao aniversário, ao Carnaval e ao teatro da sala. Uma só costuma ter muitos usos.'],
        ['Confira as medidas de quem vai usar e pense no calor ou no frio do dia. Uma folga permite roupa por baixo.'],
      ],
    },
    casual: {
      openings: [
        'Hoje dá pra ser quem quiser com {o topic}.',
        'Bora entrar no personagem com {o topic}.',
        'A festa fica muito melhor assim: {topic}.',
      ],
      steps: [
        ['A gente recebe o convite e fica com aquela dúvida, vou ou não vou a caráter. Vai, porque quem não foi se arrepende.', 'Tem gente que prova em casa e não quer mais tirar. Vai ao mercado, atende a porta e janta como personagem.'],
        ['O legal é chegar e todo mundo reconhecer na hora. Melhor ainda é quando dá pra dançar e sentar sem perder metade.'],
        ['Depois da festa ela continua, viu? Vira brincadeira em casa, teatro na sala e empréstimo pra primo.'],
        ['Me diz a data da festa e as medidas de quem vai usar. Aí dá tempo de escolher sem correria.'],
      ],
    },
    funny: {
      openings: [
        'Para atender a porta como personagem: {topic}.',
        '{O topic} e a coragem de ir de ônibus.',
        'Nem gente séria resiste {ao topic}.',
      ],
      steps: [
        ['O convite dizia a caráter. Você foi, e descobriu na porta que era a única pessoa que leu o convite inteiro.', 'No ponto de ônibus, uma fantasia completa e uma fila inteira olhando para o celular. Cidade grande é discreta.'],
        ['Uma boa fantasia é reconhecida sem explicação. Se alguém perguntar do que é, responda com segurança e siga para os salgadinhos.'],
        ['Serve para a festa, para a escola e para a reunião em que a câmera ligou antes da hora.'],
        ['Ao escolher, faça o teste completo. Sente, dance, coma um brigadeiro e calcule quanto tempo leva uma ida ao banheiro.'],
      ],
    },
    motivational: {
      openings: [
        'Para brincar sem medo de plateia: {topic}.',
        '{O topic} para quem entra na festa de corpo inteiro.',
        'Tem um personagem esperando {no topic}.',
      ],
      steps: [
        ['A pessoa mais quieta da família apareceu fantasiada. Ninguém esperava, e ela foi a última a sair da pista.', 'Horas recortando, provando e escolhendo o detalhe que faltava. Quando a porta se abre, o riso de todos compensa.'],
        ['Vestir um personagem dá licença para brincar, em qualquer idade. Por uma noite, o crachá fica na gaveta.'],
        ['Faz bonito na festa e continua valendo em casa, nas tardes de chuva. Brincadeira boa se repete.'],
        ['Escolha a que dá vontade de sair mostrando. Se ainda por cima deixa correr e sentar, é essa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para usar {o topic} o dia inteiro sem incômodo.',
        'Antes da festa, um teste rápido: {topic}.',
        'Conforto também conta {no topic}.',
      ],
      steps: [
        ['A fantasia ficou linda na prova de dois minutos. Na festa, coça, esquenta e dificulta a ida ao banheiro.'],
        ['Tecidos de brilho e enfeites colados incomodam em contato com a pele. E quem pula sente calor bem antes dos outros.'],
        ['Faça um teste de meia hora em casa, com movimento. Uma malha fina por baixo resolve a coceira e o frio.'],
        ['Leve uma muda simples na bolsa. Assim a festa continua mesmo quando o personagem pede para descansar.'],
      ],
    },
    casual: {
      openings: [
        'Uma caixa em casa pra guardar {o topic}.',
        'Depois da festa, pra onde vai: {topic}.',
        'A festa acabou e {o topic} {continua/continuam} valendo.',
      ],
      steps: [
        ['A festa passa e a fantasia vai pro alto do armário. No ano que vem ninguém lembra onde tá, e a correria recomeça.'],
        ['Guardada amassada, ela perde o brilho e o molde. E longe dos olhos, ninguém brinca com ela no resto do ano.'],
        ['Limpa com cuidado, seca bem e põe numa caixa baixa, fácil de abrir. Junta ali chapéu, lenço e óculos sem uso.'],
        ['Num dia de chuva, é só abrir a caixa no meio da sala. Em dez minutos tem peça em cartaz e fila pra bilheteria.'],
      ],
    },
    funny: {
      openings: [
        'A vida social de quem sai de {topic}.',
        'O personagem vai ao mercado: {topic}.',
        'Situações em que {o topic} {complica/complicam} tudo.',
      ],
      steps: [
        ['No caminho da festa, o pneu furou. Quem parou para ajudar encontrou quatro personagens em volta do estepe, discutindo o macaco.'],
        ['A graça está no contraste. Na festa, todo mundo combina, e na farmácia, só você, na fila do caixa com toda a dignidade.'],
        ['Leve documento, dinheiro e chave numa pochete por baixo. Personagem nenhum tem bolso, é uma falha antiga dos roteiristas.'],
        ['Na volta, de madrugada, o porteiro dá boa-noite pelo nome do personagem. Guarde esse porteiro, ele entende de festa.'],
      ],
    },
    motivational: {
      openings: [
        'Brincar de ser outro, em qualquer idade: {topic}.',
        'Brincar com {o topic} em família vale uma tarde.',
        'Quem nunca se transformou com {um topic}?',
      ],
      steps: [
        ['Uma toalha nas costas já foi capa, e uma panela, capacete. Quase todo adulto se lembra do seu primeiro personagem.', 'O avô pôs um chapéu, engrossou a voz e a neta acreditou. Foi a melhor atuação da carreira dele.'],
        ['Ao se vestir de outro, a criança experimenta vozes, coragem e modos. O adulto que entra na brincadeira também se diverte.'],
        ['Deixe que cada um invente um detalhe do personagem, um nome, um andar. Com papelão e fita, a tarde passa voando.'],
        ['A foto vai sair torta, com alguém rindo. É essa que fica na geladeira por anos.'],
      ],
    },
  },
}
