import type { ProductType } from '../product-type.ts'

export const sewingMachineRepair: ProductType = {
  nouns: ['conserto de máquina de costura', 'conserto de máquinas de costura', 'manutenção de máquina de costura', 'manutenção de máquinas de costura', 'revisão de máquina de costura', 'assistência técnica de máquina de costura', 'limpeza de máquina de costura'],
  asks: ['a marca e o modelo da máquina', 'o que ela faz ou deixou de fazer', 'desde quando está assim'],
  questions: {
    sale: ['Há quanto tempo a sua máquina não passa por revisão?', 'Ponto frouxo, linha arrebentando ou barulho: qual é o seu caso?'],
    content: ['Qual foi a sua primeira máquina de costura?', 'A sua máquina tem nome?'],
  },
  emojis: ['🪡', '🧵', '🔧'],
  hashtags: ['maquinadecostura', 'consertodemaquinadecostura', 'manutencaodemaquinadecostura', 'costura', 'costureiras', 'mecanicodemaquinadecostura', 'costuracriativa'],
  sale: {
    professional: {
      openings: [
        'Ponto firme, som tranquilo e costura em dia: {topic}.',
        'Para a sua máquina voltar a costurar bem: {topic}.',
        'O ponto falhou no meio da encomenda: {topic}.',
      ],
      steps: [
        ['A peça está alfinetada, a luz acesa, e o ponto sai frouxo de um lado. A agulha já foi trocada duas vezes.', 'Depois de um tempo parada, a máquina faz um som pesado e a linha arrebenta. A encomenda da semana espera ao lado.'],
        ['Na bancada, a máquina é aberta, limpa e observada em movimento. Muitas vezes o problema está longe do ponto em que aparece.'],
        ['Atende à máquina da profissional, à de quem costura por gosto e àquela herdada que ninguém sabe se ainda funciona.'],
        ['Ao pedir o orçamento, informe a marca e o modelo e descreva o defeito. Um vídeo curto com o som ajuda bastante.'],
      ],
    },
    casual: {
      openings: [
        'Tá fazendo barulho estranho? Traz pra cá: {topic}.',
        'A linha arrebenta toda hora? Chegou a vez {do topic}.',
        'Sua máquina merece um dia de bancada: {topic}.',
      ],
      steps: [
        ['Você troca a linha, troca a agulha, passa tudo de novo, e o ponto continua embolando embaixo. Haja paciência.', 'Fazia meses que a máquina tava parada. Você resolveu costurar, pisou no pedal e ela fez um barulhão de trator.'],
        ['Aqui na bancada eu abro, limpo e costuro num retalho até entender. Nem sempre o defeito tá onde parece.'],
        ['Serve pra quem costura todo dia, pra quem costura no domingo e pra aquela máquina que veio da tia-avó.'],
        ['Me diz a marca, o modelo e o que ela anda fazendo. E traz o pedal e o cabo, que muita gente esquece.'],
      ],
    },
    funny: {
      openings: [
        'A máquina costura, mas só quando quer: {topic}.',
        'Ninho de passarinho embaixo do tecido? Existe {o topic}.',
        'A linha sumiu, e a máquina fez cara de inocente: {topic}.',
      ],
      steps: [
        ['Por cima, o ponto está lindo. Por baixo há um ninho de linha em que já daria para criar dois canários.', 'A máquina faz um som diferente, e você aumenta o rádio. Foi assim que o rádio chegou ao volume vinte.'],
        ['Lá dentro mora um fiapo que acha que manda em tudo. Na bancada ele é retirado, com pinça e sem discussão.'],
        ['Para máquinas modernas, antigas e para aquelas que só funcionam depois de um tapinha do lado direito.'],
        ['Diga a marca, o modelo e em que lado costuma dar o tapinha. Traga também o pedal, que adora ficar em casa.'],
      ],
    },
    motivational: {
      openings: [
        'Por trás de cada barra e de cada vestido: {topic}.',
        'Quem sustenta a casa costurando conhece o valor {do topic}.',
        'Costurar com gosto, sem brigar com o ponto: {topic}.',
      ],
      steps: [
        ['A máquina pagou material escolar, conta de luz e festa de quinze anos. Faz parte do trabalho e da casa.', 'A pessoa aprendeu a costurar sozinha, à noite, com a casa em silêncio. Quando o ponto falha, para muito mais do que uma peça.'],
        ['Cada engrenagem depende da outra, e uma folga pequena muda o ponto. Conferir uma a uma é trabalho de ouvido e mão.'],
        ['É um cuidado com quem vive de encomenda, com quem está aprendendo e com a máquina que passou de mãe para filha.'],
        ['Anote o que mudou no ponto e em que tecido acontece. Um retalho com o defeito conta metade da história.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Fiapos, óleo e agulha, antes {do topic}.',
        'O ponto embolou? Comece por aqui: {topic}.',
        'Sinais que pedem {um topic}.',
      ],
      steps: [
        ['Quando o ponto embola por baixo, quase todos mexem na parte de baixo. Em geral, a linha de cima é que saiu do caminho.', 'Muita gente usa a mesma agulha por meses. O ponto falha aos poucos, e a culpa vai toda para a máquina.'],
        ['A cada hora de costura, fiapos se juntam perto da lançadeira. Misturados ao óleo, formam uma camada que atrapalha o movimento.'],
        ['Troque a agulha com frequência e retire os fiapos com um pincel seco. Passe a linha outra vez, com o pé-calcador levantado.'],
        ['Máquina bem cuidada tem um som que a costureira conhece de ouvido. Quando ele muda, vale escutar.'],
      ],
    },
    casual: {
      openings: [
        'Antes de xingar a máquina, lê aqui: {topic}.',
        'O que eu mais encontro na bancada: {topic}.',
        'Sua agulha é de que ano? Papo sobre {topic}.',
      ],
      steps: [
        ['Embolou embaixo, e a gente já desmonta a bobina. Mas na maioria das vezes foi a linha de cima que escapou.', 'Eu pergunto quando trocaram a agulha, e vem aquele silêncio. Tem agulha que já costurou três enxovais.'],
        ['É tanto fiapo que se junta ali embaixo que vira um feltro. Com óleo no meio, então, trava tudo.'],
        ['Pincelzinho seco toda semana e agulha nova a cada projeto grande. E passa a linha com o pezinho levantado, sempre.'],
        ['Eu ligo o motor e escuto antes de abrir. O som já me conta metade do problema.'],
      ],
    },
    funny: {
      openings: [
        'O que mora embaixo da chapa da agulha: {topic}.',
        'Máquina parada, costureira falando sozinha: {topic}.',
        'Um fiapo e muitas teorias sobre {o topic}.',
      ],
      steps: [
        ['O defeito aparece no meio da costura e some quando chega alguém para ver. Na frente de visita, toda máquina é exemplar.', 'A agulha foi comprada junto com a máquina, e as duas completam bodas este ano. Só uma delas está comemorando.'],
        ['Fiapo, óleo e poeira convivem bem até resolverem formar família. A partir daí, o pedal pede e o motor recusa.'],
        ['Pincel seco, agulha nova e linha passada outra vez. Se não resolver, pelo menos a máquina ficou sem desculpa.'],
        ['Na bancada, ela costura reto, firme e em silêncio. A dona olha desconfiada, como quem pergunta por que em casa era diferente.'],
      ],
    },
    motivational: {
      openings: [
        'O ouvido treinado de quem faz {o topic}.',
        'Um pedal, uma lâmpada e muitas noites: {topic}.',
        'O som de costura que a casa reconhece: {topic}.',
      ],
      steps: [
        ['Numa casa cheia, o barulho da máquina à noite queria dizer que alguém terminava uma roupa. As crianças dormiam com ele.', 'Uma moça achou a máquina da avó num quartinho, sem correia. Meses depois costurou nela a primeira barra da sua vida.'],
        ['As máquinas antigas têm poucas peças, mas cada uma pede folga exata. Ajustar é procurar um ponto entre apertado e solto.'],
        ['Ao terminar a costura do dia, limpe, cubra e deixe um retalho sob o pé-calcador. Na volta, comece por esse retalho.'],
        ['Quando o ponto sai igual dos dois lados, testa-se mais um pouco, só pelo gosto. Depois é apagar a lâmpada.'],
      ],
    },
  },
}
