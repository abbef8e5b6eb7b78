import type { ProductType } from '../product-type.ts'

export const graduates: ProductType = {
  nouns: ['camiseta de formandos', 'moletom de formandos'],
  asks: ['quantas pessoas são na turma', 'a data da formatura', 'se já têm ideia da arte'],
  questions: {
    sale: ['Sua turma já escolheu a cor?', 'Quantos são na turma de vocês?'],
    content: ['Você ainda guarda a roupa da sua turma?', 'Quem era o mais enrolado da sua turma?'],
  },
  emojis: ['🎓', '👕', '🎉'],
  hashtags: ['camisetadeformandos', 'moletomdeformandos', 'formandos', 'formatura', 'terceirao', 'camisetaformandos', 'moletomterceirao'],
  sale: {
    professional: {
      openings: [
        '{O topic} para o último ano da turma.',
        'Uma lembrança que a turma veste: {topic}.',
        'Quem está se formando quer {o topic}.',
      ],
      steps: [
        ['Chega o último ano, e a turma quer fazer alguma coisa junta. A roupa costuma ser a primeira ideia e a mais discutida.', 'No dia da entrega, o corredor muda de cor. A turma inteira veste igual e tira a foto na escada.'],
        ['É uma peça que reúne quem conviveu por anos. Depois da festa, continua na gaveta de cada um.'],
        ['Serve à escola, ao curso técnico e à faculdade. Professores e amigos próximos da turma também costumam querer.'],
        ['Comece pela lista de nomes e tamanhos e escolha um responsável. Definam a arte e a data antes de confirmar.'],
      ],
    },
    casual: {
      openings: [
        'A turma toda junta mais uma vez: {topic}.',
        'O último ano pede {o topic}.',
        'Bora fechar {o topic} da turma.',
      ],
      steps: [
        ['O grupo da turma tem trezentas mensagens, e metade é sobre a roupa. A outra metade é figurinha.', 'Quando chega, todo mundo veste na hora, por cima do que tiver. Aí vem a foto, o abraço e alguém já com saudade.'],
        ['Daqui a dez anos, a roupa da turma ainda vai estar na gaveta. Desbotada, grande demais e impossível de jogar fora.'],
        ['Vale pra escola, pro técnico, pra faculdade. E tem sempre um professor querido que merece ganhar também.'],
        ['Escolhe uma pessoa pra cuidar da lista, com nome e tamanho de todo mundo. Com três cuidando, ninguém cuida.'],
      ],
    },
    funny: {
      openings: [
        'Votação encerrada, ou quase: {topic}.',
        '{O topic} e as quatrocentas mensagens do grupo.',
        'A turma discordou de tudo, menos {do topic}.',
      ],
      steps: [
        ['A turma discutiu a cor por três semanas. Houve debate, aliança, traição e um segundo turno, e ganhou a primeira opção.', 'Na véspera do pedido, um colega que ninguém via desde março reaparece e pergunta se dá para mudar tudo.'],
        ['É a peça que mais vezes vai ser usada para dormir na história de cada formando. E isso é um elogio.'],
        ['Para a escola, para a faculdade e para o professor que fingiu que não queria e perguntou do tamanho.'],
        ['Façam uma lista única, com dono. Listas coletivas têm três nomes iguais, um apelido e alguém que já se formou.'],
      ],
    },
    motivational: {
      openings: [
        'Anos de aula merecem essa lembrança: {topic}.',
        '{O topic} para quem chegou até aqui em grupo.',
        'A última etapa, todos juntos: {topic}.',
      ],
      steps: [
        ['Houve prova difícil, trabalho de madrugada e lanche dividido em seis. No último ano, a turma quer guardar tudo isso.', 'Quem quase parou no meio do curso está na foto também. Foi a turma que ligou, emprestou o caderno e insistiu.'],
        ['Vestir a mesma roupa nessa fase tem um gosto próprio. Em pouco tempo cada um segue seu rumo, e a lembrança vai junto.'],
        ['A família também gosta, porque acompanhou tudo de perto. Muita mãe pergunta se dá para pedir para ela também, com razão.'],
        ['Decidam em conjunto, com data para votar, e incluam todos na lista. Ninguém deve ficar fora dessa foto.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como decidir {o topic} sem brigas.',
        'Organizar a turma, passo a passo: {topic}.',
        'Antes da votação, algumas regras: {topic}.',
      ],
      steps: [
        ['A turma quer a roupa pronta, mas ninguém decide. As semanas passam, e a discussão volta sempre ao mesmo ponto.', 'Cada um tem uma ideia, e todas aparecem no grupo ao mesmo tempo. No dia seguinte, ninguém acha mais nada.'],
        ['Com muitas opções e nenhuma data, um grupo grande não escolhe. Falta quem reúna, resuma e feche a votação.'],
        ['Formem uma comissão de três, levem duas ou três opções e marquem um dia. Depois da votação, não se reabre.'],
        ['Daqui a alguns anos, ninguém vai lembrar qual cor perdeu. Todos vão lembrar de quem estava na foto.'],
      ],
    },
    casual: {
      openings: [
        'Lembrança pra guardar com carinho: {topic}.',
        'O que a gente faz depois com {o topic}.',
        'Todo formando passa por isso com {o topic}.',
      ],
      steps: [
        ['Tem gente que pede assinatura da turma inteira na roupa. A tinta sai um pouco a cada lavagem, e dá uma dó.'],
        ['Caneta comum não foi feita pra tecido, e o calor e o sabão vão levando. A lembrança fica, mas o nome apaga.'],
        ['Usa caneta própria pra tecido, deixa secar bem e passa pelo avesso. Depois guarda sem lavar, ou lava na mão.'],
        ['Anos depois, a gente lê os recados e acha graça. Tem apelido ali que só a turma sabe de onde veio.'],
      ],
    },
    funny: {
      openings: [
        'Quem é quem na turma quando o assunto é {o topic}.',
        'Perfis que surgem quando se fala {do topic}.',
        'A comissão se reuniu de novo: {topic}.',
      ],
      steps: [
        ['Em toda turma há o que organiza, o que reclama e o que só responde depois do fim. Este último muda o tamanho.'],
        ['Quanto mais perto da formatura, mais forte é a opinião de quem nunca opinou. É um fenômeno estudado por comissões cansadas.'],
        ['Anunciem duas datas, a de votar e a de informar tamanho. Quem perder as duas usa o que sobrar, e vai sobrar o enorme.'],
        ['No final, o enorme vira o mais disputado, porque é ótimo para dormir. A comissão assiste em silêncio.'],
      ],
    },
    motivational: {
      openings: [
        'O último ano visto de perto: {topic}.',
        'Uma turma e o tempo que passou: {topic}.',
        'Quando {o topic} {sai/saem} da gaveta anos depois.',
      ],
      steps: [
        ['No primeiro dia, ninguém sabia o nome de ninguém. No último, sabem até o que cada um pede na cantina.'],
        ['Estudar por anos com as mesmas pessoas deixa marcas. Essa turma viu as suas piores notas e os melhores recreios.'],
        ['Tirem uma foto no mesmo lugar do primeiro dia e guardem a lista da turma. Marquem desde já um reencontro.'],
        ['Nem todos vão ao reencontro, mas sempre há quem vá com a roupa. Ela está mais justa, e as histórias, maiores.'],
      ],
    },
  },
}
