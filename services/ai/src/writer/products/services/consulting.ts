import type { ProductType } from '../product-type.ts'

export const consulting: ProductType = {
  nouns: ['consultoria', 'mentoria', 'consultoria de negócios', 'consultoria online'],
  asks: ['o que você faz hoje', 'o que já tentou', 'qual decisão está na sua mesa'],
  questions: {
    sale: ['O que você mais gostaria de organizar no seu trabalho?', 'Qual decisão você tomaria hoje se tivesse ajuda?'],
    content: ['Você pensa melhor falando ou escrevendo?', 'Seus planos moram no caderno ou no celular?'],
  },
  emojis: ['💼', '📈', '💡'],
  hashtags: ['consultoria', 'mentoria', 'empreendedorismo', 'negocios', 'consultoriadenegocios', 'mentoriadenegocios', 'pequenosnegocios'],
  sale: {
    professional: {
      openings: [
        'Um olhar de fora para as suas decisões: {topic}.',
        'Da dúvida ao próximo passo: {topic}.',
        'Boas perguntas na hora de decidir: {topic}.',
      ],
      steps: [
        ['A decisão está na mesa há semanas. Você já ouviu amigos, família e internet, e cada um respondeu uma coisa.', 'No meio da rotina, tudo parece urgente. No fim do dia, o que realmente importava ficou para amanhã.'],
        ['Quem olha de fora faz perguntas que ninguém da casa faz. Muitas vezes a resposta já estava ali, sem ordem.'],
        ['Serve a quem está começando, a quem cresceu depressa e a quem precisa decidir algo importante com mais clareza.'],
        ['Antes da primeira conversa, escreva em poucas linhas onde você está, o que já tentou e o que gostaria de mudar.'],
      ],
    },
    casual: {
      openings: [
        'Pra parar de dar volta no mesmo assunto: {topic}.',
        'Duas cabeças na mesma dúvida: {topic}.',
        'Senta aqui e me conta: {topic}.',
      ],
      steps: [
        ['Sabe aquela decisão que você adia faz um mês? Já perguntou pra todo mundo, e agora tem oito opiniões e nenhum plano.', 'A gente passa o dia apagando incêndio e à noite descobre que não mexeu no principal. Acontece com muita gente boa.'],
        ['De fora dá pra ver coisas que no meio da correria não aparecem. E uma boa pergunta adianta bastante.'],
        ['É pra quem tá começando, pra quem cresceu sem tempo de se organizar e pra quem quer mudar de rumo.'],
        ['Escreve num papel onde você tá, o que já tentou e o que incomoda. A primeira conversa parte daí.'],
      ],
    },
    funny: {
      openings: [
        'Para quem já perguntou até para o cachorro: {topic}.',
        'Seu plano está em quarenta abas abertas: {topic}.',
        'O cunhado já deu a opinião dele: {topic}.',
      ],
      steps: [
        ['Você pediu opinião no grupo da família e recebeu doze áudios. Um deles, de nove minutos, era sobre outra coisa.', 'A lista de tarefas tem uma lista própria. Na primeira linha está escrito organizar a lista.'],
        ['Alguém de fora não sabe que sempre foi assim. Por isso pergunta por quê, e a sala fica em silêncio.'],
        ['Para quem começa, para quem cresceu e para quem marcou reunião consigo mesmo e não compareceu.'],
        ['Leve as dúvidas anotadas, inclusive as que parecem bobas. As bobas costumam ser as que ninguém soube responder.'],
      ],
    },
    motivational: {
      openings: [
        'Decidir com mais clareza: {topic}.',
        'O próximo passo, bem pensado: {topic}.',
        'Para quem trabalha muito e quer direção: {topic}.',
      ],
      steps: [
        ['Você chegou até aqui resolvendo quase tudo sozinho. Ter com quem pensar junto divide o peso das próximas escolhas.', 'Num caderno há ideias boas de dois anos atrás. Algumas ainda servem e esperam só uma ordem para começar.'],
        ['Um plano claro mostra o que fazer agora e o que pode esperar. Isso libera tempo para o trabalho em si.'],
        ['Ajuda em começos, mudanças e fases de crescimento, quando há muito a escolher e pouca gente com quem conversar.'],
        ['Escolha um único assunto para começar, o que mais ocupa a sua cabeça. Os outros ficam mais simples depois.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Escrever o problema é meio caminho: {topic}.',
        'Uma boa pergunta antes da resposta: {topic}.',
        'Como preparar uma decisão importante: {topic}.',
      ],
      steps: [
        ['É comum procurar soluções antes de saber qual é o problema. Testam-se três, e a dúvida inicial continua.'],
        ['Um problema mal descrito aceita qualquer resposta. Quando ganha uma frase clara, metade das opções cai sozinha.'],
        ['Escreva a questão em uma linha e, abaixo, o que você sabe e o que apenas supõe. Comece por conferir as suposições.'],
        ['Numa boa conversa de trabalho, os primeiros minutos são de escuta. A pergunta certa quase nunca é a primeira.'],
      ],
    },
    casual: {
      openings: [
        'Antes da resposta, a pergunta: {topic}.',
        'Anota isso antes de decidir: {topic}.',
        'Um exercício de dez minutos: {topic}.',
      ],
      steps: [
        ['A gente sai atrás de solução sem ter certeza do problema. Compra curso, muda tudo, e a dúvida continua no mesmo lugar.'],
        ['Na cabeça, tudo parece uma coisa só. No papel, a gente vê que são três assuntos, e um deles é urgente.'],
        ['Pega uma folha e escreve o problema numa frase. Embaixo, o que você sabe e o que você acha. Confere os achismos primeiro.'],
        ['Eu gosto da hora em que a pessoa lê em voz alta o que escreveu e ri. Quase sempre ela já viu a saída.'],
      ],
    },
    funny: {
      openings: [
        'Uma reunião para marcar outra reunião: {topic}.',
        'O plano perfeito de janeiro: {topic}.',
        'Oito opiniões e um café: {topic}.',
      ],
      steps: [
        ['O amigo que dá conselho de negócio vendeu rifa uma vez na escola. Mesmo assim, fala com grande segurança.'],
        ['Opinião custa pouco para quem não vai executar. Por isso ela vem com tanta facilidade e tanto sorriso.'],
        ['Antes de ouvir um palpite, pergunte se a pessoa já viveu aquilo. A conversa costuma voltar depressa para o futebol.'],
        ['O caderno abandonado em janeiro ainda serve. Um plano curto cabe na quinta página, logo depois da lista do mercado.'],
      ],
    },
    motivational: {
      openings: [
        'Um assunto de cada vez: {topic}.',
        'O papel ajuda a pensar: {topic}.',
        'Olhar para trás ajuda a planejar: {topic}.',
      ],
      steps: [
        ['Um comerciante revia as decisões do mês num café da manhã, sozinho, com uma folha. Dizia que era a hora mais produtiva.'],
        ['Parar para olhar mostra o que já foi feito. Na correria, só se enxerga o que falta.'],
        ['Reserve meia hora por mês para três perguntas: o que deu certo, o que pesou e o que muda agora.'],
        ['Quem orienta também aprende. Em cada conversa há uma solução que só aquela pessoa teria encontrado.'],
      ],
    },
  },
}
