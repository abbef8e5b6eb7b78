import type { ProductType } from '../product-type.ts'

export const thankYouCard: ProductType = {
  nouns: ['cartão de agradecimento'],
  asks: ['a quem você quer agradecer', 'quantos cartões', 'se quer escrever à mão ou não'],
  questions: {
    sale: ['A quem você deve um obrigado hoje?', 'Você escreve à mão ou prefere já escrito?'],
    content: ['Você guarda os cartões que recebe?', 'Qual foi o obrigado mais bonito que você já leu?'],
  },
  emojis: ['💌', '✏️', '💛'],
  hashtags: ['cartaodeagradecimento', 'cartoesdeagradecimento', 'cartaoagradecimento', 'papelaria', 'cartaopersonalizado', 'mimosparaclientes', 'cartoespersonalizados'],
  sale: {
    professional: {
      openings: [
        'Um obrigado que a pessoa pode guardar: {topic}.',
        '{O topic} {acompanha/acompanham} bem um presente ou um pedido.',
        'Poucas linhas que fazem diferença para quem recebe: {topic}.',
      ],
      steps: [
        ['A pessoa abre o pacote e encontra um agradecimento por cima. Antes de ver o resto, já sabe que foi lembrada.', 'A festa acabou, os presentes foram abertos, e cada um tem um rosto por trás. Falta dizer obrigado a todos.'],
        ['Um agradecimento no papel é lido devagar e não se perde entre as mensagens do dia. Muita gente guarda.'],
        ['Serve a quem vende, a quem recebeu convidados, a quem ganhou ajuda e a quem teve um bom professor.'],
        ['Faça a lista de quem vai receber antes de definir a quantidade. E pense se quer espaço para escrever à mão.'],
      ],
    },
    casual: {
      openings: [
        'Um obrigado que não some na conversa: {topic}.',
        'Na minha gaveta de lembranças tem {topic}.',
        'Pra agradecer de um jeito mais bonito: {topic}.',
      ],
      steps: [
        ['Sabe quando a pessoa faz tanto pela gente que o obrigado por mensagem parece pouco? É hora do papel.', 'Abrir a caixa da compra e achar um agradecimento ali dentro dá outra sensação. Parece que tem alguém do outro lado, e tem.'],
        ['Mensagem a gente lê e passa. Papel a gente lê, vira, lê de novo e põe na porta da geladeira.'],
        ['Pra cliente, convidado, professora, vizinha que ajudou na mudança. Quem recebe nunca acha que é demais.'],
        ['Conta quantas pessoas vão receber e põe uns a mais. Sempre tem alguém de quem a gente só lembra depois.'],
      ],
    },
    funny: {
      openings: [
        'Bem mais elegante que um joinha de volta: {topic}.',
        'Para quem já mandou figurinha demais: {topic}.',
        '{O topic} e o lugar de honra na geladeira da avó.',
      ],
      steps: [
        ['A tia deu um presente enorme e recebeu de volta um joinha. A família comentou o joinha por dois anos.', 'A avó recebeu o cartão, leu em voz alta e pôs na geladeira. As visitas agora são levadas até a cozinha.'],
        ['Diz obrigado sem figurinha de gatinho, embora a tia também goste do gatinho. No papel, ela mostra às amigas.'],
        ['Para clientes, padrinhos, vizinhos e o amigo que carregou a geladeira na mudança e ainda sorriu.'],
        ['Faça a lista com calma. Esquecer uma tia custa mais caro que todos os cartões juntos.'],
      ],
    },
    motivational: {
      openings: [
        'Dizer obrigado também é parte do trabalho: {topic}.',
        'Para quem ajudou a dar certo: {topic}.',
        '{O topic} para não deixar um gesto sem resposta.',
      ],
      steps: [
        ['As primeiras vendas vieram de gente que acreditou sem conhecer. Um agradecimento escrito mostra que você não esqueceu.', 'Alguém ficou com as crianças, alguém emprestou o carro, alguém só ouviu. Agora há tempo para agradecer a cada um.'],
        ['Agradecer por escrito pede que se lembre do que a pessoa fez. É isso que ela sente ao ler.'],
        ['Para quem comprou primeiro, para quem veio de longe, para quem ensinou e quase nunca recebe um bilhete.'],
        ['Comece pela pessoa a quem nunca agradeceu direito. Depois dela, os outros saem com facilidade.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Um agradecimento curto e sincero: {topic}.',
        'Como agradecer sem repetir a mesma frase: {topic}.',
      ],
      steps: [
        ['Diante do papel, quase todos escrevem a mesma coisa: obrigado por tudo. Quem lê agradece, mas não se reconhece.'],
        ['Frases gerais servem para qualquer pessoa, e por isso não falam de nenhuma. O que toca é o detalhe.'],
        ['Diga o que a pessoa fez e o que mudou por causa disso. Duas linhas bastam, e nunca é tarde para enviar.'],
        ['Agradecimentos escritos costumam ser guardados em lugares curiosos: na carteira, na gaveta do trabalho, dentro de um livro.'],
      ],
    },
    casual: {
      openings: [
        'Obrigado por tudo, mas por tudo o quê? Dicas pra {topic}.',
        'Travou na segunda linha {do topic}?',
        'Duas linhas que funcionam: {topic}.',
      ],
      steps: [
        ['A gente senta pra escrever um agradecimento e só sai obrigado por tudo. Sendo que a pessoa fez tanta coisa.'],
        ['É que a gente quer escrever bonito e acaba escrevendo o que todo mundo escreve. O simples funciona melhor.'],
        ['Conta uma coisa que a pessoa fez e como aquilo ajudou. Pronto, são duas linhas. E manda, mesmo atrasado.'],
        ['Já reli bilhete de anos atrás e lembrei da voz da pessoa. Papel tem dessas coisas.'],
      ],
    },
    funny: {
      openings: [
        'O joinha que virou assunto de família: {topic}.',
        'A avó mostra a todas as visitas {o topic}.',
        'Obrigado por tudo e outras frases prontas: {topic}.',
      ],
      steps: [
        ['Obrigado por tudo inclui o presente, a carona e o conselho que ninguém pediu. É uma frase que trabalha muito.'],
        ['Na falta de palavras, a mão escreve o que já escreveu mil vezes. Ela nem consulta a cabeça.'],
        ['Cite o presente pelo nome, de preferência o certo. Agradecer a toalha a quem deu a jarra gera telefonema.'],
        ['Quem recebe um agradecimento bonito agradece de volta. Aí o outro responde, e ninguém sabe como termina.'],
      ],
    },
    motivational: {
      openings: [
        'Duas linhas para quem ajudou: {topic}.',
        'O obrigado que faltava dizer: {topic}.',
        'Para quem ajudou sem fazer alarde: {topic}.',
      ],
      steps: [
        ['Uma professora guarda numa pasta os bilhetes dos alunos. Nos dias difíceis, abre e lê dois ou três.', 'Ao listar a quem agradecer, a gente percebe que quase nada foi feito sozinho. A lista sempre cresce.'],
        ['Quem ajuda raramente fica sabendo o que aconteceu depois. O agradecimento conta o fim da história.'],
        ['Separe quinze minutos e escreva para uma pessoa que ajudou você no começo. Diga no que aquilo deu.'],
        ['Quem recebe o agradecimento costuma responder a mesma coisa: eu nem lembrava. Já quem foi ajudado lembra bem.'],
      ],
    },
  },
}
