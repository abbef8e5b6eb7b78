import type { ProductType } from '../product-type.ts'

export const easterEgg: ProductType = {
  nouns: ['ovo de Páscoa', 'ovo de colher', 'ovo de chocolate', 'mini ovo'],
  asks: ['quantos presentes você vai dar', 'para quem é', 'qual sabor a pessoa prefere'],
  questions: {
    sale: ['Quem é o primeiro da sua lista de Páscoa?', 'Chocolate mais amargo ou bem doce?'],
    content: ['Você procurava ovo escondido quando criança?', 'Seu ovo dura um dia ou um mês?'],
  },
  emojis: ['🐰', '🍫', '🥚'],
  hashtags: ['ovodepascoa', 'ovosdepascoa', 'pascoa', 'ovodecolher', 'ovosdecolher', 'chocolate', 'ovosartesanais'],
  sale: {
    professional: {
      openings: [
        'A Páscoa da sua mesa pode ter {topic}.',
        'Um presente esperado por todos na Páscoa: {topic}.',
        '{O topic} {faz/fazem} parte do almoço de Páscoa.',
      ],
      steps: [
        ['Depois do almoço de Páscoa, a família fica em volta da mesa e alguém começa a distribuir os ovos. A sala inteira presta atenção.', 'Quem procurou ovo pela casa quando criança ainda gosta de ganhar um. A idade muda, e a vontade de abrir continua.'],
        ['Um bom ovo agrada pelo chocolate e pelo momento. Ele se abre devagar, se mostra aos outros e quase sempre se divide.'],
        ['É presente para quem mora com você, para a madrinha, os avós, os colegas e para quem passa a Páscoa longe.'],
        ['Faça primeiro a lista de quem vai ganhar e anote o gosto de cada um. Na Páscoa, decidir cedo evita correria.'],
      ],
    },
    casual: {
      openings: [
        'Páscoa boa tem {topic}.',
        'Já fez sua lista? Começa por aqui: {topic}.',
        'Criança ou adulto, todo mundo espera {o topic}.',
      ],
      steps: [
        ['Na minha casa o almoço de Páscoa termina sempre igual: todo mundo na mesa, abrindo ovo e provando o do vizinho.', 'Lembra de procurar ovo atrás da cortina? A gente cresce, mas o coração dispara igual quando vê um embrulhado.'],
        ['O bom do ovo é a cerimônia. A gente abre, mostra, oferece um pedaço e já fica de olho no do vizinho.'],
        ['Tem pra criança, pra avó, pra amiga do trabalho e pra você, que também é gente e também merece.'],
        ['Faz a listinha com calma e põe o sabor do lado de cada nome. Deixar pra véspera dá um aperto danado.'],
      ],
    },
    funny: {
      openings: [
        'O coelho terceirizou o serviço: {topic}.',
        'Adulto também procura {o topic}, só que no armário.',
        'Esconda bem {o topic}, a família tem faro.',
      ],
      steps: [
        ['Os pais escondem os ovos tão bem que esquecem onde. Em julho alguém vai achar um dentro da panela de pressão.', 'A criança ganha três e promete dividir. O adulto que ajudou a abrir cobra a taxa de serviço em chocolate.'],
        ['Ovo de Páscoa tem essa vantagem: parece um só e acaba em vinte beliscadas. Ninguém sabe ao certo quanto já comeu.'],
        ['{Serve/Servem} de presente para afilhado, cunhada e chefe. Para quem diz que não come doce, dois, porque é o que mais belisca.'],
        ['Na lista, inclua o seu próprio nome. Quem espera sobrar descobre na segunda metade do almoço que não sobrou.'],
      ],
    },
    motivational: {
      openings: [
        'Lembrar de cada um na Páscoa dá trabalho e vale: {topic}.',
        'Páscoa em família merece {topic} na mesa.',
        'Um presente que reúne gente em volta: {topic}.',
      ],
      steps: [
        ['Alguém na família sempre faz a lista, lembra dos gostos e cuida para que ninguém fique sem. Na Páscoa, isso aparece.', 'A avó que escondia os ovos hoje recebe o dela. Ver a surpresa do outro lado da mesa é bonito.'],
        ['Chocolate de Páscoa junta paciência e ponto certo. Quem trabalha com ele passa semanas com a cozinha em outro ritmo.'],
        ['Quem passa a data de plantão ou longe de casa também gosta de ser lembrado. Um ovo diz que há lugar para essa pessoa.'],
        ['Comece pela pessoa que nunca espera ganhar nada. O presente que surpreende é o que mais se comenta depois.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Para aproveitar bem {o topic}, alguns cuidados.',
        'Tradição de Páscoa em pauta: {topic}.',
        'Como guardar e servir {o topic} em casa.',
      ],
      steps: [
        ['Passada a Páscoa, o chocolate fica dias no armário e aparece com manchas claras. Muita gente pensa logo que perdeu o presente.'],
        ['Quando esquenta e esfria, a gordura do cacau vai à superfície e forma a mancha clara. O porta-malas ao sol faz isso depressa.'],
        ['Leve no colo ou no chão do carro, longe do sol, e guarde em lugar fresco. Se houver recheio cremoso, geladeira.'],
        ['O costume de dar ovos na Páscoa é bem mais velho que o chocolate. Antes, eram ovos de verdade, pintados à mão.'],
      ],
    },
    casual: {
      openings: [
        'Bora conversar sobre Páscoa e chocolate? O tema é: {topic}.',
        'Eu tenho um método pra comer {o topic}.',
        'Antes do almoço de família, um papo sobre {o topic}.',
      ],
      steps: [
        ['Já levei ovo no carro num dia de sol e cheguei com chocolate mole. Aprendi do jeito mais triste.'],
        ['Chocolate amolece com pouca coisa, até com o calor da mão. Carro fechado então nem se fala.'],
        ['Leva longe do sol e deixa descansar em lugar fresco quando chegar. Se tiver recheio, vai direto pra geladeira.'],
        ['Perto da Páscoa minha cozinha muda de cheiro e de conversa. A gente fala de chocolate até quando quer falar de outra coisa.'],
      ],
    },
    funny: {
      openings: [
        'Estratégias de quem esconde {topic}.',
        'Acordos de Páscoa que ninguém cumpre: {topic}.',
        'A verdade sobre o sumiço {do topic}.',
      ],
      steps: [
        ['Existe o parente que guarda o dele até maio. Depois passa o mês inteiro comendo devagar na frente de todos.'],
        ['Quem acaba primeiro sofre, e quem guarda vira poderoso. A economia da Páscoa funciona desse jeito há gerações.'],
        ['Para não brigar, ponham tudo no meio da mesa e cada um prova o do outro. O chocolate acaba, mas a paz continua.'],
        ['No fim sobra aquele último pedaço que ninguém tem coragem de pegar. A coragem costuma aparecer quando a sala esvazia.'],
      ],
    },
    motivational: {
      openings: [
        'A semana mais trabalhosa da cozinha tem nome: {topic}.',
        'O que a Páscoa tem de mais bonito, com {topic}.',
        'Casca por casca, com atenção: {topic}.',
      ],
      steps: [
        ['As primeiras cascas de quem aprende quase sempre quebram na hora de soltar. Derrete-se tudo e começa-se outra vez.'],
        ['Chocolate solta da forma quando a temperatura e o tempo de frio foram respeitados. Forçar antes só racha.'],
        ['Em casa, faça pistas simples para a busca, com desenho ou rima. O caminho diverte mais que o chocolate no fim.'],
        ['A lembrança da Páscoa quase nunca é do tamanho do ovo. É de quem escondeu, de quem achou e de quem dividiu.'],
      ],
    },
  },
}
