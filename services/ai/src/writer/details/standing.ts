import type { Detail } from './detail.ts'

/** What its buyers think of it, or need it for. */
export const standing: readonly Detail[] = [
  {
    words: ['que mais sai', 'que mais saem', 'que mais vende', 'que mais vendem', 'mais vendido', 'mais vendida', 'mais vendidos', 'mais vendidas', 'mais pedido', 'mais pedida', 'mais pedidos', 'mais pedidas', 'campeão de vendas', 'campeã de vendas', 'queridinho', 'queridinha', 'favorito das clientes', 'favorita das clientes'],
    professional: [
      'É o que mais sai por aqui. Quem pede pela primeira vez costuma começar pelo preferido dos outros.',
      'Entre tudo o que faço, este pedido é o que mais se repete. A preferência das clientes fala por si.',
      'Para quem está em dúvida, o mais pedido é um bom começo.',
    ],
    casual: [
      'É o que mais sai por aqui, não tem jeito. Eu já anoto o pedido antes de a pessoa terminar a frase.',
      'Tem preferido por aqui, sim, e todo mundo sabe qual é. As clientes escolheram por mim.',
      'Quando alguém me pergunta por onde começar, eu respondo com o que mais sai. Facilita a vida de todo mundo.',
    ],
    funny: [
      'É o que mais sai por aqui. Os outros da vitrine já pediram recontagem dos votos.',
      'É o mais pedido da casa e sabe disso. Já anda até com ar de celebridade.',
      'A cliente olha tudo, pensa, pergunta, pensa de novo e leva o que mais sai. A gente finge surpresa.',
    ],
    motivational: [
      'O mais pedido de hoje já foi uma primeira tentativa. Quem pede de novo mostra que valeu insistir.',
      'Cada pedido repetido é um elogio sem palavras. É por isso que eu faço este com o mesmo cuidado de sempre.',
      'Ver o mesmo nome voltar na lista de pedidos dá força para caprichar outra vez.',
    ],
  },
  {
    words: ['pele seca', 'pele oleosa', 'pele mista', 'pele sensível', 'peles secas', 'peles oleosas', 'cabelo seco', 'cabelo oleoso', 'cabelo cacheado', 'cabelo crespo', 'cabelos cacheados', 'cabelos crespos', 'cabelos secos'],
    professional: [
      'Cada pessoa conhece o próprio tipo melhor do que ninguém. Na escolha, vale ler a lista de ingredientes antes do nome.',
      'Antes de escolher, conte o que você usa hoje e do que gosta. A conversa começa por aí.',
      'O que serve para uma pessoa nem sempre agrada a outra. Ler o rótulo com calma é sempre um bom começo.',
    ],
    casual: [
      'Antes de escolher pelo cheiro, lê a lista de ingredientes. É ali que dá pra comparar um com o outro.',
      'Me conta o que você usa hoje e o que acha dele. Com isso a conversa já começa no lugar certo.',
      'Cada um sabe o que combina com o seu tipo. Por isso eu pergunto antes, em vez de sair recomendando.',
    ],
    funny: [
      'Na prateleira, todo rótulo promete milagre. Quem lê a lista de ingredientes no verso descobre a vida real.',
      'Todo mundo tem uma prima que descobriu o produto da vida dela e recomenda para a família inteira.',
      'Há quem escolha pelo rótulo, pelo cheiro e pela cor do frasco. Os ingredientes esperam, pacientes, no verso.',
    ],
    motivational: [
      'Escolher com calma também é parte do cuidado: ler, comparar e perguntar antes de levar.',
      'Quem faz aprende a perguntar antes de indicar. A conversa vem antes do produto.',
      'Ler o rótulo inteiro leva um minuto. É um minuto bem gasto por quem escolhe.',
    ],
  },
]
