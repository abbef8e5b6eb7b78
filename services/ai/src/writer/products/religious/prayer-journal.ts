import type { ProductType } from '../product-type.ts'

export const prayerJournal: ProductType = {
  nouns: ['caderno de oração', 'diário de oração'],
  asks: ['em que hora você costuma orar', 'se é para você ou para presente', 'se gosta de escrever muito ou pouco'],
  questions: {
    sale: ['Em que hora do dia você prefere orar?', 'Por quem você anotaria o primeiro pedido?'],
    content: ['Você escreve suas orações?', 'O que você agradeceria hoje?'],
  },
  emojis: ['📓', '🙏', '✏️'],
  hashtags: ['cadernodeoracao', 'diariodeoracao', 'devocional', 'cadernodevocional', 'oracao', 'diariodeoracoes', 'momentocomdeus'],
  sale: {
    professional: {
      openings: [
        'Um lugar para cada pedido e cada agradecimento: {topic}.',
        '{O topic} {ajuda/ajudam} a lembrar por quem rezar.',
        'Pedidos anotados, orações lembradas: {topic}.',
      ],
      steps: [
        ['Alguém conta uma dificuldade e ouve de volta que vai estar nas orações. Anotar o nome é o jeito de cumprir a palavra.', 'De manhã, antes de todos acordarem, há quem separe dez minutos, uma caneta e os nomes das pessoas queridas.'],
        ['O que está escrito não se perde na correria. Meses depois, dá para ver quantos pedidos viraram agradecimento.'],
        ['Serve para a oração pessoal, para o casal, para a família reunida e para o grupo que se encontra toda semana.'],
        ['Antes de escolher, pense em como você reza: poucas linhas por dia ou uma página inteira, em casa ou fora dela.'],
      ],
    },
    casual: {
      openings: [
        'Pra não esquecer de orar por ninguém: {topic}.',
        '{O topic} pra escrever o que vai no coração.',
        'Pedidos de um lado, agradecimentos do outro: {topic}.',
      ],
      steps: [
        ['Quantas vezes a gente promete oração pra alguém e só lembra uma semana depois? Com o nome anotado, isso muda.', 'Eu gosto daquele silêncio antes da casa acordar. Um café, uma caneta e a lista das pessoas que eu quero bem.'],
        ['O mais bonito vem depois: a gente relê o que pediu no começo do ano e encontra muita coisa pra agradecer.'],
        ['Serve pra oração de cada um, do casal, das crianças e do grupo. E é um presente cheio de carinho.'],
        ['Pensa onde e quando você costuma orar. Isso já mostra o tamanho e o formato que vão funcionar pra você.'],
      ],
    },
    funny: {
      openings: [
        'A lista da avó é longa, e agora tem lugar: {topic}.',
        '{O topic} para quem ora pela família inteira.',
        'Caneta na mão e nomes no coração: {topic}.',
      ],
      steps: [
        ['A lista de oração da avó tem os filhos, os netos, os vizinhos e o moço da padaria. Ela não esquece ninguém.', 'A criança pediu oração pelo cachorro, pela prova e pela amiga que mudou de escola. Nessa ordem, e tudo foi anotado.'],
        ['Com os nomes escritos, ninguém fica para trás. E dá para voltar depois e escrever ao lado que deu certo.'],
        ['É um presente para mães, madrinhas, líderes de grupo e para aquela tia a quem todos pedem oração.'],
        ['Escolha pensando na letra de quem vai usar. Há quem escreva uma linha por dia e há quem precise da página toda.'],
      ],
    },
    motivational: {
      openings: [
        'Dez minutos por dia com Deus: {topic}.',
        '{O topic} para quem agradece até as coisas pequenas.',
        'A constância de quem ora pelos outros: {topic}.',
      ],
      steps: [
        ['Uma mãe escreve o nome dos filhos toda manhã, um por linha. Faz isso há tanto tempo que nem precisa pensar na ordem.', 'O grupo começou com três pessoas numa sala. Hoje a lista de pedidos é longa, e ninguém deixa de ser lembrado.'],
        ['Escrever ajuda a prestar atenção no que se pede e a notar o que já foi recebido.'],
        ['Vale para quem quer começar a orar com regularidade e para quem ora desde criança e quer guardar memória disso.'],
        ['Comece pela hora do dia em que há silêncio na casa. O resto se ajeita em volta desse momento.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como organizar pedidos e agradecimentos: {topic}.',
        'O hábito da oração escrita: {topic}.',
        'Um começo simples para usar {o topic}.',
      ],
      steps: [
        ['Muitas pessoas começam animadas, escrevem três páginas no primeiro dia e param na segunda semana.'],
        ['Um hábito longo demais logo perde lugar na agenda. O que cabe em poucos minutos se repete com mais facilidade.'],
        ['Separe três linhas por dia: um pedido, um agradecimento e o nome de alguém. Ponha a data ao lado.'],
        ['Ao reler depois de alguns meses, a ordem muda: os agradecimentos chamam mais atenção que os pedidos.'],
      ],
    },
    casual: {
      openings: [
        'Você anota suas orações? Vamos falar {do topic}.',
        'Três linhas por dia bastam pra usar {o topic}.',
        'O que muda quando a gente escreve: {topic}.',
      ],
      steps: [
        ['Já aconteceu de você dizer que ia orar por alguém e esquecer? Acontece, e é por isso que muita gente anota.'],
        ['É que a cabeça anda cheia, e nome querido também escapa. No papel ele espera a gente voltar.'],
        ['Tenta assim: um pedido, um obrigado e um nome, sempre com a data. Leva menos tempo que passar o café.'],
        ['É bom voltar umas páginas e ler com calma. Tem pedido ali que a gente nem lembrava e que já foi respondido.'],
      ],
    },
    funny: {
      openings: [
        'Oração de criança tem cada pedido: {topic}.',
        'Cenas de uma família que ora junta: {topic}.',
        'A lista da família e {o topic}.',
      ],
      steps: [
        ['Na hora da oração em família, alguém sempre agradece pela sobremesa. Ninguém corrige, porque o agradecimento é sincero.'],
        ['Crianças agradecem pelo que está perto: a comida, o amigo, o colo. Ouvi-las ajuda os adultos a lembrar disso.'],
        ['Deixe que cada um escreva ou desenhe o próprio pedido. Quem ainda não escreve faz um desenho e explica.'],
        ['Anos depois, a família relê aqueles pedidos e sorri. O peixe da escola está lá, com data e tudo.'],
      ],
    },
    motivational: {
      openings: [
        'O que se vê ao reler {o topic}.',
        'Um nome por dia: {topic}.',
        'Começar o dia agradecendo, por escrito: {topic}.',
      ],
      steps: [
        ['No fim do ano, alguém senta e relê tudo desde janeiro. Ao lado de muitos pedidos, escreve uma palavra: obrigada.'],
        ['O caderno guarda o ano inteiro, e a memória costuma guardar só os últimos meses.'],
        ['Reserve um dia por mês para reler. Marque com outra cor o que foi respondido e conte a quem orou com você.'],
        ['Quem mantém esse costume por anos deixa à família um retrato do que pediu, agradeceu e esperou.'],
      ],
    },
  },
}
