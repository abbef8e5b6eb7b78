import type { ProductType } from '../product-type.ts'

export const petTag: ProductType = {
  nouns: ['plaquinha de identificação', 'plaquinha pet'],
  asks: ['o nome do seu bicho', 'o telefone que vai na plaquinha', 'o tamanho dele'],
  questions: {
    sale: ['Qual é o nome do seu bicho?', 'Ele já deu alguma escapada?'],
    content: ['Qual foi a maior fuga do seu bicho?', 'Quantos apelidos ele tem em casa?'],
  },
  emojis: ['🐾', '🏷️', '💛'],
  hashtags: ['plaquinhadeidentificacao', 'plaquinhapet', 'identificacaopet', 'plaquinhapersonalizada', 'medalhapet', 'tagpet', 'acessoriospet'],
  sale: {
    professional: {
      openings: [
        'O nome dele e o seu telefone, sempre juntos: {topic}.',
        '{O topic} para passear com mais tranquilidade.',
        'Antes do próximo portão aberto, {topic}.',
      ],
      steps: [
        ['O portão ficou aberto por um minuto, e ele saiu para conhecer a rua. Quem o encontra precisa de uma coisa só, um telefone.', 'Na viagem, na casa da avó ou na praça nova, ele não conhece o caminho de volta. Com um número na coleira, alguém pode ligar.'],
        ['A plaquinha qualquer pessoa lê, na hora e sem aparelho. Funciona com o vizinho, com o porteiro e com quem passa na calçada.'],
        ['Serve ao filhote curioso, ao cão de muitos passeios e ao gato que só vai até a janela. Também é um bom presente de adoção.'],
        ['Ao pedir, confira o telefone número por número, de preferência o celular que mais atende. E diga o porte, para o tamanho combinar.'],
      ],
    },
    casual: {
      openings: [
        'Deu bobeira no portão? Ele tem {topic}.',
        'O barulhinho mais conhecido da casa: {topic}.',
        'Nome, telefone e {topic}, pode passear.',
      ],
      steps: [
        ['Sabe o susto de chamar pelo nome e não ouvir as patinhas? Foi só o portão mal fechado, mas o coração vai à boca.', 'Eu sempre penso em quem encontra um bicho perdido na rua. A pessoa quer ajudar, olha o pescoço dele e procura um número.'],
        ['Não precisa de aplicativo nem de leitor, é só olhar e ligar. O moço da padaria consegue, a criança da esquina também.'],
        ['Pra quem passeia todo dia e pra quem nunca sai do quintal, porque é esse que um dia sai. Presente de adoção perfeito.'],
        ['Me manda o nome e o telefone bem conferidos. Pensa num número que você atende de verdade, até quando é desconhecido.'],
      ],
    },
    funny: {
      openings: [
        'Se ele resolver fazer turismo, leva {topic}.',
        'O documento do fugitivo mais fofo da rua: {topic}.',
        'Atende por nome, apelido e petisco: {topic}.',
      ],
      steps: [
        ['O cachorro fugiu por quatro minutos, visitou três vizinhos e voltou com um pão. Ninguém sabe quem deu, mas todos elogiaram.', 'O plano de fuga é antigo e envolve a entrega do gás. O portão abre, ele calcula e vai.'],
        ['Com o telefone no pescoço, quem foge continua sendo encontrado. Ele ainda não percebeu a falha no plano.'],
        ['Para os que fogem, para os que ameaçam e para o gato que olha a rua pela janela e faz planos.'],
        ['Confira o telefone duas vezes antes de pedir. Um número trocado, e quem recebe a ligação é um senhor muito educado do outro bairro.'],
      ],
    },
    motivational: {
      openings: [
        'Um cuidado para todos os passeios: {topic}.',
        '{O topic} para quem trouxe um bicho para a família.',
        'Ele tem nome, casa e {topic}.',
      ],
      steps: [
        ['O bicho que veio da rua agora tem cama, horário e um nome que atende. Ver esse nome escrito é parte da chegada.', 'Você escolheu o nome, ensinou a voltar e aprendeu os medos dele. Deixar o telefone à vista continua esse cuidado.'],
        ['É uma peça pequena, usada todos os dias, que talvez nunca seja necessária. Quem cuida prefere assim.'],
        ['Vale para o filhote da primeira voltinha e para o velhinho que já se confunde no caminho. Cada um precisa de alguém que ligue.'],
        ['Confira nome e número com calma, em voz alta. E refaça sempre que o telefone da família mudar.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O que escrever {no topic}.',
        'Um detalhe para conferir todo mês: {topic}.',
        'Perdeu o bicho? O que ajuda, além {do topic}.',
      ],
      steps: [
        ['Muitas famílias escrevem apenas o nome do bicho. Quem o encontra sabe como chamar, mas não para quem ligar.'],
        ['Quem encontra um bicho tem poucos segundos de atenção, porque ele se mexe. O telefone precisa ser a informação mais fácil de ler.'],
        ['Dê preferência ao celular com DDD e confira todo mês a leitura e a argola. O microchip completa, mas exige leitor.'],
        ['Quem prepara identificações lê cada número de trás para frente. Assim o olho não completa sozinho o que está errado.'],
      ],
    },
    casual: {
      openings: [
        'O que não pode faltar {no topic}.',
        'Mudou de número? Então olha {o topic}.',
        'Confere aí rapidinho, antes do passeio: {topic}.',
      ],
      steps: [
        ['Nome lindo, patinha, coração, e cadê o telefone? Já vi bicho na rua com tudo, menos o que a gente precisava.'],
        ['Bicho perdido não fica parado pra ninguém ler. Se o número for grande e claro, quem acha consegue ver de primeira.'],
        ['Põe celular com DDD e olha de vez em quando se ainda dá pra ler. E vê se a argola não tá abrindo.'],
        ['Eu leio o número umas três vezes, uma delas de trás pra frente. É mania, mas nessa hora mania ajuda.'],
      ],
    },
    funny: {
      openings: [
        'Dossiê de um fugitivo com {topic}.',
        'O gato de apartamento também quer {topic}.',
        'Ficha completa do suspeito: {topic}.',
      ],
      steps: [
        ['Procura-se bicho de porte médio, olhar inocente e histórico de lixeiras. Visto pela última vez atrás do carro do pão.'],
        ['Para o bicho, o portão aberto é convite, e não descuido. Ele sai com a consciência mais limpa da rua.'],
        ['Escreva o telefone em vez dos apelidos, que não cabem. Na dúvida, o barulho do saquinho de petisco ainda é o melhor chamado.'],
        ['Quem prepara plaquinhas conhece os nomes mais criativos do bairro. Há mais Nina do que se imagina, e pelo menos um Seu Jorge.'],
      ],
    },
    motivational: {
      openings: [
        'O dia em que ele ganhou nome e {topic}.',
        'Um telefone que traz de volta: {topic}.',
        'Quem cuida pensa no telefone e {no topic}.',
      ],
      steps: [
        ['Há histórias de bichos que voltaram porque um desconhecido parou e ligou. A família nunca mais esquece aquela voz.'],
        ['Quem encontra um bicho quase sempre quer ajudar. Um número legível transforma a boa vontade em telefonema.'],
        ['Ensine também a volta ao chamado, com petisco e distância curta. Cinco minutos por dia no quintal já fazem diferença.'],
        ['Quem faz uma plaquinha torce para que ela nunca seja usada. Mesmo assim, confere cada número como se fosse hoje.'],
      ],
    },
  },
}
