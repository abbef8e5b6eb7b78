import type { ProductType } from '../product-type.ts'

export const cutleryHolder: ProductType = {
  nouns: ['porta-talher', 'porta-talheres', 'porta-talher de mesa', 'porta-talheres de mesa', 'porta-talher individual'],
  asks: ['quantas pessoas costumam se sentar à mesa', 'as cores da sua louça', 'se é para o dia a dia ou para festa'],
  questions: {
    sale: ['Almoço de domingo ou jantar de festa, onde você estrearia?', 'Quantos lugares tem a sua mesa?'],
    content: ['Garfo à esquerda, sempre?', 'Quem põe a mesa na sua casa?'],
  },
  emojis: ['🍴', '🍽️', '🌿'],
  hashtags: ['portatalher', 'portatalheres', 'mesaposta', 'mesapostabrasil', 'mesadejantar', 'receberbem', 'decoracaodemesa', 'mesadecorada', 'almocodedomingo', 'churrasco'],
  sale: {
    professional: {
      openings: [
        'Garfo e faca com lugar certo: {topic}.',
        '{O topic} {completa/completam} a mesa posta.',
        'Um detalhe que recebe cada convidado: {topic}.',
      ],
      steps: [
        ['A mesa está pronta, a louça é bonita, e os talheres parecem soltos. Reunidos, eles passam a fazer parte da decoração.', 'No churrasco da família, todos procuram um garfo ao mesmo tempo. Com os talheres à mão, ninguém precisa se levantar.'],
        ['Garfo, faca e colher ficam juntos e longe da toalha. O convidado encontra tudo sem perguntar.'],
        ['{Vai/Vão} bem no almoço de domingo, na festa ao ar livre, no restaurante e na mesa de quem gosta de receber.'],
        ['Conte os lugares da mesa e pense nos talheres que você tem. Os mais compridos ou pesados pedem atenção à medida.'],
      ],
    },
    casual: {
      openings: [
        'Mesa arrumadinha em dois tempos: {topic}.',
        'Cadê o garfo? {Tá/Tão} aqui: {topic}.',
        'A visita repara sim: {topic}.',
      ],
      steps: [
        ['Sabe quando a comida já tá na mesa e alguém levanta pra buscar faca? Aqui em casa era todo domingo.', 'Louça de sempre, toalha de sempre, e mesmo assim a mesa parece de festa. É o capricho com os talheres que faz isso.'],
        ['O que eu gosto é que fica tudo juntinho. Pega de uma vez, leva pra mesa e ninguém fica procurando.'],
        ['{Serve/Servem} pro almoço de família, pro churrasco na área, pra ceia e pro café colonial. De presente pra quem recebe, agrada sempre.'],
        ['Conta quantos lugares tem a sua mesa e olha o tamanho dos talheres. Faca de churrasco é mais comprida, viu?'],
      ],
    },
    funny: {
      openings: [
        'O fim da expedição em busca da colher: {topic}.',
        '{O topic} {sabe/sabem} onde foi parar o sexto garfo.',
        'Talher solto, nunca mais: {topic}.',
      ],
      steps: [
        ['Eram seis pessoas e cinco garfos. A tia jura que comprou doze, e começou a olhar para as plantas do quintal.', 'Na hora de servir, a família descobre que as facas estão no churrasco, as colheres no quintal e os garfos em viagem.'],
        ['{Mantém/Mantêm} juntos garfo e faca, que na gaveta vivem separados. É um reencontro bonito de ver.'],
        ['{Serve/Servem} para o domingo, para a ceia e para impressionar a cunhada, que repara em tudo e finge que não.'],
        ['Conte os lugares, conte os talheres e conte de novo. A diferença entre os dois números é um mistério de família.'],
      ],
    },
    motivational: {
      openings: [
        'Receber bem está nos detalhes: {topic}.',
        'A mesa que espera a família merece {o topic}.',
        'Um lugar preparado para cada pessoa: {topic}.',
      ],
      steps: [
        ['Enquanto a comida termina de assar, alguém passa em volta da mesa conferindo os lugares. É um cuidado que diz a cada um que era esperado.', 'No dia a dia, cada um come numa hora. Quando todos conseguem se sentar juntos, vale arrumar a mesa.'],
        ['Um lugar bem posto parece pouca coisa. Mas quem chega vê o próprio nome nele, mesmo sem estar escrito.'],
        ['{Fica/Ficam} bem na mesa de quem acabou de casar, de quem recebe os netos e de quem trabalha servindo refeições.'],
        ['Pense na mesa cheia, e não na de todo dia. É para essa ocasião que o número de lugares conta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde vai cada talher na mesa: {topic}.',
        'Mesa posta sem complicação: {topic}.',
        'Como usar {o topic} no almoço informal.',
      ],
      steps: [
        ['Muita gente desiste de arrumar a mesa por medo de errar a posição dos talheres. A regra é mais simples do que parece.', 'No serviço informal, há quem espalhe todos os talheres de um jantar formal. A mesa fica cheia e ninguém usa.'],
        ['Os talheres acompanham o que vai ser servido, na ordem do uso. Sem sopa, não há razão para a colher de sopa.'],
        ['Ponha só o necessário: garfo à esquerda, faca e colher à direita. Se estiverem reunidos, deixe à direita do prato.'],
        ['A mesa posta existe para o conforto de quem se senta. Quando todos encontram o que precisam, ela está certa.'],
      ],
    },
    casual: {
      openings: [
        'Garfo de que lado mesmo? Resposta aqui: {topic}.',
        'Mesa posta sem frescura com {topic}.',
        'Eu arrumo a mesa assim: {topic}.',
      ],
      steps: [
        ['Todo mundo já parou na frente da mesa com o garfo na mão, pensando no lado. Pode rir, acontece comigo.', 'A gente vê aquelas mesas cheias de talher e acha que precisa de tudo. Não precisa, não.'],
        ['Talher demais atrapalha o prato e sobra limpo na pia. Só vai pra mesa o que a comida pede.'],
        ['Garfo na esquerda, faca na direita com o corte pra dentro, e acabou. Juntinho num lado só também pode.'],
        ['Mesa bonita é aquela em que a gente esquece da mesa e fica conversando. O resto é enfeite gostoso.'],
      ],
    },
    funny: {
      openings: [
        'Mistérios da gaveta de talheres: {topic}.',
        'A colher de sobremesa e {o topic}, notícias da mesa.',
        'Onde moram as colherinhas? Investigação sobre {o topic}.',
      ],
      steps: [
        ['Toda família comprou doze colheres de café e hoje tem quatro. As outras oito vivem em algum lugar, felizes.', 'Na mesa formal, a visita olha para os três garfos e espera alguém começar. Todos estão esperando a mesma coisa.'],
        ['Colherinhas vão embora no pote da marmita, no lixo do iogurte e na mochila da escola. O garfo é mais caseiro.'],
        ['Antes da festa, conte os talheres e confira as mochilas. Na dúvida, sirva o pudim mais cedo.'],
        ['Se a visita errar o garfo, erre junto. É a regra de etiqueta mais antiga e a única que importa.'],
      ],
    },
    motivational: {
      openings: [
        'Arrumar a mesa para quem se ama: {topic}.',
        'Ensinar as crianças a pôr a mesa com {topic}.',
        'Um capricho pequeno, repetido: {topic}.',
      ],
      steps: [
        ['Pôr a mesa é uma das primeiras tarefas que uma criança consegue fazer inteira. Ela conta os lugares com orgulho.', 'Numa semana corrida, o jantar acontece de pé, perto do fogão. Sentar exige que alguém resolva arrumar a mesa.'],
        ['O costume se forma quando tudo está ao alcance. Se os talheres moram longe, a mesa perde para o sofá.'],
        ['Escolha um dia da semana para jantar com a mesa posta e dê uma tarefa a cada um. Vinte minutos bastam.'],
        ['O que a família lembra depois é da conversa. A mesa arrumada só fez todos ficarem mais um pouco.'],
      ],
    },
  },
}
