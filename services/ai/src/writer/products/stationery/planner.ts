import type { ProductType } from '../product-type.ts'

export const planner: ProductType = {
  nouns: ['agenda', 'agenda personalizada', 'planner'],
  asks: ['o que você mais precisa organizar', 'se prefere ver o dia ou a semana', 'se vai na bolsa ou fica na mesa'],
  questions: {
    sale: ['Você é de planejar o dia ou a semana?', 'Qual compromisso você não pode esquecer este mês?'],
    content: ['Você anota tarefa já feita só para riscar?', 'Qual tarefa muda de semana o ano inteiro aí?'],
  },
  emojis: ['📅', '✏️', '📝'],
  hashtags: ['planner', 'agenda', 'planners', 'agendapersonalizada', 'plannerpersonalizado', 'planejamento', 'papelaria'],
  sale: {
    professional: {
      openings: [
        'A semana inteira à vista: {topic}.',
        '{O topic} {tira/tiram} os compromissos da cabeça e {põe/põem} no papel.',
        'Um lugar só para tudo o que você precisa lembrar: {topic}.',
      ],
      steps: [
        ['A reunião das dez, a consulta da tarde, a conta que vence amanhã. No papel, tudo isso ocupa menos espaço do que na cabeça.', 'O café na mesa, a página aberta e cinco minutos para olhar o dia. Muita gente organiza a semana inteira assim.'],
        ['Escrever à mão ajuda a decidir o que importa. O que não cabe na página talvez nem precise ser feito hoje.'],
        ['Acompanha quem estuda, quem atende clientes, quem cuida da casa e quem faz as três coisas no mesmo dia.'],
        ['Pense em como é o seu dia antes de escolher. Quem tem muitos horários pede páginas diárias, quem faz listas prefere a semana aberta.'],
      ],
    },
    casual: {
      openings: [
        'Chega de anotar na mão: {topic}.',
        'Eu sou do time que risca tarefa {no topic}.',
        'Tudo o que você não pode esquecer cabe {no topic}.',
      ],
      steps: [
        ['Sabe aquele recado anotado no verso da nota do mercado? Pois é, ele nunca mais foi visto. Na agenda ele teria sobrevivido.', 'Pra mim não existe coisa melhor do que riscar uma tarefa com gosto. Tem quem anote o que já fez só pra poder riscar.'],
        ['Celular avisa, mas também distrai. No papel a gente abre, vê a semana inteira e fecha, sem cair em outro assunto.'],
        ['Vai bem na bolsa de quem vive na rua, na mesa de quem trabalha em casa e na mochila de quem estuda.'],
        ['Antes de escolher, pensa onde vai usar. Pra bolsa, menor e mais leve, pra mesa pode ter folha grande.'],
      ],
    },
    funny: {
      openings: [
        'Agora só falta lembrar de olhar {o topic}.',
        'Os planos mirabolantes já têm endereço: {topic}.',
        'Para quem esquece o que foi buscar na cozinha: {topic}.',
      ],
      steps: [
        ['A cabeça guarda a música do comercial de vinte anos atrás, mas não a consulta de amanhã às nove. Melhor anotar.', 'Tem gente que anota \'acordar\' só para riscar alguma coisa logo cedo. O dia começa ganho, ninguém pode negar.'],
        ['Papel não apita, não trava e não mostra vídeo de receita no meio da tarefa. E ainda aceita desenho durante reunião.'],
        ['Útil para quem tem mil compromissos e para quem tem três, mas confunde o dia dos três.'],
        ['Escolha um tamanho que caiba na sua bolsa. Compromisso anotado e esquecido em casa não avisa ninguém.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem faz o dia render: {topic}.',
        'Anotado, feito e riscado: {topic}.',
        '{O topic} para quem quer ver o próprio esforço no papel.',
      ],
      steps: [
        ['No fim do mês, você folheia para trás e vê tudo o que fez. É mais do que parecia enquanto corria.', 'De manhã, antes de todos acordarem, alguém anota três coisas para o dia. À noite, duas estão riscadas, e já é muito.'],
        ['Um plano grande assusta inteiro e cabe bem dividido por semanas. No papel dá para ver o pedaço de hoje.'],
        ['Acompanha quem começa um curso, abre um negócio, estuda para prova ou tenta guardar um tempo para a família.'],
        ['Antes de escolher, olhe a sua última semana. O modelo certo é o que tem espaço para o que você faz de verdade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como usar {o topic} além da primeira semana.',
        'Por que tanta gente para no meio: {topic}.',
        'Um método simples para {o topic}.',
      ],
      steps: [
        ['As primeiras páginas estão cheias, com letra caprichada. Depois vem uma semana em branco, e muita gente para por ali.'],
        ['Em geral, falta um horário para abrir a página. Sem esse momento, o compromisso é anotado, mas ninguém volta para ler.'],
        ['Escolha um momento fixo, como o café da manhã. Abra, veja o dia e marque três prioridades.'],
        ['As agendas mais usadas têm canto amassado, rabisco e risco por cima. São também as mais interessantes de reler.'],
      ],
    },
    casual: {
      openings: [
        'O que eu faço pra não largar {o topic} no meio.',
        'A semana em branco que acontece com todo mundo: {topic}.',
        'Sem letra bonita e sem culpa: {topic}.',
      ],
      steps: [
        ['Em janeiro é letra linda e três cores de caneta. Em março sobra uma lista de mercado torta e nada mais. Quem nunca?'],
        ['Acontece porque a gente quer fazer bonito. Aí um dia falta tempo, a página fica vazia e dá preguiça de voltar.'],
        ['Deixa à vista num lugar por onde você passa toda manhã. E pula a semana vazia sem dó, começa de novo na de hoje.'],
        ['Aqui tem página com mancha de café e telefone sem nome. Eu gosto mais assim, com cara de usada.'],
      ],
    },
    funny: {
      openings: [
        'Anatomia {do topic} de janeiro a dezembro.',
        'O que sobrevive até março: {topic}.',
        'Segredos guardados {no topic}.',
      ],
      steps: [
        ['A tarefa \'arrumar o armário\' passou de uma semana para a outra o ano inteiro. Já pode pedir usucapião.'],
        ['Transferir tarefa dá quase o mesmo alívio que cumprir. A diferença é que o armário continua igual.'],
        ['Se uma tarefa já mudou de semana três vezes, faça logo a parte de cinco minutos. Ou risque e assuma, que também conta.'],
        ['Daqui a dez anos, alguém vai abrir e descobrir que você precisava muito comprar barbante. E vai querer saber por quê.'],
      ],
    },
    motivational: {
      openings: [
        'O esforço de cada semana, página por página: {topic}.',
        'As tarefas riscadas {no topic} contam uma história.',
        'O prazer de virar a página {do topic}.',
      ],
      steps: [
        ['Há uma pequena vitória em cada linha riscada: o exame marcado, o boleto pago, a ligação que vinha sendo adiada.'],
        ['A gente esquece depressa o que já resolveu e lembra só do que falta. Reler a semana corrige essa conta.'],
        ['No último dia da semana, antes de virar a página, escreva uma coisa que deu certo. Uma linha basta.'],
        ['Guarde as antigas numa caixa. Daqui a alguns anos, um dia comum anotado ali vai fazer você sorrir.'],
      ],
    },
  },
}
