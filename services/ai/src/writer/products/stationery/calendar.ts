import type { ProductType } from '../product-type.ts'

export const calendar: ProductType = {
  nouns: ['calendário', 'calendário de mesa', 'calendário de parede', 'calendário personalizado', 'calendário com fotos', 'calendário ilustrado', 'calendário anual', 'calendário mensal', 'calendário de geladeira'],
  asks: ['se é de mesa ou de parede', 'as datas que não podem faltar', 'as fotos ou o tema de que gosta'],
  questions: {
    sale: ['Mesa ou parede?', 'Qual data você marcaria primeiro?'],
    content: ['Você anota no papel ou só no celular?', 'De qual aniversário você sempre esquece?'],
  },
  emojis: ['🗓️', '✏️', '📌'],
  hashtags: ['calendario', 'calendariodemesa', 'calendariopersonalizado', 'calendariodeparede', 'planejamento', 'organizacao', 'papelaria', 'papelariacriativa', 'calendarioilustrado', 'calendariocomfotos', 'brindecorporativo', 'anonovo'],
  sale: {
    professional: {
      openings: [
        'O mês inteiro num só olhar: {topic}.',
        '{O topic} {fica/ficam} à vista e {ajuda/ajudam} a lembrar.',
        'Datas importantes em boa companhia: {topic}.',
      ],
      steps: [
        ['O telefone toca, alguém propõe um dia, e a resposta precisa ser rápida. Com o mês diante dos olhos, ninguém se confunde.', 'Na casa, todos passam pelo mesmo canto. A consulta, a prova e o aniversário da avó ficam combinados ali.'],
        ['No papel, a semana tem tamanho, e o feriado se vê de longe. Não é preciso abrir nada para saber que dia é.'],
        ['{Atende/Atendem} a famílias, escritórios, consultórios e escolas. É presente de fim de ano e lembrança que fica à vista por muitos meses.'],
        ['Pense no lugar em que vai ficar e no espaço para anotar. Se houver fotos, separe uma boa para cada mês.'],
      ],
    },
    casual: {
      openings: [
        'Já marcou as datas boas? Olha {o topic}.',
        'Mês novo, folha bonita: {topic}.',
        'Seu cantinho tava pedindo: {topic}.',
      ],
      steps: [
        ['Sabe aquele aniversário que a gente só lembra no dia seguinte? Com o mês à vista, a desculpa acaba.', 'Eu gosto de virar a folha no dia primeiro. Parece que o mês começa limpinho.'],
        ['O celular avisa e a gente desliza. No papel tá lá, grandão, olhando pra você enquanto toma café.'],
        ['{Vai/Vão} na mesa do trabalho, na porta da geladeira, no consultório, no quarto do adolescente. Pra avó, com as fotos dos netos, é amor certo.'],
        ['Me conta onde vai ficar e que datas são importantes. Se for com foto, já vai separando as preferidas.'],
      ],
    },
    funny: {
      openings: [
        'O feriado caiu no domingo, e {o topic} não {tem/têm} culpa.',
        'Segunda-feira também vem, mas mais bonita: {topic}.',
        'Sogra, dentista e reunião, tudo no mesmo quadradinho: {topic}.',
      ],
      steps: [
        ['A família anotou tudo, cada um numa cor. No dia 15, o azul tinha dentista, o verde tinha prova e o rosa tinha bolo.', 'A primeira providência do ano é procurar os feriados. A segunda é contar quantos caem no fim de semana e reclamar.'],
        ['{Mostra/Mostram} o mês inteiro e não {julga/julgam} ninguém. Nem quando há um xis vermelho na academia desde março.'],
        ['{Serve/Servem} para a cozinha, para o escritório e para o marido que jura que ninguém avisou do batizado.'],
        ['Escolha um lugar por onde todos passem e amarre a caneta. Sem caneta, ele é só um retrato do ano.'],
      ],
    },
    motivational: {
      openings: [
        'Um mês de cada vez: {topic}.',
        'Os planos ganham dia marcado {no topic}.',
        'Doze meses para um ano de trabalho: {topic}.',
      ],
      steps: [
        ['Em janeiro, as folhas estão em branco, e as ideias são muitas. Uma data escrita já é o começo de um plano.', 'Quem trabalha por conta própria organiza sozinho entregas, contas e descanso. Ver o mês inteiro ajuda a dizer sim e não.'],
        ['O papel mostra onde há espaço. Entre duas semanas cheias, aparece o dia que faltava para a família.'],
        ['{Ajuda/Ajudam} o estudante que vai prestar prova, a confeiteira cheia de pedidos e o casal que está contando os meses.'],
        ['Antes de escolher, lembre do que você mais esquece. O tamanho do quadradinho depende disso.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que anotar e o que deixar de fora: {topic}.',
        'Cores e símbolos que facilitam: {topic}.',
        'Como usar {o topic} o ano inteiro.',
      ],
      steps: [
        ['Muita gente anota tudo em janeiro, com letra caprichada. Em abril, o mês está vazio, e o costume, perdido.', 'É comum usar uma só cor para todos os assuntos. De longe, a conta a pagar e a festa parecem a mesma coisa.'],
        ['O hábito se perde quando anotar dá trabalho. Se a caneta está longe, a data fica para depois.'],
        ['Deixe uma caneta presa ao lado, use uma cor por pessoa e reserve um minuto no domingo para olhar a semana.'],
        ['No fim do ano, vale reler as folhas antes de trocar. Ali está o que realmente aconteceu.'],
      ],
    },
    casual: {
      openings: [
        'Caneta por perto, senão não funciona: {topic}.',
        'Uma cor pra cada pessoa: {topic}.',
        'Meu jeitinho de usar {o topic}.',
      ],
      steps: [
        ['Em janeiro é uma animação, tudo colorido. Lá por maio a folha ainda tá em fevereiro, né?', 'Já marquei coisa importante com lápis clarinho e passei direto. Agora tenho as minhas regras.'],
        ['A gente só anota se for fácil. Procurar caneta pela casa é o jeito mais rápido de desistir.'],
        ['Amarra uma caneta do lado, dá uma cor pra cada um da casa e olha a semana todo domingo, com café.'],
        ['E deixa uns dias em branco de propósito. Dia livre também se anota, viu? Senão alguém ocupa.'],
      ],
    },
    funny: {
      openings: [
        'Arqueologia de uma folha de março: {topic}.',
        'Quem escreveu dentista no dia do meu aniversário? {O topic} {explica/explicam}.',
        'Letras ilegíveis e compromissos secretos: {topic}.',
      ],
      steps: [
        ['No dia 12 estava escrito: ligar para ele. Ninguém sabe quem é ele, nem quem escreveu, nem se ligaram.', 'O adolescente marcou a festa e o pai marcou a faxina. Mesmo dia, mesmo quadradinho, duas visões de mundo.'],
        ['Anotação curta parece clara na hora. Três semanas depois, vira enigma com a nossa própria letra.'],
        ['Escreva quem, o quê e a que horas. Três palavras poupam uma reunião de família inteira.'],
        ['Em dezembro, a última folha já tem mais rabisco do que dia. É sinal de que o ano foi bem aproveitado.'],
      ],
    },
    motivational: {
      openings: [
        'Começar pela data que importa: {topic}.',
        'Dar espaço ao descanso também é planejar: {topic}.',
        'A disciplina de virar a folha: {topic}.',
      ],
      steps: [
        ['Muitos planos morrem por falta de uma data. Qualquer data, mesmo que depois se mude, já põe o plano de pé.', 'Quem preenche todos os dias do mês descobre que não deixou nenhum livre. No mês seguinte, começa marcando as folgas.'],
        ['Dividir uma tarefa grande em semanas torna o caminho visível. A distância assusta menos quando tem etapas.'],
        ['Escolha um projeto, marque o fim e volte contando para trás. A próxima etapa costuma caber nesta semana.'],
        ['Virar a folha é um gesto simples. Ele encerra o que passou e deixa trinta espaços prontos.'],
      ],
    },
  },
}
