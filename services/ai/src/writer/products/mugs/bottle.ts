import type { ProductType } from '../product-type.ts'

export const bottle: ProductType = {
  nouns: ['garrafa', 'garrafinha', 'garrafa térmica', 'garrafa personalizada', 'garrafinha personalizada', 'squeeze', 'squeeze personalizado'],
  asks: ['onde você vai usar', 'o tamanho que prefere', 'se é para você ou para presente'],
  questions: {
    sale: ['Onde a sua garrafa vai com você?', 'Você lembra de beber água ou precisa de ajuda?'],
    content: ['Onde a sua garrafinha já ficou esquecida?', 'Quantas vezes você enche por dia?'],
  },
  emojis: ['💧', '🎒', '🏃'],
  hashtags: ['garrafa', 'garrafinha', 'garrafapersonalizada', 'squeeze', 'squeezepersonalizado', 'garrafatermica', 'garrafaspersonalizadas'],
  sale: {
    professional: {
      openings: [
        'Sempre por perto, da mochila à mesa: {topic}.',
        '{O topic} {vai/vão} junto ao treino, à aula e ao trabalho.',
        'O hábito de beber água começa com {o topic}.',
      ],
      steps: [
        ['A aula começou, a reunião se estende, o trânsito não anda. Ter o que beber ao alcance da mão muda essas horas.', 'Na saída de casa, a conferência é rápida: chave, celular, garrafa. Quem se acostuma sente falta quando esquece.'],
        ['Com a garrafa à vista, fica mais fácil lembrar de beber água. E dá para encher em qualquer parada.'],
        ['Acompanha a escola, a academia, o escritório e o passeio. É também um presente útil para equipes, alunos e amigos.'],
        ['Considere o espaço: o bolso da mochila, o suporte da bicicleta, a bolsa. Meça antes e escolha a capacidade depois.'],
      ],
    },
    casual: {
      openings: [
        'Bora beber água: {topic}.',
        'Eu não saio de casa sem {o topic}.',
        'Na mochila, no carro, na mesa, {o topic} {vai/vão} junto.',
      ],
      steps: [
        ['Sabe quando a gente percebe às quatro da tarde que não bebeu nada? Com a garrafa na mesa isso quase não acontece.', 'Treino, aula, ônibus, fila. Em tudo isso dá sede, e nem sempre tem onde parar.'],
        ['Se tá na frente, a gente bebe. Parece bobo, mas é assim que o costume pega.'],
        ['Serve pra quem estuda, pra quem malha, pra quem caminha e pra quem passa o dia no computador. Presente bom de dar.'],
        ['Vê antes onde você vai levar. Tem bolso de mochila estreito, tem suporte de bike, e é chato quando não cabe.'],
      ],
    },
    funny: {
      openings: [
        'A meta de água agora não tem desculpa: {topic}.',
        '{O topic} e as vinte idas ao banheiro.',
        'Companhia fiel de academia, mesmo sem treino: {topic}.',
      ],
      steps: [
        ['Decidiu beber dois litros por dia. Às nove da noite faltava um litro e meio, e a pessoa resolveu cumprir a meta de uma vez.', 'A academia foi paga, a roupa comprada, a garrafa cheia. Falta só a pessoa ir, e metade do caminho está feita.'],
        ['A garrafa fica ali na mesa, cheia, olhando. Uma hora a consciência pesa, e a pessoa bebe.'],
        ['Para quem treina, para quem estuda e para quem anda com ela na mão o dia inteiro e pede água no restaurante.'],
        ['Escolha um tamanho que você consiga carregar. Garrafa de três litros já é treino de braço.'],
      ],
    },
    motivational: {
      openings: [
        'Junto de quem acorda cedo e vai: {topic}.',
        'A cada volta completada, um gole: {topic}.',
        '{O topic} para quem está criando um hábito novo.',
      ],
      steps: [
        ['Primeira semana de treino, pernas doendo, garrafa na mão. Quem voltou na segunda semana sabe o tamanho dessa vitória.', 'Mochila pesada, duas conduções, aula até as dez. Um gole no ponto de ônibus e mais uma noite de estudo cumprida.'],
        ['Hábito novo precisa estar à vista. Com a garrafa pronta desde a noite anterior, a manhã fica mais fácil.'],
        ['Para quem começou a correr, para quem vai prestar prova, para o time que treina junto.'],
        ['Pense no seu trajeto antes de escolher o tamanho. O que cabe bem na mão ou na mochila acaba indo todo dia.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como lavar bem {o topic}, até o fundo.',
        'Cheiro e limo: o que fazer com {topic}.',
        'A limpeza que quase todos esquecem: {topic}.',
      ],
      steps: [
        ['Só com água, parece que não precisa lavar. Depois de alguns dias, o fundo fica escorregadio, e a tampa tem cheiro.', 'A boca estreita não deixa a mão entrar, e a tampa tem cantos que a esponja não alcança.'],
        ['A umidade fica retida na rosca e na vedação, mesmo com a garrafa vazia. Fechada, ela não seca.'],
        ['Lave todo dia com água, detergente e uma escova comprida. Uma vez por semana, deixe de molho com bicarbonato.'],
        ['Na escola ou na academia, cada um conhece a sua de longe. É das poucas coisas que quase ninguém empresta.'],
      ],
    },
    casual: {
      openings: [
        'Só água também precisa lavar: {topic}.',
        'O truque do arroz pra lavar {o topic}.',
        'Faz quanto tempo que você não lava {o topic}?',
      ],
      steps: [
        ['Como é só água, a gente vai enchendo, enchendo, e esquece de lavar. Aí passa o dedo no fundo e se arrepende.', 'Boca estreita, tampa cheia de canto, esponja que não entra. Lavar isso parece prova de gincana.'],
        ['A água fica parada na rosca e na borracha. Se guardar fechada, nunca seca de verdade.'],
        ['Põe um punhado de arroz cru, água morna e uma gota de detergente. Fecha, sacode bem e enxágua.'],
        ['A minha mora na mesa, do lado do teclado. Quando esqueço em casa, o dia inteiro fica faltando alguma coisa.'],
      ],
    },
    funny: {
      openings: [
        'Os lugares onde {o topic} já {foi/foram} parar.',
        'Debaixo do banco do carro, lá {está/estão} {o topic}.',
        'Diário de quem decidiu beber água: {topic}.',
      ],
      steps: [
        ['Debaixo do banco do carro moram uma moeda, um fone perdido e uma garrafa que rola em toda curva à esquerda.'],
        ['Garrafa faz barulho quando cai, e sempre cai na hora do silêncio. Prova, palestra, reunião, tanto faz.'],
        ['Não apoie na beirada da mesa, e deixe a tampa bem fechada na mochila. Seu caderno e seus colegas agradecem.'],
        ['Em casa de esportista há uma prateleira de garrafas e outra de tampas. Nenhuma tampa é de nenhuma garrafa.'],
      ],
    },
    motivational: {
      openings: [
        'A garrafa cheia na noite anterior: {topic}.',
        'Quem treina cedo conhece {o topic}.',
        'Pequenas repetições do dia: {topic}.',
      ],
      steps: [
        ['Encher a garrafa à noite é um recado para a manhã seguinte. Quem acorda cedo para treinar sabe como isso ajuda.'],
        ['O que se deixa pronto não precisa de força de vontade. Na hora do sono, só é preciso pegar e sair.'],
        ['Junte tudo num lugar antes de deitar: roupa, tênis, garrafa, chave. A manhã corre melhor.'],
        ['Depois de alguns meses, encher a garrafa já não é tarefa. A mão faz sozinha, enquanto a cabeça acorda.'],
      ],
    },
  },
}
