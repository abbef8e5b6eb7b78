import type { ProductType } from '../product-type.ts'

export const keychain: ProductType = {
  nouns: ['chaveiro de amigurumi', 'chaveirinho de amigurumi', 'chaveiro de crochê', 'chaveirinho de crochê'],
  asks: ['para quem é', 'do que a pessoa gosta', 'quantos você precisa e para quando'],
  questions: {
    sale: ['Onde você penduraria: na chave, na bolsa ou na mochila?', 'Sua chave anda sozinha ou acompanhada?'],
    content: ['Quanto tempo você leva pra achar a chave?', 'O que tem pendurado na sua chave hoje?'],
  },
  emojis: ['🔑', '🧶', '💛'],
  hashtags: ['chaveiroamigurumi', 'chaveirodecroche', 'chaveirosdecroche', 'chaveiro', 'amigurumi', 'miniamigurumi', 'chaveiros'],
  sale: {
    professional: {
      openings: [
        'Um detalhe pequeno que todos comentam: {topic}.',
        '{O topic} {acompanha/acompanham} chaves, bolsa e mochila.',
        'Crochê em miniatura para o dia a dia: {topic}.',
      ],
      steps: [
        ['Chegar em casa, procurar a chave no fundo da bolsa e encontrar tudo menos ela. Com um crochê pendurado, os dedos acham logo.', 'Na fila, alguém repara no que pende da mochila e pergunta quem fez. Assim começam muitas conversas.'],
        ['Em poucos centímetros cabem voltas, costura e acabamento. Quanto menor o crochê, mais exata precisa ser a mão.'],
        ['Serve de presente para amigos, colegas e professores, e de lembrança em festas. Adultos usam tanto quanto crianças.'],
        ['Se for lembrança, conte os convidados com folga. Se for presente, escolha algo que lembre a pessoa.'],
      ],
    },
    casual: {
      openings: [
        'Pouco tamanho e graça de sobra: {topic}.',
        '{O topic} {vai/vão} junto pra todo lugar.',
        'Sua chave merecia companhia: {topic}.',
      ],
      steps: [
        ['Sabe aquela caça à chave na porta de casa, com sacola na mão? Com um crochê pendurado, a mão acha mais fácil.', 'A gente pendura na mochila e passa o dia ouvindo que coisa mais linda. Até desconhecido vem ver.'],
        ['É pequeno, mas é feito como os grandes, com volta, enchimento e arremate. Só que com a agulha mais fina e os olhos mais perto.'],
        ['Pra amiga, pro colega, pra mochila da escola, pra lembrancinha de festa. Presente pequeno que a pessoa usa mesmo.'],
        ['Pensa no que a pessoa gosta e já me conta. Se for pra festa, me fala quantos e a data.'],
      ],
    },
    funny: {
      openings: [
        'A chave continua sumindo, mas agora com estilo: {topic}.',
        '{O topic} {sabe/sabem} onde você deixou a chave.',
        'Bolsa sem fundo, chave com companhia: {topic}.',
      ],
      steps: [
        ['Você procura a chave na bolsa, no bolso e na outra bolsa. Ela está na porta, do lado de fora, com o crochê acenando.', 'Em casa há cinco chaves iguais e ninguém sabe qual é de quem. Uma tem crochê, e essa ninguém mais pega por engano.'],
        ['É um trabalho de miniatura. Quem faz termina com o crochê pronto e os olhos apertadinhos.'],
        ['Para a chave, a mochila, a bolsa e a amiga que vai pedir o seu na cara dura.'],
        ['Se for lembrança de festa, faça a conta com sobra. Sempre tem convidado que pega um para o primo.'],
      ],
    },
    motivational: {
      openings: [
        'Pouco tamanho, muita atenção: {topic}.',
        '{O topic} {lembra/lembram} alguém todos os dias.',
        'Um carinho que cabe no bolso: {topic}.',
      ],
      steps: [
        ['Um presente pequeno, dado na hora certa, anda com a pessoa por anos. Toda vez que abre a porta, ela lembra.', 'No primeiro dia da escola ou do emprego, um presente pendurado na mochila faz companhia. É um jeito de torcer por alguém.'],
        ['Para ficar firme num tamanho tão pequeno, o ponto é bem apertado. Ao fim do dia, os dedos sentem.'],
        ['Para agradecer a alguém, para a casa nova, para a turma que vai se formar e quer uma lembrança.'],
        ['Escolha um detalhe de que só vocês entendam. Num presente pequeno, é isso que faz a pessoa rir.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que é mais difícil em miniatura: {topic}.',
        'Como limpar {o topic} que anda na bolsa.',
        'Pequeno no tamanho, grande no detalhe: {topic}.',
      ],
      steps: [
        ['Muita gente acredita que peça pequena é peça rápida. Em crochê, a miniatura costuma pedir mais atenção.', 'O que anda pendurado em chave e mochila pega pó, chuva e fundo de bolsa. Em pouco tempo, a cor muda.'],
        ['Numa peça pequena, um ponto errado já aparece. E a agulha fina deixa pouco espaço para enxergar.'],
        ['De vez em quando, solte da argola e lave à mão com sabão neutro. Aperte numa toalha e seque à sombra.'],
        ['Esconder o último fio é o desafio final. Numa bolinha de crochê, quase não há lugar onde ele possa entrar.'],
      ],
    },
    casual: {
      openings: [
        'Rapidinho de fazer? Um papo sobre {topic}.',
        'Tamanho engana: {topic}.',
        'Uma dica pra quem pendura {topic} na bolsa.',
      ],
      steps: [
        ['Todo mundo olha e diz que isso se faz em cinco minutinhos. Ah, se a gente contasse o tempo no relógio.', 'Depois de uns meses no fundo da bolsa, o crochê fica meio cinza. E a gente acha que a cor foi embora.'],
        ['Quanto menor, mais apertado o ponto e mais fina a agulha. Um pontinho a mais já entorta a cabeça.'],
        ['Tira da argola, lava com sabão neutro na pia e aperta na toalha. No outro dia a cor tá de volta.'],
        ['Pra fazer esses pequenos, eu preciso de luz boa e de silêncio. Se me chamam no meio, começo a contar de novo.'],
      ],
    },
    funny: {
      openings: [
        'A chave, a bolsa e {o topic}.',
        'O paradeiro {do topic} segundo a família.',
        'Cinco minutinhos, disseram: {topic}.',
      ],
      steps: [
        ['Em qualquer casa, a pergunta mais ouvida é onde está a chave. A resposta de quem sabe é que está onde você deixou.'],
        ['Na bolsa, a mão procura no escuro entre papel, bala e recibo. Só o que é fofo se deixa achar.'],
        ['Pendure a chave sempre no mesmo gancho ao entrar. Funciona muito bem até a primeira pressa.'],
        ['Quem faz miniatura perde peça no sofá toda semana. O aspirador já tem uma coleção quase completa.'],
      ],
    },
    motivational: {
      openings: [
        'Tudo em poucos pontos: {topic}.',
        'Muita mão treinou fazendo {topic}.',
        'Miniatura pede paciência: {topic}.',
      ],
      steps: [
        ['Muita gente entrou no amigurumi por uma peça pequena. Cabia numa noite, e no fim já havia algo nas mãos.'],
        ['Terminar algo pequeno ensina o caminho inteiro: começar, encher, fechar, arrematar. Nas peças maiores, os passos são os mesmos.'],
        ['Quem quer aprender pode começar por uma bola simples. Nela se treinam aumentos, diminuições e o fechamento.'],
        ['Peças pequenas vão longe. Enquanto quem fez está na agulha, elas já estão no ônibus, na escola, no trabalho.'],
      ],
    },
  },
}
