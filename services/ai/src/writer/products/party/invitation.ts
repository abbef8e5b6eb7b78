import type { ProductType } from '../product-type.ts'

export const invitation: ProductType = {
  nouns: ['convite', 'convitinho', 'convite infantil'],
  asks: ['qual é a festa', 'a data, o horário e o endereço', 'quantos convidados são'],
  questions: {
    sale: ['Qual festa você está planejando agora?', 'Você convida com antecedência ou em cima da hora?'],
    content: ['Você lê o convite inteiro ou pergunta o endereço depois?', 'Tem algum convite antigo guardado na sua casa?'],
  },
  emojis: ['💌', '🎉', '🎈'],
  hashtags: ['convite', 'convites', 'convitepersonalizado', 'conviteinfantil', 'convitespersonalizados', 'convitedeaniversario', 'festainfantil'],
  sale: {
    professional: {
      openings: [
        'A festa começa no dia em que chega {o topic}.',
        '{O topic} {dá/dão} a primeira notícia da festa.',
        'Quem recebe já entra no clima: {topic}.',
      ],
      steps: [
        ['A data está marcada e o lugar escolhido. Falta o momento de contar a todos, que dá à festa a primeira cara.', 'Muito antes do bolo, os convidados conhecem a festa pelo convite. É por ele que imaginam a roupa, o clima e o dia.'],
        ['Um bom convite responde tudo de uma vez: quem, quando, onde e que tipo de festa. Ninguém precisa perguntar de novo.'],
        ['Vale para a festa grande e para a reunião de vinte pessoas. E sempre fica um guardado na caixa de recordações da família.'],
        ['Antes de pedir, confirme data, horário, endereço completo e até quando espera resposta. São essas informações que montam o convite.'],
      ],
    },
    casual: {
      openings: [
        'Agora é pra valer, tem {topic}.',
        'Conta pra todo mundo que tem festa: {topic}.',
        'A festa fica de verdade quando sai {o topic}.',
      ],
      steps: [
        ['Sabe quando a festa ainda é só conversa na cozinha? No dia em que o convite fica pronto, ela passa a existir.', 'Eu gosto de imaginar a pessoa lendo, sorrindo e já indo ver se tem alguma coisa marcada naquele dia.'],
        ['Convite bom resolve tudo: dia, hora, lugar, jeito da festa. Você para de responder a mesma pergunta trinta vezes.'],
        ['Combina com festão, festinha e até com aquele bolo só pra família. E um sempre vai pra caixa de memórias.'],
        ['Antes de me chamar, junta tudo numa mensagem: nome, data, hora, endereço. Confere duas vezes, principalmente o horário.'],
      ],
    },
    funny: {
      openings: [
        'Agora o tio não pode dizer que não foi avisado: {topic}.',
        'Dia, hora e endereço, tudo {no topic}.',
        'Quem perguntar que horas é não leu {o topic}.',
      ],
      steps: [
        ['Tem o convidado que confirma na hora, o que confirma na véspera e o que aparece com três pessoas. O convite serve para todos.', 'A festa estava em segredo, até a avó saber. Já que a família inteira foi avisada, melhor avisar direito.'],
        ['Está tudo escrito: o dia, a hora, o lugar. Mesmo assim alguém vai perguntar, mas agora existe prova contra ele.'],
        ['Serve para amigos, parentes e aquele primo que só lê a parte da comida. Ele vem de qualquer jeito.'],
        ['Confira a data antes de mandar fazer. Convidado que chega um dia antes vem com fome e ajuda pouco.'],
      ],
    },
    motivational: {
      openings: [
        'Juntar quem importa começa aqui: {topic}.',
        'Chamar cada um pelo nome: {topic}.',
        '{O topic} para quem gosta de ver todos juntos.',
      ],
      steps: [
        ['Alguém sentou, pensou em cada pessoa e escreveu uma lista. O convite transforma essa lista em encontro marcado.', 'Reunir todos anda difícil, com agendas cheias e cidades diferentes. Convidar com cuidado é o primeiro passo para que venham.'],
        ['Receber um convite bonito faz a pessoa se sentir esperada. Ela entende que o lugar dela já foi contado.'],
        ['Para quem vem sempre e para quem você não vê há anos. Um convite também é um bom motivo para retomar a conversa.'],
        ['Escreva primeiro a lista, depois o texto. Pensar em quem vai ler deixa as palavras mais simples e mais calorosas.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'As informações que todo convidado procura {no topic}.',
        'Com quanta antecedência enviar {o topic}.',
        'O texto certo em poucas linhas: {topic}.',
      ],
      steps: [
        ['O convite ficou lindo, foi enviado a todos e, no mesmo dia, vieram as mensagens perguntando o endereço. Acontece com frequência.'],
        ['Quem escreve conhece a festa de cor e pula o que parece óbvio. Para quem lê, nada disso é óbvio.'],
        ['Peça a alguém que não sabe da festa para ler em voz alta. Se restar uma pergunta, a resposta precisa entrar no texto.'],
        ['A parte mais difícil de um convite é tirar palavras. Quando sobra só o necessário, a data aparece sozinha.'],
      ],
    },
    casual: {
      openings: [
        'O detalhe que todo mundo esquece {no topic}.',
        'Antes de sair mandando {o topic}, lê isso aqui.',
        'Mandar cedo ou em cima da hora: {topic}.',
      ],
      steps: [
        ['A gente olha tanto pro convite que não enxerga mais nada. Aí manda pra todo mundo e alguém pergunta: mas que horas?'],
        ['É que pra quem organiza está tudo claro faz semanas. O convidado só sabe o que está escrito ali.'],
        ['Manda uns vinte dias antes e faz um lembrete na semana da festa. E pede pra alguém de fora ler antes.'],
        ['Eu leio cada data em voz alta, dia e mês, com o calendário do lado. Já peguei muito engano assim.'],
      ],
    },
    funny: {
      openings: [
        'Tipos de convidado diante {do topic}.',
        'Todo mundo viu, ninguém leu: {topic}.',
        'Perguntas que {o topic} já {respondia/respondiam}.',
      ],
      steps: [
        ['O endereço está no convite, em letra grande. A mensagem que chega na hora da festa é: alguém me passa o endereço?'],
        ['O convidado lê duas coisas: o nome e se vai ter comida. O resto ele descobre com a tia.'],
        ['Na semana da festa, mande um lembrete curto com data, hora e endereço. E atenda a tia, que vai ligar mesmo assim.'],
        ['No fim, chegam todos, inclusive os que não confirmaram. E um deles traz o convite na mão, todo orgulhoso.'],
      ],
    },
    motivational: {
      openings: [
        'Escrever cada nome com atenção: {topic}.',
        'A lista de quem faz parte, em forma de {topic}.',
        'O primeiro cuidado com quem vem: {topic}.',
      ],
      steps: [
        ['Na caixa de recordações de muita família há um convite de festa antigo. Basta ler a data para lembrar quem estava lá.'],
        ['Um convite guarda o que a memória perde: o ano, o lugar, o jeito como se falava. Anos depois, isso vale muito.'],
        ['Separe um exemplar e anote atrás quem veio. Se for digital, salve junto das fotos daquele dia.'],
        ['No trabalho com convites, a última leitura é a mais lenta. Uma letra trocada num nome muda a alegria de alguém.'],
      ],
    },
  },
}
