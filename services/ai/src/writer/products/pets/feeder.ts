import type { ProductType } from '../product-type.ts'

export const feeder: ProductType = {
  nouns: ['comedouro', 'potinho de ração'],
  asks: ['o porte do seu bicho', 'quanto ele come por dia', 'onde o cantinho dele vai ficar'],
  questions: {
    sale: ['A que horas o seu bicho pede a comida?', 'Ele come devagar ou aspira tudo?'],
    content: ['Seu bicho também acha que fundo aparecendo é pote vazio?', 'Quem dá a comida dele na sua casa?'],
  },
  emojis: ['🐾', '🥣', '💛'],
  hashtags: ['comedouro', 'comedouros', 'comedouropet', 'comedouropersonalizado', 'potinhoderacao', 'maedepet', 'acessoriospet'],
  sale: {
    professional: {
      openings: [
        'A hora da refeição tem lugar certo: {topic}.',
        '{O topic} para organizar o canto dele na cozinha.',
        'Ele conhece o barulho de longe: {topic}.',
      ],
      steps: [
        ['São sete da manhã, e o bicho está sentado diante do armário, pontual como sempre. O canto da refeição faz parte da casa.', 'Ração no pacote aberto, água num pote de sorvete, tudo junto ao fogão. Com cada coisa no lugar, a cozinha e o bicho agradecem.'],
        ['O que é usado várias vezes ao dia precisa ser firme e fácil de lavar. Quando também é bonito, pode ficar à vista.'],
        ['Serve à casa com um bicho ou com vários, e à casa da avó que o recebe nas férias. Também ajuda quem acabou de adotar.'],
        ['Antes de escolher, pense no porte, na altura em que ele come e na quantidade de cada dia. Raças de focinho curto preferem bordas baixas.'],
      ],
    },
    casual: {
      openings: [
        'Ele já tá sentado na frente {do topic}.',
        'Chega de pote de sorvete no chão: {topic}.',
        'O cantinho dele ficou lindo com {topic}.',
      ],
      steps: [
        ['Sabe aquele pote de sorvete que virou pote do bicho há três anos? Era provisório, a gente lembra.', 'Toda manhã é igual, eu levanto e ele já tá sentado no lugar da comida. Nem despertador é tão certo.'],
        ['Coisa que a gente usa todo dia tem que parar quieta no chão e ser boa de lavar. Se for bonita, melhor ainda.'],
        ['Vai bem pra quem tem um, pra quem tem cinco e pra casa da vó que recebe o neto de patas. Presente de adoção também.'],
        ['Me conta o porte dele e quanto come por dia antes de escolher. Se ele tem focinho achatado, fala, que a altura da borda conta.'],
      ],
    },
    funny: {
      openings: [
        'Ele comeu há dez minutos e encara {o topic}.',
        'O pote de sorvete se aposentou: {topic}.',
        'O relógio da casa tem quatro patas e vigia {o topic}.',
      ],
      steps: [
        ['O bicho acabou de comer. A tigela ainda balança, e o olhar já garante que ninguém o alimenta há três dias.', 'Às cinco e cinquenta e oito, ele encosta o focinho na sua mão. A refeição é às seis, mas ele prefere confirmar.'],
        ['Lugar certo evita aquela cena do pote arrastado pela cozinha às seis da manhã. O vizinho de baixo vai notar.'],
        ['Para os que comem devagar, para os que aspiram e para os que só aceitam se o fundo não aparecer.'],
        ['Escolha pelo porte e pelo estilo à mesa. Se ele empurra o pote até a sala, pense em algo que não deslize.'],
      ],
    },
    motivational: {
      openings: [
        'Um cuidado repetido todos os dias: {topic}.',
        '{O topic} para a rotina de quem cuida bem.',
        'O canto dele, arrumado com carinho: {topic}.',
      ],
      steps: [
        ['Antes do seu café, vem a comida dele. Quem cuida de um bicho faz isso todos os dias, com sono ou com pressa.', 'Arrumar um canto para a refeição do bicho é dizer que ele mora ali. Quem acabou de adotar conhece essa alegria.'],
        ['Com rotina, o bicho fica tranquilo, porque sabe o que vem depois. Mesmo lugar, mesma hora, mesmo olhar atento.'],
        ['Vale para o primeiro filhote da casa e para o velho amigo que agora precisa de ajuda para comer. O cuidado se adapta.'],
        ['Pense no tamanho, na altura e na facilidade de lavar. O que simplifica a rotina ajuda você a mantê-la.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Como cuidar da limpeza {do topic}.',
        'O melhor lugar da casa para {o topic}.',
        'Um detalhe da rotina que se esquece: {topic}.',
      ],
      steps: [
        ['Muita gente completa a ração por cima do resto e não lava o pote. Ao passar o dedo no fundo, percebe-se uma camada lisa.'],
        ['A saliva e os restos formam uma película que só sai com esponja. E o barulho da passagem tira a calma de quem come.'],
        ['Lave todos os dias com esponja separada e enxágue bem. Deixe num canto sossegado, longe da porta e, para gatos, da caixa de areia.'],
        ['Ao criar um objeto para a refeição de bichos, pensa-se no focinho, no peso e no chão. Uma tigela que anda já não serve.'],
      ],
    },
    casual: {
      openings: [
        'Passa o dedo no fundo {do topic} agora.',
        'Onde eu deixo {o topic} aqui em casa.',
        'Completar sem lavar não basta, olha só: {topic}.',
      ],
      steps: [
        ['Faz o teste de passar o dedo no fundo do pote dele. Se tá escorregando, não adianta completar, tem que lavar.'],
        ['A baba vai formando uma camadinha que só sai com esponja. E lugar de passagem deixa qualquer um nervoso pra comer.'],
        ['Lava todo dia com uma esponja só pra isso e seca antes de servir. Se ele come rápido, muda pra um canto quieto.'],
        ['Aqui em casa mudei o pote de lugar e foi outra história. Ele come olhando pra porta, como quem espera visita.'],
      ],
    },
    funny: {
      openings: [
        'O olhar dele diante {do topic} diz que não comeu desde ontem.',
        'O fundo apareceu e alguém chamou a gerência: {topic}.',
        'Sinfonia das seis da manhã com {topic}.',
      ],
      steps: [
        ['Para ele, tigela com o fundo aparecendo está vazia. Não importa que ainda haja comida para dois dias em volta.'],
        ['Ele sente o cheiro da comida velha no fundo, e a borda alta incomoda. O drama tem fundamento, só é um pouco exagerado.'],
        ['Sacuda o pote e espalhe a ração, que ele fica cheio de novo. Para o que desliza pela cozinha, um tapetinho embaixo ajuda.'],
        ['O bicho não usa relógio, mas nunca errou a hora da comida. Só erra, curiosamente, a hora de parar de pedir.'],
      ],
    },
    motivational: {
      openings: [
        'A rotina que ele mais espera: {topic}.',
        'Um gesto repetido todas as manhãs com {o topic}.',
        'O cuidado que está nas coisas simples, como {o topic}.',
      ],
      steps: [
        ['Comida na hora certa parece pouco. Para um bicho que já passou fome, é o começo da confiança.'],
        ['O bicho guarda os horários melhor que a família. Quem cumpre ganha um olhar que dispensa tradução.'],
        ['Divida a tarefa entre os moradores e deixe um quadro na geladeira. Assim ninguém esquece, e ele não come duas vezes.'],
        ['Todas as casas com bicho têm esse canto, com uns grãos no chão. É o primeiro lugar que ele confere ao acordar.'],
      ],
    },
  },
}
