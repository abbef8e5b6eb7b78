import type { ProductType } from '../product-type.ts'

export const handbag: ProductType = {
  nouns: ['bolsa', 'bolsa feminina', 'bolsa de mão', 'bolsa de tecido', 'bolsa tiracolo', 'bolsa transversal'],
  asks: ['o que você carrega num dia comum', 'se prefere no ombro, atravessada ou na mão', 'as cores que mais usa'],
  questions: {
    sale: ['O que não sai da sua bolsa de jeito nenhum?', 'Você é do time da bolsa grande ou da pequena?'],
    content: ['Faz quanto tempo que você não esvazia a bolsa?', 'O que você sempre demora pra achar na bolsa?'],
  },
  emojis: ['👜', '👛', '✨'],
  hashtags: ['bolsa', 'bolsas', 'bolsafeminina', 'bolsasfemininas', 'bolsadetecido', 'bolsatransversal', 'bolsatiracolo'],
  sale: {
    professional: {
      openings: [
        '{O topic} para acompanhar o dia inteiro.',
        'Para sair de casa com tudo o que importa: {topic}.',
        'Quem escolhe {o topic} pensa em como vai usar todos os dias.',
      ],
      steps: [
        ['A chave, o celular, a carteira e aquele recibo que não pode sumir. Antes de abrir a porta, você confere tudo dentro da bolsa.', 'Do trabalho para o almoço, do almoço para o compromisso da tarde. A roupa é uma só, e a bolsa vai junto o dia todo.'],
        ['Uma boa bolsa combina duas coisas que nem sempre andam juntas: fica bem com a roupa e acomoda o que você carrega de verdade.'],
        ['Também é um presente fácil de acertar, porque não depende de numeração. Basta lembrar as cores que a pessoa costuma vestir.'],
        ['Antes de escolher, separe sobre a mesa o que você leva todos os dias. Esse conjunto mostra o tamanho de que você precisa.'],
      ],
    },
    casual: {
      openings: [
        'Olha {o topic} que eu queria te mostrar.',
        'Daquelas que a gente usa todo dia sem enjoar: {topic}.',
        'Já pensou na sua rotina com {o topic}?',
      ],
      steps: [
        ['Sabe quando a roupa tá pronta, mas falta alguma coisa? Aí a gente pega a bolsa certa, olha de novo no espelho e sai.', 'A gente sai só pra resolver uma coisinha e volta no fim do dia. Quem salva é a bolsa, com metade da casa dentro.'],
        ['O que eu mais gosto numa bolsa é que não tem numeração nem provador. A gente gosta, pega e já sai usando.'],
        ['Vale pra quem usa a mesma até cansar e pra quem troca conforme a roupa. Pra dar de presente, então, é difícil errar.'],
        ['Pensa no que você carrega num dia comum e me conta. Assim fica mais fácil ver se o tamanho dá conta da sua rotina.'],
      ],
    },
    funny: {
      openings: [
        'Cabe quase tudo, menos a sua paciência na fila: {topic}.',
        '{O topic} para perder a chave com muito mais estilo.',
        'Vai dizer que não tem lugar para {o topic} no seu guarda-roupa?',
      ],
      steps: [
        ['O celular toca, a mão mergulha e começa a expedição. Sai batom, sai recibo, sai uma bala de 2019, e o telefone já parou.', 'Quem sai com bolsa vira o armário coletivo do grupo. Em dez minutos já tem óculos, chave e carregador de três pessoas lá dentro.'],
        ['Existe uma lei da física ainda não publicada. O conteúdo de uma bolsa aumenta até ocupar todo o espaço que ela tiver.'],
        ['Serve para quem anda só com o celular e para quem carrega guarda-chuva, lanche e um casaco, porque vai que esfria.'],
        ['Na hora de escolher, faça uma lista sincera do que vai dentro. Aquele livro que você nunca lê na fila também ocupa lugar.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem resolve meio mundo antes do almoço: {topic}.',
        '{O topic} acompanha os seus dias de muito compromisso.',
        'Um dia cheio fica mais fácil com {o topic}.',
      ],
      steps: [
        ['Você chega cedo, resolve o que ficou de ontem e ainda lembra do aniversário da colega. A bolsa foi junto o tempo todo.', 'Primeiro dia no trabalho novo, roupa escolhida na véspera. Sair de casa com a bolsa arrumada já deixa uma preocupação a menos.'],
        ['Quem passa o dia fora precisa achar as coisas sem pensar. Uma bolsa que combina com a sua rotina poupa tempo toda hora.'],
        ['Também vale para marcar uma conquista, como o primeiro salário ou o curso terminado. É um presente que sai de casa com você.'],
        ['Escolha pensando no dia que você vive de fato, e não no dia ideal. O que vai dentro decide o tamanho.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como conservar {o topic} por mais tempo.',
        '{O topic} {merece/merecem} atenção também na hora de guardar.',
        'Um cuidado simples e pouco lembrado: {topic}.',
      ],
      steps: [
        ['A bolsa volta para o armário cheia, espremida entre outras duas. Meses depois, ela aparece com vinco e alça marcada.', 'Muita gente cuida da bolsa na rua e esquece dela em casa. É no armário, parada, que ela costuma perder a forma.'],
        ['Peso e aperto deformam com o tempo. A alça pendurada no gancho sustenta tudo sozinha, e as dobras acabam marcando o material.'],
        ['Esvazie a bolsa, recheie com papel sem tinta e guarde em pé ou deitada. Um saco de tecido protege do pó e deixa arejar.'],
        ['Cinco minutos na troca de uma bolsa pela outra bastam. De quebra, aparecem a caneta sumida e as moedas da semana.'],
      ],
    },
    casual: {
      openings: [
        'Vem cá que eu tenho uma dica sobre {o topic}.',
        'Assunto de quem vive procurando a chave: {topic}.',
        'A gente usa {o topic} e quase nunca arruma.',
      ],
      steps: [
        ['Confessa, faz quanto tempo que a sua bolsa não é esvaziada até o fim? A minha vez de arrumar sempre chega com surpresa.', 'A gente jura que a bolsa tá pesada por causa da carteira. Aí vira tudo na cama e encontra três canetas e um guarda-chuva.'],
        ['Acontece porque cada dia a gente põe uma coisa e não tira nenhuma. No fim do mês, o ombro sente a diferença.'],
        ['Escolhe um dia da semana, vira tudo e joga fora papel velho. O que é pequeno vai junto num saquinho, e pronto.'],
        ['Depois disso, a chave aparece na primeira tentativa. Parece pouco, mas é uma alegria quando a gente chega em casa com sacolas.'],
      ],
    },
    funny: {
      openings: [
        'Vamos falar do mistério que mora dentro {do topic}.',
        'Expedição ao fundo do desconhecido: {topic}.',
        'Quem usa {topic} conhece essa cena.',
      ],
      steps: [
        ['O celular toca dentro da bolsa e some na mesma hora. Ele só reaparece quando a pessoa do outro lado já desligou.', 'Toda bolsa tem um fundo falso, onde moram moedas, grampos e recibos ilegíveis. Ninguém colocou nada disso lá, mas está tudo lá.'],
        ['A explicação é simples. Coisa pequena desce, coisa grande fica por cima, e a chave é pequena justamente quando começa a chover.'],
        ['Prenda a chave numa fita comprida e deixe a ponta perto do fecho. É só puxar, como quem pesca, e entrar em casa.'],
        ['Resta a nota fiscal que já virou papel em branco. Essa ninguém sabe por que guarda, mas pode ser importante, então fica.'],
      ],
    },
    motivational: {
      openings: [
        'Um gesto pequeno que ajuda o dia de amanhã: {topic}.',
        'Arrumar {o topic} na véspera muda o começo do dia.',
        'Quem cuida {do topic} sai de casa com menos pressa.',
      ],
      steps: [
        ['De manhã, a chave some, o documento ficou na outra bolsa e o relógio não espera. Muita correria começa na noite anterior.', 'Tem gente que arruma a bolsa antes de dormir, sem alarde. No dia seguinte, essa pessoa só pega tudo e sai.'],
        ['À noite, sem pressa, a gente lembra do que vai precisar. De manhã, a cabeça já está na rua e alguma coisa fica para trás.'],
        ['Deixe a bolsa num lugar fixo perto da porta. Carregador, carteira e chave vão para dentro assim que você terminar de usar.'],
        ['Ninguém aplaude quem sai no horário com tudo em mãos. Mas você percebe a diferença já no caminho, andando sem correr.'],
      ],
    },
  },
}
