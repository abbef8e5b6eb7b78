import type { ProductType } from '../product-type.ts'

export const socialMedia: ProductType = {
  nouns: ['gerenciamento de redes', 'gerenciamento de redes sociais', 'social media', 'criação de conteúdo'],
  asks: ['o que o seu negócio vende', 'quem é o seu cliente', 'o que mais perguntam por mensagem'],
  questions: {
    sale: ['Qual pergunta seus clientes mais fazem?', 'Faz quanto tempo que você não posta?'],
    content: ['O que te faz parar num post?', 'Você prefere escrever ou gravar vídeo?'],
  },
  emojis: ['📱', '💻', '📈'],
  hashtags: ['socialmedia', 'marketingdigital', 'gestaoderedessociais', 'redessociais', 'criacaodeconteudo', 'instagramparanegocios', 'marketingdeconteudo'],
  sale: {
    professional: {
      openings: [
        'O seu negócio visto por quem ainda não conhece: {topic}.',
        'Para o perfil acompanhar o ritmo da loja: {topic}.',
        'Você cuida do negócio, e o perfil continua vivo: {topic}.',
      ],
      steps: [
        ['O último post do perfil é de três meses atrás. Um cliente entra, olha a data e fica na dúvida se a loja ainda existe.', 'São dez da noite, a loja fechou e falta pensar no post de amanhã. A ideia não vem, e a legenda também não.'],
        ['Conteúdo planejado mostra o que o negócio faz, responde às dúvidas de sempre e mantém o nome na lembrança.'],
        ['Serve à loja do bairro, ao profissional que atende sozinho, ao restaurante e a quem vende pela internet.'],
        ['Antes de começar, diga quem é o seu cliente e o que ele sempre pergunta. Separe também fotos do dia a dia.'],
      ],
    },
    casual: {
      openings: [
        'Pra quem tem o perfil parado desde março: {topic}.',
        'Pra você não pensar em legenda às onze da noite: {topic}.',
        'Deixa o perfil trabalhar junto com você: {topic}.',
      ],
      steps: [
        ['Você atende, compra, embala, paga conta e, no fim do dia, lembra do post. Aí já é meia-noite e ninguém tem ideia.', 'O cliente abre o perfil, vê que o último post é de Natal e pensa que a loja fechou. E você tá aí, atendendo.'],
        ['Com um plano, o perfil fala toda semana do que você faz, tira as dúvidas de sempre e lembra que você existe.'],
        ['É bom pra loja de bairro, pra quem atende por conta própria, pra quem cozinha e pra quem vende on-line.'],
        ['Me conta as três perguntas que você mais responde por mensagem. Elas já são os primeiros posts.'],
      ],
    },
    funny: {
      openings: [
        'O perfil ainda deseja feliz Páscoa, e é agosto: {topic}.',
        'Para o dono da loja voltar a dormir: {topic}.',
        'Sua tia curte tudo, falta o resto: {topic}.',
      ],
      steps: [
        ['O último post deseja boas festas. As festas passaram, vieram outras, e a tia continua sendo a única que comentou.', 'Você escreveu bom dia, apagou, escreveu bom dia com ponto, apagou. Uma hora depois, postou a foto do café.'],
        ['Um plano de conteúdo acaba com o desespero das onze da noite. As ideias chegam antes do sono, e não depois.'],
        ['Para lojas, clínicas, salões, cozinhas e para quem posta no perfil da empresa a foto da sobrinha sem querer.'],
        ['Separe fotos reais do trabalho, até as tortas. Em toda galeria de celular há mil imagens boas e um boleto.'],
      ],
    },
    motivational: {
      openings: [
        'O trabalho que você faz merece ser visto: {topic}.',
        'Contar todo dia um pouco do seu negócio: {topic}.',
        'Do primeiro seguidor ao cliente na porta: {topic}.',
      ],
      steps: [
        ['Você abre cedo, resolve tudo e faz bem-feito. Muita gente do próprio bairro ainda não sabe disso.', 'A cliente entrou e disse que acompanhava pelo perfil havia meses. Conhecia a história da loja antes de conhecer a porta.'],
        ['Mostrar o trabalho com constância cria confiança. A pessoa vê hoje, lembra depois e, quando precisa, já sabe o nome.'],
        ['Ajuda quem está começando e quem tem anos de balcão e nunca contou direito o que faz.'],
        ['Comece por uma história: por que abriu, quem ajudou, o que mudou. É o que ninguém mais pode contar por você.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'As dúvidas dos clientes já são pauta: {topic}.',
        'Menos posts, mais constância: {topic}.',
        'O que mostrar quando falta ideia: {topic}.',
      ],
      steps: [
        ['Muitos perfis publicam sete vezes numa semana e desaparecem no mês seguinte. Quem acompanha estranha o silêncio.'],
        ['A animação do começo pede mais do que a rotina permite. Duas publicações por semana, mantidas, fazem mais efeito que dez seguidas de pausa.'],
        ['Anote por uma semana cada pergunta que chega. Responda uma por publicação, com foto do seu próprio trabalho.'],
        ['Por trás de uma legenda de três linhas há uma pergunta: o que esta pessoa precisa saber agora?'],
      ],
    },
    casual: {
      openings: [
        'Sem ideia? A resposta tá nas suas mensagens: {topic}.',
        'Posta menos, mas posta sempre: {topic}.',
        'O que eu faria com um perfil parado: {topic}.',
      ],
      steps: [
        ['Bateu o branco, o que a gente faz? Foto do produto, preço e um emoji. E ninguém comenta.'],
        ['As pessoas param pra ver gente, bastidor e resposta pra uma dúvida que elas têm. Vitrine elas já veem o dia inteiro.'],
        ['Abre as conversas e anota as dez perguntas que mais fazem. São dez posts, e você já sabe todas as respostas.'],
        ['Eu gosto de foto simples, com luz da janela e a mão de alguém trabalhando. Essa sempre faz parar.'],
      ],
    },
    funny: {
      openings: [
        'A tia que comenta em tudo: {topic}.',
        'Legenda apagada pela quinta vez: {topic}.',
        'O algoritmo e outros parentes difíceis: {topic}.',
      ],
      steps: [
        ['Você passa três horas num vídeo e ele tem doze visualizações. Posta o gato na vitrine e ganha a cidade.'],
        ['O gato venceu porque ninguém posou. As pessoas reconhecem na hora o que é vida real e o que é cenário.'],
        ['Grave o que já acontece na loja: a caixa chegando, o erro engraçado, o cliente antigo. E agradeça à tia.'],
        ['Quem trabalha com redes fotografa até o almoço da mãe. Ela já espera com o garfo na mão.'],
      ],
    },
    motivational: {
      openings: [
        'Doze pessoas também são público: {topic}.',
        'Contar o que se sabe fazer: {topic}.',
        'Um post por vez: {topic}.',
      ],
      steps: [
        ['O primeiro vídeo foi gravado nove vezes, com a voz tremendo. No décimo mês, a dona da loja fala olhando para a câmera.'],
        ['Falar do próprio trabalho se aprende fazendo. Com o tempo, a explicação fica mais curta e mais clara.'],
        ['Conte nesta semana uma coisa que você faz e ninguém vê: a conferência, o teste, o cuidado final.'],
        ['Atrás de cada perfil há alguém escolhendo fotos depois do expediente. Um comentário sincero faz a noite dessa pessoa.'],
      ],
    },
  },
}
