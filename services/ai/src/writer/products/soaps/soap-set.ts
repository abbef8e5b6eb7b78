import type { ProductType } from '../product-type.ts'

export const soapSet: ProductType = {
  nouns: ['kit de sabonetes', 'caixa de sabonetes', 'kit de banho', 'kit spa'],
  asks: ['se é para você ou de presente', 'de que tipo de aroma a pessoa gosta', 'para quando é'],
  questions: {
    sale: ['Para quem você daria um presente de banho?', 'Você abre na hora ou guarda para depois?'],
    content: ['Tem presente de banho guardado no seu armário?', 'Você abre tudo de uma vez ou um por mês?'],
  },
  emojis: ['🧼', '🎁', '🫧'],
  hashtags: ['kitspa', 'kitdesabonetes', 'kitbanho', 'sabonetes', 'kitdebanho', 'spaemcasa', 'kitsabonete'],
  sale: {
    professional: {
      openings: [
        'Um presente que vai direto para o banho: {topic}.',
        '{O topic} para presentear sem medo de errar.',
        'Quando o presente precisa agradar, {topic}.',
      ],
      steps: [
        ['O aniversário é de alguém que diz já ter tudo. Um presente de banho resolve, porque é bonito de ganhar e será usado.', 'Para agradecer a quem ajudou o ano inteiro, uma lembrança simples e cuidadosa diz bastante. Um presente de banho é sempre bem-vindo.'],
        ['Num conjunto, cada peça vai a um lugar ou fica para outro dia. Quem ganha aproveita por mais tempo e pode variar.'],
        ['Serve a quem mora só, a uma família inteira e ao banheiro de visitas. Também é uma boa escolha para si mesmo.'],
        ['Antes de escolher, pense nos perfumes de que a pessoa gosta. Em caso de dúvida, os mais leves costumam agradar.'],
      ],
    },
    casual: {
      openings: [
        'Presente que todo mundo usa: {topic}.',
        'Pra quem diz que não precisa de nada, {topic}.',
        'Eu sempre fico feliz quando ganho {topic}.',
      ],
      steps: [
        ['Todo ano tem aquela pessoa que responde que não precisa de nada. Pois ela toma banho, e é por aí que eu resolvo.', 'Sabe quando você quer agradecer alguém e não sabe o que dar? Presente de banho nunca fica encostado.'],
        ['O bom do kit é que dá pra ir abrindo aos poucos. Uma coisa vai pro banho, outra pro lavabo, e ainda sobra surpresa.'],
        ['Dá certo pra amiga, pra colega, pro sogro e pra você, que também merece. Ninguém precisa saber pra quem era no começo.'],
        ['Me conta um pouco da pessoa na hora de escolher. Se ela gosta de cheiro doce ou mais fresquinho, já ajuda demais.'],
      ],
    },
    funny: {
      openings: [
        'O presente da amiga quase não chegou nela: {topic}.',
        '{O topic} para quem já ganhou meia demais.',
        'Comprado para dar, aberto para conferir: {topic}.',
      ],
      steps: [
        ['Você compra para dar de presente, abre só para cheirar e percebe que vai precisar comprar outro. Acontece nas melhores famílias.', 'Amigo secreto tirou o colega de quem você só sabe o nome e o ramal. Presente de banho serve nele, com certeza.'],
        ['É o presente que não tem numeração nem voltagem. E quem recebe não precisa fingir que era aquilo mesmo que queria.'],
        ['Vale para a família, para o vizinho e até para o chefe. No caso do chefe, capriche no cartão para ele não procurar mensagem escondida.'],
        ['Antes de escolher, decida com sinceridade quantos são para dar e quantos vão ficar em casa. A conta sempre muda no caminho.'],
      ],
    },
    motivational: {
      openings: [
        'Para quem vive cuidando dos outros: {topic}.',
        '{O topic} {lembra/lembram} alguém de tirar um tempo para si.',
        'Um obrigado em forma de banho demorado: {topic}.',
      ],
      steps: [
        ['Há pessoas que resolvem tudo para todos e tomam banho com a porta aberta, para escutar se chamam. Elas merecem fechar a porta.', 'Um presente de banho pede que alguém pare por meia hora. Para quem vive correndo, isso já é bastante coisa.'],
        ['Cada peça do conjunto vira um momento diferente no correr das semanas. A lembrança de quem deu aparece em todos eles.'],
        ['Vai bem para a amiga que mudou de emprego, a vizinha que ajudou na obra ou a mãe que nunca compra nada para si.'],
        ['Ao presentear, escreva uma linha de próprio punho. O banho acaba, e o bilhete costuma ficar guardado na gaveta.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como aproveitar bem {o topic} que você ganhou.',
        'Abrir tudo ou guardar para depois: {topic}.',
        'Um bom uso para {topic} em casa.',
      ],
      steps: [
        ['Quem ganha um conjunto bonito costuma guardar no armário para uma ocasião melhor. Passa um ano, e ele continua fechado.'],
        ['O perfume perde força com o tempo, mesmo fechado. E o que está sempre úmido no banheiro dura menos do que poderia.'],
        ['Abra uma peça por vez e guarde as outras entre as roupas, num lugar seco. Elas perfumam a gaveta enquanto esperam.'],
        ['Montar um conjunto exige cheirar tudo lado a lado. Os aromas precisam conviver, e alguns só combinam separados.'],
      ],
    },
    casual: {
      openings: [
        'Ganhou {um topic}? Não deixa guardado.',
        'Meu jeito de usar {o topic} sem desperdício.',
        'Dica pra quem ama presente de banho: {topic}.',
      ],
      steps: [
        ['Confessa, tem um presente de banho guardado no seu armário esperando um dia especial. Eu já tive três ao mesmo tempo.'],
        ['Cheiro bom não espera pra sempre, vai ficando fraquinho dentro da caixa. Usar logo é o melhor jeito de aproveitar.'],
        ['Abre um por vez e deixa o resto na gaveta de roupa. Você usa com calma, e as camisetas ficam cheirosas de brinde.'],
        ['A parte mais gostosa de montar um kit é ver as cores e os cheiros juntos na mesa. Dá vontade de ficar com um de cada.'],
      ],
    },
    funny: {
      openings: [
        'A visita especial nunca chegou para {o topic}.',
        'Achado no fundo do armário: {topic}.',
        'Inventário do banheiro revela {topic}.',
      ],
      steps: [
        ['Toda casa tem um presente de banho guardado desde um aniversário que ninguém lembra mais. Está lindo e intacto, aguardando o momento.'],
        ['O kit continua fechado porque parece bonito demais para um dia comum. O problema é que quase todos os dias são comuns.'],
        ['Escolha uma terça qualquer, abra a caixa e use. Se alguém perguntar o que se comemora, diga que foi o fim da louça.'],
        ['Quem monta kits de banho tem a casa mais cheirosa da rua e mil opiniões sobre que aroma combina com qual.'],
      ],
    },
    motivational: {
      openings: [
        'Um presente que pede meia hora de sossego: {topic}.',
        'Por trás {do topic} há alguém pensando em quem vai ganhar.',
        'Usar também é agradecer: {topic}.',
      ],
      steps: [
        ['Quem dá um presente de banho está dizendo, sem palavras, que a outra pessoa trabalha demais. É um recado carinhoso.'],
        ['Presentes que se usam aos poucos lembram quem deu várias vezes. A cada peça aberta, a pessoa volta ao pensamento.'],
        ['Combine com a casa uma noite de banho sem pressa, com celular longe e toalha limpa à mão. Uma vez por semana já conta.'],
        ['Antes de fechar um conjunto, quem monta tira, põe e troca tudo de lugar. Só para quando imagina o rosto de quem vai abrir.'],
      ],
    },
  },
}
