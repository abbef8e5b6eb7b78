import type { ProductType } from '../product-type.ts'

export const hairstyle: ProductType = {
  nouns: ['penteado'],
  asks: ['a data e o horário da festa', 'como é a roupa', 'se prefere preso ou solto'],
  questions: {
    sale: ['Cabelo preso ou solto na próxima festa?', 'Qual é a sua próxima festa?'],
    content: ['Quantos grampos você já achou depois de uma festa?', 'Qual penteado de festa você nunca esqueceu?'],
  },
  emojis: ['💇‍♀️', '🎀', '✨'],
  hashtags: ['penteado', 'penteados', 'penteadosparafesta', 'penteadofeminino', 'penteadomadrinha', 'cabelos', 'penteadista'],
  sale: {
    professional: {
      openings: [
        'Cabelo pronto do brinde à última música: {topic}.',
        '{O topic} para a festa, a formatura ou o ensaio de fotos.',
        'A ocasião já tem data, falta {topic}.',
      ],
      steps: [
        ['O vestido ou o terno já foi escolhido, e a dúvida agora é o cabelo. Preso, solto, de lado, cada opção muda o conjunto.', 'A festa começa às oito e, na pista, ninguém quer segurar o cabelo com a mão. Um penteado bem-feito acompanha a noite.'],
        ['O penteado conversa com o decote, os brincos e o formato do rosto. Quando tudo combina, o cabelo parece parte da roupa.'],
        ['Vai bem em casamento, formatura, aniversário e fotos de trabalho. Também numa noite comum em que você quer se arrumar mais.'],
        ['Ao marcar, mande uma foto da roupa e diga o horário em que precisa sair. Pergunte também como deve vir o cabelo.'],
      ],
    },
    casual: {
      openings: [
        'Festa marcada, cabelo resolvido: {topic}.',
        'Grampo, paciência e {topic}, deixa comigo.',
        'Me mostra a roupa que a gente combina {o topic}.',
      ],
      steps: [
        ['Sabe a festa que você passou arrumando o cabelo no banheiro? Dá pra passar dançando, se ele já sair de casa no lugar.', 'A roupa tá pronta há um mês e o cabelo ninguém decidiu ainda. Acontece sempre, e ainda dá tempo de pensar com calma.'],
        ['Eu gosto de ver a roupa antes, porque o decote manda muito no penteado. Às vezes um lado solto já faz toda a diferença.'],
        ['Casamento, quinze anos, formatura, foto da família. Ou só uma noite em que deu vontade de sair diferente, que também conta.'],
        ['Me conta a hora da festa e manda foto da roupa. Já te digo se é melhor vir com o cabelo lavado no dia ou na véspera.'],
      ],
    },
    funny: {
      openings: [
        'Quarenta grampos e nenhum aparece: {topic}.',
        'O vento da porta vai ter trabalho com {o topic}.',
        '{O topic} e a noite inteira sem tocar no cabelo.',
      ],
      steps: [
        ['Fazer em casa exige três espelhos, dois braços extras e um tutorial pausado. O lado de trás continua sendo mistério.', 'O cabelo fica lindo na véspera, com chinelo e pijama. No dia da festa, ele acorda com planos próprios.'],
        ['Feito por outra pessoa, o penteado tem parte de trás. Em casa, essa é uma área que só os outros conhecem.'],
        ['Para a madrinha que dança, a formanda que joga o capelo e a tia que abraça apertado. O cabelo precisa aguentar todas.'],
        ['Ao marcar, diga a hora da festa e o seu nível de animação na pista. O número de grampos depende disso.'],
      ],
    },
    motivational: {
      openings: [
        'Para o dia que você esperou, {topic}.',
        '{O topic} como parte boa dos preparativos.',
        'Hoje quem senta na cadeira é você: {topic}.',
      ],
      steps: [
        ['Em dia de festa, quem organiza ajuda todo mundo a se arrumar. Uma hora na cadeira é a sua vez de receber cuidado.', 'Você ensaiou o discurso, confirmou a lista e buscou a roupa. O cabelo pronto é uma preocupação a menos na hora de sair.'],
        ['Mecha por mecha, o penteado vai ganhando forma. Quem assiste no espelho vê a festa chegando mais perto.'],
        ['Vale para a formatura tão esperada e para um jantar simples de aniversário. Das duas noites vão ficar fotos.'],
        ['Reserve o horário com folga e venha com uma roupa que abra na frente. Sair sem pressa faz parte da festa.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como preparar o cabelo para {o topic}.',
        'Cabelo recém-lavado atrapalha? O que muda {no topic}.',
        'Antes da festa, um detalhe importante: {topic}.',
      ],
      steps: [
        ['Muita gente lava o cabelo e passa condicionador logo antes de penteá-lo para a festa. Os grampos, depois, não param no lugar.'],
        ['O fio muito macio escorrega e segura pouco o volume e as ondas. Lavado na véspera, ele costuma ter mais firmeza.'],
        ['Lave na noite anterior, use pouco condicionador na raiz e seque bem. No dia, vista algo que abra na frente.'],
        ['A ordem da montagem é pensada de dentro para fora. Os grampos que sustentam tudo são justamente os que ninguém vê.'],
      ],
    },
    casual: {
      openings: [
        'Vai fazer {topic}? Veste uma camisa de botão.',
        'Lavar na véspera ou no dia? Meu conselho: {topic}.',
        'O que ninguém te conta antes {do topic}.',
      ],
      steps: [
        ['Todo mundo acha que cabelo recém-lavado é melhor pra festa. Fica uma delícia, mas escorrega, e o grampo sai passeando.'],
        ['Fio muito lisinho e macio não tem onde o grampo segurar. No dia seguinte da lavagem, ele fica mais firme e ajuda.'],
        ['Lava na noite anterior, seca bem e vem com camisa de botão. E traz o brinco, que às vezes ele muda a ideia.'],
        ['Eu sempre conto os grampos quando termino. Não precisa, mas dá uma curiosidade saber quantos couberam ali.'],
      ],
    },
    funny: {
      openings: [
        'A camiseta justa e {o topic}, um drama.',
        'Três dias depois ainda tem grampo {do topic}.',
        'Arqueologia do travesseiro: {topic}.',
      ],
      steps: [
        ['Dias depois da festa, ainda aparece um grampo. No travesseiro, na bolsa, no sofá, como lembrança de uma noite boa.'],
        ['Os grampos se escondem por camadas, e cada um segura o outro. Tirar o primeiro é fácil, o último é lenda.'],
        ['Para desmontar, comece de fora para dentro, sem puxar, e conte enquanto tira. Condicionador ajuda a soltar o que o fixador prendeu.'],
        ['Quem faz penteado acha grampo na própria casa, no carro e no bolso do casaco de inverno. Já parou de perguntar como.'],
      ],
    },
    motivational: {
      openings: [
        'O que sustenta {o topic} quase não se vê.',
        'As mãos que preparam um dia de festa: {topic}.',
        'Mecha por mecha, com paciência, {o topic}.',
      ],
      steps: [
        ['Quem aprendeu penteando as primas sabe de onde veio a paciência. As festas da família foram a primeira escola.'],
        ['O que segura o conjunto está por dentro, bem-feito e escondido. Sem esse cuidado, a parte bonita não passa da primeira música.'],
        ['Para treinar em casa, divida o cabelo em poucas partes e prenda o que não está usando. A calma rende mais que a força.'],
        ['No fim, um segundo espelho mostra a parte de trás. É quando a pessoa vê o que faltava ver.'],
      ],
    },
  },
}
