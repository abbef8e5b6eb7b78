import type { ProductType } from '../product-type.ts'

export const gelCoating: ProductType = {
  nouns: ['banho de gel', 'blindagem de unhas', 'esmaltação em gel'],
  asks: ['para quando é', 'se já tem algum produto na unha', 'se prefere mais curta ou mais comprida'],
  questions: {
    sale: ['Você prefere unha curtinha ou mais comprida?', 'Quantos dias o esmalte dura na sua mão?'],
    content: ['Quem aí não resiste a puxar a pontinha solta?', 'Sua unha lasca mais na louça ou no teclado?'],
  },
  emojis: ['💅', '💅🏽', '✨'],
  hashtags: ['banhodegel', 'blindagem', 'blindagemdeunhas', 'esmaltacaoemgel', 'unhas', 'naildesigner', 'unhasnaturais'],
  sale: {
    professional: {
      openings: [
        'A sua unha natural, com acabamento por mais tempo: {topic}.',
        '{O topic} para quem tem pouco tempo entre um compromisso e outro.',
        'Brilho que acompanha a rotina: {topic}.',
      ],
      steps: [
        ['A viagem começa cedo, e o esmalte comum não costuma chegar ao fim dela. Com um acabamento mais resistente, as mãos seguem prontas.', 'Entre reuniões, louça e teclado, o esmalte lasca no terceiro dia. Para quem vive isso toda semana, existe outra opção.'],
        ['O comprimento continua sendo o da sua unha, com uma camada a mais e brilho intenso. Você sai do atendimento com as mãos secas.'],
        ['Agrada a quem prefere unhas curtas e discretas e a quem tem festa ou férias à vista. Também a quem não gosta de retocar.'],
        ['Antes de marcar, conte o que já foi feito nas suas unhas e como elas estão. Essa conversa define o melhor caminho.'],
      ],
    },
    casual: {
      openings: [
        'Sai da cadeira e já pode pegar a chave: {topic}.',
        'Pra quem vive lascando o esmalte, {topic}.',
        'Eu indico {o topic} pra quem não para.',
      ],
      steps: [
        ['Sabe a raiva de pintar a unha e borrar procurando a chave na bolsa? Aqui você levanta da cadeira com tudo seco.', 'Você faz a unha num dia e no outro já tem uma lasquinha na ponta. Se a sua rotina é assim, a gente muda o plano.'],
        ['A unha continua sendo a sua, só que com uma camada mais firme e muito brilho. Fica natural e bonita até no curtinho.'],
        ['Vai viajar, casar ou só tá sem tempo de ficar retocando? Combina com os três casos e com mais uns dez.'],
        ['Quando for marcar, me fala se já tem algum produto na unha. Assim eu reservo o tempo certo e ninguém corre.'],
      ],
    },
    funny: {
      openings: [
        'Louça, teclado, fralda e, ainda assim, {topic}.',
        '{O topic} para quem procura a chave antes de secar.',
        'A unha vai aguentar mais que a bateria do celular: {topic}.',
      ],
      steps: [
        ['O esmalte seca em silêncio até o telefone tocar. Na pressa de atender, você assina a tela com o indicador.', 'À noite a unha está perfeita, e no café da manhã já falta um pedacinho. Ninguém viu, ninguém sabe, e a louça está limpa.'],
        ['Ao terminar, já está tudo seco, e você pode coçar o nariz sem drama. É uma liberdade pouco comentada.'],
        ['Vale para quem tem criança pequena, para quem mora no teclado e para quem usa unha como chave de fenda, embora não devesse.'],
        ['Antes de marcar, conte se já tem alguma camada por baixo. A gente descobre de qualquer jeito, mas saber antes ajuda na agenda.'],
      ],
    },
    motivational: {
      openings: [
        'Um cuidado que acompanha a semana inteira: {topic}.',
        '{O topic} para mãos que não param.',
        'Menos retoque, mais tempo para você: {topic}.',
      ],
      steps: [
        ['Suas mãos passam o dia entre teclado, panela e volante. Quando elas estão bem cuidadas, você nota em cada um desses gestos.', 'Muita gente deixa de fazer as unhas por achar que não dura. Um horário bem escolhido na agenda muda essa conta.'],
        ['A camada é aplicada com calma, unha por unha, até o brilho ficar uniforme. O capricho aparece na luz da janela.'],
        ['Fica bem em quem deixa a unha crescer aos poucos e comemora cada milímetro. Também em quem gosta dela curta e prática.'],
        ['Reserve um horário sem correria e combine logo a próxima visita. Com data marcada, não é preciso esperar sobrar tempo.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que é importante saber sobre {o topic}.',
        'Por que não retirar {o topic} em casa.',
        'Uma dúvida frequente no atendimento: {topic}.',
      ],
      steps: [
        ['Quando uma pontinha levanta, a tentação de puxar é grande. O problema é o que vem junto com ela.'],
        ['A camada adere à superfície da unha natural. Arrancada à força, leva uma parte dessa superfície e a deixa fina e áspera.'],
        ['Se levantar, apare com lixa para não enroscar e marque a remoção. Nas tarefas de limpeza, as luvas continuam necessárias.'],
        ['A parte mais demorada é o preparo, feito com a unha ainda sem cor. É ele que decide como o resto vai se comportar.'],
      ],
    },
    casual: {
      openings: [
        'Levantou a pontinha {do topic}? Não puxa.',
        'Eu explico o que faz {o topic} durar.',
        'O que eu queria que toda cliente soubesse: {topic}.',
      ],
      steps: [
        ['Começa com uma pontinha solta no meio da reunião. A gente mexe, mexe mais um pouco, e quando vê já arrancou.'],
        ['O gel fica bem grudado na unha, essa é a ideia. Só que, puxando, sai junto uma camadinha que é sua.'],
        ['Passa uma lixinha na ponta que enrosca e marca a remoção. Enquanto isso, luva na faxina e nada de usar unha pra abrir pote.'],
        ['O preparo é a parte menos glamourosa do meu trabalho e a que eu mais capricho. Se ele tá bem feito, o resto acompanha.'],
      ],
    },
    funny: {
      openings: [
        'A reunião acabou, e a pontinha da unha sumiu: {topic}.',
        'Ninguém puxou, saiu por conta própria: {topic}.',
        'A tentação de puxar a pontinha: {topic}.',
      ],
      steps: [
        ['A pontinha levantou, e você jura que não vai mexer. Dez minutos depois está mexendo, com toda a concentração que faltou no trabalho.'],
        ['O dedo encontra qualquer coisa solta e não descansa. É o mesmo instinto que faz descascar rótulo de garrafa.'],
        ['Ocupe as mãos, passe uma lixa na ponta e marque a remoção. Rótulo de garrafa está liberado, unha não.'],
        ['No atendimento, o teste final é passar a mão no cabelo. Se nenhum fio prende, o acabamento passou na prova.'],
      ],
    },
    motivational: {
      openings: [
        'O preparo que ninguém vê {no topic}.',
        'A paciência de deixar a unha crescer com {topic}.',
        'Um cuidado que começa antes do brilho: {topic}.',
      ],
      steps: [
        ['Quem deixou de roer as unhas conta os milímetros. A primeira vez que elas passam da ponta do dedo merece comemoração.'],
        ['A unha cresce devagar, poucos milímetros por mês. Por isso o resultado de hoje depende do que foi feito semanas antes.'],
        ['Proteja as mãos nas tarefas de casa e use creme antes de dormir. São dois gestos pequenos que se somam todo dia.'],
        ['No atendimento, o brilho aparece no fim e leva os elogios. Quem faz sabe que a metade difícil veio antes dele.'],
      ],
    },
  },
}
