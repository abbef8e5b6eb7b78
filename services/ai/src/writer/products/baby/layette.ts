import type { ProductType } from '../product-type.ts'

export const layette: ProductType = {
  nouns: ['enxoval', 'enxoval de bebê', 'kit enxoval', 'kit bebê'],
  asks: ['para quando é o bebê', 'o que você já ganhou', 'as cores de que mais gosta'],
  questions: {
    sale: ['Quantas semanas faltam por aí?', 'O que já está na gaveta do seu bebê?'],
    content: ['O que você comprou pro enxoval e quase não usou?', 'Quem deu mais palpite na sua lista?'],
  },
  emojis: ['👶', '🧺', '🍼'],
  hashtags: ['enxoval', 'enxovaldebebe', 'enxovalbebe', 'enxovalcompleto', 'maternidade', 'gestante', 'maedeprimeiraviagem', 'listadeenxoval'],
  sale: {
    professional: {
      openings: [
        '{O topic} para esperar o bebê com tudo pronto.',
        'Do primeiro banho à primeira visita: {topic}.',
        'A casa se prepara, e {o topic} {faz/fazem} parte disso.',
      ],
      steps: [
        ['A notícia chega, a data é marcada no calendário e começa uma lista. Fraldas, mantas, toalhas, e a família dando palpites.', 'A cômoda está vazia, com cheiro de madeira nova. Aos poucos, cada gaveta recebe o que o bebê vai usar primeiro.'],
        ['Ver tudo junto ajuda a combinar as peças e evita compras repetidas. A família sabe o que já tem e o que falta.'],
        ['É presente que avós, padrinhos ou um grupo de amigos costumam dar juntos. Assim, a família recebe o que vai mesmo usar.'],
        ['Comece pela data prevista e pela estação do nascimento. Depois, faça a conta das trocas por dia e do ritmo da lavagem.'],
      ],
    },
    casual: {
      openings: [
        'Começou a contagem das semanas: {topic}.',
        'Vem montar {o topic} comigo.',
        'Dá um frio na barriga bom ver {o topic}.',
      ],
      steps: [
        ['A gente descobre a gravidez e, quando vê, já tá olhando coisinhas no celular de madrugada. Acontece com todo mundo.', 'Tem a lista da médica, a lista da prima e a lista da internet. Nenhuma bate com a outra, e a gente não sabe qual seguir.'],
        ['O bom de ver tudo junto é que as peças combinam. E dá pra saber na hora o que já tem e o que falta.'],
        ['Se você é avó, madrinha ou amiga, dá pra juntar um grupo. Sai um presente completo, que a família usa até o fim.'],
        ['Me conta pra quando é o bebê e o que você já ganhou. A partir daí a gente vê o que ainda falta.'],
      ],
    },
    funny: {
      openings: [
        'O bebê ocupa uma gaveta, as coisas dele não: {topic}.',
        '{O topic} para quem ainda nem nasceu e já tem tudo.',
        'Tão pequeno e já precisa de tudo isso: {topic}.',
      ],
      steps: [
        ['O bebê ainda não chegou e já tem mais toalha do que o resto da casa. E a avó diz que falta.', 'A cômoda era para a família toda. Hoje, o bebê ocupa quatro gavetas, e o casal divide o que restou.'],
        ['Bebê usa pouca coisa, mas usa tudo ao mesmo tempo. E na hora em que metade está no varal, pede a outra metade.'],
        ['Avós costumam querer comprar o dobro, e padrinhos, o triplo. Com uma lista no grupo da família, chega-se a um acordo.'],
        ['Conte as trocas por dia, multiplique pelo ritmo da máquina e ignore o palpite do tio. Ele nunca trocou uma fralda.'],
      ],
    },
    motivational: {
      openings: [
        'Preparar a chegada, peça por peça: {topic}.',
        '{O topic} para quem espera de braços abertos.',
        'Uma espera que vai enchendo as gavetas: {topic}.',
      ],
      steps: [
        ['Cada peça que entra na gaveta deixa a chegada mais perto. Quem arruma costuma parar no meio e ficar olhando.', 'Há quem monte tudo num mês e quem vá juntando aos poucos, uma peça a cada pagamento. Nos dois jeitos, o cuidado é o mesmo.'],
        ['Ter o básico pronto deixa as últimas semanas mais leves. Quando o bebê chega, as mãos ficam livres para ele.'],
        ['Dar uma parte do enxoval é um jeito de estar junto. Amigos e família chegam à casa antes do bebê, em forma de cuidado.'],
        ['Comece pelo que se usa todos os dias e deixe o resto para depois. A lista cresce com o bebê, e não precisa nascer completa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por onde começar {o topic}.',
        'O que se usa de verdade nos primeiros meses: {topic}.',
        '{O topic} sem excessos e sem faltas.',
      ],
      steps: [
        ['As listas prontas são longas, e poucas famílias usam tudo. No fim do primeiro ano, há sempre uma gaveta de peças sem uso.'],
        ['Cada casa tem seu ritmo de lavar, seu clima e sua rede de ajuda. É isso que muda a quantidade, mais do que a lista.'],
        ['Anote quantas trocas imagina por dia e a cada quantos dias lava roupa. Compre o básico e espere o bebê mostrar o resto.'],
        ['Anote também o que ganhar, com o tamanho de cada peça. Nas primeiras semanas, esse papel na gaveta vale muito.'],
      ],
    },
    casual: {
      openings: [
        'Lavar e guardar, a parte mais gostosa: {topic}.',
        'Quando é que a gente lava {o topic}?',
        'Aquela tarde de arrumar {o topic}.',
      ],
      steps: [
        ['Dá uma dúvida, né? Lavar cedo e guardar de novo, ou esperar o fim da gravidez e correr o risco de não dar tempo.'],
        ['Peça nova pega poeira e resíduo de fábrica, então precisa lavar. Mas guardada meses fechada também pega cheiro de gaveta.'],
        ['Entre o sétimo e o oitavo mês costuma ser um bom momento. Sabão neutro, varal com sol e tudo bem seco antes de dobrar.'],
        ['Chama alguém pra dobrar junto. Entre uma meia e outra sai conversa, sai risada, e essa tarde fica na memória.'],
      ],
    },
    funny: {
      openings: [
        'A matemática secreta {do topic}.',
        'Reunião de família, e a pauta única é {o topic}.',
        'Todo mundo opina: {topic}.',
      ],
      steps: [
        ['São três listas, cinco palpites e um grupo de família com áudios de quatro minutos. O bebê segue tranquilo, sem opinião.'],
        ['Cada pessoa lembra do seu tempo, da sua cidade e da sua máquina de lavar. Todo mundo tem razão, em décadas diferentes.'],
        ['Faça uma lista só, fixe no grupo e risque o que já chegou. Para quem insistir em ajudar, fralda nunca é demais.'],
        ['As doze toalhas, aliás, serão todas usadas. A tia vai lembrar disso em todos os aniversários até a formatura.'],
      ],
    },
    motivational: {
      openings: [
        'Uma espera feita de preparativos: {topic}.',
        'Montar {o topic} também é começar a cuidar.',
        'O quarto ainda vazio e {o topic} chegando.',
      ],
      steps: [
        ['Tem peça que veio da bisavó, peça emprestada da vizinha e peça nova. Na mesma gaveta, contam quantos esperam esse bebê.'],
        ['Preparar dá às mãos alguma coisa para fazer com tanta expectativa. Dobrar, separar e contar ajuda o tempo a andar.'],
        ['Escreva num caderno quem deu cada coisa. Mais tarde, ele vira uma lista de agradecimentos e uma lembrança da espera.'],
        ['Quando o bebê finalmente usa a primeira peça, a gaveta já não está arrumada. E ninguém na casa repara.'],
      ],
    },
  },
}
