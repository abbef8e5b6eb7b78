import type { ProductType } from '../product-type.ts'

export const greenCorn: ProductType = {
  nouns: ['pamonha', 'pamonha doce', 'pamonha salgada', 'pamonha recheada', 'pamonha assada', 'curau', 'curau de milho', 'curau de milho verde', 'canjica de milho verde', 'milho cozido', 'milho verde cozido'],
  asks: ['quantas pessoas vão comer', 'para quando é', 'se é para festa ou para o lanche em casa'],
  questions: {
    sale: ['Quem da sua família não resiste a milho?', 'Com quem você dividiria um lanche desses?'],
    content: ['Qual comida de milho não pode faltar na sua festa junina?', 'Você ajuda a descascar o milho ou só aparece para comer?'],
  },
  emojis: ['🌽', '😋', '🔥'],
  hashtags: ['milho', 'milhoverde', 'pamonha', 'pamonhas', 'curau', 'comidajunina', 'festajunina', 'comidadaroca'],
  sale: {
    professional: {
      openings: [
        'Milho verde com sabor de festa junina: {topic}.',
        'Sabor de milho em qualquer época do ano: {topic}.',
        '{O topic} {traz/trazem} a festa junina para dentro de casa.',
      ],
      steps: [
        ['A tarde esfriou, as crianças chegaram da escola e a casa inteira procura alguma coisa para comer. O milho resolve com gosto.', 'Na estrada, a placa de milho verde faz qualquer carro diminuir. A família desce, senta e a viagem espera um pouco.'],
        ['O milho tem um doce que é só dele e um cheiro que chega antes do prato. É comida simples, que dispensa enfeite.'],
        ['{Combina/Combinam} com o lanche da tarde, a festa junina, a visita que chega sem avisar e a noite fria em casa.'],
        ['Conte as pessoas da casa e diga para que dia é. Se for festa junina, considere que muita gente repete.'],
      ],
    },
    casual: {
      openings: [
        'Pensa num lanche com gosto de roça: {topic}.',
        'Milho, mesa e gente querida: {topic}.',
        'Hoje o cheirinho de milho tá por conta {do topic}.',
      ],
      steps: [
        ['Deu quatro da tarde e bateu aquela fome que pão não resolve. Milho resolve, ainda mais com chuva lá fora.', 'Eu como milho em junho, em julho e no resto do ano. Pra mim, festa junina nunca teve data pra acabar.'],
        ['O gosto é de milho mesmo, daquele que lembra quintal e fogueira. Basta um prato, um guardanapo e sossego.'],
        ['{Vai/Vão} bem no lanche das crianças, na festa da escola, no trabalho e na visita pra mãe. Milho agrada meio mundo.'],
        ['Me conta quantas pessoas são e quando vocês querem comer. Se tem festa, pensa também em quem leva um pouco pra casa.'],
      ],
    },
    funny: {
      openings: [
        'Festa junina o ano inteiro, por decisão da família: {topic}.',
        'Já tem gente de chapéu de palha esperando {o topic}.',
        'O vizinho sentiu o cheiro de milho e veio devolver um pote: {topic}.',
      ],
      steps: [
        ['O cheiro de milho passou pelo portão, e três vizinhos vieram saber se estava tudo bem. Estava, e ficou ainda melhor com cadeiras.', 'A tia chegou à festa junina com a quadrilha ensaiada. Foi direto para o milho e só dançou em volta da mesa.'],
        ['O milho não precisa de propaganda. Basta o cheiro escapar pela janela, e a rua inteira arruma um assunto para conversar.'],
        ['É lanche para a criança que não para quieta, para o avô que conta histórias e para quem só veio buscar o carregador.'],
        ['Conte as pessoas da casa e some as que vão aparecer por acaso. O cheiro de milho vai longe.'],
      ],
    },
    motivational: {
      openings: [
        'Da espiga ao prato, muitas mãos: {topic}.',
        'O milho junta a família, e {o topic} {vai/vão} para o meio da mesa.',
        'Quem trabalhou o dia todo merece sentar com {topic}.',
      ],
      steps: [
        ['Depois de uma semana de pressa, a família enfim senta à mesma mesa. Um lanche de milho ajuda a conversa a durar.', 'A equipe da festa da escola montou barraca, pendurou bandeirinha e correu a tarde inteira. No fim, também merece comer milho.'],
        ['Cada espiga passou por mãos que plantaram, colheram e descascaram. Um sabor tão simples leva muito trabalho antes da panela.'],
        ['É um carinho para quem cresceu no interior, para quem mora longe da família e para quem monta a festa junina.'],
        ['Pense em quem vai dividir a mesa e em quanto cada um costuma comer. Vale guardar um pouco para quem chega tarde.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Milho verde, da escolha da espiga ao prato: {topic}.',
        'O que a espiga conta sobre {o topic}.',
        'O ponto do milho faz diferença {no topic}.',
      ],
      steps: [
        ['Muita gente escolhe o milho pelo tamanho da espiga. Em casa, os grãos ficam duros mesmo depois de muito fogo.'],
        ['A maciez depende da idade do grão. No milho novo, a unha entra fácil e solta um leite branco. No velho, quase nada.'],
        ['Na feira, abra um pouco a palha e aperte um grão. Prefira palha bem verde e grãos cheios e juntos.'],
        ['Do milho saem pratos doces e salgados, de norte a sul. Cada região dá o seu nome e jura que é o certo.'],
      ],
    },
    casual: {
      openings: [
        'Conversa de quem gosta de milho: {topic}.',
        'Puxa um banquinho e descasca a espiga comigo: {topic}.',
        'Na sua cidade, {o topic} {tem/têm} hora certa de comer?',
      ],
      steps: [
        ['Todo mundo já ficou com cabelo de milho grudado na mão, na mesa e na roupa. E sempre sobra um fio na panela.'],
        ['O cabelo da espiga se esconde entre uma fileira de grãos e outra. Puxando depressa, ele arrebenta e metade fica lá.'],
        ['Esfrega a espiga com uma escovinha debaixo da torneira, sempre no sentido das fileiras. Sai quase tudo, e a pia agradece.'],
        ['Descascar milho em roda ainda é um dos meus programas preferidos. A mão trabalha, e a conversa rende.'],
      ],
    },
    funny: {
      openings: [
        'A culpa da fila na festa junina é de uma coisa só: {topic}.',
        'O que se ouve na fila da barraca por causa {do topic}.',
        'Investigação de cozinha, com palha por toda parte: {topic}.',
      ],
      steps: [
        ['Na festa junina, a fila do milho dá três voltas na fogueira. A do correio elegante tem duas pessoas, e uma é a professora.'],
        ['Cheiro de milho anda mais rápido que a quadrilha. Quando o noivo diz sim, metade dos convidados já está na barraca.'],
        ['Passe na barraca antes da dança, porque depois todos têm a mesma ideia. E deixe um primo guardando lugar na outra fila.'],
        ['Em dezembro, ainda aparece palha de milho no bolso da camisa xadrez. A festa acabou, mas não completamente.'],
      ],
    },
    motivational: {
      openings: [
        'Espiga por espiga, um trabalho que se vê pouco: {topic}.',
        'Antes {do topic}, há uma roça inteira que acorda cedo.',
        'Paciência de quem conhece o milho: {topic}.',
      ],
      steps: [
        ['Quem só vê o prato servido pensa que milho é rápido. Antes do fogo há saco pesado, palha por todo lado e braços cansados.'],
        ['Milho não espera. Depois de colhido, vai perdendo a doçura a cada dia, e quem trabalha com ele começa cedo.'],
        ['Compre as espigas no dia em que vai usar e chame alguém para descascar junto. Em dupla, a pilha diminui depressa.'],
        ['Uma roça de milho alimenta gente que nunca vai se conhecer. Quem cozinha é a última mão antes da mesa.'],
      ],
    },
  },
}
