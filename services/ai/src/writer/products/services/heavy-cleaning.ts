import type { ProductType } from '../product-type.ts'

export const heavyCleaning: ProductType = {
  nouns: ['limpeza pós-obra', 'faxina pós-obra'],
  asks: ['o tamanho do lugar', 'se a obra já terminou', 'se tem respingo de tinta ou cimento'],
  questions: {
    sale: ['Qual cômodo da sua casa passou por obra?', 'O que você quer fazer primeiro na casa nova?'],
    content: ['Onde você já encontrou pó de obra?', 'Quanto tempo durou a última reforma aí?'],
  },
  emojis: ['🧹', '🧽', '🏠'],
  hashtags: ['limpezaposobra', 'posobra', 'faxinaposobra', 'limpezafinadeobra', 'limpezaposconstrucao', 'limpezadeobra', 'obrapronta'],
  sale: {
    professional: {
      openings: [
        'Depois da obra, a casa volta a ser sua: {topic}.',
        'Para a sujeira que a rotina não alcança: {topic}.',
        'Rejunte, vidro, azulejo e cantos esquecidos: {topic}.',
      ],
      steps: [
        ['O pedreiro foi embora, o piso ficou lindo e há um véu branco em tudo. Até a xícara dentro do armário tem pó.', 'Há uma sujeira que a limpeza da semana contorna: o trilho da janela, o rejunte, atrás do fogão.'],
        ['Esse serviço pede mais tempo e mais braço, com atenção a cantos, vidros e rejuntes. É outro trabalho, diferente da limpeza comum.'],
        ['É indicada no fim da reforma, antes da mudança, na devolução do imóvel e quando a casa ficou fechada por muito tempo.'],
        ['Para combinar, envie fotos dos cômodos e diga a metragem. Respingo de tinta, cimento e gordura pedem tempos diferentes.'],
      ],
    },
    casual: {
      openings: [
        'Acabou a obra, ficou o pó: {topic}.',
        'Aquela sujeira que o pano da semana não tira: {topic}.',
        'Pra entrar na casa nova e poder andar descalço: {topic}.',
      ],
      steps: [
        ['A reforma terminou e você passou pano três vezes. Secou, o chão tá branco de novo. Pó de obra é assim mesmo.', 'Sabe o trilho da janela, aquele que a gente finge que não viu? Tem cinco anos de chuva ali dentro.'],
        ['Aqui o trabalho é com calma e com força: rejunte, vidro, azulejo, canto, atrás do que dá pra arrastar.'],
        ['Serve pra fim de obra, mudança, entrega de apartamento e casa que ficou fechada. Também pra cozinha que frita muito.'],
        ['Me manda foto e o tamanho do lugar. Assim dá pra entender quanto tempo e quanta gente vai precisar.'],
      ],
    },
    funny: {
      openings: [
        'O pó da obra se mudou para a sua casa: {topic}.',
        'Ninguém lembrava que o rejunte era branco: {topic}.',
        'Missão azulejo: {topic}.',
      ],
      steps: [
        ['A obra acabou há um mês, e o pó continua aparecendo. Você já encontrou dentro da geladeira, que nem estava em casa na época.', 'Um dia você esfrega um cantinho do rejunte e descobre que ele é branco. Agora precisa fazer a casa toda.'],
        ['É a faxina que arrasta o fogão. O que mora ali atrás merecia um documentário em três partes.'],
        ['Para quem reformou, para quem vai se mudar e para quem olhou o trilho da janela de perto, sem querer.'],
        ['Mande fotos sem vergonha nenhuma. Quem trabalha com isso já viu coifa, forro e churrasqueira em situações piores.'],
      ],
    },
    motivational: {
      openings: [
        'A obra terminou, falta só morar: {topic}.',
        'Depois de meses de reforma, a parte boa: {topic}.',
        'A última etapa antes da casa nova: {topic}.',
      ],
      steps: [
        ['Foram meses de poeira, escolhas e cimento na porta. Falta só tirar o pó para ver a casa que vocês planejaram.', 'Entregar as chaves de um imóvel onde se viveu anos pede um último cuidado. Deixar limpo é fechar bem a porta.'],
        ['O serviço vai ao que ficou acumulado e exige método: primeiro o seco, depois o molhado, por fim os detalhes.'],
        ['Também ajuda quem recebeu uma casa de herança, quem volta depois de anos fora e quem abre um novo negócio.'],
        ['Marque para quando o último profissional da obra tiver saído. Antes disso, o pó volta, e o trabalho se repete.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Por que o pó de obra sempre volta: {topic}.',
        'O erro mais comum depois da reforma: {topic}.',
        'Antes do pano molhado, o aspirador: {topic}.',
      ],
      steps: [
        ['Terminada a reforma, o primeiro impulso é jogar água em tudo. Em poucas horas, o chão seca com manchas brancas.'],
        ['O pó de obra é muito fino e tem cimento e gesso. Com água, vira uma pasta que seca grudada.'],
        ['Comece pelo seco: aspire paredes, tomadas, trilhos e chão. Só então use pano úmido, trocando a água muitas vezes.'],
        ['O pó assenta durante dias. Por isso quem trabalha com obra deixa os vidros e os armários por último.'],
      ],
    },
    casual: {
      openings: [
        'Passou pano e ficou branco de novo? Leia sobre {topic}.',
        'O pó que não acaba nunca: {topic}.',
        'Dica de quem conhece obra: {topic}.',
      ],
      steps: [
        ['Obra terminou, a gente pega o balde, feliz da vida. O chão seca e parece que ninguém limpou nada.', 'Tem gente que lava a casa inteira antes de aspirar. Virou uma massinha cinza que entrou em cada rejunte.'],
        ['É que aquele pó tem cimento e gesso. Molhou, grudou, e depois dá o triplo de trabalho.'],
        ['Aspira primeiro, de cima pra baixo, até dentro das tomadas desligadas e dos trilhos. Pano, só depois, bem torcido e limpo.'],
        ['E tem paciência, que o pó ainda desce uns dias. A segunda passada é sempre mais fácil que a primeira.'],
      ],
    },
    funny: {
      openings: [
        'O pó chegou antes da mudança: {topic}.',
        'A obra era só no banheiro, e hoje o tema é {topic}.',
        'Arqueologia da cozinha em dia de limpeza: {topic}.',
      ],
      steps: [
        ['A obra era só no banheiro. Mesmo assim, o quarto do fim do corredor, com a porta fechada, ficou todo branco.'],
        ['Pó de obra passa por baixo da porta, pelo interruptor e por onde não há passagem. Nenhuma visita é tão persistente.'],
        ['Antes de quebrar qualquer parede, vede as portas com fita e pano úmido. E cubra o que for macio, inclusive o cachorro dormindo.'],
        ['Daqui a um ano, ao abrir um livro, vai cair um pouquinho. É a obra mandando lembranças.'],
      ],
    },
    motivational: {
      openings: [
        'Uma etapa por vez, até a casa aparecer: {topic}.',
        'Depois da poeira, a casa nova: {topic}.',
        'O que ninguém vê numa boa limpeza: {topic}.',
      ],
      steps: [
        ['Debaixo do pó estavam o piso escolhido a dois, a cor da parede discutida por semanas, a janela nova.'],
        ['Uma limpeza grande parece impossível quando se olha tudo junto. Dividida por cômodo, tem começo e tem fim.'],
        ['Escolha um cômodo para terminar primeiro, de preferência o quarto. Assim há um lugar limpo enquanto o resto avança.'],
        ['Quem faz esse trabalho fecha a porta com os braços cansados e vê o vidro refletir a sala. É um bom momento.'],
      ],
    },
  },
}
