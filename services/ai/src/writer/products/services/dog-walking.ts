import type { ProductType } from '../product-type.ts'

export const dogWalking: ProductType = {
  nouns: ['passeio com cachorro', 'passeio com cães', 'passeio com cachorros', 'passeio com pet', 'dog walker', 'passeador de cães', 'caminhada com cães'],
  asks: ['o nome e o tamanho do seu cachorro', 'se ele puxa na guia', 'se gosta de outros cães'],
  questions: {
    sale: ['Como seu cachorro pede para passear?', 'Seu cachorro é do time que corre ou que fareja?'],
    content: ['Seu cachorro tem um poste preferido?', 'Qual palavra seu cachorro entende na hora?'],
  },
  emojis: ['🐕', '🐾', '🌳'],
  hashtags: ['dogwalker', 'passeiocomcachorro', 'passeadordecaes', 'passeiocomcaes', 'dogwalkerbrasil', 'passeadora', 'passeiopet'],
  sale: {
    professional: {
      openings: [
        'Enquanto você trabalha, ele passeia: {topic}.',
        'O dia do seu cachorro não precisa ser só espera: {topic}.',
        'O passeio que faltava na rotina do seu cachorro: {topic}.',
      ],
      steps: [
        ['Às três da tarde, você está em reunião e o cachorro está deitado na porta. Os dois olham para o relógio, cada um a seu modo.', 'Você chega cansado, e o cachorro já vem com a guia na boca. O amor é grande, mas o dia foi comprido.'],
        ['Para um cachorro, a rua tem notícia em cada poste. O passeio é caminhada e também a hora de farejar o mundo.'],
        ['É para quem trabalha fora, para quem está em casa com a agenda cheia e para as semanas em que o dia não rende.'],
        ['Antes de combinar, conte como ele passeia: se puxa, se gosta de outros cães, do que tem medo e quanto costuma andar.'],
      ],
    },
    casual: {
      openings: [
        'Ele tá esperando na porta: {topic}.',
        'Seu cachorro vai reconhecer o barulho da guia: {topic}.',
        'Pra ele ter um dia bom mesmo quando o seu tá cheio: {topic}.',
      ],
      steps: [
        ['Aquela carinha na janela quando você sai pra trabalhar acompanha a gente o dia inteiro. Ele fica ali, ouvindo o elevador.', 'Você tá em chamada de vídeo e o cachorro deposita o brinquedo no seu pé. É o terceiro, e ele tem mais.'],
        ['O passeio é o jornal dele: cada poste tem recado, cada esquina tem cheiro novo. Voltar sem farejar não tem graça.'],
        ['Vale pra dia de escritório, pra semana corrida, pra viagem e pra quem machucou o pé e não pode andar muito.'],
        ['Me conta como é o seu cachorro: se puxa, se late pra moto, se gosta dos outros. Assim a gente começa bem.'],
      ],
    },
    funny: {
      openings: [
        'Ele tem reunião com o poste às quatro: {topic}.',
        'A almofada da sala pede socorro: {topic}.',
      ],
      steps: [
        ['O cachorro passou o dia sozinho e resolveu redecorar. A almofada não combinava, o chinelo também não, e agora há mais espaço.', 'Diga a palavra passeio em voz baixa, dentro do armário, em outro idioma. O cachorro já está na porta com a guia.'],
        ['Na rua, o cachorro lê postes, responde mensagens e atualiza o perfil. Volta para casa com a caixa de entrada zerada.'],
        ['Para quem tem cachorro de apartamento, agenda de executivo e um sofá que gostaria de continuar inteiro.'],
        ['Conte a verdade: se ele puxa, se odeia moto, se deita no meio da calçada e não levanta. Todo cachorro tem um currículo.'],
      ],
    },
    motivational: {
      openings: [
        'Cuidar dele também nos dias cheios: {topic}.',
        'Um pedaço do dia só para o seu cachorro: {topic}.',
        'Quem escolheu ter um cachorro pensa no dia dele: {topic}.',
      ],
      steps: [
        ['Você trocou o despertador, o tapete e os planos de feriado por causa do cachorro. O passeio dele é mais um desses cuidados.', 'O cachorro veio do abrigo com medo da rua. Hoje para na porta, espera a guia e sai de rabo erguido.'],
        ['Rotina faz diferença para um cachorro. Na mesma hora, todos os dias, ele sabe o que vem e espera por isso.'],
        ['Ajuda quem mudou de turno, quem teve bebê, quem cuida dos pais e não quer deixar o cachorro de lado.'],
        ['Escolha o horário em que o cachorro costuma ficar mais agitado. Ter você por perto no primeiro encontro ajuda na confiança.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Deixar farejar também é passear: {topic}.',
        'O asfalto quente e as patas: {topic}.',
        'Pequenos cuidados antes de sair com o cachorro: {topic}.',
      ],
      steps: [
        ['Muita gente mede o passeio em quarteirões e puxa o cachorro a cada poste para cumprir o caminho.'],
        ['O faro é o sentido que o cachorro mais usa. Andar depressa sem cheirar é como visitar uma cidade de olhos fechados.'],
        ['Encoste as costas da mão no chão por alguns segundos antes de sair. Se você não aguenta, espere o sol baixar.'],
        ['Quem passeia com cães aprende a ler o corpo deles. Uma orelha para trás ou um rabo baixo muda o caminho.'],
      ],
    },
    casual: {
      openings: [
        'Deixa ele cheirar o poste: {topic}.',
        'Um teste rápido antes de sair com ele: {topic}.',
        'Esse passeio é dele: {topic}.',
      ],
      steps: [
        ['A gente sai com pressa, puxa daqui, puxa dali. E o cachorro só queria ler o recado que o vizinho deixou no poste.'],
        ['Cachorro conhece o mundo pelo nariz. Vinte minutos cheirando tudo valem mais pra ele que um quilômetro correndo.'],
        ['Bota a mão no chão antes de sair. Tá quente pra você, tá quente pra ele. De manhãzinha e no fim da tarde é melhor.'],
        ['Eu acho engraçado como cada cachorro tem o seu poste preferido. Pode mudar a rua, que ele acha o caminho de volta.'],
      ],
    },
    funny: {
      openings: [
        'As manias que só o dono conhece: {topic}.',
        'O nome dele o bairro sabe, o seu não: {topic}.',
        'Negociações no meio da calçada: {topic}.',
      ],
      steps: [
        ['A dois quarteirões de casa, o cachorro se deita na calçada e decide que acabou. Quem tem um grande conhece a negociação.'],
        ['Cachorro empaca por calor, cansaço, medo ou porque percebeu que o caminho leva ao banho. A memória dele é excelente.'],
        ['Pare, espere um pouco e mude de direção com um petisco na mão. Puxar só transforma o protesto em greve.'],
        ['Na volta, o cachorro bebe água, cai no tapete e ronca. Você, que foi arrastado o caminho inteiro, faz quase a mesma coisa.'],
      ],
    },
    motivational: {
      openings: [
        'Aprender a passear leva tempo: {topic}.',
        'Confiança na ponta da guia: {topic}.',
        'Um quarteirão por vez: {topic}.',
      ],
      steps: [
        ['No começo, o filhote travava a cada moto. A tutora parava, esperava e seguia. Meses depois, passam por ela sem notar.'],
        ['Confiança cresce na repetição: o mesmo caminho, a mesma calma, a volta para casa. Cada cão tem o seu tempo.'],
        ['Comece em ruas tranquilas e aumente aos poucos. Termine antes que ele se canse, para que a próxima saída comece bem.'],
        ['Quem passeia com cães conhece cada jeito de andar. Reconhece de longe, pelo balanço das orelhas.'],
      ],
    },
  },
}
