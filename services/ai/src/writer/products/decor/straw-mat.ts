import type { ProductType } from '../product-type.ts'

export const strawMat: ProductType = {
  nouns: ['esteira de taboa', 'esteira de palha', 'esteira de junco', 'esteira de carnaúba', 'esteira de buriti', 'esteira de piri', 'esteira de fibra natural', 'esteira de praia', 'esteirinha de palha'],
  asks: ['o tamanho do espaço', 'se é para dentro de casa ou para fora', 'quantas pessoas vão usar'],
  questions: {
    sale: ['Na praia, na varanda ou no quarto, onde você estenderia?', 'Quem cochilaria primeiro?'],
    content: ['Você já dormiu numa esteira?', 'O que não pode faltar num piquenique?'],
  },
  emojis: ['🌾', '🏖️', '🌿'],
  hashtags: ['esteira', 'esteiradepalha', 'esteiradetaboa', 'fibranatural', 'piquenique', 'decoracaopraiana', 'decoracaorustica', 'casadepraia', 'artesanatoempalha', 'varanda'],
  sale: {
    professional: {
      openings: [
        'Um lugar para sentar onde você quiser: {topic}.',
        '{O topic} {leva/levam} um pouco de praia para dentro de casa.',
        'Fibra natural, chão e sombra boa: {topic}.',
      ],
      steps: [
        ['A sombra da árvore já está escolhida, e a cesta do lanche também. Falta estender alguma coisa no chão e tirar o sapato.', 'No quarto ou na varanda, o chão pede textura e o tapete parece pesado demais para o calor. A fibra resolve com leveza.'],
        ['A fibra é fresca ao toque e tem desenho próprio. {Aberta, muda/Abertas, mudam} o chão, e {enrolada, ocupa/enroladas, ocupam} apenas um canto.'],
        ['{Recebe/Recebem} o piquenique, a leitura na varanda, a roda de conversa e a visita que gosta de sentar no chão.'],
        ['Antes de escolher, pense se vai usar dentro ou fora de casa e quantas pessoas vão se sentar juntas.'],
      ],
    },
    casual: {
      openings: [
        'Estica, senta e fica: {topic}.',
        'Tira o sapato que {chegou/chegaram} {o topic}.',
        'Praia, quintal ou sala, tanto faz: {topic}.',
      ],
      steps: [
        ['Domingo de sol, melancia cortada e todo mundo procurando sombra. É só estender no chão que a tarde se resolve.', 'Sabe aquela preguiça depois do almoço na casa de praia? No chão fresquinho, com um travesseiro, ela fica bem melhor.'],
        ['O que eu gosto é que é fresca e levinha. Acabou, enrola, põe atrás da porta e ninguém nem vê.'],
        ['{Serve/Servem} pro piquenique, pra varanda, pra sala com almofadas em volta e até pra enfeitar a parede.'],
        ['Me conta onde vai usar e pra quantas pessoas. Uma pra deitar é diferente de uma pra turma toda sentar.'],
      ],
    },
    funny: {
      openings: [
        'Só ia deitar cinco minutos: {topic}.',
        '{O topic} no chão, família em fila para deitar.',
        'Um sofá que se enrola e vai à praia: {topic}.',
      ],
      steps: [
        ['Você estende para ler um capítulo. Chegam o sobrinho, o cachorro e a tia com uma bacia de jabuticaba, e o livro fica para depois.', 'O pai estendeu, deitou e avisou que estava só testando. O teste já dura duas horas e inclui um ronco de verificação.'],
        ['Não {tem/têm} braço nem encosto, e ninguém reclama. Deve ser porque, no chão, ninguém cai de lugar nenhum.'],
        ['{Serve/Servem} para o piquenique, para a praia e para o hóspede que disse que dormia em qualquer canto.'],
        ['Meça quem vai deitar e some um cachorro. Ele não foi convidado, mas sempre calcula o próprio espaço.'],
      ],
    },
    motivational: {
      openings: [
        'Um descanso simples e merecido: {topic}.',
        'Para a tarde que você esperou a semana toda: {topic}.',
        'Menos móveis, mais gente em volta: {topic}.',
      ],
      steps: [
        ['A semana foi de pé, correndo. No domingo, a família senta no chão da varanda e ninguém tem hora para levantar.', 'Os encontros de que a gente se lembra pediam pouco: uma sombra, alguma fruta e um lugar para todos sentarem juntos.'],
        ['A planta é cortada no tempo certo, seca ao sol e só depois encontra as mãos de quem trança. Há muita espera nesse caminho.'],
        ['{Faz/Fazem} parte da casa de praia, do quintal dos avós e do apartamento pequeno, onde o chão precisa servir a muita coisa.'],
        ['Escolha o lugar da casa em que bate uma brisa e meça esse canto. É ali que todos vão acabar sentando.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Areia, umidade e sol, os cuidados com {o topic}.',
        'Como guardar fibra trançada: {topic}.',
        'Enrolar é melhor do que dobrar: {topic}.',
      ],
      steps: [
        ['Depois da praia, é comum dobrar tudo com areia e pôr no porta-malas. Em casa, a fibra aparece quebrada na dobra.', 'Muita gente deixa a fibra no sereno por uma noite inteira. De manhã, ela está pesada, e dias depois surgem manchas.'],
        ['A fibra seca é firme e quebra quando forçada num vinco. Úmida, demora a secar e mancha com facilidade.'],
        ['Sacuda a areia, deixe secar aberta à sombra e guarde enrolada, em pé, num lugar onde passe ar.'],
        ['É um objeto antigo, conhecido de norte a sul. Antes de haver sofá, muita conversa já acontecia no chão.'],
      ],
    },
    casual: {
      openings: [
        'Não dobra, tá? Enrola: {topic}.',
        'Voltou da praia? Olha o cuidado com {o topic}.',
        'Areia até no porta-malas: {topic}.',
      ],
      steps: [
        ['Quem nunca guardou com areia e foi encontrar a praia inteira no armário, meses depois? Acontece com todo mundo.', 'A gente dobra pra caber na sacola e, quando abre de novo, tá lá a marca da dobra toda quebradinha.'],
        ['A fibra é seca que nem capim. Se aperta numa dobra, ela parte, e aí não tem como desfazer.'],
        ['Sacode bem, deixa pegar um vento na sombra e guarda enrolada. De pé, no cantinho, ocupa quase nada.'],
        ['Eu acho chão um lugar ótimo. Cabe mais gente do que no sofá, e a conversa fica melhor.'],
      ],
    },
    funny: {
      openings: [
        'Meia praia veio junto: {topic}.',
        'A areia é do mar, mas mora {no topic}.',
        'Enrolar sem levar ninguém dentro: {topic}.',
      ],
      steps: [
        ['Você sacode na praia, sacode no carro e sacode no quintal. Ao abrir na sala, sai areia para um castelo de duas torres.', 'Na hora de enrolar, há sempre uma criança que quer ir dentro. E um cachorro que entra depois, sem pedir.'],
        ['A trama tem frestas do tamanho exato de um grão de areia. Parece projeto, e talvez seja.'],
        ['Sacuda pelo avesso, a favor do vento e longe de quem acabou de passar protetor. Depois enrole e guarde em pé.'],
        ['O resto da areia sai sozinho, ao longo do ano. É a lembrança de férias que mais dura.'],
      ],
    },
    motivational: {
      openings: [
        'Da planta ao chão da casa: {topic}.',
        'Um saber que se aprende sentado no chão: {topic}.',
        'Fibra a fibra, {o topic} {ganha/ganham} tamanho.',
      ],
      steps: [
        ['O primeiro trecho sai frouxo, e o seguinte aperta demais. Só depois de muitos palmos a trama fica igual de ponta a ponta.', 'Antes de trançar, é preciso escolher fibras da mesma grossura. Essa separação toma tempo e não aparece na foto.'],
        ['Fibras desiguais deixam a trama torta, e uma torta puxa a outra. Por isso a escolha vem primeiro.'],
        ['Quem quer aprender pode procurar artesãos da própria região, que conhecem a planta e a época certa de colher.'],
        ['Há objetos que não mudam de forma porque já encontraram a melhor. Continuam servindo a quem senta, descansa e conversa.'],
      ],
    },
  },
}
