import type { ProductType } from '../product-type.ts'

export const photoTile: ProductType = {
  nouns: ['azulejo personalizado', 'azulejo com foto'],
  asks: ['para quem é', 'onde vai ficar', 'qual é a imagem'],
  questions: {
    sale: ['Em que canto da casa ficaria o seu?', 'Para quem você daria um?'],
    content: ['Que foto da sua família merecia sair do celular?', 'Quem tem a estante mais cheia de lembranças aí?'],
  },
  emojis: ['🖼️', '📷', '🏠'],
  hashtags: ['azulejopersonalizado', 'azulejocomfoto', 'azulejospersonalizados', 'azulejo', 'presentecomfoto', 'sublimacao', 'azulejosublimado'],
  sale: {
    professional: {
      openings: [
        'Uma lembrança com lugar certo na casa: {topic}.',
        '{O topic} {enfeita/enfeitam} a estante, a mesa ou a parede.',
        'Um presente que fica à vista: {topic}.',
      ],
      steps: [
        ['A estante tem livros, um vaso e um espaço vazio. É ali que uma boa lembrança costuma morar por muitos anos.', 'Na casa dos avós, cada peça da sala tem uma história. A visita aponta, e alguém começa a contar.'],
        ['Ocupa pouco espaço e não depende de tela nem de álbum. Quem passa pela sala olha sem precisar procurar.'],
        ['Agrada a avós, padrinhos, professores, casais e amigos que dividiram uma viagem. Serve à casa e ao trabalho.'],
        ['Pense em onde vai ficar e escolha uma imagem nítida, no arquivo original. O lugar ajuda a decidir o tamanho.'],
      ],
    },
    casual: {
      openings: [
        'A estante ganhou história: {topic}.',
        'Eu já sei quem ia chorar com {topic}.',
        'Presente que a pessoa põe na sala: {topic}.',
      ],
      steps: [
        ['Sabe aquele cantinho da estante que tá sempre vazio? Uma lembrança boa ali e a sala ganha outra cara.', 'A avó ganha, pega os óculos, olha de perto e já procura o melhor lugar da sala. Não demora um minuto.'],
        ['É pequeno, mas fica ali todo dia, na altura do olho. Bem diferente da foto perdida no celular.'],
        ['Bom pra avó, pra madrinha, pra amiga, pro casal. E pra mesa do trabalho, que anda precisando.'],
        ['Manda a imagem original, sem print, e pensa onde vai ficar. Cozinha, sala e escritório pedem coisas diferentes.'],
      ],
    },
    funny: {
      openings: [
        'A visita vai perguntar, prepare a história: {topic}.',
        'A avó já tirou o vaso do lugar por causa {do topic}.',
        'Na sala, ao lado do porta-retratos de 1987: {topic}.',
      ],
      steps: [
        ['A avó recebeu o presente e tirou da estante três troféus do avô. Ele entendeu o recado.', 'A visita só perguntou quem era. Vinte minutos depois, sabia o nome de todos os primos e o apelido do cachorro.'],
        ['Não pede senha, não acaba a bateria e não some no meio de duzentas mensagens de bom-dia.'],
        ['Para a tia que enfeita tudo, para o amigo que não enfeita nada e para quem mudou e ainda tem a sala vazia.'],
        ['Escolha bem a imagem. A pessoa que saiu de olho fechado vai visitar a casa e vai reparar.'],
      ],
    },
    motivational: {
      openings: [
        'O que a família viveu, bem à vista: {topic}.',
        'Um agradecimento que a pessoa guarda: {topic}.',
        '{O topic} para quem dá valor às lembranças.',
      ],
      steps: [
        ['Numa prateleira simples, uma avó reuniu os momentos dos netos. Passa o pano ali todo dia, e não é pela poeira.', 'A turma quis agradecer a quem ensinou o ano inteiro. Um presente com lembrança fica na sala por muito tempo.'],
        ['Imagens impressas são poucas, e por isso são vistas. Escolher uma entre mil já é um carinho.'],
        ['Para quem criou, ensinou, acolheu ou viajou junto. A lembrança diz obrigado todos os dias, sem repetir.'],
        ['Escolha um momento que os dois reconheçam. A melhor imagem é a que faz a pessoa contar a história.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'Onde colocar {o topic} em casa.',
        'A imagem certa para {o topic}.',
        'Limpar sem estragar a imagem: {topic}.',
      ],
      steps: [
        ['Uma foto cheia de gente parece boa na tela. Em poucos centímetros, os rostos quase desaparecem.'],
        ['O olho procura primeiro os rostos e o contraste. Quando tudo é pequeno e escuro, a imagem perde a graça.'],
        ['Prefira fotos claras, com poucas pessoas. Deixe a peça na altura dos olhos e limpe só com um pano macio.'],
        ['Quem prepara uma imagem a vê muitas vezes antes de terminar. Acaba conhecendo o sorriso de gente que nunca encontrou.'],
      ],
    },
    casual: {
      openings: [
        'Tira de trás do vaso: {topic}.',
        'Que imagem escolher? Umas dicas pra {topic}.',
        'Um lugar bom pra {topic}.',
      ],
      steps: [
        ['A gente ganha uma lembrança linda e põe na estante, atrás do vaso. Aí passam meses e ninguém vê.'],
        ['É que a gente enche a prateleira e esquece de olhar. E imagem com muita coisa precisa de espaço.'],
        ['Escolhe foto clara, de pertinho, e põe na altura do olho. Pra limpar, só um paninho macio.'],
        ['Tem imagem que chega aqui e eu fico inventando a história. Às vezes a pessoa conta, e é melhor ainda.'],
      ],
    },
    funny: {
      openings: [
        'A disputa pela melhor prateleira: {topic}.',
        'O troféu do avô perdeu o lugar para {o topic}.',
        'Fotos aprovadas por toda a família, {no topic}.',
      ],
      steps: [
        ['O neto mais velho reparou que o mais novo está na frente. A avó jura que foi para equilibrar a prateleira.'],
        ['Em família, lugar na estante é assunto sério. Na frente ficam os que visitam mais.'],
        ['Para manter a paz, faça um rodízio. Ou escolha uma foto em que todos apareçam e ninguém possa reclamar.'],
        ['No fim, a foto da frente é a do cachorro. Ele nunca se queixou de nada.'],
      ],
    },
    motivational: {
      openings: [
        'A prateleira que conta uma família: {topic}.',
        'Uma imagem escolhida com carinho: {topic}.',
        'Lembranças que se veem todo dia, como {topic}.',
      ],
      steps: [
        ['De passagem para a cozinha, alguém toca de leve numa lembrança da estante. Faz isso há anos, sem notar.'],
        ['O que fica à vista entra nas conversas. As crianças perguntam, os mais velhos contam, e a história não se perde.'],
        ['Escreva num papel quem está na imagem e quando foi, e guarde atrás. Um dia alguém vai agradecer.'],
        ['Uma casa leva tempo para ficar parecida com quem mora nela. Cada lembrança posta na sala ajuda um pouco.'],
      ],
    },
  },
}
