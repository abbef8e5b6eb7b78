import type { ProductType } from '../product-type.ts'

export const christmasBasket: ProductType = {
  nouns: ['cesta de Natal'],
  asks: ['quantas pessoas vai presentear', 'para quem é', 'para quando é'],
  questions: {
    sale: ['Quem entra primeiro na sua lista de Natal?', 'Doce ou salgado na sua mesa de Natal?'],
    content: ['Na sua casa podia abrir antes do Natal?', 'O que acaba primeiro na sua ceia?'],
  },
  emojis: ['🧺', '🎄', '🎁'],
  hashtags: ['cestadenatal', 'cestasdenatal', 'cestanatalina', 'natal', 'cestasnatalinas', 'presentedenatal', 'kitnatalino'],
  sale: {
    professional: {
      openings: [
        'Um Natal dividido com quem importa: {topic}.',
        'Para agradecer o ano, {topic}.',
        '{O topic} {leva/levam} um pouco de festa a cada casa.',
      ],
      steps: [
        ['Dezembro enche a agenda, e a lista de pessoas a agradecer só cresce. Uma cesta agradece à família inteira de uma vez.', 'Quem recebe abre na mesa da cozinha, com todos em volta, tirando um item de cada vez. A festa começa ali.'],
        ['É presente para a casa, e não para uma pessoa só. Na ceia, alguém sempre lembra quem mandou.'],
        ['Vale para parentes que moram longe, vizinhos, funcionários, clientes e quem mais ajudou você durante o ano.'],
        ['Faça a lista com calma e pense no tamanho de cada família. Em dezembro, decidir cedo deixa o mês mais leve.'],
      ],
    },
    casual: {
      openings: [
        'Natal chegando, bora pensar {no topic}?',
        'Quem te ajudou este ano merece {um topic}.',
        'Presente pra família toda de uma vez: {topic}.',
      ],
      steps: [
        ['A gente passa o ano dizendo que precisa agradecer aquela pessoa. Chega dezembro e é a hora certa.', 'Abrir cesta na cozinha é uma festa: um tira uma coisa, o outro já pergunta se pode abrir.'],
        ['O bom é que alegra a casa toda. Cada um acha logo o seu item preferido e já avisa que ninguém mexe.'],
        ['{Serve/Servem} pra família de longe, pra vizinha, pro porteiro, pro padrinho e pra sogra que nunca diz o que quer.'],
        ['Faz a listinha agora e vê quantos são em cada casa. Deixar pro dia vinte e três não é vida.'],
      ],
    },
    funny: {
      openings: [
        'Amigo-secreto nenhum ganha {do topic}.',
        'Tem alguém apalpando {o topic} antes da ceia.',
        'Dezembro pede fôlego e mesa farta: {topic}.',
      ],
      steps: [
        ['A cesta chegou com ordem expressa de só abrir no Natal. No mesmo dia já faltava um item, e ninguém viu nada.', 'Presentear a sogra, o chefe e o vizinho do mesmo jeito parece impossível. Comida resolve diplomacias complicadas.'],
        ['Cada um da casa se apaixona por uma coisa. O que ninguém escolheu dura até fevereiro, atrás do arroz.'],
        ['Agrada ao tio que reclama de tudo. Ele reclama que acabou, o que já é um avanço.'],
        ['Ao fazer a lista, confira os agregados do ano. Sempre há namorado novo, e ele come bem.'],
      ],
    },
    motivational: {
      openings: [
        'O ano foi longo, e agradecer faz bem: {topic}.',
        'Para quem esteve perto o ano todo, {topic}.',
        'Lembrar das pessoas em dezembro com {um topic}.',
      ],
      steps: [
        ['Alguém abriu a porta, emprestou o carro, ficou com as crianças. Fim de ano é hora de agradecer com calma.', 'Há famílias que se veem uma vez por ano. Quando não dá para ir, mandar algo para a mesa é estar um pouco lá.'],
        ['O que vai à mesa é dividido, e por isso o agradecimento chega a muitos. Até a criança sabe quem mandou.'],
        ['Lembre também de quem trabalha no dia da festa: o vigia, a enfermeira, o motorista. São presenças que ninguém vê.'],
        ['Comece pela pessoa que não espera nada. Um cartão escrito à mão, mesmo curto, acompanha bem.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Tradição de fim de ano: {topic}.',
        'Como planejar {o topic} sem correria.',
        'Uma lista bem feita vem antes {do topic}.',
      ],
      steps: [
        ['Todo ano a cena se repete: chega a última semana e alguém importante ficou fora da lista de agradecimentos.'],
        ['Dezembro concentra compras, viagens e festas em poucos dias. Na pressa, a lista é feita de memória, e a memória falha.'],
        ['Comece em novembro: percorra os contatos mês a mês, do início do ano, e anote tamanho da família e restrições.'],
        ['Dar comida no fim do ano é costume de muitos povos. Dividir a fartura marcava a passagem para um tempo novo.'],
      ],
    },
    casual: {
      openings: [
        'Papo de fim de ano: {topic}.',
        'O que eu adoro {no topic}.',
        'Bora organizar dezembro? Comecei por uma coisa: {topic}.',
      ],
      steps: [
        ['Já esqueci gente importante na lista e só lembrei na hora do brinde. Mandei mensagem com a cara no chão.'],
        ['É muita coisa junta em dezembro. A cabeça lembra de quem está perto e esquece quem ajudou em março.'],
        ['Abre a agenda e vai mês por mês. Quem apareceu nos dias difíceis entra primeiro na lista.'],
        ['Fim de ano aqui é laço, lista e música de Natal repetindo. Eu reclamo da música e canto junto.'],
      ],
    },
    funny: {
      openings: [
        'Crimes natalinos não resolvidos: {topic}.',
        'Personagens de dezembro em volta {do topic}.',
        'Quem mexeu no celofane? Caso aberto: {topic}.',
      ],
      steps: [
        ['A cesta fica intacta na sala, para enfeitar. Por trás, há um buraco no plástico do tamanho de uma mão.'],
        ['Enfeite que se come não dura em casa com gente. O plástico faz barulho, mas a televisão faz mais.'],
        ['Abra tudo no primeiro dia, com a família junta, e distribua. Acabou o suspense e acabou o buraco.'],
        ['Em janeiro, a cesta vazia vira porta-revista, berço de gato ou depósito de controle remoto. Nada se perde.'],
      ],
    },
    motivational: {
      openings: [
        'Agradecer também é tradição: {topic}.',
        'Muitas mãos trabalham em dezembro por {um topic}.',
        'A mesa do fim do ano começa antes: {topic}.',
      ],
      steps: [
        ['Há famílias em que a cesta era o único presente, e todos se reuniam para abrir. Essas pessoas contam isso sorrindo.', 'Quem trabalha em dezembro vê a festa pelo lado de dentro. São dias compridos para que a mesa dos outros fique cheia.'],
        ['Um agradecimento em palavras simples dá sentido ao que vai junto. Quem lê guarda o papel.'],
        ['Escolha três pessoas que fizeram diferença no seu ano e conte a elas o motivo. Pode ser por bilhete.'],
        ['Quando a última fita é amarrada, a bancada fica quieta. Em muitas casas, ao mesmo tempo, alguém abre e chama a família.'],
      ],
    },
  },
}
